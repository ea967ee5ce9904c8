import Foundation
import TouchModel

extension Project {
  /// The places of elements in properties and functions of views that no compiled source names, as
  /// those for another platform.
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
    return Set(unusedNames(among: Set(candidates.keys)).flatMap { candidates[$0] ?? [] })
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
  private static let askedForBySystem = ["body", "makeBody"]
}
