import Foundation
import Testing
import TouchModel
import TouchRules
import TouchSource

/// Where nobody chooses a system, an app that cannot run on the usual one is laid out for the least
/// that it runs on.
@Suite("Least system")
struct LeastSystemTests {
  private static let source = [
    "App/Row.swift":
      "struct Row: View { var body: some View { Toggle(\"A\", isOn: .constant(true)) } }"
  ]

  /// The version that an audit of some files is for.
  private func system(
    _ files: [String: String], system: Int? = nil, device: Device? = nil
  ) throws -> Int {
    let all = files.merging(Self.source) { $1 }.mapValues { Data($0.utf8) }
    let project = try SourceProject(bytes: all)
    return project.audit(device: device, system: system).check().system
  }

  /// An Xcode project of two targets, each with its settings and the kind of its product.
  private func project(
    _ shared: String, _ first: String, _ second: String = "", app: String = "application",
    other: String = "application", file: String = ""
  ) -> [String: String] {
    let list = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, O, ); };
        G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
        PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
        PC = {isa = XCBuildConfiguration; name = Debug; \(file)
          buildSettings = {SDKROOT = iphoneos; \(shared)}; };
        AL = {isa = XCConfigurationList; buildConfigurations = (AC, ); };
        AC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(first)}; };
        OL = {isa = XCConfigurationList; buildConfigurations = (OC, ); };
        OC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(second)}; };
        A = {isa = PBXNativeTarget; buildConfigurationList = AL;
          productType = "com.apple.product-type.\(app)"; };
        O = {isa = PBXNativeTarget; buildConfigurationList = OL;
          productType = "com.apple.product-type.\(other)"; };
      }; }
      """
    return ["Sample.xcodeproj/project.pbxproj": list]
  }

  private func needs(_ version: String) -> String { "IPHONEOS_DEPLOYMENT_TARGET = \(version);" }

  @Test("apps that need a later system than the usual one are laid out for the least they run on")
  func later() throws {
    #expect(try system(project(needs("26.0"), "")) == 26)
    #expect(try system(project(needs("17.0"), needs("26.1"), needs("27.0"))) == 26)
    // What is chosen is taken, and on a watch the version of iOS says nothing.
    #expect(try system(project(needs("26.0"), ""), system: 18) == 18)
    let watch = Device.all.first { $0.platform == .watchOS }
    #expect(try system(project(needs("26.0"), ""), device: watch) == 18)
  }

  @Test("an app that runs on the usual system is laid out for that")
  func usual() throws {
    #expect(try system([:]) == 18)
    #expect(try system(project(needs("15.0"), "")) == 18)
    #expect(try system(project(needs("26.0"), "", needs("17.0"))) == 18)
    // An app that does not say it may run on any.
    #expect(try system(project("", needs("26.0"))) == 18)
    #expect(try system(project(needs("\"$(LEAST)\""), "")) == 18)
  }

  @Test("what is no app does not say what apps run on")
  func parts() throws {
    let older = project(needs("26.0"), "", needs("17.0"), other: "app-extension")
    #expect(try system(older) == 26)
    let newer = project(needs("17.0"), "", needs("26.0"), other: "framework")
    #expect(try system(newer) == 18)
  }

  @Test("files of build settings say it where a project does not")
  func configurations() throws {
    let reference = "baseConfigurationReference = F;"
    func files(_ text: String, _ settings: String = "") -> [String: String] {
      project(settings, "", file: reference).merging(["Base.xcconfig": text]) { $1 }
    }
    #expect(try system(files("IPHONEOS_DEPLOYMENT_TARGET = 26.0")) == 26)
    #expect(try system(files("IPHONEOS_DEPLOYMENT_TARGET=17.0")) == 18)
    #expect(try system(files("// nothing")) == 18)
    #expect(try system(files("// nothing", needs("26.0"))) == 26)
  }

  @Test("packages say it where no project makes an app of them")
  func packages() throws {
    func manifest(_ platforms: String, _ products: String = "") -> [String: String] {
      let text = "let package = Package(name: \"A\", \(platforms)\(products) targets: [])"
      return ["Package.swift": text]
    }
    let (later, older) = ("platforms: [.macOS(.v14), .iOS(.v26)],", "platforms: [.iOS(\"16.4\")],")
    #expect(try system(manifest(later)) == 26)
    #expect(try system(manifest(older)) == 18)
    #expect(try system(manifest("")) == 18)
    // A package inside an app's project runs where the app does.
    let inside = ["Kit/Package.swift": manifest(older)["Package.swift"]!]
    #expect(try system(project(needs("26.0"), "").merging(inside) { $1 }) == 26)
    // One that is offered to others runs in their apps.
    let offered = manifest(older, "products: [.library(name: \"A\", targets: [])],")
    #expect(try system(project(needs("26.0"), "").merging(offered) { $1 }) == 18)
  }

  @Test("generators of projects are told it")
  func generators() throws {
    let block = "options:\n  deploymentTarget:\n    iOS: \"26.0\"\n"
    #expect(try system(["project.yml": block]) == 26)
    #expect(try system(["project.yml": "deploymentTarget: {iOS: 26.0}\n"]) == 26)
    #expect(try system(["project.yml": "IPHONEOS_DEPLOYMENT_TARGET: 17.0\n" + block]) == 18)
    #expect(try system(["Project.swift": "deploymentTargets: .iOS(\"26.0\")"]) == 26)
    #expect(try system(["Project.swift": "deploymentTargets: .iOS(\"16.0\")"]) == 18)
  }
}
