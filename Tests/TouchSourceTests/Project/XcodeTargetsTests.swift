import Foundation
import Testing
import TouchModel
import TouchRules
import TouchSource

/// What targets of an Xcode project compile for another platform than the device's is left out.
@Suite("Xcode targets")
struct XcodeTargetsTests {
  /// A view whose button fails, so that a test sees whether its file was audited.
  private static func view(_ name: String, showing content: String? = nil) -> Data {
    let button = #"Button(action: {}) { Image(systemName: "xmark") }"#
    return Data(
      """
      import SwiftUI
      struct \(name): View { var body: some View { \(content ?? button) } }
      """.utf8)
  }

  private static let sources = [
    "Code/App/Row.swift": view("Row"), "Code/Other/Row.swift": view("Row"),
    "Code/Shared.swift": view("Shared"), "Code/Other/Loose.swift": view("Loose"),
  ]

  /// The files of a project in which an audit finds something.
  private func found(
    in files: [String: Data] = sources, _ list: String, paths: [String] = ["."],
    device: Device = .iPhone16
  ) throws -> Set<String> {
    let audit = try audit(in: files, list, paths: paths, device: device)
    return Set(
      audit.findings.map(\.subject.place.file) + audit.undecided.map(\.subject.place.file))
  }

  private func audit(
    in files: [String: Data] = sources, _ list: String, paths: [String] = ["."],
    device: Device? = .iPhone16
  ) throws -> Audit {
    let list = ["Code/Sample.xcodeproj/project.pbxproj": Data(list.utf8)]
    let project = try SourceProject(bytes: files.merging(list) { $1 })
    return project.audit(paths, device: device).check()
  }

  private var watch: Device { Device.all.first { $0.platform == .watchOS }! }

  // MARK: - Project files

