import TouchModel

/// What a file of Interface Builder says of the views that are connected to outlets.
struct InterfaceFile {
  struct Element {
    var view = InterfaceFiles.View()
    var tag: String
    var place: Place
    var parent: String?
    /// The module of its class, where the file says it.
    var module: String?
    var isHidden = false
    var reacts = true
    /// What it does where it is touched.
    var actions: [InterfaceFiles.Action] = []
    /// Whether a touch on it shows another screen.
    var leads = false
    /// What it is called.
    var label = InterfaceLabel()
    /// Whether code may look it up by its number.
    var isNumbered = false
    /// What Interface Builder laid out.
    var frame = InterfaceFrame()
    /// The names of the properties that it sets as the app's own.
    var attributes: Set<String> = []
    /// Whether it sets margins of its own.
    var hasOwnMargins = false
    /// Whether other constraints hold for some screens.
    var isVaried = false
    /// Whether what it says may take several lines.
    var wraps = false
    /// Whether no constraints place it.
    var isFrameKept = true
    /// Whether a list gives it its width: as the content of a row, or above or below all rows.
    var isInList = false
    /// What it says of heights of rows, if it is a table or a row.
    var row: InterfaceRow?
    /// How it arranges views, if it is a stack view.
    var stack: InterfaceStack?
    /// The pictures that it shows, or draws behind that, by name.
    var pictures: Set<String> = []
    /// What it shows, if it is a button that constraints place.
    var button: InterfaceButton?
    /// How strongly it keeps from growing, by axis, where the file says it.
    var hugging: [Axis: Double] = [:]
  }

  /// How thick what is no more than a line is at most, a choice, in points.
  static let thickestLine = 2.0

  let name: String
  /// What it is for, and what in it can be reached.
  private(set) var document = InterfaceDocument()
  private(set) var elements: [String: Element] = [:]
  /// What each holds, in order.
  private(set) var children: [String: [String]] = [:]
  private(set) var constraints: [Constraint] = []
  /// Equations, and lengths that views have at least, that others overrule, but not what holds a view to
  /// its content.
  private(set) var wishes: [Constraint] = []
  /// What holds views, with constraints that others overrule too.
  private(set) var holds: [String: [InterfaceHold]] = [:]
  private var outlets: [Outlet] = []
  /// What outlets stand for, and what lists of outlets do, with the outlets by the classes that have them.
  private(set) var single: Set<String> = []
  private(set) var listed: [String: [InterfaceFiles.Listing]] = [:]
  /// Whether its tags begin and end as they should.
  private(set) var isWhole = true
  /// The names of all outlets.
  private(set) var outletNames: Set<String> = []
  /// The recognisers of views, by the views.
  private(set) var recognizers: [String: [String]] = [:]
  /// What anything in the code stands for.
  private(set) var connected: Set<String> = []
  /// Constraints that outlets stand for, by their ids, each with the class and the outlet; a class is nil
  /// where it is not known.
  private(set) var connectedConstraints: [String: [(owner: String?, property: String)]] = [:]
  /// Constraints that do not hold on all screens.
  private(set) var varied: Set<String> = []
  /// Guides by their ids, with the views that they are those of.
  private(set) var guides: [String: String] = [:]
  /// Guides that have the frames of views that scroll, by their ids, with those views.
  private(set) var frameGuides: [String: String] = [:]
  /// The views of controllers.
  private(set) var roots: Set<String> = []
  /// The tags around, each with its class and the number of the view that it is.
  private var around: [(tag: String, id: String?, className: String?)] = []

  /// The pictures in whose place it was laid out with that of a picture which is missing.
  private(set) var missing: Set<String> = []

  /// The items of bars that show views of the app's.
  private(set) var itemsWithViews: Set<String> = []

  /// What the project's code does to what the file says.
  let code: InterfaceFiles.Code

  init(_ bytes: [UInt8], name: String, code: InterfaceFiles.Code = InterfaceFiles.Code()) {
    (self.name, self.code) = (name, code)
    var tags = InterfaceTags(bytes)
    while let tag = tags.next() {
      switch tag.kind {
      case .end:
        if around.popLast()?.tag != tag.name { isWhole = false }
      case .start:
        take(tag)
        around.append((tag.name, tag["id"], tag["customClass"]))
      case .empty: take(tag)
      }
    }
    if !around.isEmpty { isWhole = false }
  }

