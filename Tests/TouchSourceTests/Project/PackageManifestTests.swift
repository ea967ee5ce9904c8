import Foundation
import Testing
import TouchModel
import TouchRules

/// What a package's manifest says of the systems and devices that it is for.
@Suite("Package manifests")
struct PackageManifestTests {
  /// An audit of a package with one view whose button fails.
  private func audit(_ manifest: String, device: Device? = nil) throws -> Audit {
    let project = try SourceProject(bytes: [
      "Package.swift": Data("import PackageDescription\nlet package = \(manifest)".utf8),
      "Sources/Program/Row.swift": Self.row,
    ])
    return project.audit(device: device).check()
  }

  private static let row = Data(
    """
    import SwiftUI
    struct Row: View {
      var body: some View { Button(action: {}) { Image(systemName: "xmark") } }
    }
    """.utf8)

  @Test(
    "a program for a Mac or a watch is none for an iPhone",
    arguments: [
      "platforms: [.macOS(.v14)], targets: [.executableTarget(name: \"Program\")]",
      "platforms: [SupportedPlatform.watchOS(.v10)], products: [.executable(name: \"Program\")]",
      """
      platforms: [
        .macOS("13.0"),  // .iOS(.v16) once
      ],
      targets: [.executableTarget(name: "Program")]
      """,
    ])
  func elsewhere(arguments: String) throws {
    let audit = try audit("Package(name: \"Program\", \(arguments))")
    #expect(audit.findings.isEmpty)
    #expect(audit.problems.map(\.kind) == [.empty])
  }

