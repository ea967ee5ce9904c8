import Testing

/// What other classes do to a view in loops over lists that are written out.
@Suite("UIKit: what loops over written lists do to the views of others")
struct ListedUseTests {
  private func verdicts(_ loop: String, members: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: "let button = UIButton()",
      setup: """
        addSubview(button)
        button.setTitle("Skip", for: .normal)
        button.heightAnchor.constraint(equalToConstant: 36).isActive = true
        button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        """,
      outside: """
        final class Holder: UIViewController {
          private let own = UIButton()
          private let sample = Sample()
          func setUp() { \(loop) }
        }
        """)
  }

  @Test(
    "what is done to each member is what counts",
    arguments: [
      "[own, sample.button].forEach { item in item.addTarget(self, action: nil, for: .touchDown) }",
      "[sample.button, own].forEach { $0.addTarget(self, action: nil, for: .touchDown) }",
      "for item in [own, sample.button] { item.addTarget(self, action: nil, for: .touchDown) }",
      "for item in [own, self.sample.button] { item.isEnabled = true }",
    ])
  func told(loop: String) throws {
    #expect(try verdicts(loop).contains { $0.hasPrefix("fail 'button'") })
  }

  @Test(
    "what may give a member another size, or hands it on, leaves it open",
    arguments: [
      "[own, sample.button].forEach { item in item.frame = view.bounds }",
      "for item in [own, sample.button] { item.transform = .identity }",
      "[own, sample.button].forEach { place($0) }", "place([own, sample.button])",
      "let all = [own, sample.button]\nplace(all)", "[own, sample.button].forEach(place)",
      "for item in [own, sample.button] { place(item) }",
      "places[sample.button].forEach { item in item.isEnabled = true }",
    ])
  func open(loop: String) throws {
    #expect(try verdicts(loop).contains("undecided 'button'"))
  }
}
