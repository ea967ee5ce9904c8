import Testing

/// Outlets that code hands to others which may do something with them.
@Suite("UIKit: views that others only ask")
struct AskedViewTests {
  /// The audit of a button in a row that hands it to the row's delegate.
  private func audit(
    _ body: String, conformer: String = "UIViewController", call: String? = nil
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
          <rect key="frame" x="20" y="60" width="24" height="24"/>
          <state key="normal" image="bell"/>
          <connections>\(InterfaceReading.action)</connections>
        </button>
      </subviews>
      <constraints>
        \(InterfaceReading.corner)
      </constraints>
      """, resources: #"<image name="bell" width="24" height="24"/>"#)
    return try Reading().verdicts(
      """
      import UIKit
      protocol SampleDelegate: AnyObject { func sample(_ sample: Sample, tapped view: UIButton) }
      final class Sample: UIViewController {
        @IBOutlet weak var button: UIButton!
        weak var delegate: SampleDelegate?
        @IBAction func go(_ sender: UIButton) {
          \(call ?? "delegate?.sample(self, tapped: button)")
        }
      }
      final class Other: \(conformer), SampleDelegate {
        func sample(_ sample: Sample, tapped view: UIButton) {
          \(body)
        }
        func show(_ page: UIViewController) {}
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test(
    "what a delegate does not touch, or only asks, is as large as it was",
    arguments: [
      "", "show(UIViewController())", "print(view.tag)",
      "let page = UIViewController()\npage.popoverPresentationController?.sourceView = view\n"
        + "page.popoverPresentationController?.sourceRect = view.bounds\nshow(page)",
      "let point = view.convert(view.frame.origin, to: nil)\nprint(point)",
      "if view.isSelected { show(UIViewController()) }",
      "Task { if self.last === view { print(view.currentTitle ?? \"\") } }",
    ])
  func asked(body: String) throws {
    #expect(try audit(body) == ["fail 'button' 24×24"])
    #expect(try audit(body, conformer: "NSObject") == ["fail 'button' 24×24"])
  }

  @Test(
    "what a delegate may do to a view leaves that open",
    arguments: [
      "view.frame.size.width = 60", "view.isSelected.toggle()", "view.setImage(nil, for: .normal)",
      "let copy = view\nprint(copy)", "resize(view)", "view.superview?.removeFromSuperview()",
      "view.widthAnchor.constraint(equalToConstant: 60).isActive = true",
      "Task { view.bounds.size.height = 60 }", "last = view",
    ])
  func changed(body: String) throws {
    #expect(try audit(body) == ["undecided 'button'"])
  }

  @Test("an outlet that goes to code which is not in the source is open, for that reason")
  func reasons() throws {
    let verdicts = try audit("", call: "Menu.shared.show(from: button)")
    #expect(verdicts == ["undecided 'button'"])
  }

  @Test("a label that its class asks where it draws its text stays as large as it is")
  func drawing() throws {
    func verdicts(_ call: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 20))",
        setup: "addSubview(button)\n\(call)")
    }
    let asked = [
      "let area = button.titleRect(forContentRect: bounds)\nprint(area)",
      "let area = button.alignmentRect(forFrame: bounds)\nprint(area)",
    ]
    for call in asked { #expect(try verdicts(call) == ["fail 'button' 60×20"], "\(call)") }
    #expect(try verdicts("button.grow(by: 9)") == ["undecided 'button'"])
  }
}