  @Test("a folder most of which is for a Mac says so, and what is left of it is audited")
  func mostlyElsewhere() throws {
    func problems(ofFilesForMac count: Int) throws -> [Problem] {
      let manifest = """
        import PackageDescription
        let package = Package(
          name: "Mac", platforms: [.macOS(.v14)], targets: [.executableTarget(name: "Mac")])
        """
      var files = [
        "Mac/Package.swift": Data(manifest.utf8), "App/Row.swift": Self.row, "App/A.swift": Data(),
      ]
      for number in 0..<count { files["Mac/Sources/Mac/Row\(number).swift"] = Self.row }
      let project = try SourceProject(bytes: files)
      let audit = project.audit().check()
      #expect(audit.findings.map(\.subject.place.file) == ["App/Row.swift"])
      return audit.problems
    }
    let problem = try #require(try problems(ofFilesForMac: 3).first)
    #expect(problem.kind == .otherPlatform && !problem.isFatal)
    #expect(
      problem.message == "4 of its 6 Swift files are in no target for the device's platform")
    #expect(try problems(ofFilesForMac: 1) == [])
  }

  @Test("a module named for a Mac is left out beside one of its name for the iPhone")
  func sides() throws {
    func files(_ mac: String, _ phone: String, _ more: String = "") throws -> [String] {
      let manifest = """
        import PackageDescription
        let package = Package(
          name: "Kit", platforms: [.iOS(.v17), .macOS(.v14)],
          targets: [.target(name: "\(mac)"\(more)), .target(name: "\(phone)")])
        """
      let project = try SourceProject(bytes: [
        "Kit/Package.swift": Data(manifest.utf8),
        "Kit/Sources/\(mac)/Panel.swift": Self.row, "Kit/Sources/\(phone)/Panel.swift": Self.row,
      ])
      return project.audit().check().findings.map(\.subject.place.file).sorted()
    }
    #expect(try files("Kit-macOS", "Kit-iOS") == ["Kit/Sources/Kit-iOS/Panel.swift"])
    #expect(
      try files("KitmacOS", "KitiOS", ", path: \"Sources/KitmacOS\"")
        == ["Kit/Sources/KitiOS/Panel.swift"])
    #expect(try files("Kit-macOS", "Other-iOS").count == 2)
    #expect(try files("Kit-Desk", "Kit-iOS").count == 2)
  }

  @Test(
    "what an iPhone may run is audited",
    arguments: [
      "targets: [.executableTarget(name: \"Program\")]",
      "platforms: [.macOS(.v14), .iOS(.v17)], targets: [.executableTarget(name: \"Program\")]",
      "platforms: [.macCatalyst(.v17)], targets: [.executableTarget(name: \"Program\")]",
      "platforms: [.macOS(.v14)], products: [.library(name: \"Program\", targets: [\"Program\"])]",
      """
      targets: [
        .executableTarget(
          name: "Program",
          dependencies: [.product(name: "A", package: "b", condition: .when(platforms: [.macOS]))])
      ]
      """,
    ])
  func here(arguments: String) throws {
    let audit = try audit("Package(name: \"Program\", \(arguments))")
    #expect(audit.findings.count == 1 && audit.problems.isEmpty)
  }

  @Test(
    "an app of Swift Playgrounds for the iPad alone is laid out for one",
    arguments: [
      (".pad", Device.iPad), (".pad, .phone", .iPhone16), (".phone", .iPhone16),
      (".pad, .mac", .iPad),
    ])
  func families(families: String, device: Device) throws {
    let manifest = """
      Package(
        name: "Program", platforms: [.iOS("17.0")],
        products: [
          .iOSApplication(
            name: "Program", targets: ["Program"], supportedDeviceFamilies: [\(families)],
            supportedInterfaceOrientations: [.portrait, .landscapeLeft])
        ],
        targets: [.executableTarget(name: "Program")])
      """
    #expect(try audit(manifest).device.name == device.name)
    #expect(try audit(manifest, device: .iPhone16).device.name == Device.iPhone16.name)
  }

  @Test("files beside the folders that the targets of a package name are left out")
  func outside() throws {
    func files(
      _ targets: String, more: [String: Data] = [:], others: String = "", named: [String] = ["."]
    ) throws -> [String] {
      let manifest = """
        import PackageDescription
        \(others)
        let package = Package(name: "Kit", targets: [\(targets)])
        """
      let files = [
        "Kit/Package.swift": Data(manifest.utf8), "Kit/New/Row.swift": Self.row,
        "Kit/Old/Row.swift": Self.row, "Kit/Sources/Base/Row.swift": Self.row,
      ]
      let project = try SourceProject(bytes: files.merging(more) { $1 })
      return project.audit(named).check().findings.map(\.subject.place.file).sorted()
    }
    let new = ".target(name: \"Kit\", path: \"New\")"
    #expect(try files(new) == ["Kit/New/Row.swift"])
    let all = ["Kit/New/Row.swift", "Kit/Old/Row.swift", "Kit/Sources/Base/Row.swift"]
    // One whose folder is not named is in the usual one, which a single target may have for itself.
    for name in ["Base", "Kit"] {
      #expect(try files(".target(name: \"\(name)\")") == ["Kit/Sources/Base/Row.swift"])
    }
    #expect(
      try files("\(new), .target(name: \"Base\")")
        == ["Kit/New/Row.swift", "Kit/Sources/Base/Row.swift"])
    // A package that names its own folder, or not in texts that are written out.
    for targets in [
      ".target(name: \"Kit\", path: \".\")",
      "\(new), .target(name: \"Old\", path: folder)", "\(new), module(\"Old\")",
    ] {
      let found = try files(
        targets,
        others: """
          let folder = "Old"
          func module(_ name: String) -> Target { .target(name: name, path: name) }
          """)
      #expect(found == all, "\(targets)")
    }
    // A folder inside is looked at where it is named.
    #expect(try files(new, named: ["Kit/Old"]) == ["Kit/Old/Row.swift"])
    #expect(try files(new, named: ["Kit"]) == ["Kit/New/Row.swift"])
    // Something else may compile them.
    for other in ["Kit/Kit.podspec", "Kit/project.yml", "Kit/Package@swift-5.9.swift"] {
      #expect(try files(new, more: [other: Data()]) == all, "\(other)")
    }
    #expect(
      try files(new, more: ["Kit/Old/project.yml": Data()])
        == ["Kit/New/Row.swift", "Kit/Old/Row.swift"])
  }

  @Test("a package without any of the usual folders does not say where its targets are")
  func withoutSources() throws {
    let manifest = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
    for folder in ["Code", "Kit"] {
      let project = try SourceProject(bytes: [
        "Kit/Package.swift": Data(manifest.utf8), "Kit/\(folder)/Row.swift": Self.row,
      ])
      #expect(project.audit().check().findings.count == 1, "\(folder)")
    }
  }
}
