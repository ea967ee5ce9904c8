import TouchModel

extension InterfaceFiles {
  /// What happens where a view is touched.
  struct Action: Hashable, Sendable {
    /// The method, as `send:`.
    var selector: String
    /// What has it, by its name in the file.
    var destination: String
  }

  /// A method of an object that a touch calls.
  struct Call: Hashable, Sendable {
    /// The object's class.
    var owner: String
    /// The method's name, without what it is given.
    var method: String
  }

  /// A list of outlets that holds a view.
  struct Listing: Hashable, Sendable {
    var owner: String
    var property: String
  }

  /// An end of a controller's navigation bar.
  enum BarSide: Hashable, Sendable {
    case left
    case right

    /// The one whose items a property holds, as `leftBarButtonItem`; nil for any other.
    init?(property: String) {
      let names = ["BarButtonItem", "BarButtonItems"]
      guard let name = names.first(where: property.hasSuffix) else { return nil }
      switch property.dropLast(name.count) {
      case "left": self = .left
      case "right": self = .right
      default: return nil
      }
    }
  }

  /// A view that reacts by what its file says, and that no outlet stands for.
  struct Target: Hashable, Sendable {
    /// Where it stands.
    var place: Place
    /// Its class of the system's.
    var className: String
    /// What recogniser makes it react; nil for a control.
    var recognizer: Screen.Element.Kind?
    /// What it is called by what it shows.
    var label: String?
    /// The class whose methods it calls, or else that whose view it lies in; empty for none of the app's.
    var owner: String
    /// The module of the owner, where the file says it.
    var module: String?
    /// The owner's methods that it calls itself, and hands itself to.
    var selectors: [String] = []
    /// The owner's lists of outlets that hold it.
    var lists: [String] = []
    /// The number that code may look it up by, if it has one.
    var number: Number?
    /// Whether it does nothing until code makes it do something that looks it up or has it in a list.
    var isIdle = false
    /// Whether a list of outlets of another class's holds it.
    var isReachedElsewhere = false
    /// The members of it that code uses in which no outlet in Swift stands for it, in order.
    var members: [String] = []
    /// Why such code may do anything else with it; nil where it does not.
    var doubt: String?
    var view: View
    /// Where in the owner's navigation bar it is, if it is in an item there that no outlet stands for.
    var barSide: BarSide?
    /// Whether it is an item of a bar.
    var isBarItem: Bool { className == "UIBarButtonItem" }
  }
}

extension InterfaceFile {
  /// An outlet of a class, with what stands for the class in the file.
  struct Outlet {
    var owner: String
    var holder: String?
    var isController: Bool
    var property: String
    var target: String
  }

  /// The views that react by what the file says, and that no outlet stands for.
  var targets: [InterfaceFiles.Target] {
    guard document.isOfApp else { return [] }
    let found = elements.keys.sorted().filter { id in
      elements[id].map { element in
        // What code does with an item of a bar leaves its size to the bar.
        (element.tag == Self.barItem || !isHeld(id))
          && (reacts(id, element) || isForeign(id, element) || mayBeLookedUp(id, element)
            || isListedControl(id, element))
          && isReached(id)
      } ?? false
    }
    guard !found.isEmpty else { return [] }
    let reading = Reading(self)
    return found.compactMap { id in elements[id].map { target(id, $0, reading) } }
  }

  /// Whether an outlet stands for a view that Swift may have.
  private func isHeld(_ id: String) -> Bool {
    let owners = outlets(of: id).map(\.owner)
    return single.contains(id)
      && (owners.isEmpty || owners.contains { code.foreign($0) == nil })
  }

  /// Whether a control of an outlet that no Swift has does something by what code says.
  private func isForeign(_ id: String, _ element: Element) -> Bool {
    guard let control = element.view.controlClass else { return false }
    let use = foreignUse(of: id, doing: [])
    // What a control has been set to, code asks it when it likes.
    return single.contains(id)
      && (control != "UIButton" || use.reason != nil || use.members.contains("addTarget"))
  }

  /// Whether a control is one of a list of outlets that Swift may have, whose code may make it do something.
  private func isListedControl(_ id: String, _ element: Element) -> Bool {
    element.view.controlClass != nil && element.tag != Self.barItem
      && (listed[id] ?? []).contains { code.foreign($0.owner) == nil }
  }

