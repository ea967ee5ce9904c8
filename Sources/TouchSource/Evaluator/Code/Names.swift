import Foundation
import TouchLayout
import TouchModel

extension Evaluation {
  /// Returns what a name without a base stands for.
  func value(named name: String, at position: Position, in scope: Scope) -> Value {
    // To what is static in an extension of a type `self` is that type.
    if name == "self" { return scope.currentReceiver ?? extendedType(in: scope) }
    if name == "Self" { return scope.type.map { .type($0) } ?? extendedType(in: scope) }
    if name.hasPrefix("$"), !name.dropFirst().allSatisfy(\.isNumber) {
      // A binding is followed to what it binds.
      return value(named: String(name.dropFirst()), at: position, in: scope)
    }
    if let local = scope.lookUp(name) { return read(local) }
    if name.hasPrefix("_"), name.count > 1, scope.type?.variable(name) == nil,
      scope.type?.variable(String(name.dropFirst()))?.attributes.isEmpty != true,
      let wrapped = ownMember(String(name.dropFirst()), in: scope)
    {
      return wrapped
    }
    if let member = ownMember(name, in: scope) { return member }
    if let member = extendedMember(name, in: scope) { return member }
    if let variable = index.globalVariable(name, from: scope) {
      return constant(variable, owner: nil)
    }
    if let function = index.globalFunctions(name, from: scope).first {
      return .function(.declared(function, owner: nil, receiver: nil))
    }
    if let type = index.type(name, from: scope) { return .type(type) }
    if let extended = scope.extended, name.first?.isLowercase ?? false, !index.isModule(name) {
      // A member of the system's type, in an extension of it.
      switch scope.currentReceiver {
      case .external(let receiver)?:
        return externalMember(name, of: receiver, at: position, in: scope)
      case nil:
        return externalMember(name, of: External(type: extended, path: []), at: position, in: scope)
      case .open? where name == "swiftUIImage":
        return .open(TypeName(name: "Image"), in: nil)
      case .null?: break
      case let receiver?:
        let value = member(name, of: receiver, at: position, in: scope)
        if !value.isUnknown { return value }
      }
    }
    return .external(External(type: name, path: [], place: place(position, in: scope)))
  }

  /// A member of `self` or of the types around, without a base.
  private func ownMember(_ name: String, in scope: Scope) -> Value? {
    if let receiver = scope.currentReceiver, let value = ownMember(name, of: receiver, in: scope) {
      return value
    }
    var type = scope.type
    while let current = type {
      if let value = staticMember(name, of: current) { return value }
      type = index.outerType(of: current)
    }
    return nil
  }

  /// A static member that extensions of the project add to the system's type around the text.
  private func extendedMember(_ name: String, in scope: Scope) -> Value? {
    guard let extended = scope.extended,
      let variable = index.extensionVariable(name, of: extended, from: scope), variable.isStatic
    else { return nil }
    return constant(variable, owner: nil)
  }

  private func ownMember(_ name: String, of receiver: Value, in scope: Scope) -> Value? {
    switch receiver {
    case .instance(let instance):
      return property(name, of: instance) ?? extensionMember(name, of: receiver, in: scope)
    case .enumCase(let value):
      if let variable = value.type.variable(name), !variable.isStatic {
        return self.value(of: variable, owner: value.type, receiver: receiver)
      }
      if name == "rawValue" { return rawValue(of: value) }
      return functionMember(name, of: value.type, receiver: receiver)
    case .tuple(let members):
      return members.first { $0.label == name }?.value
        ?? extensionMember(name, of: receiver, in: scope)
    default: return extensionMember(name, of: receiver, in: scope)
    }
  }

  // MARK: - Members

