/// What the project gives a view where it makes it: what is written out there, and `given` for all else.
struct Makings {
  /// What is given where it is made, each way once.
  private(set) var ways: [[Expression.Argument]] = []
  /// Whether all that names the view makes it in so many words.
  private(set) var isWhole = true
  private let name: String
  private var known: Set<String> = []

  /// The most ways that are told apart.
  private static let most = 6

  /// What stands for a value that is given and not written out.
  private static let given = Expression.Kind.other("given")

  /// Reads how files make a view.
  init(of name: String, in files: [LoweredFile]) {
    self.name = name
    for file in files {
      for body in file.bodies { read(body, in: file) }
    }
    if ways.isEmpty || ways.count > Self.most { isWhole = false }
  }

  private mutating func read(_ body: LoweredFile.Body, in file: LoweredFile) {
    var (mentions, calls): (Int, [[Expression.Argument]]) = (0, [])
    body.statements.forEachExpression { expression in
      switch expression.kind {
      case .name(name): mentions += 1
      case .name("Self") where body.owner == name: mentions += 1
      case .chain(let base, let links):
        mentions += links.count { if case .member(name) = $0.kind { true } else { false } }
        if let given = Self.call(of: name, base, links, in: body.owner) { calls.append(given) }
      default: break
      }
    }
    if mentions != calls.count { isWhole = false }
    for given in calls { take(given, in: body, of: file) }
  }

  /// What a chain gives a type that it begins by making.
  private static func call(
    of name: String, _ base: Expression, _ links: [Expression.Link], in owner: String
  ) -> [Expression.Argument]? {
    guard case .name(let first) = base.kind else { return nil }
    var last = first == "Self" && owner == name ? name : first
    for link in links {
      switch link.kind {
      case .member(let member) where last.isTypeName: last = member
      case .call(let arguments): return last == name ? arguments : nil
      default: return nil
      }
    }
    return nil
  }

  /// Takes what a call gives; a parameter of a private function is what that is given, call by call.
  private mutating func take(
    _ arguments: [Expression.Argument], in body: LoweredFile.Body, of file: LoweredFile
  ) {
    let parameters = Set(body.function?.parameters.map(\.name) ?? [])
    let isGiven = arguments.contains { argument in
      if case .name(let name) = argument.value.kind { return parameters.contains(name) }
      return false
    }
    var outer: [[String: Expression]] = [[:]]
    if isGiven, let function = body.function, function.isPrivate,
      let known = file.values(givenTo: function)
    {
      outer = known
    }
    for values in outer {
      add(
        arguments.map { argument in
          var argument = argument
          if case .name(let name) = argument.value.kind, let value = values[name] {
            argument.value = value
          }
          if !argument.value.isWrittenOut { argument.value.kind = Self.given }
          return argument
        })
    }
  }

  private mutating func add(_ way: [Expression.Argument]) {
    let text = way.map { "\($0.label ?? "_")\($0.isTrailing): \($0.value.text)" }
    if known.insert(text.joined(separator: ", ")).inserted { ways.append(way) }
  }
}

extension LoweredFile {
  /// What runs together in a file: the body of a function or of a variable.
  struct Body {
    /// The name of the type around it; empty outside types.
    var owner: String
    /// The function whose body it is, if it is one's.
    var function: FunctionDeclaration?
    var statements: [Statement]
  }

  /// All bodies but those of previews.
  var bodies: [Body] {
    var bodies: [Body] = []
    func add(
      _ variables: [VariableDeclaration], _ functions: [FunctionDeclaration], _ owner: String
    ) {
      for variable in variables {
        var statements = (variable.getter ?? []) + variable.observers
        if let value = variable.value {
          statements.append(Statement(kind: .expression(value), position: variable.position))
        }
        bodies.append(Body(owner: owner, statements: statements))
      }
      for function in functions {
        var statements = function.body ?? []
        for value in function.parameters.compactMap(\.value) {
          statements.append(Statement(kind: .expression(value), position: value.position))
        }
        bodies.append(Body(owner: owner, function: function, statements: statements))
      }
    }
    func add(_ type: TypeDeclaration) {
      guard !type.inherits.contains(where: { $0.name == "PreviewProvider" }) else { return }
      let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
      add(type.variables, type.functions + type.initializers, name)
      for inner in type.types { add(inner) }
    }
    for type in types { add(type) }
    add(variables, functions, "")
    bodies.append(Body(owner: "", statements: statements))
    return bodies
  }

  /// What the calls of a private function give its parameters, as far as it is written out; nil where
  /// something else than a call names it, or nothing does.
  fileprivate func values(givenTo function: FunctionDeclaration) -> [[String: Expression]]? {
    var (mentions, calls): (Int, [[Expression.Argument]]) = (0, [])
    for body in bodies {
      body.statements.forEachExpression { expression in
        switch expression.kind {
        case .name(function.name): mentions += 1
        case .chain(let base, let links):
          var callee: String?
          if case .name(let name) = base.kind { callee = name }
          for link in links {
            switch link.kind {
            case .member(let name):
              if name == function.name { mentions += 1 }
              callee = name
            case .call(let arguments):
              if callee == function.name { calls.append(arguments) }
              callee = nil
            default: callee = nil
            }
          }
        default: break
        }
      }
    }
    let isAlone = bodies.count { $0.function?.name == function.name } == 1
    guard isAlone, mentions == calls.count, !calls.isEmpty else { return nil }
    return calls.map { given in
      var given = given
      var values: [String: Expression] = [:]
      for parameter in function.parameters {
        var value = parameter.value
        if let index = given.firstIndex(where: { $0.label == parameter.label }) {
          value = given.remove(at: index).value
        }
        if let value, value.isWrittenOut { values[parameter.name] = value }
      }
      return values
    }
  }
}

extension SourceIndex {
  /// How the project makes a view.
  func makings(of view: ViewReference) -> Makings {
    ask(.type(view.name))
    let types = entries(named: view.name).count { entry in
      files[entry.file].scan.types[entry.number].kind == .type
    }
    // What another type of the name is given is none of this one's, and others may make what they see.
    let isOnly = types == 1 && !isOffered(view)
    return Makings(
      of: view.name, in: isOnly ? numbers(mentioning: view.name).map(declarations) : [])
  }
}