  /// What code does with a view that no Swift has an outlet for.
  private func foreignUse(
    of id: String, doing actions: [InterfaceFiles.Action]
  ) -> ObjectiveCCode.Use {
    var use = ObjectiveCCode.Use()
    let holders = outlets(of: id) + (listed[id] ?? [])
    for outlet in holders {
      guard let found = code.foreign(outlet.owner)?.outlet(outlet.property) else { continue }
      use.take(found)
      // What is done to all of a list need not name one of them.
      let isSeveral = listed[id]?.contains(outlet) ?? false
      if isSeveral, !found.members.isEmpty { use.reason = use.reason ?? UnknownReason.unread }
    }
    for action in actions {
      guard let owner = elements[action.destination]?.view.className,
        let foreign = code.foreign(owner)
      else { continue }
      use.take(foreign.sender(action.selector))
    }
    let own = elements[id]?.view.className.flatMap(code.foreign)
    let isFollowed = use.members.allSatisfy(ViewFacts.isFollowed(memberUsed:))
    if own?.decidesTouches == true || !isFollowed {
      use.reason = use.reason ?? UnknownReason.unread
    }
    return use
  }

  /// The kind of what a recogniser of a view's makes of it; nil for one that does nothing.
  func tap(_ recognizer: String) -> Screen.Element.Kind? {
    guard let element = elements[recognizer], element.view.acts, !element.view.isOff else {
      return nil
    }
    return Self.recognizers[element.tag]
  }

  /// What recognisers make of views by their tags; Interface Builder spells that of a long press so.
  private static let recognizers: [String: Screen.Element.Kind] = [
    "tapGestureRecognizer": .tapGesture, "pongPressGestureRecognizer": .longPressGesture,
  ]

  /// The classes of controls by their tags.
  static let controls = [
    "button": "UIButton", "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "datePicker": "UIDatePicker",
    "textField": "UITextField", "pageControl": "UIPageControl", "colorWell": "UIColorWell",
    "control": "UIControl",
  ]

  /// The classes of what is no control by their tags.
  private static let plain = [
    "imageView": "UIImageView", "label": "UILabel", "stackView": "UIStackView",
    barItem: "UIBarButtonItem",
  ]

  /// The tag of the items of bars.
  static let barItem = "barButtonItem"

  func reacts(_ id: String, _ element: Element) -> Bool {
    if element.tag == Self.barItem { return element.view.acts && !itemsWithViews.contains(id) }
    if element.view.controlClass != nil {
      return element.view.acts || element.view.tellsValues || tap(on: id) != nil
    }
    // A view of a class of controls has actions as well.
    return !element.actions.isEmpty && element.view.className != nil && element.tag == "view"
      // A recogniser on all of a screen is as large as that.
      || !roots.contains(id) && tap(on: id) != nil
  }

  /// The kind of what the recognisers of a view make of it; nil where none does anything.
  func tap(on id: String) -> Screen.Element.Kind? {
    recognizers[id]?.firstNonNil { self.tap($0) }
  }

  /// Whether all that a view does is what one around it does, or one beside it within whose bounds it lies.
  func isRepeated(_ id: String, in around: [String], _ layout: InterfaceLayout) -> Bool {
    let own = actions(of: id)
    guard let first = own.first, !first.selector.isEmpty, own.allSatisfy({ $0 == first }) else {
      return false
    }
    if around.contains(where: { actions(of: $0).contains(first) }) { return true }
    if isBehind(viewsDoing: first, id, in: around, layout) { return true }
    guard let outer = around.first, let views = children[outer],
      let number = views.firstIndex(of: id)
    else { return false }
    return views.indices.contains { other in
      guard other != number, actions(of: views[other]).contains(first), isSteady(views[other]),
        encloses(views[other], id, in: outer, layout)
      else { return false }
      // Of two with the same bounds the later lies in front and is the one that is hit.
      return other > number || !encloses(id, views[other], in: outer, layout)
    }
  }

  /// Whether a view that does something stands in front of all of one that another lies in.
  private func isBehind(
    viewsDoing action: InterfaceFiles.Action, _ id: String, in around: [String],
    _ layout: InterfaceLayout
  ) -> Bool {
    var inner = id
    for outer in around {
      let views = children[outer] ?? []
      let inFront = views.firstIndex(of: inner).map { views[($0 + 1)...] } ?? []
      let isCovered = inFront.contains { other in
        actions(of: other).contains(action) && isSteady(other)
          && (encloses(other, inner, in: outer, layout) || encloses(other, id, in: outer, layout))
      }
      if isCovered { return true }
      // From under what does not scroll along, what scrolls comes out.
      if Self.scrolling.contains(elements[outer]?.tag ?? "") { return false }
      inner = outer
    }
    return false
  }

  /// Whether a view takes touches whatever code does, as far as no outlet lets it change that.
  private func isSteady(_ id: String) -> Bool {
    guard let element = elements[id] else { return false }
    return !element.isHidden && element.reacts && !element.isVaried && element.number == nil
      && element.view.className == nil && !connected.contains(id) && listed[id] == nil
  }

  /// Whether constraints say that a view lies within the bounds of another in the same one.
  private func encloses(
    _ id: String, _ other: String, in outer: String, _ layout: InterfaceLayout
  ) -> Bool {
    [Axis.horizontal, .vertical].allSatisfy { axis in
      let own = layout.ends(of: id, along: axis)
      return [other, outer].contains { inside in
        let ends = layout.ends(of: inside, along: axis)
        guard let start = layout.offset(of: own.start, behind: ends.start),
          let end = layout.offset(of: own.end, behind: ends.end)
        else { return false }
        return start <= 0 && end >= 0
      }
    }
  }

