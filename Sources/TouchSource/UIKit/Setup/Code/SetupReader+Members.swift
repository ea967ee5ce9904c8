import TouchLayout
import TouchModel

extension SetupReader {
  /// A member of a thing.
  ///
  /// - Parameter position: Where it is named.
  func member(
    _ name: String, of thing: Thing, at position: Position? = nil, in frame: SetupFrame
  ) -> Thing {
    switch thing {
    case .view(let view): return member(name, of: view, at: position, in: frame)
    case .guide(let view, let isInset):
      return guideAnchor(name, of: view, isInset: isInset)
    case .safeArea(let view): return safeAreaAnchor(name, of: view)
    case .controller:
      if name == "view", let own { return .view(own) }
      if name == "navigationItem", frame.isOwn { return .navigationItem }
      return frame.isOwn ? ownProperty(name, in: frame) ?? ownList(name) ?? .other : .other
    case .navigationItem:
      return SetupReader.navigationSlot(name).map(Thing.slot)
        ?? member(name, of: .other, at: position, in: frame)
    case .frame(let view): return .frame(view)
    case .changedFrame: return thing
    case .part: return .other
    case .layout(let chain): return extended(chain, by: name)
    case .slot(let slot) where name == "customView": return .view(customView(in: slot))
    case .slot: return .other
    case .value(let value, _): return field(name, of: value) ?? .other
    case .inner(let type, let property, _) where name == "rx":
      return .innerReactive(type, property)
    case .inner(let type, let property, _):
      return inner(name, of: type.variable(property))
    case .object(let type):
      let held = inner(name, in: type)
      return held.isOther ? member(name, of: .other, at: position, in: frame) : held
    case .barItem(let view): return name == "customView" ? .view(view) : .other
    case .list(let things) where name == "first" || name == "last":
      return (name == "first" ? things.first : things.last).map { single($0, in: frame) } ?? .other
    case .list(let things) where Int(name).map(things.indices.contains) ?? false:
      return Int(name).map { things[$0] } ?? .other
    case .other where name == "customView", .bareItem where name == "customView":
      changesCustomViews = true
      return .other
    case .other where name.hasSuffix("BarButtonItem"): return .bareItem(nil)
    case .constraints: return constraintMember(name, of: thing, in: frame)
    case .member(let slot):
      guard name == "frame" || name == "bounds", let view = slotMember(slot) else {
        return member(name, of: .other, at: position, in: frame)
      }
      return .frame(view)
    case .counted(let slot):
      return slotMember(slot).flatMap { shape(name, of: $0) }
        ?? member(name, of: .other, at: position, in: frame)
    case .record(let members):
      return members[name] ?? member(name, of: .other, at: position, in: frame)
    case .sought, .systemBar: return member(name, of: .other, at: position, in: frame)
    case .slot(let slot) where name == "first" || name == "last":
      pickedSlots.insert(slot)
      return .other
    case .held, .nib: return name == "first" || name == "last" ? thing : .other
    case .kept: return .other
    case .configuration(let number) where name == "attributedTitle": return title(of: number)
    case .text: return name == "uiKit" ? thing : .other
    case .reactive(let view): return reactiveMember(name, of: view, at: position, in: frame)
    case .presentation: return SetupReader.behindPresented.contains(name) ? thing : .other
    case .recognizer(let number):
      if !Self.idleMembers.contains(name) { recognizers[number].mayAct = true }
      return .other
    case .edge, .length, .configuration, .list, .filledCase, .closure, .plain, .bareItem,
      .innerReactive, .other:
      return .other
    }
  }

  /// A view that the class of a variable holds under a name.
  private func inner(_ name: String, of variable: VariableDeclaration?) -> Thing {
    guard let variable, let written = writtenType(variable)?.unwrapped,
      let type = index.type(written.name, from: Scope(file: variable.file))
    else { return .other }
    return inner(name, in: type)
  }

  /// A view that a class holds under a name.
  func inner(_ name: String, in type: TypeInfo) -> Thing {
    guard let variable = type.variable(name), variable.getter == nil,
      let written = writtenType(variable)?.unwrapped,
      viewClass(written.name, in: Scope(file: variable.file, type: type)) != nil
    else { return .other }
    return .inner(type, name)
  }

