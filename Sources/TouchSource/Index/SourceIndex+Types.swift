/// What the names of types stand for, as seen from where they are written.
extension SourceIndex {
  /// A type by its name as seen from a scope; nil if there is none, or more than one.
  func type(_ name: String, from scope: Scope) -> TypeInfo? {
    type(name, path: scope.path, generics: scope.type?.generics, file: scope.file)
  }

  /// A type by its name as seen from inside another.
  func type(_ name: String, from owner: TypeInfo?) -> TypeInfo? {
    type(name, path: owner?.path ?? [], generics: owner?.generics, file: owner?.file ?? "")
  }

  private func type(
    _ name: String, path: [String], generics: Set<String>?, file: String
  ) -> TypeInfo? {
    guard generics?.contains(name) != true else { return nil }
    return entry(name, path: path, file: file).flatMap(info)
  }

  /// Where what a name stands for is declared.
  func entry(_ name: String, path: [String], file: String) -> Entry? {
    kept(TypeQuery(name: name, path: path, file: file), in: answers) {
      $0.search(name, path: path, file: file, depth: 0)
    }
  }

  /// The most aliases, and modules, that a name is followed through.
  private static let mostAliases = 8

  /// Looks for a name from the innermost type outwards, then as that of a module's declaration.
  private func search(_ name: String, path: [String], file: String, depth: Int) -> Entry? {
    guard depth < Self.mostAliases else { return nil }
    let parts = name.split(separator: ".").map(String.init)
    ask(.type(parts.last ?? name))
    var around = path
    while true {
      let candidate = (around + parts).joined(separator: ".")
      if let entries = declared.types[candidate],
        let entry = visible(
          depth == 0 ? meant(entries, by: candidate, in: file) : entries, from: file)
      {
        return entry
      }
      if let entries = declared.aliases[candidate],
        let entry = visible(entries, from: file)
      {
        let target = aliasTarget(entry)
        guard let target, target != name else { return nil }
        return search(target, path: around, file: files[entry.file].name, depth: depth + 1)
      }
      if around.isEmpty { break }
      around.removeLast()
    }
    // `Module.Name` is declared outside any type; a type that is called like the module is another.
    guard parts.count > 1 else { return nil }
    ask(.module(parts[0]))
    guard moduleNames.contains(parts[0]), !Self.systemModules.contains(parts[0]) else { return nil }
    let found = search(
      parts.dropFirst().joined(separator: "."), path: [], file: file, depth: depth + 1)
    return found.flatMap { isHeir($0, of: parts) ? nil : $0 }
  }

  /// Whether what stands before a member is a module: one that some file imports, or one of the project's
  /// own, which declares the member. A type of the system's may be called like an app.
  func isModule(_ base: External, before member: String, in file: String) -> Bool {
    guard let name = base.type, base.path.isEmpty, isModule(name) else { return false }
    if used.imported.contains(name) { return true }
    let scope = Scope(file: file)
    return type(member, from: scope) != nil || globalVariable(member, from: scope) != nil
      || !globalFunctions(member, from: scope).isEmpty
  }

  /// A view of the project's that is made under a module's name, where nothing says which modules the
  /// code around belongs to, as in `Shop.Basket()` of files without a project: of what the project has
  /// no type by, and the system no view, that name is the module's.
  func view(_ name: String, ofUnknownModule module: String, from file: String) -> TypeInfo? {
    guard module.first?.isUppercase ?? false, let number = fileNumbers[file],
      files[number].nameOfModule == nil, builders(of: number).isEmpty,
      !SystemViews.names.contains(module), !SystemViews.values.contains(module)
    else { return nil }
    ask(.type(module))
    guard !declared.hasType(at: module), declared.extensions[module] == nil
    else { return nil }
    return type(name, path: [], generics: nil, file: file).flatMap { $0.hasBody ? $0 : nil }
  }

  /// Whether a type takes its name from the one of a module's that it inherits from, as
  /// `class Button: Module.Button`, so that it is not the module's.
  private func isHeir(_ entry: Entry, of parts: [String]) -> Bool {
    files[entry.file].scan.types[entry.number].inherits.starts(with: parts)
  }

