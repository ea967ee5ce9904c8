/// The declarations of a file as an earlier run read them.
///
/// Their strings stand with them and not in the table of all, since few runs ask for many files.
struct KeptDeclarations: Sendable {
  private let reader: ByteReader

  /// Creates what a part of some bytes holds; nil where it holds nothing.
  init?(_ bytes: [UInt8], in range: Range<Int>) {
    guard !range.isEmpty else { return nil }
    reader = ByteReader(bytes, in: range)
  }

  /// The declarations; nil where the bytes are none, which the hash over all that is kept rules out.
  ///
  /// - Parameter bodies: Where bodies of functions are read that were left out.
  func file(bodies: DeferredSource) -> LoweredFile? {
    LargeStack.run { [reader] in
      var reader = reader
      guard let strings = try? reader.table() else { return nil }
      reader = reader.knowing(strings, bodies: bodies)
      return try? LoweredFile(from: &reader)
    }
  }

  /// What is kept of a file.
  static func bytes(of file: LoweredFile) -> [UInt8] {
    LargeStack.run {
      var writer = ByteWriter()
      file.write(to: &writer)
      let content = writer.takeBytes()
      writer.writeTable()
      return writer.takeBytes() + content
    }
  }
}
