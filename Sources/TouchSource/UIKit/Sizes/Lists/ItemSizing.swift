/// What source says of who gives what a collection view shows its size.
extension [UInt8] {
  /// Whether it may let what lists show, or a layout of the app's own, give that its size.
  var mayLayOutOtherwise: Bool { estimateItems || Self.layouts.contains(where: hold) }

  /// The layouts of which each says itself how large the items are.
  private static let layouts = ["CompositionalLayout", "NSCollectionLayout"]

  /// Whether it may let items say how large they want to be.
  ///
  /// Source: the documentation of `NSCollectionLayoutDimension.estimated(_:)`, besides that of estimates of flow
  /// layouts.
  var mayAskItems: Bool { estimateItems || Self.asking.contains(where: hold) }

  /// What asks items for that, besides estimates of flow layouts.
  private static let asking = [
    ".estimated(", "CompositionalLayout.list", "ListConfiguration",
    "referredLayoutAttributes", "systemLayoutSizeFitting",
  ]

  /// Whether it gives a flow layout an estimate of how large its items are, or may, so that it asks them.
  ///
  /// Source: the documentation of `UICollectionViewFlowLayout.estimatedItemSize`, which is zero unless it is
  /// set, and with any other value lets cells size themselves.
  private var estimateItems: Bool {
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
