import Testing

/// What autoresizing masks do to views that code gives frames.
@Suite("UIKit: autoresizing masks")
struct ResizingTests {
  private func verdicts(_ mask: String) throws -> [String] {
    try UIKitReading.button(
      setup: """
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        button.autoresizingMask = \(mask)
        """)
  }

  @Test(
    "margins that give way change no size",
    arguments: [
      ".flexibleLeftMargin", "[.flexibleLeftMargin, .flexibleRightMargin]", "[]",
      "[UIView.AutoresizingMask.flexibleTopMargin]",
    ])
  func margins(mask: String) throws {
    #expect(try verdicts(mask) == ["fail 'button' 50×20"])
  }

  @Test(
    "a side that gives way is resized with the view around it",
    arguments: [
      ".flexibleHeight", "[.flexibleHeight, .flexibleLeftMargin]", "mask", "isOn ? a : b",
    ])
  func sides(mask: String) throws {
    #expect(try verdicts(mask) == ["undecided 'button'"])
  }

  @Test("a width that gives way leaves the height as it is")
  func oneSide() throws {
    let found = try verdicts("[.flexibleWidth]")
    #expect(found.count == 1 && found[0].hasPrefix("fail 'button'") && found[0].hasSuffix("×20"))
  }

  /// The verdicts on a button with a frame by the bounds of a view of 50×40 points around it, with which it
  /// is resized.
  private func inside(
    _ frame: String, box: String = "UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))",
    _ more: String = ""
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private var button = UIButton()",
      setup: """
        let box = \(box)
        addSubview(box)
        let close = UIButton(frame: \(frame))
        close.addTarget(self, action: nil, for: .touchUpInside)
        close.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        box.addSubview(close)
        \(more)
        """, wired: false
    ).filter { $0.contains("close") || $0.hasPrefix("pass") }
  }

  @Test(
    "what is inset in the frame that the view around is made with keeps its margins",
    arguments: [
      ("box.bounds.insetBy(dx: 7, dy: 5)", "36×30"),
      ("box.bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))", "44×36"),
      ("box.bounds", "50×40"), ("CGRect(x: 5, y: 5, width: 20, height: 30)", "20×30"),
    ])
  func inset(frame: String, size: String) throws {
    #expect(try inside(frame) == ["fail 'close' \(size)"])
  }

  @Test("it is resized where the view around may be, and open where the insets are")
  func insetOpen() throws {
    let frame = "box.bounds.insetBy(dx: 7, dy: 5)"
    let known = ["fail 'close' 36×30"]
    #expect(try inside(frame, box: "UIView()") != known)
    #expect(try inside("box.bounds.insetBy(dx: margin(), dy: 5)") != known)
    for more in [
      "box.frame.size.width = 80", "box.autoresizingMask = [.flexibleWidth]",
      "box.sizeToFit()", "resize(box)",
    ] {
      #expect(try inside(frame, more) != known, "\(more)")
    }
  }

  @Test(
    "what is as large as the view around it stays so where it is resized with that",
    arguments: [
      ("button.frame = view.bounds", "[.flexibleWidth, .flexibleHeight]", true),
      ("button.frame = view.bounds", "[]", false),
      ("button.frame = box.bounds", "[.flexibleWidth, .flexibleHeight]", false),
      (
        "button.frame = CGRect(x: 0, y: 0, width: 300, height: 90)",
        "[.flexibleWidth, .flexibleHeight]", false
      ),
    ])
  func filling(frame: String, mask: String, isFilling: Bool) throws {
    let verdicts = try UIKitReading.verdicts(
      members: "lazy var button = UIButton(frame: UIScreen.main.bounds)\nlet box = UIView()",
      setup: """
        \(frame)
        button.autoresizingMask = \(mask)
        view.addSubview(button)
        """, superclass: "UIViewController"
    ).filter { $0.contains("button") || $0.hasPrefix("pass") }
    #expect(verdicts == (isFilling ? ["pass 1"] : ["undecided 'button'"]))
  }

  @Test("a view that a function makes keeps the frame that it is given there")
  func given() throws {
    func verdicts(_ frame: String, _ holder: String = "let bar = UIView()") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UITableViewCell {
          let field = UITextField()
          private let button = UIButton()
          func setUp() {
            contentView.addSubview(field)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            field.inputAccessoryView = above
          }
          private var above: UIView {
            \(holder)
            \(frame)
            bar.addSubview(button)
            NSLayoutConstraint.activate([
              button.topAnchor.constraint(equalTo: bar.topAnchor),
              button.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
              button.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
              button.widthAnchor.constraint(equalToConstant: 44),
            ])
            return bar
          }
          @objc func go() {}
        }
        """
      ).filter { $0.contains("button") || $0.hasPrefix("pass") }
    }
    func frame(_ height: Int) -> String {
      "bar.frame = CGRect(x: 0, y: 0, width: bar.bounds.width, height: \(height))"
    }
    #expect(try verdicts(frame(44)) == ["pass 1"])
    #expect(try verdicts(frame(30)) == ["fail 'button' 44×30"])
    for other in [
      "if isLow { \(frame(30)) }", "\(frame(30)); \(frame(60))",
      "\(frame(30)); bar.translatesAutoresizingMaskIntoConstraints = false",
    ] {
      #expect(try verdicts(other) != ["fail 'button' 44×30"], "\(other)")
    }
  }
}
