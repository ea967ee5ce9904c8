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
    // How far the system's own distance is, no number says.
    #expect(try verdicts("H:|[wave]|", "V:|-10-[wave]-|") == ["undecided 'wave'"])
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
