/// The views that a row of a list, a menu or a bar may hold, as far as names tell, so that what an
/// automatic style makes of their buttons depends on where they stand.
struct RowUses {
  /// What one file says, by the path of the type that it says it of, as `Settings.RootView`; what
  /// stands outside types under none.
  typealias Facts = [String: Owner]

  /// What the members of one type, or of a file, make.
  struct Owner: Sendable {
    /// The members that are made inside a row somewhere.
    var rowMembers: Set<String> = []
    /// The types that each member makes, as it names them, and whether it does so inside a row.
    var made: [String: [String: Bool]] = [:]
    /// The members of its own that each member makes outside rows.
    var members: [String: Set<String>] = [:]
    /// The members of other values that each member asks for, and whether it does so inside a row.
    var asked: [String: [String: Bool]] = [:]
    /// The types whose content a type is made in.
    var containers: [String: Set<String>] = [:]
    /// The properties that hold content which others give.
    var contents: Set<String> = []
    /// Whether its body has a title or a list of its own, as screens have and rows do not.
    var isScreen = false
  }

  private var owners: Facts = [:]
  /// The paths of the views that may stand in a row.
  private(set) var paths: Set<String> = []

  /// What holds its content in rows, menus or bars.
  static let rowContainers: Set<String> = [
    "List", "Form", "Section", "Menu", "Table", "Picker", "OutlineGroup", "DisclosureGroup",
    "ControlGroup", "ToolbarItem", "ToolbarItemGroup", "CommandMenu", "CommandGroup",
    "UIHostingConfiguration", "LabeledContent", "GroupBox", "toolbar", "contextMenu",
    "swipeActions", "alert", "confirmationDialog", "actionSheet", "navigationBarItems", "tabItem",
    "searchSuggestions",
  ]

