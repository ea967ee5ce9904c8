import TouchLayout

/// The configurations of buttons, which code makes, changes and hands on.
extension SetupReader {
  /// Gives a button a configuration, or one of several.
  func setConfiguration(
    of view: ViewFacts.ID, _ thing: Thing, _ value: Expression, in frame: SetupFrame
  ) {
    if case .null = value.kind { return }
    let thing = thing.isOther ? configuration(value, in: frame) : thing
    var numbers = thing.configurations ?? [nil]
    // What was read of it and changed is put back.
    numbers.removeAll { number in
      openConfigurations.contains {
        $0.number == number && !$0.isMade && canonical($0.view) == canonical(view)
      }
    }
    change(view) { $0.content.configurations += numbers }
  }

  /// The configuration that a button has, or what stands for it before that is known.
  func ownConfiguration(of view: ViewFacts.ID) -> Int {
    if let known = facts(view).content.configurations.compactMap({ $0 }).last { return known }
    if let open = openConfigurations.first(where: { canonical($0.view) == canonical(view) }) {
      return open.number
    }
    configurations.append(ConfigurationFacts(style: "plain"))
    openConfigurations.append((view, configurations.count - 1, false))
    return configurations.count - 1
  }

  /// The configuration that the class's own button has by what the classes above it do; nil where one of
  /// them says itself which that is.
  func configurationAbove(in frame: SetupFrame) -> Thing? {
    guard frame.isOwn, let own, facts(own).className == "UIButton",
      owner?.variable("configuration") == nil
    else { return nil }
    return .configuration(ownConfiguration(of: own))
  }

  /// What `configuration ?? .plain()` is: where nothing gave the button one before, it may be the other,
  /// which is not known where that is not.
  func standIn(_ other: Expression, for known: Thing, in frame: SetupFrame) -> Thing {
    let made = read(other, as: TypeName(name: Self.configurationType), in: frame)
    guard case .configuration(let open) = known,
      let position = openConfigurations.firstIndex(where: { $0.number == open && !$0.isMade })
    else { return known }
    guard case .configuration(let number) = made else { return .other }
    change(number, as: open)
    openConfigurations[position].number = number
    openConfigurations[position].isMade = true
    return made
  }

  /// Gives the configurations of buttons what the code gave what stood for them: it may hold of each.
  func settleConfigurations() {
    for (view, open, _) in openConfigurations {
      for number in facts(view).content.configurations.compactMap(\.self) where number != open {
        change(number, as: open)
      }
    }
    openConfigurations = []
  }

  /// Gives a configuration what the code gave another.
  private func change(_ number: Int, as other: Int) {
    let changes = configurations[other]
    configurations[number].properties.merge(changes.properties) { $0 + $1 }
    configurations[number].texts.titles += changes.texts.titles
    configurations[number].texts.transforms += changes.texts.transforms
  }

  /// The configuration that an expression makes, where one is expected: of a style of the system's, or
  /// by what the project adds to their type.
  func configuration(_ value: Expression, in frame: SetupFrame) -> Thing {
    guard let (name, arguments) = configurationMember(value) else {
      return shared(ofCase(value, in: frame))
    }
    if let arguments, ButtonMetrics.styles.contains(name), arguments.isEmpty {
      configurations.append(ConfigurationFacts(style: name))
      return .configuration(configurations.count - 1)
    }
    return shared(projectConfiguration(name, arguments, in: frame))
  }

  /// The same configurations, as code makes them that is not about one button alone.
  private func shared(_ made: Thing) -> Thing {
    for number in (made.configurations ?? []).compactMap(\.self) {
      configurations[number].isShared = true
    }
    return made
  }

  /// The configurations that a property of an enumeration of the project's makes, one for each of its cases.
  private func ofCase(_ value: Expression, in frame: SetupFrame) -> Thing {
    guard case .chain(let base, var links) = value.kind,
      case .member(let name)? = links.popLast()?.kind,
      let type = holder(behind: base, links[...], in: frame), type.kind == .enumeration,
      let variable = type.variable(name), let getter = variable.getter, !variable.isStatic,
      variable.type?.unwrapped.name == Self.configurationType
    else { return .other }
    let inside = SetupFrame(
      scope: Scope(file: variable.file, type: type), receiver: .other, isOwn: false,
      branches: frame.branches)
    return inline("\(variable.file).\(type.name).\(name)") {
      run(getter, as: variable.type, in: inside)
    } ?? .other
  }

  /// Whether an expression makes a configuration of a style of the system's, as `.filled()` does.
  func isSystemStyle(_ value: Expression) -> Bool {
    configurationMember(value).map { member in
      ButtonMetrics.styles.contains(member.name) && member.arguments?.isEmpty == true
    } ?? false
  }

  /// The configuration of a style of the system's that a parameter stands for by its value; nil for any
  /// other.
  func configuration(_ parameter: Parameter, being value: Value?) -> Thing? {
    guard parameter.isConfiguration, case .external(let external)? = value,
      let last = external.path.last, last.arguments?.isEmpty == true,
      ButtonMetrics.styles.contains(last.name)
    else { return nil }
    configurations.append(ConfigurationFacts(style: last.name))
    return .configuration(configurations.count - 1)
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

extension Parameter {
  /// Whether it is the configuration of a button.
  var isConfiguration: Bool { type.unwrapped.name == SetupReader.configurationType }
}
