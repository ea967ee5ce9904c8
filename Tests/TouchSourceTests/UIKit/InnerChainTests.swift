import Testing

/// What a class puts one behind another from end to end of its views.
@Suite("UIKit: chains from end to end of a class's view")
struct InnerChainTests {
  /// What is told of a view of a class that a picture and a text hold apart.
  private func message(_ changed: String = "", to other: String = "") throws
    -> String
  {
    let source = """
      import UIKit
      final class Purse: UIControl {
        private let coin = UIImageView()
        private let count = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(coin)
          addSubview(count)
          NSLayoutConstraint.activate([
            coin.widthAnchor.constraint(equalToConstant: 40),
            coin.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            count.leadingAnchor.constraint(equalTo: coin.trailingAnchor, constant: 6),
            count.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
          ])
          addTarget(self, action: #selector(buy), for: .touchUpInside)
        }
        @objc private func buy() { print("") }
      }
      final class Shop: UIViewController {
        private let purse = Purse()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(purse)
          NSLayoutConstraint.activate([
            purse.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            purse.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            purse.heightAnchor.constraint(equalToConstant: 36),
          ])
        }
      }
      """
    let findings = try Reading().audit(
      changed.isEmpty ? source : source.replacing(changed, with: other)
    ).findings
    return try #require(findings.first).message
  }

  private static let asked = "make sure that it is at least 44 wide"

  @Test("a width that what is inside makes long enough is not asked for")
  func enough() throws {
    #expect(try !message().contains(Self.asked))
    #expect(
      try !message("equalToConstant: 40)", to: "greaterThanOrEqualToConstant: 40)").contains(
        Self.asked))
    #expect(
      try !message("equalTo: trailingAnchor", to: "lessThanOrEqualTo: trailingAnchor").contains(
        Self.asked))
  }

  @Test(
    "what holds the ends less far apart, or need not hold, leaves it to be asked for",
    arguments: [
      ("equalToConstant: 40)", "equalToConstant: 10)"),
      ("equalToConstant: 40)", "lessThanOrEqualToConstant: 40)"),
      ("coin.leadingAnchor.constraint(equalTo", "coin.leadingAnchor.constraint(lessThanOrEqualTo"),
      (
        "count.leadingAnchor.constraint(equalTo", "count.leadingAnchor.constraint(lessThanOrEqualTo"
      ),
      ("equalTo: trailingAnchor", "greaterThanOrEqualTo: trailingAnchor"),
    ])
  func open(changed: String, other: String) throws {
    #expect(try message(changed, to: other).contains(Self.asked))
  }
}