  /// Returns a member of a value.
  func member(
    _ name: String, of base: Value, at position: Position, in scope: Scope
  ) -> Value {
    if let reference = initializer(name, of: base, at: position, in: scope) {
      return .function(reference)
    }
    switch base {
    case .instance(let instance):
      if name == "self" { return base }
      if let value = property(name, of: instance) {
        return asked(value, of: instance, at: position, in: scope)
      }
      if name == "isEmpty", let isEmpty = isEmpty(instance) { return .boolean(isEmpty) }
      return extensionMember(name, of: base, in: scope) ?? .unknown
    case .type(let type):
      if name == "self" { return base }
      return staticMember(name, of: type) ?? conformanceMember(name, of: type)
        ?? .external(External(type: type.name, path: [External.Step(name: name)]))
    case .enumCase(let value):
      if let own = ownMember(name, of: base, in: scope) { return own }
      if name == "rawValue" || name == "id" { return rawValue(of: value) }
      if name == "self" { return base }
      return extensionMember(name, of: base, in: scope) ?? .unknown
    case .tuple(let members):
      if let index = Int(name), members.indices.contains(index) { return members[index].value }
      return members.first { $0.label == name }?.value
        ?? extensionMember(name, of: base, in: scope) ?? .unknown
    case .external(let external):
      return externalMember(name, of: external, at: position, in: scope)
    case .array(let members):
      switch name {
      case "count": return .number(Length(Double(members.count)))
      case "isEmpty": return .boolean(members.isEmpty)
      case "first", "last": return (name == "first" ? members.first : members.last) ?? .null
      case "indices": return .array(members.indices.map { .number(Length(Double($0))) })
      default: return extensionMember(name, of: base, in: scope) ?? .unknown
      }
    case .openArray(let member):
      switch name {
      case "first", "last": return anyOf(member) ?? .open(TypeName(name: "Optional"), in: nil)
      case "indices": return .openArray(of: .open(TypeName(name: "Int"), in: nil))
      case "count": return .open(TypeName(name: "Int"), in: nil)
      case "isEmpty": return .open(TypeName(name: "Bool"), in: nil)
      case "reversed", "lazy": return .openArray(of: member)
      default: return .unknown
      }
    case .string:
      if let text = base.knownText {
        switch name {
        case "count": return .number(Length(Double(text.count)))
        case "isEmpty": return .boolean(text.isEmpty)
        default: break
        }
      }
      if name == "capitalized" || name == "localizedCapitalized" {
        return base.knownText.map { .text($0.capitalized) } ?? base
      }
      return extensionMember(name, of: base, in: scope)
        ?? (["localized", "uppercased", "description"].contains(name) ? base : Self.measure(name))
    case .number(let length):
      return length.member(name) ?? extensionMember(name, of: base, in: scope)
        ?? (isLiteralSuffix(name) ? base : .unknown)
    case .view(.modified(_, let call)) where name == "id" && call.name == "id":
      return call.first ?? .unknown
    case .view, .boolean, .function, .keyPath:
      return extensionMember(name, of: base, in: scope) ?? .unknown
    case .null: return .null
    case .open(let type?, let owner):
      if let value = memberOfOpen(name, type, owner, at: position, in: scope) { return value }
      // Some picture of a generated type.
      if name == "swiftUIImage" { return .open(TypeName(name: "Image"), in: nil) }
      return extensionMember(name, of: base, in: scope) ?? Self.measure(name)
    case .open(nil, _): return Self.measure(name)
    case .state: return member(name, of: read(base), at: position, in: scope)
    }
  }

  /// What a member tells of how much there is of something that is not in the source, by the type that
  /// all of its name have.
  private static func measure(_ name: String) -> Value {
    switch name {
    case "count": .open(TypeName(name: "Int"), in: nil)
    case "isEmpty": .open(TypeName(name: "Bool"), in: nil)
    default: .unknown
    }
  }