  /// The methods that a touch on a view calls; none where it does more, or the objects' classes are the
  /// system's.
  func calls(of id: String) -> [InterfaceFiles.Call] {
    let calls = actions(of: id).map { action in
      elements[action.destination]?.view.className.map { owner in
        let method = action.selector.prefix { $0 != ":" }
        return InterfaceFiles.Call(owner: owner, method: String(method))
      }
    }
    guard elements[id]?.leads == false, calls.allSatisfy({ $0 != nil }) else { return [] }
    return calls.compactMap(\.self)
  }

  /// What a view does where it is touched.
  private func actions(of id: String) -> [InterfaceFiles.Action] {
    let tapped = (recognizers[id] ?? []).filter { tap($0) != nil }
    return (elements[id]?.actions ?? []) + tapped.flatMap { elements[$0]?.actions ?? [] }
  }

  /// Whether something shows the scene that a view lies in.
  func isReached(_ id: String) -> Bool {
    let isController = elements[id]?.tag.hasSuffix("ontroller") == true
    let scene = isController ? id : controller(around: id)
    guard let scene else { return true }
    let className = elements[scene]?.view.className
    return document.isReached(
      scene, makes: { name in className.map { !code.isForgotten($0, name) } ?? true },
      performs: { code.segues()?.contains($0) ?? true })
  }

  /// The controller whose view holds a view.
  func controller(around id: String) -> String? {
    around(id).first { elements[$0]?.tag.hasSuffix("ontroller") == true }
  }

  /// The module that a class is of by the file; nil where it does not say one.
  private func module(of className: String) -> String? {
    let modules = elements.values.filter { $0.view.className == className }.compactMap(\.module)
    return Set(modules).count == 1 ? modules[0] : nil
  }

  /// Whether what has the method of an action stands in a scene: from what was copied out of another,
  /// connections to that one's are left over.
  private func isOfScene(_ action: InterfaceFiles.Action, _ scene: String?) -> Bool {
    guard let scene, let receiver = elements[action.destination] else { return true }
    let isController = receiver.tag.hasSuffix("ontroller")
    let other = isController ? action.destination : controller(around: action.destination)
    return other.map { $0 == scene } ?? true
  }

  private func target(
    _ id: String, _ element: Element, _ reading: Reading
  ) -> InterfaceFiles.Target {
    let isControl = element.view.controlClass != nil || !element.actions.isEmpty
    let scene = controller(around: id)
    let all = actions(of: id)
    let actions = all.filter { isOfScene($0, scene) }
    func owner(_ action: InterfaceFiles.Action) -> String? {
      elements[action.destination]?.view.className
    }
    let own =
      actions.firstNonNil(owner) ?? outlets(of: id).first?.owner
      ?? listed[id]?.first?.owner ?? scene.flatMap { elements[$0]?.view.className }
      ?? (scene == nil ? document.ownerClass : nil) ?? ""
    let isOfController =
      scene.map { (elements[$0]?.view.className ?? "") == own } ?? (document.ownerClass == own)
    var target = InterfaceFiles.Target(
      place: element.place,
      className: element.view.controlClass ?? Self.plain[element.tag] ?? "UIView",
      recognizer: isControl ? nil : tap(on: id),
      label: label(of: element, doing: actions.isEmpty ? all : actions),
      owner: own, module: module(of: own), number: number(of: id, element),
      isIdle: !reacts(id, element) && !isForeign(id, element),
      view: view(element, id, of: own, isController: isOfController, reading))
    // A recogniser hands over itself, and no view.
    target.selectors = actions.filter { element.actions.contains($0) && owner($0) == own }
      .map(\.selector)
    target.lists = (listed[id] ?? []).filter { $0.owner == own }.map(\.property)
    target.label = target.label ?? target.lists.first
    target.isReachedElsewhere = (listed[id] ?? []).contains { $0.owner != own }
    let use = foreignUse(of: id, doing: actions)
    (target.members, target.doubt) = (use.members, use.reason)
    if isOfController,
      let item = around(id).first(where: { elements[$0]?.tag == Self.barItem && !isHeld($0) })
    {
      target.barSide = elements[item]?.barSide
    }
    if element.tag != Self.barItem, let outlet = outlets(of: id).first {
      target.label = outlet.property
    }
    return target
  }
}

extension InterfaceFile {
  /// What a view is called by what it shows or does.
  private func label(of element: Element, doing actions: [InterfaceFiles.Action]) -> String? {
    element.label.text ?? actions.first.map { String($0.selector.prefix { $0 != ":" }) }
  }
}
