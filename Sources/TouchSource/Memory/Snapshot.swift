import Foundation
import TouchModel

/// What one audit left for the next: the scan of each file, and each result with what it rests on.
///
/// A file that is damaged, cut off, or from another tool is as good as none.
final class Snapshot: Sendable {
  struct File: Sendable {
    /// The number of its name in the table of strings.
    var name: Int
    var hash: UInt64
    /// By what the file system knows it again, 0 where that is not sure; see `FileFacts.stamp`.
    var stamp: UInt64
    /// Whether its elements were judged.
    var isAudited: Bool
    fileprivate var scan: Range<Int>
    fileprivate var problems: Range<Int>
    /// The declarations, where they were read.
    fileprivate var declarations: Range<Int>

    /// Whether its declarations were read.
    var isRead: Bool { !declarations.isEmpty }
  }

  struct Result: Sendable {
    /// The numbers of files, as names in the table of strings, and of questions.
    var uses: Range<Int>
    var value: Range<Int>
  }

  static let mark = Array("touchstone cache 5\n".utf8)
  /// Where what is kept begins, behind the mark and the hash over all of it.
  static let start = mark.count + 8

  let bytes: [UInt8]
  let strings: [String]
  /// Whether the project was one that others may use.
  let isOfferedToOthers: Bool
  let questions: [Question]
  /// What the project's resources answered to some of the questions.
  let answers: [Int: String]
  /// Files by their names.
  let files: [String: File]
  let results: [UInt64: Result]
  /// How many strings were there when no older ones were kept.
  let freshStrings: Int

  /// Reads a file; nil if there is none that a tool of this edition wrote.
  convenience init?(path: String, edition: UInt64) {
    guard let bytes = FileBytes.read(path) else { return nil }
    try? self.init(bytes: bytes, edition: edition)
  }

  init(bytes: [UInt8], edition: UInt64) throws(DamagedBytes) {
    guard bytes.starts(with: Self.mark) else { throw DamagedBytes() }
    let start = Self.start
    var head = ByteReader(bytes, in: Self.mark.count..<bytes.count)
    guard try head.fixed() == ContentHash.of(bytes[start...]) else { throw DamagedBytes() }
    var reader = ByteReader(bytes, in: start..<bytes.count)
    guard try reader.fixed() == edition else { throw DamagedBytes() }
    isOfferedToOthers = try reader.flag()
    freshStrings = try reader.number()
    let strings = try reader.table()
    reader = reader.knowing(strings)
    var questions: [Question] = []
    var answers: [Int: String] = [:]
    for number in 0..<(try reader.count()) {
      questions.append(try Question(from: &reader))
      if try reader.flag() { answers[number] = try reader.string() }
    }
    var files: [String: File] = [:]
    for _ in 0..<(try reader.count()) {
      let name = try reader.number()
      guard strings.indices.contains(name) else { throw DamagedBytes() }
      files[strings[name]] = File(
        name: name, hash: try reader.fixed(), stamp: try reader.fixed(),
        isAudited: try reader.flag(),
        scan: try reader.block(), problems: try reader.block(), declarations: try reader.block())
    }
    var results: [UInt64: Result] = [:]
    let all = try reader.count()
    results.reserveCapacity(all)
    for _ in 0..<all {
      results[try reader.fixed()] = Result(uses: try reader.block(), value: try reader.block())
    }
    self.bytes = bytes
    self.strings = strings
    self.questions = questions
    self.answers = answers
    self.files = files
    self.results = results
  }

  // MARK: - What is in it

  /// The scan of a file; nil where it cannot be read.
  func scan(of file: File) -> FileScan? {
    var reader = ByteReader(bytes, in: file.scan, strings: strings)
    return try? FileScan(from: &reader)
  }

  /// The bytes of the scan of a file, whose strings are numbers in the table.
  func scanBytes(of file: File) -> ArraySlice<UInt8> { bytes[file.scan] }

  /// The value of a range; nil where it cannot be read.
  func value<Value: Stored>(_ type: Value.Type, in range: Range<Int>) -> Value? {
    var reader = ByteReader(bytes, in: range, strings: strings)
    guard let value = try? Value(from: &reader), reader.left == 0 else { return nil }
    return value
  }

  /// The declarations of a file; nil where they were not read.
  func declarations(of file: File) -> KeptDeclarations? {
    KeptDeclarations(bytes, in: file.declarations)
  }

  /// Their bytes, which stand for themselves.
  func declarationBytes(of file: File) -> ArraySlice<UInt8> { bytes[file.declarations] }

  func problems(of file: File) -> [Problem] {
    value([Problem].self, in: file.problems) ?? []
  }

  /// The numbers of files and of questions that a result rests on.
  func uses(of result: Result) throws(DamagedBytes) -> (files: [Int], questions: [Int]) {
    var reader = ByteReader(bytes, in: result.uses)
    func numbers(_ limit: Int) throws(DamagedBytes) -> [Int] {
      var numbers: [Int] = []
      let count = try reader.count()
      numbers.reserveCapacity(count)
      for _ in 0..<count {
        let number = try reader.number()
        guard number >= 0, number < limit else { throw DamagedBytes() }
        numbers.append(number)
      }
      return numbers
    }
    return (try numbers(strings.count), try numbers(questions.count))
  }
}
