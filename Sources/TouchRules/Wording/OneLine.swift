extension String {
  /// The text in one line that no terminal takes for a command: spaces in place of line breaks, and `�`
  /// in place of other control characters but tabs.
  public var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(
      map { character in
        if character.isNewline { return " " }
        return character.unicodeScalars.contains(where: \.isControl) ? "�" : character
      })
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control: self != "\t"
    case .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
