/// Something that kept a part of the input from being read.
public struct Problem: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A path that does not exist.
    case missing
    /// A file or folder that cannot be opened.
    case unreadable
    /// A named file of a kind that is not read.
    case unsupported
    /// A path without anything to audit.
    case empty
    /// A folder most of whose source is built for other platforms, and not audited.
    case otherPlatform
    /// A file over the size limit.
    case tooLarge
    /// Bytes that are not UTF-8, read as replacement characters.
    case encoding
    /// Source that does not parse.
    case syntax
    /// Source that is nested deeper than is followed.
    case nesting
  }

  /// What happened.
  public var kind: Kind
  /// The file or folder, as reports show it.
  public var file: String
  /// The line, from 1, if it concerns a place.
  public var line: Int?
  /// The column in UTF-8 bytes, from 1, if it concerns a place.
  public var column: Int?
  /// What happened, in words.
  public var message: String
  /// What to do about it.
  public var remedy: String

  /// Whether the run cannot be called complete, because a named path was not read at all.
  public var isFatal: Bool {
    switch kind {
    case .missing, .unreadable, .unsupported, .empty: true
    case .otherPlatform, .tooLarge, .encoding, .syntax, .nesting: false
    }
  }

  /// Creates a problem.
  public init(
    kind: Kind, file: String, line: Int? = nil, column: Int? = nil, message: String, remedy: String
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.remedy = remedy
  }
}

extension Problem: Comparable {
  /// Orders problems by file, then place, then message.
  public static func < (first: Problem, second: Problem) -> Bool {
    (first.file, first.line ?? 0, first.column ?? 0, first.message)
      < (second.file, second.line ?? 0, second.column ?? 0, second.message)
  }
}

#if !hasFeature(Embedded)
  extension Problem: Codable {}
  extension Problem.Kind: Codable {}
#endif
