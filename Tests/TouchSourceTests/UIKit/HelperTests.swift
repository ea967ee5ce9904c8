import Testing

/// What the project's own helpers do to views and constraints.
@Suite("UIKit: helpers of the project's and classes of libraries'")
struct HelperTests {
  private let helpers = """
    extension UIView {
      var prepared: Self { translatesAutoresizingMaskIntoConstraints = false; return self }
      var tiny: Self {
        widthAnchor.constraint(equalToConstant: 20).isActive = true
        return self
      }
      var isShown: Bool { !isHidden }
    }
    extension UILayoutPriority {
      static let usual = UILayoutPriority(rawValue: 900)
      static let weak: UILayoutPriority = .usual - 300
    }
    extension NSLayoutConstraint {
      func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
      }
      var weak: NSLayoutConstraint { with(.weak) }
    }
    extension NSLayoutDimension {
      func pin(_ length: CGFloat, _ priority: UILayoutPriority = .usual) -> NSLayoutConstraint {
        constraint(equalToConstant: length).with(priority)
      }
    }
    extension NSLayoutAnchor {
      @objc func pin(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(equalTo: other)
      }
    }
    """

  private func verdicts(_ setup: String, creation: String = "UIButton()") throws -> [String] {
    try UIKitReading.button(creation, setup: setup, others: helpers)
  }

  @Test("properties that set a view up return it")
  func properties() throws {
    let height = "button.heightAnchor.constraint(equalToConstant: 20).isActive = true"
    #expect(
      try verdicts(height, creation: "UIButton().prepared.tiny") == ["fail 'button' 20×20"])
    #expect(
      try verdicts("\(height)\n_ = button.isShown\nbutton.tiny.isHidden = false")
        == ["fail 'button' 20×20"])
  }

  @Test("functions that make constraints of anchors are followed, with their priorities")
  func anchors() throws {
    func sized(_ width: String) throws -> [String] {
      try verdicts(
        "NSLayoutConstraint.activate([button.widthAnchor.\(width), button.heightAnchor.pin(50)])")
    }
    #expect(try sized("pin(20)") == ["fail 'button' 20×50"])
    #expect(try sized("pin(20, .weak)") == ["undecided 'button'"])
    #expect(try sized("pin(20).weak") == ["undecided 'button'"])
    #expect(
      try verdicts(
        """
        let box = UIView()
        addSubview(box)
        box.widthAnchor.pin(30).isActive = true
        box.heightAnchor.pin(60).isActive = true
        box.topAnchor.pin(to: topAnchor).isActive = true
        button.leadingAnchor.pin(to: box.leadingAnchor).isActive = true
        button.trailingAnchor.pin(to: box.trailingAnchor).isActive = true
        button.topAnchor.pin(to: box.topAnchor).isActive = true
        button.bottomAnchor.pin(to: box.bottomAnchor).isActive = true
        """) == ["fail 'button' 30×60"])
  }

  @Test("a view of a library's class has the lengths that it is given, and no others")
  func libraries() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let picture = AnimatedImageView()\nprivate let button = UIButton()",
        setup: """
          addSubview(picture)
          picture.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          picture.topAnchor.constraint(equalTo: topAnchor).isActive = true
          picture.addSubview(button)
          button.leadingAnchor.constraint(equalTo: picture.leadingAnchor).isActive = true
          button.trailingAnchor.constraint(equalTo: picture.trailingAnchor).isActive = true
          button.topAnchor.constraint(equalTo: picture.topAnchor).isActive = true
          button.bottomAnchor.constraint(equalTo: picture.bottomAnchor).isActive = true
          \(setup)
          """)
    }
    #expect(
      try verdicts(
        """
        picture.widthAnchor.constraint(equalToConstant: 30).isActive = true
        picture.heightAnchor.constraint(equalToConstant: 50).isActive = true
        """) == ["fail 'button' 30×50"])
    #expect(try verdicts("") == ["undecided 'button'"])
  }

  @Test("a controller's view is as wide as the screen, unless another's holds it")
  func controllers() throws {
    func verdicts(_ others: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          private let cover = UIView()
          func setUp() {
            view.addSubview(cover)
            cover.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            cover.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            cover.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            cover.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))
          }
        }
        """, with: ["Other.swift": others])
    }
    #expect(try verdicts("") == ["pass 1"])
    #expect(
      try verdicts("final class Holder: UIViewController { func a() { addChild(Sample()) } }")
        == ["undecided 'cover'"])
  }
}
