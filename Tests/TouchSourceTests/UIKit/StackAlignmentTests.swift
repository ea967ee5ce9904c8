import Testing

/// Views whose ends constraints hold beside the alignment of their stack view.
@Suite("UIKit: views held in stack views that do not stretch them")
struct StackAlignmentTests {
  /// The verdict on a button that fills a box in a column as wide as the screen.
  private func verdicts(_ constraints: String, alignment: String = "center") throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        private let column = UIStackView()
        private let box = UIView()
        private let button = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          column.axis = .vertical
          column.alignment = .\(alignment)
          button.setTitle("No", for: .normal)
          button.addTarget(self, action: #selector(go), for: .touchUpInside)
          view.addSubview(column)
          column.addArrangedSubview(box)
          box.addSubview(button)
          NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            button.topAnchor.constraint(equalTo: box.topAnchor),
            button.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            button.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            button.heightAnchor.constraint(equalToConstant: 45),
            \(constraints)
          ])
        }
        @objc private func go() {}
      }
      """)
  }

  @Test("the middle that the alignment holds and one end hold the other end")
  func middle() throws {
    let start = "box.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 1),"
    let end = "box.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: -1),"
    #expect(try verdicts(start) == ["pass 1"])
    #expect(try verdicts(end) == ["pass 1"])
    #expect(try verdicts(start + end) == ["pass 1"])
    #expect(try verdicts(end, alignment: "leading") == ["pass 1"])
    // Two lie 180 points from each side.
    let far = "box.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 180),"
    #expect(try verdicts(far) == ["fail 'button' 33×45"])
  }

  @Test("an end that the alignment holds already holds nothing more")
  func sameEnd() throws {
    let start = "box.leadingAnchor.constraint(equalTo: column.leadingAnchor),"
    #expect(try verdicts(start, alignment: "leading") == ["fail 'button' 30×45"])
    #expect(try verdicts("") == ["fail 'button' 30×45"])
  }

  @Test("a stack view that constraints stretch is as wide as they make it, whatever is tied to it")
  func pinnedRow() throws {
    func verdicts(_ ends: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          private let button = UIButton(type: .system)
          private let filter = UIView()
          private let column = UIStackView()
          private let row = UIStackView()
          override func viewDidLoad() {
            super.viewDidLoad()
            column.axis = .vertical
            column.alignment = .center
            row.axis = .vertical
            row.alignment = .center
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            row.addArrangedSubview(filter)
            column.addArrangedSubview(row)
            column.addArrangedSubview(button)
            view.addSubview(column)
            filter.heightAnchor.constraint(equalToConstant: 50).isActive = true
            filter.widthAnchor.constraint(equalToConstant: 40).isActive = true
            button.heightAnchor.constraint(equalToConstant: 50).isActive = true
            button.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
            row.leadingAnchor.constraint(equalTo: column.leadingAnchor).isActive = true
            row.trailingAnchor.constraint(equalTo: column.trailingAnchor).isActive = true
            column.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            \(ends)
          }
          @objc private func go() {}
        }
        """)
    }
    let start = "column.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true"
    let end = "column.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true"
    #expect(try verdicts("\(start)\n\(end)") == ["pass 1"])
    #expect(try verdicts(start) != ["pass 1"])
  }
}
