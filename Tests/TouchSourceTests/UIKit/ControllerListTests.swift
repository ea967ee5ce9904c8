import Testing

/// Controllers that the system gives a list.
@Suite("UIKit: the lists of controllers")
struct ControllerListTests {
  private func verdicts(_ superclass: String, _ list: String, members: String = "") throws
    -> [String]
  {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: \(superclass) {
        \(members)
        func setUp() {
          let press = UILongPressGestureRecognizer(target: self, action: #selector(act))
          \(list).addGestureRecognizer(press)
        }
      }
      """)
  }

  @Test("a gesture on one is on all of the controller's view")
  func lists() throws {
    #expect(try verdicts("UITableViewController", "tableView") == ["pass 1"])
    #expect(try verdicts("UITableViewController", "self.tableView") == ["pass 1"])
    #expect(try verdicts("UICollectionViewController", "collectionView?") == ["pass 1"])
  }

  @Test("of another controller's nothing is known by its name")
  func others() throws {
    #expect(try verdicts("UIViewController", "tableView") == ["undecided 'long-press-gesture'"])
    #expect(
      try verdicts(
        "UITableViewController", "collectionView",
        members: "private let collectionView = make()") == ["undecided 'long-press-gesture'"])
  }
}
