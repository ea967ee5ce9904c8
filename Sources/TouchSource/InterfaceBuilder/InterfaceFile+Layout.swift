/// Where a file of Interface Builder holds the ends of its views.
extension InterfaceFile {
  /// What constraints and the stack views that must hold say.
  func layout(by constraints: [Constraint]) -> InterfaceLayout {
    let held = Set(children.values.joined())
    var layout = InterfaceLayout(tops: Set(elements.keys).subtracting(held))
    for root in roots.sorted() where !document.isInset(elements[root]?.parent) {
      layout.fillScreen(root)
    }
    for id in elements.keys.sorted() where elements[id]?.isInList == true {
      layout.hold(id, along: .horizontal)
      guard let element = elements[id], var width = widthInList(of: id) else { continue }
      if element.tableEnd != nil {
        width.own = InterfaceLayout.Source(place: element.place, name: "width")
      }
      layout.add(width)
    }
    addRows(to: &layout)
    addTableEnds(to: &layout)
    for id in elements.keys.sorted() {
      guard let element = elements[id], let stack = element.stack, !element.isVaried else {
        continue
      }
      let views = children[id] ?? []
      stack.stretch(views, in: id, at: element.place, by: &layout)
      for view in views { layout.lodgings.add(view, holding: inside(view), in: id) }
      // What is hidden takes no part in what others are like, but code may show it.
      for view in views where elements[view]?.isHidden == true {
        layout.leaveOut(view, with: inside(view))
      }
      // Code adds views to a stack that it knows.
      guard !connected.contains(id) else { continue }
      if showsAll(views) {
        stack.line(views, in: id, by: &layout)
      } else {
        stack.share(views, in: id, by: &layout)
      }
    }
    for constraint in constraints where constraint.relation == .equal && holds(constraint) {
      add(constraint, to: &layout)
    }
    for constraint in constraints.flatMap(kept) { keep(constraint, in: &layout) }
    tieToSafeAreas(ofScreens: false, by: constraints, in: &layout)
    for (id, element) in elements where !connected.contains(id) {
      for axis in [Axis.horizontal, .vertical] {
        guard let given = frame(of: element, along: axis) else { continue }
        layout.give(
          id, given.length, along: axis,
          by: InterfaceLayout.Source(place: given.source.place, name: "frame", view: id))
      }
    }
    for id in shownInBars.sorted() where !mayBeResized(id) { giveFrame(of: id, to: &layout) }
    layout.settle()
    overfill(&layout)
    return layout
  }

  /// Whether a stack view shows all of some views, as far as is known: what is hidden leaves its place to the others.
  private func showsAll(_ views: [String]) -> Bool {
    views.filter(connected.contains).count <= 1
      && views.allSatisfy { elements[$0]?.isHidden == false }
  }

  /// Lines up the views of stack views that code knows where they are too long for those already, whatever it adds.
  private func overfill(_ layout: inout InterfaceLayout) {
    for id in elements.keys.sorted() where connected.contains(id) {
      guard let element = elements[id], let stack = element.stack, !element.isVaried,
        let views = children[id], showsAll(views), stack.isOverfull(views, in: id, by: layout)
      else { continue }
      stack.line(views, in: id, by: &layout)
    }
  }

  /// How wide a list makes what is in it: as wide as itself, less what it was laid out narrower by, as for
  /// an accessory; nil where there is no list around it, or that was not laid out.
  func widthInList(of id: String) -> InterfaceLayout.Ratio? {
    guard let list = around(id).first(where: { elements[$0]?.tag == "tableView" }),
      let outer = elements[list]?.frame.laidOut(along: .horizontal),
      let own = elements[id]?.frame.laidOut(along: .horizontal),
      // A list that is as wide as another device's screen was laid out at another time than its rows.
      (0...Self.mostBesideRow).contains(outer - own)
    else { return nil }
    return InterfaceLayout.Ratio(
      view: id, axis: .horizontal, other: list, otherAxis: .horizontal, multiplier: 1,
      constant: own - outer)
  }

  /// How much of a list's width is beside the content of a row at most, in points: margins of inset groups
  /// of 20 on each side and a detail disclosure button, which Interface Builder lays out 59 wide.
  static let mostBesideRow = 99.0

