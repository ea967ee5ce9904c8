import Testing

/// Guides of views that leave out what bars and the device's corners cover.
@Suite("UIKit: safe areas")
struct SafeAreaTests {
  @Test("beside a phone that is held upright nothing is covered of a view")
  func safeArea() throws {
    func verdicts(_ guide: String, _ ends: [String] = ["leading", "trailing"]) throws -> [String] {
      let other = ends.contains("top") ? "width" : "height"
      return try UIKitReading.verdicts(
        members: "let button = UIButton()\nlet box = UIView()",
        setup: """
          addSubview(box)
          box.widthAnchor.constraint(equalToConstant: 50).isActive = true
          box.heightAnchor.constraint(equalToConstant: 50).isActive = true
          box.addSubview(button)
          button.\(other)Anchor.constraint(equalToConstant: 60).isActive = true
          let guide = \(guide)
          \(ends.map {
            "button.\($0)Anchor.constraint(equalTo: guide.\($0)Anchor).isActive = true"
          }.joined(separator: "\n"))
          """)
    }
    for guide in ["box", "box.safeAreaLayoutGuide"] {
      #expect(try verdicts(guide) == ["pass 1"], "\(guide)")
    }
    #expect(try verdicts("box", ["top", "bottom"]) == ["pass 1"])
    // What bars cover above and below is not known, nor what margins keep off.
    #expect(try verdicts("box.safeAreaLayoutGuide", ["top", "bottom"]) != ["pass 1"])
    #expect(try verdicts("box.layoutMarginsGuide") != ["pass 1"])
  }

  @Test("what begins below the bars of a controller's own view is as high as those leave it")
  func controllers() throws {
    func verdicts(_ show: String, _ setup: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Page: UIView {
          private let scroll = UIScrollView()
          init() {
            super.init(frame: .zero)
            addSubview(scroll)
            scroll.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
            scroll.snp.makeConstraints {
              $0.top.equalTo(safeAreaLayoutGuide)
              $0.leading.trailing.bottom.equalToSuperview()
            }
          }
          @objc private func go() { print(self) }
        }
        final class Pages: UIViewController {
          private let page = Page()
          \(show)
        }
        """)
    }
    #expect(try verdicts("override func loadView() { view = page }") == ["pass 1"])
    func added(_ constraints: String) -> String {
      """
      override func viewDidLoad() {
        view.addSubview(page)
        page.snp.makeConstraints { \(constraints) }
      }
      """
    }
    #expect(try verdicts(added("$0.edges.equalToSuperview()")) == ["pass 1"])
    // Anywhere else bars may cover most of it.
    #expect(
      try verdicts(added("$0.leading.trailing.top.equalToSuperview(); $0.height.equalTo(100)"))
        == ["undecided 'scroll'"])
  }
}
