/// What code outside a class does to a view that the class lets it reach, by the words behind the
/// view's name.
struct OutsideUse {
  let index: SourceIndex

  /// The members that others which mention a class use of one of its views; an empty one where they hand it
  /// on.
  func members(of name: String, in type: TypeInfo) -> Set<String> {
    uses(of: name, in: type).members
  }

  /// Whether others hand a view of a class on, and only to items of bars that show it.
  func isShownInBar(_ name: String, of type: TypeInfo) -> Bool {
    let uses = uses(of: name, in: type)
    return uses.contains(Self.barItem) && !uses.contains("")
  }

  /// What stands for the member of a view that an item of a bar shows.
  fileprivate static let barItem = "customView:"

  private func uses(of name: String, in type: TypeInfo) -> Set<String> {
    let query = SourceIndex.MemberQuery(
      name: name, type: type.path.joined(separator: "."), file: type.file)
    return index.kept(query, in: index.membersUsed) {
      OutsideUse(index: $0).membersFound(of: name, in: type)
    }
  }

  private func membersFound(of name: String, in type: TypeInfo) -> Set<String> {
    var members: Set<String> = []
    for holder in [type.name] + protocols(asking: name, of: type) {
      let naming = index.numbers(mentioning: holder)
      for number in naming { members.formUnion(self.members(of: name, in: type, by: number)) }
      guard naming.count <= Self.mostHolders else { continue }
      members.formUnion(
        self.members(of: name, heldBy: naming, holder, except: Set(naming)))
    }
    return members
  }

  /// The names of the project's protocols by which others may know a member of a class.
  private func protocols(asking member: String, of type: TypeInfo) -> [String] {
    type.allInherited.filter { name in
      guard let parent = index.type(name, from: type), parent.kind == .protocolType else {
        return false
      }
      return parent.variable(member) != nil || !parent.functions(member).isEmpty
    }.uniqued(by: \.self)
  }

  /// The members that others in the file of a class use of one of its views.
  func membersInFile(of name: String, in type: TypeInfo) -> Set<String> {
    index.number(of: type.file).map { members(of: name, in: type, by: $0).members } ?? []
  }

  /// The members that the files of another class use of one of its views.
  func members(of name: String, in type: TypeInfo, byFilesOf other: TypeInfo) -> Set<String> {
    let files = Set(other.ownFunctions.map(\.file)).union([other.file])
    return files.compactMap(index.number).reduce(into: []) { members, number in
      members.formUnion(self.members(of: name, in: type, by: number).members)
    }
  }

  /// The members that one file uses of a view of a class, outside the class.
  private func members(of name: String, in type: TypeInfo, by number: Int) -> Set<String> {
    guard let bytes = index.bytes(of: number) else { return [] }
    let isOwn = index.files[number].name == type.file
    let own = isOwn ? extents(of: type, in: bytes, number: number) : []
    let holdsHeir = index.files[number].scan.types.contains { $0.inherits.contains(type.name) }
    var members: Set<String> = []
    for range in bytes.occurrences(ofName: name)
    where !own.contains(where: { $0 ~= range.lowerBound }) {
      // What a class inherits it names alone.
      let isInherited = holdsHeir && !bytes.isDeclared(at: range.lowerBound)
      guard bytes.isBehindDot(range.lowerBound) || isInherited else { continue }
      // In another class than one that inherits the view `self` is that one.
      if !holdsHeir, bytes.word(before: range.lowerBound - 1) == "self" { continue }
      if bytes.isCompared(at: range) || isOthers(name, at: range, in: bytes, of: number, type) {
        continue
      }
      members.formUnion(bytes.uses(ofPathEndingAt: range))
    }
    return members
  }

  /// Whether a view is another class's of the project, by the type that the file writes for the object that
  /// holds it.
  private func isOthers(
    _ name: String, at range: Range<Int>, in bytes: [UInt8], of number: Int, _ type: TypeInfo
  ) -> Bool {
    let written = bytes.types(of: bytes.word(before: range.lowerBound - 1))
    let scope = Scope(file: index.files[number].name)
    return !written.isEmpty
      && written.allSatisfy { other in
        guard let holder = index.type(other, from: scope), holder.variable(name) != nil else {
          return false
        }
        return holder.name != type.name && !holder.inherits(type.name)
          && !type.inherits(holder.name)
      }
  }

