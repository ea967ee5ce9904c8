import TouchModel

/// What properties of views that are none of those that set them up say of what touches do.
extension SetupReader {
  /// Notes what a view may be made to do by way of a member that the code names, as `button.rx` and
  /// `button.tapPublisher`.
  func noteUse(of name: String, on view: ViewFacts.ID, in frame: SetupFrame) {
    // What recognisers do is noted of these.
    guard !Self.harmlessProperties.contains(name), !Self.passiveMembers.contains(name),
      ViewClasses.recognizers[name] == nil
    else { return }
    let variable = variable(name, of: view, in: frame)
    if variable?.holdsNoFunction == true, variable?.getter?.speakOfTouches != true { return }
    if variable == nil { noteControl(view, by: name) }
    if Self.speaksOfTouches(name) || variable?.getter?.speakOfTouches == true {
      change(view) { $0.isWired = true }
    } else {
      // What a view's own code names may be anything, and is no more than looked at.
      if case .view(let receiver) = frame.receiver, canonical(receiver) == canonical(view) {
        return
      }
      change(view) { $0.mayBeWired = true }
    }
  }

  /// Notes what a property may do to a view that is given a value.
  ///
  /// - Parameters:
  ///   - thing: What the value refers to.
  ///   - values: What it may stand for.
  func noteGift(
    of value: Expression, _ thing: Thing, _ values: [Value], as name: String,
    to view: ViewFacts.ID, in frame: SetupFrame
  ) {
    let variable = variable(name, of: view, in: frame)
    let isDeclared = facts(view).type?.variable(name) != nil
    let isFollowed = !isDeclared && set(variable, to: value, thing, of: view, in: frame)
    if case .closure = thing { return change(view) { $0.isWired = true } }
    guard let variable else {
      // A library's property may show a view as well as make it act.
      if Self.speaksOfSight(name) { doubtSight(of: view) }
      if !value.isMember, !values.allSatisfy(\.isNoFunction) {
        change(view) { $0.mayBeWired = true }
      }
      return
    }
    if variable.holdsFunction(in: index, facts(view).type) {
      change(view) { $0.isWired = true }
    } else if !isFollowed, !variable.holdsNoFunction, !isPlain(variable, of: facts(view).type) {
      // What the class does with it is in its own code, but for what that hands on.
      change(view) { $0.mayBeWired = true }
    }
  }

  /// The project's own property of a view's class, or one that it adds to a class of the system's.
  private func variable(
    _ name: String, of view: ViewFacts.ID, in frame: SetupFrame
  ) -> VariableDeclaration? {
    if let declared = facts(view).type?.variable(name) { return declared }
    return systemTypes(of: view).lazy
      .compactMap { self.index.extensionVariable(name, of: $0, from: frame.scope) }
      .first { !$0.isStatic }
  }

  /// Whether the project declares a member of a view, in its class or in an extension of the system's.
  func declares(_ member: String, _ facts: ViewFacts) -> Bool {
    if let type = facts.type, type.variable(member) != nil || !type.functions(member).isEmpty {
      return true
    }
    guard let owner else { return false }
    let scope = Scope(file: owner.file, type: owner)
    return systemTypes(of: facts.className, facts.type).contains { type in
      index.extensionVariable(member, of: type, from: scope) != nil
        || !index.extensionFunctions(member, of: type, from: scope).isEmpty
    }
  }

