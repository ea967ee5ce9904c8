import Testing

/// Widths that stand nowhere in the source, but that the narrowest of screens makes long enough.
@Suite("UIKit: widths that the narrowest screen leaves")
struct LeastScreenTests {
  private static let asked = "make sure that it is at least 44 wide"

  /// What is told of the first of several buttons side by side in what a class shows.
  private func message(
    in superclass: String, _ content: String, buttons: Int = 2, others: String = ""
  ) throws -> String {
    let names = (0..<buttons).map { "button\($0)" }
    let findings = try Reading().audit(
      """
      import UIKit
      final class Card: \(superclass) {
        \(names.map { "private let \($0) = UIButton()" }.joined(separator: "\n"))
        func build() {
          let row = UIStackView(arrangedSubviews: [\(names.joined(separator: ", "))])
          row.distribution = .fillEqually
          row.spacing = 12
          \(content).addSubview(row)
          NSLayoutConstraint.activate([
            row.heightAnchor.constraint(equalToConstant: 36),
            row.topAnchor.constraint(equalTo: \(content).topAnchor),
            row.leadingAnchor.constraint(equalTo: \(content).leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: \(content).trailingAnchor, constant: -16),
          ])
          button0.addTarget(self, action: #selector(go), for: .touchUpInside)
        }
        @objc private func go() { print("") }
      }
      \(others)
      """
    ).findings
    return try #require(findings.first { $0.subject.label == "button0" }).message
  }

  @Test("rows of tables are wide enough for some buttons side by side")
  func rows() throws {
    #expect(try !message(in: "UITableViewCell", "contentView").contains(Self.asked))
    #expect(try !message(in: "UITableViewCell", "self").contains(Self.asked))
    #expect(try !message(in: "UITableViewHeaderFooterView", "contentView").contains(Self.asked))
    // On the narrowest of screens so many are short.
    #expect(try message(in: "UITableViewCell", "contentView", buttons: 6).contains(Self.asked))
  }

  @Test("cells of collections, and views that nothing is known to show, may be narrow")
  func cells() throws {
    #expect(try message(in: "UICollectionViewCell", "contentView").contains(Self.asked))
    #expect(try message(in: "UIView", "self").contains(Self.asked))
  }

  @Test("a controller that may be put inside another takes half of the screen, as far as is known")
  func contained() throws {
    let others = """
      final class Outer: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let card = Card()
          addChild(card)
          view.addSubview(card.view)
        }
      }
      """
    #expect(try !message(in: "UIViewController", "view", others: others).contains(Self.asked))
    #expect(
      try message(in: "UIViewController", "view", buttons: 3, others: others)
        .contains(Self.asked))
  }

  @Test("a view that fills a row is as wide as that")
  func inside() throws {
    let others = """
      final class Row: UITableViewCell {
        private let card = Card()
        func fill() {
          contentView.addSubview(card)
          NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            card.topAnchor.constraint(equalTo: contentView.topAnchor),
          ])
        }
      }
      """
    #expect(try !message(in: "UIView", "self", others: others).contains(Self.asked))
  }
}
