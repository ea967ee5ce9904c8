import Foundation
import Testing
import TouchModel
import TouchSource

/// What a project's settings say where a file of settings is not there.
@Suite("Settings of pods")
struct PodSettingsTests {
  /// The device that an app is laid out for whose project is for the iPad, and whose target has a file of
  /// settings that is missing.
  private func device(file: String) throws -> String {
    let list = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, ); };
        PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
        PC = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 2;}; };
        A = {isa = PBXNativeTarget; buildConfigurationList = AL; buildPhases = (); };
        AL = {isa = XCConfigurationList; buildConfigurations = (AC, ); };
        AC = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F;
          buildSettings = {}; };
        F = {isa = PBXFileReference; path = "\(file)"; sourceTree = SOURCE_ROOT; };
        G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
      }; }
      """
    let project = try SourceProject(bytes: [
      "App.xcodeproj/project.pbxproj": Data(list.utf8),
      "App/Row.swift": Data("import SwiftUI".utf8),
    ])
    return project.audit(device: nil).check().device.name
  }

  @Test("what CocoaPods makes decides on no device, another file may")
  func missing() throws {
    #expect(try device(file: "Pods/Pods-App/Pods-App.debug.xcconfig") == Device.iPad.name)
    #expect(try device(file: "Settings/App.xcconfig") == Device.iPhone16.name)
  }
}
