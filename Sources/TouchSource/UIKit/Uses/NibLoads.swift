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

  /// Whether all code in some files is followed that may load one: casts to the class, what is called on it that
  /// it does not declare or that returns a view, and variables of it.
  func areAll(in files: [Int], of index: SourceIndex) -> Bool {
    files.allSatisfy { number in
      guard let bytes = index.code(of: number) else { return false }
      let mentions = bytes.occurrences(ofName: type.name).filter { mayLoad(at: $0, in: bytes) }
      return mentions.count <= places.count { $0.file == index.files[number].name }
    }
  }

  private func mayLoad(at range: Range<Int>, in bytes: [UInt8]) -> Bool {
    if bytes.word(before: range.lowerBound - 1) == "as" { return true }
    let rest = bytes[range.upperBound...]
    guard rest.first == UInt8(ascii: ".") else {
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
