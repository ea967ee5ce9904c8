import TouchModel

/// What a file of Interface Builder says of views.
extension InterfaceFile {
  /// The classes of what stands in it, where they are none of the system's.
  var classes: Set<String> { Set(elements.values.compactMap(\.view.className)) }

  /// The views by class and outlet.
  var views: [String: [InterfaceFiles.View]] {
    guard !outlets.isEmpty else { return [:] }
    let reading = Reading(self)
    var views: [String: [InterfaceFiles.View]] = [:]
    for outlet in outlets {
      guard let element = elements[outlet.target] else { continue }
      var view = view(
        element, outlet.target, of: outlet.owner, isController: outlet.isController, reading)
      view.drawing = outlet.holder.flatMap { isReached($0) ? "\(name)#\($0)" : nil }
      view.place = element.place
      view.identity = "\(name)#\(outlet.target)"
      views["\(outlet.owner).\(outlet.property)", default: []].append(view)
    }
    return views
  }

  /// What is worked out once for all views of the file.
  ///
  /// It is a class because what is found for one view is kept for the next.
  final class Reading {
    let layout: InterfaceLayout
    /// The names of what outlets stand for, and the titles of other buttons.
    let names: [String: String]
    /// What constraints on their own lengths let views be.
    let bounds: [String: [InterfaceFiles.Bound]]
    /// What the views around others are, for those that several lie in.
    var holders: [String: [InterfaceFiles.Holder]] = [:]
    /// Where ends lie if views around others are as high as what they hold makes them, for those that several
    /// lie in.
    var contentLayouts: [String: ContentLayout?] = [:]
    /// Where ends lie if stack views show all that they arrange, by those that do, for views of the same ones.
    var wholeLayouts: [[String]: InterfaceLayout] = [:]
    /// Where ends lie if labels of one line are as high as they were laid out, once that is asked for.
    var lineLayout: InterfaceLayout?
    /// Where they lie if all labels are, whatever code or constraints make of them.
    var openLineLayout: InterfaceLayout?
    /// Where ends lie if views without constraints have the frames that they were drawn with, once that is
    /// asked for.
    var drawnLayout: InterfaceLayout?
    /// Where ends lie if what the nib holds outermost may have any length, once that is asked for.
    var rootLayout: InterfaceLayout?
    /// The views of each constraint that does not surely say how high what views hold makes them.
    let openlyTied: Set<Set<String>>

    init(_ file: InterfaceFile) {
      let standing = file.standing
      var layout = file.layout(by: standing.constraints)
      file.addWishes(to: &layout)
      self.layout = layout
      openlyTied = file.openlyTied
      bounds = file.ownBounds(by: standing.constraints).merging(standing.bounds) { $0 + $1 }
      let titles = file.elements.compactMap { id, element in
        element.tag == "button" ? element.label.text.map { (id, $0) } : nil
      }
      names = Dictionary(file.outlets.map { ($0.target, $0.property) } + titles) { first, _ in
        first
      }
    }
  }

  /// The outlets that stand for a view.
  func outlets(of id: String) -> [InterfaceFiles.Listing] {
    outlets.filter { $0.target == id }
      .map { InterfaceFiles.Listing(owner: $0.owner, property: $0.property) }
  }