  private static func list(project: String, app: String, other: String, _ rest: String) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; projectDirPath = "";
        targets = (A, O, ); };
      PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
      PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(project)}; };
      AL = {isa = XCConfigurationList; buildConfigurations = (AC, ); };
      AC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(app)}; };
      OL = {isa = XCConfigurationList; buildConfigurations = (OC, ); };
      OC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(other)}; };
    \(rest)
    }; }
    """
  }

  /// Targets whose files are named one by one, in groups: Row and Shared in each of both.
  private static func classic(
    project: String = "SDKROOT = iphoneos;", app: String = "", other: String
  ) -> String {
    list(
      project: project, app: app, other: other,
      """
      A = {isa = PBXNativeTarget; buildConfigurationList = AL; buildPhases = (AP, ); };
      O = {isa = PBXNativeTarget; buildConfigurationList = OL; buildPhases = (OP, ); };
      AP = {isa = PBXSourcesBuildPhase; files = (AB1, AB2, ); };
      OP = {isa = PBXSourcesBuildPhase; files = (OB1, OB2, ); };
      AB1 = {isa = PBXBuildFile; fileRef = AR; };
      AB2 = {isa = PBXBuildFile; fileRef = S; };
      OB1 = {isa = PBXBuildFile; fileRef = OR; };
      OB2 = {isa = PBXBuildFile; fileRef = S; };
      G = {isa = PBXGroup; children = (AG, OG, S, ); sourceTree = "<group>"; };
      AG = {isa = PBXGroup; children = (AR, ); path = App; sourceTree = "<group>"; };
      OG = {isa = PBXGroup; children = (OR, ); name = Watch; sourceTree = "<group>"; };
      AR = {isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
      OR = {isa = PBXFileReference; path = Other/Row.swift; sourceTree = SOURCE_ROOT; };
      S = {isa = PBXFileReference; path = ../Code/Shared.swift; sourceTree = "<group>"; };
      """)
  }

  /// Targets that take whole folders, with exceptions.
  private static func synchronized(_ other: String, exceptions: String = "") -> String {
    list(
      project: "SDKROOT = iphoneos;", app: "", other: other,
      """
      A = {isa = PBXNativeTarget; buildConfigurationList = AL; fileSystemSynchronizedGroups = (AG, ); };
      O = {isa = PBXNativeTarget; buildConfigurationList = OL; fileSystemSynchronizedGroups = (OG, ); };
      G = {isa = PBXGroup; children = (AG, OG, ); sourceTree = "<group>"; };
      AG = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      OG = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, ); path = Other;
        sourceTree = "<group>"; };
      \(exceptions)
      """)
  }

  private static let watchSettings = "SDKROOT = watchos; TARGETED_DEVICE_FAMILY = 4;"

  // MARK: - Files

  @Test("files named in groups: each platform's own, what it shares, and what is in no target")
  func groups() throws {
    let list = Self.classic(other: Self.watchSettings)
    let own: Set = ["Code/Shared.swift", "Code/App/Row.swift"]
    #expect(try found(list) == own)
    #expect(try found(list, device: .iPad) == own)
    #expect(try found(list, device: watch) == ["Code/Shared.swift", "Code/Other/Row.swift"])
  }

  @Test("names that a project writes in another case than the disk, as disks of Macs let it")
  func letterCase() throws {
    let list = Self.classic(other: Self.watchSettings)
      .replacingOccurrences(of: "path = App;", with: "path = app;")
      .replacingOccurrences(of: "Other/Row.swift", with: "other/row.swift")
    #expect(try found(list) == ["Code/Shared.swift", "Code/App/Row.swift"])
    #expect(try found(list, device: watch) == ["Code/Shared.swift", "Code/Other/Row.swift"])
    let whole = Self.synchronized(Self.watchSettings)
      .replacingOccurrences(of: "path = Other;", with: "path = OTHER;")
    #expect(try found(whole).isDisjoint(with: ["Code/Other/Row.swift", "Code/Other/Loose.swift"]))
  }

  @Test("a file that a project names, or has beside files that it names, and no target compiles")
  func unused() throws {
    let list = Self.classic(other: "SDKROOT = iphoneos;")
    let all = Set(Self.sources.keys)
    #expect(try found(list) == all.subtracting(["Code/Other/Loose.swift"]))
    let without = list.replacingOccurrences(of: "files = (OB1, OB2, )", with: "files = (OB2, )")
    #expect(try found(without) == ["Code/Shared.swift", "Code/App/Row.swift"])
    #expect(try found(without, paths: ["Code/Other/Row.swift"]) == ["Code/Other/Row.swift"])
    // A package may compile it, what makes the project may know of it, and other folders hold what
    // may be of no project at all.
    for path in ["Code/Package.swift", "Code/Other/Package.swift"] {
      let files = Self.sources.merging([path: Data()]) { $1 }
      #expect(try found(in: files, without).contains("Code/Other/Row.swift"))
    }
    for path in ["Code/project.yml", "Code/Project.swift"] {
      let files = Self.sources.merging([path: Data()]) { $1 }
      #expect(try found(in: files, without) == all)
    }
    let other = Self.sources.merging(["Code/New/Row.swift": Self.view("New")]) { $1 }
    #expect(try found(in: other, without).contains("Code/New/Row.swift"))
  }

  @Test("a file in a folder that no target knows of, inside one that the project has a group for")
  func forgotten() throws {
    let list = Self.classic(other: "SDKROOT = iphoneos;")
    let path = "Code/App/Old/Views/Row.swift"
    func found(beside others: [String]) throws -> Bool {
      let added = Dictionary(uniqueKeysWithValues: others.map { ($0, Data()) })
      let files = Self.sources.merging([path: Self.view("Row")]) { $1 }.merging(added) { $1 }
      return try self.found(in: files, list).contains(path)
    }
    #expect(try !found(beside: []))
    for other in ["Old.podspec", "Package.swift", "Old.xcodeproj/project.pbxproj"] {
      #expect(try found(beside: ["Code/App/Old/\(other)"]))
    }
    #expect(
      try self.found(
        in: Self.sources.merging([path: Self.view("Row")]) { $1 },
        Self.synchronized(Self.watchSettings)
      ).contains(path))
  }

  @Test("folders taken whole, whatever is in them")
  func folders() throws {
    let list = Self.synchronized(Self.watchSettings)
    #expect(try found(list) == ["Code/App/Row.swift", "Code/Shared.swift"])
    #expect(
      try found(list, device: watch)
        == ["Code/Other/Row.swift", "Code/Other/Loose.swift", "Code/Shared.swift"])
  }

  @Test("an exception takes a file from its folder's target, and gives it to another")
  func exceptions() throws {
    func list(_ target: String) -> String {
      Self.synchronized(
        Self.watchSettings,
        exceptions: """
          X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(target);
            membershipExceptions = (Loose.swift, ); };
          """)
    }
    let rest: Set = ["Code/App/Row.swift", "Code/Shared.swift"]
    // In no target, then in both.
    #expect(try found(list("O")) == rest)
    #expect(try found(list("A")) == rest.union(["Code/Other/Loose.swift"]))
    #expect(try found(list("unknown")) == rest)
  }

  @Test("views of one name in targets of two platforms are not ambiguous")
  func names() throws {
    var files = Self.sources
    files["Code/Root.swift"] = Self.view(
      "Root", showing: "Button(action: {}) { Icon() }")
    files["Code/App/Row.swift"] = Self.view(
      "Icon", showing: "Color.red.frame(width: 20, height: 20)")
    files["Code/Other/Row.swift"] = Self.view(
      "Icon", showing: "Color.red.frame(width: 90, height: 90)")
    func verdicts(_ other: String) throws -> [Int] {
      let list = Self.classic(other: other)
      let counts = try audit(in: files, list, paths: ["Code/Root.swift"]).counts
      return [counts.failed, counts.undecided]
    }
    #expect(try verdicts(Self.watchSettings) == [1, 0])
    #expect(try verdicts("SDKROOT = iphoneos;") == [0, 1])
  }

  @Test("of several views of one name, that of the file's own target is meant")
  func ownTarget() throws {
    let small = Self.view("Icon", showing: "Color.red.frame(width: 20, height: 20)")
    let large = Self.view("Icon", showing: "Color.red.frame(width: 90, height: 90)")
    func verdicts(_ icons: [String: Data]) throws -> [Int] {
      let root = ["Code/App/Row.swift": Self.view("Root", showing: "Button(action: {}) { Icon() }")]
      let list = Self.classic(other: "SDKROOT = iphoneos;")
      let counts = try audit(
        in: root.merging(icons) { $1 }, list, paths: ["Code/App/Row.swift"]
      ).counts
      return [counts.failed, counts.undecided, counts.passed]
    }
    // Shared.swift is in both targets, Other/Row.swift in the other one, Loose.swift in none.
    let (shared, other, loose) = (
      "Code/Shared.swift", "Code/Other/Row.swift", "Code/Other/Loose.swift"
    )
    #expect(try verdicts([shared: small, other: large]) == [1, 0, 0])
    #expect(try verdicts([shared: large, other: small]) == [0, 0, 1])
    #expect(try verdicts([shared: small, loose: large]) == [1, 0, 0])
    #expect(try verdicts([other: small, loose: large]) == [1, 0, 0])
    // Nothing tells two apart that no target compiles.
    #expect(
      try verdicts(["Code/New/Loose.swift": small, "Code/Old/Loose.swift": large]) == [0, 1, 0])
  }

  @Test("a view of another target that is called like one of the system's does not stand for it")
  func systemNames() throws {
    func counts(in file: String) throws -> [Int] {
      let files = [
        "Code/App/Row.swift": Self.view("Root", showing: "Button(action: {}) { EmptyView() }"),
        file: Self.view("EmptyView", showing: "Color.red.frame(width: 90, height: 20)"),
      ]
      let list = Self.classic(other: "SDKROOT = iphoneos;")
      let counts = try audit(in: files, list, paths: ["Code/App/Row.swift"]).counts
      return [counts.failed, counts.undecided, counts.passed]
    }
    // Shared.swift is in both targets, Other/Row.swift in the other one.
    #expect(try counts(in: "Code/Shared.swift") == [1, 0, 0])
    #expect(try counts(in: "Code/Other/Row.swift") == [0, 0, 0])
  }

  @Test("a file that is named is audited, and a folder without other files is a problem")
  func named() throws {
    let list = Self.synchronized(Self.watchSettings)
    #expect(try found(list, paths: ["Code/Other/Row.swift"]) == ["Code/Other/Row.swift"])
    let audit = try self.audit(list, paths: ["Code/Other"])
    #expect(audit.findings.isEmpty)
    #expect(audit.problems.map(\.kind) == [.empty])
  }

  @Test("a view of a target that nothing uses is left out, and judged where others may use it")
  func unusedViews() throws {
    func leftOut(
      _ row: String, root: String = "Text(\"x\")", main: String = "App", manifest: String? = nil
    ) throws -> [String] {
      let app = """
        import SwiftUI
        @main struct Main: \(main) { var body: some Scene { WindowGroup { Root() } } }
        struct Root: View { var body: some View { \(root) } }
        """
      var files = Self.sources
      files["Code/Other/Row.swift"] = nil
      files["Code/Other/Loose.swift"] = nil
      files["Code/Shared.swift"] = Data(app.utf8)
      files["Code/App/Row.swift"] = Data("import SwiftUI\n\(row)".utf8)
      files["Package.swift"] = manifest.map { Data($0.utf8) }
      let audit = try audit(in: files, Self.classic(other: "SDKROOT = iphoneos;"))
      return audit.leftOut.map { "\($0.absence)" }
    }
    let button = #"Button("Old") {}"#
    let part = "struct Part: View { var body: some View { \(button) } }"
    let row = "struct Row: View { var body: some View { Part() } }\n\(part)"
    #expect(try leftOut(row) == ["unused"])
    #expect(try leftOut(row, root: "Row()") == [])
    #expect(try leftOut("public \(row)") == ["unused"])
    #expect(try leftOut("public \(row)", manifest: "products: [.library(name: \"Kit\")]") == [])
    #expect(try leftOut("public \(row)", manifest: "products: []") == ["unused"])
    let marked = row.replacingOccurrences(of: "Row", with: "_Row")
    #expect(try leftOut(marked, root: "_Row()") == [])
    #expect(try leftOut(row, main: "Other") == [])
    #expect(try leftOut("\(row)\n#Preview { Row() }") == ["preview"])
  }

  @Test("of a package, too, what nothing uses and others do not see is left out, be it a style")
  func unusedInPackages() throws {
    func leftOut(_ part: String, in folder: String = "Sources/Kit") throws -> [String] {
      let files = [
        "Package.swift": "// swift-tools-version: 6.0",
        "\(folder)/Shown.swift":
          "public struct Shown: View { public var body: some View { Text(\"a\") } }",
        "\(folder)/Part.swift": part,
      ]
      let project = try SourceProject(files)
      return project.audit().check().leftOut.map { "\($0.absence)" }
    }
    let part = #"struct Part: View { var body: some View { Button("Old") {} } }"#
    let style = """
      struct Boxed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { Button("Old") {} }
      }
      """
    for unused in [part, style] {
      #expect(try leftOut(unused) == ["unused"])
      #expect(try leftOut("public \(unused)").isEmpty)
      #expect(try leftOut(unused, in: "Code").isEmpty)
    }
    #expect(try leftOut("\(style)\nlet box = Boxed()").isEmpty)
  }

  // MARK: - Settings

  @Test(
    "settings that name other platforms alone",
    arguments: [
      "SDKROOT = watchos;", "SDKROOT = appletvos;", "SDKROOT = xros;", "SDKROOT = macosx;",
      "SDKROOT = watchos11.0;", "TARGETED_DEVICE_FAMILY = 3;", "TARGETED_DEVICE_FAMILY = \"4\";",
      "TARGETED_DEVICE_FAMILY = 7;", "SUPPORTED_PLATFORMS = \"watchos watchsimulator\";",
      "SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx xros xrsimulator\";",
    ])
  func elsewhere(settings: String) throws {
    #expect(try !found(Self.classic(other: settings)).contains("Code/Other/Row.swift"))
    let inherited = Self.classic(project: settings, app: "SDKROOT = iphoneos;", other: "")
    #expect(try !found(inherited).contains("Code/Other/Row.swift"))
    #expect(try found(inherited).contains("Code/App/Row.swift"))
  }

  @Test(
    "settings that name iOS too, or that cannot be known",
    arguments: [
      "", "SDKROOT = iphoneos;", "SDKROOT = auto;", "SDKROOT = \"$(PLATFORM)\";",
      "SUPPORTED_PLATFORMS = \"iphoneos watchos\"; SDKROOT = watchos;",
      "SDKROOT = macosx; SUPPORTED_PLATFORMS = \"$(inherited) macosx\";",
      "TARGETED_DEVICE_FAMILY = \"1,2,7\";", "SDKROOT = (a, {b = c; }, );",
    ])
  func here(settings: String) throws {
    #expect(try found(Self.classic(other: settings)).contains("Code/Other/Row.swift"))
    let inherited = Self.classic(project: settings, app: "SDKROOT = iphoneos;", other: "")
    #expect(try found(inherited).contains("Code/Other/Row.swift"))
  }

  @Test("a target for the iPad alone is left out for an iPhone, where another is for that")
  func families() throws {
    let settings = "SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 2;"
    let list = Self.classic(other: settings)
    #expect(try !found(list).contains("Code/Other/Row.swift"))
    #expect(try found(list, device: .iPad).contains("Code/Other/Row.swift"))
    let both = Self.classic(other: settings.replacingOccurrences(of: "2;", with: "\"1,2\";"))
    #expect(try found(both).contains("Code/Other/Row.swift"))
    let alone = Self.classic(project: settings, app: "", other: settings)
    #expect(try found(alone).contains("Code/Other/Row.swift"))
    // Tests of such an app are for both.
    let tests = list.replacingOccurrences(
      of: "A = {isa = PBXNativeTarget;",
      with: "A = {isa = PBXNativeTarget; productType = \"com.apple.product-type.bundle.unit-test\";"
    )
    #expect(try found(tests).contains("Code/Other/Row.swift"))
  }

  @Test("what only tests compile is left out, but nothing that an app compiles as well")
  func tests() throws {
    for (kind, isTest) in [("unit-test", true), ("ui-testing", true), ("framework", false)] {
      let target = "O = {isa = PBXNativeTarget;"
      let product = "\(target) productType = \"com.apple.product-type.bundle.\(kind)\";"
      let found = try found(Self.classic(other: "").replacing(target, with: product))
      #expect(found.contains("Code/Other/Row.swift") != isTest, "\(kind)")
      #expect(found.isSuperset(of: ["Code/App/Row.swift", "Code/Shared.swift"]))
    }
  }

  @Test("where nobody chooses a device, apps for the iPad alone are laid out for one")
  func deviceOfFamilies() throws {
    func device(_ app: String, _ other: String, chosen: Device? = nil) throws -> String {
      let list = Self.classic(app: app, other: other)
      return try audit(list, device: chosen).device.name
    }
    let (pad, both) = ("TARGETED_DEVICE_FAMILY = 2;", "TARGETED_DEVICE_FAMILY = \"1,2\";")
    #expect(try device(pad, pad) == Device.iPad.name)
    #expect(try device(pad, Self.watchSettings) == Device.iPad.name)
    #expect(try device(pad, both) == Device.iPhone16.name)
    #expect(try device("", pad) == Device.iPhone16.name)
    #expect(try device(pad, pad, chosen: .iPhone16) == Device.iPhone16.name)
  }

  @Test("a configuration file that is missing may widen what a Mac target supports, but no watch's")
  func missingConfigurationFile() throws {
    func found(_ settings: String) throws -> Set<String> {
      let list = Self.classic(other: settings).replacingOccurrences(
        of: "OC = {", with: "OC = {baseConfigurationReference = F; ")
      return try self.found(list)
    }
    #expect(try found("SDKROOT = macosx;").contains("Code/Other/Row.swift"))
    #expect(try !found("SDKROOT = watchos;").contains("Code/Other/Row.swift"))
  }

  /// Whether the other target's view is audited where its settings stand in a configuration file.
  private func isFound(
    _ settings: String, _ files: [String: String] = [:], own: String = "",
    reference: String = "baseConfigurationReference = F"
  ) throws -> Bool {
    let list = Self.classic(project: "", app: "SDKROOT = iphoneos;", other: own)
      .replacingOccurrences(of: "OC = {", with: "OC = {\(reference); ")
      .replacingOccurrences(
        of: "objects = {",
        with: """
          objects = {
          F = {isa = PBXFileReference; path = Settings/Other.xcconfig; sourceTree = SOURCE_ROOT; };
          W = {isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = SOURCE_ROOT; };
          """
      ).replacingOccurrences(of: "(AG, OG, S, )", with: "(AG, OG, S, F, W, )")
    let all = files.merging(["Settings/Other.xcconfig": settings]) { $1 }
    let bytes = Dictionary(uniqueKeysWithValues: all.map { ("Code/" + $0, Data($1.utf8)) })
    return try found(in: Self.sources.merging(bytes) { $1 }, list).contains("Code/Other/Row.swift")
  }

  @Test("a configuration file says what a target is for, with the files that it includes")
  func configurationFile() throws {
    #expect(try !isFound("// the Mac\r\nSDKROOT = macosx;\r\n"))
    #expect(try isFound("SDKROOT = iphoneos // and not macosx"))
    #expect(try !isFound("  SUPPORTED_PLATFORMS=watchos watchsimulator\n"))
    let shared = ["Settings/Base/Mac.xcconfig": "SDKROOT = macosx"]
    #expect(try !isFound("#include \"Base/Mac.xcconfig\"", shared))
    #expect(try !isFound("#include? \"Base/Mac.xcconfig\" // here", shared))
    // What stands behind is later.
    #expect(try isFound("#include \"Base/Mac.xcconfig\"\nSDKROOT = iphoneos", shared))
    #expect(try !isFound("SDKROOT = iphoneos\n#include \"Base/Mac.xcconfig\"", shared))
    let folder = """
      baseConfigurationReferenceAnchor = W; baseConfigurationReferenceRelativePath = Other.xcconfig
      """
    #expect(try !isFound("SDKROOT = macosx", reference: folder))
    // The project itself goes before its file.
    #expect(try isFound("SDKROOT = macosx", own: "SDKROOT = iphoneos;"))
  }

  @Test(
    "what a configuration file leaves open leaves nothing out",
    arguments: [
      "#include \"Nowhere.xcconfig\"\nSDKROOT = macosx", "#include \"Other.xcconfig\"",
      "SDKROOT[arch=x86_64] = macosx", "SDKROOT = $(SYSTEM)", "#include <Other>\nSDKROOT = macosx",
      "SDKROOT = macosx\nSUPPORTED_PLATFORMS[config=Debug] = iphoneos macosx", "", "=\n[\n= ;",
    ])
  func openConfigurationFile(settings: String) throws {
    #expect(try isFound(settings))
  }

  @Test("a file that may be missing is no gap")
  func optionalConfigurationFile() throws {
    #expect(try !isFound("#include? \"Nowhere.xcconfig\"\nSDKROOT = macosx"))
  }

  // MARK: - Damage

  @Test("a project that is damaged leaves nothing out")
  func damaged() throws {
    let list = Self.classic(other: Self.watchSettings)
    let all = Set(Self.sources.keys)
    let half = String(list.prefix(list.count / 2))
    let nested = String(repeating: "(", count: 100_000)
    for damaged in ["", "{", half, nested, "{ objects = { }; rootObject = P; }", "\u{0}\u{1}"] {
      #expect(try found(damaged) == all)
    }
    let wrong = list.replacingOccurrences(of: "targets = (A, O, )", with: "targets = {A = O; }")
    #expect(try found(wrong) == all)
  }

  @Test("groups in a circle, or with parents that are not known, end the search")
  func circle() throws {
    let list = Self.classic(other: Self.watchSettings)
    let circle = list.replacingOccurrences(
      of: "children = (OR, )", with: "children = (G, OG, none, OR, )")
    #expect(try !found(circle).contains("Code/Other/Row.swift"))
    let unknown = list.replacingOccurrences(of: "SOURCE_ROOT", with: "BUILT_PRODUCTS_DIR")
    #expect(try found(unknown).contains("Code/Other/Row.swift"))
  }
}
