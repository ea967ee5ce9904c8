extension SourceIndex {
  /// The names of types that nothing leads to from what starts an app or from what a library lets
  /// others use; none where nothing says what the project ships.
  ///
  /// A name in a string or behind a dot is taken for a use, and types of one name are taken for one.
  /// `Outer.Inner` is no use of what instances of `Outer` mention.
  /// What a member alone makes or holds is reached where something calls it, or gives it a value.
  ///
  /// - Parameter namedElsewhere: Those of the names so far left that stand in files of other kinds, as
  ///   those of Interface Builder.
  func unusedTypes(but namedElsewhere: (Set<String>) -> Set<String>) -> Set<String> {
    let graph = TypeGraph(
      files.filter { $0.text == nil }.map(\.scan), neverNamed: neverNamed,
      isOffered: isOfferedToOthers)
    guard graph.tellsWhatItShips else { return [] }
    var reached: Set<String> = []
    var members = graph.members
    let naming = files(naming: graph.modules.intersection(graph.members.keys))
    lazy var mentions = NameMentions(
      of: Set(graph.members.values.joined().map(\.key.name)),
      in: files.indices.lazy.filter { self.files[$0].text == nil }.compactMap(self.code))
    func spread(_ names: Set<String>) {
      var queue = Array(names.filter { reached.insert($0).inserted })
      while let name = queue.popLast() {
        for next in graph.uses[name] ?? [] where reached.insert(next).inserted {
          queue.append(next)
        }
      }
    }
    func reach(_ names: Set<String>) {
      spread(names)
      var isGrowing = true
      while isGrowing {
        isGrowing = false
        for (type, makers) in members where reached.contains(type) || !graph.names.contains(type) {
          members[type] = nil
          let new = makers.filter { !$0.value.isSubset(of: reached) }
          guard !new.isEmpty else { continue }
          let isModule = graph.modules.contains(type)
          let functions = Set(new.keys.filter { $0.kind == .function }.map(\.name))
          let called = isModule ? called(functions, of: type, in: naming[type] ?? []) : []
          for (member, used) in new {
            let isUsed =
              isModule && member.kind == .function
              ? called.contains(member.name) : mentions.use(member)
            guard isUsed else { continue }
            spread(used)
            isGrowing = true
          }
        }
      }
    }
    reach(graph.roots)
    while true {
      let left = graph.names.subtracting(reached)
      let named = left.isEmpty ? [] : namedElsewhere(left)
      if named.isEmpty { return left }
      reach(named)
    }
  }

  /// The types whose uses the scan does not count, as they begin with a small letter, and that stand nowhere
  /// but where they are declared and extended, and in their own code there.
  private var neverNamed: Set<String> {
    let own = files.indices.filter { files[$0].text == nil }
    var names: Set<String> = []
    for type in own.lazy.flatMap({ self.files[$0].scan.types })
    where type.kind == .type && type.path.count == 1 && !type.path[0].isCounted {
      names.insert(type.path[0])
    }
    for number in own where !names.isEmpty {
      guard let bytes = bytes(of: number), names.contains(where: bytes.hold) else { continue }
      let code = code(of: bytes)
      names = names.filter { name in
        var own: Range<Int>?
        return code.occurrences(ofName: name).allSatisfy { range in
          if own?.contains(range.lowerBound) == true { return true }
          let end = code[..<range.lowerBound].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
          own = code.braces(behind: range.upperBound)
          return Self.declaring.contains(code.word(before: end))
        }
      }
    }
    return names
  }

  private static let declaring: Set<String> = ["class", "struct", "enum", "actor", "extension"]
}

extension [UInt8] {
  /// What lies between the first braces behind a position; nil where they are not closed.
  fileprivate func braces(behind position: Int) -> Range<Int>? {
    self[position...].withUnsafeBufferPointer { bytes in
      var scanner = SourceScanner(bytes)
      var (depth, start) = (0, position)
      while let token = scanner.next() {
        switch token {
        case .open(UInt8(ascii: "{")):
          if depth == 0 { start = position + scanner.index }
          depth += 1
        case .close(UInt8(ascii: "}")):
          depth -= 1
          if depth <= 0 { return depth == 0 ? start..<position + scanner.index : nil }
        default: break
        }
      }
      return nil
    }
  }
}

