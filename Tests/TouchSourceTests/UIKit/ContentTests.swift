import Foundation
import Testing
import TouchModel

/// Sizes from what a button shows, where nothing else gives it one.
@Suite("UIKit: content")
struct ContentTests {
  /// A placed button that nothing stretches.
  func sizes(_ setup: String, creation: String = "UIButton()") throws -> [Screen.Element] {
    try Reading().elements(
      """
      import UIKit
      class Sample: UIView {
        let button = \(creation)
        func setUp() {
          addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          button.translatesAutoresizingMaskIntoConstraints = false
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          \(setup)
        }
      }
      """)
  }

  /// Read off `UIButton` with the title "Configure" on iOS 26.1, iPhone 16 (openuikit,
  /// UIButtonConfigurationTests); on iOS 17 to 26 the heights are the same.
  static let configured: [(style: String, setup: String, size: Size)] = [
    ("plain", "", Size(width: 99, height: 34.33)), ("gray", "", Size(width: 99, height: 34.33)),
    ("tinted", "", Size(width: 99, height: 34.33)), ("filled", "", Size(width: 99, height: 34.33)),
    ("borderless", "", Size(width: 99, height: 34.33)),
    ("bordered", "", Size(width: 99, height: 34.33)),
    ("borderedTinted", "", Size(width: 99, height: 34.33)),
    ("borderedProminent", "", Size(width: 99, height: 34.33)),
    ("filled", "configuration.buttonSize = .medium", Size(width: 99, height: 34.33)),
    ("filled", "configuration.buttonSize = .mini", Size(width: 87.33, height: 28)),
    ("filled", "configuration.buttonSize = .small", Size(width: 87.33, height: 28)),
    ("filled", "configuration.buttonSize = .large", Size(width: 115, height: 50.33)),
    ("filled", "configuration.contentInsets = .zero", Size(width: 75, height: 20.33)),
    (
      "filled",
      "configuration.contentInsets = .init(top: 12, leading: 12, bottom: 12, trailing: 12)",
      Size(width: 99, height: 44.33)
    ),
    (
      "filled",
      """
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 8.5, leading: 12, bottom: 8.5, trailing: 12)
      """, Size(width: 99, height: 37.33)
    ),
    (
      "filled",
      """
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 3, leading: 20, bottom: 7, trailing: 4)
      """, Size(width: 99, height: 30.33)
    ),
    ("filled", "configuration.subtitle = \"Subtitle\"", Size(width: 99, height: 51)),
    ("filled", "configuration.showsActivityIndicator = true", Size(width: 119.33, height: 34.33)),
  ]

  @Test("configurations are as large as measured", arguments: configured)
  func configurations(style: String, setup: String, size: Size) throws {
    let elements = try sizes(
      """
      var configuration = UIButton.Configuration.\(style)()
      configuration.title = "Configure"
      \(setup)
      button.configuration = configuration
      """)
    let found = try #require(elements.first?.layout.size)
    #expect((found.width - size.width).magnitude < 0.7, "\(found.written)")
    #expect((found.height - size.height).magnitude < 0.34, "\(found.written)")
  }

  /// A title of 12 pt is 14.33 pt high, one of 20 pt 24: with 7 pt above and below each.
  @Test(
    "a title brings attributes of its own, or is given them",
    arguments: [
      "c.attributedTitle = AttributedString(\"Send again\", attributes: AttributeContainer([.font: FONT]))",
      "c.attributedTitle = .init(\"Send again\", attributes: .init([.font: FONT]))",
      """
      var box = AttributeContainer()
      box.foregroundColor = .red
      box.font = FONT
      c.attributedTitle = AttributedString("Send again", attributes: box)
      """,
      """
      var title = AttributedString("Send again")
      title.font = FONT
      c.attributedTitle = title
      """,
      "c.title = \"Send again\"\nc.attributedTitle?.font = FONT",
      """
      c.title = "Send again"
      c.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = FONT
        return outgoing
      }
      """,
    ])
  func attributes(setup: String) throws {
    for (font, height) in [
      (".systemFont(ofSize: 12)", 28.33), ("UIFont.systemFont(ofSize: 20)", 38),
    ] {
      for style in ["plain", "filled"] {
        let size = try sizes(
          """
          var c = UIButton.Configuration.\(style)()
          \(setup.replacingOccurrences(of: "FONT", with: font))
          button.configuration = c
          """
        ).first?.layout.size
        #expect(size.map { ($0.height - height).magnitude < 0.7 } == true, "\(font) \(style)")
      }
    }
  }

