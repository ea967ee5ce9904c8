import Testing

/// Structures that classes of views are made with.
@Suite("UIKit: structures that views are made with")
struct HandedStructureTests {
  private func verdicts(_ creation: String, length: String = "props.side") throws -> [String] {
    try UIKitReading.button(
      creation, setup: "button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true",
      others: """
        struct Props {
          let side: CGFloat
          let size: CGSize
          init(side: CGFloat, size: CGSize = CGSize(width: 30, height: 32)) {
            self.side = side
            self.size = size
          }
        }
        final class Icon: UIButton {
          init(props: Props) {
            super.init(frame: .zero)
            widthAnchor.constraint(equalToConstant: 60).isActive = true
            heightAnchor.constraint(equalToConstant: \(length)).isActive = true
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
  }

  @Test("what one holds is known where the view is made")
  func held() throws {
    #expect(try verdicts("Icon(props: Props(side: 14))") == ["fail 'button' 60×14"])
    #expect(
      try verdicts("Icon(props: Props(side: 14))", length: "props.size.height")
        == ["fail 'button' 60×32"])
    #expect(try verdicts("Icon(props: Props(side: 50))") == ["pass 1"])
  }

  @Test("what comes from elsewhere is not")
  func open() throws {
    #expect(try verdicts("Icon(props: load())") == ["undecided 'button'"])
    #expect(try verdicts("Icon(props: Props(side: load()))") == ["undecided 'button'"])
  }
}