  /// Does what a property of the project's does when it is set, as `isVisible` that sets `isHidden`; says
  /// whether it has a setter.
  private func set(
    _ variable: VariableDeclaration?, to value: Expression, _ thing: Thing, of view: ViewFacts.ID,
    in frame: SetupFrame
  ) -> Bool {
    guard let variable, variable.getter != nil, !variable.observers.isEmpty else { return false }
    let inside = SetupFrame(
      scope: Scope(file: variable.file), receiver: .view(view), isOwn: false,
      branches: frame.branches)
    inside.bind("newValue", to: thing)
    inside.scope.bind("newValue", to: thing.mayBeValue ? anyValue(value, in: frame) : .unknown)
    let key = "\(variable.file).\(variable.position.line).\(variable.name).set"
    let unknowns = facts(view).unknowns
    let isRun = inline(key) { run(variable.observers, in: inside) ?? .other } != nil
    change(view) {
      // What a setter hands the view on to, as what keeps colours of a theme, may make it act; how large
      // the view is the code says that sets it up.
      $0.mayBeWired = $0.mayBeWired || $0.unknowns != unknowns
      $0.unknowns = unknowns
    }
    return isRun
  }

  /// Whether the type of a variable is one of the project's enumerations whose cases hold nothing, and so no
  /// function to call.
  func isPlain(_ variable: VariableDeclaration, of owner: TypeInfo?) -> Bool {
    let scope = Scope(file: variable.file, type: owner)
    if let type = variable.type {
      return index.type(type.unwrapped.name, from: scope)?.holdsCasesAlone ?? false
    }
    guard let (type, member) = variable.value?.memberOfType,
      let found = index.type(type, from: scope)
    else { return false }
    return found.holdsCasesAlone && found.cases.contains { $0.name == member }
  }

  /// Members of recognisers by which code makes none do anything.
  static let idleMembers: Set<String> = [
    "numberOfTapsRequired", "numberOfTouchesRequired", "cancelsTouchesInView",
    "delaysTouchesBegan", "delaysTouchesEnded", "isEnabled", "require", "name", "view",
    "minimumPressDuration", "allowableMovement", "allowedTouchTypes", "buttonMaskRequired",
    "requiresExclusiveTouchType", "accessibilityLabel", "removeTarget",
  ]

  /// Whether a name speaks of what a person does to a control, as those of libraries that tell of it.
  static func speaksOfTouches(_ name: String) -> Bool {
    let small = name.lowercased()
    return ["rx", "reactive"].contains(name) || touching.contains(where: small.contains)
  }

  private static let touching = [
    "tap", "press", "touch", "click", "action", "gesture", "event", "publisher", "callback",
    "handler",
  ]

  /// Whether a member of a view may show it that some properties hide: one of these, or one that the project
  /// adds to the system's classes and that sets such.
  func mayShow(_ member: String, _ facts: ViewFacts, hiddenBy properties: Set<String>) -> Bool {
    if member == "" || properties.contains(member) { return true }
    guard let owner else { return false }
    let scope = Scope(file: owner.file, type: owner)
    return systemTypes(of: facts.className, facts.type).contains { type in
      let setter = index.extensionVariable(member, of: type, from: scope)?.observers ?? []
      let functions = index.extensionFunctions(member, of: type, from: scope)
      return setter.speakOfSight || functions.contains { $0.body?.speakOfSight ?? false }
    }
  }

  /// Whether a member of a view may let touches through to it that it keeps out: the system's, or any that
  /// the project adds.
  func mayLetTouchesThrough(_ member: String, _ facts: ViewFacts) -> Bool {
    // Of what libraries add, what stands behind says which.
    if member == "rx" { return false }
    let last = member.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init)
    guard let last, ![.itself, "isUserInteractionEnabled"].contains(last), let owner else {
      return true
    }
    guard member != last else { return declares(member, facts) }
    let scope = Scope(file: owner.file, type: owner)
    return index.extensionVariable(last, of: Self.reactiveType, from: scope) != nil
      || !index.extensionFunctions(last, of: Self.reactiveType, from: scope).isEmpty
  }

  /// Whether a name speaks of whether a view is seen.
  fileprivate static func speaksOfSight(_ name: String) -> Bool {
    let small = name.lowercased()
    return ["visible", "hidden", "shown", "showing", "opacity", "alpha"].contains(
      where: small.contains)
  }

  /// Members that are read and make a view do nothing.
  static let passiveMembers: Set<String> = [
    "isHidden", "intrinsicContentSize", "subviews", "currentTitle", "currentImage", "state",
    "center", "image", "isUserInteractionEnabled", "constraints", "contentEdgeInsets",
    "imageEdgeInsets", "titleEdgeInsets", "traitCollection", "isTouchInside", "isTracking",
    "allControlEvents", "allTargets", "buttonType", "currentAttributedTitle", "currentTitleColor",
    "currentBackgroundImage", "gestureRecognizers", "font", "text", "attributedText", "title",
    "numberOfLines", "lineBreakMode", "isFirstResponder", "safeAreaInsets", "layoutMargins",
    "directionalLayoutMargins", "effectiveUserInterfaceLayoutDirection", "autoresizingMask",
  ]
}

