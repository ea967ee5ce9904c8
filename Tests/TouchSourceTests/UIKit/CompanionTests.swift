import Testing
import TouchRules

/// Views that have to be as long as others, and are named where those are to be longer.
@Suite("UIKit: views that have to grow with others")
struct CompanionTests {
  /// What a finding on one of some buttons of Interface Builder's side by side asks for.
  private func message(
    heights: [Int?], alignment: String = "fill", named: Bool = true
  ) throws -> String {
    let buttons = heights.enumerated().map { number, height in
      let length = height.map {
        #"<constraint firstAttribute="height" constant="\#($0)" id="h\#(number)"/>"#
      }
      return """
        <button id="\(number == 0 ? "but" : "b\(number)")"
          translatesAutoresizingMaskIntoConstraints="NO">
          <constraints>\(length ?? "")</constraints>
          <connections>\(number == 0 ? InterfaceReading.action : "")</connections>
        </button>
        """
    }
    let connections = (1..<heights.count).map {
      #"<outlet property="b\#($0)" destination="b\#($0)" id="o\#($0)"/>"#
    }
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <stackView id="row" distribution="fillEqually" alignment="\(alignment)"
          translatesAutoresizingMaskIntoConstraints="NO">
          <subviews>\(buttons.joined())</subviews>
          <constraints>
            <constraint firstAttribute="width" constant="300" id="wide"/>
          </constraints>
        </stackView>
      </subviews>
      <constraints>\(InterfaceReading.corner.replacing("but", with: "row"))</constraints>
      """, connections: named ? connections.joined() : "")
    let findings = try Reading().audit(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIButton!
        @IBOutlet private var b1: UIButton!
        @IBOutlet private var b2: UIButton!
        @IBAction func go(_ sender: Any) { print("") }
      }
      """, with: ["Main.storyboard": storyboard]
    ).findings
    return try #require(findings.first).message
  }

  @Test(
    "what a stack view of Interface Builder's makes as long is named, if it has that length itself")
  func drawn() throws {
    #expect(try message(heights: [34, 34]).hasSuffix(", and give 'b1' the same height"))
    #expect(
      try message(heights: [34, 34, 34]).hasSuffix(", and give 'b1' and 'b2' the same height"))
    #expect(
      try message(heights: [34, 34, 34], named: false)
        .hasSuffix(", and give the views beside it the same height"))
    #expect(try !message(heights: [34, nil]).contains("'b1'"))
    #expect(try !message(heights: [34, 34], alignment: "center").contains("'b1'"))
  }

  @Test("of many boxes that each decide a height none is left out")
  func many() throws {
    let boxes = (0..<6).map { number in
      """
      <view id="box\(number)" translatesAutoresizingMaskIntoConstraints="NO">
        <subviews>
          <button id="\(number == 0 ? "but" : "b\(number)")"
            translatesAutoresizingMaskIntoConstraints="NO">
            <constraints>
              <constraint firstAttribute="width" constant="50" id="w\(number)"/>
            </constraints>
            <connections>\(number == 0 ? InterfaceReading.action : "")</connections>
          </button>
        </subviews>
        <constraints>
          <constraint firstAttribute="height" constant="34" id="h\(number)"/>
          <constraint firstItem="\(number == 0 ? "but" : "b\(number)")" firstAttribute="top"
            secondItem="box\(number)" secondAttribute="top" id="t\(number)"/>
          <constraint firstItem="\(number == 0 ? "but" : "b\(number)")" firstAttribute="bottom"
            secondItem="box\(number)" secondAttribute="bottom" id="e\(number)"/>
        </constraints>
      </view>
      """
    }
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <stackView id="row" translatesAutoresizingMaskIntoConstraints="NO">
          <subviews>\(boxes.joined())</subviews>
        </stackView>
      </subviews>
      <constraints>\(InterfaceReading.corner.replacing("but", with: "row"))</constraints>
      """,
      connections: (0..<6).map {
        #"<outlet property="box\#($0)" destination="box\#($0)" id="o\#($0)"/>"#
      }.joined())
    let members = (0..<6).map { "@IBOutlet private var box\($0): UIView!" }
    let findings = try Reading().audit(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIButton!
        \(members.joined(separator: "\n"))
        @IBAction func go(_ sender: Any) { print("") }
      }
      """, with: ["Main.storyboard": storyboard]
    ).findings
    let message = try #require(findings.first).message
    for number in 0..<6 { #expect(message.contains("'box\(number)'"), "\(message)") }
  }

  @Test("so is what a stack view gives the same share as the view that decides")
  func shares() throws {
    func message(_ distribution: String) throws -> String {
      try UIKitReading.finding(
        members: """
          let button = UIButton()
          let row = UIView()
          let other = UIView()
          """,
        """
        let column = UIStackView(arrangedSubviews: [row, other])
        addSubview(column)
        column.axis = .vertical
        column.distribution = .\(distribution)
        row.addSubview(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          column.topAnchor.constraint(equalTo: topAnchor),
          column.leadingAnchor.constraint(equalTo: leadingAnchor),
          column.widthAnchor.constraint(equalToConstant: 200),
          row.heightAnchor.constraint(equalToConstant: 40),
          other.heightAnchor.constraint(equalToConstant: 40),
          button.topAnchor.constraint(equalTo: row.topAnchor),
          button.bottomAnchor.constraint(equalTo: row.bottomAnchor),
          button.leadingAnchor.constraint(equalTo: row.leadingAnchor),
          button.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        ])
        """
      ).message
    }
    #expect(
      try message("fillEqually").hasSuffix(
        "let 'row', which decides its height, give it a height of at least 44, "
          + "and give 'other' the same height"))
    #expect(try !message("fill").contains("'other'"))
  }
}
