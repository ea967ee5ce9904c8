import TouchLayout
import TouchModel

/// Where a view reacts.
extension UIKitElementMaker {
  /// How its transform, or that of its class, scales a view.
  func scale(of facts: ViewFacts) -> Scale {
    guard facts.scale.isIdentity, let type = facts.type else { return facts.scale }
    let inner = solver.classes.reading(type, facts.construction)
    var scale = inner.own.map { inner.facts($0).scale } ?? Scale()
    scale.isTurned = scale.isTurned || facts.scale.isTurned
    return scale
  }

  /// What the class of a view says of where it reacts.
  func touchArea(of facts: ViewFacts) -> TouchArea {
    var changing: Set<String> = []
    if let type = facts.type { changing = solver.classes.reading(type, nil).assigned }
    return TouchArea(
      index: index, setting: setting, type: facts.type, className: facts.className,
      properties: facts.properties, fields: facts.construction?.fields ?? [:], changing: changing)
  }

  /// Whether a row shows a view beside what it holds.
  func isAccessory(_ facts: ViewFacts) -> Bool {
    guard case .other(let host)? = facts.host, facts.systemKind == nil else { return false }
    return Self.accessories.contains(host)
  }

  /// How long an accessory of a row reacts: as long as it is, and perhaps as far as the row lets it.
  ///
  /// Source: a switch that rows of iOS 17 and 18 show so reacts from its start to the row's end, 20 points
  /// behind its own, and as high as the row is (AccessibilitySnapshot, `testTableHitTarget`). Of other views
  /// nothing was measured.
  func reactingInRow(_ span: Span, along axis: Axis) -> Span {
    guard span.isBounded else { return span }
    var result = span
    result.isVaried = true
    result.certainty = max(span.certainty, .estimated)
    result.high = axis == .horizontal ? span.high + Self.marginOfAccessory : .infinity
    result.reason = "its row lets it react beyond its frame"
    return result
  }

  private static let marginOfAccessory = 20.0

  /// The property by whose name code outside the source enlarges where a view reacts; nil for none.
  func outerEnlarging(of facts: ViewFacts) -> String? {
    guard reader.owner != nil else { return nil }
    return facts.properties.keys.sorted().first { name in
      Self.touching.contains(where: name.holds) && Self.enlarging.contains(where: name.holds)
        && !reader.declares(name, facts)
    }
  }

  /// What names say that is about touches, and about where those count.
  private static let (touching, enlarging) = (
    ["hit", "touch", "tap"],
    ["area", "insets", "inset", "outsets", "outset", "edge", "slop", "expansion", "margin"]
  )

  /// Why a view may react nowhere, as what its cell shows may lie over it; nil where it may not.
  func coveringContent(over id: ViewFacts.ID) -> String? {
    isBehindContent(id) ? "the content view of its cell may lie over it" : nil
  }

  /// Whether a view may lie behind the one in a table's cell that holds what the cell shows, and that takes
  /// touches. Since iOS 14 a cell lays that over what is added to the cell itself.
  private func isBehindContent(_ id: ViewFacts.ID) -> Bool {
    guard let own = reader.own.map(reader.canonical),
      reader.facts(own).className == "UITableViewCell"
    else { return false }
    var inside = reader.canonical(id)
    for _ in 0..<SetupReader.mostAround {
      guard let parent = reader.superview(of: inside) else { return false }
      if parent == own {
        return inside != reader.ownContent && reader.ownContent.map(reader.facts)?.reacts != [false]
          && !reordersViews
      }
      inside = parent
    }
    return false
  }

  /// Whether the class's file moves views before or behind others.
  var reordersViews: Bool { reader.mayHold(anyOf: Self.reordering) }

  /// What moves views before or behind others.
  static let reordering = ["bringSubviewToFront", "sendSubviewToBack", "zPosition"]

  /// What the views around leave of a hit region.
  struct Rest {
    var region: Region
    /// What they leave at least, where some may be no longer than what they hold.
    var least: Region
    /// The innermost view that cuts some of it off; nil where none does.
    var cutter: Screen.Element.Taker?
  }

  /// What the views around leave of the hit region of a view of a size: touches beyond their bounds do not
  /// reach it.
  func rest(of region: Region, of size: Size, around view: ViewFacts.ID) -> Rest {
    guard let whole = region.boundingBox else { return Rest(region: region, least: region) }
    solver.steps.renew()
    let (x, y) = (
      solver.reach(beyond: view, along: .horizontal), solver.reach(beyond: view, along: .vertical)
    )
    let (across, down) = (
      solver.interfaceSpare(of: view, along: .horizontal),
      solver.interfaceSpare(of: view, along: .vertical)
    )
    var box = Rect(
      left: max(whole.minX, -min(x.start, across.start)),
      top: max(whole.minY, -min(y.start, down.start)),
      right: min(whole.maxX, size.width + min(x.end, across.end)),
      bottom: min(whole.maxY, size.height + min(y.end, down.end)))
    let drawn = (box.width < whole.width ? across.outer : nil) ?? down.outer
    var cutter =
      box == whole
      ? nil : (x.edge ?? y.edge).map { taker($0) } ?? drawn.map(Screen.Element.Taker.init)
    var inside = view
    for _ in 0..<SetupReader.mostAround {
      guard !reader.facts(inside).isOwn, let parent = reader.superview(of: inside) else { break }
      let outer = reader.facts(parent)
      guard !(outer.isOwn && reader.isController), outer.type?.overridesHitTesting != true else {
        break
      }
      let width = solver.span(of: parent, along: .horizontal)
      let height = solver.span(of: parent, along: .vertical)
      if width.isBounded, width.high < box.width {
        box = box.narrowed(width: width.high)
        cutter = cutter ?? taker(parent, width)
      }
      if height.isBounded, height.high < box.height {
        box = box.narrowed(height: height.high)
        cutter = cutter ?? taker(parent, height)
      }
      inside = parent
    }
    let least = Rect(
      left: max(box.minX, -x.sureStart), top: max(box.minY, -y.sureStart),
      right: min(box.maxX, size.width + x.sureEnd), bottom: min(box.maxY, size.height + y.sureEnd))
    let rest = whole == box ? region : Region(box)
    return Rest(region: rest, least: least == box ? rest : Region(least), cutter: cutter)
  }

