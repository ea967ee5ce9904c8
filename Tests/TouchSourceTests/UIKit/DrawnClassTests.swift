import Testing
import TouchRules

/// Classes with elements of their own whose views Interface Builder makes.
@Suite("UIKit: classes whose views Interface Builder draws")
struct DrawnClassTests {
  /// A nib of a row with a picture that an outlet stands for.
  private static func nib(_ side: Int, className: String = "Icon", more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
      <objects>
        <tableViewCell id="own" customClass="Row">
          <tableViewCellContentView key="contentView" id="all"><subviews>
            <view id="but" customClass="\(className)" \(more)
              translatesAutoresizingMaskIntoConstraints="NO">
              <constraints>
                <constraint firstAttribute="width" constant="\(side)" id="w"/>
                <constraint firstAttribute="height" constant="\(side)" id="h"/>
              </constraints>
            </view>
          </subviews></tableViewCellContentView>
          <connections><outlet property="icon" destination="but" id="out"/></connections>
        </tableViewCell>
      </objects>
    </document>
    """
  }

  /// A view that reacts to taps wherever it is, which an outlet of a row stands for.
  private static func files(
    _ nibs: [String: String], row: String, outside: String
  ) -> [String: String] {
    nibs.merging([
      "Row.swift": """
      import UIKit
      final class Row: UITableViewCell {
        @IBOutlet var icon: Icon!
        override func awakeFromNib() {
          super.awakeFromNib()
          \(row)
        }
      }
      \(outside)
      """
    ]) { $1 }
  }

  private static let icon = """
    import UIKit
    class Icon: UIView {
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
      }
      @objc private func tapped() { open() }
    }
    """

  /// What the audit says of the view.
  private func verdicts(
    _ nibs: [String: String], row: String = "", others: String = "", outside: String = ""
  ) throws -> [String] {
    try Reading().verdicts(
      Self.icon + "\n" + others, with: Self.files(nibs, row: row, outside: outside))
  }

  @Test("a view is judged by the length that it has where Interface Builder alone shows it")
  func drawn() throws {
    #expect(try verdicts(["Row.xib": Self.nib(28)]).first?.hasSuffix("28×28") == true)
    #expect(try verdicts(["Row.xib": Self.nib(60)]).first?.hasPrefix("undecided") == true)
  }

  @Test("one of which a side alone is known is judged by that where it is too short")
  func sides() throws {
    func verdicts(_ height: Int) throws -> [String] {
      let width = #"<constraint firstAttribute="width" constant="28" id="w"/>"#
      let nib = Self.nib(28).replacing(width, with: "")
        .replacing("constant=\"28\"", with: "constant=\"\(height)\"")
      return try self.verdicts(["Row.xib": nib])
    }
    #expect(try verdicts(28).map { $0.hasPrefix("fail") && $0.hasSuffix("×28") } == [true])
    #expect(try verdicts(60).map { $0.hasPrefix("undecided") } == [true])
  }

  @Test("so is one of a class below")
  func below() throws {
    let nibs = ["Row.xib": Self.nib(28, className: "Round")]
    let found = try verdicts(nibs, others: "final class Round: Icon {}")
    #expect(found.first?.hasSuffix("28×28") == true)
    let other = """
      final class Round: Icon {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
      }
      """
    #expect(try verdicts(nibs, others: other).first?.hasPrefix("undecided") == true)
  }

  @Test("one that is hidden, lets touches through or is placed by other code says nothing")
  func left() throws {
    func isOpen(_ verdicts: [String]) -> Bool { verdicts.first?.hasPrefix("undecided") == true }
    #expect(isOpen(try verdicts(["Row.xib": Self.nib(28, more: #"hidden="YES""#)])))
    #expect(
      isOpen(try verdicts(["Row.xib": Self.nib(28, more: #"userInteractionEnabled="NO""#)])))
    #expect(isOpen(try verdicts(["Row.xib": Self.nib(28)], row: "place(icon)")))
    #expect(
      isOpen(
        try verdicts(
          ["Row.xib": Self.nib(28)],
          outside: "func grow(_ row: Row) { row.icon.transform = large() }")))
    #expect(isOpen(try verdicts([:])))
  }

  @Test("one whose touches do what is given to it is a target where it is given something")
  func told() throws {
    func found(_ row: String) throws -> [String] {
      try Reading().verdicts(
        Self.icon.replacing("{ open() }", with: "{ run?() }")
          .replacing("class Icon: UIView {", with: "class Icon: UIView { var run: (() -> Void)?"),
        with: Self.files(["Row.xib": Self.nib(28)], row: row, outside: ""))
    }
    #expect(try found("icon.run = { open() }").first?.hasSuffix("28×28") == true)
    #expect(try found("icon.tintColor = .red").first?.hasSuffix("28×28") != true)
  }

  @Test("each place where Interface Builder draws one that is too small is told")
  func places() throws {
    let others = """
      final class Tall: UITableViewCell { @IBOutlet var icon: Icon! }
      """
    let tall = Self.nib(40).replacing(#"customClass="Row""#, with: #"customClass="Tall""#)
    let nibs = ["Row.xib": Self.nib(28), "Tall.xib": tall]
    let findings = try Reading().audit(
      Self.icon + "\n" + others, with: Self.files(nibs, row: "", outside: "")
    ).findings
    #expect(findings.count == 1)
    let told = findings.flatMap(\.evidence).filter { $0.message.contains("drawn here") }
    #expect(
      told.map { "\($0.place.file) \($0.message)" } == [
        "Row.xib this is so where it is drawn here",
        "Tall.xib where it is drawn here, about 40×40 pt can be hit",
      ])
  }
}
