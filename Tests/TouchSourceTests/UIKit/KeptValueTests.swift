import Testing

/// Variables of classes that nothing gives another value than the one that they are declared with.
@Suite("UIKit: variables that keep their first value")
struct KeptValueTests {
  private func verdicts(
    _ variable: String, _ members: String = "", _ class: String = "final class Round: UIView",
    coder: String = "fatalError()", outside: String = "", files: [String: String] = [:]
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      \(`class`) {
        \(variable)
        init() {
          super.init(frame: .zero)
          translatesAutoresizingMaskIntoConstraints = false
          widthAnchor.constraint(equalToConstant: radius).isActive = true
          heightAnchor.constraint(equalToConstant: radius * 2).isActive = true
        }
        required init?(coder: NSCoder) { \(coder) }
        \(members)
      }
      final class Sample: UIView {
        private let button = Round()
        func setUp() {
          addSubview(button)
          button.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
        }
        @objc func act() {}
      }
      """, with: ["Outside.swift": "import UIKit\n\(outside)"].merging(files) { $1 })
  }

  @Test(
    "what nothing sets is as good as a constant",
    arguments: [
      "let radius: CGFloat = 30", "private var radius: CGFloat = 30", "var radius: CGFloat = 30",
      "fileprivate var radius: CGFloat = 20 + 10", "private(set) var radius: CGFloat = 30",
      "@IBInspectable private var radius: CGFloat = 30",
      "private var radius: CGFloat = 30 { didSet { setNeedsLayout() } }",
    ])
  func kept(variable: String) throws {
    #expect(try verdicts(variable) == ["fail 'button' 30×60"])
    #expect(
      try verdicts(variable.replacing("30", with: "50").replacing("20 +", with: "40 +"))
        == ["pass 1"])
    // Others of the name are read, compared, declared and handed on.
    #expect(
      try verdicts(
        variable,
        """
        func ask() -> Bool {
          let radius = self.radius
          return radius == 3 || use(radius: radius, (radius, 1) == (2, 1))
        }
        """) == ["fail 'button' 30×60"])
  }

  @Test(
    "what may be set is open",
    arguments: [
      "func grow() { radius = 50 }", "func grow() { self.radius += 20 }",
      "func grow(_ other: Round) { other.radius = 50 }", "func grow() { swap(&radius, &old) }",
      "func grow() { change(&self.radius) }", "func grow() { (radius, old) = (50, 2) }",
      "func grow() { radius.negate() }", #"func grow() { self[keyPath: \.radius] = 50 }"#,
      #"func grow() { setValue(50, forKey: "radius") }"#,
    ])
  func changed(member: String) throws {
    #expect(
      try verdicts("private var radius: CGFloat = 30", "@objc \(member)") == ["undecided 'button'"])
  }

  @Test("what others see, they may set")
  func seen() throws {
    let open = "var radius: CGFloat = 30"
    let setting = """
      func grow(_ view: Round) { view.radius = 50 }
      func growAll(_ views: [Round]) { views.forEach(grow) }
      """
    #expect(try verdicts(open, outside: setting) == ["undecided 'button'"])
    #expect(
      try verdicts("private \(open)", outside: "func grow(_ other: Circle) { other.radius = 50 }")
        == ["fail 'button' 30×60"])
    // A class below may have a value of its own.
    #expect(
      try verdicts(
        open, "", "class Round: UIView",
        outside: "final class Big: Round { override var radius: CGFloat { get { 50 } set {} } }")
        == ["undecided 'button'"])
    // One without a value of its own has that of the class above.
    #expect(
      try verdicts(
        open, "", "class Round: UIView", outside: "final class Big: Round { var size = 50 }")
        == ["fail 'button' 30×60"])
    #expect(
      try verdicts(
        open, "", "class Round: UIView", outside: "final class Big: Round, Sized { var size = 50 }")
        == ["undecided 'button'"])
    #expect(try verdicts("@Wrapped private \(open)") == ["undecided 'button'"])
    // Files of Interface Builder set what is for them, where they may make the class.
    let inspectable = "@IBInspectable private var radius: CGFloat = 30"
    #expect(try verdicts(inspectable, coder: "super.init(coder: coder)") == ["undecided 'button'"])
  }

  @Test("what is for files of Interface Builder those of an app set, or its Objective-C")
  func inspectable() throws {
    func inspected(_ files: [String: String]) throws -> [String] {
      try verdicts(
        "@IBInspectable private var radius: CGFloat = 30", coder: "super.init(coder: coder)",
        outside: """
          @main final class App: UIResponder, UIApplicationDelegate {
            let window = UIWindow()
            func setUp() { window.addSubview(Sample()) }
          }
          """, files: files)
    }
    func page(_ path: String) -> String {
      InterfaceReading.storyboard(
        """
        <subviews><view id="rou" customClass="Round"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><real key="value" value="50"/>
          </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></subviews>
        """)
    }
    #expect(try inspected([:]) == ["fail 'button' 30×60"])
    #expect(try inspected(["Page.storyboard": page("width")]) == ["fail 'button' 30×60"])
    for path in ["radius", "inner.radius"] {
      #expect(try inspected(["Page.storyboard": page(path)]) == ["undecided 'button'"], "\(path)")
    }
    for code in ["round.radius = 50;", "[round setRadius:50];"] {
      let file = ["Old.m": "void grow() { \(code) }"]
      #expect(try inspected(file) == ["undecided 'button'"], "\(code)")
    }
  }

  @Test(
    "what a structure's variable begins with is what its makers may give another value",
    arguments: [
      "size = CGSize(width: 30, height: 60)", "size: CGSize = .init(width: 30, height: 60)",
      "size: CGSize = CGSize(width: 30, height: 60)",
    ])
  func structure(variable: String) throws {
    func verdicts(_ keyword: String, _ made: String = "Look()") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIView {
          struct Look { \(keyword) \(variable) }
          let look: Look
          private let button = UIButton()
          init(look: Look) {
            self.look = look
            super.init(frame: .zero)
            addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            button.widthAnchor.constraint(equalToConstant: self.look.size.width).isActive = true
            button.heightAnchor.constraint(equalToConstant: self.look.size.height).isActive = true
          }
        }
        final class Holder: UIView {
          private let sample = Sample(look: \(made))
          func setUp() { addSubview(sample) }
        }
        """.replacing("Look()", with: keyword == "let" ? "Sample.Look()" : "look()"))
    }
    #expect(try verdicts("var") == ["undecided 'button'"])
    #expect(try verdicts("let") == ["fail 'button' 30×60"])
  }
}
