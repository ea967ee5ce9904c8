import TouchModel

extension SourceIndex {
  /// The scenes, the views that controllers host, and those that nothing in the project makes on any
  /// platform, in order of file and line.
  ///
  /// What previews alone show is shipped by none, and is still being made where its own file is asked
  /// about.
  ///
  /// - Parameters:
  ///   - idle: What controllers host that nothing makes.
  ///   - named: The names of the files that were named by themselves.
  ///   - views: The scenes and views that a file declares.
  func roots(
    but idle: Set<String> = [], named: Set<String> = [], views: (Int) -> [ViewReference]
  ) -> [ViewReference] {
    let hosted = namesOfHosted.subtracting(idle)
    let elsewhere = namesElsewhere
    let shown = namesOfViews
    func isRoot(_ name: String) -> Bool {
      hosted.contains(name) || (used.mentions[name] == nil && !elsewhere.contains(name))
    }
    let previewed = namesInPreviewsAlone
    let unused = unusedNames
    func isShipped(_ view: ViewReference) -> Bool {
      isOffered(view)
        || !unused.contains(view.name)
          && (!previewed.contains(view.name) || named.contains(view.file))
    }
    let idleApps = idleApps
    return files.indices.flatMap { number -> [ViewReference] in
      let scan = files[number].scan
      guard files[number].text == nil else { return [] }
      let mayHoldRoots = scan.types.contains { type in
        let name = type.path.last ?? ""
        return type.kind == .type && shown.contains(name) && (isRoot(name) || type.isScene)
      }
      guard mayHoldRoots else { return [] }
      return views(number).filter { view in
        view.isScene && !idleApps.contains(view.name)
          || !idle.contains(view.name) && isRoot(view.name) && isShipped(view)
      }
    }
  }

  /// The names of the views that controllers host.
  var namesOfHosted: Set<String> {
    files.reduce(into: []) { $0.formUnion($1.scan.hosted) }
  }

  /// The apps that nothing begins with, beside one that is marked as the program's beginning.
  private var idleApps: Set<String> {
    let types = files.flatMap { $0.text == nil ? $0.scan.types : [] }
    guard types.contains(where: \.isMain) else { return [] }
    return Set(
      types.filter {
        $0.inherits.contains("App") && !$0.isMain && !$0.isPublic && used.mentions[$0.name] == nil
      }.map(\.name))
  }

  /// Whether others than the project may use a view.
  func isOffered(_ view: ViewReference) -> Bool { isOfferedToOthers && view.isPublic }

  /// Whether something says what the project ships: an app's scene, a view that a controller hosts, or
  /// what a library lets others use.
  private var tellsWhatItShips: Bool {
    files.contains { file in
      file.text == nil
        && (!file.scan.hosted.isEmpty
          || file.scan.types.contains { $0.isScene || ($0.isPublic && $0.isView) })
    }
  }

  /// The names that previews and builds for developers use and no other source does; none where nothing
  /// says what the project ships.
  var namesInPreviewsAlone: Set<String> {
    guard tellsWhatItShips else { return [] }
    var names = namesForDevelopers.filter { used.mentions[$0] == nil }.subtracting(namesElsewhere)
    for file in files { names.subtract(file.scan.hosted) }
    return names
  }

  /// The names of views that targets of an Xcode project or a package compile and no source uses, not
  /// even a preview; none where nothing says what the project ships.
  var unusedNames: Set<String> { unused(among: namesOfViews) }

  /// The names of styles of which the same is true, and that no other module sees.
  var unusedStyles: Set<String> {
    let styles = files.flatMap { file in
      file.scan.types.filter { type in
        type.kind == .type && !type.isPublic && type.inherits.contains { $0.hasSuffix("Style") }
      }
    }
    return unused(among: Set(styles.map(\.name)))
  }

  private func unused(among names: Set<String>) -> Set<String> {
    guard tellsWhatItShips else { return [] }
    var names = names.subtracting(namesElsewhere).subtracting(namesForDevelopers)
    // Of other words the scan does not say where they are used.
    names = names.filter { $0.isTypeName && used.mentions[$0] == nil }
    let idle = idleApps.intersection(names)
    for file in files {
      names.subtract(file.scan.types.lazy.filter(\.isScene).map(\.name))
      names.subtract(file.scan.hosted)
    }
    // What no target compiles may be a part of something, unless an app begins there.
    func isLoose(_ number: Int) -> Bool {
      files[number].module.isEmpty && builders(of: number).isEmpty
    }
    let hasLooseApp = files.indices.contains { number in
      files[number].scan.types.contains(where: \.isMain) && isLoose(number)
    }
    for number in files.indices where !hasLooseApp {
      let own = names.intersection(files[number].scan.types.map(\.name))
      if !own.isEmpty, isLoose(number) { names.subtract(own) }
    }
    return names.union(idle)
  }