  /// Those of several types that a file may mean: one that is called like a view of the system's, or,
  /// where the file imports SwiftUI, like another type of that, is seen in its own module, and nowhere
  /// else without the module's name. A file of UIKit alone sees no views of the system's.
  private func meant(_ entries: [Entry], by name: String, in file: String) -> [Entry] {
    guard let number = fileNumbers[file] else { return entries }
    let imports = files[number].scan.imports
    let isViewOfSystem =
      SystemViews.names.contains(name)
      && (imports.contains("SwiftUI") || !imports.contains("UIKit"))
    guard
      isViewOfSystem || SystemViews.values.contains(name) && imports.contains("SwiftUI")
    else { return entries }
    let own = builders(of: number)
    return entries.filter { entry in
      let other = builders(of: entry.file)
      // What one target compiles is one module, in whatever folders it stands.
      guard own.isEmpty || other.isEmpty else { return !own.isDisjoint(with: other) }
      return files[entry.file].module == files[number].module
    }
  }

  /// The one declaration that is seen from a file: its own, else its module's, of several there
  /// that of its folder, else the project's; last, the closest where no project tells the modules apart.
  func visible(_ entries: [Entry], from file: String) -> Entry? {
    let number = fileNumbers[file]
    if let own = only(entries.filter { $0.file == number }) { return own }
    let open = entries.filter { !files[$0.file].scan.types[$0.number].isPrivate }
    guard let number else { return only(open) ?? only(built(open)) }
    let inModule = open.filter { files[$0.file].module == files[number].module }
    if inModule.isEmpty {
      return only(open) ?? only(imported(open, by: number)) ?? only(compiled(open, with: number))
        ?? only(built(open)) ?? only(withoutCopies(open, from: number, \.file))
        ?? only(ofSameFolders(open, as: number, \.file))
    }
    return only(inModule)
      ?? only(inModule.filter { files[$0.file].folder == files[number].folder })
      ?? only(imported(open, by: number)) ?? only(compiled(inModule, with: number))
      ?? only(beside(inModule, number)) ?? only(built(inModule))
      ?? only(withoutCopies(inModule, from: number, \.file))
      ?? only(ofSameFolders(inModule, as: number, \.file))
  }

  /// Why a name stands for no type of the project's: it has none of that name, or several among which
  /// nothing decides.
  func doubt(about name: String, from file: String) -> String {
    ask(.type(Self.last(name)))
    let rivals = (declared.types[name] ?? []).filter { entry in
      files[entry.file].name == file || !files[entry.file].scan.types[entry.number].isPrivate
    }
    let names = Set(rivals.map { files[$0.file].name }).sorted()
    guard names.count > 1 else { return "'\(name)' is not in the source" }
    let more = names.count > 2 ? " and elsewhere" : ""
    return "'\(name)' is declared in both '\(names[0])' and '\(names[1])'\(more)"
  }

  /// Those that stand in modules which a file imports, by the names of their folders.
  private func imported(_ entries: [Entry], by number: Int) -> [Entry] {
    let imports = files[number].scan.imports
    return entries.filter { entry in
      let file = files[entry.file]
      return (file.nameOfModule ?? file.usualModule).map(imports.contains) ?? false
    }
  }

  /// Those that stand in the folder of a module with a file, or outside of any as it does.
  private func beside(_ entries: [Entry], _ number: Int) -> [Entry] {
    let own = folderOfModule(number)
    return entries.filter { folderOfModule($0.file) == own }
  }

  /// The innermost folder around a file that is called like a module which some file imports; nil where
  /// none is.
  private func folderOfModule(_ number: Int) -> String? {
    files[number].path.split(separator: "/").dropLast().map(String.init).last {
      !Self.systemModules.contains($0) && used.imported.contains($0) && isModule($0)
    }
  }

  /// Those that the targets which compile a file compile too; where none does, those that any target
  /// compiles.
  private func compiled(_ entries: [Entry], with number: Int) -> [Entry] {
    let own = builders(of: number)
    let same = entries.filter { !builders(of: $0.file).isDisjoint(with: own) }
    return same.isEmpty ? entries.filter { !builders(of: $0.file).isEmpty } : same
  }

  /// Those that stand in the source of the platform: a type may be declared once for each, within an
  /// `#if` that the scan does not decide.
  private func built(_ entries: [Entry]) -> [Entry] {
    entries.filter { entry in
      let path = files[entry.file].scan.types[entry.number].path
      if files[entry.file].scan.types[entry.number].kind == .alias {
        return path.count > 1
          || declarations(of: entry.file).aliases.contains { $0.name == path[0] }
      }
      return declared(path, in: entry.file).contains { $0.kind != .extension }
    }
  }

  /// The one member of a list; nil where there are none or several.
  func only<Element>(_ elements: [Element]) -> Element? {
    elements.count == 1 ? elements[0] : nil
  }

