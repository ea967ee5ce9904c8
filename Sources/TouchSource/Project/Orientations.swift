extension FileSearch {
  private static let orientations = "UISupportedInterfaceOrientations"

  /// Whether all that says how the project's apps may be held leaves them on their sides.
  ///
  /// - Parameter areForPadAlone: Whether none of them is for the iPhone, whose list is another.
  func areOnSidesAlone(areForPadAlone: Bool) -> Bool {
    let lists = namingFiles.filter { path in
      [".plist", ".yml", ".yaml"].contains(where: path.hasSuffix)
    }
    let settings = xcodeProjects.map { $0 + "/project.pbxproj" } + configurations + manifests
    var isSaid = false
    for path in lists + settings {
      guard let bytes = FileBytes.read(path) else { continue }
      let keys = bytes.occurrences(of: Self.orientations)
      guard !keys.isEmpty else {
        // An app that does not say it may be held upright.
        if path.hasSuffix(".plist"), bytes.hold("LSRequiresIPhoneOS") { return false }
        continue
      }
      let isOfPhone = keys.contains { key in
        !["~ipad", "_iPad"].contains { bytes[key.upperBound...].starts(with: $0.utf8) }
      }
      guard areForPadAlone || isOfPhone, !bytes.hold("UIInterfaceOrientationPortrait"),
        bytes.hold("UIInterfaceOrientationLandscape")
      else { return false }
      isSaid = true
    }
    return isSaid
  }
}
