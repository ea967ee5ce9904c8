import Foundation
import TouchModel

extension Project {
  /// The places of elements in properties and functions of views that no compiled source names, as
  /// those for another platform, or that such members alone name.
  ///
  /// Members that a protocol from outside the project may ask for are left alone: what calls them is
  /// not in the source.
  func unused(among elements: [Declared]) -> Set<Place> {
    var candidates: [MemberUsers.Member: [Place]] = [:]
    for declared in elements {
      guard let name = declared.element.member, !Self.askedForBySystem.contains(name),
        let view = declared.view, view.inherited.allSatisfy(isKnownNotToAsk)
      else { continue }
      let member = MemberUsers.Member(type: view.name, name: name)
      candidates[member, default: []].append(declared.element.place)
    }
    return Set(unusedMembers(among: Set(candidates.keys)).flatMap { candidates[$0] ?? [] })
  }

  /// Those of some members of views that nothing compiled uses but members of views which nothing
  /// else uses in turn.
  private func unusedMembers(among members: Set<MemberUsers.Member>) -> Set<MemberUsers.Member> {
    var used: Set<MemberUsers.Member> = []
    var uses: [MemberUsers.Member: Set<MemberUsers.Member>] = [:]
    var met = members
    var wanted = members
    while !wanted.isEmpty {
      let found = self.uses(of: Set(wanted.map(\.name)))
      var next: Set<MemberUsers.Member> = []
      for member in wanted {
        if found.usedElsewhere.contains(member.name) { used.insert(member) }
        for user in found.users(of: member) {
          uses[user, default: []].insert(member)
          if Self.askedForBySystem.contains(user.name) || !isAskedForBySourceAlone(user.type) {
            used.insert(user)
          } else if met.insert(user).inserted {
            next.insert(user)
          }
        }
      }
      wanted = next
    }
    return members.subtracting(SourceIndex.closure(of: used, by: uses))
  }

  /// The uses of some names of members in all that is compiled.
  private func uses(of names: Set<String>) -> MemberUsers {
    var found = MemberUsers(of: names)
    for (number, file) in index.files.enumerated() where file.text == nil {
      // Few names are found sooner than all words are read.
      guard let bytes = index.bytes(of: number),
        names.count > 8 || names.contains(where: bytes.hold)
      else { continue }
      found.read(bytes, platform: index.platform)
    }
    return found
  }

  /// Whether nothing outside the project asks for members of a type but for those that views have.
  private func isAskedForBySourceAlone(_ type: String) -> Bool {
    let inherited = Set(
      index.entries(named: type).flatMap { index.files[$0.file].scan.types[$0.number].parents })
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
      || !index.entries(named: name).isEmpty
  }

  /// The members that the system's own protocols of views ask for.
  private static let askedForBySystem: Set<String> = ["body", "makeBody"]
}