  private func member(
    _ name: String, of view: ViewFacts.ID, at position: Position?, in frame: SetupFrame
  ) -> Thing {
    if let anchor = anchor(name, of: view, isInset: false) ?? anchors(name, of: view) {
      return anchor
    }
    switch name {
    case "contentLayoutGuide":
      return scrollGuide(isContent: true, of: view).map { .view($0) }
        ?? .guide(view, isInset: false)
    case "frameLayoutGuide":
      return scrollGuide(isContent: false, of: view).map { .view($0) }
        ?? .guide(view, isInset: true)
    case "safeAreaLayoutGuide": return .safeArea(view)
    case "layoutMarginsGuide", "readableContentGuide", "keyboardLayoutGuide":
      return .guide(view, isInset: true)
    case "snp": return .guide(view, isInset: false)
    case "flex", "pin":
      if let chain = frameChain(name, of: view, in: frame) { return .layout(chain) }
    case "self": return .view(view)
    case "frame", "bounds": return .frame(view)
    case "titleLabel", "imageView":
      if facts(view).className == "UIButton" { return .part(view, name) }
    case "configuration":
      if facts(view).className == "UIButton" { return .configuration(ownConfiguration(of: view)) }
    case "contentView":
      // An effect fills its view with what it is about.
      let isFilled = facts(view).className == "UIVisualEffectView"
      return .view(isFilled ? view : contentView(of: view))
    case "constraints": return .held(view, nil)
    case "subviews", "arrangedSubviews": searched.append(view)
    case "superview": return facts(view).superviews.last.map { .view($0) } ?? .other
    case "layer", "window": return .other
    default: break
    }
    if !frame.isOwn || own.map(canonical) != canonical(view),
      let made = extensionProperty(name, of: view, at: position, in: frame)
    {
      return made
    }
    let isSelf = frame.isOwn && own.map { canonical($0) == canonical(view) } ?? false
    if isSelf, let property = ownProperty(name, in: frame) { return property }
    if let anchor = extensionAnchor(name, of: view, in: frame) { return anchor }
    if let type = facts(view).type, case .inner(let type, let name, _) = inner(name, in: type) {
      return .inner(type, name, of: view)
    }
    if !isSelf, facts(view).type?.variable(name)?.holdsConstraints == true {
      return .kept(view, name)
    }
    noteUse(of: name, on: view, in: frame)
    return name == "rx" ? .reactive(view) : .other
  }

  /// What gives the views in a list that a property holds their size: their frame, an anchor, or what stands
  /// for anchors; nil for any other member.
  private func shape(_ name: String, of view: ViewFacts.ID) -> Thing? {
    switch name {
    case "frame", "bounds": .frame(view)
    case "snp": .guide(view, isInset: false)
    default: anchor(name, of: view, isInset: false)
    }
  }

  private func anchor(_ name: String, of view: ViewFacts.ID, isInset: Bool) -> Thing? {
    switch name {
    case "widthAnchor": return .length(view, .horizontal)
    case "heightAnchor": return .length(view, .vertical)
    case "firstBaselineAnchor", "lastBaselineAnchor":
      return .edge(view, .baseline, isInset: isInset)
    default: break
    }
    guard name.hasSuffix("Anchor"), let edge = Edge(rawValue: String(name.dropLast(6))) else {
      return nil
    }
    return .edge(view, edge, isInset: isInset)
  }

  /// An anchor of a guide, which libraries name without their suffix.
  func guideAnchor(_ name: String, of view: ViewFacts.ID, isInset: Bool) -> Thing {
    if let anchor = anchor(name, of: view, isInset: isInset) { return anchor }
    switch name {
    case "snp": return .guide(view, isInset: isInset)
    case "width": return .length(view, .horizontal)
    case "height": return .length(view, .vertical)
    // Each of several is tied to the same of the other's.
    case "edges", "directionalEdges", "horizontalEdges", "directionalHorizontalEdges",
      "verticalEdges", "directionalVerticalEdges", "size", "center":
      return .guide(view, isInset: isInset)
    case _ where anchors(name, of: view) != nil:
      return .guide(view, isInset: isInset)
    default: return Edge(rawValue: name).map { .edge(view, $0, isInset: isInset) } ?? .other
    }
  }

  // MARK: - Assignments

