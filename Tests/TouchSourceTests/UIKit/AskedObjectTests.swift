import Testing

/// Views that others ask and tell of things.
@Suite("UIKit: views that are data sources and delegates")
struct AskedObjectTests {
  private func verdicts(_ setup: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        let button = Roomy()
        private let list = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        """,
      setup: """
        addSubview(list)
        addSubview(button)
        button.sizeToFit()
        \(setup)
        """,
      others: """
        class Roomy: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            let rest = max(44 - min(bounds.width, bounds.height), 0)
            return bounds.insetBy(dx: -rest / 2, dy: -rest / 2).contains(point)
          }
        }
        """)
  }

  @Test(
    "a view that a list asks is put nowhere by that",
    arguments: ["", "list.dataSource = self", "list.delegate = self", "list.dragDelegate = self"])
  func asked(setup: String) throws {
    #expect(try verdicts(setup) == ["pass 1"])
  }

  @Test("a view that another object is given to show is where that puts it")
  func shown() throws {
    #expect(try verdicts("list.backgroundView = button") == ["undecided 'button'"])
  }
}
