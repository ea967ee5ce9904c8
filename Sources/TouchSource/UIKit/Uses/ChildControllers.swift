import TouchModel

/// Which controllers the code of one file puts inside others', by the words around what does that.
struct ChildControllers {
  private let bytes: [UInt8]
  private let platform: Platform
  /// Whether popovers may be shown in a part of the screen.
  private let hasPopovers: Bool

  /// - Parameter hasPopovers: Whether code of the project decides how popovers adapt themselves.
  init(_ bytes: [UInt8], on platform: Platform, hasPopovers: Bool) {
    self.platform = platform
    self.hasPopovers = hasPopovers || platform != .iOS
    self.bytes = Self.containing.contains(where: bytes.hold) ? bytes.withoutComments : []
  }

  /// What puts the view of a controller inside another's.
  static let containing = handing + elsewhere

  /// What names the child that it puts there.
  private static let handing = [
    "addChild", "willMove(toParent", "didMove(toParent", ".view.addSubview(", embedding,
    popover,
  ]
  private static let embedding = "embed"
  /// What only a controller is asked that may be shown in a part of the screen: on an iPhone all of it, where no
  /// delegate says otherwise.
  ///
  /// Source: the documentation of `UIPopoverPresentationController` and of
  /// `adaptivePresentationStyle(for:traitCollection:)`.
  private static let popover = "popoverPresentationController"

  /// What does not.
  private static let elsewhere = [
    "UIViewControllerRepresentable", splitting, "preferredContentSize",
    "UIPageViewController", presentation,
    // Presentr's and PopupDialog's.
    "customPresentViewController", "PopupDialog(",
  ]

  /// What decides how large a controller is that is shown where it says so itself: a class below it, or
  /// what makes one. A delegate is only told of it.
  private static let presentation = "UIPresentationController"

  /// What shows controllers beside each other only where there is room: on an iPhone one at a time, whole.
  ///
  /// Source: the documentation of `UISplitViewController.isCollapsed`, which it is in a compact width.
  private static let splitting = "UISplitViewController"

  /// The most names that one is another for.
  private static let mostNames = 3

  private static let (opening, closing) = (UInt8(ascii: "("), UInt8(ascii: ")"))

  /// Whether the file puts any controllers inside others'.
  var areAny: Bool { handing.contains(where: bytes.hold) || namesNone }

  /// What names a child that is put into a part of the screen.
  private var handing: [String] {
    hasPopovers ? Self.handing : Self.handing.filter { $0 != Self.popover }
  }

  /// Whether the file puts controllers inside others' by something that does not name them.
  private var namesNone: Bool {
    Self.elsewhere.contains { word in
      switch word {
      case Self.splitting: platform != .iOS && bytes.hold(word)
      case Self.presentation: bytes.occurrences(ofName: word).contains { !isParameter($0) }
      default: bytes.hold(word)
      }
    }
  }

  /// Whether a type is that of a parameter, whose name stands before the colon; the name of a class stands
  /// behind `class`.
  private func isParameter(_ type: Range<Int>) -> Bool {
    guard let colon = bytes[..<type.lowerBound].lastIndex(where: { !$0.isBlank }),
      bytes[colon] == UInt8(ascii: ":")
    else { return false }
    let name = bytes.name(endingAt: colon)
    return !name.isEmpty && !bytes[..<name.startIndex].endsWithWord("class")
  }

  /// Whether a controller of the file hands itself to another as a child.
  var addSelf: Bool {
    ["addChild(self)", "addChildViewController(self)"].contains(where: bytes.hold)
  }

  /// The names of the classes of all controllers that the file puts inside others', and of whatever else it
  /// hands to what does that; nil where one is not told.
  var classes: Set<String>? {
    guard !namesNone else { return nil }
    var found: Set<String> = []
    for word in handing {
      for range in bytes.occurrences(of: word) {
        guard let names = names(handedBy: word, at: range) else { return nil }
        for name in names {
          guard let types = classes(of: name, depth: 0) else { return nil }
          found.formUnion(types)
        }
      }
    }
    return found
  }

  /// The names of what some words hand to a controller; nil where that is no name.
  private func names(handedBy word: String, at range: Range<Int>) -> [ArraySlice<UInt8>]? {
    switch word {
    case ".view.addSubview(":
      guard let argument = arguments(from: range.upperBound - 1)?.first else { return nil }
      // What is no view of a controller's by its name is none.
      guard let end = argument.indexOfMember("view") else { return [] }
      return name(in: bytes[argument.startIndex..<end]).map { [$0] }
    case "willMove(toParent", "didMove(toParent":
      let receiver = bytes[..<range.lowerBound]
      // One that is overridden is told so.
      guard receiver.last == UInt8(ascii: ".") else {
        return receiver.endsWithWord("func") ? [] : nil
      }
      let owner = bytes.name(endingAt: trimmed(range.lowerBound - 1))
      if owner.elementsEqual("super".utf8) { return [] }
      return owner.isEmpty ? nil : [owner]
    // A method of a delegate's is told of one.
    case Self.popover where bytes[..<range.lowerBound].endsWithWord("func"): return []
    case Self.popover: return owner(ofMemberAt: range.lowerBound).map { [$0] }
    default:
      let end = bytes[range.upperBound...].firstIndex { !$0.isPartOfName } ?? bytes.count
      guard end < bytes.count, bytes[end] == Self.opening else {
        // A word of everyday use, which does something where it is called.
        return word == Self.embedding ? [] : nil
      }
      let name = bytes.name(endingAt: end)
      // A function's own parameters are told by what calls it.
      guard !bytes[..<name.startIndex].endsWithWord("func"), let arguments = arguments(from: end)
      else { return nil }
      return arguments.reduce(into: [] as [ArraySlice<UInt8>]?) { names, argument in
        guard let name = self.name(in: argument) else {
          names = nil
          return
        }
        if !name.elementsEqual("self".utf8) { names?.append(name) }
      }
    }
  }

