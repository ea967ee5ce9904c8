/// Whether the code of one file shows controllers on screens or sheets of their own, by the words around
/// them.
struct ShownControllers {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all that the file does with a class of controllers is to make them and to show them whole.
  func showsWhole(_ controller: String) -> Bool {
    let mentions = bytes.occurrences(ofName: controller)
    return !mentions.isEmpty
      && mentions.allSatisfy { range in
        bytes[range.upperBound...].first == Self.opening && isShown(range, depth: 0)
      }
  }

  /// The most names that one is handed on under.
  private static let mostNames = 4

  private static let opening = UInt8(ascii: "(")

  /// The functions of the system that show a controller, and what they are told besides.
  private static let showing = [
    "pushViewController": "animated", "present": "animated", "show": "sender",
    "showDetailViewController": "sender",
  ]

  /// What puts the view of a controller elsewhere, or gives it a size.
  private static let resizing: Set<String> = [
    "", "view", "willMove", "didMove", "beginAppearanceTransition", "preferredContentSize",
    "popoverPresentationController", "transitioningDelegate",
  ]

  /// Whether what begins at a name is shown whole: handed to what does that, or kept under a name of
  /// which the same is true.
  private func isShown(_ name: Range<Int>, depth: Int) -> Bool {
    guard depth < Self.mostNames, let before = last(before: name.lowerBound) else { return false }
    let end = self.end(of: name)
    switch bytes[before] {
    case UInt8(ascii: "("):
      let function = bytes.name(endingAt: before)
      let word = String(decoding: function, as: UTF8.self)
      if let label = Self.showing[word], isFollowed(end, by: label) { return true }
      return hands(on: word, depth: depth)
    case UInt8(ascii: ":"):
      guard bytes.name(endingAt: before).elementsEqual("rootViewController".utf8),
        let outer = enclosing(before - "rootViewController".utf8.count)
      else { return false }
      return isShown(outer, depth: depth + 1)
    case UInt8(ascii: "="):
      guard let last = last(before: before) else { return false }
      let kept = bytes.name(endingAt: last + 1)
      if kept.elementsEqual("rootViewController".utf8) { return true }
      guard let word = self.last(before: kept.startIndex).map({ bytes.name(endingAt: $0 + 1) }),
        word.elementsEqual("let".utf8)
      else { return false }
      return areShown(String(decoding: kept, as: UTF8.self), depth: depth)
    default: return false
    }
  }

  /// Whether all that bears a name of a block's own is shown whole.
  private func areShown(_ name: String, depth: Int) -> Bool {
    bytes.occurrences(ofName: name).allSatisfy { range in
      // Another's member, what declares it, and the label of an argument.
      if let before = last(before: range.lowerBound) {
        if bytes[before] == UInt8(ascii: ".") { return true }
        let word = bytes.name(endingAt: before + 1)
        if word.elementsEqual("let".utf8) || word.elementsEqual("var".utf8) { return true }
      }
      let rest = bytes[range.upperBound...].drop { "?!".utf8.contains($0) }
      if rest.first == UInt8(ascii: ":") { return true }
      if rest.first == UInt8(ascii: ".") {
        let member = rest.dropFirst().prefix(while: \.isPartOfName)
        return !Self.resizing.contains(String(decoding: member, as: UTF8.self))
      }
      return isShown(range, depth: depth + 1)
    }
  }

  /// Whether a function of the file's own shows what it is handed first.
  private func hands(on function: String, depth: Int) -> Bool {
    guard !function.isEmpty else { return false }
    let declared = bytes.occurrences(ofName: function).filter { range in
      last(before: range.lowerBound).map {
        bytes.name(endingAt: $0 + 1).elementsEqual("func".utf8)
      } ?? false
    }
    guard declared.count == 1, bytes[declared[0].upperBound...].first == Self.opening else {
      return false
    }
    let parameter = bytes[(declared[0].upperBound + 1)...].prefix {
      $0.isPartOfName || $0 == UInt8(ascii: " ")
    }
    guard bytes[parameter.endIndex...].first == UInt8(ascii: ":"),
      let name = parameter.split(separator: UInt8(ascii: " ")).last, name.count > 1
    else { return false }
    return areShown(String(decoding: name, as: UTF8.self), depth: depth + 1)
  }

  // MARK: - What is around

  /// The last sign before a position that is no blank.
  private func last(before position: Int) -> Int? {
    bytes[..<position].lastIndex { !$0.isBlank }
  }

  /// Where what begins at a name ends: behind its arguments, if it is given some.
  private func end(of name: Range<Int>) -> Int {
    guard bytes[name.upperBound...].first == Self.opening else { return name.upperBound }
    var (depth, isText) = (0, false)
    for position in name.upperBound..<bytes.count {
      if bytes[position] == UInt8(ascii: "\""), bytes[position - 1] != UInt8(ascii: "\\") {
        isText.toggle()
      }
      if isText { continue }
      if bytes[position] == Self.opening { depth += 1 }
      if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return position + 1 }
    }
    return bytes.count
  }

  /// Whether the next argument has a label.
  private func isFollowed(_ end: Int, by label: String) -> Bool {
    var rest = bytes[end...].drop { $0.isBlank }
    guard rest.first == UInt8(ascii: ",") else { return false }
    rest = rest.dropFirst().drop { $0.isBlank }
    return rest.starts(with: (label + ":").utf8)
  }

  /// The name of what is given the argument whose label begins at a position.
  private func enclosing(_ position: Int) -> Range<Int>? {
    guard let before = last(before: position), bytes[before] == Self.opening else { return nil }
    let name = bytes.name(endingAt: before)
    return name.isEmpty ? nil : name.startIndex..<name.endIndex
  }
}
