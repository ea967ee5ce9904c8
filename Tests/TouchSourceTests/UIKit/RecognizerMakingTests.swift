import Testing

/// What makes recognisers, and what gives them something to do.
@Suite("UIKit: what makes recognisers")
struct RecognizerMakingTests {
  /// The verdicts on views of 20×20 pt that a class sets up.
  private func verdicts(
    _ setup: String, members: String = "", others: String = "", superclass: String = "UIView"
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let first = UIView()\nprivate let second = UIView()\n\(members)",
      setup: """
        addSubview(first)
        addSubview(second)
        first.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        second.frame = CGRect(x: 40, y: 0, width: 30, height: 30)
        \(setup)
        """, others: others, superclass: superclass, wired: false)
  }

  @Test(
    "what a static property makes is judged where it is named",
    arguments: ["UITapGestureRecognizer", "Self", "UIGestureRecognizer"])
  func properties(type: String) throws {
    let owner = type == "Self" ? "UITapGestureRecognizer" : type
    let single = """
      extension \(owner) {
        static var single: \(type == "Self" ? "Self" : "UITapGestureRecognizer") {
          let tap = UITapGestureRecognizer()
          tap.numberOfTapsRequired = 1
          return tap
        }
      }
      """
    let first = "fail 'first' 20×20"
    #expect(
      try verdicts(
        """
        let tap = \(owner).single
        tap.addTarget(self, action: #selector(open))
        first.addGestureRecognizer(tap)
        """, others: single) == [first])
    #expect(
      try verdicts(
        """
        stored.addTarget(self, action: #selector(open))
        first.addGestureRecognizer(stored)
        let other = \(owner).single
        other.addTarget(self, action: #selector(close))
        second.addGestureRecognizer(other)
        """, members: "let stored = \(owner).single", others: single)
        == [first, "fail 'second' 30×30"])
    // Nothing is a target that no view is given.
    #expect(try verdicts("", others: single) == [])
  }

  @Test("what is named behind a dot alone is the recogniser that a view is given")
  func implicit() throws {
    #expect(
      try verdicts(
        "first.addGestureRecognizer(.closing)",
        others: """
          extension UIGestureRecognizer {
            static var closing: UITapGestureRecognizer {
              UITapGestureRecognizer(target: Closer.shared, action: #selector(Closer.close))
            }
          }
          """) == ["fail 'first' 20×20"])
  }

  @Test("a recogniser without anything to do makes no target")
  func idle() throws {
    func verdicts(
      _ use: String, _ arguments: String = "", kind: String = "UITapGestureRecognizer"
    ) throws -> [String] {
      try self.verdicts(
        """
        let tap = \(kind)(\(arguments))
        first.addGestureRecognizer(tap)
        \(use)
        """,
        others: "final class Closing: UITapGestureRecognizer { let close = Closer() }")
    }
    for use in [
      "", "tap.numberOfTapsRequired = 2", "other.require(toFail: tap)",
      "tap.cancelsTouchesInView = false",
    ] {
      for arguments in ["", "target: self, action: nil", "target: nil, action: nil"] {
        #expect(try verdicts(use, arguments) == [], "\(use) \(arguments)")
      }
    }
    for arguments in ["target: self, action: #selector(open)", "target: self, action: action"] {
      #expect(try verdicts("", arguments) == ["fail 'first' 20×20"], "\(arguments)")
    }
    for use in [
      "tap.addTarget(self, action: #selector(open))", "tap.delegate = self",
      "tap.rx.event.subscribe(onNext: { _ in })", "connect(tap)", "taps.append(tap)",
      "Closer.shared.close(by: tap)",
    ] {
      for arguments in ["", "target: self, action: nil"] {
        #expect(try verdicts(use, arguments) == ["fail 'first' 20×20"], "\(use) \(arguments)")
      }
    }
    // One of the project's may act by itself.
    #expect(try verdicts("", kind: "Closing") == ["fail 'first' 20×20"])
    // What a property holds other code may give something to do.
    #expect(
      try self.verdicts(
        "first.addGestureRecognizer(tap)", members: "let tap = UITapGestureRecognizer()")
        == ["fail 'first' 20×20"])
  }

  @Test("a recogniser that a closure or a helper sets up is the one that was made")
  func setUps() throws {
    let acting = "target: self, action: #selector(open)"
    let helpers = """
      extension UIGestureRecognizer {
        func calling(_ target: Any, _ action: Selector) -> Self {
          addTarget(target, action: action)
          return self
        }
        func twice() -> Self { (self as? UITapGestureRecognizer)?.numberOfTapsRequired = 2; return self }
      }
      """
    func verdicts(_ tap: String, use: String = "first.addGestureRecognizer(tap)") throws -> [String]
    {
      try self.verdicts("let tap\(tap)\n\(use)", others: helpers)
    }
    for tap in [
      " = UITapGestureRecognizer(\(acting)).then { $0.numberOfTapsRequired = 1 }",
      " = UITapGestureRecognizer(\(acting)).with { tap in tap.cancelsTouchesInView = false }",
      " = UITapGestureRecognizer().then { $0.addTarget(self, action: #selector(open)) }",
      " = UITapGestureRecognizer().calling(self, #selector(open))",
      " = UITapGestureRecognizer(\(acting)).twice()",
      ": UITapGestureRecognizer = .init(\(acting))",
    ] {
      #expect(try verdicts(tap) == ["fail 'first' 20×20"], "\(tap)")
      #expect(try verdicts(tap, use: "") == [], "\(tap)")
    }
    // What none of them gives anything to do makes no target.
    for tap in [
      " = UITapGestureRecognizer().then { $0.numberOfTapsRequired = 1 }",
      " = UITapGestureRecognizer().twice()", ": UITapGestureRecognizer = .init()",
    ] {
      #expect(try verdicts(tap) == [], "\(tap)")
    }
  }

  @Test("what a helper that the project adds to views makes react is judged where that is called")
  func viewHelpers() throws {
    func verdicts(_ calls: String, helper: String = "addGestureRecognizer(tap)") throws -> [String]
    {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIView {
          private let chip = UIView()
          private let mark = UIView()
          func setUp() {
            addSubview(chip)
            addSubview(mark)
            chip.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            mark.frame = CGRect(x: 40, y: 0, width: 30, height: 30)
            \(calls)
          }
          @objc func open() {}
        }
        """,
        with: [
          "Helper.swift": """
          import UIKit
          extension UIView {
            func onTap(_ target: Any, _ action: Selector) {
              let tap = UITapGestureRecognizer(target: target, action: action)
              \(helper)
            }
          }
          """
        ])
    }
    let (first, second) = (
      "chip.onTap(self, #selector(open))", "mark.onTap(self, #selector(open))"
    )
    #expect(try verdicts(first) == ["fail 'chip' 20×20"])
    #expect(try verdicts("\(first)\n\(second)") == ["fail 'chip' 20×20", "fail 'mark' 30×30"])
    #expect(try verdicts("") == [])
    #expect(try verdicts(first, helper: "store(tap)") == [])
  }

  @Test("a recogniser that a property makes and sets up is added by the property's name")
  func heldSetUps() throws {
    #expect(
      try verdicts(
        "first.addGestureRecognizer(tap)",
        members: """
          private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(open)).then {
            $0.numberOfTapsRequired = 1
          }
          """) == ["fail 'first' 20×20"])
  }

  @Test("a recogniser that is added to a cell of a list makes that a target")
  func cells() throws {
    func verdicts(_ tap: String, _ use: String = "cell.addGestureRecognizer(tap)") throws
      -> [String]
    {
      try Reading().verdicts(
        """
        import UIKit
        final class Chip: UICollectionViewCell {}
        final class Chips: UIView, UICollectionViewDelegateFlowLayout {
          \(tap)
          func collectionView(
            _ list: UICollectionView, cellForItemAt path: IndexPath
          ) -> UICollectionViewCell {
            let cell = list.dequeueReusableCell(withReuseIdentifier: "Chip", for: path) as! Chip
            let other = UITapGestureRecognizer(target: self, action: #selector(open))
            \(use)
            return cell
          }
          func collectionView(
            _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
          ) -> CGSize { CGSize(width: 36, height: 30) }
          @objc func open() { act() }
        }
        """)
    }
    let tap = "lazy var tap = UITapGestureRecognizer(target: self, action: #selector(open))"
    let found = ["fail 'tap-gesture' 36×30"]
    #expect(try verdicts(tap) == found)
    #expect(try verdicts("", "cell.addGestureRecognizer(other)") == found)
    #expect(try verdicts(tap, "") == [])
    #expect(try verdicts(tap.replacing("Tap", with: "Pan")) == [])
    #expect(
      try verdicts(tap, "outer(of: cell).addGestureRecognizer(tap)") == ["undecided 'tap-gesture'"])
    #expect(
      try verdicts(tap, "cell.addGestureRecognizer(tap)\nouter.addGestureRecognizer(tap)")
        == ["undecided 'tap-gesture'"])
  }
}