  /// A member of a value that is not in the source, by its written type.
  private func memberOfOpen(
    _ name: String, _ type: TypeName, _ owner: TypeInfo?, at position: Position, in scope: Scope
  ) -> Value? {
    if ["wrappedValue", "projectedValue"].contains(name) {
      return .open(type.name == "Binding" ? type.arguments.first : type, in: owner)
    }
    if ["Binding", "Optional"].contains(type.name), let wrapped = type.arguments.first {
      return memberOfOpen(name, wrapped, owner, at: position, in: scope)
    }
    if let orientation = orientation(as: type.name) {
      return member(name, of: orientation, at: position, in: scope)
    }
    if type.name == "AsyncImagePhase", name == "image" {
      return .open(TypeName(name: "Optional", arguments: [TypeName(name: "Image")]), in: nil)
    }
    if type.name == "Array" {
      switch name {
      case "first", "last":
        return .open(TypeName(name: "Optional", arguments: type.arguments), in: owner)
      case "count": return .open(TypeName(name: "Int"), in: owner)
      case "isEmpty": return .open(TypeName(name: "Bool"), in: owner)
      case "indices": return .openArray(of: .open(TypeName(name: "Int"), in: owner))
      case "reversed", "lazy": return .open(type, in: owner)
      default: return nil
      }
    }
    guard let info = index.type(type.name, from: owner) ?? bound(of: type, in: owner) else {
      return nil
    }
    if info.kind == .protocolType {
      if let receiver = conformer(to: info, for: name, at: position, in: scope) {
        return standard(name, of: info, for: receiver, in: scope)
          ?? member(name, of: receiver, at: position, in: scope)
      }
      if let agreed = agreed(name, of: info, in: scope) { return agreed }
    }
    if info.kind == .enumeration {
      // A value of an enumeration: what is computed from it depends on the case.
      guard let variable = info.variable(name), !variable.isStatic else { return nil }
      return value(
        of: variable, owner: info, receiver: .open(TypeName(name: info.name), in: info))
    }
    return property(
      name,
      of: Instance(type: info, fields: present(type.present, of: info), place: nil))
  }

  /// A picture that a value other than a view gives stands where it is asked for, not where a
  /// generator wrote how to make it; all else is as it is.
  private func asked(
    _ value: Value, of instance: Instance, at position: Position, in scope: Scope
  ) -> Value {
    guard case .view(.system(var call)) = value, call.name == "Image", !instance.type.isView else {
      return value
    }
    call.place = place(position, in: scope)
    call.view = viewName(of: scope)
    return .view(.system(call))
  }

  /// A stored or computed property, or a method without its arguments, of a value of the project.
  func property(_ name: String, of instance: Instance) -> Value? {
    if let field = instance.fields[name] { return read(field) }
    guard let variable = instance.type.variable(name), !variable.isStatic else {
      return functionMember(name, of: instance.type, receiver: .instance(instance))
    }
    if let read = environmentValue(of: variable, in: instance) { return read }
    let value = value(of: variable, owner: instance.type, receiver: .instance(instance))
    // Of a value that comes from elsewhere, what a property begins with says no more than its type.
    let isGiven =
      instance.place == nil && instance.type.kind == .structure && variable.isMutable
      && variable.getter == nil && variable.attributes.isEmpty
      && !(choices.look == .atRest && value.isPlain)
    return isGiven ? variable.type.map { open($0, in: instance.type) } ?? value.changing : value
  }

  private func functionMember(_ name: String, of type: TypeInfo, receiver: Value) -> Value? {
    guard let function = type.functions(name).first(where: { !$0.isStatic }) else { return nil }
    return .function(.declared(function, owner: type, receiver: receiver))
  }