  /// The name of what has a member, a property of the class's or anything nearer; nil for any other.
  private func owner(ofMemberAt start: Int) -> ArraySlice<UInt8>? {
    guard bytes[..<start].last == UInt8(ascii: ".") else { return nil }
    let owner = bytes.name(endingAt: trimmed(start - 1))
    guard !owner.isEmpty, !owner.elementsEqual("self".utf8) else { return nil }
    let before = bytes[..<owner.startIndex]
    guard before.last == UInt8(ascii: ".") else { return owner }
    return bytes.name(endingAt: owner.startIndex - 1).elementsEqual("self".utf8) ? owner : nil
  }

  /// The arguments that begin with a parenthesis; nil where they hold others' or texts.
  private func arguments(from start: Int) -> [ArraySlice<UInt8>]? {
    guard let end = bytes[start...].firstIndex(of: Self.closing) else { return nil }
    let inside = bytes[(start + 1)..<end]
    guard !inside.contains(Self.opening), !inside.contains(UInt8(ascii: "\"")) else { return nil }
    return inside.split(separator: UInt8(ascii: ","))
  }

  /// The name that an argument is, of a property of the class or of anything nearer; nil for any other.
  private func name(in argument: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = argument
    if let colon = rest.firstIndex(of: UInt8(ascii: ":")) { rest = rest[(colon + 1)...] }
    rest = rest.drop(while: \.isBlank)
    if rest.starts(with: "self.".utf8) { rest = rest.dropFirst("self.".utf8.count) }
    let name = rest.prefix(while: \.isPartOfName)
    guard !name.isEmpty,
      rest.dropFirst(name.count).allSatisfy({ "?!".utf8.contains($0) || $0.isBlank })
    else { return nil }
    return name
  }

  /// Where what stands before a position ends, without signs of what may be missing.
  private func trimmed(_ position: Int) -> Int {
    (bytes[..<position].lastIndex { !"?!".utf8.contains($0) } ?? position - 1) + 1
  }

  /// The name of the type behind the colon of a parameter; nil behind that of an argument, which is given a
  /// value.
  private func parameterType(behind colon: Int) -> String? {
    let type = bytes[(colon + 1)...].drop(while: \.isBlank).prefix(while: \.isPartOfName)
    guard type.first?.isCapital == true else { return nil }
    let next = bytes[type.endIndex...].first
    return next == Self.opening || next == UInt8(ascii: ".")
      ? nil : String(decoding: type, as: UTF8.self)
  }

  /// The names of the classes that a name may stand for by what declares it in the file; nil where that does
  /// not say.
  private func classes(of name: ArraySlice<UInt8>, depth: Int) -> Set<String>? {
    guard depth < Self.mostNames else { return nil }
    let word = String(decoding: name, as: UTF8.self)
    var found: Set<String> = []
    for range in bytes.occurrences(ofName: word) {
      let before = bytes[..<range.lowerBound]
      var rest = bytes[range.upperBound...].drop(while: \.isBlank)
      let isTyped = rest.first == UInt8(ascii: ":")
      guard before.endsWithWord("let") || before.endsWithWord("var") else {
        if isTyped, let type = parameterType(behind: rest.startIndex) { found.insert(type) }
        continue
      }
      // `if let child` stands for the property of that name.
      guard isTyped || rest.first == UInt8(ascii: "=") else { continue }
      rest = rest.dropFirst().drop(while: \.isBlank)
      if rest.starts(with: "self.".utf8) { rest = rest.dropFirst("self.".utf8.count) }
      let next = rest.prefix(while: \.isPartOfName)
      let after = rest.dropFirst(next.count).first
      guard let first = next.first else { return nil }
      if isTyped ? first.isCapital : first.isCapital && after == Self.opening {
        guard after != UInt8(ascii: "."), after != UInt8(ascii: "<") else { return nil }
        found.insert(String(decoding: next, as: UTF8.self))
      } else if !isTyped, after != Self.opening, after != UInt8(ascii: "."),
        after != UInt8(ascii: "?")
      {
        guard !next.elementsEqual(name) else { continue }
        guard let others = classes(of: next, depth: depth + 1) else { return nil }
        found.formUnion(others)
      } else {
        return nil
      }
    }
    return found.isEmpty ? nil : found
  }
}

extension ArraySlice<UInt8> {
  /// Whether a word stands at the end, before blanks.
  fileprivate func endsWithWord(_ word: String) -> Bool {
    guard let last = lastIndex(where: { !$0.isBlank }), last + 1 < endIndex else { return false }
    let rest = self[startIndex...last]
    return rest.suffix(word.utf8.count).elementsEqual(word.utf8)
      && rest.dropLast(word.utf8.count).last?.isPartOfName != true
  }

  /// Where a member begins, at its point or at what says that something before may be missing; nil where it
  /// is not there.
  fileprivate func indexOfMember(_ name: String) -> Int? {
    let member = Array(".\(name)".utf8)
    var position = startIndex
    while position + member.count <= endIndex {
      let end = position + member.count
      if self[position..<end].elementsEqual(member), end == endIndex || !self[end].isPartOfName {
        return position
      }
      position += 1
    }
    return nil
  }
}
