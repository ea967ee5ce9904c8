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

  /// What the types of one file say.
  struct Facts: Sendable {
    fileprivate var views: [String] = []
    fileprivate var members: [Entry] = []

    fileprivate struct Entry {
      var owner: String
      var name: String
      /// The names that it mentions.
      var mentions: Set<String>
    }
  }

  /// Puts together what the files of a project say.
  init(_ facts: [Facts]) {
    for file in facts {
      views.formUnion(file.views)
      for entry in file.members {
        let member = Member(owner: entry.owner, name: entry.name)
        for name in entry.mentions where mentions[member, default: []].insert(name).inserted {
          mentioning[name, default: []].append(member)
        }
      }
    }
  }

  /// Reads the members of some types that make views.
  static func facts(of types: [TypeInfo]) -> Facts {
    var facts = Facts()
    for type in types {
      func add(_ name: String, _ statements: [Statement]) {
        let mentions = RowUses.names(in: statements)
        facts.members.append(.init(owner: type.name, name: name, mentions: mentions))
      }
      if type.isView { facts.views.append(type.name) }
      for variable in type.ownVariables {
        guard let getter = variable.getter,
          type.isView || ElementFinder.makesViews(variable.type, variable.attributes)
        else { continue }
        add(variable.name, getter)
      }
      for function in type.ownFunctions {
        guard type.isView || ElementFinder.makesViews(function.result, function.attributes),
          let body = function.body
        else { continue }
        add(function.name, body)
      }
    }
    return facts
  }

  /// Returns what leads to a member of a type, up to a number of levels of owners.
  func way(to name: String, of owner: String, levels: Int = .max) -> Way {
    var met: Set = [Member(owner: owner, name: name)]
    var level = Array(met)
    var owners: Set = [owner]
    var way = Way(names: [name, owner], owners: [[owner]])
    while !level.isEmpty, way.owners.count < levels {
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

extension Leads.Facts: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self = try reader.make(Leads.Facts.init(views:members:))
  }
  func write(to writer: inout ByteWriter) { writer.write(members: views, members) }
}

extension Leads.Facts.Entry: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self = try reader.make(Leads.Facts.Entry.init(owner:name:mentions:))
  }
  func write(to writer: inout ByteWriter) { writer.write(members: owner, name, mentions) }
}