  /// Gives something a new value.
  func assign(_ value: Expression, _ sign: String, to target: Expression, in frame: SetupFrame) {
    switch target.kind {
    case .name(let name):
      let thing = read(value, as: writtenType(of: name, in: frame), in: frame)
      if case .view(let view) = thing { mayStay(name, unless: view, in: frame) }
      if frame.thing(name) != nil { self.name(thing, name, at: place(target.position, in: frame)) }
      if frame.alternatives(of: name) != nil {
        frame.add(images(value, in: frame, isTyped: false), toAlternativesOf: name)
      }
      if sign == "+=", let list = frame.thing(name), grow(name, list, by: thing, in: frame) {
        return
      }
      if frame.assign(name, thing) { return frame.scope.bind(name, to: .unknown) }
      if frame.isOwn, let known = ownProperty(name, in: frame) {
        return hold(value, thing, in: known, name, frame)
      }
      assign(value, thing, to: name, of: frame.receiver, in: frame)
    case .chain(let base, let links):
      guard case .member(let name)? = links.last?.kind else {
        return assign(value, toElement: target, of: base, links, in: frame)
      }
      if case .name(let local) = base.kind, changeCopy(local, links, sign, value, in: frame) {
        return
      }
      let rest = Array(links.dropLast())
      let holder =
        rest.isEmpty
        ? read(base, in: frame)
        : read(Expression(kind: .chain(base, rest), position: target.position), in: frame)
      var isSelf = false
      if case .name("self") = base.kind, rest.isEmpty { isSelf = true }
      let thing = read(value, as: isSelf ? writtenType(of: name, in: frame) : nil, in: frame)
      if isSelf, frame.isOwn,
        let known = ownProperty(name, in: frame)
      {
        return hold(value, thing, in: known, name, frame)
      }
      if rest.isEmpty, case .name(let local) = base.kind,
        keep(thing, as: name, ofRecord: holder, in: local, frame)
      {
        return
      }
      assign(sign == "=" ? value : target, thing, to: name, of: holder, in: frame)
    default:
      _ = read(target, in: frame)
      _ = read(value, in: frame)
    }
  }

  /// Notes of a stack view that a name stands for in some branches only, so that what is done to the name
  /// later may be done to the one that it stood for before.
  private func mayStay(_ name: String, unless view: ViewFacts.ID, in frame: SetupFrame) {
    let branches = frame.branches(since: name)
    guard !branches.isEmpty else { return }
    if case .view(let old)? = frame.thing(name), facts(old).isMade,
      canonical(old) != canonical(view)
    {
      change(old) { $0.isMixed = true }
      change(view) { $0.isMixed = true }
    } else if branches.count > 1, branches.contains(where: \.repeats) {
      change(view) { $0.isMixed = true }
    }
  }

