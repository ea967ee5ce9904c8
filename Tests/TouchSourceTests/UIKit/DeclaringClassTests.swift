import Testing

@Suite("UIKit: classes that elements are told of")
struct DeclaringClassTests {
  @Test("what a class declares is told of that, wherever in the file those below it stand")
  func declared() throws {
    let alone = "class Alone: Base {}"
    let base = """
      class Base: UIViewController {
        var filter = UIButton(type: .system)
        func addFilter() {
          view.addSubview(filter)
          filter.addTarget(self, action: #selector(open), for: .touchUpInside)
          filter.widthAnchor.constraint(equalToConstant: 120).isActive = true
          filter.heightAnchor.constraint(equalToConstant: 36).isActive = true
        }
        @objc func open() {}
      }
      """
    for source in ["\(alone)\n\(base)", "\(base)\n\(alone)"] {
      let findings = try Reading().audit("import UIKit\n\(source)").findings
      #expect(findings.map(\.subject.view) == ["Base"])
    }
  }
}
