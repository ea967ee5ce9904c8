import Testing

/// `init()` of classes whose own initializers take something.
@Suite("UIKit: instances made without arguments")
struct PlainInitializerTests {
  private func verdicts(_ made: String, frame: String = "frame: CGRect") throws -> [String] {
    try UIKitReading.verdicts(
      members: "let button = \(made)", setup: "addSubview(button)",
      others: """
        final class Dial: UIButton {
          init(side: CGFloat) {
            super.init(frame: .zero)
            setUp(side: side)
          }
          override init(\(frame)) {
            super.init(frame: .zero)
            setUp(side: 30)
          }
          private func setUp(side: CGFloat) {
            heightAnchor.constraint(equalToConstant: side).isActive = true
            widthAnchor.constraint(equalToConstant: side).isActive = true
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
  }

  @Test("run 'init(frame:)', and no other")
  func plain() throws {
    #expect(try verdicts("Dial()") == ["fail 'button' 30×30"])
    #expect(try verdicts("Dial(side: 50)") == ["pass 1"])
    #expect(try verdicts("Dial(frame: .zero)") == ["fail 'button' 30×30"])
    #expect(try verdicts("Dial()", frame: "frame: CGRect = .zero") == ["fail 'button' 30×30"])
  }
}