  /// Whether views that may be no longer than what they hold may cut off what reacts beyond a view's own
  /// bounds.
  func mayBeCut(_ view: ViewFacts.ID, _ spans: Spans, by area: TouchArea) -> Bool {
    let size = Size(width: spans.width.low, height: spans.height.low)
    guard case .area(let hit) = area.answer(for: size) else { return false }
    let rest = rest(of: Region(hit), of: size, around: view)
    return rest.least != rest.region
  }

  /// Lets as little of a view react at its smallest as the views around may leave, where they leave all of it
  /// at its largest, or enough of a side that may be of any length: whether they cut it off is not known.
  func settleCuts(in layouts: inout [Screen], _ spans: Spans) {
    guard let smallest = layouts.firstIndex(where: { $0.variant.content == .smallest }),
      let largest = layouts.first(where: { $0.variant.content == .largest })?.elements.first,
      let left = largest.clipped.boundingBox?.size, let whole = largest.region.boundingBox?.size,
      left.width == whole.width || left.width >= Self.enough,
      left.height == whole.height || left.height >= Self.enough
    else { return }
    let isWhole = largest.clipped == largest.region
    let across = isWhole || !spans.width.isBounded
    let down = isWhole || !spans.height.isBounded
    for number in layouts[smallest].elements.indices where across || down {
      let element = layouts[smallest].elements[number]
      guard let whole = element.region.boundingBox, let left = element.clipped.boundingBox,
        !(across && down)
      else {
        layouts[smallest].elements[number].region = element.clipped
        continue
      }
      let (x, y) = (across ? left : whole, down ? left : whole)
      layouts[smallest].elements[number].region = Region(
        Rect(left: x.minX, top: y.minY, right: x.maxX, bottom: y.maxY))
    }
  }

  /// How long a side is that is long enough, in points.
  private static let enough = 44.0

  /// A view as what cuts another off.
  private func taker(_ view: ViewFacts.ID, _ length: Span? = nil) -> Screen.Element.Taker {
    let facts = reader.facts(view)
    let isContent = reader.own.map { reader.isContent(view, of: $0) } ?? false
    let own = facts.isOwn || isContent ? reader.owner : nil
    return Screen.Element.Taker(
      name: own?.name ?? facts.name ?? "",
      place: length?.sources.last?.place ?? facts.place
        ?? own.map { Place($0.position, in: $0.file) })
  }
}

extension Screen.Element.Taker {
  /// What Interface Builder puts around a view that it cuts off.
  fileprivate init(_ outer: InterfaceFiles.Cut.Outer) {
    self.init(name: outer.name, place: outer.place)
  }
}

extension Scale {
  /// What it makes of a box around its middle, at an end of what is known of it; at least a point, since at
  /// nothing there is nothing to hit.
  private func box(of size: Size, at extent: Screen.Extent) -> Size {
    func side(_ length: Double, _ factor: Length) -> Double {
      let typical = factor.smallest > 0 ? factor.smallest : factor.largest
      let taken = extent == .typical ? typical : factor.value(at: extent)
      return max(length * taken, min(length, 1))
    }
    return Size(width: side(size.width, x), height: side(size.height, y))
  }

  /// Lets an element react where a transform around its middle brings it, at an end of what is known.
  func apply(to element: inout Screen.Element, at place: Place, _ extent: Screen.Extent) {
    let box = element.layout
    let before = element.region.boundingBox ?? box
    let after = self.box(of: box.size, at: extent)
    let (x, y) = (
      box.width > 0 ? after.width / box.width : 1, box.height > 0 ? after.height / box.height : 1
    )
    func scaled(_ rect: Rect) -> Rect {
      Rect(
        left: box.midX + (rect.minX - box.midX) * x, top: box.midY + (rect.minY - box.midY) * y,
        right: box.midX + (rect.maxX - box.midX) * x, bottom: box.midY + (rect.maxY - box.midY) * y)
    }
    element.region = Region(scaled(before))
    element.visual = scaled(element.visual)
    if x < 1 || y < 1 { element.controlSize = .small }
    element.trace.append(
      Screen.Step(
        place: place, name: "transform", operation: .effect, position: .label, frameBefore: box,
        frameAfter: scaled(box), regionBefore: before, regionAfter: scaled(before)))
  }
}

extension Rect {
  fileprivate func narrowed(width: Double) -> Rect {
    Rect(x: midX - width / 2, y: minY, width: width, height: height)
  }

  fileprivate func narrowed(height: Double) -> Rect {
    Rect(x: minX, y: midY - height / 2, width: width, height: height)
  }
}

extension String {
  /// Whether a word begins or ends in it as in a name of several words, as `hit` in `hitArea`.
  fileprivate func holds(_ word: String) -> Bool {
    hasPrefix(word) || contains(word.prefix(1).uppercased() + word.dropFirst())
  }
}