/// Which types of a project lead to which others, by their names.
private struct TypeGraph {
  /// The names of the types that the scan knows the uses of.
  private(set) var names: Set<String> = []
  /// The names that each type mentions.
  private(set) var uses: [String: Set<String>] = [:]
  /// The names that a member alone mentions which may be of no use, by its type.
  private(set) var members: [String: [FileScan.MemberName: Set<String>]] = [:]
  /// The types that others reach by name alone: of no protocol and no class, with all that they have in
  /// one file.
  private(set) var modules: Set<String> = []
  /// What is used whether or not a type is.
  private(set) var roots: Set<String> = []
  /// What each type inherits from, as it is written.
  private var parents: [String: Set<String>] = [:]
  private var starts: Set<String> = []
  private var opens: Set<String> = []

  /// - Parameters:
  ///   - neverNamed: The types that no use is counted of because there is none.
  ///   - isOffered: Whether others than the project may use what it makes public.
  init(_ scans: [FileScan], neverNamed: Set<String>, isOffered: Bool) {
    for scan in scans {
      for type in scan.types where type.kind != .alias {
        guard let name = type.path.last else { continue }
        parents[name, default: []].formUnion(type.parents)
        uses[name, default: []].formUnion(type.parents)
        if type.kind == .type, name.isCounted || neverNamed.contains(name) { names.insert(name) }
        let isOpen =
          type.isPublic
          || scan.types.contains {
            $0.kind == .extension && $0.isPublic && $0.path == type.path.dropLast()
          }
        if isOpen, isOffered { opens.insert(name) }
      }
    }
    modules = modules(among: scans)
    let namespaces = Namespaces(of: scans, parents)
    for scan in scans {
      let spaces = namespaces.names(in: scan)
      var attributed: Set<String> = []
      var own: [String: Set<String>] = [:]
      let single = scan.members.value ?? FileScan.MemberMentions()
      for (member, used) in single.names where mayBeUnused(member) {
        let used = used.intersection(names).subtracting(spaces[member.type] ?? [])
        guard !used.isEmpty else { continue }
        members[member.type, default: [:]][member, default: []].formUnion(used)
        own[member.type, default: []].formUnion(used)
      }
      for (user, used) in scan.uses {
        let others = used.subtracting(own[user] ?? []).subtracting(spaces[user] ?? [])
        uses[user, default: []].formUnion(others)
        attributed.formUnion(used)
        // What stands outside types, or in extensions of others, is there.
        if !names.contains(user) { roots.formUnion(others) }
      }
      for type in scan.types { attributed.formUnion(type.inherits) }
      roots.formUnion(Set(scan.mentions.keys).subtracting(attributed))
      var quoted = scan.quoted
      for (member, names) in single.quoted where mayBeUnused(member) {
        let names = names.intersection(self.names)
        guard !names.isEmpty else { continue }
        members[member.type, default: [:]][member, default: []].formUnion(names)
        quoted[member.type]?.subtract(names)
      }
      for (user, used) in quoted {
        if self.names.contains(user) {
          uses[user, default: []].formUnion(used)
        } else {
          roots.formUnion(used)
        }
      }
      let elsewhere = scan.elsewhere.subtracting(scan.developed)
      for used in [scan.previewed, elsewhere] { roots.formUnion(used) }
      // What a type hosts is used where that is.
      roots.formUnion(scan.hosted.subtracting(attributed))
    }
    for name in names {
      let lineage = SourceIndex.closure(of: [name], by: parents)
      if !lineage.isDisjoint(with: Self.starters) { starts.insert(name) }
      if opens.contains(name) || starts.contains(name) || !isKnown(lineage) { roots.insert(name) }
    }
  }

  /// Whether nothing but the project's source can use a member.
  private func mayBeUnused(_ member: FileScan.MemberName) -> Bool {
    if member.kind == .function, modules.contains(member.type) { return true }
    guard !opens.contains(member.type), member.name != "main" else { return false }
    let lineage = SourceIndex.closure(of: [member.type], by: parents)
    let others = lineage.filter { !names.contains($0) && $0 != member.type && $0.isCounted }
    switch member.kind {
    case .optional: return true
    // A protocol of the system's hands something to what it asks for.
    case .action: return others.allSatisfy { Self.asksForNothing($0) || $0.isOfSystem }
    case .function, .method: return others.allSatisfy(Self.asksForNothing)
    }
  }

