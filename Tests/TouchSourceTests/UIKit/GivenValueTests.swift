import Testing

/// Variables of objects that all of an app shares, by all that its code ever gives them.
@Suite("UIKit: variables by all that they are given")
struct GivenValueTests {
  /// The verdicts on a button as wide as 200 points and as high as such a variable says, which is 40 first.
  private func verdicts(_ others: String, outside: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: "let button = UIButton()",
      setup: """
        addSubview(button)
        button.widthAnchor.constraint(equalToConstant: 200).isActive = true
        button.heightAnchor.constraint(equalToConstant: sizes.height).isActive = true
        """,
      others: """
        final class Sizes { var height: CGFloat = 40 }
        let sizes = Sizes()
        enum Metrics { static let small: CGFloat = 30 }
        \(others)
        """, outside: outside)
  }

  /// A function that something calls.
  private func called(_ body: String) -> String {
    "func start() { \(body) }\nfunc run() { start() }"
  }

  @Test("a verdict that all of them have is the one, wherever they are given")
  func agreed() throws {
    #expect(try verdicts("") == ["fail 'button' 200×40"])
    let small = [
      "sizes.height = 32", "if isSmall { sizes.height = 32 } else { sizes.height = 36 }",
      "sizes.height = isSmall ? 32 : 36", "sizes.height = Metrics.small",
      "sizes.height = CGFloat(20 + 12)", "load { sizes.height = 32 }",
    ]
    for body in small {
      let found = try verdicts(called(body))
      #expect(found.count == 1 && found[0].hasPrefix("fail"), "\(body)")
      #expect(try verdicts("", outside: called(body)) == found, "\(body)")
    }
    let open = [
      "sizes.height = 50", "sizes.height = isSmall ? 32 : 50", "sizes.height = measured()",
      "sizes.height = 32; sizes.height = small", "sizes.height += 2", "sizes.height.round()",
      "(sizes.height, isSmall) = (32, true)", "sizes[keyPath: \\.height] = 32",
      "grow(&sizes.height)",
    ]
    for body in open {
      #expect(try verdicts(called(body)) == ["undecided 'button'"], "\(body)")
    }
  }

  @Test("what others of the name are given says nothing of it")
  func others() throws {
    let given = """
      final class Sign {
        var height: CGFloat = 90
        func grow() { height = 95; self.height = 99; later { [weak self] in self?.height = 9 } }
      }
      func grow(_ sign: Sign) { sign.grow() }
      """
    #expect(try verdicts(given) == ["fail 'button' 200×40"])
    #expect(try verdicts(called("label.height = \"tall\"")) == ["fail 'button' 200×40"])
    // Whose it is may not be told by its name.
    #expect(try verdicts(called("sign.height = 99")) == ["undecided 'button'"])
    #expect(
      try verdicts(
        "extension Sizes { func grow() { height = 99 } }\nfunc run() { sizes.grow() }")
        == ["undecided 'button'"])
    #expect(
      try verdicts(
        """
        protocol Sized: AnyObject { var height: CGFloat { get set } }
        extension Sized { func grow() { height = 99 } }
        extension Sizes: Sized {}
        func run() { sizes.grow() }
        """) == ["undecided 'button'"])
  }

  @Test(
    "what nothing calls gives nothing",
    arguments: [
      "func update() { sizes.height = 60 }",
      "func update(_ height: CGFloat) { sizes.height = height }",
      "final class Page: UIView { func update() { sizes.height = 60 } }",
      "extension Sizes { func update(height: CGFloat) { self.height = height } }",
    ])
  func uncalled(function: String) throws {
    #expect(try verdicts(function) == ["fail 'button' 200×40"])
    #expect(try verdicts("", outside: function) == ["fail 'button' 200×40"])
    #expect(
      try verdicts(function, outside: "func all(_ it: Any) { it.update }")
        == ["undecided 'button'"])
  }

  @Test(
    "what the system may call, or a protocol asks for, is called",
    arguments: [
      "final class Page: UIView { @objc func update() { sizes.height = 60 } }",
      "final class Page: UIView { override func layoutSubviews() { sizes.height = 60 } }",
      """
      final class Writer: NSObject, UITextFieldDelegate {
        func textFieldDidBeginEditing(_ textField: UITextField) { sizes.height = 60 }
      }
      """,
      """
      protocol Sizing { func update() }
      final class Large: Sizing { func update() { sizes.height = 60 } }
      func all(_ list: [Sizing]) { list.forEach { $0.update() } }
      """,
      "let reset = { sizes.height = 60 }", "final class Page { init() { sizes.height = 60 } }",
      "final class Page { var isOn = false { didSet { sizes.height = 60 } } }",
    ])
  func calledElsewhere(function: String) throws {
    #expect(try verdicts(function) == ["undecided 'button'"])
  }

  @Test("a font of SwiftUI's, a length and a padding")
  func swiftUI() throws {
    func verdicts(_ later: String) throws -> [String] {
      try Reading().verdicts(
        """
        final class Look { var size: CGFloat = 14; var gap: CGFloat = 7 }
        let look = Look()
        func start() { look.size = \(later) }
        func run() { start() }
        struct Sample: View {
          var body: some View {
            Text("A long title").font(.system(size: look.size)).padding(.vertical, look.gap)
              .background(Color.orange).onTapGesture { go() }
          }
        }
        """
      ).map { String($0.prefix { $0 != " " }) }
    }
    #expect(try verdicts("14") == ["fail"])
    #expect(try verdicts("16") == ["fail"])
    #expect(try verdicts("30") == ["undecided"])
    #expect(try verdicts("measured()") == ["undecided"])
  }
}
