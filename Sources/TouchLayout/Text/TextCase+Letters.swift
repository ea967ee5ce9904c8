import TouchModel

extension Environment.TextCase? {
  /// What a string is set in: where that is not known the narrowest for the smallest content and the
  /// widest for the largest.
  func letters(at content: Screen.Extent) -> (String) -> String {
    switch (self, content) {
    case (.uppercase, _), (.open, .largest): { $0.uppercased() }
    case (.lowercase, _), (.open, .smallest): { $0.lowercased() }
    case (.open, .typical), (.asWritten, _), (nil, _): { $0 }
    }
  }
}