  /// What is said of one view.
  ///
  /// - Parameters:
  ///   - owner: The class that is asked about.
  ///   - isController: Whether that has a screen for its view.
  func view(
    _ element: Element, _ id: String, of owner: String, isController: Bool, _ reading: Reading
  ) -> InterfaceFiles.View {
    var view = element.view
    let layout = reading.layout
    view.isBuried = isBuried(id)
    view.isInBar = element.parent.flatMap { elements[$0]?.tag } == Self.barItem
    view.isNeverReached = self.around(id).contains { outer in
      guard !connected.contains(outer), let outer = elements[outer] else { return false }
      return (outer.isHidden || !outer.reacts) && outer.number == nil
    }
    func given(_ axis: Axis, in layout: InterfaceLayout) -> InterfaceFiles.Given? {
      if let drawn = frame(of: element, along: axis) ?? resizedFrame(of: id, along: axis) {
        return drawn
      }
      guard let extent = layout.extent(of: id, along: axis), let source = extent.source,
        isController || !extent.isBesideScreen
      else { return nil }
      let deciders = layout.sources(of: id, along: axis)
      let decider = decider(deciders, of: id, extent.length, reading.names)
      // Where what decides is to stay as it is, the distances around it say the rest.
      let gaps = decider?.names.isEmpty == true ? extent.gaps : nil
      return InterfaceFiles.Given(
        length: extent.length, screens: extent.screens,
        source: InterfaceFiles.Source(
          place: gaps?.first.place ?? source.change?.place ?? source.place,
          name: gaps.map { Set([$0.first.name, $0.last.name]).sorted().joined(separator: " and ") }
            ?? source.change?.name ?? extent.name ?? source.name, decider: decider))
    }
    let around = around(id)
    for outer in around {
      let own = reading.holders[outer] ?? holder(outer, reading)
      reading.holders[outer] = own
      view.around += own.map { holder in
        var holder = holder
        let taken = max(
          layout.taken(beside: id, in: outer, along: holder.axis),
          arranged(beside: id, in: outer, layout, along: holder.axis))
        holder.length = max(0, min(holder.length - taken, share(of: holder, in: outer)))
        return holder
      }
    }
    view.alike = [.horizontal, .vertical].flatMap { axis in
      alike(id, given(axis, in: layout), along: axis, reading)
    }
    view.hiders = ([id] + around).filter { elements[$0]?.isHidden == true }.flatMap(outlets)
    view.isRepeated = isRepeated(id, in: around, layout)
    view.calls = calls(of: id)
    view.outer = around.flatMap(outlets)
    view.isCovered = isCovered(id, in: around, layout)
    view.cuts = cuts(of: id, in: around, layout)
    view.spare = spare(of: id, in: around, layout)
    view.rooms = rooms(in: around, layout)
    view.middles = middles(of: id, in: around, layout)
    addContentCuts(to: &view, of: id, in: around, reading)
    view.covers = covers(of: id, in: around, reading)
    view.isDrawn = element.frame.isPlacing
    view.holderClasses = around.compactMap { elements[$0]?.view.className }
    view.width = given(.horizontal, in: layout)
    view.height = given(.vertical, in: layout) ?? rest(of: id, reading)
    view.shares = [.horizontal, .vertical].compactMap { axis in
      share(of: id, along: axis, reading) { given(axis, in: $0) }
    }
    view.rootShares = [.horizontal, .vertical].compactMap { axis in
      (axis == .horizontal ? view.width : view.height) == nil
        ? rootShare(of: id, for: owner, along: axis, reading) : nil
    }
    view.bounds = bounds(of: id, view, reading.bounds[id] ?? [], in: layout)
    view.changedAxes = changedAxes(of: id)
    view.stretchings = stretchings(of: id, layout)
    view.unheldAxes = Set([Axis.horizontal, .vertical].filter { isFree(id, along: $0) })
    view.filledRow = filledRow(of: id)
    view.placeholderAxes = Set(
      [Axis.horizontal, .vertical].filter { isLaidOutByPlaceholders(id, along: $0) })
    view.hugging = element.hugging
    for axis in [Axis.horizontal, .vertical] { view.yielding[axis] = yielding(to: id, along: axis) }
    func natural(_ axis: Axis) -> InterfaceFiles.Given? {
      self.natural(id, element, along: axis, isLeft: view.yielding[axis] != nil)
    }
    (view.naturalWidth, view.naturalHeight) = (natural(.horizontal), natural(.vertical))
    view.followingAxes = followingAxes(of: id, element)
    view.arrangements = arrangements(of: id, element, in: layout)
    view.companions = companions(of: id, element, in: layout)
    view.resizings = [.horizontal, .vertical].compactMap { resizing(of: id, along: $0) }
    view.button = element.button
    if element.isVaried || !view.resizings.isEmpty { view.button?.isOpen = true }
    view.button?.tiesSides = holds[id]?.tieSides ?? false
    view.lists = listed[id] ?? []
    view.tap = tap(on: id)
    view.acts = view.acts || view.tap != nil
    return view
  }

  /// The length of a view that no constraints place, which is what Interface Builder laid out.
  func frame(of element: Element, along axis: Axis) -> InterfaceFiles.Given? {
    guard !element.isVaried,
      let length = element.frame.length(along: axis) ?? tableEndLength(of: element, along: axis)
    else { return nil }
    return InterfaceFiles.Given(
      length: length, isFrame: true,
      source: InterfaceFiles.Source(place: element.frame.place ?? element.place, name: "frame"))
  }

