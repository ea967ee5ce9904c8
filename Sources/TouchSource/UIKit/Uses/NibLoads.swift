import TouchModel

/// Where code takes what a nib holds outermost for a view of a class.
struct NibLoads {
  private let type: TypeInfo
  private var places: Set<Place> = []

  init(_ type: TypeInfo) { self.type = type }

  /// Whether there are any.
  var areAny: Bool { !places.isEmpty }

  /// Takes in those that are followed.
  mutating func take(_ followed: Set<Place>) { places.formUnion(followed) }

  /// Whether all code is followed that may load one: what takes something for a view of the class in some files,
  /// and what names a nib with one outside the class.
  func areAll(in files: [Int], of index: SourceIndex) -> Bool {
    files.allSatisfy { isFollowed($0, of: index, asking: type.name, mayLoad) }
      && index.nibs(holding: type.name).allSatisfy { nib in
        index.numbers(mentioning: nib).allSatisfy { number in
          isFollowed(number, of: index, asking: nib) { range, bytes, isOwn in
            !isOwn && bytes.isQuoted(at: range)
          }
        }
      }
  }

  /// Whether all mentions of a name in a file are followed that may load one.
  ///
  /// - Parameter mayLoad: Whether one may, and stands in the class or outside.
  private func isFollowed(
    _ number: Int, of index: SourceIndex, asking name: String,
    _ mayLoad: (Range<Int>, [UInt8], _ isOwn: Bool) -> Bool
  ) -> Bool {
    guard let bytes = index.code(of: number) else { return false }
    let file = index.files[number].name
    let text = SourceText(bytes)
    let starts = places.filter { $0.file == file }
      .map { text.offset(of: Position(line: Int32($0.line), column: Int32($0.column))) }
    let own = OutsideUse(index: index).extents(of: type, in: bytes, number: number)
    return bytes.occurrences(ofName: name).allSatisfy { range in
      !mayLoad(range, bytes, own.contains { $0 ~= range.lowerBound })
        || starts.contains { bytes.isOfOneCall($0, range) }
    }
  }

  private func mayLoad(at range: Range<Int>, in bytes: [UInt8], isOwn: Bool) -> Bool {
    let word = bytes.word(before: range.lowerBound - 1)
    if word == "as" { return true }
    let rest = bytes[range.upperBound...]
    guard rest.first == UInt8(ascii: ".") else {
      if bytes.isQuoted(at: range) || rest.first == UInt8(ascii: "(")
        || ["class", "extension"].contains(word)
      {
        return false
      }
      // What the class itself takes and hands out is told where that is called.
      guard isOwn else { return true }
      let value = rest.drop { "?! ".utf8.contains($0) }
      let isTyped = bytes[..<range.lowerBound].last { !$0.isBlank } == UInt8(ascii: ":")
      return isTyped && value.first == UInt8(ascii: "=")
        && value.dropFirst().first != UInt8(ascii: "=")
    }
    let name = rest.dropFirst().prefix(while: \.isPartOfName)
    guard bytes[name.endIndex...].first == UInt8(ascii: "(") else { return false }
    let declared = type.functions(String(decoding: name, as: UTF8.self)).filter(\.isStatic)
    return declared.isEmpty || declared.contains { $0.result != nil }
  }
}

extension [UInt8] {
  /// Whether a name is all that a literal says.
  fileprivate func isQuoted(at range: Range<Int>) -> Bool {
    let quote = UInt8(ascii: "\"")
    return range.lowerBound > 0 && self[range.lowerBound - 1] == quote
      && range.upperBound < count && self[range.upperBound] == quote
  }

  /// Whether a name belongs to what is made at a position: it begins that or gives it its type, as in
  /// `let panel: Panel = .load()`, or stands in it or behind it, as in `load("Panel") as? Panel`.
  fileprivate func isOfOneCall(_ start: Int, _ name: Range<Int>) -> Bool {
    if start >= name.lowerBound {
      return start <= name.upperBound
        || self[name.upperBound..<Swift.min(start, count)]
          .allSatisfy { $0.isPartOfName || ".?!= ".utf8.contains($0) }
    }
    return !self[start..<name.lowerBound].contains { "{};=".utf8.contains($0) }
  }
}
