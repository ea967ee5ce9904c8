/// What code outside a class does to a view that the class lets it reach, by the words behind the
/// view's name.
struct OutsideUse {
  let index: SourceIndex

  /// What code outside a class uses of one of its views.
  struct Found: Sendable {
    /// The members that it names; `.itself` where it hands the view on, other than to an item of a bar.
    var named: Set<String> = []
    /// Whether it makes an item of a bar show the view.
    var isShownInBar = false
    /// The files that use the view.
    var files: Set<Int> = []

    /// The members that it uses; `.itself` where it hands the view on, be it to an item of a bar.
    var members: Set<String> { isShownInBar ? named.union([.itself]) : named }

    mutating func formUnion(_ other: Found) {
      named.formUnion(other.named)
      isShownInBar = isShownInBar || other.isShownInBar
      files.formUnion(other.files)
    }
  }

  /// The members that others which mention a class use of one of its views; `.itself` where they hand it on.
  func members(of name: String, in type: TypeInfo) -> Set<String> {
    uses(of: name, in: type).members
  }

  /// Whether others hand a view of a class on, and only to items of bars that show it.
  func isShownInBar(_ name: String, of type: TypeInfo) -> Bool {
    let uses = uses(of: name, in: type)
    return uses.isShownInBar && !uses.named.contains(.itself)
  }

  /// The files of others that use one of a class's views.
  func files(using name: String, of type: TypeInfo) -> [Int] {
    uses(of: name, in: type).files.sorted()
  }

  private func uses(of name: String, in type: TypeInfo) -> Found {
    let query = SourceIndex.MemberQuery(
      name: name, type: type.path.joined(separator: "."), file: type.file)
    return index.kept(query, in: index.outsideUses) {
      OutsideUse(index: $0).usesFound(of: name, in: type)
    }
  }

  private func usesFound(of name: String, in type: TypeInfo) -> Found {
    var uses = Found()
    for holder in [type.name] + protocols(asking: name, of: type) {
      let naming = index.numbers(mentioning: holder)
      for number in naming { uses.formUnion(self.uses(of: name, in: type, by: number)) }
      guard naming.count <= Self.mostHolders else { continue }
      uses.formUnion(self.uses(of: name, heldBy: naming, holder, except: Set(naming)))
    }
    return uses
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
    index.number(of: type.file).map { uses(of: name, in: type, by: $0).members } ?? []
  }

  /// The members that the files of another class use of one of its views.
  func members(of name: String, in type: TypeInfo, byFilesOf other: TypeInfo) -> Set<String> {
    let files = Set(other.ownFunctions.map(\.file)).union([other.file])
    return files.compactMap(index.number).reduce(into: []) { members, number in
      members.formUnion(uses(of: name, in: type, by: number).members)
    }
  }

  /// What one file uses of a view of a class, outside the class.
  private func uses(of name: String, in type: TypeInfo, by number: Int) -> Found {
    var uses = Found()
    guard let bytes = index.bytes(of: number) else { return uses }
    for range in ranges(of: name, in: type, by: number) {
      uses.formUnion(bytes.uses(ofPathEndingAt: range))
      uses.files.insert(number)
    }
    return uses
  }

  /// Where one file uses a view of a class, outside the class.
  func ranges(of name: String, in type: TypeInfo, by number: Int) -> [Range<Int>] {
    guard let bytes = index.bytes(of: number) else { return [] }
    let isOwn = index.files[number].name == type.file
    let own = isOwn ? extents(of: type, in: bytes, number: number) : []
    let holdsHeir = index.files[number].scan.types.contains { $0.inherits.contains(type.name) }
    return bytes.occurrences(ofName: name).filter { range in
      guard !own.contains(where: { $0 ~= range.lowerBound }) else { return false }
      // What a class inherits it names alone.
      let isInherited = holdsHeir && !bytes.isDeclared(at: range.lowerBound)
      guard bytes.isBehindDot(range.lowerBound) || isInherited else { return false }
      // In another class than one that inherits the view `self` is that one.
      if !holdsHeir, bytes.word(before: range.lowerBound - 1) == "self" { return false }
      return !bytes.isCompared(at: range)
        && !isOthers(name, at: range, in: bytes, of: number, type)
    }
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
      return word != .itself && member(word) && !rest.starts(with: ".isHidden=true".utf8)
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

  /// What files use which do not mention the class, but one that holds a view of it: what stands behind
  /// `screen.bar.name`.
  private func uses(
    of name: String, heldBy holders: [Int], _ type: String, except known: Set<Int>
  ) -> Found {
    var uses = Found()
    for holder in holders {
      guard let properties = index.bytes(of: holder)?.properties(of: type), !properties.isEmpty
      else { continue }
      let types = index.files[holder].scan.types.filter { $0.kind == .type }.compactMap(\.path.last)
      for number in Set(types.flatMap(index.numbers(mentioning:))).subtracting(known) {
        guard let bytes = index.bytes(of: number) else { continue }
        let ranges = bytes.occurrences(ofName: name).filter {
          bytes.isBehindDot($0.lowerBound) && !bytes.isCompared(at: $0)
        }
        guard !ranges.isEmpty else { continue }
        let locals = bytes.localNames(ofPathsTo: properties)
        for range in ranges {
          let holder = bytes.word(before: range.lowerBound - 1)
          guard
            properties.contains(holder)
              || locals.contains(where: { $0.name == holder && $0.scope ~= range.lowerBound })
          else { continue }
          uses.formUnion(bytes.uses(ofPathEndingAt: range))
          uses.files.insert(number)
        }
      }
    }
    return uses
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
          && bytes.member(behind: range.upperBound) != .itself
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
  func extents(of type: TypeInfo, in bytes: [UInt8], number: Int) -> [Range<Int>] {
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

extension TypeDeclaration {
  /// Where its variables and functions are declared.
  fileprivate var members: [Position] {
    variables.map(\.position) + functions.map(\.position) + initializers.map(\.position)
  }
}
