import TouchModel

/// Items of bars.
extension SetupReader {
  /// Makes an item of a bar, by an initializer that the project adds where UIKit has none that takes the
  /// arguments.
  ///
  /// - Parameter item: What stands for the view of an item whose initializer is under way.
  func makeBarItem(
    _ arguments: [Expression.Argument], at here: Place, as item: ViewFacts.ID? = nil,
    in frame: SetupFrame
  ) -> Thing {
    if !Self.barItemLabels.contains(arguments.map { $0.label ?? "" }),
      let initializer = initializer(of: ["UIBarButtonItem"], arguments, in: frame)
    {
      return makeBarItem(by: initializer, arguments, at: here, as: item, in: frame)
    }
    if let custom = arguments.first(where: { $0.label == "customView" }) {
      guard case .view(let view) = read(custom.value, in: frame) else { return .other }
      if let item { unite(view, item) }
      change(view) { $0.host = .bar }
      return .barItem(view)
    }
    let kind = arguments.first { $0.label == "barButtonSystemItem" }?.value.memberName ?? ""
    let isSpace =
      kind.hasSuffix("Space")
      || arguments.contains { $0.label == "fixedSpace" || $0.label == "flexibleSpace" }
    if !isSpace { barItems.append(BarItemFacts(place: here)) }
    for argument in arguments { _ = read(argument.value, in: frame) }
    return isSpace ? .other : .bareItem(barItems.count - 1)
  }

  /// Makes an item by an initializer of the project's, which may give it a view.
  private func makeBarItem(
    by initializer: FunctionDeclaration, _ arguments: [Expression.Argument], at here: Place,
    as outer: ViewFacts.ID?, in frame: SetupFrame
  ) -> Thing {
    func follow(_ item: ViewFacts.ID) {
      _ = self.follow(initializer, on: .barItem(item), isOwn: false, arguments, in: frame)
    }
    if let outer {
      follow(outer)
      return .other
    }
    var stand = ViewFacts(className: "UIView")
    stand.place = here
    let item = add(stand)
    let known = (views: views.count, recognizers: recognizers.count, items: barItems.count)
    follow(item)
    guard facts(item).host == .bar else {
      // Whatever it does, the item is one of the system's.
      if barItems.count == known.items { barItems.append(BarItemFacts(place: here)) }
      return .bareItem(barItems.count - 1)
    }
    // What reacts in it is an element of the bar that asks for the item.
    let inside = Set((known.views..<views.count).map { canonical(ViewFacts.ID(number: $0)) })
      .filter { facts($0).isMade && facts($0).elementKind != nil }
    let taps = recognizers.indices.dropFirst(known.recognizers)
    switch (inside.count, taps.count) {
    case (1, 0):
      // Whoever is given the item names it.
      for view in inside { change(view) { ($0.place, $0.isReturned) = (here, true) } }
    case (0, 1): for tap in taps { recognizers[tap].place = here }
    case (0, 0): break
    default:
      if initializer.file != here.file {
        barItems.append(BarItemFacts(place: here, reason: UnknownReason.member("init")))
      }
    }
    return .barItem(item)
  }

  /// Whether code is that of a class of bar items.
  func isBarItem(in frame: SetupFrame) -> Bool {
    frame.isOwn && owner?.inherits("UIBarButtonItem") == true
  }

  /// Gives an item of a bar a view to show.
  func show(_ thing: Thing, in item: Thing) {
    guard case .view(let view) = thing else { return }
    change(view) { $0.host = .bar }
    switch item {
    case .bareItem(let number?): barItems[number].holdsView = true
    case .slot(let slot): customisedSlots.insert(slot)
    default: break
    }
  }

  /// What stands for the view of the bar item that a property holds.
  func customView(in slot: String) -> ViewFacts.ID {
    if let known = slotCustomViews[slot] { return known }
    let view = add(ViewFacts(className: "UIView"))
    slotCustomViews[slot] = view
    return view
  }

  /// What stands for the first item at an end of the controller's navigation bar, by the property that holds
  /// it there; nil for any other.
  static func navigationSlot(_ property: String) -> String? {
    ["leftBarButtonItem", "rightBarButtonItem"].contains(property)
      ? navigationSlots + property : nil
  }

  private static let navigationSlots = "navigationItem."

  /// Notes what a property of the controller's navigation item is given.
  func keep(_ thing: Thing, inNavigationItemAs property: String) {
    if let slot = Self.navigationSlot(property) { return slots[slot, default: []].append(thing) }
    // The first of several is the one.
    guard let slot = Self.navigationSlot(String(property.dropLast())) else { return }
    slots[slot, default: []].append(thing.members.map { $0.first ?? .bareItem(nil) } ?? .other)
  }

