/// A search for what may set a flag to true, by whatever is called like it.
struct FlagSearch {
  /// What of the system's shows something while a binding is true.
  static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog",
  ]

  private var words: FileWords
  /// Whether what is declared next is seen in its file alone.
  private var isPrivate = false

  init(_ words: FileWords) {
    self.words = words
  }

  /// The modifiers that are given a flag to show something by, if nothing else that is compiled may set
  /// it to true; nil where something may.
  mutating func presenters(of flag: String) -> Set<String>? {
    var presenters: Set<String> = []
    while let token = words.nextCompiled() {
      guard case .word(let word) = token else { continue }
      if word == "func", isPrivate, isCalledNowhere { skipFunction() }
      isPrivate = ["private", "fileprivate"].contains(word) || isPrivate && word == "static"
      if word == "_" + flag { return nil }
      guard word == flag else { continue }
      let start = words.position - flag.utf8.count
      switch sign(before: start) {
      case UInt8(ascii: "$"):
        guard let presenter = presenter(before: start - 1) else { return nil }
        if !Self.presentations.contains(presenter) { presenters.insert(presenter) }
        skipCall()
      case UInt8(ascii: "&"), UInt8(ascii: "\\"): return nil
      default: if isRaised() { return nil }
      }
    }
    return presenters
  }

  /// Whether nothing else in the file names the function whose name follows.
  private var isCalledNowhere: Bool {
    var reader = words
    reader.skipBlank()
    guard let name = reader.word() else { return false }
    return words.bytes.occurrences(ofName: name).count == 1
  }

  /// Skips a function with its body.
  private mutating func skipFunction() {
    while let token = words.nextCompiled() {
      guard case .open = token else { continue }
      words.skipBrackets()
      return
    }
  }

  /// The sign that is written before a name, or before the `self` that it is a member of.
  private func sign(before start: Int) -> UInt8? {
    let start = beginning(ofMemberAt: start)
    return start > 0 ? words.bytes[start - 1] : nil
  }

  /// Where `self.name` begins, or a name alone.
  private func beginning(ofMemberAt start: Int) -> Int {
    let before = words.bytes[..<start]
    if before.hasSuffix("self.") { return start - "self.".utf8.count }
    return before.last == UInt8(ascii: ".") ? start - 1 : start
  }

  /// Whether the name that was just read is set to something other than `false`, or switched over.
  private func isRaised() -> Bool {
    var reader = words
    reader.skipBlank()
    if reader.peek(0) == UInt8(ascii: ".") {
      reader.position += 1
      return reader.word() == "toggle"
    }
    if reader.skipAssignment() {
      guard reader.word() == "false" else { return true }
      reader.skipBlank()
      return reader.peek(0).map { "|&?=!<>".utf8.contains($0) } ?? false
    }
    // Several names may be set at once, as in `(isOn, isOpen) = (true, true)`.
    while reader.peek(0) == UInt8(ascii: ",") {
      reader.position += 1
      reader.skipBlank()
      guard reader.dottedName() != nil else { return false }
      reader.skipBlank()
    }
    guard reader.peek(0) == UInt8(ascii: ")") else { return false }
    reader.position += 1
    reader.skipBlank()
    return reader.skipAssignment()
  }

  /// The modifier that shows something while a binding is true, as in `sheet(isPresented: $is`.
  private func presenter(before start: Int) -> String? {
    let bytes = words.bytes
    var end = beginning(ofMemberAt: start)
    func skipBlank() {
      while end > 0, bytes[end - 1].isBlank { end -= 1 }
    }
    func word() -> String {
      let word = bytes.name(endingAt: end)
      end = word.startIndex
      return String(decoding: word, as: UTF8.self)
    }
    func sign(_ sign: Unicode.Scalar) -> Bool {
      skipBlank()
      guard end > 0, bytes[end - 1] == UInt8(ascii: sign) else { return false }
      end -= 1
      skipBlank()
      return true
    }
    guard sign(":"), word() == "isPresented", sign("(") else { return nil }
    return word()
  }

  /// Skips the rest of a call from within its parentheses, with the closures behind them.
  private mutating func skipCall() {
    words.skipBrackets()
    while true {
      var reader = words
      reader.skipBlank()
      if reader.word() != nil {
        reader.skipBlank()
        guard reader.peek(0) == UInt8(ascii: ":") else { return }
        reader.position += 1
        reader.skipBlank()
      }
      guard reader.peek(0) == UInt8(ascii: "{") else { return }
      words.position = reader.position + 1
      words.skipBrackets()
    }
  }
}

extension FileWords {
  /// Skips an equals sign alone; says whether there is one.
  fileprivate mutating func skipAssignment() -> Bool {
    guard peek(0) == UInt8(ascii: "="), peek(1) != UInt8(ascii: "=") else { return false }
    position += 1
    skipBlank()
    return true
  }

  /// Skips to the end of the brace, bracket or parenthesis that is open.
  fileprivate mutating func skipBrackets() {
    var depth = 1
    while depth > 0, let byte = peek(0) {
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): skipString(hashes: 0)
      default:
        if "{[(".utf8.contains(byte) { depth += 1 }
        if "}])".utf8.contains(byte) { depth -= 1 }
        position += 1
      }
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
