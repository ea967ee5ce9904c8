import Testing

/// Heights of rows that RxCocoa has a closure make.
@Suite("UIKit: lists that RxCocoa fills")
struct ListBindingTests {
  /// The verdict on a button that fills a row.
  ///
  /// - Parameters:
  ///   - items: What fills the list.
  ///   - subject: What tells the rows apart that the closure makes.
  private func verdicts(
    _ items: String = "table.rx.items", by subject: String = "row", height: String
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Box: UITableViewCell {
        let button = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          button.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
          button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
        }
      }
      final class Other: UITableViewCell {}
      final class List: UIViewController, UITableViewDelegate {
        let (table, second) = (UITableView(), UITableView())
        func fill() {
          rows.bind(to: \(items)) { list, row, item in
            switch \(subject) {
            case 0: return list.dequeueReusableCell(withIdentifier: "Other") as! Other
            case 1:
              let box = list.dequeueReusableCell(withIdentifier: "Box") as! Box
              return box
            default: return UITableViewCell()
            }
          }
          .disposed(by: bag)
        }
        func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
          \(height)
        }
      }
      """)
  }

  private static let rows = """
    switch path.row {
    case 0: return 240
    case 1: return 36
    default: return 80
    }
    """

  @Test("a row has the height of its number")
  func rows() throws {
    #expect(try verdicts(height: Self.rows) == ["fail 'button' 60×36"])
    #expect(try verdicts(height: "path.row == 1 ? 50 : 36") == ["undecided 'button'"])
    #expect(try verdicts("self.table.rx.items", height: "36") == ["fail 'button' 60×36"])
  }

  @Test("what tells rows apart by anything else leaves all heights")
  func items() throws {
    #expect(try verdicts(by: "item", height: Self.rows) == ["undecided 'button'"])
    #expect(try verdicts("table.rx.cells", height: Self.rows) == ["undecided 'button'"])
  }
}
