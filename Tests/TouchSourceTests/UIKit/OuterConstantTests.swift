import Testing

/// Constraints that a class keeps in properties, which code of others changes.
@Suite("UIKit: constraints that others change")
struct OuterConstantTests {
  /// The verdict on a button in a cell that makes it so wide, and 50 points high.
  private func verdicts(
    _ outside: String, width: Int = 20, modifiers: String = "", inOtherFile: Bool = true,
    with others: String = ""
  ) throws -> [String] {
    let list = """
      final class List: UIViewController {
        func fill(_ cell: Cell) {
          \(outside)
        }
      }
      """
    return try Reading().verdicts(
      """
      import UIKit
      final class Cell: UICollectionViewCell {
        private let button = UIButton()
        \(modifiers) var wide: NSLayoutConstraint!
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(button)
          button.addTarget(self, action: #selector(go), for: .touchUpInside)
          wide = button.widthAnchor.constraint(equalToConstant: \(width))
          NSLayoutConstraint.activate([
            wide, button.heightAnchor.constraint(equalToConstant: 50),
            button.topAnchor.constraint(equalTo: contentView.topAnchor),
            button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
        @objc func go() {}
      }
      \(inOtherFile ? "" : list)
      """,
      with: [
        "List.swift": "import UIKit\n\(inOtherFile ? list : "")",
        "Others.swift": "import UIKit\n\(others)",
      ])
  }

  @Test("another constant is an alternative")
  func constants() throws {
    #expect(try verdicts("") == ["fail 'button' 20×50"])
    #expect(try verdicts("cell.wide.constant = 60") == ["undecided 'button'"])
    #expect(try verdicts("cell.wide.constant = 60", inOtherFile: false) == ["undecided 'button'"])
    #expect(try verdicts("cell.wide.constant = 60", width: 50) == ["pass 1"])
    let found = try verdicts("cell.wide.constant = isWide ? 40 : 30")
    #expect(found.count == 1 && found[0].hasPrefix("fail 'button'"), "\(found)")
  }

  @Test("one that is not known, and what switches it off, leave it open")
  func open() throws {
    for outside in [
      "cell.wide.constant = width(of: cell)", "cell.wide.constant += 40",
      "cell.wide.isActive = isWide", "change(cell.wide)",
    ] {
      #expect(try verdicts(outside) == ["undecided 'button'"], "\(outside)")
    }
  }

  @Test("what only asks for it, or is another's, changes nothing")
  func asked() throws {
    for (outside, modifiers) in [
      ("print(cell.wide.constant)", ""), ("other.wide.constant = 60", "private"),
      ("guard cell.wide.isActive, cell.wide.priority == .required else { return }", ""),
    ] {
      #expect(try verdicts(outside, modifiers: modifiers) == ["fail 'button' 20×50"], "\(outside)")
    }
  }

  @Test("a constant of a type is a number, and what another class keeps is another's")
  func named() throws {
    let metrics = "enum Metrics { static let broad: CGFloat = 80 }"
    #expect(
      try verdicts("cell.wide.constant = Metrics.broad", width: 50, with: metrics) == ["pass 1"])
    let banner = "final class Banner: UIView { var wide: NSLayoutConstraint! }"
    #expect(
      try verdicts(
        "let banner: Banner = make()\nbanner.wide.constant = 20\ncell.wide.constant = 60",
        width: 50, with: banner) == ["pass 1"])
  }

  @Test("code that does not name the class changes it beside code that does")
  func beyond() throws {
    let coordinator = """
      final class Holder { var current: Cell? }
      final class Coordinator { let holder = Holder() }
      """
    #expect(
      try verdicts("print(cell.wide.constant)", with: coordinator) == ["fail 'button' 20×50"])
    let growing = "extension Coordinator { func grow() { holder.current?.wide.constant = 60 } }"
    #expect(
      try verdicts("print(cell.wide.constant)", with: "\(coordinator)\n\(growing)")
        == ["undecided 'button'"])
  }
}
