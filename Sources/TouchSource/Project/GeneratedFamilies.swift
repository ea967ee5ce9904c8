extension FileSearch {
  /// Whether XcodeGen and Tuist are told to make apps for the iPad and none for the iPhone; nil where they
  /// are not told.
  var areGeneratedForPadAlone: Bool? {
    let lists = namingFiles.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
    let manifests = manifests.filter { !$0.hasSuffix("/Package.swift") }
    let said = lists.flatMap(Self.familiesOfXcodeGen) + manifests.flatMap(Self.familiesOfTuist)
    guard said.contains(where: \.hasPad) || said.contains(where: \.hasPhone) else { return nil }
    return !said.contains(where: \.hasPhone)
  }

  /// For which of Apple's devices something is made.
  private struct Families {
    var hasPhone: Bool
    var hasPad: Bool
  }

  /// What a specification of XcodeGen's says of families; where an app in it says nothing it is for both.
  private static func familiesOfXcodeGen(inFile path: String) -> [Families] {
    guard let text = text(ofFile: path) else { return [] }
    let said = text.matches(of: /TARGETED_DEVICE_FAMILY["']?\s*:\s*["']?([0-9, ]+)/)
    guard let first = said.first else { return [] }
    let isForAll = text.firstRange(of: "targets:").map { first.range.lowerBound < $0.lowerBound }
    let apps = text.matches(of: /type:\s*["']?application\b/).count
    let isLeftOpen = isForAll != true && said.count < apps
    return said.map { Families(hasPhone: $0.1.contains("1"), hasPad: $0.1.contains("2")) }
      + (isLeftOpen ? [Families(hasPhone: true, hasPad: true)] : [])
  }

  /// What Tuist's Swift says of destinations, or of devices as its older versions do.
  private static func familiesOfTuist(inFile path: String) -> [Families] {
    guard let text = text(ofFile: path) else { return [] }
    let lists = /(?:destinations|devices)\s*:\s*(?:\w+\s*=\s*)?(\[[^\]]*\]|\.\w+)/
    return text.matches(of: lists).compactMap { match in
      let names = Set(match.1.matches(of: /\.(\w+)/).map { $0.1.lowercased() })
      let hasPhone = !names.isDisjoint(with: ["iphone", "ios"])
      let hasPad = !names.isDisjoint(with: ["ipad", "ios"])
      return hasPhone || hasPad ? Families(hasPhone: hasPhone, hasPad: hasPad) : nil
    }
  }

  private static func text(ofFile path: String) -> String? {
    FileBytes.read(path).map { String(decoding: $0, as: UTF8.self) }
  }
}
