import Testing

/// Classes that other projects or builds for developers alone use.
extension UnusedClassTests {
  @Test("what only builds for developers make is left out, whatever those are called")
  func developers() throws {
    func outcome(_ condition: String, _ settings: [String: String]) throws -> String {
      try self.outcome(
        screen:
          "#if \(condition)\nextension Screen { @objc func make() { _ = DayCell() } }\n#endif",
        with: settings)
    }
    let package = ["Package.swift": "let package = Package(name: \"App\")"]
    #expect(try outcome("DEBUG", [:]) == "unused")
    #expect(try outcome("BETA || DEBUG", package) == "unused")
    #expect(try outcome("DEBUG || (BETA || QA)", package) == "unused")
    #expect(try outcome("BETA || DEBUG", [:]) == "found")
    #expect(try outcome("BETA", package) == "found")
    #expect(try outcome("BETA || DEBUG || os(iOS)", package) == "found")
    let shared = ["Release.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = BETA"]
    #expect(try outcome("BETA || DEBUG", package.merging(shared) { $1 }) == "found")
    #expect(try outcome("QA || DEBUG", package.merging(shared) { $1 }) == "unused")
  }

  @Test("where nothing says what the project ships, and for other modules, all is found")
  func open() throws {
    let plain = "import UIKit\nfinal class Launch: UIResponder {}"
    #expect(try outcome(app: plain, screen: "") == "found")
    #expect(
      try outcome(app: plain, screen: "public final class Open: UIView {}") == "unused")
    let open = Self.cell.replacing("final class", with: "public final class")
    let library = ["Package.swift": Self.library]
    #expect(try outcome(cell: open, screen: "", with: library) == "found")
    #expect(
      try outcome(screen: "public final class Week: DayCell {}", with: library) == "found")
  }

  private static let library = """
    // swift-tools-version:6.0
    import PackageDescription
    let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])])
    """

  @Test("what an app makes public no others use")
  func publicInApp() throws {
    let open = Self.cell.replacing("final class", with: "public final class")
    #expect(try outcome(cell: open, screen: "") == "unused")
    #expect(try outcome(screen: "public final class Week: DayCell {}") == "unused")
    #expect(
      try outcome(cell: open, screen: "extension Screen { @objc func make() { _ = DayCell() } }")
        == "found")
  }
}