  /// Takes in a constraint that sets a least or a most.
  private func keep(_ constraint: Constraint, in layout: inout InterfaceLayout) {
    let (first, place) = (constraint.first, constraint.place)
    let source = InterfaceLayout.Source(place: place, name: first.attribute)
    func keep(_ end: InterfaceLayout.End, _ other: InterfaceLayout.End, by distance: Double) {
      if constraint.relation == .atLeast {
        layout.keep(end, behind: other, by: distance, source: source)
      } else {
        layout.keep(other, behind: end, by: -distance, source: source)
      }
    }
    guard constraint.multiplier == 1 else { return }
    guard let second = constraint.second else {
      guard let axis = Axis(length: first.attribute) else { return }
      let (start, end) = layout.ends(of: first.view, along: axis)
      return keep(end, start, by: constraint.constant)
    }
    guard let (end, other, distance) = ends(of: constraint, second) else { return }
    keep(end, other, by: distance)
  }

  /// The ends that a constraint ties to each other, with the distance of the first from the second; nil
  /// where those are not known.
  func ends(
    of constraint: Constraint, _ second: (view: String, attribute: String)
  ) -> (InterfaceLayout.End, InterfaceLayout.End, distance: Double)? {
    guard isOfContent(constraint, second),
      let (end, inset) = self.end(constraint.first.attribute, of: constraint.first.view),
      let (other, otherInset) = self.end(second.attribute, of: second.view)
    else { return nil }
    return (end, other, constraint.constant + otherInset - inset)
  }

  /// The view whose length a guide has along an axis.
  func measured(_ view: String, along axis: Axis) -> String {
    let holder = guides[view].flatMap { holder in
      [true, false].allSatisfy { isUncovered(holder, along: axis, atStart: $0) } ? holder : nil
    }
    return frameGuides[view] ?? holder ?? view
  }

  private func add(_ constraint: Constraint, to layout: inout InterfaceLayout) {
    let (first, place) = (constraint.first, constraint.place)
    if let axis = Axis(length: first.attribute) {
      guard let second = constraint.second else {
        let source = InterfaceLayout.Source(place: place, name: first.attribute, view: first.view)
        if isOutermost(first.view, in: layout) {
          layout.fix(first.view, constraint.constant, along: axis, by: source)
        } else {
          layout.give(first.view, constraint.constant, along: axis, by: source)
        }
        return
      }
      guard let otherAxis = Axis(length: second.attribute) else { return }
      layout.add(
        InterfaceLayout.Ratio(
          view: measured(first.view, along: axis), axis: axis,
          other: measured(second.view, along: otherAxis), otherAxis: otherAxis,
          multiplier: constraint.multiplier, constant: constraint.constant,
          own: InterfaceLayout.Source(place: place, name: first.attribute),
          source: around(first.view).contains(measured(second.view, along: otherAxis))
            ? nil
            : InterfaceLayout.Source(place: place, name: first.attribute, view: first.view)))
      return
    }
    guard let second = constraint.second else { return }
    let source = InterfaceLayout.Source(place: place, name: first.attribute)
    if let (end, other, distance) = ends(of: constraint, second) {
      layout.tie(end, to: other, distance: distance, by: source)
    } else if let axis = middle(first.attribute), middle(second.attribute) == axis,
      isOfContent(constraint, second)
    {
      layout.center(
        InterfaceLayout.Centering(
          view: measured(first.view, along: axis), other: measured(second.view, along: axis),
          axis: axis, distance: constraint.constant, source: source))
    } else if let centering = centering(by: constraint, second, source) {
      layout.center(centering)
    }
  }

  /// Whether a view is what a nib holds outermost and code puts into others: no controller's, no row and
  /// no header of a list.
  private func isOutermost(_ view: String, in layout: InterfaceLayout) -> Bool {
    layout.tops.contains(view) && !roots.contains(view) && elements[view]?.tag == "view"
      && elements[view]?.tableEnd == nil
  }

  /// What a constraint says that ties the middle of a view to an end of another; nil for any other.
  private func centering(
    by constraint: Constraint, _ second: (view: String, attribute: String),
    _ source: InterfaceLayout.Source
  ) -> InterfaceLayout.Centering? {
    guard isOfContent(constraint, second) else { return nil }
    let first = constraint.first
    func centering(
      _ own: (view: String, attribute: String), _ other: (view: String, attribute: String),
      _ distance: Double
    ) -> InterfaceLayout.Centering? {
      guard let axis = middle(own.attribute),
        let (end, inset) = end(other.attribute, of: other.view),
        end.axis == axis
      else { return nil }
      return InterfaceLayout.Centering(
        view: measured(own.view, along: axis), other: end.view, isStart: end.isStart, axis: axis,
        distance: distance + inset, source: source)
    }
    return centering(first, second, constraint.constant)
      ?? centering(second, first, -constraint.constant)
  }

