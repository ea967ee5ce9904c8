/// What the Objective-C of a project does with what files of Interface Builder connect to its classes, as
/// far as the names tell that stand in it: it is not parsed.
struct ObjectiveCCode: Sendable {
  /// What code does with a view or a constraint.
  struct Use: Hashable, Sendable {
    /// The members that it asks or sets, or the methods that it calls, in order.
    var members: [String] = []
    /// Why it may do anything else with it; nil where it does not.
    var reason: String?
    /// Whether it declares what stands for it.
    var isDeclared = false

    /// Takes in what other code does.
    mutating func take(_ other: Use) {
      members = Set(members).union(other.members).sorted()
      reason = reason ?? other.reason
      isDeclared = isDeclared || other.isDeclared
    }
  }

  private struct Contents {
    /// The files, comments left out.
    var files: [[UInt8]] = []
    /// The classes that it declares, with those that they inherit from: several where what is compiled
    /// decides.
    var bases: [String: Set<String>] = [:]
  }

  private let paths: [String]
  private let classNames: ObjectiveCNames
  /// Read once a class is asked for.
  private let contents = Locked<Contents?>(nil)

  /// - Parameters:
  ///   - paths: The paths of the files, headers among them.
  ///   - classNames: What they call classes of Swift.
  init(_ paths: [String] = [], classNames: ObjectiveCNames = ObjectiveCNames()) {
    (self.paths, self.classNames) = (paths, classNames)
  }

  /// Whether any of it holds a text.
  func holds(_ text: String) -> Bool { read().files.contains { $0.hold(text) } }

  /// Whether any of it names a class.
  func names(_ type: String) -> Bool { !files(naming: [classNames.objectiveC(type)]).isEmpty }

  /// Whether it declares a class.
  func declares(_ type: String) -> Bool { read().bases[type] != nil }

  /// What it does with what an outlet of a class stands for, in all files that name the class or one that
  /// inherits from it or that it inherits from.
  func use(of outlet: String, in type: String) -> Use {
    let files = files(naming: family(of: type))
    var use = Use()
    for bytes in files { use.take(bytes.use(of: outlet)) }
    // Its getter and its setter have names of their own.
    let setter = "set" + outlet.prefix(1).uppercased() + outlet.dropFirst()
    for bytes in files where use.reason == nil {
      use.take(bytes.use(of: "_" + outlet))
      if !bytes.occurrences(ofName: setter).isEmpty { use.reason = UnknownReason.unread }
    }
    return use
  }

  /// Whether code that names a class calls a method of what an outlet of it stands for.
  func calls(_ method: String, of outlet: String, in type: String) -> Bool {
    files(naming: [classNames.objectiveC(type)]).contains { bytes in
      bytes.hold(method) && bytes.use(of: outlet).members.contains(method)
    }
  }

  /// What a method of a class does with the view that calls it.
  func use(ofSenderOf selector: String, in type: String) -> Use {
    var use = Use()
    let files = files(naming: family(of: type))
    let bodies = files.flatMap { $0.bodies(ofMethod: selector) }
    for body in bodies { use.take(body.code.use(of: body.parameter)) }
    // What is in no source does it may do anything.
    if bodies.isEmpty { use.reason = UnknownReason.absentAction }
    return use
  }

  /// Whether code of a class, or of one beside it, holds a text.
  func holds(_ text: String, in type: String) -> Bool {
    files(naming: family(of: type)).contains { $0.hold(text) }
  }

  /// A class with those that inherit from it and those that it inherits from.
  func family(of type: String) -> Set<String> {
    let bases = read().bases
    let above = SourceIndex.closure(of: [type], by: bases)
    var isGrowing = true
    var heirs: Set = [type]
    while isGrowing {
      let more = bases.filter { !heirs.isDisjoint(with: $0.value) && !heirs.contains($0.key) }.keys
      isGrowing = !more.isEmpty
      heirs.formUnion(more)
    }
    // What the system declares every file names.
    return above.union(heirs).filter { $0 == type || bases[$0] != nil }
  }

  private func files(naming types: Set<String>) -> [[UInt8]] {
    read().files.filter { bytes in
      types.contains { bytes.hold($0) && !bytes.occurrences(ofName: $0).isEmpty }
    }
  }

  private func read() -> Contents {
    contents.withLock { contents in
      if let contents { return contents }
      var read = Contents()
      for path in paths {
        guard let size = FileFacts(path: path)?.size, size <= FileSearch.largestFile,
          let bytes = FileBytes.read(path)?.withoutComments(nesting: false)
        else { continue }
        for (type, base) in bytes.interfaces { read.bases[type, default: []].insert(base) }
        read.files.append(bytes)
      }
      contents = read
      return read
    }
  }
}

extension [UInt8] {
  /// What code that holds a view by a name does with it, in Swift or in Objective-C.
  ///
  /// - Parameter isMember: Whether only a member of the name is meant.
  func use(of name: String, isMember: Bool = false) -> ObjectiveCCode.Use {
    var use = ObjectiveCCode.Use()
    var members: Set<String> = []
    for range in occurrences(ofName: name) {
      if isMember, self[..<range.lowerBound].last != UInt8(ascii: ".") { continue }
      if declaresProperty(at: range.lowerBound) {
        use.isDeclared = true
      } else if isCompared(at: range) || isSender(at: range) || isLabel(at: range) {
        continue
      } else if let member = memberUsed(at: range) {
        members.insert(member)
      } else if let alias = alias(at: range), alias != name {
        use.take(self.use(of: alias))
      } else {
        use.reason = UnknownReason.unread
      }
    }
    use.members = members.union(use.members).sorted()
    return use
  }

