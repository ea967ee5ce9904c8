import TouchModel

extension InterfaceFiles {
  /// What takes touches in front of a view.
  struct Cover: Hashable, Sendable {
    /// A point of a side, by how far it lies behind a point of a view that it goes along with.
    struct Mark: Hashable, Sendable {
      var distance: Double
      var point: Point

      /// Farther than anything reacts on a screen, in points.
      private static let far = 10_000.0

      /// A point outside of what is around the view, where there is nothing to take touches from.
      static let beforeAll = Mark(distance: -far, point: .start)
      static let behindAll = Mark(distance: far, point: .end)

      /// How far it lies behind the start of a view of a length.
      func position(in length: Double) -> Double { distance + point.fraction * length }
    }

    /// A point along a view.
    enum Point: Hashable, Sendable {
      case start, middle, end

      fileprivate var fraction: Double {
        switch self {
        case .start: 0
        case .middle: 0.5
        case .end: 1
        }
      }
    }

    /// From where to where it reaches along an axis.
    struct Side: Hashable, Sendable {
      var start, end: Mark

      /// How long it is; nil where that depends on how long the view is.
      var length: Double? {
        start.point == end.point ? end.distance - start.distance : nil
      }

      /// Whether it reaches from one end of the view to the other, however long that is.
      var isWhole: Bool {
        start.point == .start && start.distance <= 0 && end.point == .end && end.distance >= 0
      }

      /// Whether it leaves as much of the view, however much longer than so long that is: nothing, or what lies
      /// before its start or behind its end.
      func leavesKnown(of least: Double) -> Bool { leavesOneEnd && max(before, behind) <= least }

      /// Whether it leaves one end of the view alone, or nothing, and so of a shorter one no more.
      var leavesOneEnd: Bool {
        start.point == .start && end.point == .end && min(before, behind) == 0
      }

      /// How much lies before its start and behind its end where these go by the view's own.
      private var before: Double { max(0, start.distance) }
      private var behind: Double { max(0, -end.distance) }
    }

    /// What it is called, or else its tag.
    var name: String
    var place: Place
    var horizontal, vertical: Side
    /// Its class, where that is none of the system's.
    var className: String?
    /// The outlets that stand for it, by which code may change it.
    var outlets: [Listing]
    /// Whether it need not reach as far: it was drawn so, and how long it is goes by what is not known.
    var isPossible = false

    /// What it covers of an area around a view of a size; nil where that is nothing.
    func box(over size: Size, in area: Rect) -> Rect? {
      let box = Rect(
        left: horizontal.start.position(in: size.width),
        top: vertical.start.position(in: size.height),
        right: horizontal.end.position(in: size.width),
        bottom: vertical.end.position(in: size.height))
      return box.intersection(area)
    }
  }
}

extension InterfaceFile {
  /// What takes touches in front of a view, as far as it is known where that lies: what stands behind the
  /// view, or one around it, in the same view.
  func covers(
    of view: String, in around: [String], _ reading: Reading
  ) -> [InterfaceFiles.Cover] {
    var covers: [InterfaceFiles.Cover] = []
    for (inner, outer) in zip([view] + around, around) {
      guard let holder = elements[outer] else { break }
      if holder.tag != "stackView", let views = children[outer],
        let number = views.firstIndex(of: inner)
      {
        covers += views[(number + 1)...].compactMap { other in
          guard let element = elements[other], takesTouches(element), listed[other] == nil else {
            return nil
          }
          let layout = drawnLayout(with: [view, other], reading)
          return cover(other, element, over: view, in: around, layout)
        }
      }
      // From under what does not scroll along, what scrolls comes out.
      if Self.scrolling.contains(holder.tag) { break }
    }
    return covers
  }

  /// Where ends lie by constraints and by the frames that views without any are drawn with, some of them
  /// though code knows them.
  private func drawnLayout(with views: [String], _ reading: Reading) -> InterfaceLayout {
    if reading.drawnLayout == nil {
      var layout = reading.layout
      for id in elements.keys.sorted() where !connected.contains(id) {
        tieFrame(of: id, in: &layout)
      }
      tieToSafeAreas(ofScreens: true, by: constraints, in: &layout)
      reading.drawnLayout = layout
    }
    var layout = reading.drawnLayout ?? reading.layout
    for view in views where connected.contains(view) { tieFrame(of: view, in: &layout) }
    return layout
  }

  /// Notes where a view was drawn in the one around it, where that is what it has.
  private func tieFrame(of id: String, in layout: inout InterfaceLayout) {
    guard let element = elements[id], !element.isVaried, let outer = element.parent,
      let outside = elements[outer]
    else { return }
    for axis in [Axis.horizontal, .vertical] {
      let (own, around) = (layout.ends(of: id, along: axis), layout.ends(of: outer, along: axis))
      if let start = element.frame.startInset(along: axis) {
        layout.tie(own.start, to: around.start, distance: start)
      }
      if let end = element.frame.endInset(along: axis, in: outside.frame) {
        layout.tie(around.end, to: own.end, distance: end)
      }
      if let length = frame(of: element, along: axis)?.length {
        layout.tie(own.end, to: own.start, distance: length)
      }
    }
  }

