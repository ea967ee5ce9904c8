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
    /// The number that code may look it up by, if it has one.
    var number: Int?
    /// What lists call the rows that are made of it, if it is one.
    var rowName: String?
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
    /// Whether what it says is as large as the reader asks text to be.
    var isTextScaled = false
    /// Whether no constraints place it.
    var isFrameKept = true
    /// Whether a list gives it its width: as the content of a row, or above or below all rows.
    var isInList = false
    /// The property of a table that it is, if it is above or below all rows: `tableHeaderView`.
    var tableEnd: String?
    /// What it says of heights of rows, if it is a table or a row.
    var row: InterfaceRow?
    /// How it arranges views, if it is a stack view.
    var stack: InterfaceStack?
    /// The pictures that it shows, or draws behind that, by name.
    var pictures: Set<String> = []
    /// What it shows, if it is a button that constraints place.
    var button: InterfaceButton?
    /// Where in a controller's navigation bar it is, if it is an item there.
    var barSide: InterfaceFiles.BarSide?
    /// How strongly it keeps from growing, by axis, where the file says it.
    var hugging: [Axis: Double] = [:]
    /// How strongly it keeps from shrinking, by axis, where the file says it.
    var resistance: [Axis: Double] = [:]
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
  private(set) var outlets: [Outlet] = []
  /// What outlets stand for, and what lists of outlets do, with the outlets by the classes that have them.
  private(set) var single: Set<String> = []
  private(set) var listed: [String: [InterfaceFiles.Listing]] = [:]
  /// Whether its tags begin and end as they should.
  private(set) var isWhole = true
  /// The names of all outlets.
  private(set) var outletNames: Set<String> = []
  /// The names in the paths of all attributes of the app's own.
  private(set) var attributes: Set<String> = []
  /// The recognisers of views, by the views.
  private(set) var recognizers: [String: [String]] = [:]
  /// What anything in the code stands for.
  private(set) var connected: Set<String> = []
  /// Constraints that outlets stand for, by their ids, each with the class and the outlet; a class is nil
  /// where it is not known.
  private(set) var connectedConstraints: [String: [(owner: String?, property: String)]] = [:]
  /// Constraints that do not hold on all screens.
  private(set) var varied: Set<String> = []
  /// For how many size classes the constants are that variations give constraints.
  private var variedRanks: [String: Int] = [:]
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
  private let classNames: ObjectiveCNames
  /// The size classes that it is shown in; nil where they are not known.
  let sizeClasses: InterfaceSizeClasses?
  /// What variations leave out, and for how many size classes the one around is; nil outside of any.
  private var masks = InterfaceMasks()
  private var rank: Int?

  init(
    _ bytes: [UInt8], name: String, code: InterfaceFiles.Code = InterfaceFiles.Code(),
    classNames: ObjectiveCNames = ObjectiveCNames(), sizeClasses: InterfaceSizeClasses? = nil
  ) {
    (self.name, self.code, self.sizeClasses) = (name, code, sizeClasses)
    self.classNames = classNames
    var tags = InterfaceTags(bytes)
    // How deep a variation stands that is for other size classes.
    var skipped: Int?
    while let tag = tags.next() {
      switch tag.kind {
      case .end:
        if around.popLast()?.tag != tag.name { isWhole = false }
        if tag.name == "variation" { rank = nil }
        if let depth = skipped, around.count <= depth { skipped = nil }
      case .start:
        if skipped == nil {
          if isForOthers(tag) { skipped = around.count } else { take(tag) }
        }
        around.append((tag.name, tag["id"], className(of: tag)))
      case .empty: if skipped == nil, !isForOthers(tag) { take(tag) }
      }
    }
    if !around.isEmpty { isWhole = false }
    remove(masks.absent)
  }

  /// Whether it is a variation for other size classes than those that the file is shown in.
  private func isForOthers(_ tag: InterfaceTags.Tag) -> Bool {
    guard tag.name == "variation", let sizeClasses else { return false }
    return sizeClasses.rank(of: tag["key"] ?? "") == nil
  }

  /// Takes out constraints and views with all in them, and what is said of these.
  private mutating func remove(_ absent: Set<String>) {
    guard !absent.isEmpty else { return }
    let views = absent.filter { elements[$0] != nil }
    let gone = views.reduce(into: views) { $0.formUnion(inside($1)) }
    func isGone(_ constraint: Constraint) -> Bool {
      constraint.id.map(absent.contains) ?? false || gone.contains(constraint.first.view)
        || constraint.second.map { gone.contains($0.view) } ?? false
    }
    constraints.removeAll(where: isGone)
    wishes.removeAll(where: isGone)
    for view in holds.keys {
      holds[view]?.removeAll { hold in
        hold.constraint.map(absent.contains) ?? false || hold.views.contains(where: gone.contains)
      }
    }
    let lost = Set(outlets.filter { gone.contains($0.target) }.map(\.property))
    outlets.removeAll { gone.contains($0.target) }
    outletNames.subtract(lost.subtracting(outlets.map(\.property)))
    for view in gone { elements[view] = nil }
    for view in children.keys { children[view]?.removeAll(where: gone.contains) }
  }

  // MARK: - Reading

  private mutating func take(_ tag: InterfaceTags.Tag) {
    if ["state", "attributedString", "fragment"].contains(tag.name) {
      change { $0.label.takeState(tag) }
    }
    if let holder = around.last(where: { $0.id != nil }), holder.tag == "button" {
      change { $0.button?.take(tag) }
    }
    change { element in
      if element.view.blank?.take(tag) == false { element.view.blank = nil }
    }
    switch tag.name {
    case "document", "device": document.take(tag)
    case "outlet", "outletCollection": takeOutlet(tag)
    case "action":
      change {
        let isValue = ["view", "control"].contains($0.tag) && tag["eventType"] == "valueChanged"
        if isValue { $0.view.tellsValues = true } else { $0.view.acts = true }
        // Controls alone send actions for events, also where their class is not in the source.
        if $0.tag == "view", $0.view.className != nil, tag["eventType"] != nil {
          $0.view.controlClass = $0.view.controlClass ?? "UIControl"
        }
        $0.actions.append(
          InterfaceFiles.Action(
            selector: tag["selector"] ?? "", destination: tag["destination"] ?? ""))
      }
    case "segue":
      document.take(tag, of: around.last { $0.id != nil }?.tag)
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
    case "variation", "mask", "include", "exclude": takeVariation(tag)
    case "viewLayoutGuide":
      if let id = tag["id"], let view = around.last(where: { $0.id != nil })?.id {
        if tag["key"] == "safeArea" { guides[id] = view }
        if tag["key"] == "frameLayoutGuide" { frameGuides[id] = view }
      }
    case "edgeInsets", "directionalEdgeInsets", "userDefinedRuntimeAttribute":
      let isLook =
        tag["keyPath"].map { InterfaceButton.changesNoSize($0, along: .horizontal) } ?? false
      if tag["key"] != "contentInsets", !isLook {
        change { element in
          element.stack = nil
          element.hasOwnMargins = true
        }
      }
      if let name = tag["keyPath"] {
        attributes.formUnion(name.split(separator: ".").map(String.init))
        change {
          $0.attributes.insert(name)
          if tag["type"] == "boolean", tag["value"] == "NO" { $0.view.flagsOff.insert(name) }
        }
      }
    default: takeView(tag)
    }
  }

  private mutating func takeVariation(_ tag: InterfaceTags.Tag) {
    guard let sizeClasses else {
      if let id = around.last?.id, around.last?.tag == "constraint" {
        varied.insert(id)
      } else {
        change { $0.isVaried = true }
      }
      return
    }
    switch tag.name {
    case "include", "exclude": if let rank { masks.take(tag, rank: rank) }
    case "variation":
      let asked = sizeClasses.rank(of: tag["key"] ?? "")
      rank = tag.kind == .start ? asked : nil
      if let asked, let id = around.last?.id, around.last?.tag == "constraint" {
        vary(id, by: tag, for: asked)
      }
    default: break
    }
  }

  /// Gives a constraint the constant of a variation, unless one for more size classes gave it another.
  private mutating func vary(_ id: String, by tag: InterfaceTags.Tag, for rank: Int) {
    guard let constant = tag["constant"].flatMap(Double.init) else { return }
    guard rank >= variedRanks[id] ?? 0 else { return }
    variedRanks[id] = rank
    let place = place(of: tag)
    func vary(_ constraints: inout [Constraint]) {
      guard let last = constraints.lastIndex(where: { $0.id == id }) else { return }
      (constraints[last].constant, constraints[last].place) = (constant, place)
    }
    vary(&constraints)
    vary(&wishes)
  }

  private mutating func takeView(_ tag: InterfaceTags.Tag) {
    guard let id = tag["id"] else { return }
    let holder = around.last { $0.id != nil }
    if around.last?.tag == "subviews", let parent = holder?.id {
      children[parent, default: []].append(id)
    }
    let isClear =
      tag["alpha"].flatMap(Double.init).map { $0 < SystemLimits.leastTouchedAlpha } ?? false
    let (isHidden, reacts) = (
      tag["hidden"] == "YES" || isClear, tag["userInteractionEnabled"] != "NO"
    )
    let isPlaced =
      around.last?.tag == "subviews" && holder?.tag != "stackView"
      || tag["key"] == "contentView" && holder?.tag == "visualEffectView"
    let place = place(of: tag)
    // A plain view may be given a class of the system's that has a tag of its own.
    let own = className(of: tag)
    let control = own.flatMap { Self.controls.values.contains($0) ? $0 : nil }
    elements[id] = Element(
      view: InterfaceFiles.View(
        className: control == nil ? own : nil, controlClass: control ?? Self.controls[tag.name],
        buttonType: tag.name == "button" ? InterfaceButton.type(tag) : nil,
        border: tag["borderStyle"], blank: InterfaceBlank(tag),
        isHidden: isHidden, isDisabled: tag["enabled"] == "NO", reacts: reacts),
      tag: tag.name, place: place, parent: holder?.id, module: tag["customModule"],
      isHidden: isHidden, reacts: reacts,
      label: InterfaceLabel(tag), number: tag["tag"].flatMap(Int.init),
      rowName: tag["reuseIdentifier"],
      frame: InterfaceFrame(tag, isPlaced: isPlaced),
      wraps: tag["numberOfLines"].map { $0 != "1" } ?? false
        || tag.name == "button" && InterfaceButton.wraps(tag),
      isTextScaled: tag["adjustsFontForContentSizeCategory"] == "YES",
      isFrameKept: tag["translatesAutoresizingMaskIntoConstraints"] != "NO",
      isInList: tag.name == "tableViewCellContentView" || Self.tableEnd(tag) != nil,
      tableEnd: Self.tableEnd(tag),
      row: InterfaceRow(tag),
      stack: tag.name == "stackView" ? InterfaceStack(tag) : nil,
      pictures: Set([tag["image"]].compactMap(\.self)),
      button: tag.name == "button" && Self.asksForSize(tag) ? InterfaceButton(tag, at: place) : nil,
      hugging: InterfaceHold.priorities("HuggingPriority", of: tag),
      resistance: InterfaceHold.priorities("CompressionResistancePriority", of: tag))
    elements[id]?.hasOwnMargins =
      tag.name == "view" && tag["preservesSuperviewLayoutMargins"] == "YES"
    if tag.name.hasSuffix("ontroller") { document.takeController(tag, id) }
    if tag.name == "placeholder" { document.takePlaceholder(tag, className(of: tag)) }
    if tag.name == Self.barItem {
      elements[id]?.label.take(tag)
      if around.contains(where: { $0.tag == "navigationItem" }) {
        // One of several stands in an element that is called as the property.
        elements[id]?.barSide = InterfaceFiles.BarSide(
          property: tag["key"] ?? around.last?.tag ?? "")
      }
    }
    if tag["key"] == "customView", let item = holder?.id { itemsWithViews.insert(item) }
    if tag["key"] == "view", holder?.tag.hasSuffix("ontroller") == true { roots.insert(id) }
  }

  /// Whether what a view shows has a say in how large it is: by constraints, or as a bar's item asks it.
  private static func asksForSize(_ tag: InterfaceTags.Tag) -> Bool {
    tag["translatesAutoresizingMaskIntoConstraints"] == "NO" || tag["key"] == "customView"
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
    let views = [tag["firstItem"] ?? container, tag["secondItem"]].compactMap(\.self)
    for (view, hold) in InterfaceHold.holds(tag, in: container) {
      var hold = hold
      (hold.constraint, hold.views) = (tag["id"], views)
      hold.isPlaceholder = tag["placeholder"] == "YES"
      hold.isWish = tag["priority"].flatMap(Double.init).map { $0 < LayoutPriority.strong } ?? false
      holds[view, default: []].append(hold)
    }
    guard tag["placeholder"] == nil,
      // A class of the app's may change what it says.
      tag["customClass"] == nil,
      let priority = Double(tag["priority"] ?? "\(LayoutPriority.required)"),
      let relation = Relation(written: tag["relation"])
    else { return }
    let second = tag["secondItem"].map { ($0, tag["secondAttribute"] ?? attribute) }
    guard let multiplier = Self.ratio(tag["multiplier"] ?? "1") else { return }
    let constraint = Constraint(
      id: tag["id"], container: container, priority: priority, relation: relation,
      first: (tag["firstItem"] ?? container, attribute), second: second,
      constant: tag["constant"].flatMap(Double.init) ?? 0, multiplier: multiplier,
      place: place(of: tag))
    if priority >= LayoutPriority.strong {
      constraints.append(constraint)
    } else if relation == .equal || relation == .atLeast && second == nil {
      wishes.append(constraint)
    }
  }

  /// The class of what a tag stands for, as Swift calls it; nil for one of the system's.
  private func className(of tag: InterfaceTags.Tag) -> String? {
    tag["customClass"].map(classNames.swift)
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