  /// Notes that code gives the controller's navigation item other items by a property, or none.
  func noteGiven(_ property: String, in frame: SetupFrame) {
    guard let side = InterfaceFiles.BarSide(property: property) else { return }
    givenSides.insert(side)
    guard frame.branches.isEmpty, let running, runs[running]?.mayHaveEnded == false else { return }
    runs[running]?.givenSides.insert(side)
  }

  /// The ends of the controller's navigation bar that code gives items to wherever it is shown.
  var sidesGivenAlways: Set<InterfaceFiles.BarSide> {
    givenSides.isEmpty
      ? [] : alwaysReached.reduce(into: []) { $0.formUnion(runs[$1]?.givenSides ?? []) }
  }

  /// Notes what a method of the controller's navigation item gives it, as `setLeftBarButton(_:animated:)`.
  func keepItems(givenBy method: String, _ arguments: [Expression.Argument], in frame: SetupFrame) {
    let properties = [
      "setLeftBarButton": "leftBarButtonItem", "setRightBarButton": "rightBarButtonItem",
      "setLeftBarButtonItems": "leftBarButtonItems",
      "setRightBarButtonItems": "rightBarButtonItems",
    ]
    guard let property = properties[method] else { return }
    noteGiven(property, in: frame)
    guard let item = arguments.first?.value, !item.isNull else { return }
    keep(read(item, in: frame), inNavigationItemAs: property)
  }

  /// Does to the views of the bar items in properties what was done by way of the items.
  func settleBarItems() {
    for slot in customisedSlots {
      for case .bareItem(let number?) in slots[slot] ?? [] { barItems[number].holdsView = true }
    }
    for (slot, stand) in slotCustomViews {
      let views = (slots[slot] ?? []).compactMap { thing in
        if case .barItem(let view) = thing { canonical(view) } else { nil }
      }.uniqued(by: \.self)
      let isInBar = slot.hasPrefix(Self.navigationSlots)
      // What is not known may be the one that it stands for.
      if isInBar, slots[slot]?.contains(where: \.isOther) == true { changesCustomViews = true }
      switch views.count {
      case 0:
        let isItem = owner?.variable(slot)?.type?.unwrapped.name == "UIBarButtonItem"
        if isItem || isInBar { changesCustomViews = true }
      case 1: unite(views[0], stand)
      default:
        let given = facts(stand)
        for view in views { change(view) { $0.take(given) } }
      }
    }
  }

  /// Notes of the class's controls that others put into bars, and that nothing else shows, that bars do.
  func settleOuterBarItems() {
    guard let owner else { return }
    for view in views.indices.map(ViewFacts.ID.init) where canonical(view) == view {
      let facts = facts(view)
      guard facts.elementKind != nil, facts.isMade, facts.isHeld, !facts.isPrivate,
        facts.superviews.isEmpty, facts.stacks.isEmpty, facts.host == nil, facts.keeper == nil,
        let name = facts.name, OutsideUse(index: index).isShownInBar(name, of: owner)
      else { continue }
      change(view) { $0.host = .bar }
    }
  }

  /// The labels of UIKit's own initializers, in their order.
  private static let barItemLabels: Set<[String]> = [
    [], ["customView"], ["barButtonSystemItem", "target", "action"],
    ["image", "style", "target", "action"], ["title", "style", "target", "action"],
    ["image", "landscapeImagePhone", "style", "target", "action"],
    ["title", "image", "target", "action", "menu"], ["title", "image", "primaryAction", "menu"],
    ["systemItem", "primaryAction", "menu"], ["primaryAction"], ["primaryAction", "menu"],
    ["systemItem"], ["systemItem", "menu"], ["systemItem", "primaryAction"], ["title", "menu"],
    ["image", "menu"], ["title", "image", "menu"], ["title", "primaryAction"],
    ["image", "primaryAction"], ["title", "image", "primaryAction"], ["coder"],
  ]
}

extension Thing {
  /// Whether it is an item of a bar with a view.
  var isBarItem: Bool { if case .barItem = self { true } else { false } }
}

extension SetupReader {
  /// Whether a member is the bar of a controller that the system shows around others, as
  /// `navigationController?.navigationBar`.
  func isBar(
    _ name: String, behind base: Expression, _ links: ArraySlice<Expression.Link>
  ) -> Bool {
    guard let controller = Self.barControllers[name] else { return false }
    let path = Expression(kind: .chain(base, Array(links)), position: base.position).text
    return path.split { "?!.".contains($0) }.last.map { $0 == controller } ?? false
  }

  /// The properties of controllers that lead to those which show bars, by the names of the bars.
  private static let barControllers = [
    "navigationBar": "navigationController", "toolbar": "navigationController",
    "tabBar": "tabBarController",
  ]
}
