import Testing

/// Stack views that views of other classes hold, as the code arranges them that makes those views.
@Suite("UIKit: stack views in views that are made")
struct InnerArrangementTests {
  /// The verdicts on a button, 48 pt high, in the stack view of a column as wide as the screen.
  private func verdicts(
    _ arranging: String, maker: String = "Column(axis: .vertical)", held: String = "private let",
    members: String = "", loading: String = "", column: String = Self.column, later: String = "",
    outside: String = ""
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        \(held) column: Column = {
          let column = \(maker)
          \(arranging)
          return column
        }()
        let button = UIControl()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(column)
          column.translatesAutoresizingMaskIntoConstraints = false
          column.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          column.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
          column.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          column.stack.addArrangedSubview(button)
          button.heightAnchor.constraint(equalToConstant: 48).isActive = true
          button.addTarget(self, action: #selector(open), for: .touchUpInside)
          \(loading)
        }
        @objc func open() {}
        \(later)
      }
      """,
      with: ["Column.swift": column, "Outside.swift": "import UIKit\n\(outside)"])
  }

  private static let column = """
    import UIKit
    final class Column: UIView {
      let stack = UIStackView()
      init(axis: NSLayoutConstraint.Axis) {
        super.init(frame: .zero)
        setUp(axis)
      }
      override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(.vertical)
      }
      required init?(coder: NSCoder) { fatalError() }
      private func setUp(_ axis: NSLayoutConstraint.Axis) {
        stack.axis = axis
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
        stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        stack.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      }
    }
    """

  private static let filling = "column.stack.alignment = .fill"

  @Test("what makes a view says how the stack view in it arranges")
  func made() throws {
    func verdicts(_ margin: Int) throws -> [String] {
      try self.verdicts(
        """
        \(Self.filling)
        column.stack.spacing = 8
        column.stack.layoutMargins = UIEdgeInsets(
          top: 0, left: \(margin), bottom: 0, right: \(margin))
        column.stack.isLayoutMarginsRelativeArrangement = true
        """)
    }
    #expect(try verdicts(16) == ["pass 1"])
    #expect(try verdicts(180) == ["fail 'button' 33×48"])
    #expect(try self.verdicts("") == ["undecided 'button'"])
  }

  @Test("what shows a view in every case says how the stack view in it arranges")
  func shown() throws {
    func margins(_ margin: Int) -> String {
      """
      column.stack.isLayoutMarginsRelativeArrangement = true
      column.stack.layoutMargins = UIEdgeInsets(
        top: 0, left: \(margin), bottom: 0, right: \(margin))
      """
    }
    let found = ["fail 'button' 33×48"]
    #expect(try verdicts(Self.filling, loading: margins(16)) == ["pass 1"])
    #expect(try verdicts(Self.filling, loading: margins(180)) == found)
    #expect(
      try verdicts(
        Self.filling, loading: "arrange()", later: "private func arrange() { \(margins(180)) }")
        == found)
    let open = ["undecided 'button'"]
    #expect(try verdicts(Self.filling, loading: "if isWide { \(margins(180)) }") == open)
    #expect(
      try verdicts(Self.filling, loading: "guard isWide else { return }\n\(margins(180))") == open)
    #expect(
      try verdicts(
        Self.filling, loading: "if isWide { arrange() }",
        later: "private func arrange() { \(margins(180)) }") == open)
    #expect(try verdicts(Self.filling, later: "func arrange() { \(margins(180)) }") == open)
  }

  @Test("other code that may arrange it otherwise leaves its size open")
  func others() throws {
    #expect(try verdicts(Self.filling, held: "let") == ["pass 1"])
    #expect(try verdicts("if wide { \(Self.filling) }") == ["undecided 'button'"])
    #expect(
      try verdicts(Self.filling, later: "func narrow() { column.stack.alignment = .center }")
        == ["undecided 'button'"])
    #expect(
      try verdicts(
        Self.filling, held: "let",
        outside: "func narrow(_ sample: Sample) { sample.column.stack.alignment = .center }")
        == ["undecided 'button'"])
    #expect(
      try verdicts(
        Self.filling,
        column: Self.column.replacing("private func setUp", with: "func setUp"),
        outside: "func turn(_ column: Column) { column.setUp(.horizontal) }")
        == ["undecided 'button'"])
    #expect(try verdicts(Self.filling, maker: "Column(axis: .horizontal)") != ["pass 1"])
  }
}
