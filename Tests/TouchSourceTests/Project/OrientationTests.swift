import Foundation
import Testing
import TouchModel
import TouchSource

/// How a project's apps are held.
@Suite("Orientations")
struct OrientationTests {
  /// Whether an app is laid out wider than high.
  private func isWide(_ list: String, settings: String = "", device: Device? = nil) throws -> Bool {
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, ); };
        PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
        PC = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SDKROOT = iphoneos; \(settings)}; };
        A = {isa = PBXNativeTarget; buildConfigurationList = AL; buildPhases = (); };
        AL = {isa = XCConfigurationList; buildConfigurations = (AC, ); };
        AC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
        G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
      }; }
      """
    let files = try SourceProject(bytes: [
      "App.xcodeproj/project.pbxproj": Data(project.utf8),
      "App/Info.plist": Data("<plist><dict>\(list)</dict></plist>".utf8),
      "App/Row.swift": Data("import SwiftUI".utf8),
    ])
    return files.audit(device: device).check().device.isOnItsSide
  }

  private static func list(_ suffix: String, _ ways: String...) -> String {
    let all = ways.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
    return "<key>UISupportedInterfaceOrientations\(suffix)</key><array>\(all)</array>"
  }

  private static let sides = list("", "LandscapeLeft", "LandscapeRight")

  @Test("apps that may not be held upright are laid out on their sides")
  func sides() throws {
    #expect(try isWide(Self.sides))
    #expect(try isWide(Self.sides, device: .iPad))
    #expect(try !isWide(Self.list("", "LandscapeLeft", "Portrait")))
    #expect(try !isWide(Self.sides + Self.list("~ipad", "Portrait")))
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    #expect(try isWide("", settings: "\(key) = UIInterfaceOrientationLandscapeLeft;"))
    #expect(try !isWide("", settings: "\(key) = UIInterfaceOrientationPortrait;"))
  }

  @Test("what generators of projects are told makes an app one for the iPad alone")
  func generated() throws {
    func isForPad(_ path: String, _ text: String) throws -> Bool {
      let files = try SourceProject([path: text, "App/Row.swift": "import SwiftUI"])
      return files.audit(device: nil).check().device == .iPad
    }
    let tuist = "let project = Project(name: \"App\", targets: [.target(destinations: "
    #expect(try isForPad("Project.swift", tuist + "[\n.iPad, .macWithiPadDesign])])"))
    #expect(try !isForPad("Project.swift", tuist + "[.iPad, .iPhone])])"))
    #expect(try !isForPad("Project.swift", tuist + ".iOS)])"))
    #expect(try !isForPad("Project.swift", tuist + "[.mac])])"))
    let helper = "func app(destinations: Destinations = [.iPad]) {}"
    #expect(try isForPad("Tuist/ProjectDescriptionHelpers/App.swift", helper))
    let older = "deploymentTarget: .iOS(targetVersion: \"15\", devices: [.ipad])"
    #expect(try isForPad("Project.swift", older))
    func spec(_ family: String, apps: Int = 1) -> String {
      let target = "  App:\n    type: application\n"
      return "targets:\n" + target
        + "    settings:\n      base:\n        TARGETED_DEVICE_FAMILY: \(family)\n"
        + String(repeating: target, count: apps - 1)
    }
    #expect(try isForPad("project.yml", spec("\"2\"")))
    #expect(try !isForPad("project.yml", spec("1,2")))
    #expect(try !isForPad("project.yml", spec("2", apps: 2)))
    #expect(try !isForPad("project.yml", "targets:\n  App:\n    type: application"))
  }

  @Test(
    "what is said of the iPad alone holds where no iPhone is meant, and what is not said leaves all"
  )
  func families() throws {
    let pad = Self.list("~ipad", "LandscapeLeft")
    #expect(try isWide(pad, settings: "TARGETED_DEVICE_FAMILY = 2;"))
    #expect(try !isWide(pad, settings: "TARGETED_DEVICE_FAMILY = \"1,2\";"))
    #expect(try !isWide("<key>LSRequiresIPhoneOS</key><true/>"))
    #expect(try !isWide(""))
  }

  @Test("on its side a screen leaves room for its sensors, and is low")
  func device() throws {
    let phone = Device.iPhone16.onItsSide
    #expect(phone.size == Size(width: 852, height: 393))
    #expect(phone.safeArea == Outsets(left: 59, bottom: 21, right: 59))
    #expect(Device.iPad.onItsSide.safeArea == Device.iPad.safeArea)
    let source = """
      struct Sample: View {
        @Environment(\\.verticalSizeClass) var height
        var body: some View {
          Button { print("") } label: {
            Text("Go").frame(width: 60, height: height == .compact ? 50 : 30)
          }
        }
      }
      """
    let app = source + Reading.app.replacing("Root", with: "Sample")
    #expect(try Reading(device: phone).verdicts(app) == ["pass 1"])
    #expect(try Reading().verdicts(app) == ["fail 'Go' 60×30"])
  }
}