  /// The other views that decide how long one is; nil where none does.
  private func decider(
    _ sources: [InterfaceLayout.Source], of view: String, _ length: Double,
    _ names: [String: String]
  ) -> Screen.Side.Decider? {
    let views = sources.compactMap(\.view).uniqued(by: \.self)
    guard let first = views.first else { return nil }
    // A line, a picture or a text with distances around it is to stay as it is.
    let isSmall =
      ["imageView", "label"].contains(elements[first]?.tag ?? "")
      || sources[0].distance <= Self.thickestLine
    let isKept = isSmall && length - sources[0].distance > 1
    var decider = Screen.Side.Decider(isEven: !sources.contains(where: \.isScaled))
    guard !isKept else { return decider }
    let around = around(view)
    decider.outer = views.filter(around.contains).map { names[$0] ?? "" }
    decider.beside = views.filter { !around.contains($0) }.map { names[$0] ?? "" }
    return decider
  }

  /// The views beside one that has a length of its own which have to be as long, as of buttons in a bar.
  private func alike(
    _ view: String, _ given: InterfaceFiles.Given?, along axis: Axis, _ reading: Reading
  ) -> [InterfaceFiles.Holder] {
    guard let given, given.screens == 0 else { return [] }
    let others = reading.layout.sources(besideThatOf: view, along: axis).filter {
      !$0.isScaled && abs($0.distance - given.length) < 0.5
    }
    let around = around(view)
    return others.compactMap(\.view).uniqued(by: \.self).filter { !around.contains($0) }.map {
      InterfaceFiles.Holder(name: reading.names[$0] ?? "", axis: axis, length: given.length)
    }
  }

  /// What a view is to those that it holds: one that a constraint of its own keeps as long as it is, or from
  /// being longer.
  private func holder(_ view: String, _ reading: Reading) -> [InterfaceFiles.Holder] {
    let name = reading.names[view] ?? ""
    return [Axis.horizontal, .vertical].compactMap { axis in
      // What has a share of the screen is not kept as long as that says alone.
      guard let extent = reading.layout.extent(of: view, along: axis), !extent.isBesideScreen,
        extent.source?.view == view
      else {
        let most = (reading.bounds[view] ?? []).filter {
          $0.axis == axis && $0.relation == .atMost
        }
        return most.map(\.length).min().map {
          InterfaceFiles.Holder(name: name, axis: axis, length: $0)
        }
      }
      return InterfaceFiles.Holder(name: name, axis: axis, length: extent.length)
    }
  }

  /// How much of the length of a stack view those take that it arranges beside what holds a view, as far as
  /// they have lengths of their own, with the distances between.
  private func arranged(
    beside id: String, in outer: String, _ layout: InterfaceLayout, along axis: Axis
  ) -> Double {
    guard let spacing = elements[outer]?.stack?.spacing(along: axis) else { return 0 }
    let way = [id] + around(id)
    let others = (children[outer] ?? []).filter {
      !way.contains($0) && elements[$0]?.isHidden == false
    }
    return others.reduce(spacing * Double(others.count)) { taken, other in
      let extent = layout.extent(of: other, along: axis)
      return taken + (extent?.isBesideScreen == false ? extent?.length ?? 0 : 0)
    }
  }

  /// What each of the views has that a stack view arranges, if it shares its length among them; all of it in
  /// any other view.
  private func share(of holder: InterfaceFiles.Holder, in stack: String) -> Double {
    let number = children[stack]?.count ?? 0
    return elements[stack]?.stack?.share(of: holder.length, among: number, along: holder.axis)
      ?? holder.length
  }

  /// Whether a view lies in one that is never shown, or keeps touches from what it holds.
  private func isBuried(_ view: String) -> Bool {
    around(view).contains { id in
      guard !connected.contains(id), let element = elements[id] else { return false }
      return element.isHidden || !element.reacts
    }
  }

  /// What a view lies in, innermost first.
  func around(_ view: String) -> [String] {
    var around: [String] = []
    var met: Set = [view]
    while let next = elements[around.last ?? view]?.parent, met.insert(next).inserted {
      around.append(next)
    }
    return around
  }

  /// What lies in a view.
  func inside(_ view: String) -> Set<String> {
    var inside: Set<String> = []
    var queue = children[view] ?? []
    while let next = queue.popLast() {
      if inside.insert(next).inserted { queue += children[next] ?? [] }
    }
    return inside
  }
}