  /// The numbers of the files with types that may have members which make views: what mentions a view
  /// of the project's or the system's.
  var filesThatMakeViews: [Int] {
    let names = namesOfViews
    return files.indices.filter { number in
      let scan = files[number].scan
      return files[number].text == nil
        && scan.types.contains { type in
          names.contains(type.name) || !names.isDisjoint(with: scan.uses[type.name] ?? [])
        }
    }
  }

  /// The views at the top of those that were never shown: what uses the given ones, as far up as
  /// nothing shown does, in order of file and line.
  ///
  /// - Parameters:
  ///   - unshipped: The types that no screen leads to.
  ///   - declared: The scenes and views that a file declares.
  func tops(
    of names: Set<String>, shown: Set<String>, but unshipped: Set<String>,
    views declared: (Int) -> [ViewReference]
  ) -> [ViewReference] {
    let views = namesOfViews.subtracting(shown).subtracting(unshipped)
    var users: [String: Set<String>] = [:]
    for file in files {
      for (user, used) in file.scan.uses where views.contains(user) {
        for name in used where name != user { users[name, default: []].insert(user) }
      }
    }
    let reached = SourceIndex.closure(of: names.subtracting(shown), by: users)
    return self.views(named: reached.filter { users[$0] == nil }, declared: declared)
  }

  /// The views of some names, in order of file and line.
  ///
  /// - Parameter declared: The scenes and views that a file declares.
  func views(named names: Set<String>, declared: (Int) -> [ViewReference]) -> [ViewReference] {
    files.indices.flatMap { number -> [ViewReference] in
      guard files[number].text == nil,
        files[number].scan.types.contains(where: { names.contains($0.name) && $0.kind == .type })
      else { return [] }
      return declared(number).filter { !$0.isScene && names.contains($0.name) }
    }
  }

  /// The names that text outside views and scenes uses, as that of coordinators and controllers.
  var namesMadeOutsideViews: Set<String> {
    let views = namesOfViews
    return files.reduce(into: []) { names, file in
      for (user, used) in file.scan.uses where !views.contains(user) { names.formUnion(used) }
    }
  }

  /// The names of the types that mention some others.
  func users(of names: Set<String>) -> Set<String> {
    files.reduce(into: []) { users, file in
      for (user, used) in file.scan.uses where !used.isDisjoint(with: names) { users.insert(user) }
    }
  }

  /// The names of the types that others may lead to, by what each type mentions, and what they are
  /// given with them.
  ///
  /// What roots do not lead to is used by other platforms alone, or by nothing but what it uses
  /// itself.
  ///
  /// - Parameters:
  ///   - barred: Types that lead nowhere.
  ///   - leftOut: Views that are made in closed branches, each with those that leave it out: what all
  ///     that make it leave out is not within reach.
  func namesInReach(
    of first: Set<String>, andLoose isLoose: Bool, but barred: Set<String> = [],
    leftOut: [String: Set<String>] = [:]
  ) -> Set<String> {
    if first.isEmpty, !isLoose { return [] }
    var uses: [String: Set<String>] = [:]
    for file in files {
      for (name, used) in file.scan.uses where !barred.contains(name) {
        uses[name, default: []].formUnion(used)
      }
    }
    for (name, users) in leftOut {
      let all = uses.keys.filter { $0 != name && uses[$0]?.contains(name) ?? false }
      guard users.isSuperset(of: all) else { continue }
      for user in all { uses[user]?.remove(name) }
    }
    var reached = first
    if isLoose {
      // What stands outside the project's views, as a coordinator's screens, is within reach.
      let views = files.flatMap { $0.scan.types.filter(\.isView).map(\.name) }
      reached.formUnion(Set(uses.keys).subtracting(views).subtracting(idleApps))
    }
    return SourceIndex.closure(of: reached, by: uses)
  }

  /// Whether the project declares a type of a name.
  func hasType(named name: String) -> Bool {
    entries(named: name).contains { files[$0.file].scan.types[$0.number].kind == .type }
  }

