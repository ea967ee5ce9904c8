extension SourceIndex {
  /// The names of types that nothing leads to from what starts an app or from what a library lets
  /// others use; none where nothing says what the project ships.
  ///
  /// A name in a string or behind a dot is taken for a use, and types of one name are taken for one.
  /// What a function of a module's own alone makes is reached where something names the function.
  ///
  /// - Parameter namedElsewhere: Those of some names that stand in files of other kinds, as those of
  ///   Interface Builder.
  func unusedTypes(but namedElsewhere: (Set<String>) -> Set<String>) -> Set<String> {
    let graph = TypeGraph(files.filter { $0.text == nil }.map(\.scan))
    guard graph.tellsWhatItShips else { return [] }
    var reached: Set<String> = []
    var functions = graph.functions
    let naming = files(naming: Set(functions.keys))
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
        for (type, makers) in functions where reached.contains(type) {
          functions[type] = nil
          let new = makers.filter { !$0.value.isSubset(of: reached) }
          guard !new.isEmpty else { continue }
          let called = called(Set(new.keys), of: type, in: naming[type] ?? [])
          for (name, used) in new where called.contains(name) {
            spread(used)
            isGrowing = true
          }
        }
      }
    }
    reach(graph.roots)
    let left = graph.names.subtracting(reached)
    if !left.isEmpty { reach(namedElsewhere(left)) }
    return left.subtracting(reached)
  }
}

/// Which types of a project lead to which others, by their names.
private struct TypeGraph {
  /// The names of the types that the scan knows the uses of.
  private(set) var names: Set<String> = []
  /// The names that each type mentions.
  private(set) var uses: [String: Set<String>] = [:]
  /// The names that functions of a module's own alone mention, by the module and the function.
  private(set) var functions: [String: [String: Set<String>]] = [:]
  /// What is used whether or not a type is.
  private(set) var roots: Set<String> = []
  /// What each type inherits from, as it is written.
  private var parents: [String: Set<String>] = [:]
  private var starts: Set<String> = []
  private var opens: Set<String> = []

  init(_ scans: [FileScan]) {
    for scan in scans {
      for type in scan.types where type.kind != .alias {
        guard let name = type.path.last else { continue }
        parents[name, default: []].formUnion(type.inherits)
        uses[name, default: []].formUnion(type.inherits)
        if type.kind == .type, name.isCounted { names.insert(name) }
        let isOpen =
          type.isPublic
          || scan.types.contains {
            $0.kind == .extension && $0.isPublic && $0.path == type.path.dropLast()
          }
        if isOpen { opens.insert(name) }
      }
    }
    for scan in scans {
      var attributed: Set<String> = []
      for (user, used) in scan.uses {
        uses[user, default: []].formUnion(used)
        attributed.formUnion(used)
        // What stands outside types, or in extensions of others, is there.
        if !names.contains(user) { roots.formUnion(used) }
      }
      for type in scan.types { attributed.formUnion(type.inherits) }
      roots.formUnion(Set(scan.mentions.keys).subtracting(attributed))
      for used in [scan.quoted, scan.previewed, scan.elsewhere, scan.hosted] {
        roots.formUnion(used)
      }
    }
    let modules = self.modules(among: scans)
    for scan in scans {
      for (function, used) in scan.staticUses {
        let parts = function.split(separator: ".").map(String.init)
        guard parts.count == 2, modules.contains(parts[0]) else { continue }
        functions[parts[0], default: [:]][parts[1]] = used.intersection(names)
        uses[parts[0]]?.subtract(used)
      }
    }
    for name in names {
      let lineage = SourceIndex.closure(of: [name], by: parents)
      if !lineage.isDisjoint(with: Self.starters) { starts.insert(name) }
      if opens.contains(name) || starts.contains(name) || !isKnown(lineage) { roots.insert(name) }
    }
  }

  /// The types that others reach by name alone: of no protocol and no class, with all that they have in
  /// one file.
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
  /// from: a view or a controller of UIKit's, or a type of no system's or library's.
  private func isKnown(_ lineage: Set<String>) -> Bool {
    let others = lineage.filter { !names.contains($0) }
    return others.contains(where: Self.isView)
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

extension String {
  /// Whether the scan of files counts its uses.
  fileprivate var isCounted: Bool {
    unicodeScalars.first { $0 != "_" }.map { ("A"..."Z").contains($0) } ?? false
  }
}