  /// Whether a file may show a view of a class that is hidden at first, by way of another name for the
  /// object that holds it than `self`.
  ///
  /// - Parameter member: Whether a member of the view may show it.
  func mayShow(_ name: String, in file: String, by member: (String) -> Bool) -> Bool {
    guard let bytes = index.number(of: file).flatMap(index.bytes) else { return false }
    return bytes.occurrences(ofName: name).contains { range in
      guard bytes.isBehindDot(range.lowerBound), bytes.word(before: range.lowerBound - 1) != "self"
      else { return false }
      let rest = bytes[range.upperBound...].prefix(60)
        .filter { $0 > 32 && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }
      if rest.starts(with: ".rx.isHidden".utf8) { return true }
      let word = bytes.member(behind: range.upperBound)
      return word != "" && member(word) && !rest.starts(with: ".isHidden=true".utf8)
    }
  }

  /// Whether files that mention a class, or one whose file does, may show a view of it that is hidden at
  /// first, whatever they call the object that holds it.
  ///
  /// - Parameter member: Whether a member of the view may show it.
  func mayShow(_ name: String, of type: TypeInfo, by member: (String) -> Bool) -> Bool {
    let holders = index.numbers(mentioning: type.name)
    let types = holders.prefix(Self.mostHolders).flatMap { holder in
      index.files[holder].scan.types.filter { $0.kind == .type }.compactMap(\.path.last)
    }
    for type in types {
      index.ask(.type(type))
      index.ask(.mention(type))
    }
    return Set(holders + types.flatMap(index.numbers(naming:))).contains {
      mayShow(name, in: index.files[$0].name, by: member)
    }
  }

  /// The most files whose properties are followed to others.
  private static let mostHolders = 8

  /// The members that files use which do not mention the class, but one that holds a view of it: those
  /// behind `screen.bar.name`.
  private func members(
    of name: String, heldBy holders: [Int], _ type: String, except known: Set<Int>
  ) -> Set<String> {
    var members: Set<String> = []
    for holder in holders {
      guard let properties = index.bytes(of: holder)?.properties(of: type), !properties.isEmpty
      else { continue }
      let types = index.files[holder].scan.types.filter { $0.kind == .type }.compactMap(\.path.last)
      for number in Set(types.flatMap(index.numbers(mentioning:))).subtracting(known) {
        guard let bytes = index.bytes(of: number) else { continue }
        let uses = bytes.occurrences(ofName: name).filter {
          bytes.isBehindDot($0.lowerBound) && !bytes.isCompared(at: $0)
        }
        guard !uses.isEmpty else { continue }
        let locals = bytes.localNames(ofPathsTo: properties)
        for range in uses {
          let holder = bytes.word(before: range.lowerBound - 1)
          guard
            properties.contains(holder)
              || locals.contains(where: { $0.name == holder && $0.scope ~= range.lowerBound })
          else { continue }
          members.formUnion(bytes.uses(ofPathEndingAt: range))
        }
      }
    }
    return members
  }

  /// Whether code outside a class calls a function of it.
  func calls(_ function: String, of type: TypeInfo) -> Bool {
    !members(of: function, in: type).isEmpty
  }

  /// How many calls of a function the files of its class write without naming another object for it, with
  /// the label of its first parameter.
  func ownCalls(of function: FunctionDeclaration, in type: TypeInfo) -> Int {
    let files = Set(type.ownFunctions.map(\.file)).union([type.file])
    let sources = files.compactMap { index.number(of: $0).flatMap(index.code) }
    return sources.reduce(0) { count, bytes in
      let called = bytes.occurrences(ofName: function.name).count { range in
        bytes.isOwnCall(at: range)
          && bytes.label(behind: range.upperBound + 1) == function.parameters.first?.label
      }
      return count + called
    }
  }

  /// Whether a file takes what it finds somewhere for a view of a class, as in `subviews.last as? Bar`.
  func finds(_ type: TypeInfo, in file: String) -> Bool {
    guard let bytes = index.number(of: file).flatMap(index.bytes) else { return false }
    return bytes.occurrences(ofName: type.name).contains { range in
      bytes[..<range.lowerBound].lastIndex { !$0.isBlank }
        .map { bytes.word(before: $0 + 1) == "as" } ?? false
    }
  }

  /// Whether all that a file does with a name, but to declare it, is to begin statements with it that use
  /// a member of it.
  func onlyAsks(_ name: String, in file: String) -> Bool {
    guard let bytes = index.number(of: file).flatMap(index.bytes) else { return false }
    return bytes.occurrences(ofName: name).allSatisfy { range in
      bytes.isDeclared(at: range.lowerBound)
        || bytes.beginsStatement(at: range.lowerBound)
          && bytes.member(behind: range.upperBound) != ""
    }
  }

