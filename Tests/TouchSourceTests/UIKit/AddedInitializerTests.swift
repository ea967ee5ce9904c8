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

  @Test("one hands on to another with what it is given")
  func delegating() throws {
    #expect(
      try verdicts("UIButton(width: 30, height: 32, text: title)") == ["fail 'button' 30×32"])
    #expect(try verdicts("UIButton(width: 120, height: 50, text: title)") == ["pass 1"])
    #expect(try verdicts("UIButton(width: 24, height: 24)") == ["fail 'button' 24×24"])
  }

  @Test("one that takes its own arguments too hands on to that of the class above")
  func overloaded() throws {
    func verdicts(_ made: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = \(made)", setup: "addSubview(button)",
        others: """
          extension UIView {
            convenience init(width: CGFloat? = nil, height: CGFloat? = nil, radius: CGFloat? = nil) {
              self.init(frame: .zero)
              if let width = width { widthAnchor.constraint(equalToConstant: width).isActive = true }
              if let height = height {
                heightAnchor.constraint(equalToConstant: height).isActive = true
              }
            }
          }
          extension UIButton {
            convenience init(
              width: CGFloat? = nil, height: CGFloat? = nil, label: String? = nil,
              insets: UIEdgeInsets? = nil
            ) {
              self.init(width: width, height: height)
              setTitle(label, for: .normal)
              if let insets = insets { contentEdgeInsets = insets }
            }
            convenience init(round: CGFloat = 1, kind: Int) {
              self.init(kind: kind)
            }
          }
          """)
    }
    #expect(
      try verdicts("UIButton(width: 24, height: 26, label: title)") == ["fail 'button' 24×26"])
    #expect(try verdicts("UIButton(width: 24, height: 26)") == ["fail 'button' 24×26"])
    #expect(try verdicts("UIButton(width: 50, height: 50, label: title)") == ["pass 1"])
    #expect(try verdicts("UIButton(round: 2, kind: 3)") == ["undecided 'button'"])
  }

  @Test("classes below inherit them", arguments: ["Tick", "Next"])
  func inherited(name: String) throws {
    #expect(try verdicts("\(name)(width: 24, height: 26)") == ["fail 'button' 24×26"])
    #expect(try verdicts("\(name)(width: 60, height: 60)") == ["pass 1"])
  }

  @Test("what one that is not in the source makes of a view is not known")
  func unknown() throws {
    #expect(try verdicts("Tick(side: 24)") == ["undecided 'button'"])
    #expect(try verdicts("Next(look: .round)") == ["undecided 'button'"])
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
