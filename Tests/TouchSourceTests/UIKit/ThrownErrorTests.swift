import Testing

@Suite("UIKit: what runs where an error is thrown, and in loops without a sequence")
struct ThrownErrorTests {
  /// The verdicts on a button of 20 by 20 that is hidden, and on what code does to it.
  private func verdicts(_ code: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = UIButton()",
      setup: """
        addSubview(button)
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        button.isHidden = true
        \(code)
        """)
  }

  @Test(
    "it counts as what runs on a condition",
    arguments: [
      "do { try go() } catch { button.isHidden = false }",
      "do { try go() } catch Failure.old { print(0) } catch { button.isHidden = false }",
      "do { try go() } catch Failure.old { button.isHidden = false } catch {}",
      "do { try go() } catch { print(0) }; do { try go() } catch { button.isHidden = false }",
      "while isLate() { button.isHidden = false }",
      "repeat { button.isHidden = false } while isLate()",
      "all: for _ in days { button.isHidden = false; continue all }",
    ])
  func shown(code: String) throws {
    #expect(try verdicts(code) == ["fail 'button' 20×20"])
  }

  @Test("nothing else is said of what only is hidden there")
  func hidden() throws {
    #expect(try verdicts("do { try go() } catch { button.isHidden = true }") == [])
    #expect(try verdicts("while isLate() { print(0) }") == [])
  }

  @Test("of what it gives a length there is more than one")
  func lengths() throws {
    func verdicts(_ code: String) throws -> [String] {
      try UIKitReading.button(
        setup: """
          button.heightAnchor.constraint(equalToConstant: 60).isActive = true
          let width = button.widthAnchor.constraint(equalToConstant: 20)
          width.isActive = true
          \(code)
          """)
    }
    #expect(try verdicts("do { try go() } catch {}") == ["fail 'button' 20×60"])
    #expect(
      try verdicts("do { try go() } catch { width.constant = 60 }") != ["fail 'button' 20×60"])
    #expect(try verdicts("while isLate() { width.constant += 1 }") != ["fail 'button' 20×60"])
  }
}
