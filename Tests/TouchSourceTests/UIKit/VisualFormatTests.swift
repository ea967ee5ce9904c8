import Testing

/// Visual formats between a view and the one around it.
@Suite("UIKit: visual formats")
struct VisualFormatTests {
  /// The verdicts on a view that formats place in one of 300×60 points.
  private func verdicts(_ formats: String, metrics: String = "nil") throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let box = UIView()\nprivate let wave = UIView()",
      setup: """
        addSubview(box)
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        box.widthAnchor.constraint(equalToConstant: 300).isActive = true
        box.heightAnchor.constraint(equalToConstant: 60).isActive = true
        box.addSubview(wave)
        let tap = UITapGestureRecognizer(target: self, action: #selector(seek))
        wave.addGestureRecognizer(tap)
        let views = ["wave": wave]
        \(formats)
        """,
      others: """
        extension Sample {
          func place(_ format: String, _ views: [String: UIView]) {
            NSLayoutConstraint.activate(
              NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: \(metrics), views: views))
          }
        }
        """, wired: false)
  }

  /// What makes constraints of a format and makes each of them hold.
  private func made(_ format: String) -> String {
    """
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: \(format), options: [], metrics: nil, views: views)
    made.forEach { $0.isActive = true }
    """
  }

  @Test("the bar stands for the end of the view around")
  func bar() throws {
    func verdicts(_ across: String, _ down: String) throws -> [String] {
      try self.verdicts(
        [across, down].map { format in
          """
          addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "\(format)", options: [], metrics: ["side": 8], views: views))
          """
        }.joined(separator: "\n"))
    }
    #expect(try verdicts("H:|[wave]|", "V:|-10-[wave]-10-|") == ["fail 'wave' 300×40"])
    #expect(try verdicts("H:|-20-[wave]-8-|", "V:|-25-[wave]-(3)-|") == ["fail 'wave' 272×32"])
    #expect(
      try verdicts("H:|-side-[wave]-side-|", "V:|-20-[wave]|") == ["fail 'wave' 284×40"])
    #expect(try verdicts("H:|[wave]|", "V:|[wave]|") == ["pass 1"])
  }

  @Test("the system's own distance is that of the margins, and 8 points from view to view")
  func standard() throws {
    func verdicts(_ across: String, _ down: String, _ setup: String = "") throws -> [String] {
      let made = [across, down].map { format in
        """
        addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: "\(format)", options: [], metrics: nil,
          views: ["wave": wave, "other": other]))
        """
      }
      return try self.verdicts(
        """
        let other = UIView()
        box.addSubview(other)
        \(setup)
        \(made.joined(separator: "\n"))
        """)
    }
    #expect(try verdicts("H:|[other(250)]-[wave]|", "V:|[wave]|") == ["fail 'wave' 42×60"])
    #expect(try verdicts("H:|[other(240)]-[wave]|", "V:|[wave]|") == ["pass 1"])
    let baselines = "let options: NSLayoutConstraint.FormatOptions = .spacingBaselineToBaseline"
    #expect(
      try verdicts("H:|[wave]|", "V:|[other(20)]-[wave]|", baselines) == ["undecided 'wave'"])
    // What bars cover makes margins longer, and nothing shorter.
    #expect(try verdicts("H:|[wave]|", "V:|-10-[wave]-|") == ["fail 'wave' 300×42"])
    #expect(try verdicts("H:|[wave]|", "V:|[wave]-|") == ["undecided 'wave'"])
    for margins in ["box.layoutMargins = .zero", "box.layoutMargins.top = 0", "inset(box)"] {
      #expect(
        try verdicts("H:|[wave]|", "V:|-10-[wave]-|", margins) == ["undecided 'wave'"],
        "\(margins)")
    }
  }

  @Test("the margins of the class's own view are those that all who show it leave it")
  func ownMargins() throws {
    func verdicts(
      _ shown: String = "", bar: String = "", base: String = "UIView", more: String = ""
    ) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Bar: \(base) {
          private let button = UIButton()
          override init(frame: CGRect) {
            super.init(frame: .zero)
            button.translatesAutoresizingMaskIntoConstraints = false
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            addSubview(button)
            for format in ["H:|[button]|", "V:|-[button]-|"] {
              NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                  withVisualFormat: format, metrics: nil, views: ["button": button]))
            }
            \(bar)
          }
          @objc func go() {}
        }
        final class Page: UIViewController {
          let bar = Bar()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
            bar.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              bar.topAnchor.constraint(equalTo: view.topAnchor),
              bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
              bar.heightAnchor.constraint(equalToConstant: 48),
            ])
            \(shown)
          }
        }
        """, with: ["More.swift": "import UIKit\n\(more)"])
    }
    let found = try verdicts()
    #expect(found.count == 1 && found[0].hasPrefix("fail 'button'") && found[0].hasSuffix("×32"))
    let open = ["undecided 'button'"]
    #expect(try verdicts("bar.layoutMargins = .zero") == open)
    #expect(try verdicts(bar: "directionalLayoutMargins = .zero") == open)
    let outside = "func widen(_ page: Page) { page.bar.layoutMargins = .zero }"
    #expect(try verdicts(more: outside) == open)
    let added = "extension Bar { override func layoutSubviews() { layoutMargins = .zero } }"
    #expect(try verdicts(more: added) == open)
    for styled in ["UIView", "Bar"] {
      let style = "func style() { \(styled).appearance().layoutMargins = .zero }"
      #expect(try verdicts(more: style) == open, "\(styled)")
    }
    #expect(try verdicts(more: "func style() { UILabel.appearance().font = nil }") == found)
    func belowBase(_ body: String) throws -> [String] {
      try verdicts(
        base: "Base",
        more: "class Base: UIView { override func layoutSubviews() { \(body) } }")
    }
    #expect(try belowBase("layoutMargins.bottom = 0") == open)
    #expect(try belowBase("setNeedsDisplay()") == found)
  }

  @Test(
    "formats in a list are gone through one by one",
    arguments: [
      ("[\"H:|[wave]|\", \"V:|-20-[wave]|\"].forEach { format in", "format"),
      ("[\"H:|[wave]|\", \"V:|-20-[wave]|\"].forEach {", "$0"),
      ("for format in [\"H:|[wave]|\", \"V:|-20-[wave]|\"] {", "format"),
    ])
  func listed(head: String, format: String) throws {
    #expect(try verdicts("\(head)\n\(made(format))\n}") == ["fail 'wave' 300×40"])
    let one = head.replacing(", \"V:|-20-[wave]|\"", with: "")
    #expect(try verdicts("\(one)\n\(made(format))\n}") != ["fail 'wave' 300×40"])
  }

  @Test("a visual format names views by the keys that a helper puts them under")
  func keyedViews() throws {
    func verdicts(
      _ key: String = #"all["v\(number)"] = view"#, over views: String = "views.enumerated()"
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()\nlet other = UIButton()",
        setup: """
          addSubview(button)
          addSubview(other)
          place("H:|-8-[v0(30)]-4-[v1(60)]", button, other)
          place("V:|[v0(40)]", button)
          place("V:|-4-[v0(50)]-4-|", other)
          """,
        others: """
          extension UIView {
            func place(_ format: String, _ views: UIView...) {
              var all = [String: UIView]()
              for (number, view) in \(views) {
                \(key)
                view.translatesAutoresizingMaskIntoConstraints = false
              }
              addConstraints(
                NSLayoutConstraint.constraints(
                  withVisualFormat: format, options: [], metrics: nil, views: all))
            }
          }
          """)
    }
    let followed = ["fail 'button' 30×40", "pass 1"]
    #expect(try verdicts() == followed)
    #expect(try verdicts("let key = \"v\\(number)\"\nall[key] = view") == followed)
    // Which of them a key stands for is not known.
    let open = ["undecided 'button'", "undecided 'other'"]
    for key in [
      #"all[key(number)] = view"#, #"all["v0"] = view"#, #"all["v\(number + first)"] = view"#,
    ] {
      #expect(try verdicts(key).allSatisfy { $0 != "fail 'button' 30×40" }, "\(key)")
    }
    #expect(try verdicts(over: "views.reversed().enumerated()") == open)
  }
}
