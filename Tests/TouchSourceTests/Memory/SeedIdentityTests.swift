import Foundation
import Testing
import TouchLayout
import TouchModel

@testable import TouchSource

@Suite("What a screen is known by between runs")
struct SeedIdentityTests {
  /// The identities of the screens that a view shows, with their digests.
  func identities(_ files: [String: String]) throws -> [(digest: UInt64, identity: UInt64?)] {
    let source = try SourceProject(files)
    let project = Project.open(
      paths: ["."], around: FileSearch(around: ["."], workingFolder: source.folder.path),
      platform: .iOS, jobs: 1
    ).project
    let setting = Setting(device: .iPhone16, system: 18, textSize: .large)
    let type = try #require(project.auditedViews.first { $0.name == "Main" })
    let seeds = ScreenEvaluator(index: project.index, setting: setting).seeds(
      of: ScreenRequest(seed: setting.seed(for: type), view: "Main", isWholeScreen: true), rounds: 1
    )
    return seeds.map { ($0.digest, SeedIdentity(of: $0).value) }
  }

  func main(_ body: String) -> String {
    "struct Main: View { let name: String\n var body: some View { NavigationStack { \(body) } } }"
  }

  static let other = """
    struct Other: View { let side: CGFloat; var body: some View { Button("a") { } } }
    let side: CGFloat = 30
    final class Model: ObservableObject {}
    """

  @Test("It is the same for the same source, and another for another value, style or place")
  func sameness() throws {
    let link = "NavigationLink(\"a\") { Other(side: side) }"
    let files = ["Main.swift": main(link), "Other.swift": Self.other]
    let first = try identities(files)
    #expect(first.count == 1 && first[0].identity != nil)
    #expect(try identities(files).map(\.identity) == first.map(\.identity))
    func expectAnother(
      _ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    )
      throws
    {
      let found = try identities(files.merging([name: text]) { $1 })
      #expect(
        found.count == 1 && found[0].identity != first[0].identity, sourceLocation: sourceLocation)
    }
    // Closures count by where they are written, and by what they see.
    try expectAnother("Main.swift", "\n" + main(link))
    try expectAnother("Main.swift", main("let here = 3; " + link))
    // Values of the environment reach another screen.
    try expectAnother("Main.swift", main(link + ".environment(\\.gap, 3)"))
    try expectAnother("Main.swift", main(link + ".environmentObject(Model())"))
  }

  /// How many members a value has.
  func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }

  @Test("It leaves no member out: who adds one here adds it to SeedIdentity")
  func completeness() {
    let place = Place(file: "", line: 1, column: 1)
    let environment = Setting(device: .iPhone16, system: 18, textSize: .large).environment
    let seed = ScreenSeed(
      content: .view(.empty), environment: environment, place: place, isPushed: false, view: "")
    #expect(count(seed) == 6)
    #expect(count(environment) == 42)
    #expect(count(environment.layout) == 17)
    #expect(count(TouchLayout.Font.body) == 3)
    let call = ViewValue.Call(name: "", arguments: [], place: place, view: "")
    #expect(count(call) == 6)
    #expect(count(DrawnControl(kind: .button, call: call, style: "")) == 3)
    #expect(count(Bound(label: nil, value: .null)) == 3)
    #expect(count(External(type: nil, path: [])) == 3)
    #expect(count(External.Step(name: "")) == 2)
    #expect(count(Scope(file: "")) == 9)
    #expect(count(Evaluation.Caller(place: place, view: "")) == 2)
    #expect(count(TypeName(name: "")) == 5)
    #expect(count(Length(1)) == 3)
  }
}
