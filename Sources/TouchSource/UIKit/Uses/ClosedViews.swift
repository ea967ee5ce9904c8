/// Whether code that may reach the views of a class, which keep touches from all that lies in them, leaves
/// them like that.
struct ClosedViews {
  let index: SourceIndex

  /// Whether each file that names a class, or one below it, lets touches through to no view that may be of
  /// it.
  ///
  /// - Parameter file: The only other file whose code can reach one of its views; nil where any can.
  func staysClosed(_ type: TypeInfo, reachedFrom file: String? = nil) -> Bool {
    let names = index.withHeirs([type.name])
    let naming = file.map { [index.number(of: $0)].compactMap(\.self) }
    var files = Set(naming ?? names.flatMap(index.numbers(mentioning:)))
    files.formUnion([index.number(of: type.file)].compactMap(\.self))
    guard files.count <= Self.mostFiles else { return false }
    let sources = files.compactMap(index.bytes)
    let own = names.union(type.allInherited).union(["UIView"])
    return sources.count == files.count
      && sources.allSatisfy { bytes in
        bytes.occurrences(ofName: Self.flag).allSatisfy { range in
          if bytes.isSetToFalse(behind: range.upperBound) { return true }
          guard bytes.isBehindDot(range.lowerBound) else { return false }
          let types = sources.flatMap { $0.classes(of: bytes.word(before: range.lowerBound - 1)) }
          return !types.isEmpty && types.allSatisfy { $0 != "" && !own.contains($0) }
        }
      }
  }

  private static let flag = "isUserInteractionEnabled"

  /// The most files that are searched.
  private static let mostFiles = 32
}

extension [UInt8] {
  /// Whether a property is set to false whose name ends at a position.
  func isSetToFalse(behind position: Int) -> Bool {
    self[position...].prefix(16).filter { $0 > 32 }.starts(with: "=false".utf8)
  }

  /// The classes that the declarations of a name write behind it, or make; an empty one for each that does
  /// neither.
  fileprivate func classes(of name: String) -> [String] {
    guard name != "" else { return [] }
    return occurrences(ofName: name).filter { isDeclared(at: $0.lowerBound) }.map { range in
      let rest = self[range.upperBound...].drop { $0.isBlank }
      guard rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: "=") else { return "" }
      let type = rest.dropFirst().drop { $0.isBlank }.prefix { $0.isPartOfName }
      let word = String(decoding: type, as: UTF8.self)
      return word.isTypeName ? word : ""
    }
  }
}
