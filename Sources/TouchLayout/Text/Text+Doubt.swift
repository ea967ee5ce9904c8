extension ViewNode.Text {
  /// Whether its size is known within wide limits only, even where its words are known: its font is
  /// not known, or sets Hangul as the system does, or the case of its letters is not known.
  public var isVague: Bool {
    let font = environment.shownFont
    guard font.hasKnownSize, environment.textCase != .open else { return true }
    var face: FontFace?
    switch font.design {
    case .custom: return true
    case .file(let own): face = own
    case .default, .rounded, .serif, .monospaced: break
    }
    return pieces.contains { piece in
      guard case .known(let words) = piece else { return false }
      return words.unicodeScalars.contains { $0.isHangul && face?.advance(of: $0) == nil }
    }
  }
}

extension Font {
  fileprivate var hasKnownSize: Bool {
    switch size {
    case .style: true
    case .fixed(let length), .scaled(let length, _): length.isKnown
    }
  }
}