  /// The axis whose middle an attribute means; nil for other attributes.
  func middle(_ attribute: String) -> Axis? {
    ["centerX": .horizontal, "centerY": .vertical][attribute]
  }

  /// Whether a constraint holds ends or middles of two views to each other as they lie. To those of what
  /// scrolls is tied how far it scrolls.
  private func isOfContent(
    _ constraint: Constraint, _ second: (view: String, attribute: String)
  ) -> Bool {
    constraint.multiplier == 1
      && !scrolls(constraint.first.view, around: second.view)
      && !scrolls(second.view, around: constraint.first.view)
  }

  /// How much of the ends of a view lies outside those around it, as far as none of them scrolls.
  func cuts(
    of view: String, in around: [String], _ layout: InterfaceLayout
  ) -> [InterfaceFiles.Cut] {
    let still = around.prefix { !Self.scrolling.contains(elements[$0]?.tag ?? "") }
    return [Axis.horizontal, .vertical].flatMap { axis in
      let beyond = still.map { layout.beyond(view, in: $0, along: axis) }
      var cut = InterfaceFiles.Cut(
        axis: axis, start: beyond.map(\.start).max() ?? 0, end: beyond.map(\.end).max() ?? 0)
      cut.outer = zip(still, beyond).max { $0.1.start + $0.1.end < $1.1.start + $1.1.end }
        .flatMap { outer($0.0) }
      let drawn = drawnCut(of: view, in: still, layout, along: axis)
      let possible = around.first.flatMap { possibleCut(of: view, in: $0, layout, along: axis) }
      return [cut, drawn, possible].compactMap(\.self).filter { $0.start > 0 || $0.end > 0 }
    }
  }

  /// Where the middle of a view lies in those around it, as far as none of them scrolls.
  func middles(
    of view: String, in around: [String], _ layout: InterfaceLayout
  ) -> [InterfaceFiles.Middle] {
    let still = around.prefix { !Self.scrolling.contains(elements[$0]?.tag ?? "") }
    return [Axis.horizontal, .vertical].flatMap { axis in
      still.map { outer in
        let (start, end) = layout.middle(of: view, in: outer, along: axis)
        return InterfaceFiles.Middle(axis: axis, start: start, end: end)
      }.filter { $0.start != nil || $0.end != nil }
    }
  }

  /// How much of both ends of a view lies outside one around it as that was drawn, where constraints say so of
  /// one end and nothing in the file holds that view or says how long it is; nil for any other.
  private func possibleCut(
    of view: String, in outer: String, _ layout: InterfaceLayout, along axis: Axis
  ) -> InterfaceFiles.Cut? {
    guard layout.tops.contains(outer), let inside = elements[view], let outside = elements[outer],
      !inside.isVaried, !outside.isVaried,
      layout.extent(of: outer, along: axis).map(\.isBesideScreen) ?? true,
      let drawn = inside.frame.overhang(along: axis, in: outside.frame), drawn.start > 0,
      drawn.end > 0
    else { return nil }
    let (own, around) = (layout.ends(of: view, along: axis), layout.ends(of: outer, along: axis))
    let isPlaced = (
      layout.offset(of: own.start, behind: around.start) != nil,
      layout.offset(of: own.end, behind: around.end) != nil
    )
    let known = layout.beyond(view, in: outer, along: axis)
    guard isPlaced.0 != isPlaced.1, known.start > 0 || known.end > 0 else { return nil }
    return InterfaceFiles.Cut(
      axis: axis, start: max(known.start, drawn.start), end: max(known.end, drawn.end),
      isPossible: true)
  }

  /// What a view is called outside of which others lie.
  func outer(_ view: String) -> InterfaceFiles.Cut.Outer? {
    elements[view].map {
      InterfaceFiles.Cut.Outer(name: outlets(of: view).first?.property ?? "", place: $0.place)
    }
  }