  /// The names of the types that others than the project may use.
  var namesOfPublicTypes: Set<String> {
    guard isOfferedToOthers else { return [] }
    return files.reduce(into: []) { names, file in
      for type in file.scan.types where type.kind == .type && type.isPublic {
        names.insert(type.name)
      }
    }
  }

  /// The names of all types that may be views, modifiers or scenes, by what the scan knows: those that
  /// inherit from one of the system's, be it by way of the project's own protocols and classes.
  private var namesOfViews: Set<String> {
    let refined = used.heirs.keys.filter(TypeInfo.mayRefineView)
    return withHeirs(TypeInfo.scenes.union(["View", "ViewModifier"]).union(refined))
  }

  /// The names of views and of what holds rows that each file declares or mentions; a file without any
  /// says nothing of where views stand.
  var namesOfViewsAndRows: [Int: Set<String>] {
    let wanted = namesOfViews.union(RowUses.rowContainers)
    var result: [Int: Set<String>] = [:]
    for (number, file) in files.enumerated() {
      var names = Set(file.scan.types.map(\.name)).intersection(wanted)
      for used in file.scan.uses.values { names.formUnion(used.intersection(wanted)) }
      if !names.isEmpty { result[number] = names }
    }
    return result
  }

  /// All that some names lead to, themselves included.
  static func closure<Name: Hashable>(
    of first: Set<Name>, by next: [Name: Set<Name>]
  ) -> Set<Name> {
    var reached = first
    var queue = Array(first)
    while let name = queue.popLast() {
      for other in next[name] ?? [] where reached.insert(other).inserted { queue.append(other) }
    }
    return reached
  }

  /// Whether a view is written as part of a list or a menu that it does not hold itself: it has
  /// sections and nothing that scrolls around them, says how its rows look, or makes several views and
  /// nothing around them.
  func isPartOfList(_ type: ViewReference) -> Bool {
    if type.isLoose { return true }
    guard let file = number(of: type.file) else { return false }
    let scan = files[file].scan
    let used = scan.uses[type.name] ?? []
    return (used.contains("Section") || scan.rowTypes.contains(type.name))
      && used.isDisjoint(with: Self.holdersOfSections)
      && !used.contains { isList($0, in: type.file) }
  }

  /// Whether a view of the project's puts what it is given into a list.
  private func isList(_ name: String, in file: String) -> Bool {
    guard let type = type(name, from: Scope(file: file)), let number = number(of: type.file),
      type.bounds.values.contains(where: { $0.name == "View" })
    else { return false }
    return !(files[number].scan.uses[name] ?? []).isDisjoint(with: ["List", "Form"])
  }

  /// What shows sections, as rows or else.
  private static let holdersOfSections: Set<String> = [
    "List", "Form", "Menu", "Picker", "Table", "ScrollView", "LazyVStack", "LazyHStack",
    "LazyVGrid", "LazyHGrid",
  ]

  /// The names of types that only later versions of the system have.
  func names(after system: Int) -> Set<String> {
    var (later, others): (Set<String>, Set<String>) = ([], [])
    for file in files {
      for type in file.scan.types where type.kind == .type {
        if type.system > system { later.insert(type.name) } else { others.insert(type.name) }
      }
    }
    return later.subtracting(others)
  }

  /// The names that are used by what other platforms compile.
  var namesElsewhere: Set<String> {
    files.reduce(into: []) { $0.formUnion($1.scan.elsewhere.subtracting($1.scan.developed)) }
  }

  /// The names that are used by previews and by what only builds for developers compile, as the previews
  /// behind `#if DEBUG`.
  private var namesForDevelopers: Set<String> {
    files.reduce(into: []) { $0.formUnion($1.scan.previewed.union($1.scan.developed)) }
  }

  /// In how many places the project names a view, its own declaration left out.
  func uses(of type: TypeInfo) -> Int { used.mentions[type.name] ?? 0 }
}

extension FileScan.TypeEntry {
  fileprivate var name: String { path.last ?? "" }

  fileprivate var isView: Bool { inherits.contains { $0 == "View" || $0 == "ViewModifier" } }
  fileprivate var isScene: Bool { inherits.contains(where: TypeInfo.scenes.contains) }
}

extension FileScan {
  /// Whether it declares what the system makes where an app begins.
  var startsApp: Bool {
    types.contains { type in
      type.inherits.contains {
        ["App", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"].contains($0)
      }
    }
  }
}