  /// Whether all that a file does with `isEnabled` is to set it to false.
  func onlyDisables(in file: String) -> Bool {
    guard let bytes = index.number(of: file).flatMap(index.bytes) else { return false }
    return bytes.occurrences(ofName: "isEnabled").allSatisfy { range in
      !bytes.isBehindDot(range.lowerBound) || bytes.isSetToFalse(behind: range.upperBound)
    }
  }

  /// Where the declarations of a class stand in its file, each up to the next of the file or of the type
  /// around it.
  private func extents(of type: TypeInfo, in bytes: [UInt8], number: Int) -> [Range<Int>] {
    let file = index.declarations(of: number)
    var starts: [Int] = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    func start(_ line: Int32) -> Int { starts[min(max(Int(line) - 1, 0), starts.count - 1)] }
    func extents(
      _ path: ArraySlice<String>, _ types: [TypeDeclaration], _ others: [Position], _ end: Int
    ) -> [Range<Int>] {
      let lines = (types.map(\.position) + others).map(\.line).sorted()
      return types.flatMap { declaration -> [Range<Int>] in
        let names = declaration.name.split(separator: ".").map(String.init)
        guard path.starts(with: names) else { return [] }
        let own = start(declaration.position.line)
        let next = lines.first { $0 > declaration.position.line }.map(start) ?? end
        let rest = path.dropFirst(names.count)
        if rest.isEmpty { return [own..<max(own, next)] }
        return extents(rest, declaration.types, declaration.members, next)
      }
    }
    return extents(
      type.path[...], file.types, file.functions.map(\.position) + file.variables.map(\.position),
      bytes.count)
  }
}

extension Set<String> {
  /// Members that are used of a view, of which an empty one says that an item of a bar shows it too.
  fileprivate var members: Set<String> {
    contains(OutsideUse.barItem) ? subtracting([OutsideUse.barItem]).union([""]) : self
  }
}

extension TypeDeclaration {
  /// Where its variables and functions are declared.
  fileprivate var members: [Position] {
    variables.map(\.position) + functions.map(\.position) + initializers.map(\.position)
  }
}

extension [UInt8] {
  /// Whether a dot stands before a position, and before that what has members: without it the name is a
  /// case's, as in `case .send`.
  func isBehindDot(_ position: Int) -> Bool {
    guard position > 0, self[position - 1] == UInt8(ascii: ".") else { return false }
    var last = position - 2
    if last >= 0, self[last] == UInt8(ascii: "?") || self[last] == UInt8(ascii: "!") { return true }
    while last >= 0, self[last] <= 32 { last -= 1 }
    guard last >= 0 else { return false }
    if !self[last].isPartOfName { return ")]}?!`".utf8.contains(self[last]) }
    return last == position - 2
      || !["case", "return", "in", "else"].contains(word(before: last + 1))
  }

  /// The types that are written behind a name and a colon.
  fileprivate func types(of name: String) -> Set<String> {
    var types: Set<String> = []
    guard name != "" else { return types }
    for range in occurrences(ofName: name) {
      let rest = self[range.upperBound...].drop { $0.isBlank }
      guard rest.first == UInt8(ascii: ":") else { continue }
      let type = rest.dropFirst().drop { $0.isBlank }.prefix { $0.isPartOfName }
      let word = String(decoding: type, as: UTF8.self)
      if word.isTypeName { types.insert(word) }
    }
    return types
  }

  /// The members that are used of what a path leads to which ends at a name; where an item of a bar shows it,
  /// what stands for that.
  fileprivate func uses(ofPathEndingAt range: Range<Int>) -> Set<String> {
    isShownInBar(at: range) ? [OutsideUse.barItem] : members(ofPathEndingAt: range)
  }

  /// Whether all that is done with what a path leads to is to make an item of a bar of it, as in
  /// `UIBarButtonItem(customView: panel.button)`.
  private func isShownInBar(at range: Range<Int>) -> Bool {
    let making = Array("UIBarButtonItem(customView:".utf8)
    let path = self[..<range.lowerBound].lastIndex { !$0.isPartOfName && !".?!".utf8.contains($0) }
    let before = self[..<(path.map { $0 + 1 } ?? 0)].suffix(Self.mostBeforeView)
      .filter { !$0.isBlank }
    let behind = self[range.upperBound...].drop { $0.isBlank || $0 == UInt8(ascii: "!") }
    return before.suffix(making.count).elementsEqual(making) && behind.first == UInt8(ascii: ")")
  }

