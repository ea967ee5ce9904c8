/// The scenes of a storyboard, as far as which of them something leads to.
struct Storyboard {
  struct Scene {
    /// Where it stands in the file.
    fileprivate var range: Range<Int>
    /// What a segue calls its controller.
    fileprivate var id: String
    /// What code calls its controller, if it does.
    var identifier: String?
    /// The class of its controller, if that is the app's.
    var className: String?
    /// What it leads to.
    fileprivate var destinations: [String]
  }

  private let bytes: [UInt8]
  private let scenes: [Scene]
  private let initial: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let document = bytes.tags("document", in: bytes.indices).first
    initial = document.flatMap { bytes.attribute("initialViewController", in: $0) }
    let starts = bytes.tags("scene", in: bytes.indices).map(\.lowerBound)
    scenes = starts.indices.compactMap { number in
      let end = number + 1 < starts.count ? starts[number + 1] : bytes.count
      let range = starts[number]..<end
      guard let tag = bytes.controllerTag(in: range), let id = bytes.attribute("id", in: tag) else {
        return nil
      }
      return Scene(
        range: range, id: id, identifier: bytes.attribute("storyboardIdentifier", in: tag),
        className: bytes.attribute("customClass", in: tag),
        // An action that is left from another scene has a destination as well.
        destinations: bytes.tags("segue", in: range).flatMap {
          bytes.values(of: "destination", in: $0)
        })
    }
  }

  /// What code may call the controllers of its scenes.
  var names: [String] { scenes.flatMap { [$0.identifier, $0.className].compactMap(\.self) } }

  /// What stands in the file but for the scenes that nothing leads to: neither the storyboard, nor code,
  /// nor another storyboard.
  ///
  /// - Parameter isNamed: Whether code or another file names the controller of a scene.
  func shown(where isNamed: (Scene) -> Bool) -> [ArraySlice<UInt8>] {
    var reached: Set<String> = []
    var queue = scenes.filter { $0.id == initial || isNamed($0) }.map(\.id)
    while let id = queue.popLast() {
      guard reached.insert(id).inserted else { continue }
      queue += scenes.first { $0.id == id }?.destinations ?? []
    }
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    for scene in scenes where !reached.contains(scene.id) {
      parts.append(bytes[start..<scene.range.lowerBound])
      start = scene.range.upperBound
    }
    return parts + [bytes[start...]]
  }
}

extension [UInt8] {
  /// Where the tags of a name stand, each up to its end.
  fileprivate func tags(_ name: String, in range: Range<Int>) -> [Range<Int>] {
    occurrences(ofName: name).filter { found in
      range.contains(found.lowerBound) && found.lowerBound > 0
        && self[found.lowerBound - 1] == UInt8(ascii: "<")
    }.map { $0.lowerBound - 1..<end(ofTagAt: $0.upperBound) }
  }

  /// The tag of the controller of a scene; nil where there is none.
  fileprivate func controllerTag(in range: Range<Int>) -> Range<Int>? {
    let text = #"sceneMemberID="viewController""#
    guard let found = self[range].firstRange(of: Array(text.utf8)) else { return nil }
    let start = self[range.lowerBound..<found.lowerBound].lastIndex(of: UInt8(ascii: "<"))
    return start.map { $0..<end(ofTagAt: found.upperBound) }
  }

  /// What stands around the tags of a name.
  func parts(withoutTags name: String) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    for tag in tags(name, in: indices) where tag.lowerBound >= start {
      parts.append(self[start..<tag.lowerBound])
      start = tag.upperBound
    }
    return parts + [self[start...]]
  }

  private func end(ofTagAt position: Int) -> Int {
    self[position...].firstIndex(of: UInt8(ascii: ">")) ?? count
  }

  /// The value of an attribute of a tag; nil where it has none.
  fileprivate func attribute(_ name: String, in tag: Range<Int>) -> String? {
    values(of: name, in: tag).first
  }

  /// The values of all attributes of a name in a range.
  fileprivate func values(of name: String, in range: Range<Int>) -> [String] {
    let part = [UInt8](self[range])
    return part.occurrences(ofName: name).compactMap { found in
      let rest = part[found.upperBound...]
      guard rest.starts(with: "=\"".utf8) else { return nil }
      return String(decoding: rest.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
  }
}