extension VariableDeclaration {
  /// Whether its written type, or its first value, is none that code can be kept in.
  var holdsNoFunction: Bool {
    switch value?.kind {
    case .number, .boolean, .string: return true
    default: break
    }
    let name = type?.unwrapped.name ?? value?.madeType
    return name.map(Self.plain.contains) ?? false
  }

  private static let plain: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "Bool", "String", "UIColor", "UIImage", "UIFont", "URL",
    "Date", "CGPoint", "CGRect", "CGSize", "UIEdgeInsets", "NSAttributedString",
    "AttributedString", "IndexPath", "UUID", "Decimal", "Data", "Calendar", "Locale", "TimeZone",
    "UIReturnKeyType", "UIKeyboardType", "UIKeyboardAppearance", "UITextContentType",
    "UITextAutocapitalizationType", "UITextAutocorrectionType", "NSTextAlignment",
    "NSLineBreakMode",
  ]

  /// Whether its type is that of functions.
  func holdsFunction(in index: SourceIndex, _ owner: TypeInfo?) -> Bool {
    guard let name = type?.unwrapped.name else { return false }
    return name == "Function" || index.isFunction(name, from: owner)
  }
}

extension [Statement] {
  /// Whether they name something that tells of touches.
  fileprivate var speakOfTouches: Bool { names(SetupReader.speaksOfTouches) }

  /// Whether they name something that shows a view.
  var speakOfSight: Bool { names(SetupReader.speaksOfSight) }

  /// Whether they name what gives a button a title.
  var speakOfTitles: Bool { names { $0 == "setTitle" } }

  private func names(_ isMeant: (String) -> Bool) -> Bool {
    var found = false
    forEachExpression { expression in
      switch expression.kind {
      case .name(let name): found = found || isMeant(name)
      case .chain(_, let links):
        for link in links {
          if case .member(let name) = link.kind { found = found || isMeant(name) }
        }
      default: break
      }
    }
    return found
  }
}

extension Value {
  /// Whether it is known to be no function.
  fileprivate var isNoFunction: Bool {
    switch self {
    case .number, .boolean, .string, .null, .enumCase: true
    default: false
    }
  }
}

extension Expression {
  /// Whether it names a member of a type, as `.red` and `UIColor.red` do.
  fileprivate var isMember: Bool {
    if case .implicitMember = kind { return true }
    return memberOfType != nil
  }

  /// The type that it names, and its member, as `UIColor.red` does; nil for anything else.
  fileprivate var memberOfType: (type: String, member: String)? {
    guard case .chain(let base, let links) = kind, case .name(let type) = base.kind,
      type.isTypeName, links.count == 1, case .member(let member) = links[0].kind
    else { return nil }
    return (type, member)
  }

  /// The type of which it makes a value, as `Date()` does; nil for anything else.
  fileprivate var madeType: String? {
    guard case .chain(let base, let links) = kind, case .name(let type) = base.kind,
      type.isTypeName, links.count == 1, case .call = links[0].kind
    else { return nil }
    return type
  }
}

extension TypeInfo {
  /// Whether it is an enumeration whose cases hold nothing.
  fileprivate var holdsCasesAlone: Bool {
    kind == .enumeration && cases.allSatisfy(\.values.isEmpty)
  }
}
