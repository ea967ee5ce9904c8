import Testing

/// Initializers that the project adds to the system's classes of views.
@Suite("UIKit: initializers that extensions add")
struct AddedInitializerTests {
  private static let others = """
    extension UIView {
      convenience init(width: CGFloat? = nil, height: CGFloat? = nil, fill: UIColor? = nil) {
        self.init(frame: .zero)
        if let width = width { widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height = height { heightAnchor.constraint(equalToConstant: height).isActive = true }
        backgroundColor = fill
      }
    }
    extension UIButton {
      convenience init(
        width: CGFloat? = nil, height: CGFloat? = nil, text: String?, fill: UIColor? = nil
      ) {
        self.init(width: width, height: height, fill: fill)
        setTitle(text, for: .normal)
      }
    }
    class Tick: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        setTitle(nil, for: .normal)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Next: UIButton {
      var service: String?
    }
    """

  private func verdicts(_ made: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = \(made)", setup: "addSubview(button)", others: Self.others)
  }

  @Test("a property that a function sets on what it makes is set once")
  func insets() throws {
    func verdicts(_ size: Int, outset: Int) throws -> [String] {
      try UIKitReading.verdicts(
        members: "lazy var button = UIButton.cross(size: \(size))", setup: "addSubview(button)",
        others: """
          private var key: UIEdgeInsets = .zero
          extension UIButton {
            var touchInsets: UIEdgeInsets {
              get { (objc_getAssociatedObject(self, &key) as? NSValue)?.uiEdgeInsetsValue ?? .zero }
              set { objc_setAssociatedObject(self, &key, NSValue(uiEdgeInsets: newValue), .OBJC_ASSOCIATION_RETAIN) }
            }
            open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
              bounds.inset(by: touchInsets).contains(point)
            }
            static func cross(size: CGFloat) -> UIButton {
              let button = UIButton(frame: CGRect(x: 60, y: 60, width: size, height: size))
              button.touchInsets = UIEdgeInsets(
                top: -\(outset), left: -\(outset), bottom: -\(outset), right: -\(outset))
              return button
            }
          }
          """)
    }
    #expect(try verdicts(24, outset: 4) == ["fail 'button' 32×32"])
    #expect(try verdicts(24, outset: 10) == ["pass 1"])
  }
}
