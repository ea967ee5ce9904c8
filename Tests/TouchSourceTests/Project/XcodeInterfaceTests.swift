import Foundation
import Testing
import TouchSource

/// Files of Interface Builder that no target of an Xcode project has are left out, as source is.
@Suite("Xcode targets: files of Interface Builder")
struct XcodeInterfaceTests {
  /// A nib with a button of a height.
  private static func nib(_ height: Int) -> Data {
    Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Menu">
            <connections>
              <outlet property="view" destination="all" id="v"/>
              <outlet property="button" destination="but" id="o"/>
            </connections>
          </placeholder>
          <view id="all">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>
              <button id="but" fixedFrame="YES">
                <rect key="frame" x="20" y="20" width="100" height="\(height)"/>
                <state key="normal" title="Go"/>
                <connections>
                  <action selector="go:" destination="-1" eventType="touchUpInside" id="a"/>
                </connections>
              </button>
            </subviews>
          </view>
        </objects>
      </document>
      """.utf8)
  }

  private static let source = Data(
    """
    import UIKit
    @main final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window?.rootViewController = Menu()
      }
    }
    final class Menu: UIViewController {
      @IBOutlet private weak var button: UIButton!
      @IBAction private func go(_ sender: UIButton) {}
    }
    """.utf8)

  /// A project with one app, whose list of resources is given, and its nib in a language.
  private static func list(resources: String = "R") -> Data {
    Data(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; projectDirPath = "";
          targets = (A, ); };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;}; };
        A = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (S, N, ); };
        S = {isa = PBXSourcesBuildPhase; files = (SB, ); };
        N = {isa = PBXResourcesBuildPhase; files = (\(resources)); };
        SB = {isa = PBXBuildFile; fileRef = M; };
        R = {isa = PBXBuildFile; fileRef = V; };
        G = {isa = PBXGroup; children = (AG, ); sourceTree = "<group>"; };
        AG = {isa = PBXGroup; children = (M, V, ); path = App; sourceTree = "<group>"; };
        M = {isa = PBXFileReference; path = Menu.swift; sourceTree = "<group>"; };
        V = {isa = PBXVariantGroup; children = (X, ); name = Menu.xib; sourceTree = "<group>"; };
        X = {isa = PBXFileReference; name = Base; path = Base.lproj/Menu.xib;
          sourceTree = "<group>"; };
      }; }
      """.utf8)
  }

  private func found(
    _ nibs: [String: Int], resources: String = "R", paths: [String] = ["."]
  ) throws -> [String] {
    var files = nibs.mapValues(Self.nib)
    files["App/Menu.swift"] = Self.source
    files["Sample.xcodeproj/project.pbxproj"] = Self.list(resources: resources)
    let project = try SourceProject(bytes: files)
    return project.audit(paths).check().findings.map { $0.hit.written }
  }

  @Test("a nib that is in no target does not stand beside the one that is")
  func stray() throws {
    let own = "App/Base.lproj/Menu.xib"
    #expect(try found([own: 30]) == ["100×30"])
    #expect(try found([own: 50]) == [])
    for stray in ["App/Menu.xib", "App/Old/Menu.xib", "App/fa.lproj/Menu.xib"] {
      #expect(try found([own: 50, stray: 20]) == [])
      #expect(try found([own: 30, stray: 50]) == ["100×30"])
    }
  }

  @Test(
    "a nib that the project names and no target takes is left out, unless it is audited by name")
  func named() throws {
    let nib = ["App/Base.lproj/Menu.xib": 30]
    #expect(try found(nib, resources: "") == [])
    #expect(try found(nib, resources: "", paths: ["App/Base.lproj/Menu.xib"]) == ["100×30"])
  }
}
