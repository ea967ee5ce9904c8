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
}
