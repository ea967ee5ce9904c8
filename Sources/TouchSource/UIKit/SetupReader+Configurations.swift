import TouchLayout

/// The configurations of buttons, which code makes, changes and hands on.
extension SetupReader {
  /// Gives a button a configuration, or one of several.
  func setConfiguration(
    of view: ViewFacts.ID, _ thing: Thing, _ value: Expression, in frame: SetupFrame
  ) {
    if case .null = value.kind { return }
    let thing = thing.isOther ? configuration(value, in: frame) : thing
    let numbers = thing.configurations ?? [nil]
    change(view) { $0.content.configurations += numbers }
  }

  /// The configuration that an expression makes, where one is expected: of a style of the system's, or
  /// by what the project adds to their type.
  func configuration(_ value: Expression, in frame: SetupFrame) -> Thing {
    guard let (name, arguments) = configurationMember(value) else { return .other }
    if let arguments, ButtonMetrics.styles.contains(name), arguments.isEmpty {
      configurations.append(ConfigurationFacts(style: name))
      return .configuration(configurations.count - 1)
    }
    let made = projectConfiguration(name, arguments, in: frame)
    for number in (made.configurations ?? []).compactMap(\.self) {
      configurations[number].isShared = true
    }
    return made
  }

  /// The configuration that a function or a property of the project's makes.
  private func projectConfiguration(
    _ name: String, _ arguments: [Expression.Argument]?, in frame: SetupFrame
  ) -> Thing {
    let type = Self.configurationType
    if let arguments {
      let functions = index.extensionFunctions(name, of: type, from: frame.scope)
      guard let function = functions.first(where: { $0.isStatic && $0.takes(arguments) }) else {
        return .other
      }
      return follow(function, on: .other, isOwn: false, arguments, of: type, in: frame)
    }
    guard let variable = index.extensionVariable(name, of: type, from: frame.scope),
      variable.isStatic
    else { return .other }
    let inside = SetupFrame(
      scope: Scope(file: variable.file), receiver: .other, isOwn: false, branches: frame.branches)
    let expected = TypeName(name: type)
    return inline("\(variable.file).\(type).\(name)") {
      if let getter = variable.getter { return run(getter, in: inside) }
      return variable.value.map { read($0, as: expected, in: inside) }
    } ?? .other
  }

  /// The type of configurations.
  static let configurationType = "UIButton.Configuration"

  /// The text and the font of `AttributedString("Done", attributes: AttributeContainer([.font: font]))`;
  /// nil for other titles.
  func attributed(
    _ title: Expression, in frame: SetupFrame
  ) -> (text: [Value], fonts: [Value])? {
    guard let arguments = title.made(of: "AttributedString"), let text = arguments.first,
      text.label == nil
    else { return nil }
    guard let attributes = arguments.dropFirst().first else {
      return arguments.count == 1 ? (values(text.value, in: frame), []) : nil
    }
    guard arguments.count == 2, attributes.label == "attributes",
      let given = attributes.value.made(of: "AttributeContainer")?.first?.value,
      case .dictionary(let entries) = given.kind
    else { return nil }
    let font = entries.first { $0.0.memberName == "font" }?.1
    return (values(text.value, in: frame), font.map { fonts($0, in: frame) } ?? [])
  }

  /// Whether a chain may be one that begins with a member of the configurations' type.
  func makesConfiguration(
    _ base: Expression, _ links: [Expression.Link], as expected: TypeName?
  ) -> Bool {
    switch base.kind {
    case .name("UIButton"):
      if case .member("Configuration")? = links.first?.kind { return true }
      return false
    case .implicitMember: return expected?.unwrapped.name == Self.configurationType
    default: return false
    }
  }

  /// The member of the configurations' type that an expression names, with what it is called with; nil
  /// for other expressions.
  private func configurationMember(
    _ value: Expression
  ) -> (name: String, arguments: [Expression.Argument]?)? {
    guard case .chain(let base, let links) = value.kind else {
      if case .implicitMember(let name) = value.kind { return (name, nil) }
      return nil
    }
    var names: [String] = []
    var rest = links[...]
    switch base.kind {
    case .implicitMember(let name): names = [name]
    case .name("UIButton"):
      guard rest.count > 1, case .member("Configuration") = rest.removeFirst().kind,
        case .member(let name) = rest.removeFirst().kind
      else { return nil }
      names = [name]
    default: return nil
    }
    guard let name = names.first else { return nil }
    if rest.isEmpty { return (name, nil) }
    guard rest.count == 1, case .call(let arguments)? = rest.first?.kind else { return nil }
    return (name, arguments)
  }
}

extension Thing {
  /// The numbers of the configurations that it may be; nil for anything else.
  var configurations: [Int?]? {
    switch self {
    case .configuration(let number): return [number]
    case .list(let things):
      let numbers = things.compactMap(\.configurations)
      return numbers.count == things.count && !things.isEmpty ? numbers.flatMap(\.self) : nil
    default: return nil
    }
  }
}

extension Expression {
  /// What an initializer of a type is called with, by its name or as `.init(…)`; nil for others.
  fileprivate func made(of type: String) -> [Argument]? {
    guard case .chain(let base, let links) = kind, links.count == 1,
      case .call(let arguments) = links[0].kind
    else { return nil }
    switch base.kind {
    case .name(type), .implicitMember("init"): return arguments
    default: return nil
    }
  }
}