  /// The classes that are declared, each with what it inherits from.
  fileprivate var interfaces: [(type: String, base: String)] {
    occurrences(of: "@interface").compactMap { range in
      let line = self[range.upperBound...].prefix { !"\n{<".utf8.contains($0) }
      let words = line.split { !$0.isPartOfName }.map { String(decoding: $0, as: UTF8.self) }
      return words.count >= 2 && line.contains(UInt8(ascii: ":")) ? (words[0], words[1]) : nil
    }
  }

  /// What methods do that Objective-C calls by a name, each with what it calls what is handed to it.
  fileprivate func bodies(ofMethod selector: String) -> [(code: [UInt8], parameter: String)] {
    let base = String(selector.prefix { $0 != ":" })
    return occurrences(ofName: base).compactMap { range in
      let line = self[..<range.lowerBound].suffix(while: { $0 != UInt8(ascii: "\n") })
      guard line.first(where: { !$0.isBlank }) == UInt8(ascii: "-") else { return nil }
      let head = self[range.upperBound...].prefix { !"{;".utf8.contains($0) }
      guard head.endIndex < count, self[head.endIndex] == UInt8(ascii: "{") else { return nil }
      let rest = self[head.endIndex...]
      let end = rest.firstRange(of: Array("\n}".utf8))?.lowerBound ?? count
      let type = head.firstIndex(of: UInt8(ascii: ")")) ?? head.endIndex
      let name = head[type...].dropFirst().drop { $0.isBlank }.prefix { $0.isPartOfName }
      return (Array(self[head.endIndex..<end]), String(decoding: name, as: UTF8.self))
    }
  }

  /// Whether the line of a position declares a property or a variable of that name.
  private func declaresProperty(at position: Int) -> Bool {
    let line = self[..<position].suffix(while: { !"\n;{".utf8.contains($0) })
    let text = String(decoding: line, as: UTF8.self).drop { $0.isWhitespace }
    if ["@property", "@synthesize", "@dynamic"].contains(where: text.hasPrefix) { return true }
    // An argument of the name is another's.
    return text.contains("IBOutlet") && !text.contains(":")
      || text.hasSuffix("*")
        && text.dropLast().allSatisfy { $0.isLetter || $0.isNumber || " _".contains($0) }
  }

  /// Where the path begins that ends with a name, as `self.panel.button`.
  private func pathStart(_ position: Int) -> Int {
    self[..<position].lastIndex { !$0.isPartOfName && !".->?!".utf8.contains($0) }.map { $0 + 1 }
      ?? 0
  }

  /// Whether it is a word of what a message of Objective-C asks for, behind its receiver or an argument.
  private func isLabel(at range: Range<Int>) -> Bool {
    guard range.upperBound < count, self[range.upperBound] == UInt8(ascii: ":"),
      let last = self[..<range.lowerBound].lastIndex(where: { !$0.isBlank }),
      last + 1 < range.lowerBound
    else { return false }
    return self[last].isPartOfName || ")]}\"".utf8.contains(self[last])
  }

  /// Whether something is handed on as what was touched.
  private func isSender(at range: Range<Int>) -> Bool {
    let before = self[..<range.lowerBound]
    guard let colon = before.lastIndex(where: { !$0.isBlank }), self[colon] == UInt8(ascii: ":")
    else { return false }
    return String(decoding: name(endingAt: colon), as: UTF8.self) == "sender"
  }

  /// The member that a path goes on to, or the method of a message whose receiver it is; nil for neither. One
  /// that is given a value stands for it with `=` behind it.
  private func memberUsed(at range: Range<Int>) -> String? {
    var end = range.upperBound
    while end < count, "?!".utf8.contains(self[end]) { end += 1 }
    func word(from start: Int) -> String {
      String(decoding: self[start...].prefix { $0.isPartOfName }, as: UTF8.self)
    }
    let rest = self[end...].drop { $0.isBlank }
    if rest.first == UInt8(ascii: ".") {
      let path = rest.prefix { $0.isPartOfName || ".?!".utf8.contains($0) }
      let names = path.split { !$0.isPartOfName }.map { String(decoding: $0, as: UTF8.self) }
      guard let first = names.first else { return nil }
      // A layer's look is as good as the view's own, and its place and size are the view's.
      let isLook = first == "layer" && !["transform", "frame", "bounds"].contains(names.last)
      let next = self[path.endIndex...].drop { $0.isBlank }.prefix(2)
      let isGiven = isAssignment(behind: path.endIndex)
      let isChanged =
        next.last == UInt8(ascii: "=") && "+-*/".utf8.contains(next.first ?? 0)
      return !isLook && (isGiven || isChanged) ? first + "=" : first
    }
    let start = pathStart(range.lowerBound)
    let before = self[..<start].last { !$0.isBlank }
    guard before == UInt8(ascii: "["), rest.startIndex > end, let first = rest.first,
      first.isPartOfName
    else { return nil }
    return word(from: rest.startIndex)
  }

  /// What a variable is called that a name is put into, as in `UIButton *button = (UIButton *)sender;`; nil
  /// for anything else that is done with it.
  private func alias(at range: Range<Int>) -> String? {
    guard self[range.upperBound...].first(where: { !$0.isBlank }) == UInt8(ascii: ";") else {
      return nil
    }
    let line = self[..<range.lowerBound].suffix(while: { !";{}\n".utf8.contains($0) })
    let text = String(decoding: line, as: UTF8.self)
    return text.firstMatch(of: /^\s*\w+ *\* *(\w+) *= *(\( *\w+ *\*? *\))? *$/)
      .map { String($0.1) }
  }
}

extension ArraySlice<UInt8> {
  /// The longest end all of whose bytes meet a condition.
  fileprivate func suffix(while isMet: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isMet($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
