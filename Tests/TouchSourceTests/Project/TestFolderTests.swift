import Foundation
import Testing
import TouchModel
import TouchSource

/// Which folders hold no source of the app's own.
@Suite("Folders of tests")
struct TestFolderTests {
  /// The files in which an audit of a project finds something.
  private func found(_ files: [String: String], _ paths: [String] = ["."]) throws -> Set<String> {
    let project = try SourceProject(files)
    return Set(project.audit(paths).check().findings.map(\.subject.place.file))
  }

  private func view(_ name: String) -> String {
    "struct \(name): View { var body: some View { Button(action: go) { Image(\"x\").frame(width: 20) } } }"
  }

  @Test("a feature that is called after tests is audited, tests are not")
  func features() throws {
    let files = [
      "App/Scenes/CoronaTests/Card.swift": view("Card"), "App/Scenes/Plain.swift": view("Plain"),
    ]
    #expect(try found(files) == Set(files.keys))
    let package = files.merging(["Package.swift": "let package = 1"]) { $1 }
    #expect(try found(package, ["App/Scenes"]) == Set(files.keys))
    for module in ["XCTest", "Testing", "Quick"] {
      let tests = "import \(module)\n\(view("Case"))"
      for file in ["App/Scenes/CoronaTests/Case.swift", "App/Scenes/CoronaTests/Deep/Case.swift"] {
        #expect(
          try found(files.merging([file: tests]) { $1 }) == ["App/Scenes/Plain.swift"], "\(file)")
      }
    }
  }

  @Test("beside a project a folder called after tests is one")
  func besideProject() throws {
    let files = [
      "App/Package.swift": "let package = 1", "App/AppTests/Helper.swift": view("Helper"),
      "App/Sources/Plain.swift": view("Plain"),
    ]
    #expect(try found(files) == ["App/Sources/Plain.swift"])
  }

  @Test(
    "a playground, lessons, templates and what translators are handed are audited where they are named",
    arguments: [
      "Try.playground", "Learn.docc/Resources", "de.xcloc/Source Contents", "Screen.xctemplate",
    ])
  func playgrounds(folder: String) throws {
    let page = "\(folder)/Contents.swift"
    let files = [page: view("Page"), "Plain.swift": view("Plain")]
    #expect(try found(files) == ["Plain.swift"])
    #expect(try found(files, [folder]) == [page])
    #expect(try found(files, [page]) == [page])
  }
}
