import Testing

/// Sizes that code gives a layout's items by constants of its branches.
@Suite("UIKit: item sizes in branches")
struct BranchedItemSizeTests {
  private func verdicts(_ setting: String) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Tag: UICollectionViewCell {}
      final class Tags: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
        static func make(isWide: Bool) -> UICollectionView {
          let layout = UICollectionViewFlowLayout()
          \(setting)
          return UICollectionView(frame: .zero, collectionViewLayout: layout)
        }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "tag", for: path) as! Tag
        }
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
          open(path)
        }
      }
      """)
  }

  private static func branches(_ low: String) -> String {
    """
    let gap: CGFloat = 10
    if isWide {
      let side: CGFloat = 60 + gap
      layout.itemSize = CGSize(width: side, height: side)
    } else {
      let side: CGFloat = \(low) + gap
      layout.itemSize = CGSize(width: 80, height: side)
    }
    """
  }

  @Test("the constants of the block, and of those around it, are known")
  func constants() throws {
    #expect(try verdicts(Self.branches("50")) == ["pass 1"])
    #expect(
      try verdicts(
        "let side: CGFloat = 30\nlayout.itemSize = CGSize(width: 80, height: side)")
        == ["fail 'collection-item' 80×30"])
  }

  @Test("one of another block, or of a loop, is not")
  func others() throws {
    #expect(
      try verdicts(
        """
        if isWide { let side: CGFloat = 30; use(side) }
        layout.itemSize = CGSize(width: 80, height: side)
        """
      ).allSatisfy { !$0.hasPrefix("fail") })
    #expect(
      try verdicts(
        """
        let side: CGFloat = 30
        for side in sides { layout.itemSize = CGSize(width: 80, height: side) }
        """
      ).allSatisfy { !$0.hasPrefix("fail") })
  }
}
