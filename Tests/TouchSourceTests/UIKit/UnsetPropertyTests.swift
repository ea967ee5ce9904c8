import Testing

/// Views that a property hides or shows which nothing sets.
@Suite("UIKit: properties that nothing sets")
struct UnsetPropertyTests {
  @Test("what a flag hides that nothing ever sets is no target")
  func flags() throws {
    func verdicts(
      _ setup: String = "", flag: String = "var isBack = false", outside: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()\n\(flag)",
        setup: """
          addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          button.isHidden = !isBack
          \(setup)
          """, outside: outside)
    }
    let shown = ["fail 'button' 20×20"]
    #expect(try verdicts() == [])
    #expect(try verdicts("isBack = false") == [])
    #expect(try verdicts(flag: "private var isBack = false") == [])
    for setup in [
      "isBack = true", "self.isBack = isModal", "isBack.toggle()", "change(&isBack)",
      "let isBack = isModal\nbutton.isHidden = !isBack",
    ] {
      #expect(try verdicts(setup) == shown, "\(setup)")
    }
    for flag in [
      "var isBack = true", "var isBack: Bool", "@IBInspectable var isBack = false",
      "var isBack = false { didSet { button.isHidden = !isBack } }",
      "var isBack: Bool { isModal }",
    ] {
      #expect(try verdicts(flag: flag) == shown, "\(flag)")
    }
    for outside in [
      "func show(_ sample: Sample) { sample.isBack = true }",
      "func show(_ sample: Sample) { configure(sample, with: \\.isBack) }",
      "final class Holder { let sample = Sample(); func show() { sample.isBack = isModal } }",
    ] {
      #expect(try verdicts(outside: outside) == shown, "\(outside)")
    }
  }

  @Test("what only a property shows that nothing sets is no target")
  func unset() throws {
    func verdicts(
      _ change: String = "", property: String = "var onClose: (() -> Void)?", others: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          var isPlain: Bool { get { button.isHidden } set { button.isHidden = newValue } }
          """,
        setup: """
          addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          button.isHidden = true
          """, others: others,
        outside: """
          final class Cell: UIView {
            let sample = Sample()
            \(property) { didSet { sample.isPlain = onClose == nil } }
            \(change)
          }
          """)
    }
    #expect(try verdicts() == [])
    #expect(try verdicts("// onClose = {}") == [])
    #expect(try verdicts("func close() { onClose?() }") == [])
    for change in [
      "func open() { onClose = {} }", "init(onClose: Handler?) { self.onClose = onClose }",
      "func open() { sample.isPlain = false }", "func open() { sample.isPlain.toggle() }",
      "func open() { bind(to: \\.onClose) }", "func open() { fill(&onClose) }",
    ] {
      #expect(try verdicts(change) == ["fail 'button' 20×20"], "\(change)")
    }
    // What another type has of the name is its own.
    for own in [
      "struct Other {\nvar onClose: (() -> Void)?\ninit() { onClose = {} } }",
      "struct Other {\nvar onClose: (() -> Void)?\nmutating func open() { self.onClose = {} } }",
      "final class Other {\nvar onClose: (() -> Void)?\nfunc open() { later { onClose = {} } } }",
    ] {
      #expect(try verdicts(others: own) == [], "\(own)")
    }
    for other in [
      "struct Other { init(_ cell: Cell) { cell.onClose = {} } }",
      "struct Other {\nvar onClose: (() -> Void)?\nfunc open(_ one: Cell) { one.onClose = onClose } }",
      "final class Heir: Cell {\noverride var onClose: (() -> Void)? {\ndidSet { onClose = {} } } }",
      "extension Cell { func open() { onClose = {} } }",
    ] {
      #expect(try verdicts(others: other) == ["fail 'button' 20×20"], "\(other)")
    }
    for property in ["@objc var onClose: (() -> Void)?", "override var onClose: (() -> Void)?"] {
      #expect(try verdicts(property: property) == ["fail 'button' 20×20"], "\(property)")
    }
    #expect(
      try verdicts(others: "extension Sample: KitPart {}") == ["fail 'button' 20×20"])
  }
}
