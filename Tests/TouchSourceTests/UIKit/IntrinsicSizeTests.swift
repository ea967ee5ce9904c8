import Testing

/// Sizes that classes ask for by `intrinsicContentSize`.
@Suite("UIKit: sizes that classes ask for")
struct IntrinsicSizeTests {
  /// A screen with a view of a class in the middle.
  private func source(_ type: String, _ pins: String = "") -> String {
    """
    import UIKit
    \(type)
    final class Screen: UIViewController {
      override func viewDidLoad() {
        let part = Part()
        part.translatesAutoresizingMaskIntoConstraints = false
        part.addTarget(self, action: #selector(go), for: .touchUpInside)
        view.addSubview(part)
        part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        part.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        \(pins)
      }
    }
    """
  }

  private func verdicts(_ size: String, _ pins: String = "", others: String = "") throws -> [String]
  {
    try Reading().verdicts(
      source(
        """
        final class Part: UIButton {
          override var intrinsicContentSize: CGSize { \(size) }
          \(others)
        }
        """, pins))
  }

  @Test("what a class makes of the size that its content asks for is followed")
  func changed() throws {
    func verdict(_ change: String) throws -> String {
      try verdicts(
        "var size = super.intrinsicContentSize\nsize.width = 60\n\(change)\nreturn size",
        #"part.setTitle("Go", for: .normal)"#)[0]
    }
    #expect(try verdict("size.height += 20") == "pass 1")
    #expect(try verdict("size.height += 2").hasPrefix("fail 'part' 60×"))
    #expect(try verdict("if size.height < 50 { size.height = 50 }") == "pass 1")
    #expect(try verdict("size.height = max(size.height, 50)") == "pass 1")
    #expect(try verdict("size.height = min(size.height, 20)").hasPrefix("fail 'part' 60×20"))
    #expect(try verdict("size.height *= 2").hasPrefix("undecided"))
    #expect(try verdict("size = enlarged(size)").hasPrefix("undecided"))
    func written(_ height: String) throws -> String {
      try verdicts(
        "CGSize(width: super.intrinsicContentSize.width + 60, height: \(height))",
        #"part.setTitle("Go", for: .normal)"#)[0]
    }
    #expect(try written("super.intrinsicContentSize.height + 20") == "pass 1")
    #expect(try written("super.intrinsicContentSize.height - 10").hasPrefix("fail 'part'"))
    // Whatever it shows, it is as high as that.
    #expect(
      try verdicts(
        """
        var size = super.intrinsicContentSize
        size.width = 60
        if size.height < 50 { size.height = 50 }
        return size
        """) == ["pass 1"])
  }

  @Test("what is added may be less than nothing, and what comes of it may not")
  func lessened() throws {
    func verdict(_ change: String, _ setup: String = "") throws -> String {
      try verdicts(
        "var size = CGSize(width: 60, height: 40)\n\(change)\nreturn size", setup,
        others: "var extra: CGFloat = -5")[0]
    }
    #expect(try verdict("size.height += 10 - 15") == "fail 'part' 60×35")
    #expect(try verdict("size.height += -5") == "fail 'part' 60×35")
    #expect(try verdict("size.height += extra") == "fail 'part' 60×35")
    #expect(try verdict("size.height += extra", "part.extra = 5").hasPrefix("undecided"))
    #expect(try verdict("size.height -= 10 - 15") == "pass 1")
    #expect(try verdict("size.height = max(size.height - 60, 30)") == "fail 'part' 60×30")
    // Of less than nothing UIKit does not say what it makes, and -1 asks for no length.
    #expect(try verdict("size.height -= 50").hasPrefix("undecided"))
    #expect(try verdict("size.height += isOpen ? -60 : -2").hasPrefix("undecided"))
    #expect(try verdict("size.height = -5").hasPrefix("undecided"))
    #expect(try verdict("size.height = UIView.noIntrinsicMetric").hasPrefix("undecided"))
    #expect(try verdict("if isOpen { size.height = -5 }").hasPrefix("undecided"))
    #expect(try verdict("size.height += extra", "part.extra = spare").hasPrefix("undecided"))
  }

  @Test("what a class makes of the label of its title and of its insets is followed")
  func ofTitle() throws {
    func verdict(_ change: String, _ setup: String = "") throws -> String {
      try verdicts(
        """
        guard !(currentTitle?.isEmpty ?? true) else { return .zero }
        var size = titleLabel?.intrinsicContentSize ?? super.intrinsicContentSize
        size.width = 60
        \(change)
        return size
        """,
        """
        part.setTitle("Go", for: .normal)
        part.titleLabel?.font = .systemFont(ofSize: 20)
        part.titleEdgeInsets = UIEdgeInsets(top: 8, left: 4, bottom: 9, right: 4)
        \(setup)
        """)[0]
    }
    // A line of 20 pt is 23.9 pt high.
    #expect(try verdict("") == "fail 'part' 60×24")
    #expect(
      try verdict("size.height = size.height + titleEdgeInsets.top + titleEdgeInsets.bottom")
        == "fail 'part' 60×41")
    #expect(try verdict("let gap: CGFloat = 24\nsize.height += gap") == "pass 1")
    #expect(
      try verdict("size.height = (titleLabel?.intrinsicContentSize.height ?? 0) + 30") == "pass 1")
    #expect(try verdict("size.height += insets(for: self).top").hasPrefix("undecided"))
    #expect(
      try verdict("size.height += titleEdgeInsets.top", "part.titleEdgeInsets = spare")
        .hasPrefix("undecided"))
    #expect(
      try verdict("let titleEdgeInsets = spare\nsize.height += titleEdgeInsets.top")
        .hasPrefix("undecided"))
    #expect(
      try verdict("", "part.titleLabel?.numberOfLines = 0\npart.setTitle(long, for: .normal)")
        .hasPrefix("undecided"))
  }

  @Test("a property of the class's own that only gives it its title leaves its size to that")
  func ownTitles() throws {
    func verdict(_ title: String, _ size: String, _ observer: String) throws -> String {
      try verdicts(
        size, #"part.title = "Go""#,
        others: """
          var title: String? { didSet { \(observer) } }
          override init(frame: CGRect) {
            super.init(frame: frame)
            titleLabel?.font = .systemFont(ofSize: 20)
            \(title)
          }
          """)[0]
    }
    let size = """
      guard title?.isEmpty == false else { return .zero }
      return CGSize(width: 60, height: titleLabel!.intrinsicContentSize.height)
      """
    let shown = "setTitle(title, for: .normal)"
    #expect(try verdict("", size, shown) == "fail 'part' 60×24")
    #expect(
      try verdict("", size.replacing("return .zero", with: "return large"), shown)
        .hasPrefix("undecided"))
  }

  @Test("what a condition makes of the size counts where it holds")
  func conditional() throws {
    func verdict(_ change: String, _ image: Int = 30) throws -> String {
      try verdicts(
        "var size = CGSize(width: 60, height: \(image))\n\(change)\nreturn size")[0]
    }
    let longer = "if size.height > 44 { size.height = size.height + 10 }"
    #expect(try verdict(longer) == "fail 'part' 60×30")
    #expect(try verdict(longer, 50) == "pass 1")
    #expect(try verdict("if size.height < 44 { size.height += 20 }") == "pass 1")
    #expect(
      try verdict("if size.height < 20 { size.height += 20 } else { size.height -= 4 }")
        == "fail 'part' 60×26")
    // Which way it goes makes no difference to the height, or is not known.
    #expect(
      try verdict("if let image = imageView?.image { size.width += 2 } else { size.width += 4 }")
        .hasPrefix("fail 'part' 6"))
    #expect(try verdict("if isSelected { size.height = 48 }").hasPrefix("undecided"))
    #expect(try verdict("if isSelected { return CGSize(width: 60, height: 50) }", 60) == "pass 1")
    #expect(try verdict("if isSelected { return enlarged }").hasPrefix("undecided"))
  }

  @Test("a button is as large as its class asks for where that is written out")
  func written() throws {
    #expect(try verdicts("CGSize(width: 60, height: 30)") == ["fail 'part' 60×30"])
    #expect(try verdicts("return .init(width: 60, height: 50)") == ["pass 1"])
    #expect(
      try verdicts("CGSize(width: 60, height: Self.high)", others: "static let high: CGFloat = 32")
        == ["fail 'part' 60×32"])
    // What constraints say is so whatever it asks for.
    #expect(
      try verdicts(
        "CGSize(width: 60, height: 30)",
        "part.heightAnchor.constraint(equalToConstant: 48).isActive = true") == ["pass 1"])
  }

  @Test("what a class overrides holds whatever a class above asks for that is not in the source")
  func ofLibrary() throws {
    func verdicts(_ size: String) throws -> [String] {
      try Reading().verdicts(
        source(
          """
          final class Part: KitControl {
            \(size.isEmpty ? "" : "override var intrinsicContentSize: CGSize { \(size) }")
          }
          """))
    }
    #expect(try verdicts("CGSize(width: 60, height: 30)") == ["fail 'part' 60×30"])
    #expect(try verdicts("CGSize(width: 60, height: 50)") == ["pass 1"])
    for open in [
      "", "CGSize(width: 60, height: UIView.noIntrinsicMetric)", "super.intrinsicContentSize",
      "CGSize(width: 60, height: super.intrinsicContentSize.height + 4)",
    ] {
      #expect(try verdicts(open) == ["undecided 'part'"], "\(open)")
    }
  }

  @Test(
    "what it works out, or does not ask for, is left open",
    arguments: [
      "CGSize(width: super.intrinsicContentSize.width, height: spare)",
      "let size = super.intrinsicContentSize\nreturn CGSize(width: spare, height: size.height)",
      "CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)",
      "CGSize(width: -1, height: -1)",
    ])
  func open(size: String) throws {
    #expect(try verdicts(size) == ["undecided 'part'"])
  }

  @Test("a view around that asks for less than its button needs is named in the remedy")
  func around() throws {
    func message(_ height: Int) throws -> String {
      let row = """
        final class Part: UIView {
          private let button = UIButton()
          override var intrinsicContentSize: CGSize { CGSize(width: 320, height: \(height)) }
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(button)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            NSLayoutConstraint.activate([
              button.centerYAnchor.constraint(equalTo: centerYAnchor),
              button.centerXAnchor.constraint(equalTo: centerXAnchor),
              button.heightAnchor.constraint(equalToConstant: 28),
              button.widthAnchor.constraint(equalToConstant: 90),
            ])
          }
        }
        """
      let screen = source(row).replacing("part.addTarget", with: "// part.addTarget")
      return try #require(try Reading().audit(screen).findings.first).message
    }
    #expect(try message(40).hasSuffix("and make 'Part' higher with it"))
    #expect(!(try message(60).contains("with it")))
  }

  @Test("a least that is stronger than what keeps a view from growing holds")
  func wishedLeast() throws {
    func verdict(
      _ priority: String, least: Int = 50, others: String = "", pins: String = ""
    ) throws -> String {
      try Reading().verdicts(
        source(
          """
          final class Part: UIButton {
            \(others)
            override init(frame: CGRect) {
              super.init(frame: frame)
              let least = heightAnchor.constraint(greaterThanOrEqualToConstant: \(least))
              least.priority = \(priority)
              least.isActive = true
              widthAnchor.constraint(equalToConstant: 60).isActive = true
              setImage(UIImage(systemName: "xmark"), for: .normal)
            }
          }
          """, pins))[0]
    }
    #expect(try verdict(".defaultHigh") == "pass 1")
    #expect(try verdict(".defaultHigh", least: 30) == "fail 'part' 60×30")
    #expect(try verdict("UILayoutPriority(200)").hasPrefix("undecided"))
    let higher = """
      override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        if size.height < 50 { size.height = 50 }
        return size
      }
      """
    #expect(try verdict(".defaultHigh", least: 30, others: higher) == "pass 1")
    // What holds both ends is stronger.
    let box = """
      let box = UIView()
      view.addSubview(box)
      box.heightAnchor.constraint(equalToConstant: 20).isActive = true
      part.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      part.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
      """
    #expect(try verdict(".defaultHigh", pins: box) != "pass 1")
  }

  @Test("a button that is to be as high as its own title is no lower than it asks to be")
  func ownTitle() throws {
    func verdict(_ constraint: String, _ height: Int = 50) throws -> String {
      try verdicts(
        "CGSize(width: 60, height: \(height))",
        others: """
          override init(frame: CGRect) {
            super.init(frame: frame)
            \(constraint)
          }
          """)[0]
    }
    let tied = "heightAnchor.constraint(equalTo: titleLabel.heightAnchor).isActive = true"
    #expect(try verdict("if let titleLabel = titleLabel { \(tied) }") == "pass 1")
    #expect(try verdict("guard let titleLabel else { return }\n\(tied)") == "pass 1")
    #expect(try verdict(tied.replacing("titleLabel.", with: "titleLabel!.")) == "pass 1")
    // How high the title is, is not known.
    #expect(try verdict("if let titleLabel = titleLabel { \(tied) }", 30).hasPrefix("undecided"))
    #expect(try verdict(tied.replacing("titleLabel.", with: "other.")).hasPrefix("undecided"))
  }

  /// A button that a spinner is as large as but for 6 points, of which a class says what it asks for.
  private func beside(_ spinner: String, style: String = "custom", others: String = "") throws
    -> [String]
  {
    try UIKitReading.verdicts(
      members: "private let button = UIButton(type: .custom)",
      setup: """
        let spinner = Spinner(style: .\(style))
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        for part in [button, spinner] { addSubview(part) }
        button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        button.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        spinner.centerXAnchor.constraint(equalTo: button.centerXAnchor).isActive = true
        spinner.centerYAnchor.constraint(equalTo: button.centerYAnchor).isActive = true
        spinner.widthAnchor.constraint(equalTo: button.widthAnchor, constant: 6).isActive = true
        spinner.heightAnchor.constraint(equalTo: button.heightAnchor, constant: 6).isActive = true
        """,
      others: """
        enum Style {
          case small, large, custom
          var size: CGSize {
            switch self {
            case .small: return CGSize(width: 16, height: 16)
            case .large: return CGSize(width: 60, height: 60)
            case .custom:
              return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            }
          }
        }
        final class Spinner: UIView {
          private let picture = UIImageView(image: UIImage(named: "Spinner"))
          private let style: Style
          override var intrinsicContentSize: CGSize { \(spinner) }
          init(style: Style) {
            self.style = style
            super.init(frame: .zero)
            addSubview(picture)
            \(others)
          }
          override func layoutSubviews() {
            super.layoutSubviews()
            picture.frame = CGRect(origin: .zero, size: frame.size)
          }
        }
        """)
  }

  @Test("a view that asks for no length makes what is tied to it no longer")
  func none() throws {
    func isSmall(_ verdicts: [String]) -> Bool {
      verdicts.count == 1 && verdicts[0].hasPrefix("fail 'button' 18×")
    }
    #expect(isSmall(try beside("style.size")))
    #expect(isSmall(try beside("CGSize(width: UIView.noIntrinsicMetric, height: -1)")))
    // What asks for less than the button does changes nothing, and what asks for more makes it longer.
    #expect(isSmall(try beside("style.size", style: "small")))
    #expect(try beside("style.size", style: "large") == ["pass 1"])
    // What it holds may make it longer, and so may what is not followed.
    let tied = ["top", "bottom"].map { "picture.\($0)Anchor.constraint(equalTo: \($0)Anchor)" }
    let active = "NSLayoutConstraint.activate([\(tied.joined(separator: ", "))])"
    #expect(try beside("style.size", others: active) == ["undecided 'button'"])
    #expect(try beside("style.size", others: "pin(picture)") == ["undecided 'button'"])
    #expect(try beside("largest(of: all)") == ["undecided 'button'"])
  }

  @Test("what a class makes of the size that a label or a picture in it asks for is followed")
  func ofParts() throws {
    func verdict(_ size: String, part: String = "UILabel", text: String = "\"Max\"") throws
      -> String
    {
      try Reading().verdicts(
        source(
          """
          final class Part: UIControl {
            private let label = \(part)()
            init() {
              super.init(frame: .zero)
              label.text = \(text)
              label.font = .systemFont(ofSize: 15)
              addSubview(label)
            }
            override var intrinsicContentSize: CGSize { \(size) }
          }
          """))[0]
    }
    let height = "label.intrinsicContentSize.height"
    #expect(
      try verdict("CGSize(width: 80, height: \(height) + 12)").hasPrefix("fail 'part' 80×30"))
    #expect(try verdict("CGSize(width: 80, height: \(height) + 32)") == "pass 1")
    #expect(
      try verdict(
        "let size = label.intrinsicContentSize\nreturn CGSize(width: 80, height: size.height)"
      )
      .hasPrefix("fail 'part' 80×18"))
    // What it says may be any number of letters, in one line.
    #expect(
      try verdict("CGSize(width: 80, height: \(height))", text: "name").hasPrefix(
        "fail 'part' 80×18"))
    #expect(
      try verdict("CGSize(width: label.intrinsicContentSize.width, height: 50)", text: "name")
        .hasPrefix("undecided"))
    // What is no view of the system's may ask for anything.
    #expect(
      try verdict("CGSize(width: 80, height: \(height))", part: "Badge").hasPrefix("undecided"))
  }
}
