import Testing

/// How high labels are that react.
@Suite("UIKit: labels")
struct LabelHeightTests {
  /// What is said of a label with a recogniser of its own.
  private func verdicts(_ setup: String) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIView {
        private let label = UILabel()
        func setUp(model: Model) {
          addSubview(label)
          label.isUserInteractionEnabled = true
          label.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          \(setup)
          label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
        }
        @objc func go() { print("") }
      }
      """)
  }

  private static let small = "NSAttributedString(string: model.words, attributes: [.font: small])"
  private static let font = "let small = UIFont.systemFont(ofSize: 12)"

  @Test(
    "a text with attributes has one line as a plain one has",
    arguments: [
      "label.text = model.words", "label.attributedText = NSAttributedString(string: \"Log in\")",
      "label.attributedText = NSAttributedString(string: model.words)",
      "\(font)\nlabel.attributedText = \(small)",
      "\(font)\nlabel.text = \"Log in\"\nlabel.attributedText = \(small)",
      "\(font)\nlabel.numberOfLines = 1\nlabel.attributedText = \(small)",
    ])
  func oneLine(setup: String) throws {
    #expect(try verdicts(setup).map { $0.prefix(4) } == ["fail"])
  }

  /// A text that is given an attribute after it was made.
  private static func later(_ attribute: String) -> String {
    """
    let words = NSMutableAttributedString(string: "Log in")
    words.addAttribute(\(attribute), range: NSRange(location: 0, length: words.length))
    label.attributedText = words
    """
  }

  @Test("a font of parts of the text may be that of all of it")
  func parts() throws {
    func verdict(_ size: Int) throws -> Bool {
      try verdicts(Self.later(".font, value: UIFont.systemFont(ofSize: \(size))")).map {
        $0.prefix(4)
      } == ["fail"]
    }
    #expect(try verdict(12))
    #expect(try !verdict(48))
  }

  @Test("the font is that of the attributes, or the label's")
  func fonts() throws {
    let large = Self.small.replacing("small", with: ".systemFont(ofSize: 48)")
    #expect(try verdicts("label.attributedText = \(large)").map { $0.prefix(4) } != ["fail"])
    let plain = "label.attributedText = NSAttributedString(string: \"Log in\")"
    #expect(
      try verdicts("label.font = .systemFont(ofSize: 48)\n\(plain)").map { $0.prefix(4) }
        != ["fail"])
  }

  @Test(
    "more lines, or attributes that are not followed, leave the height open",
    arguments: [
      "label.numberOfLines = 0\nlabel.attributedText = NSAttributedString(string: model.words)",
      "label.attributedText = model.text", later(".font, value: model.font"),
      later(".baselineOffset, value: 3"),
      "label.attributedText = NSAttributedString(string: \"A\", attributes: [.paragraphStyle: s])",
    ])
  func open(setup: String) throws {
    #expect(try verdicts(setup) == ["undecided 'label'"])
  }

  @Test(
    "a label of Interface Builder's keeps its height where code gives it the one line that it has")
  func drawn() throws {
    func verdicts(_ code: String) throws -> [String] {
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews>
          <label translatesAutoresizingMaskIntoConstraints="NO" text="Label" id="but">
            <rect key="frame" x="20" y="60" width="90" height="24"/>
            <fontDescription key="fontDescription" name="Own-Black" family="Own" pointSize="20"/>
          </label>
        </subviews>
        <constraints>\(InterfaceReading.corner)</constraints>
        """)
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet weak var button: UILabel!
          func setUp() {
            button.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
            \(code)
          }
          @objc func go() { print("") }
        }
        """, with: ["Main.storyboard": storyboard])
    }
    #expect(try verdicts("button.numberOfLines = 1") == ["fail 'button' 90×24"])
    #expect(try verdicts("button.numberOfLines = 2") == ["undecided 'button'"])
  }
}
