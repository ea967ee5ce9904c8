import Testing
import TouchModel

@testable import TouchSource

@Suite("UIKit: fonts that are made of others")
struct DerivedFontTests {
  /// How high a button of the system's is that shows a title; nil where that is not known.
  private func height(_ setup: String, members: String = "", others: String = "") throws -> Double?
  {
    let element = try Reading().elements(
      """
      import UIKit
      final class Sample: UIView {
        private let button = UIButton(type: .system)
        private let label = UILabel()
        \(members)
        func setUp() {
          addSubview(button)
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.setTitle("Undo", for: .normal)
          \(setup)
          button.addTarget(self, action: nil, for: .touchUpInside)
        }
      }
      \(others)
      """
    ).first
    return element.flatMap { $0.certainty == .unknown ? nil : $0.layout.height }
  }

  /// What a title of a size makes a button, as `ButtonMetrics` says.
  private func plain(_ size: Double) throws -> Double {
    try #require(try height("button.titleLabel?.font = .systemFont(ofSize: \(size))"))
  }

  private static let bold = ".fontDescriptor.withSymbolicTraits(.traitBold)"

  @Test(
    "a descriptor keeps the size of the font that it is taken of",
    arguments: [
      "UIFont(descriptor: UIFont.systemFont(ofSize: 12)\(bold)!, size: 0)",
      "UIFont(descriptor: UIFont.systemFont(ofSize: 30)\(bold)!, size: 12)",
      """
      UIFont(
        descriptor: UIFont.systemFont(ofSize: 12)\(bold)
          ?? UIFont.systemFont(ofSize: 12).fontDescriptor, size: 0)
      """,
      "UIFont(descriptor: UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.rounded)!, size: 0)",
      "UIFont(descriptor: UIFont.systemFont(ofSize: 9).fontDescriptor.withSize(12), size: 0)",
      "UIFont.systemFont(ofSize: UIFont.systemFont(ofSize: 12)\(bold)!.pointSize)",
    ])
  func descriptors(font: String) throws {
    #expect(try height("button.titleLabel?.font = \(font)") == plain(12))
  }

  @Test("styles of the system's have descriptors")
  func styles() throws {
    let footnote = try plain(13)
    let descriptor = "UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)"
    for font in [
      "UIFont(descriptor: \(descriptor), size: 0)",
      "UIFont(descriptor: \(descriptor).withSymbolicTraits(.traitBold)!, size: 0)",
      "UIFont(descriptor: UIFont.preferredFont(forTextStyle: .footnote)\(Self.bold)!, size: 0)",
    ] {
      #expect(try height("button.titleLabel?.font = \(font)") == footnote, "\(font)")
    }
  }

  @Test("the project's own methods of fonts are followed")
  func methods() throws {
    let bodies = [
      """
      guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
      return UIFont(descriptor: descriptor, size: 0)
      """,
      """
      if let descriptor = self.fontDescriptor.withSymbolicTraits(.traitBold) {
        return UIFont(descriptor: descriptor, size: 0)
      }
      return nil
      """,
      "UIFont(descriptor: fontDescriptor.withSymbolicTraits(.traitBold)!, size: pointSize)",
      "UIFont.systemFont(ofSize: pointSize, weight: .bold)",
    ]
    for body in bodies {
      let others = "extension UIFont { func bold() -> UIFont? { \(body) } }"
      let made = "button.titleLabel?.font = UIFont.systemFont(ofSize: 12).bold()"
      #expect(try height(made, others: others) == plain(12), "\(body)")
      // What the button has otherwise: 15 points, or what the code gives it.
      let own = "button.titleLabel?.font = button.titleLabel?.font.bold()"
      #expect(try height(own, others: others) == plain(15), "\(body)")
      #expect(
        try height("button.titleLabel?.font = .systemFont(ofSize: 12)\n\(own)", others: others)
          == plain(12), "\(body)")
      let local = "let font = button.titleLabel!.font!\nbutton.titleLabel?.font = font.bold()"
      #expect(try height(local, others: others) == plain(15), "\(body)")
    }
  }

  @Test(
    "what is not in the source stays open",
    arguments: [
      // Another view's font, and a size that is not known.
      "UIFont(descriptor: label.font\(bold)!, size: 0)",
      "UIFont(descriptor: UIFont.systemFont(ofSize: 12)\(bold)!, size: size())",
      "UIFont(descriptor: brand.fontDescriptor, size: 0)",
      "UIFont(descriptor: UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes(more), size: 0)",
      "UIFont(descriptor: UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.serif)!, size: 0)",
    ])
  func open(font: String) throws {
    #expect(try height("button.titleLabel?.font = \(font)") == nil)
  }

  @Test("the height of a line of a view's own font is not taken for one of the body's")
  func lineHeight() throws {
    let verdicts = try UIKitReading.verdicts(
      members: "private let button = UIButton()\nprivate let label = UILabel()",
      setup: """
        addSubview(button)
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        button.heightAnchor.constraint(equalToConstant: label.font.lineHeight).isActive = true
        """)
    #expect(verdicts == ["undecided 'button'"])
  }

  @Test(
    "what extensions of the system's fonts keep under a name is asked of the class itself",
    arguments: [
      ("static var label: UIFont { self.systemFont(ofSize: 12) }", true),
      ("static var label: UIFont { systemFont(ofSize: 12) }", true),
      ("static let label = Self.systemFont(ofSize: 12)", true),
      ("static let label = systemFont(ofSize: 12, weight: .bold)", true),
      (
        "class var label: UIFont { small() }\nclass func small() -> UIFont { systemFont(ofSize: 12) }",
        true
      ),
      ("static var label: UIFont { self.brandFont(named: 12) }", false),
    ])
  func statics(member: String, isKnown: Bool) throws {
    let height = try height(
      "button.titleLabel?.font = .label", others: "extension UIFont {\n\(member)\n}")
    #expect(try height == (isKnown ? plain(12) : nil))
    let body = """
      static var label: UIFont {
        self.preferredFont(
          forTextStyle: .footnote,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
      }
      """
    #expect(
      try self.height("button.titleLabel?.font = .label", others: "extension UIFont { \(body) }")
        == plain(13))
  }

  @Test("a font that all have alike which conform to a protocol is that of any of them")
  func agreed() throws {
    let themes = """
      protocol Fonts { var small: UIFont { get } }
      final class Faces: Fonts { var small: UIFont { .systemFont(ofSize: 12) } }
      protocol Theme { var fonts: Fonts { get } }
      final class Light: Theme { var fonts: Fonts = Faces() }
      final class Dark: Theme { var fonts: Fonts = Faces() }
      """
    let function = "func paint(_ theme: Theme) { button.titleLabel?.font = theme.fonts.small }"
    let members = "private var theme: Theme!\n\(function)"
    #expect(try height("paint(theme)", members: members, others: themes) == plain(12))
    let other = """
      \(themes)
      final class Loud: Theme { var fonts: Fonts = Shouts() }
      final class Shouts: Fonts { var small: UIFont { .systemFont(ofSize: 20) } }
      """
    #expect(try height("paint(theme)", members: members, others: other) == nil)
  }
}
