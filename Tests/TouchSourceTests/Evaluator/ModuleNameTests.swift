import Foundation
import Testing

/// What is named with its module before it.
@Suite("Evaluator: names with their modules")
struct ModuleNameTests {
  /// A view that shows a button by a modifier, which wraps it in what a call makes.
  private func source(_ call: String, also: String = "") -> String {
    """
    import SwiftUI
    struct Sample: View {
      var body: some View { Button(action: go) { Color.red.frame(width: 20, height: 20) }.framed() }
    }
    struct Basket<Content: View>: View {
      let content: Content
      var body: some View { VStack { content } }
    }
    extension View { func framed() -> some View { \(call)(content: self) } }
    \(also)
    """
  }

  private func hits(_ files: [String: String]) throws -> [String] {
    let project = try SourceProject(bytes: files.mapValues { Data($0.utf8) })
    return project.audit().inspect(view: "Sample").views.flatMap { $0.typical.elements }
      .compactMap { $0.region.largestPiece?.size.written }
  }

  /// A project with one target, whose build settings are given.
  private func list(_ settings: String) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; projectDirPath = "";
        targets = (A, ); };
      PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
      PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;}; };
      AL = {isa = XCConfigurationList; buildConfigurations = (AC, ); };
      AC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      A = {isa = PBXNativeTarget; name = "my shop"; buildConfigurationList = AL;
        fileSystemSynchronizedGroups = (AG, ); };
      G = {isa = PBXGroup; children = (AG, ); sourceTree = "<group>"; };
      AG = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
    }; }
    """
  }

  @Test("the module of a target is called like its product, unless its settings say otherwise")
  func targets() throws {
    func hits(_ module: String, _ settings: String) throws -> [String] {
      try self.hits([
        "Shop.xcodeproj/project.pbxproj": list(settings),
        "App/Sample.swift": source("\(module).Basket"),
      ])
    }
    for (module, settings) in [
      ("my_shop", ""), ("my_shop", "PRODUCT_NAME = \"$(TARGET_NAME)\";"),
      ("Fine_Shop", "PRODUCT_NAME = \"Fine Shop\";"),
      ("shop", "PRODUCT_NAME = \"Fine Shop\"; PRODUCT_MODULE_NAME = shop;"),
      ("my_shop", "PRODUCT_NAME = \"$(SHOP)\";"),
      ("Fine_my_shop", "PRODUCT_NAME = \"Fine ${TARGET_NAME:c99extidentifier}\";"),
    ] {
      #expect(try hits(module, settings) == ["20×20"], "\(module) \(settings)")
    }
    // What is no module of the project's is something else.
    #expect(try hits("my_shop", "PRODUCT_MODULE_NAME = shop;") == [])
    #expect(try hits("Other", "") == [])
  }

  @Test("a type of the system's that is called like the app is that type")
  func systemTypes() throws {
    let source = """
      import SwiftUI
      struct Sample: View {
        var body: some View {
          Button(action: go) { Color.red.frame(width: UIScreen.main.bounds.width / 3, height: 20) }
        }
      }
      """
    func hits(_ settings: String) throws -> [String] {
      try self.hits(["Shop.xcodeproj/project.pbxproj": list(settings), "App/Sample.swift": source])
    }
    #expect(try hits("PRODUCT_NAME = UIScreen;") == ["131×20"])
    #expect(try hits("") == ["131×20"])
  }

  @Test("a target's name that a manifest says is a module's")
  func packages() throws {
    let manifest =
      "let package = Package(name: \"Kit\", targets: [.target(name: \"kit\", path: \"Code\")])"
    func hits(_ module: String) throws -> [String] {
      try self.hits(["Package.swift": manifest, "Code/Sample.swift": source("\(module).Basket")])
    }
    #expect(try hits("kit") == ["20×20"])
    #expect(try hits("Other") == [])
  }

  @Test("without a project, a name with a capital that nothing has is a module's before a view's")
  func unknownModules() throws {
    func hits(_ call: String, also: String = "") throws -> [String] {
      try self.hits(["Sample.swift": source(call, also: also)])
    }
    #expect(try hits("Shop.Basket") == ["20×20"])
    #expect(try hits("shop.Basket") == [])
    // Types of the project's or the system's hold others.
    #expect(try hits("Label.Basket") == [])
    for kind in ["struct Shop {}", "extension Shop { func open() {} }", "typealias Shop = Store"] {
      #expect(try hits("Shop.Basket", also: kind) == [], "\(kind)")
    }
    let inner = "struct Basket<C: View>: View { let content: C; var body: some View { content } }"
    #expect(try hits("Shop.Basket", also: "struct Shop { \(inner) }") == ["20×20"])
  }
}