  /// Whether what inherits from a type of the system's needs no members of its own, other than those
  /// that take the place of inherited ones.
  private static func asksForNothing(_ name: String) -> Bool {
    isView(name) || plain.contains(name)
  }

  private func modules(among scans: [FileScan]) -> Set<String> {
    var counts: [String: Int] = [:]
    for scan in scans {
      let here = Set(scan.types.compactMap(\.path.last))
      for name in here { counts[name, default: 0] += 1 }
    }
    let inherited = parents.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    return names.filter {
      counts[$0] == 1 && parents[$0]?.isEmpty == true && !inherited.contains($0)
        && !opens.contains($0)
    }
  }

  /// Whether something starts an app, or a library has views for others.
  var tellsWhatItShips: Bool {
    !starts.isEmpty
      || opens.contains { !SourceIndex.closure(of: [$0], by: parents).filter(Self.isView).isEmpty }
  }

  /// Whether nothing outside the source makes a type of its own accord, given all that it inherits
  /// from: a view of UIKit's, a cell of a library's, a controller of whatever, or a type of no system's
  /// or library's.
  private func isKnown(_ lineage: Set<String>) -> Bool {
    let others = lineage.filter { !names.contains($0) }
    return others.contains {
      Self.isView($0) || ViewClasses.isLibraryCell($0) || $0.hasSuffix("Controller")
    }
      || others.allSatisfy {
        Self.plain.contains($0) || parents[$0] != nil || $0.hasPrefix("UI") || !$0.isCounted
      }
  }

  private static func isView(_ name: String) -> Bool {
    ViewClasses.isSystemView(name) || ViewClasses.isLibraryView(name)
      || name.hasPrefix("UI") && name.hasSuffix("Controller")
  }

  /// What the system makes of its own accord.
  private static let starters: Set<String> = TypeInfo.scenes.union([
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "UIApplication",
    "UIInputViewController", "NSApplicationDelegate",
  ])

  /// Protocols and classes of the system that let nothing but the source make what inherits from
  /// them.
  private static let plain: Set<String> = [
    "AnyObject", "NSObject", "NSObjectProtocol", "Equatable", "Hashable", "Comparable", "Codable",
    "Encodable", "Decodable", "Identifiable", "Sendable", "CaseIterable", "RawRepresentable",
    "Error", "LocalizedError", "CustomStringConvertible", "String", "Int", "CGFloat",
    "ObservableObject", "View", "ViewModifier", "OptionSet",
  ]
}

/// Which types are but the place of others where they are named with these.
private struct Namespaces {
  /// The types that lie in others, each behind the name of the one around.
  private var inner: Set<String> = []
  private var sharing: Set<String> = []
  private let parents: [String: Set<String>]

  init(of scans: [FileScan], _ parents: [String: Set<String>]) {
    self.parents = parents
    for scan in scans {
      sharing.formUnion(scan.sharing)
      for type in scan.types where type.kind == .type && type.path.count > 1 {
        inner.insert(type.path.suffix(2).joined(separator: "."))
      }
    }
  }

  /// The names that each type of a file mentions only for what lies inside.
  func names(in scan: FileScan) -> [String: Set<String>] {
    scan.namespaces.mapValues { mentions in
      let groups = Dictionary(grouping: mentions) { String($0.prefix { $0 != "." }) }
      return Set(groups.filter { inner.isSuperset(of: $1) && !shares($0) }.keys)
    }
  }

  /// Whether what lies in a type may use members by their names alone that the type has without an
  /// instance.
  private func shares(_ name: String) -> Bool {
    !sharing.isDisjoint(with: SourceIndex.closure(of: [name], by: parents))
  }
}

extension String {
  /// Whether the scan of files counts its uses.
  fileprivate var isCounted: Bool {
    unicodeScalars.first { $0 != "_" }.map { ("A"..."Z").contains($0) } ?? false
  }

  /// Whether it begins as names of the system's frameworks do.
  fileprivate var isOfSystem: Bool {
    ["UI", "NS", "AV", "CL", "MK", "WK", "SF", "PH", "MF", "QL", "CN"].contains { prefix in
      hasPrefix(prefix)
        && zip(dropFirst(2).prefix(2), [true, false]).allSatisfy { $0.isUppercase == $1 }
    }
  }
}
