import TouchModel

/// What code sets the constant to of a constraint that an outlet stands for.
struct OutletConstants {
  /// A number with where it is set.
  struct Given {
    var number: Double
    var place: Place
  }

  var given: [Given] = []
  /// Whether code sets it before a view is shown, whatever Interface Builder says.
  var areAlways = false

  /// Takes in what code does by way of another outlet of the same constraint.
  mutating func take(_ other: OutletConstants) {
    given += other.given
    areAlways = areAlways || other.areAlways
  }
}

/// What code outside a class does to constraints that the class keeps in a property.
struct OuterConstants: Sendable {
  /// The constants that it sets, with where it does; no number where that is none that is known.
  var given: [(number: Double?, place: Place)] = []
  /// Whether it may leave the constraints out, or do anything else to them.
  var isSwitched = false

  /// Members of constraints that change nothing of what they say.
  fileprivate static let asked: Set<String> = [
    "identifier", "firstItem", "secondItem", "firstAttribute", "secondAttribute", "firstAnchor",
    "secondAnchor", "relation", "multiplier",
  ]

  /// Members that change it where they are given a value.
  fileprivate static let changing: Set<String> = ["constant", "isActive", "priority"]
}

extension SourceIndex {
  /// What code sets the constants to of the constraints that outlets of classes stand for; nil for one with
  /// which it does anything but to look at the constant and to set that to numbers.
  ///
  /// A file with several such outlets is parsed once.
  var constants: InterfaceFiles.Constants {
    let parsed = Locked<[Int: [TypeDeclaration]]>([:])
    return { self.constants(of: $0, in: $1, file: $2, parsed) }
  }

  private func constants(
    of outlet: String, in type: String, file: String,
    _ parsed: Locked<[Int: [TypeDeclaration]]>
  ) -> OutletConstants? {
    let owner = entry(ofClass: type, in: file)
    var isDeclared = false
    var constants = OutletConstants()
    var holders: [Int] = []
    for number in numbers(naming: type) where sees(owner, as: type, from: number) {
      // What is asked for all files at once is no more what one result rests on than the files are.
      guard let bytes = files[number].text ?? FileBytes.read(files[number].path) else {
        return nil
      }
      let ranges = bytes.occurrences(ofName: outlet)
      if !ranges.isEmpty { holders.append(number) }
      var text: SourceText?
      for range in ranges {
        if bytes.declares(at: range.lowerBound) {
          isDeclared = true
        } else if !bytes.reads("constant", behind: range.upperBound) {
          guard let texts = bytes.values(givenTo: "constant", behind: range.upperBound) else {
            return nil
          }
          let given = texts.compactMap { self.number(writtenAs: $0) }
          guard given.count == texts.count else { return nil }
          let known = text ?? SourceText(bytes)
          text = known
          let place = Place(known.position(at: range.lowerBound), in: files[number].name)
          constants.given += given.map { OutletConstants.Given(number: $0, place: place) }
        }
      }
    }
    guard isDeclared else { return nil }
    if !constants.given.isEmpty {
      let types = types(named: type, in: holders, parsed)
      let functions = Dictionary(grouping: self.functions(of: type, among: types), by: \.name)
      // What is done where the outlet is connected overwrites Interface Builder's constant as well.
      let observers = types.filter { $0.name == type }.flatMap(\.variables)
        .filter { $0.name == outlet }.map(\.observers)
      let setting = ConstantSetting(of: outlet, by: functions)
      constants.areAlways = setting.isSure || observers.contains(where: setting.isDone(by:))
    }
    return constants
  }

  /// What code outside a class does to constraints that the class keeps in a property.
  func outerConstants(of property: String, in type: TypeInfo) -> OuterConstants {
    let query = MemberQuery(
      name: property, type: type.path.joined(separator: "."), file: type.file)
    return kept(query, in: outerConstants) { $0.outerConstantsFound(of: property, in: type) }
  }