  // MARK: - What it says

  /// The classes of what stands in it, where they are none of the system's.
  var classes: Set<String> { Set(elements.values.compactMap(\.view.className)) }

  /// The views by class and outlet.
  var views: [String: [InterfaceFiles.View]] {
    guard !outlets.isEmpty else { return [:] }
    let reading = Reading(self)
    var views: [String: [InterfaceFiles.View]] = [:]
    for outlet in outlets {
      guard let element = elements[outlet.target] else { continue }
      var view = view(element, outlet.target, isController: outlet.isController, reading)
      view.drawing = outlet.holder.flatMap { isReached($0) ? "\(name)#\($0)" : nil }
      views["\(outlet.owner).\(outlet.property)", default: []].append(view)
    }
    return views
  }

  /// What is worked out once for all views of the file.
  ///
  /// It is a class because what is found for one view is kept for the next.
  final class Reading {
    fileprivate let layout: InterfaceLayout
    /// The names of what outlets stand for.
    fileprivate let names: [String: String]
    /// What constraints on their own lengths let views be.
    fileprivate let bounds: [String: [InterfaceFiles.Bound]]
    /// What the views around others are, for those that several lie in.
    fileprivate var holders: [String: [InterfaceFiles.Holder]] = [:]

    init(_ file: InterfaceFile) {
      layout = file.layout
      bounds = file.ownBounds
      names = Dictionary(file.outlets.map { ($0.target, $0.property) }) { first, _ in first }
    }
  }

  /// The outlets that stand for a view.
  func outlets(of id: String) -> [InterfaceFiles.Listing] {
    outlets.filter { $0.target == id }
      .map { InterfaceFiles.Listing(owner: $0.owner, property: $0.property) }
  }

