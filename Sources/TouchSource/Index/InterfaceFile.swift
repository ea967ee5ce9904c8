import TouchModel

/// What a file of Interface Builder says of the views that are connected to outlets.
struct InterfaceFile {
  /// A constraint that stands in a view.
  private struct Constraint {
    var id: String?
    /// The view that it stands in.
    var container: String
    var first: (view: String, attribute: String)
    var second: (view: String, attribute: String)?
    var constant: Double
    var multiplier: Double
    var place: Place
  }

  private struct Element {
    var view = InterfaceFiles.View()
    var tag: String
    var parent: String?
    var isHidden = false
    var reacts = true
    /// Whether other constraints hold for some screens.
    var isVaried = false
    /// How it arranges views, if it is a stack view.
    var stack: InterfaceStack?
    /// What it shows, if it is a button that constraints place.
    var button: InterfaceButton?
  }

  /// The types of buttons whose look and size are the system's own.
  private static let systemButtons = [
    "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close",
  ]

  private let name: String
  /// Whether it is drawn for the iPad.
  private(set) var isForPad = false
  private var elements: [String: Element] = [:]
  /// What each holds, in order.
  private var children: [String: [String]] = [:]
  private var constraints: [Constraint] = []
  private var outlets: [(owner: String, isController: Bool, property: String, target: String)] = []
  /// What anything in the code stands for, as a constraint that it changes.
  private var connected: Set<String> = []
  /// Constraints that do not hold on all screens.
  private var varied: Set<String> = []
  /// Guides by their ids, with the views that they are those of.
  private var guides: [String: String] = [:]
  /// The views of controllers.
  private var roots: Set<String> = []
  /// The tags around, each with its class and the number of the view that it is.
  private var around: [(tag: String, id: String?, className: String?)] = []

  init(_ bytes: [UInt8], name: String) {
    self.name = name
    var tags = InterfaceTags(bytes)
    while let tag = tags.next() {
      switch tag.kind {
      case .end: if !around.isEmpty { around.removeLast() }
      case .start:
        take(tag)
        around.append((tag.name, tag["id"], tag["customClass"]))
      case .empty: take(tag)
      }
    }
  }

  // MARK: - What it says

  /// The classes of what stands in it, where they are none of the system's.
  var classes: Set<String> { Set(elements.values.compactMap(\.view.className)) }

  /// The views by class and outlet.
  var views: [String: [InterfaceFiles.View]] {
    guard !outlets.isEmpty else { return [:] }
    let layout = self.layout
    var views: [String: [InterfaceFiles.View]] = [:]
    /// What the views around outlets are, for those that several lie in.
    var holders: [String: [InterfaceFiles.Holder]] = [:]
    let names = Dictionary(outlets.map { ($0.target, $0.property) }) { first, _ in first }
    for (owner, isController, property, target) in outlets {
      guard let element = elements[target] else { continue }
      var view = element.view
      view.isOff = view.isOff || isOff(target)
      func given(_ axis: Axis) -> InterfaceFiles.Given? {
        guard let extent = layout.extent(of: target, along: axis), let source = extent.source,
          isController || !extent.isBesideScreen
        else { return nil }
        let deciders = layout.sources(of: target, along: axis)
        return InterfaceFiles.Given(
          length: extent.length, isBesideScreen: extent.isBesideScreen,
          source: InterfaceFiles.Source(
            place: source.place, name: source.name,
            decider: decider(deciders, of: target, names)))
      }
      for outer in around(target) {
        let own = holders[outer] ?? holder(outer, names[outer] ?? "", in: layout)
        holders[outer] = own
        view.around += own.map { holder in
          var holder = holder
          let taken = layout.taken(beside: target, in: outer, along: holder.axis)
          holder.length = max(0, holder.length - taken)
          return holder
        }
      }
      view.width = given(.horizontal)
      view.height = given(.vertical)
      view.button = element.button
      if element.isVaried { view.button?.isOpen = true }
      views["\(owner).\(property)", default: []].append(view)
    }
    return views
  }

  /// The other views that decide how long one is; nil where none does.
  private func decider(
    _ sources: [InterfaceLayout.Source], of view: String, _ names: [String: String]
  ) -> Screen.Side.Decider? {
    let views = sources.compactMap(\.view).uniqued(by: \.self)
    guard let first = views.first else { return nil }
    return Screen.Side.Decider(
      names: views.map { names[$0] ?? "" }, isAround: around(view).contains(first),
      isEven: !sources.contains(where: \.isScaled))
  }