  /// What a variable holds: its getter's outcome, its value, or something open of its type.
  func value(
    of variable: VariableDeclaration, owner: TypeInfo?, receiver: Value? = nil
  ) -> Value {
    let scope = Scope(
      file: variable.file, type: owner, receiver: receiver, extended: variable.extended)
    if let getter = variable.getter {
      scope.result = variable.type
      let value = enter(
        "\(owner?.name ?? variable.file).\(variable.name)", else: .unknown
      ) { outcome(of: getter, in: scope) }
      return variable.type.map { coerce(value, to: $0, in: scope) } ?? value
    }
    let wrapper = variable.attributes.first?.name
    if choices.look == .atRest, beginsAsNothing(variable, of: owner) { return .null }
    guard let expression = variable.value else {
      return variable.type.map { open($0, in: owner) } ?? .unknown
    }
    let value = enter(
      "\(owner?.name ?? variable.file).\(variable.name)", else: .unknown
    ) { evaluate(expression, in: scope) }
    let typed = variable.type.map { coerce(value, to: $0, in: scope) } ?? value
    if wrapper == "ScaledMetric" { return scaled(typed, by: variable) }
    // A setting is at its default until someone changes it, as the text size is.
    if wrapper == "AppStorage", case .number = typed { return typed }
    // Nobody asks for what is nothing for good.
    if case .null = typed, variable.isMutable, owner == nil || variable.isStatic {
      return variable.type.map { open($0, in: owner) } ?? .unknown
    }
    // What can change while the app runs is open; what it begins with says what kind it is.
    guard changes(variable, of: owner) else { return typed }
    if variable.isPrivate, changes(ofState: variable, of: owner).isConstant { return typed }
    if let held = everHeld(by: variable, beginningAs: typed, of: owner) { return held }
    if case .array(let members) = typed, members.isEmpty,
      let filled = changes(ofState: variable, of: owner).onAppearance
    {
      let later = evaluate(filled, in: scope)
      return variable.type.map { coerce(later, to: $0, in: scope) } ?? later
    }
    if case .boolean = typed {
      switch changes(ofState: variable, of: owner).writer {
      case .pointer:
        pointerReads += 1
        return typed
      case .otherPlatform, .nobody: return typed
      case .anyone: break
      }
    }
    if choices.look == .atRest, typed.isPlain {
      // It is at rest once it has appeared.
      let later = changes(ofState: variable, of: owner).onAppearance.map { evaluate($0, in: scope) }
      return later.flatMap { $0.isPlain ? $0 : nil } ?? typed
    }
    if let length = chosenLength(of: variable, beginningAs: typed, of: owner, in: scope) {
      return length
    }
    return variable.type.map { open($0, in: owner) } ?? typed.changing
  }

  /// Whether a variable may hold something else later, as a state or what an object holds.
  func changes(_ variable: VariableDeclaration, of owner: TypeInfo?) -> Bool {
    if let wrapper = variable.attributes.first?.name, Self.changingWrappers.contains(wrapper) {
      return true
    }
    return variable.isMutable && owner?.kind == .classType && !variable.isStatic
      || !keepsSharedFlags && index.isSharedFlagSet(variable, of: owner)
  }

  /// Property wrappers whose values change while the app runs.
  static let changingWrappers: Set<String> = [
    "State", "Published", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Binding",
    "AccessibilityFocusState", "Default",
  ]

  private func scaled(_ value: Value, by variable: VariableDeclaration) -> Value {
    var style = TextStyle.body
    let attribute = variable.attributes.first { $0.name == "ScaledMetric" }
    if let argument = attribute?.arguments.first(where: { $0.label == "relativeTo" }),
      case .implicitMember(let name) = argument.value.kind
    {
      style = TextStyle(rawValue: name) ?? .body
    }
    return scaled(value, relativeTo: style)
  }

  /// A length at the content size in force, in whole pixels.
  func scaled(_ value: Value, relativeTo style: TextStyle) -> Value {
    guard case .number(let length) = value else { return value }
    let factor = style.scale(at: setting.textSize)
    let pixel = setting.device.scale
    return .number(
      length.mapped { ($0 * factor * pixel).rounded() / pixel })
  }

  // MARK: - Static members

  /// A static member, a case or a nested type.
  func staticMember(_ name: String, of type: TypeInfo) -> Value? {
    if let variable = type.staticVariable(name) {
      return constant(variable, owner: type)
    }
    if let declared = type.enumCase(name), declared.values.isEmpty {
      return .enumCase(EnumValue(type: type, name: name, values: []))
    }
    if name == "allCases", type.kind == .enumeration {
      return .array(
        type.cases.filter { $0.values.isEmpty }.map {
          .enumCase(EnumValue(type: type, name: $0.name, values: []))
        })
    }
    if let function = type.functions(name).first(where: { $0.isStatic }) {
      return .function(.declared(function, owner: type, receiver: .type(type)))
    }
    if let nested = index.nestedType(name, of: type) { return .type(nested) }
    return nil
  }

