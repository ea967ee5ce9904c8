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

  @Test("a class without initializers of its own is made by those of the class above")
  func inherited() throws {
    func verdicts(_ made: String, own: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = \(made)", setup: "addSubview(button)",
        others: """
          class Dial: UIButton {
            convenience init(side: CGFloat?) {
              self.init(frame: .zero)
              guard let side else { return }
              heightAnchor.constraint(equalToConstant: side).isActive = true
              widthAnchor.constraint(equalToConstant: side).isActive = true
            }
          }
          class Knob: Dial {}
          final class Wheel: Knob {
            \(own)
          }
          """)
    }
    #expect(try verdicts("Wheel(side: 30)") == ["fail 'button' 30×30"])
    #expect(try verdicts("Wheel(side: 50)") == ["pass 1"])
    #expect(try verdicts("Wheel(side: load())") == ["undecided 'button'"])
    let own = """
      init(side: CGFloat?) {
        super.init(frame: .zero)
        heightAnchor.constraint(equalToConstant: 60).isActive = true
        widthAnchor.constraint(equalToConstant: 60).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
      """
    #expect(try verdicts("Wheel(side: 30)", own: own) != ["fail 'button' 30×30"])
  }

  @Test("what a set-up is handed by a method that nothing calls says nothing of its instances")
  func uncalled() throws {
    func verdicts(
      _ side: Int, _ method: String, inherits: String = "UIButton", call: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = Dial(side: \(side))", setup: "addSubview(button)\n\(call)",
        others: """
          final class Dial: \(inherits) {
            init(side: CGFloat) {
              super.init(frame: .zero)
              setUp(side: side)
            }
            \(method)
            private func setUp(side: CGFloat) {
              heightAnchor.constraint(equalToConstant: side).isActive = true
              widthAnchor.constraint(equalToConstant: side).isActive = true
            }
            required init?(coder: NSCoder) { fatalError() }
          }
          """)
    }
    let method = "func prepare(side: CGFloat) { setUp(side: side) }"
    #expect(try verdicts(30, method) == ["fail 'button' 30×30"])
    #expect(try verdicts(50, method) == ["pass 1"])
    // What the system calls, or code does, may give it another length.
    for (method, inherits) in [
      (method, "UIButton, Preparing"), ("@objc \(method)", "UIButton"),
      ("override \(method)", "UIButton"),
      ("\(method)\nfunc open(side: CGFloat) { prepare(side: side) }", "UIButton"),
    ] {
      #expect(
        try verdicts(50, method, inherits: inherits) == ["undecided 'button'"], "\(method)")
    }
    #expect(try verdicts(50, method, call: "button.prepare(side: bounds.width)") != ["pass 1"])
  }

  @Test("a frame that an initializer hands on is that of what it makes")
  func handedFrame() throws {
    func verdicts(_ initializer: String, _ making: String = "Knob()") throws -> [String] {
      try UIKitReading.verdicts(
        members: "let knob = \(making)", setup: "addSubview(knob)",
        others: """
          final class Knob: UIButton {
            override init(frame: CGRect) { super.init(frame: frame) }
            \(initializer)
          }
          """, wired: true)
    }
    let whole = "self.init(frame: CGRect(x: 0, y: 0, width: 29, height: 44))"
    #expect(try verdicts("convenience init() { \(whole) }") == ["fail 'knob' 29×44"])
    #expect(
      try verdicts("init(name: String) { super.\(whole.dropFirst(5)) }", "Knob(name: title)")
        == ["fail 'knob' 29×44"])
    // What is asked for says how large it is.
    #expect(
      try verdicts(
        "convenience init(side: CGFloat) { self.init(frame: CGRect(x: 0, y: 0, width: side, height: side)) }",
        "Knob(side: side)") == ["undecided 'knob'"])
    #expect(
      try verdicts(
        "convenience init() { \(whole) }",
        "Knob(frame: CGRect(x: 0, y: 0, width: 50, height: 50))") == ["pass 1"])
  }
}