  @Test("a style of the system's is its own only as large as the system draws it")
  func restyled() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.button(
        setup: """
          var c = UIButton.Configuration.filled()
          c.title = "Go"
          \(setup)
          button.configuration = c
          button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          """
      ).map { String($0.prefix(4)) }
    }
    #expect(try verdicts("") == ["exem"])
    #expect(try verdicts("c.buttonSize = .large") == ["exem"])
    #expect(try verdicts("c.contentInsets.top = 20") == ["exem"])
    #expect(try verdicts("c.attributedTitle?.font = .systemFont(ofSize: 20)") == ["exem"])
    #expect(try verdicts("c.attributedTitle?.foregroundColor = .red") == ["exem"])
    for small in [
      "c.attributedTitle?.font = .systemFont(ofSize: 12)", "c.buttonSize = .small",
      "c.contentInsets = .zero",
    ] {
      #expect(try verdicts(small) == ["fail"], "\(small)")
    }
    // What is not known of its font may make it smaller.
    #expect(try verdicts("c.attributedTitle?.font = model.font") == ["unde"])
    #expect(try verdicts("c.attributedTitle?[range].font = .systemFont(ofSize: 12)") == ["unde"])
  }

  @Test("a title of several lines is no lower than one of one")
  func lines() throws {
    func verdicts(_ size: Int) throws -> [String] {
      try UIKitReading.button(
        setup: """
          var c = UIButton.Configuration.filled()
          var title = AttributedString(model.text)
          title.font = .systemFont(ofSize: \(size))
          c.attributedTitle = title
          button.configuration = c
          button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          """
      ).map { String($0.prefix(4)) }
    }
    #expect(try verdicts(20) == ["exem"])
    #expect(try verdicts(12) == ["unde"])
  }

  @Test("a title that may have one line alone is as high as that")
  func oneLine() throws {
    func sizes(_ lines: String) throws -> [Certainty] {
      try self.sizes(
        "button.setTitle(\"0 of 1\", for: .normal)\nbutton.titleLabel?.numberOfLines = \(lines)"
      ).map(\.certainty)
    }
    #expect(try sizes("1") == [.estimated])
    for lines in ["0", "2", "lines"] { #expect(try sizes(lines) == [.unknown]) }
  }

  @Test("a button without a configuration, by its type and its font")
  func classic() throws {
    // 34 pt high with a title of 18 pt (probed on iOS 17.5 to 26.2), 30 with one of 15.
    let custom = try sizes("button.setTitle(\"01\", for: .normal)").first?.layout.size
    #expect(custom.map { ($0.height - 34).magnitude < 1 && $0.width == 30 } == true)
    let system = try sizes(
      "button.setTitle(title, for: .normal)", creation: "UIButton(type: .system)"
    ).first?.layout.size
    #expect(system.map { ($0.height - 30).magnitude < 1 } == true)
    let large = try sizes(
      """
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 40)
      """)
    #expect(large.allSatisfy { $0.layout.height > 44 })
    // Insets of zero are those of every button.
    let zero = try sizes(
      "button.setTitle(\"01\", for: .normal)\nbutton.contentEdgeInsets = .zero"
    ).first?.layout.size
    #expect(zero == custom)
    // A font of the app's own is known by the size that it is asked for.
    for font in ["Fonts.bold.font(size: 12)", "Kit.Fonts.light.font(ofSize: 12)"] {
      let named = try sizes(
        "button.setTitle(title, for: .normal)\nbutton.titleLabel?.font = \(font)"
      ).first?.layout.size
      #expect(named.map { $0.height > 22 && $0.height < 32 } == true)
    }
    let unknown = try sizes(
      "button.setTitle(title, for: .normal)\nbutton.titleLabel?.font = Fonts.bold.font(size: size)")
    #expect(unknown.map(\.certainty) == [.unknown])
    let insets = try sizes(
      """
      button.setTitle(title, for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: 14, left: 0, bottom: 14, right: 0)
      """
    ).first?.layout.size
    #expect(insets.map { ($0.height - 50).magnitude < 0.01 } == true)
    let small = try sizes(
      """
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 16)
      button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
      """
    ).first?.layout.size
    #expect(small.map { ($0.height - 44).magnitude < 0.01 } == true)
  }

  @Test("a button that shows nothing is as large as measured", arguments: [(26, 30.0), (18, 34)])
  func empty(system: Int, height: Double) throws {
    func found(_ setup: String) throws -> [Screen.Element] {
      try Reading(system: system).elements(
        """
        import UIKit
        class Sample: UIView {
          private let button = UIButton()
          func setUp() {
            addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            button.translatesAutoresizingMaskIntoConstraints = false
            button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
            \(setup)
          }
        }
        """)
    }
    // 30×30 pt on iOS 26.1 (layout fact F059: openuikit, UIButtonConfigurationTests), 30×34 pt on
    // iOS 17.5 and 18.5.
    #expect(try found("").map(\.layout.size) == [Size(width: 30, height: height)])
    // What is put into it may give it another size.
    #expect(try found("button.addSubview(UIView())").map(\.certainty) == [.unknown])
  }

  @Test("symbols follow their configuration")
  func symbols() throws {
    let verdicts = try UIKitReading.button(
      setup: """
        button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        """)
    #expect(verdicts.count == 1 && verdicts[0].hasPrefix("fail"))
    let large = try UIKitReading.button(
      setup: """
        button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        let size = UIImage.SymbolConfiguration(pointSize: 90)
        button.setImage(UIImage(systemName: "circle", withConfiguration: size), for: .normal)
        """)
    #expect(large == ["pass 1"])
  }

  @Test(
    "a symbol's scale, size, style and weight count",
    arguments: [
      ("UIImage.SymbolConfiguration(scale: .small)", 0.78),
      ("UIImage.SymbolConfiguration(scale: .large)", 1.28),
      ("UIImage.SymbolConfiguration(weight: .bold)", 1),
      ("UIImage.SymbolConfiguration(textStyle: .body)", 1),
      ("UIImage.SymbolConfiguration(pointSize: 34)", 2),
      ("UIImage.SymbolConfiguration(pointSize: 17, weight: .bold, scale: .large)", 1.28),
      ("UIImage.SymbolConfiguration(pointSize: 34).applying(.init(scale: .large))", 2.56),
    ])
  func symbolLook(configuration: String, factor: Double) throws {
    func height(_ look: String) throws -> Double {
      let elements = try sizes(
        "button.setImage(UIImage(systemName: \"plus.circle\"\(look)), for: .normal)")
      return try #require(elements.first?.layout.height)
    }
    let found = try height(", withConfiguration: \(configuration)") / height("")
    #expect((found - factor).magnitude < 0.07, "\(found)")
    // On the button as well.
    let preferred = try sizes(
      """
      button.setImage(UIImage(systemName: "plus.circle"), for: .normal)
      button.setPreferredSymbolConfiguration(\(configuration), forImageIn: .normal)
      """)
    let ratio = try #require(preferred.first?.layout.height) / height("")
    #expect((ratio - factor).magnitude < 0.07, "\(ratio)")
  }

  @Test("a symbol whose configuration is not known may be of any size")
  func openSymbol() throws {
    #expect(
      try sizes(
        """
        button.setImage(
          UIImage(systemName: "plus", withConfiguration: model.configuration), for: .normal)
        """
      ).map(\.certainty) == [.unknown])
  }

  @Test(
    "an inset that is not known leaves those of the other axis",
    arguments: [
      ("button.contentEdgeInsets = UIEdgeInsets(top: 2, left: side, bottom: 2, right: side)", 25.5),
      (
        """
        var look = UIButton.Configuration.plain()
        look.contentInsets = .init(top: 2, leading: side, bottom: 2, trailing: side)
        button.configuration = look
        """, 24.33
      ),
    ])
  func partOfInsets(setup: String, height: Double) throws {
    let found = try sizes("button.setTitle(\"Go\", for: .normal)\n\(setup)")
    #expect(found.count == 1 && (found[0].layout.height - height).magnitude < 1, "\(found)")
    let other = setup.replacing("top: 2", with: "top: side")
    #expect(
      try sizes("button.setTitle(\"Go\", for: .normal)\n\(other)").map(\.certainty) == [.unknown])
  }

  @Test("a font may be asked for in the size of a style's description")
  func describedFont() throws {
    let found = try sizes(
      """
      let described = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
      button.setTitle("Go", for: .normal)
      button.titleLabel?.font = UIFont(name: "Plex", size: described.pointSize)
      """)
    #expect(found.count == 1 && found[0].layout.height > 22 && found[0].layout.height < 33)
  }

  @Test("a property of a class's own changes a size only where the class uses it")
  func ownColour() throws {
    func verdicts(_ property: String, _ members: String = "") throws -> [String] {
      try UIKitReading.button(
        "Box()",
        setup: """
          button.mark = value
          button.setImage(.gridicon(.cross), for: .normal)
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          """, others: "final class Box: UIButton { var mark: \(property)\n\(members) }")
    }
    #expect(try verdicts("UIColor?") == ["fail 'button' 24×24"])
    let inside = "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool"
    let asked = "\(inside) { bounds.insetBy(dx: -1, dy: 0).contains(point) && (true || mark > 0) }"
    let made = "init(mark: CGFloat) { self.mark = mark; super.init(frame: .zero) }"
    for members in ["", made] {
      #expect(try verdicts("CGFloat = 0", members) == ["fail 'button' 24×24"])
    }
    #expect(
      try verdicts("CGFloat = 0", asked) == ["fail 'button' 26×24"])
    #expect(try verdicts("CGFloat = 0 { didSet { redraw() } }") == ["undecided 'button'"])
    let rounding = "override func layoutSubviews() { layer.cornerRadius = mark > 0 ? mark : 4 }"
    for look in ["didSet { setNeedsLayout() }", "didSet { self.layer.cornerRadius = mark }"] {
      #expect(
        try verdicts("CGFloat = 0 { \(look) }", rounding) == ["fail 'button' 24×24"])
    }
    for use in ["contentEdgeInsets.top = mark", "let other = self; other.mark.grow()"] {
      #expect(
        try verdicts("CGFloat = 0", "func set() { \(use) }") == ["undecided 'button'"])
    }
  }

  @Test(
    "what may be of any size is undecided",
    arguments: [
      "button.setImage(model.image, for: .normal)",
      "button.setTitle(\"Go\", for: .normal)\nbutton.titleLabel?.font = model.font",
      "button.setTitle(\"Go on\", for: .normal)\nbutton.titleLabel?.numberOfLines = 0",
      "button.setAttributedTitle(model.title, for: .normal)",
      "button.setTitle(\"Go\", for: .normal)\nDecorator.decorate(button)",
      "button.setTitle(\"Go\", for: .normal)\nbutton.decorate()",
      "button.configuration = model.configuration",
      "",
    ])
  func open(setup: String) throws {
    #expect(
      try UIKitReading.verdicts(
        members: "let button = UIButton()\nvar model: Model!",
        setup: """
          addSubview(button)
          button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          \(setup)
          """) == ["undecided 'button'"])
  }

  @Test("a system style at its own size is exempt, made smaller it is measured")
  func systemStyles() throws {
    let filled = """
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Buy"
      button.configuration = configuration
      button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
      button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
      """
    #expect(try UIKitReading.button(setup: filled) == ["exempt 'button' system style"])
    // The name that 'system' had once.
    func titled(_ type: String) throws -> [String] {
      try UIKitReading.button(
        "UIButton(type: .\(type))",
        setup: """
          button.setTitle("Undo", for: .normal)
          button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          """)
    }
    #expect(try titled("roundedRect") == titled("system"))
    #expect(try titled("roundedRect")[0].hasPrefix("fail"))
    let small = try UIKitReading.button(
      setup: filled + "\nbutton.heightAnchor.constraint(equalToConstant: 24).isActive = true")
    #expect(small.count == 1 && small[0].hasPrefix("fail"))
    #expect(
      try UIKitReading.verdicts(
        members: "let toggle = UISwitch()\nlet info = UIButton(type: .infoLight)",
        setup: "addSubview(toggle); addSubview(info)") == [
          "exempt 'toggle' system style", "exempt 'info' system style",
        ])
    // What places it leaves it the system's size, what gives it another does not.
    func placed(_ type: String, _ constraint: String) throws -> [String] {
      try UIKitReading.button(
        "UIButton(type: .\(type))",
        setup: """
          button.translatesAutoresizingMaskIntoConstraints = false
          button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          \(constraint)
          """)
    }
    let end = "button.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true"
    for type in ["close", "infoDark", "contactAdd"] {
      #expect(try placed(type, end) == ["exempt 'button' system style"], "\(type)")
    }
    // Nor does what makes it as large as the system does, or larger, while it shows nothing else.
    func sized(_ length: Int, _ type: String = "close", _ more: String = "") throws -> [String] {
      try placed(
        type,
        """
        \(more)
        button.widthAnchor.constraint(equalToConstant: 46).isActive = true
        button.heightAnchor.constraint(equalToConstant: \(length)).isActive = true
        """)
    }
    for type in ["close", "detailDisclosure"] {
      #expect(try sized(30, type) == ["exempt 'button' system style"], "\(type)")
    }
    #expect(try sized(28) == ["fail 'button' 46×28"])
    #expect(try sized(30, "system") == ["fail 'button' 46×30"])
    #expect(
      try sized(30, "close", "button.setImage(UIImage(named: \"x\"), for: .normal)")
        == ["fail 'button' 46×30"])
    #expect(
      try placed("close", "button.heightAnchor.constraint(equalToConstant: 18).isActive = true")[0]
        .hasPrefix("fail 'button' 25×18"))
  }
}
