import Foundation
import TouchModel

extension Project {
  /// The places of elements in properties and functions of views that no compiled source names, as
  /// those for another platform, or that such members alone name.
  ///
  /// Members that a protocol from outside the project may ask for are left alone: what calls them is
  /// not in the source.
  func unused(among elements: [Declared]) -> Set<Place> {
    var candidates: [String: [Place]] = [:]
    for declared in elements {
      guard let member = declared.element.member, let view = declared.view,
        view.inherited.allSatisfy(isKnownNotToAsk)
      else { continue }
      candidates[member, default: []].append(declared.element.place)
    }
    for name in Self.askedForBySystem { candidates[name] = nil }
    guard !candidates.isEmpty else { return [] }
    return Set(unusedMembers(among: Set(candidates.keys)).flatMap { candidates[$0] ?? [] })
  }

  /// Those of some names of members that nothing compiled uses but members of views which nothing
  /// else uses in turn.
  private func unusedMembers(among names: Set<String>) -> Set<String> {
    var users: [String: Set<String>] = [:]
    var used = Self.askedForBySystem
    var wanted = names
    while !wanted.isEmpty {
      for name in wanted { users[name] = [] }
      for (number, file) in index.files.enumerated() where file.text == nil && !wanted.isEmpty {
        // Few names are found sooner than all words are read.
        guard let bytes = index.bytes(of: number),
          wanted.count > 8 || wanted.contains(where: bytes.hold)
        else { continue }
        let found = MemberUsers(of: wanted, in: bytes, platform: index.platform)
        used.formUnion(found.usedElsewhere)
        for (name, members) in found.users {
          users[name, default: []].formUnion(members.map(\.name))
          let isShown = members.contains { member in
            used.contains(member.name) || !isAskedForBySourceAlone(member.type)
          }
          if isShown { used.insert(name) }
        }
        wanted.subtract(used)
      }
      wanted = Set(wanted.flatMap { users[$0] ?? [] }).subtracting(used)
        .filter { users[$0] == nil }
    }
    let uses = users.reduce(into: [String: Set<String>]()) { uses, user in
      for member in user.value { uses[member, default: []].insert(user.key) }
    }
    return names.subtracting(SourceIndex.closure(of: used, by: uses))
  }

  /// Whether nothing outside the project asks for members of a type but for those that views have.
  private func isAskedForBySourceAlone(_ type: String) -> Bool {
    let inherited = index.files.reduce(into: Set<String>()) { names, file in
      for entry in file.scan.types where entry.path.last == type {
        names.formUnion(entry.inherits)
      }
    }
    return inherited.contains { $0 == "View" || $0 == "ViewModifier" }
      && inherited.allSatisfy(isKnownNotToAsk)
  }

  /// Those of some names of members that no compiled source uses.
  func unusedNames(among names: Set<String>) -> Set<String> {
    var unused = names
    for (number, file) in index.files.enumerated() where file.text == nil && !unused.isEmpty {
      guard let bytes = index.bytes(of: number) else { continue }
      unused.subtract(FileScan.uses(of: unused, in: bytes, platform: index.platform))
    }
    return unused
  }

  /// Whether a protocol is the project's own, or one of the system's that asks for nothing but
  /// `askedForBySystem`.
  private func isKnownNotToAsk(_ name: String) -> Bool {
    [
      "View", "ViewModifier", "App", "Scene", "ToolbarContent", "Equatable", "Hashable",
      "Identifiable", "Sendable", "Animatable",
    ].contains(name)
      || index.files.contains { file in file.scan.types.contains { $0.path.last == name } }
  }

  /// The members that the system's own protocols of views ask for.
  private static let askedForBySystem: Set<String> = ["body", "makeBody"]
}