  /// How many bytes before the view of an item of a bar say that it is one, perhaps on several lines.
  private static let mostBeforeView = 120

  /// Whether something is only compared which a path ends at, as in `sender == panel.button`.
  func isCompared(at range: Range<Int>) -> Bool {
    func isSign(_ sign: [UInt8]) -> Bool { sign == Array("==".utf8) || sign == Array("!=".utf8) }
    let behind = self[range.upperBound...].drop { $0.isBlank }.prefix(2)
    if isSign(Array(behind)) { return true }
    let path = self[..<range.lowerBound].lastIndex {
      !$0.isPartOfName && !".?!->".utf8.contains($0)
    }
    let before = self[..<(path.map { $0 + 1 } ?? 0)]
    return before.lastIndex { !$0.isBlank }.map { isSign(Array(self[...$0].suffix(2))) } ?? false
  }

  /// The word before a position, perhaps before `?` or `!`.
  func word(before position: Int) -> String {
    var end = position
    while end > 0, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(self[end - 1]) { end -= 1 }
    return String(decoding: name(endingAt: end), as: UTF8.self)
  }

  /// Whether a function is called by its name alone, or behind `self`.
  fileprivate func isOwnCall(at name: Range<Int>) -> Bool {
    guard name.upperBound < count, self[name.upperBound] == UInt8(ascii: "(") else { return false }
    let before = name.lowerBound - 1
    guard before >= 0 else { return true }
    let word = word(before: before)
    return self[before] == UInt8(ascii: ".") ? word == "self" : word != "func"
  }

  /// The label of the argument that begins at a position; nil where it has none.
  fileprivate func label(behind position: Int) -> String? {
    let rest = self[Swift.min(position, count)...].drop { $0.isBlank }
    let word = rest.prefix { $0.isPartOfName }
    guard rest.dropFirst(word.count).first == UInt8(ascii: ":") else { return nil }
    return String(decoding: word, as: UTF8.self)
  }

  /// Whether a name is declared at a position.
  func isDeclared(at position: Int) -> Bool {
    position > 0 && self[position - 1] == UInt8(ascii: " ")
      && ["let", "var"].contains(word(before: position - 1))
  }

  /// Whether a line or a block begins at a position, perhaps with `self.` before it.
  fileprivate func beginsStatement(at position: Int) -> Bool {
    var start = position
    let prefix = Array("self.".utf8)
    if self[..<start].suffix(prefix.count).elementsEqual(prefix) { start -= prefix.count }
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(self[start - 1]) {
      start -= 1
    }
    return start == 0 || "\n{;".utf8.contains(self[start - 1])
  }

  /// The names that are declared with a type, or made by it, as `bar` in `let bar = Bar()`.
  fileprivate func properties(of type: String) -> Set<String> {
    var names: Set<String> = []
    for range in occurrences(ofName: type) {
      var position = range.lowerBound
      while position > 0, self[position - 1] <= 32 { position -= 1 }
      guard position > 0, [UInt8(ascii: ":"), UInt8(ascii: "=")].contains(self[position - 1]) else {
        continue
      }
      position -= 1
      while position > 0, self[position - 1] <= 32 { position -= 1 }
      let name = word(before: position)
      if name.first?.isLowercase ?? false { names.insert(name) }
    }
    return names
  }

  /// The word behind a dot, perhaps behind `?` or `!` and on the next line; empty where the name itself
  /// is used.
  func member(behind start: Int) -> String {
    word(behind: start).map { String(decoding: self[$0], as: UTF8.self) } ?? ""
  }

  /// The word behind a dot and, where that stands for all that a library adds, that one's with the next
  /// behind it, as `rx` and `rx.tap`.
  func members(behind start: Int) -> Set<String> {
    guard let first = word(behind: start) else { return [""] }
    let name = String(decoding: self[first], as: UTF8.self)
    return name == "rx" ? [name, "rx." + member(behind: first.upperBound)] : [name]
  }

  /// Where the word behind a dot stands; nil where there is none.
  private func word(behind start: Int) -> Range<Int>? {
    var position = start
    while position < count, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(self[position]) {
      position += 1
    }
    while position < count, self[position] <= 32 { position += 1 }
    guard position < count, self[position] == UInt8(ascii: ".") else { return nil }
    let word = self[(position + 1)...].prefix { $0.isPartOfName }
    return word.startIndex..<word.endIndex
  }
}