  /// Gives a property of something a new value.
  func assign(
    _ value: Expression, _ thing: Thing, to name: String, of holder: Thing, in frame: SetupFrame
  ) {
    if name == "gestureRecognizers" { return add(recognizers: thing, to: holder) }
    switch holder {
    case .view(let view): assign(value, thing, to: name, of: view, in: frame)
    case .member(let slot), .counted(let slot):
      guard name == "frame" || name == "bounds", let view = slotMember(slot) else {
        return assign(value, thing, to: name, of: .other, in: frame)
      }
      setFrame(of: view, value, in: frame)
    case .sought(let views) where name == "frame":
      for view in views { setFrame(of: view, value, in: frame) }
    case .sought, .record: assign(value, thing, to: name, of: .other, in: frame)
    case .barItem where name == "customView", .bareItem where name == "customView",
      .slot where name == "customView":
      show(thing, in: holder)
    case .constraints, .kept, .slot:
      var isTrue = false
      if name == "isActive", case .boolean(true)? = self.value(value, in: frame) { isTrue = true }
      if isTrue {
        activate(holder, in: frame)
      } else if name == "constant" {
        setConstant(value, of: holder, in: frame)
      } else if name == "priority" {
        setPriority(priority(value, in: frame), of: holder, in: frame)
      } else if case .slot(let slot) = holder, isForeign(slot), !holdsConstraints(slot) {
        keep(thing, in: name)
        switchOff(holder)
      } else if name != "identifier" {
        switchOff(holder)
      }
    case .held(let view, let axis):
      if name == "constant" { setHeldConstant(value, of: view, along: axis, in: frame) }
    case .recognizer(let number):
      set(name, to: value, ofRecognizer: number, in: frame)
      if case .view(let view) = thing { doubt(view, UnknownReason.handedOver) }
    case .list(let things):
      for thing in things { assign(value, thing, to: name, of: thing, in: frame) }
    case .frame(let view):
      guard !["origin", "x", "y", "center"].contains(name) else { return }
      if name == "size" { return setSize(of: view, value, in: frame) }
      let here = place(value.position, in: frame)
      let length = number(value, in: frame)
      change(view) {
        $0.frames.append(
          ViewFacts.FrameSize(
            width: name == "width" ? length : nil, height: name == "height" ? length : nil,
            kept: name == "width" ? [.vertical] : name == "height" ? [.horizontal] : [],
            place: here))
      }
    case .part(let view, "titleLabel"):
      let given = name == "font" ? fonts(value, of: view, in: frame) : values(value, in: frame)
      switch name {
      case "font": change(view) { $0.content.fonts += given }
      case "numberOfLines": change(view) { $0.content.lines += given }
      case "text": change(view) { $0.content.titles += given }
      default: break
      }
    case .navigationItem:
      noteGiven(name, in: frame)
      if !value.isNull { keep(thing, inNavigationItemAs: name) }
      assign(value, thing, to: name, of: .other, in: frame)
    case .configuration(let number): assign(value, to: name, ofConfiguration: number, in: frame)
    case .text(let number): assign(value, to: name, ofText: number, in: frame)
    case .controller:
      if name == "view", case .view(let view) = thing, let own { unite(own, view) }
      if case .view(let view) = thing, name != "view" { doubt(view, "it is kept in '\(name)'") }
    case .inner(_, let property, let view?) where Self.innerArranging.contains(name):
      arrange(property, of: view, by: name, value, in: frame)
    case .inner(let type, let property, _) where name == "isUserInteractionEnabled":
      noteReacting(property, of: type, value, in: frame)
    case .inner: host(thing, as: name, in: frame)
    case .other, .object, .systemBar:
      keep(thing, in: name)
      if ViewFacts.hiding.contains(name) { noteShowing(by: name, value, in: frame) }
      if name == Self.mask, value.isFalse { areMasksOff = true }
      host(thing, as: name, in: frame)
    default: break
    }
  }

  /// Notes of a view that something which is not followed shows it under a name.
  private func host(_ thing: Thing, as name: String, in frame: SetupFrame) {
    guard case .view(let view) = thing, !Self.isAsked(name) else { return }
    let isItem = name == "customView" && isBarItem(in: frame)
    change(view) { $0.host = isItem ? .bar : $0.host ?? .other(name) }
  }

  private func assign(
    _ value: Expression, _ thing: Thing, to name: String, of view: ViewFacts.ID,
    in frame: SetupFrame
  ) {
    give(thing, to: view)
    if isForeign(view), !declares(name, facts(view)) { keep(thing, in: name) }
    // What is in `self.accessoryView = button` is hosted by the system.
    if case .view(let held) = thing {
      if Self.isAsked(name) { return }
      let (isField, isTable) = (facts(view).elementKind == .textField, isTable(view))
      change(held) {
        $0.host = $0.host ?? .other(name)
        if isField { $0.field = view }
        if isTable { $0.table = view }
      }
      if facts(view).type?.functions(name + "Rect").isEmpty == false {
        doubt(held, "its field decides how large it is")
      }
      return
    }
    if name == "alpha" { return setAlpha(of: view, to: value, in: frame) }
    if ViewFacts.flag(name) != nil { return set(name, to: value, of: view, in: frame) }
    switch name {
    case "frame", "bounds": return setFrame(of: view, value, in: frame)
    case "configuration":
      return setConfiguration(of: view, thing, value, in: frame)
    case "transform": return transform(view, by: value, in: frame)
    // Libraries call the sides of a frame so, where the project does not.
    case "width", "height", "size":
      if !isForeign(view), !declares(name, facts(view)) {
        return assign(value, thing, to: name, of: .frame(view), in: frame)
      }
    default: break
    }
    if name == "menu" { change(view) { $0.isWired = true } }
    // It opens a menu where one is there.
    if name == "showsMenuAsPrimaryAction" { change(view) { $0.mayBeWired = true } }
    if name == Self.mask, value.isFalse {
      change(view) { $0.isMaskOff = true }
    }
    if name == "tag" { findable.append(view) }
    if name == "clipsToBounds" {
      let isSure = value.isTrue && frame.branches.isSubset(of: facts(view).branches)
      change(view) { $0.clips.formUnion(isSure ? [true] : [true, false]) }
    }
    if SetupReader.harmlessProperties.contains(name) { return }
    let text = name == "attributedText" ? text(value, in: frame) : nil
    let given: [Value] =
      switch name {
      case "image": images(value, in: frame)
      case "attributedText": []
      case "spacing": lengths(value, in: frame)
      case "font": fonts(value, of: view, in: frame)
      case "autoresizingMask": resizing(value, in: frame)
      case "contentEdgeInsets", "imageEdgeInsets", "titleEdgeInsets", "layoutMargins":
        insets(value, as: "UIEdgeInsets", in: frame)
      case "directionalLayoutMargins": insets(value, as: "NSDirectionalEdgeInsets", in: frame)
      default: values(value, givenTo: name, of: view, in: frame)
      }
    change(view) { facts in
      switch name {
      case "contentEdgeInsets": facts.content.contentInsets += given
      case "imageEdgeInsets": facts.content.imageInsets += given
      case "titleEdgeInsets": facts.content.titleInsets += given
      case "font": facts.content.fonts += given
      case "text": facts.content.titles += given
      case "attributedText": if !value.isNull { facts.content.texts.append(text) }
      case "numberOfLines": facts.content.lines += given
      case "image": facts.content.images += given
      default:
        facts.properties[name, default: []] += given
      }
    }
    note(given, by: value, givenTo: name, of: view)
    if !Self.contentProperties.contains(name) {
      noteGift(of: value, thing, given, as: name, to: view, in: frame)
    }
  }

