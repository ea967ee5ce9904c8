import Testing

/// Items of collections that ask them how large they want to be.
@Suite("UIKit: items that size themselves")
struct SelfSizingItemTests {
  private func verdicts(layout: String, select: String = "open(path)") throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Tag: UICollectionViewCell {}
      final class Tags: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
        func setUp() {
          let layout = UICollectionViewFlowLayout()
          \(layout)
          let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
          list.register(Tag.self, forCellWithReuseIdentifier: "tag")
        }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "tag", for: path) as! Tag
        }
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
          \(select)
        }
      }
      """)
  }

  @Test("an item that is selected and sizes itself is counted, though not known")
  func asked() throws {
    let automatic = "layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize"
    #expect(try verdicts(layout: automatic) == ["undecided 'collection-item'"])
    #expect(try verdicts(layout: automatic, select: "print(path)").isEmpty)
  }

  @Test("one that a layout sizes without saying how large is none")
  func leftToLayout() throws {
    #expect(try verdicts(layout: "").isEmpty)
  }

  @Test(
    "an estimate of zero asks no item how large it wants to be",
    arguments: [".zero", "CGSize.zero", "  .zero // none", "CGSizeZero"])
  func zero(estimate: String) throws {
    let size = "layout.itemSize = CGSize(width: 60, height: 36)"
    let layout = "layout.estimatedItemSize = \(estimate)\n\(size)"
    #expect(try verdicts(layout: layout) == ["fail 'collection-item' 60×36"])
    let others = "layout.estimatedItemSize = .zeroes\n\(size)"
    #expect(try verdicts(layout: others) == ["undecided 'collection-item'"])
    let twice = "\(layout)\nlayout.estimatedItemSize = CGSize(width: 1, height: 1)"
    #expect(try verdicts(layout: twice) == ["undecided 'collection-item'"])
  }
}
