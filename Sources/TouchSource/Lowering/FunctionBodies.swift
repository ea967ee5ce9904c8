/// Finds the functions whose signatures and bodies are worth leaving out of a parse until someone asks
/// for them.
///
/// Parsing costs hundreds of times what finding the end of a body does, and most functions of an app
/// make nothing that can be touched.
struct FunctionBodies {
  /// A function, from its keyword to its closing brace.
  struct Place {
    var start: Int
    /// Where its generic parameters begin, or the parameters if it has none.
    var signature: Int
    var brace: Int
    var end: Int
    /// Its text up to the opening brace.
    var header: Range<Int> { start..<brace }
    /// What is inside the braces.
    var content: Range<Int> { brace + 1..<end - 1 }
  }

  /// The shortest body that is left out, in bytes: a shorter one costs as much to come back to.
  static let shortest = 64

  private struct Header {
    var start: Int
    /// How many brackets were open at its keyword.
    var depth: Int
    /// Whether what it is called was read: an operator's name is no word.
    var isNamed: Bool
    var signature: Int?
  }

  private struct Opening {
    var byte: UInt8
    /// The function whose body it begins.
    var function: Int?
  }

  private var places: [Place] = []
  private var openings: [Opening] = []
  /// The function whose body did not begin yet.
  private var header: Header?
  /// How many bodies are open.
  private var bodies = 0

  /// Returns the functions in order, none inside another; none at all where a bracket has no partner,
  /// since nobody knows then where a body ends.
  static func find(
    in bytes: UnsafeBufferPointer<UInt8>, shortest: Int = FunctionBodies.shortest
  ) -> [Place] {
    var finder = FunctionBodies()
    var scanner = SourceScanner(bytes)
    var isName = false
    while let token = scanner.next() {
      switch token {
      case .word(let range):
        if !isName { finder.word(range, in: bytes) } else { finder.header?.isNamed = true }
        isName = false
      case .directive:
        finder.header = nil
        isName = false
      case .open(let byte):
        finder.open(byte, at: scanner.index - 1)
        isName = false
      case .close(let byte):
        guard finder.close(byte, end: scanner.index) else { return [] }
        isName = false
      case .other(let byte):
        if byte == UInt8(ascii: "<") { finder.angle(at: scanner.index - 1) }
        isName = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "`")
      }
    }
    return finder.openings.isEmpty ? finder.places.filter { $0.content.count >= shortest } : []
  }

  private mutating func word(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    guard bodies == 0 else { return }
    let word = UnsafeBufferPointer(rebasing: bytes[range])
    if Self.begins.contains(where: { $0.elementsEqual(word) }) {
      let isNamed = Self.initializer.elementsEqual(word)
      header = Header(start: range.lowerBound, depth: openings.count, isNamed: isNamed)
    } else if let begun = header, begun.depth == openings.count,
      Self.others.contains(where: { $0.elementsEqual(word) })
    {
      // A requirement of a protocol has no body; what follows is another declaration.
      header = nil
    } else {
      header?.isNamed = true
    }
  }

  private mutating func angle(at index: Int) {
    if let begun = header, begun.isNamed, begun.signature == nil { header?.signature = index }
  }

  private mutating func open(_ byte: UInt8, at index: Int) {
    var opening = Opening(byte: byte)
    if let begun = header, begun.depth == openings.count {
      if byte == UInt8(ascii: "{") {
        opening.function = places.count
        places.append(
          Place(
            start: begun.start, signature: begun.signature ?? index, brace: index, end: index))
        header = nil
        bodies += 1
      } else if begun.signature == nil {
        header?.signature = index
      }
    }
    openings.append(opening)
  }

  /// Closes a bracket; says whether it is the last one opened.
  private mutating func close(_ byte: UInt8, end: Int) -> Bool {
    guard let opening = openings.popLast(), opening.byte == Self.partner(of: byte) else {
      return false
    }
    if let begun = header, openings.count < begun.depth { header = nil }
    if let function = opening.function {
      places[function].end = end
      bodies -= 1
    }
    return true
  }

  private static func partner(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }

  private static let initializer = Array("init".utf8)
  private static let begins = [Array("func".utf8), initializer]
  private static let others = [
    "var", "let", "case", "class", "struct", "enum", "extension", "protocol", "actor", "typealias",
    "associatedtype", "subscript", "deinit", "import", "static", "macro", "operator",
  ].map { Array($0.utf8) }
}
