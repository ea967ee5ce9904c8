import Testing

/// Views of the project's classes that several of the views in them hold apart.
@Suite("UIKit: views that hold the class's own apart")
struct HeldApartTests {
  /// The verdict on a button on all of a pill that only its position and its width are said of.
  ///
  /// - Parameters:
  ///   - font: The size of the caption's font, 7 points inside both ends.
  ///   - more: What the pill does besides.
  private func verdict(font: Int, _ more: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let pill = Pill()",
      setup: """
        addSubview(pill)
        pill.snp.makeConstraints { $0.top.leading.equalToSuperview() }
        """,
      others: """
        final class Pill: UIView {
          private let caption = UILabel()
          private let line = UIView()
          private let button = UIButton()
          init() {
            super.init(frame: .zero)
            caption.text = "Newest"
            caption.font = .systemFont(ofSize: \(font))
            [caption, line, button].forEach { addSubview($0) }
            snp.makeConstraints { $0.width.equalTo(103) }
            caption.snp.makeConstraints {
              $0.top.bottom.equalToSuperview().inset(7)
              $0.leading.equalToSuperview().offset(8)
            }
            button.snp.makeConstraints { $0.edges.equalToSuperview() }
            button.addTarget(self, action: #selector(sort), for: .touchUpInside)
            \(more)
          }
          required init?(coder: NSCoder) { fatalError() }
          @objc private func sort() {}
        }
        """, wired: false)
  }

  @Test("are as long as the one that asks for most, with its distances")
  func longest() throws {
    // A button without a title asks for 34 points.
    #expect(try verdict(font: 14) == ["fail 'button' 103×34"])
    #expect(try verdict(font: 20) == ["fail 'button' 103×38"])
    #expect(try verdict(font: 30) == ["pass 1"])
  }

  @Test(
    "are not known where another has a say",
    arguments: [
      "line.snp.makeConstraints { $0.top.equalTo(caption); $0.bottom.equalToSuperview() }",
      "caption.numberOfLines = 0; caption.text = text",
    ])
  func open(more: String) throws {
    #expect(try verdict(font: 14, more) == ["undecided 'button'"])
  }
}
