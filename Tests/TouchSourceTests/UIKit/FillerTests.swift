import Testing
import TouchRules

/// Views inside a control that are as long as it and keep that length.
@Suite("UIKit: views that fill a control")
struct FillerTests {
  /// What a finding on a stack view asks for that people touch, with a picture in it of 32 by 32 points.
  private func message(
    row: Int = 32, icon: Int = 32, alignment: String = "fill", hidden: String = ""
  ) throws -> String {
    let findings = try UIKitReading.findings(
      members: """
        private let row = UIStackView()
        private let icon = UIImageView()
        private let chooser = UIStackView()
        """,
      setup: """
        for view in [row, icon, chooser] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(row)
        row.addArrangedSubview(chooser)
        row.addArrangedSubview(UIView())
        chooser.addArrangedSubview(icon)
        chooser.alignment = .\(alignment)
        \(hidden)
        chooser.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
        NSLayoutConstraint.activate([
          row.topAnchor.constraint(equalTo: topAnchor),
          row.leadingAnchor.constraint(equalTo: leadingAnchor),
          row.heightAnchor.constraint(equalToConstant: \(row)),
          chooser.widthAnchor.constraint(equalToConstant: 150),
          icon.widthAnchor.constraint(equalToConstant: 32),
          icon.heightAnchor.constraint(equalToConstant: \(icon)),
        ])
        """, others: "@objc func go() {}")
    return try #require(findings.first { $0.subject.label == "chooser" }).message
  }

  @Test("they have to grow with what decides how long it is")
  func filling() throws {
    let ending = "give it a height of at least 44"
    #expect(try message().hasSuffix("\(ending), and give 'icon' the same height"))
    #expect(try message(alignment: "center").hasSuffix(ending))
    #expect(try message(hidden: "icon.isHidden = true").hasSuffix(ending))
  }
}