  /// The name of the type that an alias stands for.
  func aliasTarget(_ entry: Entry) -> String? {
    let file = files[entry.file]
    let path = file.scan.types[entry.number].path
    if path.count == 1 {
      return declarations(of: entry.file).aliases.first { $0.name == path[0] }?.target.name
    }
    return declared(Array(path.dropLast()), in: entry.file)
      .flatMap(\.aliases).first { $0.name == path.last }?.target.name
  }

  /// The type of none of the project's that an alias stands for which code sees under a name, as `UIImage`
  /// after `typealias Image = UIImage`; nil for what is no alias of such a type.
  func foreignType(_ name: String, from scope: Scope) -> String? {
    foreignType(name, path: scope.type?.path ?? [], file: scope.file)
  }

  /// Such a type as code inside a type at a path sees it.
  func foreignType(_ name: String, path: [String], file: String) -> String? {
    guard declared.aliasNames.contains(name) else { return nil }
    return foreignType(name, path: path, file: file, depth: 0)
  }

  /// Some names of types, and those of aliases that stand for one of them, by way of others too.
  func withAliases(_ names: Set<String>) -> Set<String> {
    var (all, added) = (names, names)
    while !added.isEmpty {
      let aliases = declared.aliases.filter { _, entries in
        entries.contains { entry in
          let mentions = files[entry.file].scan.mentions
          return added.contains { mentions[$0] != nil }
            && aliasTarget(entry).map(added.contains) ?? false
        }
      }
      added = Set(aliases.keys.map(Self.last)).subtracting(all)
      all.formUnion(added)
    }
    return all
  }

  private func foreignType(_ name: String, path: [String], file: String, depth: Int) -> String? {
    guard depth < Self.mostAliases else { return nil }
    ask(.type(Self.last(name)))
    var around = path
    while true {
      let candidate = (around + [name]).joined(separator: ".")
      if declared.types[candidate] != nil { return nil }
      if let entries = declared.aliases[candidate], let entry = visible(entries, from: file),
        let target = aliasTarget(entry), target != name
      {
        // Of one in another module and the system's own name either may be meant.
        guard !around.isEmpty || areOfOneModule(file, files[entry.file].name) else { return nil }
        return foreignType(target, path: around, file: files[entry.file].name, depth: depth + 1)
      }
      if around.isEmpty { return depth > 0 ? name : nil }
      around.removeLast()
    }
  }

  /// The type that one is declared in; nil for one outside any.
  func outerType(of type: TypeInfo) -> TypeInfo? {
    guard type.path.count > 1 else { return nil }
    ask(.type(type.path[type.path.count - 2]))
    let path = type.path.dropLast().joined(separator: ".")
    guard let entries = declared.types[path],
      let entry = visible(entries, from: type.file)
    else { return nil }
    return info(entry)
  }

  /// A type that is declared in another, be it by an alias.
  func nestedType(_ name: String, of type: TypeInfo) -> TypeInfo? {
    ask(.type(Self.last(name)))
    let path = (type.path + [name]).joined(separator: ".")
    if let entries = declared.types[path],
      let entry = visible(entries, from: type.file)
    {
      return info(entry)
    }
    guard let entries = declared.aliases[path],
      let entry = visible(entries, from: type.file),
      let target = aliasTarget(entry), target != name
    else { return nil }
    return search(target, path: type.path, file: type.file, depth: 1).flatMap(info)
  }

  /// Whether a name is an alias of the type of functions.
  func isFunction(_ name: String, from owner: TypeInfo?) -> Bool {
    ask(.type(Self.last(name)))
    let nested = owner.map { ($0.path + [name]).joined(separator: ".") }
    for path in [nested, name].compactMap({ $0 }) {
      guard let entries = declared.aliases[path],
        let entry = visible(entries, from: owner?.file ?? "")
      else { continue }
      return aliasTarget(entry) == "Function"
    }
    return false
  }

  /// The part of a name behind its last dot.
  static func last(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The system's modules, whose names are never those of the project's declarations.
  static let systemModules: Set<String> = ["Foundation", "Swift", "SwiftUI", "UIKit"]

  /// The name of a type without that of the system's module which it may begin with, as in
  /// `extension SwiftUI.Image`.
  static func withoutModule(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), systemModules.contains(String(name[..<dot])) else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }
}

extension SourceIndex.File {
  /// The name of the module that it belongs to, by where packages keep sources: `Sources/Module`, or
  /// `Module/Sources` of a package that is one module; nil where neither is around it.
  fileprivate var usualModule: String? {
    let parts = path.split(separator: "/").dropLast()
    guard let sources = parts.lastIndex(of: "Sources") else { return nil }
    let module = sources + 1 < parts.endIndex ? sources + 1 : sources - 1
    return parts.indices.contains(module) ? String(parts[module]) : nil
  }
}