  /// Properties that say what a view shows.
  private static let contentProperties: Set<String> = [
    "contentEdgeInsets", "imageEdgeInsets", "titleEdgeInsets", "font", "text", "attributedText",
    "numberOfLines", "image",
  ]

  private func assign(
    _ value: Expression, to name: String, ofConfiguration number: Int, in frame: SetupFrame
  ) {
    switch name {
    case "attributedTitle" where !value.isNull:
      configurations[number].texts.titles.append(text(value, in: frame))
    case "titleTextAttributesTransformer" where !value.isNull:
      configurations[number].texts.transforms.append(transformed(value, in: frame))
    case "attributedTitle", "titleTextAttributesTransformer", "background": break
    case "image":
      configurations[number].properties[name, default: []] += images(value, in: frame)
    default: configurations[number].properties[name, default: []] += values(value, in: frame)
    }
  }

  /// Properties of views that change no size.
  static let harmlessProperties: Set<String> = [
    "backgroundColor", "tintColor", "accessibilityLabel", "accessibilityIdentifier",
    "accessibilityHint", "accessibilityTraits", "isAccessibilityElement", "accessibilityValue",
    "accessibilityUserInputLabels", "shouldGroupAccessibilityChildren", "alpha", "tag",
    "isSelected", "isHighlighted", "contentMode", "clipsToBounds", "delegate", "menu",
    "showsMenuAsPrimaryAction", "isExclusiveTouch", "translatesAutoresizingMaskIntoConstraints",
    "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "contentHorizontalAlignment",
    "contentVerticalAlignment", "semanticContentAttribute", "isOpaque", "isEnabled",
    "isPointerInteractionEnabled", "pointerStyleProvider", "changesSelectionAsPrimaryAction",
    "overrideUserInterfaceStyle", "showsTouchWhenHighlighted", "textColor", "textAlignment",
    "accessibilityElementsHidden", "isMultipleTouchEnabled", "preservesSuperviewLayoutMargins",
    "maximumContentSizeCategory", "minimumContentSizeCategory", "accessibilityCustomActions",
    "largeContentTitle", "showsLargeContentViewer", "toolTip", "cornerRadius",
  ]
}

extension Value {
  /// The labelled values of `CGSize(…)`, `UIEdgeInsets(…)` and `.init(…)`.
  var members: [Bound]? {
    switch self {
    case .tuple(let members): return members
    case .external(let external):
      guard let step = external.path.last else { return nil }
      return step.arguments
    default: return nil
    }
  }
}

extension Expression {
  var isTrue: Bool { if case .boolean(true) = kind { true } else { false } }
  var isFalse: Bool { if case .boolean(false) = kind { true } else { false } }
}