  /// A static member that an extension of a protocol of the system's adds to one type of the
  /// project's, by `where Self == …`.
  private func conformanceMember(_ name: String, of type: TypeInfo) -> Value? {
    let found = type.allInherited.sorted().lazy.compactMap { parent in
      self.index.extensionVariable(name, of: parent, from: Scope(file: type.file))
    }.first { $0.isStatic && $0.extended == type.name }
    return found.map { value(of: $0, owner: nil) }
  }

  private func rawValue(of value: EnumValue) -> Value {
    guard let declared = value.type.enumCase(value.name) else { return .unknown }
    if let raw = declared.rawValue {
      return evaluate(raw, in: Scope(file: value.type.file, type: value.type))
    }
    return value.type.inherits("String") ? .text(value.name) : .unknown
  }

  // MARK: - The system's values

  private func externalMember(
    _ name: String, of external: External, at position: Position, in scope: Scope
  ) -> Value {
    var longer = external
    longer.path.append(External.Step(name: name))
    if index.isModule(external, before: name, in: scope.file), let type = external.type {
      return SourceIndex.systemModules.contains(type)
        ? .external(External(type: name, path: [], place: external.place))
        : value(named: name, at: position, in: Scope(file: scope.file))
    }
    if let isHeld = isHeld(external, name) { return isHeld }
    if let type = external.type {
      if external.path.isEmpty,
        let declared = index.extensionVariable(name, of: type, from: scope), declared.isStatic
      {
        return value(of: declared, owner: nil, receiver: .external(external))
      }
      if external.path.isEmpty, let nested = index.type("\(type).\(name)", from: scope) {
        return .type(nested)
      }
      if let known = knownConstant(type, longer.path.map(\.name)) { return known }
    }
    if let own = extensionMember(name, of: .external(external), in: scope) { return own }
    if ["isAccessibilitySize", "isAccessibilityCategory"].contains(name),
      let size = external.textSize
    {
      return .boolean(size.isAccessibility)
    }
    if let made = generatedMember(name, of: external, at: position, in: scope) { return made }
    if ["UIFont", "UIFontDescriptor"].contains(external.type), name == "pointSize",
      let size = pointSize(of: external)
    {
      return .number(size)
    }
    if name == "lineHeight", external.type == "UIFont" || external.name == "scaledFont",
      let height = lineHeight(of: external)
    {
      return .number(height)
    }
    if name == "size", let size = size(ofPicture: external) { return size }
    if let side = side(name, ofInsets: external) { return side }
    if let side = external.memberOfRectangle(name) { return side }
    if name == "screen", external.isConnectedScene {
      return .external(External(type: "UIScreen", path: [External.Step(name: "main")]))
    }
    return .external(longer)
  }

  /// A property that an extension of the project adds to a type of the system's.
  private func extensionMember(_ name: String, of base: Value, in scope: Scope) -> Value? {
    for type in base.systemTypes {
      if let variable = index.extensionVariable(name, of: type, from: scope), !variable.isStatic {
        let found = value(
          of: variable, owner: nil, receiver: receiver(base, as: type, in: scope))
        guard type == "String", name.namesLookup, case .string(let pieces) = found,
          pieces.contains(.open)
        else { return found }
        return lookedUp([Bound(label: nil, value: base)]).map { .string($0) } ?? found
      }
    }
    return nil
  }

  /// Evaluates a body unless it is being evaluated too often already.
  func enter(_ name: String, else fallback: Value, _ body: () -> Value) -> Value {
    enter(name, body) ?? fallback
  }

  /// How often a body may be evaluated inside itself: a view may hold another of its type.
  private static let mostEntries = 4

  /// Evaluates a body; nil if it is being evaluated too often already.
  func enter<Outcome>(_ name: String, _ body: () -> Outcome) -> Outcome? {
    let count = depths[name, default: 0]
    guard count < Self.mostEntries, depth < Self.mostDepth else {
      refusals += 1
      return nil
    }
    depths[name] = count + 1
    defer { depths[name] = count }
    return body()
  }
}