  private func outerConstantsFound(of property: String, in type: TypeInfo) -> OuterConstants {
    let use = OutsideUse(index: self)
    var found = OuterConstants()
    for file in use.files(using: property, of: type) {
      let ranges = use.ranges(of: property, in: type, by: file)
      guard let bytes = bytes(of: file), !ranges.isEmpty else {
        // It reaches the class by way of another, and may do anything.
        found.isSwitched = true
        continue
      }
      let text = SourceText(bytes)
      for range in ranges {
        let members = bytes.members(ofPathEndingAt: range)
        if members.isSubset(of: OuterConstants.asked)
          || members.count == 1
            && OuterConstants.changing.contains(where: {
              members.contains($0) && bytes.reads($0, behind: range.upperBound)
            })
        {
          continue
        }
        guard members == ["constant"] else {
          found.isSwitched = true
          continue
        }
        let place = Place(text.position(at: range.lowerBound), in: files[file].name)
        let written = bytes.values(givenTo: "constant", behind: range.upperBound) ?? [""]
        found.given += written.map { (number(writtenAs: $0), place) }
      }
    }
    return found
  }

  /// Whether a file may mean a class by a name; nil for one of which nothing says which of its name it is.
  private func sees(_ owner: Entry?, as type: String, from number: Int) -> Bool {
    guard let owner, let seen = entry(type, path: [], file: files[number].name) else { return true }
    return seen == owner
  }

  /// The number that is written, or that a constant of a type has by its name, as `Metrics.height`; nil for
  /// any other.
  private func number(writtenAs text: String) -> Double? {
    if let number = Double(text) { return number }
    let path = text.split(separator: ".").map(String.init)
    guard path.count > 1 else { return nil }
    var found: Set<String?> = []
    // Whichever of several types of that name is meant.
    for number in entries(named: path[path.count - 2]).map(\.file).uniqued(by: \.self) {
      guard let bytes = files[number].text ?? FileBytes.read(files[number].path) else {
        return nil
      }
      for range in bytes.occurrences(ofName: path[path.count - 1])
      where bytes[..<range.lowerBound].suffix(4).elementsEqual("let ".utf8) {
        found.insert(bytes.number(ofConstantBehind: range.upperBound))
      }
    }
    return found.count == 1 ? found.first.flatMap(\.self).flatMap(Double.init) : nil
  }

  /// The types that some files declare or extend which may set a constant before a view is shown.
  private func types(
    named type: String, in numbers: [Int], _ parsed: Locked<[Int: [TypeDeclaration]]>
  ) -> [TypeDeclaration] {
    numbers.flatMap { number -> [TypeDeclaration] in
      if let known = parsed.withLock({ $0[number] }) { return known }
      guard let bytes = files[number].text ?? FileBytes.read(files[number].path),
        SetupReader.alwaysRunning.union(["didSet"]).contains(where: bytes.hold) || numbers.count > 1
      else { return [] }
      let types = lower(
        bytes: bytes, file: files[number].name, platform: platform, shortest: .max
      ).types
      parsed.withLock { $0[number] = types }
      return types
    }
  }
}

/// Whether code gives the constant of a constraint a number wherever a view is shown.
private struct ConstantSetting {
  private enum Outcome { case sets, goesOn, mayLeave }

  /// The most functions that one calls by way of others.
  private static let mostDepth = 4

  private let outlet: String
  private let functions: [String: [FunctionDeclaration]]

  init(of outlet: String, by functions: [String: [FunctionDeclaration]]) {
    (self.outlet, self.functions) = (outlet, functions)
  }

  /// Whether a function that the system calls before it shows a view sets it on every way.
  var isSure: Bool {
    SetupReader.alwaysRunning.contains { name in
      // Outlets are connected after that.
      name != "loadView" && (functions[name] ?? []).contains { sets($0, depth: 0) }
    }
  }

  /// Whether statements set it on every way.
  func isDone(by statements: [Statement]) -> Bool { outcome(of: statements, depth: 0) == .sets }

  private func sets(_ function: FunctionDeclaration, depth: Int) -> Bool {
    depth < Self.mostDepth && outcome(of: function.body ?? [], depth: depth) == .sets
  }

  private func outcome(of statements: [Statement], depth: Int) -> Outcome {
    for statement in statements {
      let outcome = outcome(of: statement, depth: depth)
      if outcome != .goesOn { return outcome }
    }
    return .goesOn
  }

