import Testing
import TouchRules

/// What classes below one do with the views that they inherit from it.
@Suite("UIKit: inherited elements")
struct InheritedElementTests {
  /// The findings on a class whose slider is 30 points wide, in the middle of a picture of 25, and on one
  /// below it.
  private func findings(
    _ override: String, parent: String = "Info", others: String = "", isHigh: Bool = true
  ) throws -> [Finding] {
    try Reading().audit(
      """
      import UIKit
      class Info: UIView {
        let icon = UIImageView()
        let slider = UIButton()
        func setUp() {
          addSubview(icon)
          addSubview(slider)
          slider.addTarget(self, action: #selector(slide), for: .touchUpInside)
          NSLayoutConstraint.activate([
            icon.topAnchor.constraint(equalTo: topAnchor),
            icon.widthAnchor.constraint(equalToConstant: 25),
            icon.heightAnchor.constraint(equalToConstant: 25),
            slider.topAnchor.constraint(equalTo: icon.bottomAnchor),
            slider.widthAnchor.constraint(equalToConstant: 30),
            slider.bottomAnchor.constraint(equalTo: bottomAnchor),
            slider.centerXAnchor.constraint(equalTo: icon.centerXAnchor),
          ])
        }
        @objc func slide() {}
      }
      \(others)
      class Brightness: \(parent) {
        init() {
          super.init(frame: .zero)
          setUp()
        }
        override func setUp() {
          super.setUp()
          \(override)
        }
      }
      class Screen: UIViewController {
        let bright = Brightness()
        override func viewDidLoad() {
          view.addSubview(bright)
          bright.widthAnchor.constraint(equalToConstant: 80).isActive = true
          \(isHigh ? "bright.heightAnchor.constraint(equalToConstant: 170).isActive = true" : "")
        }
      }
      """
    ).findings
  }

  private static let pinned =
    "icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true"

  @Test("a class above may make a view of a type that it is given")
  func genericMaker() throws {
    func verdicts(_ second: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        class Pair<First: UIView, Second: UIView>: UIView {
          let first = First()
          let second = Second()
          func setUp() {
            addSubview(first)
            addSubview(second)
          }
        }
        final class Note: Pair<UILabel, \(second)> {
          func place() {
            second.widthAnchor.constraint(equalToConstant: 20).isActive = true
            second.heightAnchor.constraint(equalToConstant: 60).isActive = true
          }
        }
        final class Sample: UIView {
          let note = Note()
          func wire() { note.second.addTarget(self, action: nil, for: .touchUpInside) }
        }
        """)
    }
    #expect(try verdicts("UIButton") == ["fail 'second' 20×60"])
    #expect(try verdicts("Kit") != ["fail 'second' 20×60"])
  }

  @Test("what a class below does to what it inherits counts for itself")
  func below() throws {
    let found = try findings(Self.pinned)
    #expect(found.map(\.subject.label) == ["slider"])
    #expect(found.map(\.hit.width) == [27.5] && found.map(\.severity) == [.error])
    // By way of another class too.
    let middle = "class Middle: Info {}"
    #expect(
      try findings(Self.pinned, parent: "Middle", others: middle).map(\.hit.width) == [27.5])
    // One side that is too short is enough.
    #expect(try findings(Self.pinned, isHigh: false).map(\.severity) == [.error])
    // A transform there scales it.
    #expect(
      try findings("slider.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)")
        .map(\.hit.width) == [15])
  }

  @Test("a class below that leaves as much of it, or of which that is not known, changes nothing")
  func alike() throws {
    let farther = Self.pinned.replacing("leadingAnchor)", with: "leadingAnchor, constant: 8)")
    for override in ["", farther, "backgroundColor = .red", "place(slider)"] {
      let found = try findings(override)
      #expect(found.map(\.hit.width) == [30] && found.map(\.severity) == [.warning], "\(override)")
    }
  }

  /// How much can be hit of a button of 48 points at the top of a view in which a class below adds a panel.
  private func hits(
    _ adding: String = "super.setUp(); addSubview(panel)",
    above: String = "func setUp() { addSubview(close) }"
  ) throws -> [String] {
    try Reading().audit(
      """
      import UIKit
      class Sheet: UIView {
        private let close = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          setUp()
          close.addTarget(self, action: #selector(shut), for: .touchUpInside)
          close.topAnchor.constraint(equalTo: topAnchor).isActive = true
          close.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          close.widthAnchor.constraint(equalToConstant: 48).isActive = true
          close.heightAnchor.constraint(equalToConstant: 48).isActive = true
        }
        \(above)
        @objc func shut() {}
      }
      final class Note: Sheet {
        private let panel = UIView()
        override func setUp() {
          \(adding)
          panel.topAnchor.constraint(equalTo: topAnchor, constant: 28).isActive = true
          panel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          panel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          panel.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        }
      }
      class Screen: UIViewController {
        override func viewDidLoad() { view.addSubview(Note()) }
      }
      """
    ).findings.map(\.hit.written)
  }

  @Test("what a class below adds once that above has added a control lies in front of it")
  func inFront() throws {
    #expect(try hits() == ["48×28"])
    let helper = "func setUp() { build() }\nprivate func build() { addSubview(close) }"
    #expect(try hits(above: helper) == ["48×28"])
    for adding in [
      "addSubview(panel); super.setUp()", "addSubview(panel)",
      "super.setUp(); insertSubview(panel, at: 0)", "super.setUp(); sendSubviewToBack(panel)",
      "if isHidden { super.setUp() }; addSubview(panel)",
    ] {
      #expect(try hits(adding).isEmpty, "\(adding)")
    }
    // It may be added again.
    #expect(
      try hits(above: "\(helper)\noverride func layoutSubviews() { build() }").isEmpty)
  }
}
