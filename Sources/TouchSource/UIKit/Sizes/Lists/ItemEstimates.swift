extension [UInt8] {
  /// Whether source gives a flow layout an estimate of how large its items are, or may, so that it asks them.
  ///
  /// Source: the documentation of `UICollectionViewFlowLayout.estimatedItemSize`, which is zero unless it is
  /// set, and with any other value lets cells size themselves.
  var estimateItems: Bool {
    occurrences(of: "estimatedItemSize").contains { range in
      let rest = self[range.upperBound...].prefix(Self.mostOfZero)
        .filter { $0 != UInt8(ascii: " ") }
      return !["=.zero", "=CGSize.zero", "=CGSizeZero"].contains { zero in
        rest.starts(with: zero.utf8)
          && rest.dropFirst(zero.utf8.count).first.map { !$0.isPartOfName } ?? true
      }
    }
  }

  /// How many bytes behind its name say that an estimate is zero.
  private static let mostOfZero = 40
}
