import Foundation
import Testing

/// What a file sees of the modules of packages around it.
@Suite("Evaluator: modules of packages")
struct PackageModuleTests {
  private func manifest(_ targets: String) -> String {
    "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [\(targets)])"
  }

  private func view(_ font: String, imports: String = "import SwiftUI\nimport Kit") -> String {
    """
    \(imports)
    struct Sample: View { var body: some View { Button("Hamburg") { go() }.font(\(font)) } }
    """
  }

  /// The sizes of the hit regions of the view `Sample` of a project.
  private func hits(_ files: [String: String]) throws -> [String] {
    let project = try SourceProject(bytes: files.mapValues { Data($0.utf8) })
    return project.audit().inspect(view: "Sample").views.flatMap { $0.typical.elements }
      .compactMap { $0.region.largestPiece?.size.written }
  }

  @Test("what a package keeps in a folder that its manifest names is seen from its other modules")
  func namedFolders() throws {
    let fonts = "extension Font { public init(points: CGFloat) { self = .system(size: points) } }"
    func sizes(_ targets: String) throws -> [String] {
      try hits(
        [
          "Kit/Package.swift": manifest(targets),
          "Kit/Style/Fonts.swift": "import SwiftUI\n" + fonts,
          "Screens/Sources/Screens/Sample.swift": view("Font(points: 40)"),
        ])
    }
    let named = ".target(name: \"Kit\", dependencies: [.target(name: \"A\")], path: \"Style\")"
    let large = try hits(["Sample.swift": view(".system(size: 40)")])
    #expect(try sizes(named) == large)
    // Of an app's code a package sees nothing.
    let test = ".target(name: \"Kit\"), .testTarget(name: \"B\", path: \"Style\")"
    #expect(try sizes(test) != large)
  }

  /// A button as wide as `Side.value` says, in a file that imports a module beside SwiftUI.
  private func button(importing module: String = "UIKit") -> String {
    """
    import SwiftUI
    import \(module)
    struct Sample: View {
      var body: some View {
        Button(action: go) { Color.red.frame(width: Side.value, height: 20) }
      }
    }
    """
  }

  @Test("a folder that a manifest names is one module, with the folders in it")
  func foldersOfOneModule() throws {
    let side = { (side: Int) in "enum Side { static let value: CGFloat = \(side) }" }
    func sizes(_ path: String) throws -> [String] {
      try hits(
        [
          "Kit/Package.swift": manifest(".target(name: \"Kit\"\(path))"),
          "Kit/Sources/Values/Side.swift": side(20),
          "Kit/Sources/Views/More/Package.swift": manifest(
            ".target(name: \"More\", path: \"More\")"),
          "Kit/Sources/Views/More/More/Side.swift": side(30),
          "Kit/Sources/Views/Sample.swift": button(),
        ])
    }
    #expect(try sizes(", path: \"Sources\"") == ["20×20"])
    #expect(try sizes("") == ["30×20"])
  }

  @Test("of two types of a name that is meant whose target's name in its manifest is imported")
  func importedFolders() throws {
    let side = { (side: Int) in "public enum Side { public static let value: CGFloat = \(side) }" }
    func sizes(_ module: String) throws -> [String] {
      try hits(
        [
          "Kit/Package.swift": manifest(".target(name: \"Kit\", path: \"Sources\")"),
          "Kit/Sources/Values/Side.swift": side(20),
          "Other/Sources/Other/Side.swift": side(30),
          "Screens/Sources/Screens/Sample.swift": button(importing: module),
        ])
    }
    #expect(try sizes("Kit") == ["20×20"])
    #expect(try sizes("Other") == ["30×20"])
  }

  @Test("a type that is called like one of SwiftUI's hides that in its own module alone")
  func fontsOfOtherModules() throws {
    let own = "public struct Font { public let name: String; public init(name: String) {} }"
    let added =
      "import SwiftUI\nextension Font { init(points: CGFloat) { self = .system(size: points) } }"
    let large = try hits(["Sample.swift": view(".system(size: 40)")])
    func sizes(_ folder: String) throws -> [String] {
      try hits(
        [
          "\(folder)/Font.swift": own, "App/Sources/App/Fonts.swift": added,
          "App/Sources/App/Sample.swift": view("Font(points: 40)"),
        ])
    }
    #expect(try sizes("Old/Sources/Old") == large)
    #expect(try sizes("App/Sources/App") != large)
  }

  @Test("without SwiftUI a type that is called like one of its is meant")
  func valuesOfOtherModules() throws {
    let axis = "public enum Axis { public static let side: CGFloat = 20 }"
    func sizes(_ imports: String) throws -> [String] {
      try hits(
        [
          "Kit/Sources/Kit/Axis.swift": axis,
          "App/Sources/App/Side.swift": "\(imports)\nlet side: CGFloat = Axis.side",
          "App/Sources/App/Sample.swift": """
          import SwiftUI
          struct Sample: View {
            var body: some View { Button(action: go) { Color.red.frame(width: side, height: 20) } }
          }
          """,
        ])
    }
    #expect(try sizes("import Kit") == ["20×20"])
    #expect(try sizes("import Kit\nimport SwiftUI") != ["20×20"])
  }

  @Test("a folder of sources with files of its own is one target, with the folders in it")
  func sourcesOfOneTarget() throws {
    func hits(_ more: [String: String]) throws -> [String] {
      let side = { (side: Int) in "enum Side { static let value: CGFloat = \(side) }" }
      return try self.hits(
        [
          "App/Sources/Sample.swift": button(), "App/Sources/Views/Side.swift": side(20),
          "Kit/Sources/Side.swift": side(30),
        ].merging(more) { $1 })
    }
    #expect(try hits([:]) == ["20×20"])
    // In a package each of the folders is a target.
    #expect(
      try hits([
        "App/Package.swift": manifest(".target(name: \"App\")"),
        "App/Sources/Other/Side.swift": "enum Side { static let value: CGFloat = 50 }",
      ]) != ["20×20"])
  }
}