  /// What a view is to those that it holds: one that a constraint of its own keeps as long as it is.
  private func holder(
    _ view: String, _ name: String, in layout: InterfaceLayout
  ) -> [InterfaceFiles.Holder] {
    [Axis.horizontal, .vertical].compactMap { axis in
      guard let extent = layout.extent(of: view, along: axis), extent.source?.view == view else {
        return nil
      }
      return InterfaceFiles.Holder(name: name, axis: axis, length: extent.length)
    }
  }

  /// Whether a view lies in one that is never shown, or keeps touches from what it holds.
  private func isOff(_ view: String) -> Bool {
    around(view).contains { id in
      guard !connected.contains(id), let element = elements[id] else { return false }
      return element.isHidden || !element.reacts
    }
  }

  /// What a view lies in, innermost first.
  private func around(_ view: String) -> [String] {
    var around: [String] = []
    var met: Set = [view]
    while let next = elements[around.last ?? view]?.parent, met.insert(next).inserted {
      around.append(next)
    }
    return around
  }

  /// What lies in a view.
  private func inside(_ view: String) -> Set<String> {
    var inside: Set<String> = []
    var queue = children[view] ?? []
    while let next = queue.popLast() {
      if inside.insert(next).inserted { queue += children[next] ?? [] }
    }
    return inside
  }

  /// What the constraints and the stack views that must hold say.
  private var layout: InterfaceLayout {
    let held = Set(children.values.joined())
    var layout = InterfaceLayout(tops: Set(elements.keys).subtracting(held))
    for root in roots.sorted() { layout.fillScreen(root) }
    // A list gives its cells their width.
    for (id, element) in elements where element.tag == "tableViewCellContentView" {
      layout.hold(id, along: .horizontal)
    }
    for id in elements.keys.sorted() {
      guard let element = elements[id], let stack = element.stack, !element.isVaried else {
        continue
      }
      let views = children[id] ?? []
      stack.stretch(views, in: id, by: &layout)
      // What is hidden takes no part in what others are like, but code may show it.
      for view in views where elements[view]?.isHidden == true {
        layout.leaveOut(view, with: inside(view))
      }
      // What is hidden leaves its place to the others, and code adds views to a stack that it knows.
      guard !connected.contains(id), views.filter(connected.contains).count <= 1,
        views.allSatisfy({ elements[$0]?.isHidden == false })
      else { continue }
      stack.line(views, in: id, by: &layout)
    }
    for constraint in constraints {
      guard elements[constraint.container]?.isVaried != true,
        constraint.id.map({ connected.contains($0) || varied.contains($0) }) != true
      else { continue }
      add(constraint, to: &layout)
    }
    layout.settle()
    return layout
  }

  private func add(_ constraint: Constraint, to layout: inout InterfaceLayout) {
    let (first, place) = (constraint.first, constraint.place)
    if let axis = Axis(length: first.attribute) {
      guard let second = constraint.second else {
        layout.give(
          first.view, constraint.constant, along: axis,
          by: InterfaceLayout.Source(place: place, name: first.attribute, view: first.view))
        return
      }
      guard let otherAxis = Axis(length: second.attribute) else { return }
      layout.add(
        InterfaceLayout.Ratio(
          view: first.view, axis: axis, other: second.view, otherAxis: otherAxis,
          multiplier: constraint.multiplier, constant: constraint.constant,
          source: around(first.view).contains(second.view)
            ? nil
            : InterfaceLayout.Source(place: place, name: first.attribute, view: first.view)))
      return
    }
    // To the ends of what scrolls is tied how far it scrolls.
    guard constraint.multiplier == 1, let second = constraint.second,
      !scrolls(first.view, around: second.view), !scrolls(second.view, around: first.view),
      let end = end(first.attribute, of: first.view),
      let other = self.end(second.attribute, of: second.view)
    else { return }
    layout.tie(
      end, to: other, distance: constraint.constant,
      by: InterfaceLayout.Source(place: place, name: first.attribute))
  }

  private func scrolls(_ view: String, around other: String) -> Bool {
    let view = guides[view] ?? view
    return ["scrollView", "tableView", "collectionView", "textView"]
      .contains(elements[view]?.tag ?? "") && around(other).contains(view)
  }

  /// The end of a view, or of that whose guide it is; nil where it is neither known to be.
  private func end(_ attribute: String, of view: String) -> InterfaceLayout.End? {
    guard let edge = Edge(rawValue: attribute), let isStart = edge.isStart else { return nil }
    var view = view
    if let holder = guides[view] {
      // Upright, bars cover no side of the screen.
      guard edge.axis == .horizontal else { return nil }
      view = holder
    }
    return InterfaceLayout.End(view: view, axis: edge.axis, isStart: isStart)
  }