  /// How much of the ends of a view lies outside those around it by the frames that they are drawn with,
  /// as far as no code knows them.
  private func drawnCut(
    of view: String, in around: ArraySlice<String>, _ layout: InterfaceLayout, along axis: Axis
  ) -> InterfaceFiles.Cut {
    var cut = InterfaceFiles.Cut(axis: axis, start: 0, end: 0, isFrame: true)
    guard let element = elements[view] else { return cut }
    let length = frame(of: element, along: axis)?.length
    // How far the view's ends lie inside those of what is looked at.
    var (start, end): (Double?, Double?) = (0, 0)
    for (inner, outer) in zip([view] + around, around) {
      guard !connected.contains(inner), let inside = elements[inner], !inside.isVaried,
        let outside = elements[outer]
      else { break }
      start = start.flatMap { start in
        inside.frame.startInset(along: axis).map { start + $0 }
      }
      end = end.flatMap { end in
        inside.frame.endInset(along: axis, in: outside.frame).map { end + $0 }
      }
      let known = cut
      defer { if cut.start > known.start || cut.end > known.end { cut.outer = self.outer(outer) } }
      if let start { cut.start = max(cut.start, -start) }
      if let end {
        cut.end = max(cut.end, -end)
      } else if let start, let length, let room = room(in: outer, outside, layout, along: axis) {
        cut.end = max(cut.end, start + length - room)
      }
    }
    return cut
  }

  /// How long a view is that holds others, whatever shows it; nil where that is not known.
  private func room(
    in view: String, _ element: Element, _ layout: InterfaceLayout, along axis: Axis
  ) -> Double? {
    guard !connected.contains(view), element.view.className == nil else { return nil }
    if let drawn = frame(of: element, along: axis) { return drawn.length }
    return layout.extent(of: view, along: axis).flatMap { $0.isBesideScreen ? nil : $0.length }
  }

  /// Whether what no outlet stands for lies over all of a view, or of one around it, and takes touches.
  func isCovered(_ view: String, in around: [String], _ layout: InterfaceLayout) -> Bool {
    zip([view] + around, around).contains { inner, outer in
      guard elements[outer]?.tag != "stackView", let views = children[outer],
        let number = views.firstIndex(of: inner)
      else { return false }
      return views[(number + 1)...].contains { other in
        guard let element = elements[other], !connected.contains(other), !element.view.isOff,
          element.view.reacts, reacts(other, element)
        else { return false }
        return layout.covers(other, outer, along: .horizontal)
          && layout.covers(other, outer, along: .vertical)
      }
    }
  }

  private func scrolls(_ view: String, around other: String) -> Bool {
    let view = guides[view] ?? view
    return Self.scrolling.contains(elements[view]?.tag ?? "") && around(other).contains(view)
  }

  /// The tags of what shows a part of what it holds.
  static let scrolling: Set<String> = [
    "scrollView", "tableView", "collectionView", "textView",
  ]

  /// The end of a view, or of that whose guide it is, with how far behind it a margin lies that is meant;
  /// nil where it is not known to be either.
  private func end(
    _ attribute: String, of view: String
  ) -> (end: InterfaceLayout.End, inset: Double)? {
    if attribute.hasSuffix("Margin") {
      let isOfView = guides[view] == nil && frameGuides[view] == nil
      guard isOfView, let margin = margin(of: view),
        let (end, _) = end(String(attribute.dropLast(6)), of: view), end.axis == .horizontal
      else { return nil }
      return (end, end.isStart ? margin : -margin)
    }
    guard let edge = Edge(rawValue: attribute), let isStart = edge.isStart else { return nil }
    var view = frameGuides[view] ?? view
    if let holder = guides[view] {
      guard isUncovered(holder, along: edge.axis, atStart: isStart) else { return nil }
      view = holder
    }
    return (InterfaceLayout.End(view: view, axis: edge.axis, isStart: isStart), 0)
  }

  /// How far inside its sides the margins of a view lie, in points; nil where they are not the system's.
  ///
  /// Those of a screen and of a row are 16 or 20 points by its width, of which the larger is taken
  /// (`systemMinimumLayoutMargins` and cells as Interface Builder lays them out). Those of other views are 8
  /// points (`UIView.layoutMargins`), which code may change where it knows them.
  private func margin(of view: String) -> Double? {
    guard let element = elements[view], !element.hasOwnMargins else { return nil }
    let isScreen =
      roots.contains(view) && elements[element.parent ?? ""]?.tag.hasSuffix("ontroller") == true
    if isScreen || element.tag == "tableViewCellContentView" { return 20 }
    let isPlain =
      element.tag == "view" && element.view.className == nil && !roots.contains(view)
      && !connected.contains(view) && element.parent.flatMap { elements[$0]?.tag } == "view"
    return isPlain ? 8 : nil
  }
}

extension Axis {
  /// The axis of a length by its attribute; nil for other attributes.
  init?(length attribute: String) {
    switch attribute {
    case "width": self = .horizontal
    case "height": self = .vertical
    default: return nil
    }
  }
}
