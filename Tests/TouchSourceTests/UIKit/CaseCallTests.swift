import Testing

/// Functions of a class that switch over what its holder hands them.
@Suite("UIKit: cases that calls hand over")
struct CaseCallTests {
  private func verdicts(_ calls: String) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Title: UIView {
        enum Mode { case plain(String), tapped(Int) }
        private let label = OtherLabel(style: .big)
        init() {
          super.init(frame: .zero)
          addSubview(label)
          label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
          label.isUserInteractionEnabled = true
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc private func act() {}
        func configure(_ mode: Mode) {
          switch mode {
          case .plain(let text): label.text = text
          case .tapped:
            label.addGestureRecognizer(
              UITapGestureRecognizer(target: self, action: #selector(act)))
          }
        }
      }
      final class Helper {
        private let title = Title()
        var last: Title.Mode?
        init(host: UIView) { host.addSubview(title) }
        \(calls)
      }
      """)
  }

  @Test("what one call hands over that is not known may be any case, whatever others name")
  func unknown() throws {
    let plain = #"func hide() { title.configure(.plain("x")) }"#
    let open = ["undecided 'label'"]
    for call in [
      "func show(_ mode: Title.Mode) { title.configure(mode) }",
      "func again() { last.map { title.configure($0) } }",
    ] {
      #expect(try verdicts(call) == open)
      #expect(try verdicts("\(plain)\n\(call)") == open)
      #expect(try verdicts("\(call)\n\(plain)") == open)
    }
    #expect(try verdicts("\(plain)\nfunc show() { title.configure(.tapped(1)) }") == open)
    #expect(try verdicts(plain) == [])
  }
}
