import TouchModel

/// The least major version of iOS that a project's apps run on, by what it is built with.
struct LeastSystem {
  /// The least that the targets of Xcode projects which make apps run on, one by one; nil for one
  /// that does not say it.
  let apps: [Int?]
  /// The versions that files for generators of projects name.
  let generated: [Int]
  /// The least that packages run on; nil for one that does not say it.
  let packages: [Int?]
  /// Whether others may build the packages into apps of their own.
  let isLibrary: Bool

  /// The version, where everything that can be an app or a part of one says it.
  var version: Int? {
    let apps: [Int?] = apps.isEmpty ? generated : apps
    // A package inside an app's project runs where the app does.
    let all = apps.isEmpty || isLibrary ? apps + packages : apps
    return Self.least(of: all)
  }

  /// The least of some versions, if all of them are known.
  static func least(of versions: [Int?]) -> Int? {
    versions.contains(nil) ? nil : versions.compactMap { $0 }.min()
  }

  /// The major version that a setting begins with, as in `26.0`; nil where it names another setting.
  static func major(_ text: Substring) -> Int? {
    Int(text.drop { " \t\"'".contains($0) }.prefix { $0.isASCII && $0.isNumber })
  }
}

extension FileSearch {
  /// The versions of iOS that shared files of build settings name.
  var configuredSystems: [Int] {
    configurations.flatMap { Self.versions(after: ["IPHONEOS_DEPLOYMENT_TARGET"], inFile: $0) }
  }

  /// The versions of iOS that XcodeGen and Tuist are told to make projects for.
  var generatedSystems: [Int] {
    let lists = namingFiles.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
    let manifests = manifests.filter { !$0.hasSuffix("/Package.swift") }
    return lists.flatMap {
      Self.versions(after: ["IPHONEOS_DEPLOYMENT_TARGET"], inFile: $0)
        + Self.versions(after: ["iOS:"], below: "deploymentTarget", inFile: $0)
    } + manifests.flatMap { Self.versions(after: [".iOS(\""], inFile: $0) }
  }

  /// The versions that follow some words in a file, each by its first number.
  ///
  /// - Parameter head: What has to stand in the line or in the one before.
  static func versions(
    after words: [String], below head: String = "", inFile path: String
  ) -> [Int] {
    guard let bytes = FileBytes.read(path) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return zip([""] + lines, lines).flatMap { before, line in
      guard head.isEmpty || line.contains(head) || before.contains(head) else { return [Int]() }
      return words.compactMap { word in
        line.firstRange(of: word).flatMap { range in
          LeastSystem.major(line[range.upperBound...].drop { " \t=:".contains($0) })
        }
      }
    }
  }
}
