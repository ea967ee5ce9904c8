import Testing

/// Frameworks with an app that shows them, in one Xcode project.
extension UnusedClassTests {
  /// A project that makes an app and a framework of one name each.
  private static func list(app: String, framework: String) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; projectDirPath = "";
        targets = (A, F, ); };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; name = Debug;
        buildSettings = {SDKROOT = iphoneos; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
      A = {isa = PBXNativeTarget; name = \(app); productType = "com.apple.product-type.application";
        buildConfigurationList = L; fileSystemSynchronizedGroups = (G, ); };
      F = {isa = PBXNativeTarget; name = \(framework);
        productType = "com.apple.product-type.framework";
        buildConfigurationList = L; fileSystemSynchronizedGroups = (G, ); };
      G = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; };
    }; }
    """
  }

  @Test(
    "what a framework makes public others use where its project is named for it, not for an app")
  func frameworks() throws {
    let open = Self.cell.replacing("final class", with: "public final class")
    func outcome(_ cell: String, _ lists: [String: String]) throws -> String {
      let files = lists.map { ("\($0.key).xcodeproj/project.pbxproj", $0.value) }
      return try self.outcome(
        cell: cell, screen: "", with: Dictionary(uniqueKeysWithValues: files))
    }
    let shown = Self.list(app: "Demo", framework: "Kit")
    #expect(try outcome(open, ["Kit": shown]) == "found")
    #expect(try outcome(Self.cell, ["Kit": shown]) == "unused")
    #expect(try outcome(open, ["Demo": shown]) == "unused")
    #expect(try outcome(open, ["All": shown]) == "unused")
    // A part of an app may come with an app that shows it alone.
    let app = Self.list(app: "Shop", framework: "Parts")
    #expect(try outcome(open, ["Kit": shown, "Shop": app]) == "unused")
  }
}
