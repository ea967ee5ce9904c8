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

  @Test("a cell of a list is as high as it says, however it is registered")
  func listed() throws {
    func verdicts(_ registering: String, configuring: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Song: UICollectionViewCell {
          private let cover = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(cover)
            cover.addTarget(self, action: nil, for: .touchUpInside)
            contentView.snp.makeConstraints { $0.height.equalTo(60); $0.edges.equalToSuperview() }
            cover.snp.makeConstraints {
              $0.leading.equalToSuperview()
              $0.verticalEdges.equalToSuperview().inset(10)
              $0.width.equalTo(cover.snp.height).multipliedBy(1.5)
            }
          }
        }
        final class Songs: UIViewController {
          private let registration = \(registering) { _, _, _ in }
          func layout() -> UICollectionViewLayout {
            UICollectionViewCompositionalLayout { _, environment in \(configuring) }
          }
        }
        """)
    }
    let list = "NSCollectionLayoutSection.list(using: UICollectionLayoutListConfiguration())"
    let registering = "UICollectionView.CellRegistration<Song, Int>"
    #expect(try verdicts(registering, configuring: list) == ["fail 'cover' 60×40"])
    #expect(
      try verdicts(registering, configuring: "NSCollectionLayoutSection(group: group)")
        == ["undecided 'cover'"])
    #expect(
      try verdicts("Registry<Other, Song>", configuring: list) == ["undecided 'cover'"])
  }
}
