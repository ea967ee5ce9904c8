import Testing
import TouchModel
import TouchRules

/// What sticks out of a view where frames place both.
@Suite("UIKit: frames that end outside")
struct FrameCutTests {
  /// What can be hit of a button of 80×50 in a panel of 300×200, and what to change.
  private func told(
    x: String, y: String = "20", after change: String = "", others: String = ""
  ) throws -> String? {
    let findings = try UIKitReading.findings(
      members: "let panel = UIView()\nlet button = UIButton()",
      setup: """
        panel.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        button.frame = CGRect(x: \(x), y: \(y), width: 80, height: 50)
        addSubview(panel)
        panel.addSubview(button)
        \(change)
        """, others: others)
    return findings.first { $0.subject.label == "button" }.map {
      "\($0.hit.width.plain)×\($0.hit.height.plain)"
        + ($0.message.hasSuffix("keep it inside 'panel'") ? ", keep it inside" : "")
    }
  }

  @Test("touches end where the frame of the view around does")
  func ends() throws {
    #expect(try told(x: "280") == "20×50, keep it inside")
    #expect(try told(x: "-50") == "30×50, keep it inside")
    #expect(try told(x: "20", y: "170") == "80×30, keep it inside")
    #expect(try told(x: "20", y: "-30") == "80×20, keep it inside")
    #expect(try told(x: "220", y: "150") == nil)
  }

  @Test("what a view leaves of one that sticks out of it is told with where that view is made")
  func evidence() throws {
    func told(inset: Int) throws -> [String] {
      let finding = try UIKitReading.finding(
        members: "let strip = UIView()\nlet mark = UIView()\nlet button = UIButton()",
        """
        addSubview(strip)
        strip.addSubview(mark)
        strip.addSubview(button)
        strip.snp.makeConstraints { $0.edges.equalToSuperview() }
        mark.snp.makeConstraints {
          $0.top.bottom.equalToSuperview().inset(8)
          $0.leading.equalToSuperview()
          $0.size.equalTo(16)
        }
        button.snp.makeConstraints { $0.edges.equalTo(mark).inset(\(inset)) }
        """)
      return finding.evidence.map(\.message).filter { $0.contains("leaves at most") }
    }
    #expect(try told(inset: -2) == ["'strip' leaves at most 18 pt of its width"])
    #expect(try told(inset: 2) == [])
  }

  @Test("a frame in one of several places reacts where it is inside most of all")
  func several() throws {
    let inside = "if isOpaque { button.frame = CGRect(x: 30, y: 20, width: 80, height: 50) }"
    #expect(try told(x: "280", after: inside) == nil)
    let outside = "if isOpaque { button.frame = CGRect(x: 270, y: 20, width: 80, height: 50) }"
    #expect(try told(x: "280", after: outside) == "30×50, keep it inside")
  }

  @Test("what is moved, or resized with the view around, is not said to stick out")
  func moved() throws {
    for move in [
      "button.center.x = 60", "button.frame.origin.x = 20",
      "button.center = CGPoint(x: 90, y: 90)",
      "button.autoresizingMask = [.flexibleLeftMargin]",
    ] {
      #expect(try told(x: "280", after: move) == nil, "\(move)")
    }
    #expect(try told(x: "panel.bounds.width - 20") == nil)
  }

  @Test("no touch on what a field shows beside its text counts outside the field")
  func besideText() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let field = UITextField()\nprivate let clear = UIButton()",
        setup: "addSubview(field)\n\(setup)\nfield.rightView = clear"
      ).filter { !$0.hasPrefix("exempt") }
    }
    let low = "field.heightAnchor.constraint(equalToConstant: 22).isActive = true"
    let sides = """
      clear.widthAnchor.constraint(equalToConstant: 48).isActive = true
      clear.heightAnchor.constraint(equalToConstant: 48).isActive = true
      """
    #expect(try verdicts("\(sides)\n\(low)") == ["fail 'clear' 48×22"])
    #expect(try verdicts(sides) == ["pass 1"])
    let frame = "clear.frame = CGRect(x: 0, y: 0, width: 48, height: 48)"
    let framed = try verdicts("\(frame)\n\(low)")
    #expect(framed.count == 1 && framed[0].hasPrefix("fail 'clear'"), "\(framed)")
  }
}
