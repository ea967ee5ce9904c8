/// Whether the code of one file shows controllers on screens or sheets of their own, by the words around
/// them.
struct ShownControllers {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all that the file does with a class of controllers is to make them and to show them whole.
  ///
  /// - Parameter isHosted: Whether it is one of those that host views of SwiftUI's.
  func showsWhole(_ controller: String, isHosted: Bool = false) -> Bool {
    let mentions = bytes.occurrences(ofName: controller).filter { range in
      !isHosted || !isDeclared(range)
    }
    return !mentions.isEmpty
      && mentions.allSatisfy { range in
        bytes[range.upperBound...].first == Self.opening
          && isShown(range, isHosted: isHosted, depth: 0)
      }
  }

  /// Whether a name stands where the type is declared or extended, which makes none.
  private func isDeclared(_ range: Range<Int>) -> Bool {
    last(before: range.lowerBound).map {
      let word = String(decoding: bytes.name(endingAt: $0 + 1), as: UTF8.self)
      return ["struct", "class", "extension"].contains(word)
    } ?? false
  }

  /// Whether all that the file does with a view of SwiftUI's is to make it the root of hosting controllers
  /// that are shown whole, as far as it does not make it that of a class of controllers.
  func hostsWhole(_ view: String) -> Bool {
    bytes.occurrences(ofName: view).allSatisfy { range in
      if isDeclared(range) { return true }
      // A class is asked for itself.
      if let before = last(before: range.lowerBound), bytes[before] == UInt8(ascii: "<") {
        return Self.isHost(String(decoding: bytes.name(endingAt: before), as: UTF8.self))
      }
      let rest = bytes[range.upperBound...].drop(while: \.isBlank)
      guard rest.first == Self.opening || rest.first == UInt8(ascii: "{") else { return false }
      return isShown(range, isView: true, depth: 0)
    }
  }

  /// Whether a class of controllers in the file may make a view its root by its own means.
  func mayRoot(_ view: String) -> Bool {
    !bytes.occurrences(of: "super.init(rootView").isEmpty
      || bytes.occurrences(ofName: view).contains { range in
        last(before: range.lowerBound).map { bytes[$0] == UInt8(ascii: "<") } ?? false
      }
  }

  /// Whether a controller shows views of SwiftUI's by its name.
  static func isHost(_ name: String) -> Bool {
    name.hasSuffix("HostingController") || name.hasSuffix("HostingViewController")
  }

  /// The most names that one is handed on under.
  private static let mostNames = 6

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

  /// What gives a hosting controller another size than that of the screen.
  private static let resizingHosted: Set<String> = [
    "", "willMove", "didMove", "beginAppearanceTransition", "popoverPresentationController",
    "sheetPresentationController", "sizingOptions", "sizeThatFits", "transitioningDelegate",
  ]

  /// What the view of a hosting controller may be told without being put elsewhere.
  private static let looks: Set<String> = [
    "backgroundColor", "tintColor", "isOpaque", "accessibilityIdentifier",
    "accessibilityViewIsModal", "overrideUserInterfaceStyle",
  ]

  /// Views that fill a screen with what they hold.
  private static let filling: Set<String> = ["NavigationStack", "NavigationView"]

  /// Whether what begins at a name is shown whole: handed to what does that, or kept under a name of
  /// which the same is true.
  ///
  /// - Parameters:
  ///   - isView: Whether it is a view of SwiftUI's and no controller.
  ///   - isHosted: Whether it is a controller that hosts one.
  private func isShown(
    _ name: Range<Int>, isView: Bool = false, isHosted: Bool = false, depth: Int
  ) -> Bool {
    guard depth < Self.mostNames, let before = last(before: name.lowerBound) else { return false }
    switch bytes[before] {
    case UInt8(ascii: "("):
      let function = bytes.name(endingAt: before)
      let word = String(decoding: function, as: UTF8.self)
      if isView {
        return word == "AnyView"
          && isShown(function.startIndex..<function.endIndex, isView: true, depth: depth + 1)
      }
      if let label = Self.showing[word], isFollowed(end(of: name), by: label) { return true }
      return hands(on: word, isHosted: isHosted, depth: depth)
    case UInt8(ascii: "{") where isView:
      guard let outer = last(before: before).map({ bytes.name(endingAt: $0 + 1) }),
        Self.filling.contains(String(decoding: outer, as: UTF8.self))
      else { return false }
      return isShown(outer.startIndex..<outer.endIndex, isView: true, depth: depth + 1)
    case UInt8(ascii: ":"):
      let label = isView ? "rootView" : "rootViewController"
      guard bytes.name(endingAt: before).elementsEqual(label.utf8),
        let outer = enclosing(before - label.utf8.count)
      else { return false }
      let isSuper = bytes[..<outer.upperBound].suffix(10).elementsEqual("super.init".utf8)
      return isView && isSuper
        || isShown(outer, isHosted: isView || isHosted, depth: depth + 1)
    case UInt8(ascii: "="):
      guard let last = last(before: before) else { return false }
      let kept = bytes.name(endingAt: last + 1)
      if kept.elementsEqual("rootViewController".utf8) { return true }
      guard let word = self.last(before: kept.startIndex).map({ bytes.name(endingAt: $0 + 1) }),
        word.elementsEqual("let".utf8)
      else { return false }
      return areShown(
        String(decoding: kept, as: UTF8.self), areViews: isView, areHosted: isHosted, depth: depth)
    default: return false
    }
  }

  /// Whether all that bears a name of a block's own is shown whole.
  private func areShown(
    _ name: String, areViews: Bool = false, areHosted: Bool = false, depth: Int
  ) -> Bool {
    bytes.occurrences(ofName: name).allSatisfy { range in
      // Another's member, what declares it, and the label of an argument.
      if let before = last(before: range.lowerBound) {
        if bytes[before] == UInt8(ascii: ".") { return true }
        let word = bytes.name(endingAt: before + 1)
        if word.elementsEqual("let".utf8) || word.elementsEqual("var".utf8) { return true }
      }
      let rest = bytes[range.upperBound...].drop { "?!".utf8.contains($0) }
      if rest.first == UInt8(ascii: ":") { return true }
      if rest.first == UInt8(ascii: "."), !areViews {
        let member = rest.dropFirst().prefix(while: \.isPartOfName)
        let word = String(decoding: member, as: UTF8.self)
        guard areHosted else { return !Self.resizing.contains(word) }
        guard word == "view" else { return !Self.resizingHosted.contains(word) }
        let look = bytes[member.endIndex...].drop { !$0.isPartOfName && !$0.isBlank }
          .prefix(while: \.isPartOfName)
        return Self.looks.contains(String(decoding: look, as: UTF8.self))
      }
      return isShown(range, isView: areViews, isHosted: areHosted, depth: depth + 1)
    }
  }

  /// Whether a function of the file's own shows what it is handed first.
  private func hands(on function: String, isHosted: Bool, depth: Int) -> Bool {
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
    return areShown(
      String(decoding: name, as: UTF8.self), areHosted: isHosted, depth: depth + 1)
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