  // MARK: - Reading

  private mutating func take(_ tag: InterfaceTags.Tag) {
    if let holder = around.last(where: { $0.id != nil }), holder.tag == "button" {
      change { $0.button?.take(tag) }
    }
    switch tag.name {
    case "device": isForPad = tag["id"]?.hasPrefix("ipad") ?? false
    case "outlet", "outletCollection": takeOutlet(tag)
    case "action", "segue": change { $0.view.acts = true }
    case "constraint": takeConstraint(tag)
    case "variation", "mask":
      if let id = around.last?.id, around.last?.tag == "constraint" {
        varied.insert(id)
      } else {
        change { $0.isVaried = true }
      }
    case "viewLayoutGuide":
      if let id = tag["id"], let view = around.last(where: { $0.id != nil })?.id,
        tag["key"] == "safeArea"
      {
        guides[id] = view
      }
    case "edgeInsets", "directionalEdgeInsets", "userDefinedRuntimeAttribute":
      if tag["key"] != "contentInsets" { change { $0.stack = nil } }
    default: takeView(tag)
    }
  }

  private mutating func takeView(_ tag: InterfaceTags.Tag) {
    guard let id = tag["id"] else { return }
    let holder = around.last { $0.id != nil }
    if around.last?.tag == "subviews", let parent = holder?.id {
      children[parent, default: []].append(id)
    }
    guard !Self.systemButtons.contains(tag["buttonType"] ?? "") else { return }
    let (isHidden, reacts) = (tag["hidden"] == "YES", tag["userInteractionEnabled"] != "NO")
    elements[id] = Element(
      view: InterfaceFiles.View(
        className: tag["customClass"], isOff: isHidden || tag["enabled"] == "NO", reacts: reacts),
      tag: tag.name, parent: holder?.id, isHidden: isHidden, reacts: reacts,
      stack: tag.name == "stackView" ? InterfaceStack(tag) : nil,
      button: tag.name == "button" && tag["translatesAutoresizingMaskIntoConstraints"] == "NO"
        ? InterfaceButton(tag, at: Place(file: name, line: tag.line, column: tag.column)) : nil)
    if tag["key"] == "view", holder?.tag.hasSuffix("ontroller") == true { roots.insert(id) }
  }

  private mutating func takeOutlet(_ tag: InterfaceTags.Tag) {
    guard let target = tag["destination"], let property = tag["property"] else { return }
    connected.insert(target)
    let owner = around.last { $0.tag != "connections" }
    if owner?.tag == "placeholder", property == "view" { roots.insert(target) }
    if tag.name == "outlet", let className = owner?.className {
      let isController = owner?.tag.hasSuffix("ontroller") == true || owner?.tag == "placeholder"
      outlets.append((className, isController, property, target))
    }
  }

  /// Takes in a constraint that must hold.
  private mutating func takeConstraint(_ tag: InterfaceTags.Tag) {
    guard around.last?.tag == "constraints", let attribute = tag["firstAttribute"],
      let container = around.last(where: { $0.id != nil })?.id,
      ["relation", "priority", "placeholder"].allSatisfy({ tag[$0] == nil })
    else { return }
    let second = tag["secondItem"].map { ($0, tag["secondAttribute"] ?? attribute) }
    guard let multiplier = Self.ratio(tag["multiplier"] ?? "1") else { return }
    constraints.append(
      Constraint(
        id: tag["id"], container: container,
        first: (tag["firstItem"] ?? container, attribute), second: second,
        constant: tag["constant"].flatMap(Double.init) ?? 0, multiplier: multiplier,
        place: Place(file: name, line: tag.line, column: tag.column)))
  }

  /// A factor as `1.5`, `16:9` or `16/9`; nil for none.
  private static func ratio(_ text: String) -> Double? {
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) }
    switch parts.count {
    case 1: return parts[0]
    case 2:
      guard let first = parts[0], let second = parts[1], second != 0 else { return nil }
      return first / second
    default: return nil
    }
  }

  /// Changes the view whose constraints or connections the tag stands in.
  private mutating func change(_ body: (inout Element) -> Void) {
    guard let id = around.last(where: { $0.id != nil })?.id, var element = elements[id] else {
      return
    }
    body(&element)
    elements[id] = element
  }
}

extension Axis {
  /// The axis of a length by its attribute; nil for other attributes.
  fileprivate init?(length attribute: String) {
    switch attribute {
    case "width": self = .horizontal
    case "height": self = .vertical
    default: return nil
    }
  }
}
