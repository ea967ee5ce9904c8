import TouchModel

/// What a picture of a finding shows: an element and what lies near it in one layout.
public struct Surroundings: Hashable, Sendable {
  /// One element of the picture, with its frames in points from the screen's top left.
  public struct Item: Hashable, Sendable {
    /// What it is, as a button or a slider.
    public var kind: Screen.Element.Kind
    /// What it shows or is called, if that is known.
    public var label: String?
    /// The bounding box of what it draws.
    public var visual: Rect
    /// Where a touch acts, before clipping and covering.
    public var region: Region
    /// The hit region less what an ancestor clips and what a view in front takes.
    public var effective: Region

    /// Creates an item.
    public init(
      kind: Screen.Element.Kind, label: String? = nil, visual: Rect, region: Region,
      effective: Region? = nil
    ) {
      self.kind = kind
      self.label = label
      self.visual = visual
      self.region = region
      self.effective = effective ?? region
    }
  }

  /// The area that was offered to the root.
  public var bounds: Rect
  /// The element at fault.
  public var element: Item
  /// The elements near it, from back to front.
  public var neighbours: [Item]

  /// Creates surroundings.
  public init(bounds: Rect, element: Item, neighbours: [Item] = []) {
    self.bounds = bounds
    self.element = element
    self.neighbours = neighbours
  }
}

extension Surroundings {
  /// How far from what an element draws and where it reacts its neighbours are shown, in points: a
  /// fingertip's width beyond the largest targets that guidelines ask for.
  static let reach = 60.0
  /// The most neighbours that are kept, the nearest: the days of a calendar would fill any picture.
  static let most = 24

  /// What lies around an element of a layout.
  init(of element: Screen.Element, on screen: Screen) {
    let item = Item(element)
    let window = item.box.outset(by: Outsets(all: Surroundings.reach))
    var near: [(order: Int, item: Item, distance: Double)] = []
    for (order, other) in screen.elements.enumerated() {
      let isSame =
        other.id == element.id && other.kind == element.kind && other.layout == element.layout
      let neighbour = Item(other)
      guard !isSame, other.isShown(with: element), neighbour.box.intersection(window) != nil
      else { continue }
      near.append((order, neighbour, neighbour.box.distance(to: item.box)))
    }
    near.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    self.init(
      bounds: screen.bounds, element: item,
      neighbours: near.prefix(Surroundings.most).sorted { $0.order < $1.order }.map { $0.item })
  }
}

extension Surroundings.Item {
  /// The item that an element of a layout is.
  public init(_ element: Screen.Element) {
    self.init(
      kind: element.kind, label: element.label, visual: element.visual, region: element.region,
      effective: element.effective)
  }

  /// The box around what is drawn and what reacts.
  public var box: Rect {
    guard let reacts = region.boundingBox else { return visual }
    return visual.isEmpty ? reacts : visual.union(reacts)
  }
}

extension Screen.Element {
  /// Whether it is on the screen while another is: what the system shows for a while is not.
  fileprivate func isShown(with other: Screen.Element) -> Bool {
    !isApart || container == other.container
  }
}

extension Rect {
  /// The sum of the horizontal and vertical distances between two rectangles; 0 where they meet.
  fileprivate func distance(to other: Rect) -> Double {
    max(0, other.minX - maxX, minX - other.maxX) + max(0, other.minY - maxY, minY - other.maxY)
  }
}

#if !hasFeature(Embedded)
  extension Surroundings: Codable {}
  extension Surroundings.Item: Codable {}
#endif
