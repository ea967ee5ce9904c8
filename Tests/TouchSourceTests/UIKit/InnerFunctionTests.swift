import Testing

/// Functions that stand inside the functions that call them.
@Suite("UIKit: functions inside others")
struct InnerFunctionTests {
  /// A function that makes a view which reacts.
  private static let make = """
    func make() -> UIView {
      let mark = UIView()
      mark.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
      mark.widthAnchor.constraint(equalToConstant: 30).isActive = true
      mark.heightAnchor.constraint(equalToConstant: 48).isActive = true
      return mark
    }
    """

  @Test("what stands behind a return is what that calls")
  func behindReturn() throws {
    let verdicts = try UIKitReading.verdicts(
      members: "func made() -> UIView {\nreturn make()\n\(Self.make)\n}",
      setup: "addSubview(made())", wired: false)
    #expect(verdicts.count == 1 && verdicts[0].hasSuffix("30×48"), "\(verdicts)")
  }

  @Test("what nothing calls behind a return makes nothing")
  func uncalled() throws {
    #expect(
      try UIKitReading.verdicts(
        members: "func made() -> UIView {\nreturn UIView()\n\(Self.make)\n}",
        setup: "addSubview(made())", wired: false) == [])
  }
}
