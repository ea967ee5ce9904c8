import TouchModel

/// Statements that choose one of several ways by a value.
extension SetupReader {
  /// Reads the cases of a statement that its subject takes, or all where that is not known; returns what was
  /// returned, of several the last.
  func run(
    _ selection: Switch, as expected: TypeName?, isWhole: Bool, in frame: SetupFrame
  ) -> Thing? {
    let thing = read(selection.subject, in: frame)
    if let result = run(selection, taking: thing, as: expected, isWhole: isWhole, in: frame) {
      return result
    }
    let subjects = values(selection.subject, in: frame)
    let all = subjects.map { selection.number(taking: $0, in: frame, self) }
    let known = all.allSatisfy { $0 != nil }
    let taken = known ? all.compactMap(\.self).uniqued(by: \.self) : Array(selection.cases.indices)
    var result: Thing?
    for (number, index) in taken.enumerated() {
      // Where only one is left it is taken for certain.
      let isTaken = known && taken.count == 1
      let branch = frame.branch(
        at: selection.position, number, of: taken.count, isTaken: isTaken)
      let block = SetupFrame(in: frame, branch: branch)
      let one = selection.cases[index]
      bind(one, to: known && subjects.count == 1 ? subjects[0] : .unknown, in: block)
      guard let returned = run(one.body, as: expected, isWhole: isWhole, in: block) else {
        continue
      }
      if isTaken { return returned }
      if case .other = returned { continue }
      result = merge(result, returned)
    }
    return result
  }

  /// Binds the names in a case to the parts of what it takes.
  private func bind(_ one: Switch.Case, to subject: Value, in block: SetupFrame) {
    let names = one.patterns.flatMap(\.names)
    guard !names.isEmpty else { return }
    for name in names {
      block.bind(name, to: .other)
      block.scope.bind(name, to: .unknown)
    }
    guard one.patterns.count == 1 else { return }
    _ = Evaluation(index: index, setting: setting)
      .matches(one.patterns[0], subject, binding: block.scope)
  }
}

extension Switch {
  /// The number of the case that takes a value; nil where the source does not say.
  fileprivate func number(
    taking value: Value, in frame: SetupFrame, _ reader: SetupReader
  ) -> Int? {
    if let name = value.caseName { return cases.firstIndex { $0.matches(name) } }
    guard case .enumCase = value else { return nil }
    let evaluation = Evaluation(index: reader.index, setting: reader.setting)
    let scope = Scope(in: frame.scope)
    for (number, one) in cases.enumerated() {
      if one.patterns.isEmpty { return number }
      for pattern in one.patterns {
        switch evaluation.matches(pattern, value, binding: scope) {
        case true?: return one.condition == nil ? number : nil
        case false?: break
        case nil: return nil
        }
      }
    }
    return nil
  }
}

extension Switch.Case {
  /// Whether it takes a case of that name, or any.
  fileprivate func matches(_ name: String) -> Bool {
    if patterns.isEmpty { return true }
    guard condition == nil else { return false }
    return patterns.contains { pattern in
      switch pattern {
      case .enumCase(let own, _): own == name
      case .expression(let expression): expression.memberName == name
      case .any: true
      case .binding, .tuple, .other: false
      }
    }
  }
}

extension Value {
  /// The name of a case without values.
  var caseName: String? {
    switch self {
    case .enumCase(let value): value.values.isEmpty ? value.name : nil
    case .external(let external):
      external.path.count == 1 && external.path[0].arguments == nil ? external.name : nil
    default: nil
    }
  }
}
