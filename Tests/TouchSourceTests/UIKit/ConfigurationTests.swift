import Foundation
import Testing

/// Configurations of buttons that the project makes in one place and uses in others.
@Suite("UIKit: configurations of the project's")
struct ConfigurationTests {
  @Test("a configuration that is read, changed and put back is still the button's")
  func putBack() throws {
    func verdict(_ change: String) throws -> String {
      try UIKitReading.verdicts(
        members: """
          let button = UIButton()
          func update() {
            var made = button.configuration
            \(change)
            button.configuration = made
          }
          """,
        setup: """
          addSubview(button)
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.configuration = .plain()
          button.configuration?.title = "Go on"
          """)[0]
    }
    #expect(try verdict("made?.baseForegroundColor = .red").hasPrefix("fail 'button'"))
    #expect(
      try verdict(
        """
        made?.contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 9, bottom: 15, trailing: 9)
        """) == "pass 1")
    #expect(try verdict("made?.font = other()").hasPrefix("undecided"))
    #expect(try verdict("made = other()").hasPrefix("undecided"))
  }

  @Test("of several titles each may be the one that is shown")
  func titles() throws {
    func verdict(_ first: String, _ second: String) throws -> String {
      try UIKitReading.button(
        setup: """
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          button.configuration = .plain()
          button.configuration?.title = \(first)
          button.setTitle(\(second), for: .normal)
          """)[0]
    }
    #expect(try verdict("\"\"", "\"\"") == "fail 'button' 60×14")
    #expect(try verdict("\"Go\"", "\"Stop\"") == "fail 'button' 60×34.33")
    #expect(try verdict("\"\"", "\"Stop\"").hasPrefix("fail 'button'"))
    #expect(try verdict("\"Go\"", "other()") == "undecided 'button'")
  }

  @Test(
    "a configuration of the class above is taken further, and another stands in where it has none",
    arguments: [
      ("configuration = .plain()", "super.configuration ?? .plain()", "pass 1"),
      ("configuration = .plain()", "configuration ?? .plain()", "pass 1"),
      ("", "super.configuration ?? .plain()", "pass 1"),
      ("", "self.configuration ?? UIButton.Configuration.gray()", "pass 1"),
      ("", "super.configuration ?? other()", "undecided 'button'"),
      ("configuration = other()", "super.configuration ?? .plain()", "undecided 'button'"),
      ("setTitle(\"Go on\", for: .normal)", "other()", "undecided 'button'"),
    ])
  func above(base: String, made: String, expected: String) throws {
    let others = """
      class Base: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(base)
        }
      }
      final class Big: Base {
        init() {
          super.init(frame: .zero)
          var made = \(made)
          made.title = "Go on"
          made.contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 9, bottom: 15, trailing: 9)
          configuration = made
        }
      }
      """
    #expect(
      try UIKitReading.button(
        "Big()",
        setup: """
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          """, others: others) == [expected])
  }

  private static let factories = """
    extension UIButton.Configuration {
      static func link(_ title: String) -> UIButton.Configuration {
        var link = UIButton.Configuration.plain()
        link.title = title
        return link
      }
      static func icon(_ name: String, isLarge: Bool = false) -> Self {
        var icon = Self.borderless()
        icon.image = UIImage(systemName: name)
        if isLarge { icon.contentInsets = .init(top: 20, leading: 20, bottom: 20, trailing: 20) }
        return icon
      }
      static var close: UIButton.Configuration {
        var close: UIButton.Configuration = .plain()
        close.title = "Close"
        return close
      }
      static let done = UIButton.Configuration.link("Done")
      static func either(_ title: String) -> UIButton.Configuration {
        switch style {
        case .plain: return .link(title)
        default: return UIButton.Configuration.close
        }
      }
    }
    """

  private func height(_ configuration: String, _ setup: String = "") throws -> String {
    let verdicts = try UIKitReading.verdicts(
      members: "private let button = UIButton(type: .system)",
      setup: """
        addSubview(button)
        button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.configuration = \(configuration)
        \(setup)
        """, others: Self.factories)
    guard verdicts.count == 1, verdicts[0].hasPrefix("fail") else {
      return verdicts.joined(separator: ", ")
    }
    return String(verdicts[0].split(separator: "×").last ?? "")
  }

  @Test(
    "functions and properties that extend their type are followed",
    arguments: [
      ".link(\"Learn\")", "UIButton.Configuration.link(\"Learn\")", ".close", ".done",
      ".either(\"Learn\")", "isShort ? .close : UIButton.Configuration.link(\"Learn\")",
    ])
  func followed(configuration: String) throws {
    // A line of 20.33 pt between two insets of 7.
    #expect(try height(configuration) == "34.33")
  }

  @Test("what is changed behind them counts")
  func changed() throws {
    let taller = try height(".link(\"Learn\")", "button.configuration?.buttonSize = .large")
    #expect(taller == "pass 1")
  }

  @Test("arguments decide, and what is not in the source leaves them open")
  func open() throws {
    #expect(try height(".icon(\"gear\")").hasPrefix("3"))
    #expect(try height(".icon(\"gear\", isLarge: true)") == "pass 1")
    for configuration in ["theme.button", ".tiny(\"Learn\")", "makeConfiguration()"] {
      #expect(try height(configuration) == "undecided 'button'")
    }
  }

  @Test("an action that is only what it does shows nothing")
  func actions() throws {
    func verdicts(_ action: String) throws -> [String] {
      try UIKitReading.button(
        "UIButton(configuration: .close, primaryAction: \(action))",
        setup: """
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          """, others: Self.factories)
    }
    for action in [
      "UIAction(handler: { _ in })", ".init(handler: { _ in })", "UIAction { _ in go() }", "nil",
    ] {
      #expect(try verdicts(action).first?.hasSuffix("×34.33") == true, "\(action)")
    }
    for action in ["UIAction(title: name) { _ in }", "UIAction(image: icon) { _ in }", "close"] {
      #expect(try verdicts(action) == ["undecided 'button'"], "\(action)")
    }
  }

  @Test(
    "a look that the project shares and gives a size is its own, one at the system's size is not")
  func styles() throws {
    func verdicts(_ configuration: String, _ height: String) throws -> [String] {
      try UIKitReading.button(
        "UIButton(configuration: \(configuration))",
        setup: """
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          \(height)
          """,
        others: """
          extension UIButton.Configuration {
            static func pill() -> UIButton.Configuration {
              var pill = UIButton.Configuration.filled()
              pill.title = "Send"
              return pill
            }
          }
          """)
    }
    let height = "button.heightAnchor.constraint(equalToConstant: 36).isActive = true"
    #expect(try verdicts(".pill()", height).first?.hasPrefix("fail") == true)
    #expect(try verdicts(".pill()", "") == ["exempt 'button' system style"])
    #expect(try verdicts(".filled()", height) == ["exempt 'button' system style"])
  }

  @Test("a title with attributes has the font that they say")
  func attributes() throws {
    func outcome(_ title: String, _ rest: String = "") throws -> String {
      try height(
        ".plain()",
        """
        button.configuration?.attributedTitle = \(title)
        button.configuration?.contentInsets = .zero
        \(rest)
        """)
    }
    let font = "UIFont.systemFont(ofSize: 12)"
    for title in [
      "AttributedString(\"Done\", attributes: AttributeContainer([.font: \(font)]))",
      ".init(\"Done\", attributes: .init([.foregroundColor: UIColor.red, .font: \(font)]))",
    ] {
      // A line of 12 pt.
      #expect(try outcome(title).hasPrefix("14"), "\(title)")
      #expect(
        try outcome(title, "button.configuration?.title = \"Done\"") == "undecided 'button'")
    }
    #expect(try outcome(".init(\"Done\")") == "20.33")
    for title in [
      "makeTitle()", ".init(\"Done\", attributes: container)",
      ".init(\"Done\", attributes: .init([.font: theme.font]))", ".init(name)",
    ] {
      #expect(try outcome(title) == "undecided 'button'", "\(title)")
    }
  }

  /// What is said of a button of a class with a configuration, in 60 points of width.
  private func verdict(
    ofClass members: String, made creation: String = "Pill()", setup: String = ""
  ) throws -> String {
    try UIKitReading.verdicts(
      members: "let button = \(creation)",
      setup: """
        \(setup)
        addSubview(button)
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        button.setTitle("Go", for: .normal)
        """,
      others: """
        final class Pill: UIButton {
          \(members)
        }
        extension UIButton.Configuration {
          static func tall() -> UIButton.Configuration {
            var made = filled()
            made.contentInsets.top = 30
            return made
          }
        }
        """)[0]
  }

  @Test(
    "a class that only recolours its configuration leaves it as large as it is",
    arguments: [
      ("next.baseForegroundColor = isHighlighted ? .white : .red", true),
      ("next.background.strokeColor = .red\nif isEnabled { next.cornerStyle = .capsule }", true),
      ("next.contentInsets = .zero", false), ("next.title = name", false), ("resize()", false),
      ("next = other()", false),
      ("next.baseForegroundColor = .red\nconfiguration = other()", false),
    ])
  func recolouring(change: String, isFollowed: Bool) throws {
    let verdict = try verdict(
      ofClass: """
        convenience init() {
          self.init(type: .custom)
          configuration = .filled()
        }
        override func updateConfiguration() {
          super.updateConfiguration()
          guard let configuration else { return }
          var next = configuration.updated(for: self)
          \(change)
          self.configuration = next
        }
        """)
    #expect(verdict == (isFollowed ? "fail 'button' 60×34.33" : "undecided 'button'"))
  }

  @Test("a configuration that an initializer is not handed is the one that stands in for it")
  func standard() throws {
    let members = """
      convenience init(style: Int, configuration: UIButton.Configuration = .filled()) {
        self.init(type: .custom)
        self.configuration = configuration
      }
      """
    func verdict(_ creation: String) throws -> String {
      try self.verdict(ofClass: members, made: creation)
    }
    #expect(try verdict("Pill(style: 1)") == "fail 'button' 60×34.33")
    #expect(try verdict("Pill(style: 1, configuration: .plain())") == "fail 'button' 60×34.33")
    #expect(try verdict("Pill(style: 1, configuration: Looks.own)") == "undecided 'button'")
    // What the project's own code makes may hold insets.
    #expect(try verdict("Pill(style: 1, configuration: .tall())") == "undecided 'button'")
    let tall = members.replacingOccurrences(of: "= .filled()", with: "= .tall()")
    #expect(try self.verdict(ofClass: tall, made: "Pill(style: 1)") == "undecided 'button'")
  }
}
