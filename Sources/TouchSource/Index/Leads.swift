/// Which members of the project's views lead to which, by the names that they mention.
struct Leads {
  private struct Member: Hashable {
    var owner: String
    var name: String
  }

  /// The way to a member, from it outwards.
  struct Way {
    /// The names of the members and types that lead to it, its own among them.
    var names: Set<String>
    /// The types whose members lead to it, the nearest first; those as near as each other by name.
    var owners: [[String]]
  }

  /// The names that each member mentions.
  private var mentions: [Member: Set<String>] = [:]
  /// The members that mention each name.
  private var mentioning: [String: [Member]] = [:]

  /// The types that are views, whose members only their own text mentions by name alone.
  private var views: Set<String> = []

  /// Reads the members that make views, of all types of a project.
  init(_ index: SourceIndex) {
    for type in index.viewMakers {
      if type.isView { views.insert(type.name) }
      for variable in type.ownVariables {
        guard let getter = variable.getter,
          type.isView || ElementFinder.makesViews(variable.type, variable.attributes)
        else { continue }
        add(Member(owner: type.name, name: variable.name), getter)
      }
      for function in type.ownFunctions {
        guard type.isView || ElementFinder.makesViews(function.result, function.attributes),
          let body = function.body
        else { continue }
        add(Member(owner: type.name, name: function.name), body)
      }
    }
  }

  private mutating func add(_ member: Member, _ statements: [Statement]) {
    for name in RowUses.names(in: statements)
    where mentions[member, default: []].insert(name).inserted {
      mentioning[name, default: []].append(member)
    }
  }

  /// Returns what leads to a member of a type.
  func way(to name: String, of owner: String) -> Way {
    var met: Set = [Member(owner: owner, name: name)]
    var level = Array(met)
    var owners: Set = [owner]
    var way = Way(names: [name, owner], owners: [[owner]])
    while !level.isEmpty {
      var next: [Member] = []
      for member in level {
        // A member of a view is mentioned by others of its type; a body, by what names the type.
        let users =
          member.name == "body"
          ? mentioning[member.owner] ?? []
          : (mentioning[member.name] ?? []).filter {
            $0.owner == member.owner || !views.contains(member.owner)
          }
        next += users.filter { met.insert($0).inserted }
      }
      for member in next { way.names.formUnion([member.name, member.owner]) }
      let added = Set(next.map(\.owner)).subtracting(owners)
      if !added.isEmpty { way.owners.append(added.sorted()) }
      owners.formUnion(added)
      level = next
    }
    // Every view has a body; to name one leads nowhere.
    way.names.remove("body")
    return way
  }
}
