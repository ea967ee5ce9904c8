/// A place in a source file.
public struct Place: Hashable, Sendable {
  /// The file's path as reports show it, with `/`.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1.
  public var column: Int

  /// Creates a place from a file, a line and a column, both from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension Place: Comparable {
  /// Orders places by file, then line, then column.
  public static func < (first: Place, second: Place) -> Bool {
    (first.file, first.line, first.column) < (second.file, second.line, second.column)
  }
}

#if !hasFeature(Embedded)
  extension Place: Codable {}
#endif