  /// What shows its content apart from where it stands.
  static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector",
  ]

  /// What only screens have, besides a title and what scrolls on its own.
  static let screenContainers: Set<String> = [
    "List", "Form", "NavigationStack", "NavigationView", "NavigationSplitView", "navigationTitle",
    "navigationBarTitle",
  ]

  /// What runs the closures that it is given when something happens.
  private static let happenings: Set<String> = [
    "onTapGesture", "onLongPressGesture", "onEnded", "onChanged", "onAppear", "onDisappear",
    "onChange", "onReceive", "onSubmit", "onOpenURL", "task", "refreshable",
  ]

  /// Whether an argument of a call is something to do, which stands nowhere.
  private static func isAction(
    _ argument: Expression.Argument, of name: String, among arguments: [Expression.Argument]
  ) -> Bool {
    if argument.label == "action" || happenings.contains(name) { return true }
    return name == "Button" && argument.isTrailing && argument.label == nil
      && !arguments.contains { $0.label == "action" }
  }

  /// Whether a call shows what it is given apart from where it stands: a sheet, a destination, or a
  /// modifier of a package's that shows something while a binding says so.
  private static func isPresentation(_ name: String, _ arguments: [Expression.Argument]) -> Bool {
    if presentations.contains(name) { return true }
    guard name.first?.isLowercase == true, !rowContainers.contains(name) else { return false }
    return arguments.contains { ["isPresented", "item"].contains($0.label) }
  }

  /// Puts together what files say of how they use the types of a project.
  init(_ facts: [Facts]) {
    for owner in facts { owners.merge(owner) { $0.joined(with: $1) } }
    resolveNames()
    spread()
  }

  /// Reads how the declarations of a file use the types of a project.
  ///
  /// - Parameter names: The views and what holds rows, as far as the file names them.
  static func facts(of file: LoweredFile, naming names: Set<String>) -> Facts {
    var uses = RowUses([])
    for type in file.types { uses.add(type, naming: names) }
    for function in file.functions where maySay(function, naming: names) {
      uses.note(function.body ?? [], in: "", member: function.name)
    }
    for variable in file.variables {
      uses.note(variable.getter ?? [], in: "", member: variable.name)
    }
    return uses.owners
  }

  /// The names of the types that statements make.
  static func typesMade(in statements: [Statement]) -> Set<String> {
    var reader = Reader()
    reader.visit(statements)
    return reader.typesMade
  }

  /// The names of the types and members that statements mention.
  static func names(in statements: [Statement]) -> Set<String> {
    var reader = Reader()
    reader.visit(statements)
    return reader.typesMade.union(reader.members.keys).union(reader.mentions.keys)
  }

  /// Whether a function may say where a view stands: by what it makes, or by the members that make it
  /// for it. To find the names of types in a body costs little beside reading it.
  private static func maySay(_ function: FunctionDeclaration, naming names: Set<String>) -> Bool {
    guard case .deferred(let code)? = function.code else { return true }
    return ElementFinder.makesViews(function.result, function.attributes)
      || code.mentions { names.contains($0) || rowContainers.contains($0) }
  }

  private mutating func add(
    _ type: TypeDeclaration, in outer: String = "", naming names: Set<String>
  ) {
    if type.inherits.contains(where: { $0.name == "PreviewProvider" }) { return }
    let name = outer.isEmpty ? type.name : "\(outer).\(type.name)"
    for variable in type.variables {
      if variable.getter == nil, !variable.isStatic, let written = variable.type,
        written.name == "Function" || type.generics.contains(written.name)
      {
        owners[name, default: Owner()].contents.insert(variable.name)
      }
      note(variable.getter ?? [], in: name, member: variable.name)
      if let value = variable.value { note(value, in: name, member: variable.name) }
    }
    for function in type.functions + type.initializers
    where Self.maySay(function, naming: names) {
      // What is made by one that returns nothing is shown where a presenter takes it, and not where its
      // name stands.
      let isMaker = function.name == "init" || !function.returnsNothing
      note(function.body ?? [], in: name, member: isMaker ? function.name : "")
    }
    for inner in type.types { add(inner, in: name, naming: names) }
  }

  // MARK: - Names

  /// Puts the paths of types in the place of the names that others give them.
  private mutating func resolveNames() {
    var pathsByName: [String: Set<String>] = [:]
    for path in owners.keys { pathsByName[path.lastName, default: []].insert(path) }
    /// The types that a name may mean where it is written, from the innermost type outwards; where
    /// none of those around has one, all that end so.
    func meant(by name: String, in owner: String) -> Set<String> {
      guard let paths = pathsByName[name.lastName] else { return [name] }
      var around = owner.split(separator: ".")
      while true {
        let path = (around.map(String.init) + [name]).joined(separator: ".")
        if paths.contains(path) { return [path] }
        guard around.popLast() != nil else { break }
      }
      let ending = paths.filter { $0.hasSuffix(".\(name)") }
      return ending.isEmpty ? [name] : ending
    }
    for (path, owner) in owners {
      let made = owner.made.mapValues { types in
        types.reduce(into: [String: Bool]()) { result, type in
          for meant in meant(by: type.key, in: path) {
            result[meant] = type.value || result[meant] ?? false
          }
        }
      }
      owners[path]?.made = made
      owners[path]?.containers = owner.containers.reduce(into: [:]) { result, entry in
        let containers = Set(entry.value.flatMap { meant(by: $0, in: path) })
        for meant in meant(by: entry.key, in: path) {
          result[meant, default: []].formUnion(containers)
        }
      }
    }
  }

  // MARK: - Spreading

  /// Goes from what stands in rows to what that makes.
  private mutating func spread() {
    var changed = true
    /// The names of members that some row asks another value for.
    var asked: Set<String> = []
    /// Whether a type is not known to stand in a row yet and may.
    func isNew(_ path: String) -> Bool {
      !(owners[path]?.isScreen ?? false) && !paths.contains(path)
    }
    while changed {
      changed = false
      for (path, owner) in owners {
        var rowMembers = owner.rowMembers
        for member in owner.rowMembers { rowMembers.formUnion(owner.members[member] ?? []) }
        // The whole view stands in a row; of what is no view, only members are asked for.
        if paths.contains(path), owner.made["body"] != nil { rowMembers.insert("body") }
        // Which value is asked names do not tell, but that it is no view.
        if owner.made["body"] == nil { rowMembers.formUnion(asked.intersection(owner.made.keys)) }
        for (member, names) in owner.asked {
          for (name, isInRow) in names where isInRow || rowMembers.contains(member) {
            if asked.insert(name).inserted { changed = true }
          }
        }
        if rowMembers != owner.rowMembers {
          owners[path]?.rowMembers = rowMembers
          changed = true
        }
        for (member, types) in owner.made {
          for (type, isInRow) in types where isInRow || rowMembers.contains(member) {
            if isNew(type) {
              paths.insert(type)
              changed = true
            }
          }
        }
        for (type, containers) in owner.containers where isNew(type) {
          // A container of the project's own whose content stands in a row.
          let isInRow = containers.contains { container in
            guard let owner = owners[container], !owner.contents.isEmpty else { return false }
            return paths.contains(container) || !owner.contents.isDisjoint(with: owner.rowMembers)
          }
          if isInRow {
            paths.insert(type)
            changed = true
          }
        }
      }
    }
  }

  // MARK: - Reading

  private mutating func note(_ statements: [Statement], in owner: String, member: String) {
    var reader = Reader()
    reader.visit(statements)
    take(reader, in: owner, member: member)
  }

  private mutating func note(_ expression: Expression, in owner: String, member: String) {
    var reader = Reader()
    reader.visit(expression)
    take(reader, in: owner, member: member)
  }

  private mutating func take(_ reader: Reader, in owner: String, member: String) {
    var entry = owners[owner] ?? Owner()
    for (type, isInRow) in reader.made {
      entry.made[member, default: [:]][type] =
        isInRow || entry.made[member]?[type] ?? false
    }
    for (name, isInRow) in reader.members {
      if isInRow { entry.rowMembers.insert(name) }
      entry.members[member, default: []].insert(name)
    }
    for (name, isInRow) in reader.mentions where !SystemModifiers.names.contains(name) {
      entry.asked[member, default: [:]][name] =
        isInRow || entry.asked[member]?[name] ?? false
    }
    for (type, containers) in reader.containers {
      entry.containers[type, default: []].formUnion(containers)
    }
    if member == "body", reader.showsScreen { entry.isScreen = true }
    owners[owner] = entry
  }

  /// Reads what statements make, and inside what.
  private struct Reader: ContentVisitor {
    var made: [String: Bool] = [:]
    /// The members of its own, and whether any is named inside a row.
    var members: [String: Bool] = [:]
    /// The members of other values, and whether any is named inside a row.
    var mentions: [String: Bool] = [:]
    var containers: [String: Set<String>] = [:]
    /// Whether what stands here, and not behind a link or a sheet, is a screen.
    private(set) var showsScreen = false
    private var isInRow = false
    private var isElsewhere = false
    private var around: [String] = []

    /// The names of the types that are made, without those of the types around them.
    var typesMade: Set<String> {
      made.keys.reduce(into: []) { $0.formUnion($1.split(separator: ".").map(String.init)) }
    }

    private mutating func note(_ name: String) {
      if name.isTypeName {
        made[name] = isInRow || made[name] ?? false
        containers[name, default: []].formUnion(around)
      } else {
        members[name] = isInRow || members[name] ?? false
      }
    }

    mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .name(let name): note(name)
      case .chain(let base, let links): visit(base, links)
      default: visitParts(of: expression)
      }
    }

    /// What a modifier takes stands where its base does; what a container takes stands inside it.
    private mutating func visit(_ base: Expression, _ links: [Expression.Link]) {
      visit(base)
      var callee: String?
      // A type by the names around it, as `Settings.RootView`.
      var path = ""
      if case .name(let name) = base.kind {
        callee = name
        if name.isTypeName { path = name }
      }
      // The members of other values are not its own.
      var isOwn = callee == "self" || callee == "Self"
      for (place, link) in links.enumerated() {
        switch link.kind {
        case .member(let name):
          callee = name
          let isType = name.isTypeName
          if !path.isEmpty, isType {
            path += ".\(name)"
            note(path)
          } else {
            path = ""
            if isOwn || isType {
              note(name)
            } else {
              mentions[name] = isInRow || mentions[name] ?? false
            }
          }
          isOwn = false
        case .call(let arguments):
          let name = callee ?? ""
          let type = path.isEmpty ? name : path
          (callee, path) = (nil, "")
          let outer = (isInRow, isElsewhere, around)
          if !isElsewhere, isScreen(name, arguments, links[place...]) { showsScreen = true }
          if RowUses.isPresentation(name, arguments) {
            (isInRow, isElsewhere, around) = (false, true, [])
          } else {
            isInRow = isInRow || RowUses.rowContainers.contains(name)
            if !name.isEmpty { around.append(type) }
          }
          for argument in arguments {
            let inside = (isInRow, isElsewhere, around)
            if RowUses.isAction(argument, of: name, among: arguments)
              || argument.isDestination(of: name, among: arguments)
            {
              (isInRow, isElsewhere, around) = (false, true, [])
            }
            visit(argument.value)
            (isInRow, isElsewhere, around) = inside
          }
          (isInRow, isElsewhere, around) = outer
        case .index(let arguments): for argument in arguments { visit(argument.value) }
        case .optional, .forced: break
        }
      }
    }

    /// Whether a call makes what only a screen has: a title, a list, or what scrolls up and down in
    /// no frame of its own.
    private func isScreen(
      _ name: String, _ arguments: [Expression.Argument], _ links: ArraySlice<Expression.Link>
    ) -> Bool {
      guard name == "ScrollView" else { return RowUses.screenContainers.contains(name) }
      if case .implicitMember("horizontal")? = arguments.first?.value.kind { return false }
      return !links.contains { link in
        if case .member("frame") = link.kind { return true }
        return false
      }
    }
  }
}

extension String {
  /// The name behind the last dot.
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

extension Expression.Argument {
  /// Whether it is the screen that a link leads to.
  fileprivate func isDestination(
    of callee: String, among arguments: [Expression.Argument]
  ) -> Bool {
    if label == "destination" { return true }
    guard callee == "NavigationLink", isTrailing, label == nil else { return false }
    return !arguments.contains { $0.label == "destination" || $0.label == "value" }
  }
}

extension RowUses.Owner {
  /// What two files say of one type.
  fileprivate func joined(with other: RowUses.Owner) -> RowUses.Owner {
    var result = self
    result.rowMembers.formUnion(other.rowMembers)
    result.made.merge(other.made) { $0.merging($1) { $0 || $1 } }
    result.members.merge(other.members) { $0.union($1) }
    result.asked.merge(other.asked) { $0.merging($1) { $0 || $1 } }
    result.containers.merge(other.containers) { $0.union($1) }
    result.contents.formUnion(other.contents)
    result.isScreen = isScreen || other.isScreen
    return result
  }
}

extension RowUses.Owner: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self = try reader.make(
      RowUses.Owner.init(rowMembers:made:members:asked:containers:contents:isScreen:))
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: rowMembers, made, members, asked, containers, contents, isScreen)
  }
}