  /// What is said of one view.
  ///
  /// - Parameter isController: Whether what is asked about has a screen for its view.
  func view(
    _ element: Element, _ id: String, isController: Bool, _ reading: Reading
  ) -> InterfaceFiles.View {
    var view = element.view
    let layout = reading.layout
    view.isBuried = isBuried(id)
    view.isInBar = element.parent.flatMap { elements[$0]?.tag } == Self.barItem
    view.isNeverShown = self.around(id).contains { outer in
      guard !connected.contains(outer), let outer = elements[outer] else { return false }
      return outer.isHidden && !outer.isNumbered
    }
    func given(_ axis: Axis) -> InterfaceFiles.Given? {
      if let drawn = frame(of: element, along: axis) ?? resizedFrame(of: id, along: axis) {
        return drawn
      }
      guard let extent = layout.extent(of: id, along: axis), let source = extent.source,
        isController || !extent.isBesideScreen
      else { return nil }
      let deciders = layout.sources(of: id, along: axis)
      return InterfaceFiles.Given(
        length: extent.length, screens: extent.screens,
        source: InterfaceFiles.Source(
          place: source.place, name: source.name,
          decider: decider(deciders, of: id, extent.length, reading.names)))
    }
    let around = around(id)
    for outer in around {
      let own = reading.holders[outer] ?? holder(outer, reading)
      reading.holders[outer] = own
      view.around += own.map { holder in
        var holder = holder
        let taken = layout.taken(beside: id, in: outer, along: holder.axis)
        holder.length = max(0, min(holder.length - taken, share(of: holder, in: outer)))
        return holder
      }
    }
    view.hiders = ([id] + around).filter { elements[$0]?.isHidden == true }.flatMap(outlets)
    view.isRepeated = isRepeated(id, in: around, layout)
    view.isCovered = isCovered(id, in: around, layout)
    view.cuts = cuts(of: id, in: around, layout)
    view.covers = covers(of: id, in: around, layout)
    view.holderClasses = around.compactMap { elements[$0]?.view.className }
    view.width = given(.horizontal)
    view.height = given(.vertical)
    view.bounds = bounds(of: id, view, reading.bounds[id] ?? [], in: layout)
    view.changedAxes = changedAxes(of: id)
    view.hugging = element.hugging
    view.naturalWidth = natural(id, element, along: .horizontal)
    view.naturalHeight = natural(id, element, along: .vertical)
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
    guard !element.isVaried, let length = element.frame.length(along: axis) else { return nil }
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
    return Screen.Side.Decider(
      names: isKept ? [] : views.map { names[$0] ?? "" }, isAround: around(view).contains(first),
      isEven: !sources.contains(where: \.isScaled))
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

  // MARK: - Reading

  private mutating func take(_ tag: InterfaceTags.Tag) {
    if let holder = around.last(where: { $0.id != nil }), holder.tag == "button" {
      change { $0.button?.take(tag) }
    }
    switch tag.name {
    case "document", "device": document.take(tag)
    case "outlet", "outletCollection": takeOutlet(tag)
    case "action":
      change {
        $0.view.acts = true
        $0.actions.append(
          InterfaceFiles.Action(
            selector: tag["selector"] ?? "", destination: tag["destination"] ?? ""))
      }
    case "segue":
      document.take(tag)
      change {
        $0.view.acts = true
        $0.leads = true
      }
    case "rect" where tag["key"] == "frame", "autoresizingMask" where tag["key"] == tag.name:
      let place = place(of: tag)
      change { $0.frame.take(tag, at: place) }
    case "state" where tag["key"] == "normal", "buttonConfiguration":
      change { $0.label.take(tag) }
      change { $0.pictures.formUnion([tag["image"], tag["backgroundImage"]].compactMap(\.self)) }
    case "image" where tag["id"] == nil:
      if let name = tag["name"], Self.isMissing(tag) { missing.insert(name) }
    case "accessibility": change { $0.label.take(tag) }
    case "menu" where tag["key"] == "menu":
      change { $0.view.acts = true }
      takeView(tag)
    case "constraint": takeConstraint(tag)
    case "variation", "mask":
      if let id = around.last?.id, around.last?.tag == "constraint" {
        varied.insert(id)
      } else {
        change { $0.isVaried = true }
      }
    case "viewLayoutGuide":
      if let id = tag["id"], let view = around.last(where: { $0.id != nil })?.id {
        if tag["key"] == "safeArea" { guides[id] = view }
        if tag["key"] == "frameLayoutGuide" { frameGuides[id] = view }
      }
    case "edgeInsets", "directionalEdgeInsets", "userDefinedRuntimeAttribute":
      if tag["key"] != "contentInsets" {
        change { element in
          element.stack = nil
          element.hasOwnMargins = true
        }
      }
      if let name = tag["keyPath"] { change { $0.attributes.insert(name) } }
    default: takeView(tag)
    }
  }

  private mutating func takeView(_ tag: InterfaceTags.Tag) {
    guard let id = tag["id"] else { return }
    let holder = around.last { $0.id != nil }
    if around.last?.tag == "subviews", let parent = holder?.id {
      children[parent, default: []].append(id)
    }
    let isClear = tag["alpha"].flatMap(Double.init).map { $0 < 0.01 } ?? false
    let (isHidden, reacts) = (
      tag["hidden"] == "YES" || isClear, tag["userInteractionEnabled"] != "NO"
    )
    let isPlaced =
      around.last?.tag == "subviews" && holder?.tag != "stackView"
      || tag["key"] == "contentView" && holder?.tag == "visualEffectView"
    let place = place(of: tag)
    // A plain view may be given a class of the system's that has a tag of its own.
    let own = tag["customClass"]
    let control = own.flatMap { Self.controls.values.contains($0) ? $0 : nil }
    elements[id] = Element(
      view: InterfaceFiles.View(
        className: control == nil ? own : nil, controlClass: control ?? Self.controls[tag.name],
        buttonType: tag.name == "button" ? InterfaceButton.type(tag) : nil,
        border: tag["borderStyle"],
        isHidden: isHidden, isDisabled: tag["enabled"] == "NO", reacts: reacts),
      tag: tag.name, place: place, parent: holder?.id, module: tag["customModule"],
      isHidden: isHidden, reacts: reacts,
      label: InterfaceLabel(tag), isNumbered: tag["tag"] != nil,
      frame: InterfaceFrame(tag, isPlaced: isPlaced),
      wraps: tag["numberOfLines"].map { $0 != "1" } ?? false
        || tag.name == "button" && InterfaceButton.wraps(tag),
      isFrameKept: tag["translatesAutoresizingMaskIntoConstraints"] != "NO",
      isInList: tag.name == "tableViewCellContentView"
        || ["tableHeaderView", "tableFooterView"].contains(tag["key"] ?? ""),
      row: InterfaceRow(tag),
      stack: tag.name == "stackView" ? InterfaceStack(tag) : nil,
      pictures: Set([tag["image"]].compactMap(\.self)),
      button: tag.name == "button" && tag["translatesAutoresizingMaskIntoConstraints"] == "NO"
        ? InterfaceButton(tag, at: place) : nil,
      hugging: InterfaceHold.hugging(tag))
    if tag.name.hasSuffix("ontroller") { document.takeController(tag, id) }
    if tag.name == "placeholder" { document.takePlaceholder(tag) }
    if tag.name == Self.barItem { elements[id]?.label.take(tag) }
    if tag["key"] == "customView", let item = holder?.id { itemsWithViews.insert(item) }
    if tag["key"] == "view", holder?.tag.hasSuffix("ontroller") == true { roots.insert(id) }
  }

  private mutating func takeOutlet(_ tag: InterfaceTags.Tag) {
    guard let target = tag["destination"], let property = tag["property"] else { return }
    connected.insert(target)
    outletNames.insert(property)
    let owner = around.last { $0.tag != "connections" }
    if owner?.tag == "placeholder", property == "view" { roots.insert(target) }
    if property == "gestureRecognizers", let view = owner?.id {
      recognizers[view, default: []].append(target)
      return
    }
    let isSingle = tag.name == "outlet"
    connectedConstraints[target, default: []].append(
      (isSingle ? owner?.className : nil, property))
    if isSingle {
      single.insert(target)
    } else if let className = owner?.className {
      listed[target, default: []].append(
        InterfaceFiles.Listing(owner: className, property: property))
    }
    if isSingle, let className = owner?.className {
      let isController = owner?.tag.hasSuffix("ontroller") == true || owner?.tag == "placeholder"
      outlets.append(
        Outlet(
          owner: className, holder: owner?.id, isController: isController, property: property,
          target: target))
    }
  }

  /// Takes in a constraint that nothing in practice overrules; see `ConstraintFacts.isRequired`.
  private mutating func takeConstraint(_ tag: InterfaceTags.Tag) {
    guard around.last?.tag == "constraints", let attribute = tag["firstAttribute"],
      let container = around.last(where: { $0.id != nil })?.id
    else { return }
    for (view, hold) in InterfaceHold.holds(tag, in: container) {
      holds[view, default: []].append(hold)
    }
    guard tag["placeholder"] == nil,
      // A class of the app's may change what it says.
      tag["customClass"] == nil,
      let priority = Double(tag["priority"] ?? "1000"),
      let relation = Relation(written: tag["relation"])
    else { return }
    let second = tag["secondItem"].map { ($0, tag["secondAttribute"] ?? attribute) }
    guard let multiplier = Self.ratio(tag["multiplier"] ?? "1") else { return }
    let constraint = Constraint(
      id: tag["id"], container: container, priority: priority, relation: relation,
      first: (tag["firstItem"] ?? container, attribute), second: second,
      constant: tag["constant"].flatMap(Double.init) ?? 0, multiplier: multiplier,
      place: place(of: tag))
    if priority >= 900 {
      constraints.append(constraint)
    } else if relation == .equal || relation == .atLeast && second == nil {
      wishes.append(constraint)
    }
  }

  private func place(of tag: InterfaceTags.Tag) -> Place {
    Place(file: name, line: tag.line, column: tag.column)
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

extension Relation {
  /// The relation by its name in a file; nil for none.
  init?(written name: String?) {
    switch name {
    case nil, "equal": self = .equal
    case "greaterThanOrEqual": self = .atLeast
    case "lessThanOrEqual": self = .atMost
    default: return nil
    }
  }
}
