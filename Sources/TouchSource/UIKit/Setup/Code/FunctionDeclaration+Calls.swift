/// Which of several functions a call may be of.
extension [FunctionDeclaration] {
  /// Those that take arguments: of these the ones alone that Swift prefers.
  func fitting(_ arguments: [Expression.Argument]) -> [FunctionDeclaration] {
    let taking = taking(arguments)
    guard let best = taking.first?.rank(for: arguments) else { return [] }
    return taking.filter { $0.rank(for: arguments) == best }
  }

  /// Those that take arguments, in the order in which Swift prefers them.
  func taking(_ arguments: [Expression.Argument]) -> [FunctionDeclaration] {
    let taking = filter { $0.takes(arguments) }
    return (0...2).flatMap { rank in taking.filter { $0.rank(for: arguments) == rank } }
  }

  /// Those that a call may be of by its labels: they take its arguments, or all but closures behind it,
  /// whose parameters need not be of a type that is written as a function's.
  func possible(with arguments: [Expression.Argument]) -> [FunctionDeclaration] {
    let taking = taking(arguments)
    guard taking.isEmpty, arguments.hasTrailing else { return taking }
    let labels = arguments.filter { !$0.isTrailing }.map(\.label)
    return filter { $0.parameters.map(\.label).contains(labels) }
  }
}

extension Sequence<FunctionDeclaration> {
  /// The one that a call is of: by the labels of its arguments, then by how many parameters the closures
  /// among them have; the first where that leaves several. Nil where none takes them.
  func called(with arguments: [Expression.Argument]) -> FunctionDeclaration? {
    let all = Array(self)
    let fitting = all.fitting(arguments)
    let named = fitting.isEmpty ? all.possible(with: arguments) : fitting
    return named.first { $0.suitsClosures(of: arguments) } ?? named.first
  }
}

extension FunctionDeclaration {
  /// Whether its parameters take arguments, by their labels and their number.
  func takes(_ arguments: [Expression.Argument]) -> Bool {
    var left = arguments.filter { !$0.isTrailing }[...]
    for parameter in parameters {
      if let next = left.first, next.label == parameter.label {
        left.removeFirst()
        // All that follow without a label are given to the same one.
        if parameter.isVariadic { left = left.drop { $0.label == nil } }
      } else if parameter.value == nil, !parameter.isVariadic,
        !parameter.takesFunction || !arguments.hasTrailing
      {
        return false
      }
    }
    return left.isEmpty
  }

  /// Whether one of its parameters takes any number of arguments.
  var isVariadic: Bool { parameters.contains(where: \.isVariadic) }

  /// How late Swift chooses it among those that take some arguments: first where each of its parameters is
  /// given one, last where one takes any number.
  fileprivate func rank(for arguments: [Expression.Argument]) -> Int {
    if isVariadic { return 2 }
    return parameters.count == arguments.count ? 0 : 1
  }
}

extension FunctionDeclaration {
  /// The places among arguments of those that each parameter gets, by its label, each argument once:
  /// none where the parameter's own value stands in, several where it is variadic.
  func places(of arguments: [Expression.Argument]) -> [[Int]] {
    var left = Array(arguments.indices)
    return parameters.map { parameter in
      let found =
        left.first { arguments[$0].label == parameter.label && !arguments[$0].isTrailing }
        ?? left.first { arguments[$0].isTrailing && parameter.takesFunction }
      guard let found else { return [] }
      left.removeAll { $0 == found }
      guard parameter.isVariadic else { return [found] }
      let rest = left.filter { arguments[$0].label == nil && !arguments[$0].isTrailing }
      left.removeAll { rest.contains($0) }
      return [found] + rest
    }
  }
}

extension FunctionDeclaration {
  /// Whether the closures among arguments have as many parameters as its own parameters hand to them.
  func suitsClosures(of arguments: [Expression.Argument]) -> Bool {
    zip(parameters, places(of: arguments)).allSatisfy { parameter, places in
      guard let place = places.first, case .closure(let closure) = arguments[place].value.kind,
        let handed = parameter.type.unwrapped.parameterCount
      else { return true }
      return handed == closure.parameterCount
    }
  }
}

extension Expression.Closure {
  /// How many parameters it names, or takes by their numbers.
  fileprivate var parameterCount: Int {
    guard parameters.isEmpty else { return parameters.count }
    var count = 0
    body.forEachExpression { expression in
      if case .name(let name) = expression.kind, name.hasPrefix("$"),
        let number = Int(name.dropFirst())
      {
        count = Swift.max(count, number + 1)
      }
    }
    return count
  }
}

extension [Expression.Argument] {
  fileprivate var hasTrailing: Bool { contains { $0.isTrailing } }
}
