import Testing

/// Buttons of types that the system draws whole.
@Suite("UIKit: buttons that the system draws whole")
struct DrawnButtonTests {
  /// The verdicts on such a button in a cell whose list may say how high it is.
  private func verdicts(_ more: String, hasHeight: Bool) throws -> [String] {
    let height = """
      override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 85 }
      """
    return try Reading().verdicts(
      """
      import UIKit
      final class Cell: UITableViewCell {
        private let mark = UIButton(type: .contactAdd)
        override init(style: CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          mark.addTarget(self, action: #selector(go), for: .touchUpInside)
          contentView.addSubview(mark)
          \(more)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() {
          super.layoutSubviews()
          mark.center = CGPoint(x: bounds.maxX - 25, y: bounds.midY)
        }
        @objc private func go() { print(self) }
      }
      final class List: UITableViewController {
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          t.dequeueReusableCell(withIdentifier: "cell", for: i) as! Cell
        }
        \(hasHeight ? height : "")
      }
      """)
  }

  @Test("have the system's size where code only says where they lie, however high the row is")
  func rows() throws {
    for hasHeight in [true, false] {
      #expect(try verdicts("", hasHeight: hasHeight) == ["exempt 'mark' system style"])
    }
    let title = "mark.setTitle(name, for: .normal)"
    #expect(try verdicts(title, hasHeight: true) == ["undecided 'mark'"])
    let frame = "mark.frame = CGRect(x: 0, y: 0, width: 60, height: 20)"
    #expect(try verdicts(frame, hasHeight: true) == ["fail 'mark' 60×20"])
  }
}