  private func outcome(of statement: Statement, depth: Int) -> Outcome {
    switch statement.kind {
    case .assignment(let target, "=", _): return isConstant(target) ? .sets : .goesOn
    case .expression(let expression): return calls(expression, depth: depth) ? .sets : .goesOn
    case .conditional(let conditional):
      return joined(
        [conditional.body, conditional.otherwise ?? []].map { outcome(of: $0, depth: depth) })
    case .selection(let selection):
      return joined(selection.cases.map { outcome(of: $0.body, depth: depth) })
    case .configuration(let clauses):
      return joined(clauses.map { outcome(of: $0.body, depth: depth) } + [.goesOn])
    case .do(let body): return outcome(of: body, depth: depth)
    case .loop(_, _, let body):
      return outcome(of: body, depth: depth) == .mayLeave ? .mayLeave : .goesOn
    case .guard, .return: return .mayLeave
    case .assignment, .binding, .function, .type, .alias, .other: return .goesOn
    }
  }

  /// What ways of which one is taken come to.
  private func joined(_ ways: [Outcome]) -> Outcome {
    if ways.contains(.mayLeave) { return .mayLeave }
    return ways.isEmpty || ways.contains(.goesOn) ? .goesOn : .sets
  }

  /// Whether an expression calls a function of the class that sets it.
  private func calls(_ expression: Expression, depth: Int) -> Bool {
    guard case .chain(let base, let links) = expression.kind, case .name(let first) = base.kind
    else { return false }
    let path =
      first == "self" ? links[...] : [.init(kind: .member(first), position: base.position)] + links
    guard path.count == 2, case .member(let name)? = path.first?.kind,
      case .call? = path.last?.kind,
      let called = functions[name], called.count == 1
    else { return false }
    return sets(called[0], depth: depth + 1)
  }

  /// Whether an expression is the constraint's constant.
  private func isConstant(_ target: Expression) -> Bool {
    guard case .chain(let base, let links) = target.kind, case .name(let first) = base.kind else {
      return false
    }
    let names = links.compactMap { link -> String? in
      if case .member(let name) = link.kind { name } else { nil }
    }
    return (first == "self" ? names : [first] + names) == [outlet, "constant"]
  }
}

extension [UInt8] {
  /// Whether a property is declared at a position.
  fileprivate func declares(at position: Int) -> Bool {
    var start = position
    while start > 0, self[start - 1] == UInt8(ascii: " ") { start -= 1 }
    return start < position && self[..<start].suffix(3).elementsEqual("var".utf8)
  }

  /// Whether a member of a name is read that ends at a position, and not given a value.
  fileprivate func reads(_ member: String, behind end: Int) -> Bool {
    var rest = self[end...]
    while let first = rest.first, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(first) {
      rest = rest.dropFirst()
    }
    guard rest.starts(with: ".\(member)".utf8) else { return false }
    rest = rest.dropFirst(member.utf8.count + 1)
    guard rest.first?.isPartOfName != true, !rest.starts(with: ".toggle(".utf8) else {
      return false
    }
    let sign = rest.drop { $0 == UInt8(ascii: " ") }.prefix(2).map { $0 }
    guard let first = sign.first else { return true }
    if first == UInt8(ascii: "=") { return sign.count == 2 && sign[1] == first }
    // `+=` and its like.
    return !("+-*/".utf8.contains(first) && sign.count == 2 && sign[1] == UInt8(ascii: "="))
  }

  /// The numbers, or the names of constants, that a member of a name is given which ends at a position, of
  /// two alternatives both; nil for anything else.
  fileprivate func values(givenTo member: String, behind end: Int) -> [String]? {
    let line = self[end...].prefix { !"\n;}".utf8.contains($0) }
    let text = String(decoding: line, as: UTF8.self)
    if let one = text.firstMatch(of: /^[?!]?\.(\w+) *= *(-?[\d.]+|[A-Z][\w.]+) *(\/\/.*)?$/),
      one.1 == member
    {
      return [String(one.2)]
    }
    guard
      let two = text.firstMatch(
        of:
          /^[?!]?\.(\w+) *= *[^?]+\? *(-?[\d.]+|[A-Z][\w.]+) *: *(-?[\d.]+|[A-Z][\w.]+) *(\/\/.*)?$/
      ),
      two.1 == member
    else { return nil }
    return [String(two.2), String(two.3)]
  }

  /// The number that a constant is whose name ends at a position; nil for one that is anything else.
  fileprivate func number(ofConstantBehind end: Int) -> String? {
    let line = self[end...].prefix { !"\n;}".utf8.contains($0) }
    let text = String(decoding: line, as: UTF8.self)
    return text.firstMatch(of: /^ *(: *(CGFloat|Double|Float|Int) *)?= *(-?[\d.]+) *(\/\/.*)?$/)
      .map { String($0.3) }
  }
}
