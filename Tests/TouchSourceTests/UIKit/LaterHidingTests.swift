import Testing

/// Views that code hides which need not run before they are shown.
@Suite("UIKit: hidden later")
struct LaterHidingTests {
  @Test(
    "what adds other views hides at first what it adds, and all else where it may run at first",
    arguments: [
      ("@objc func go() { close() }", false),
      ("@objc func go() { Loader.load { self.close() } }", false),
      ("@objc func go() { other() }; func other() { close() }", false),
      ("override func layoutSubviews() { Loader.load { self.close() } }", false),
      ("override func layoutSubviews() { if isOld { close() } }", false),
      ("override func layoutSubviews() { close() }", true),
      ("override func layoutSubviews() { other() }; func other() { close() }", true),
      ("override func setUp() { close() }", true), ("", true),
      ("override func setUp() { Loader.load { self.close() } }", true),
    ])
  func hiddenByAdding(others: String, isHidden: Bool) throws {
    func verdicts(_ first: String, _ later: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          private let note = UILabel()
          init() {
            super.init(frame: .zero)
            \(first)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          }
          private func close() {
            button.isHidden = true
            addSubview(note)
            \(later)
          }
          \(others)
          """, setup: "")
    }
    #expect(try verdicts("addSubview(button)") == (isHidden ? [] : ["fail 'button' 20×20"]))
    #expect(try verdicts("", "addSubview(button)") == [])
  }
}
