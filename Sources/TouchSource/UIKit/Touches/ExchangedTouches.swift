/// What code puts in the place of the functions by which the system's views say which touches are theirs.
extension SourceIndex {
  /// What a scan notes where code takes the selector of such a function, of which there is little use but to
  /// exchange it for another.
  static let touchSelectors = ["point(inside:with:)", "hitTest(_:with:)"]

  /// Whether code may have exchanged such a function of some classes of the system's.
  func exchangesTouches(of classes: [String]) -> Bool {
    Self.touchSelectors.contains { selector in
      numbers(mentioning: selector).contains { number in
        guard let bytes = bytes(of: number) else { return true }
        let code = bytes.withoutComments
        return classes.contains { name in
          files[number].scan.types.contains { $0.kind == .extension && $0.path == [name] }
            || code.hold("\(name).self") || code.hold("#selector(\(name).")
        }
      }
    }
  }
}