  /// A view that takes touches as what does so in front of another; nil where nobody knows where.
  private func cover(
    _ id: String, _ element: Element, over view: String, in around: [String],
    _ layout: InterfaceLayout
  ) -> InterfaceFiles.Cover? {
    var isPossible = false
    func side(_ axis: Axis) -> InterfaceFiles.Cover.Side? {
      let known = self.side(of: id, over: view, in: around, layout, along: axis)
      if known == nil { isPossible = true }
      return known ?? drawnSide(of: id, over: view, layout, along: axis)
    }
    guard let horizontal = side(.horizontal), let vertical = side(.vertical),
      // How many touches a line takes is not known.
      [horizontal, vertical].allSatisfy({ $0.length.map { $0 > Self.thickestLine } ?? true })
    else { return nil }
    let outlets = outlets(of: id)
    guard outlets.count == (connected.contains(id) ? 1 : 0) else { return nil }
    return InterfaceFiles.Cover(
      name: outlets.first?.property ?? element.label.text ?? element.tag, place: element.place,
      horizontal: horizontal, vertical: vertical, className: element.view.className,
      outlets: outlets, isPossible: isPossible)
  }

  /// Where the ends of a view lie by those of another beside it, of one of which that is known, if it reaches
  /// beyond the other as it was drawn.
  private func drawnSide(
    of id: String, over view: String, _ layout: InterfaceLayout, along axis: Axis
  ) -> InterfaceFiles.Cover.Side? {
    guard let element = elements[id], let other = elements[view], element.parent == other.parent,
      element.frame.isDrawn(over: other.frame, along: axis)
    else { return nil }
    let ends = layout.ends(of: id, along: axis)
    let (start, end) = (
      mark(of: ends.start, over: view, layout), mark(of: ends.end, over: view, layout)
    )
    guard (start == nil) != (end == nil) else { return nil }
    return InterfaceFiles.Cover.Side(start: start ?? .beforeAll, end: end ?? .behindAll)
  }

  /// Where an end lies by those of a view; nil where equations do not say so.
  private func mark(
    of end: InterfaceLayout.End, over view: String, _ layout: InterfaceLayout
  ) -> InterfaceFiles.Cover.Mark? {
    let other = layout.ends(of: view, along: end.axis)
    let points: [(InterfaceLayout.End, InterfaceFiles.Cover.Point)] = [
      (other.start, .start), (other.end, .end),
    ]
    for (from, point) in points {
      guard let distance = layout.offset(of: end, behind: from) else { continue }
      return InterfaceFiles.Cover.Mark(distance: distance, point: point)
    }
    for (from, point) in points {
      guard let distance = layout.offsetOnScreen(of: end, behind: from) else { continue }
      return InterfaceFiles.Cover.Mark(distance: distance, point: point)
    }
    return nil
  }

  /// Whether a view keeps touches from what is behind it. Labels and pictures that do not say so; of other
  /// views of the system's that show no more it is not published.
  ///
  /// Source: the files that Xcode writes, where a view of any class takes touches unless its tag says
  /// `userInteractionEnabled="NO"`, as it does of labels and pictures until that is ticked.
  private func takesTouches(_ element: Element) -> Bool {
    !element.isHidden && element.reacts && !element.isVaried && element.number == nil
      && element.attributes.isDisjoint(with: Self.withholding)
      && (Self.taking.contains(element.tag) || element.view.controlClass != nil
        || Self.scrolling.contains(element.tag))
  }

  private static let taking: Set<String> = [
    "view", "visualEffectView", "stackView", "label", "imageView",
  ]

  /// The names by which attributes of the app's own hide a view or keep touches from it.
  private static let withholding: Set<String> = [
    "hidden", "isHidden", "alpha", "userInteractionEnabled", "isUserInteractionEnabled",
    "layer.hidden", "layer.opacity",
  ]

  /// Where the ends of a view lie by those of another, of one of which no more may be known than that it lies
  /// beyond that of the other; nil where constraints do not say so.
  ///
  /// - Parameter around: What the other lies in.
  private func side(
    of id: String, over view: String, in around: [String], _ layout: InterfaceLayout,
    along axis: Axis
  ) -> InterfaceFiles.Cover.Side? {
    let (own, other) = (layout.ends(of: id, along: axis), layout.ends(of: view, along: axis))
    typealias Mark = InterfaceFiles.Cover.Mark
    // Beyond the ends of the other, and of what is around that, there is nothing to take touches from.
    func isOutside(_ end: InterfaceLayout.End) -> Bool {
      let beyond =
        end.isStart
        ? layout.least(from: end, to: other.start) : layout.least(from: other.end, to: end)
      if let beyond, beyond >= 0 { return true }
      return around.contains { outer in
        let ends = layout.ends(of: outer, along: axis)
        let from = end.isStart ? ends.start : ends.end
        let offset =
          layout.offset(of: end, behind: from) ?? layout.offsetOnScreen(of: end, behind: from)
        return offset.map { end.isStart ? $0 <= 0 : $0 >= 0 } ?? false
      }
    }
    let start = mark(of: own.start, over: view, layout) ?? (isOutside(own.start) ? .beforeAll : nil)
    let end = mark(of: own.end, over: view, layout) ?? (isOutside(own.end) ? .behindAll : nil)
    if let start, let end { return InterfaceFiles.Cover.Side(start: start, end: end) }
    guard start == nil, end == nil,
      let (distance, least) = layout.middle(of: id, beside: view, along: axis), least > 0
    else { return nil }
    return InterfaceFiles.Cover.Side(
      start: Mark(distance: distance - least / 2, point: .middle),
      end: Mark(distance: distance + least / 2, point: .middle))
  }
}
