import Testing

/// Stack views that scroll, tied by turns to the middle and to an end of what scrolls.
@Suite("UIKit: alternatives in scroll views")
struct ScrolledStackTests {
  /// The verdict on a button in such a stack view, which constraints may also make as high as something.
  private func verdicts(_ more: String = "", superview: String = "scroll") throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        let picture = UIImageView()
        let button = UIButton(type: .system)
        lazy var stack = UIStackView(arrangedSubviews: [picture, button])
        let scroll = UIScrollView()
        private var centered: NSLayoutConstraint?
        private var top: NSLayoutConstraint?
        func turn() {
          centered?.isActive = traitCollection.verticalSizeClass == .regular
          top?.isActive = traitCollection.verticalSizeClass != .regular
        }
        @objc func press() {}
        """,
      setup: """
        button.setTitle("Share the link", for: .normal)
        button.addTarget(self, action: #selector(press), for: .touchUpInside)
        stack.axis = .vertical
        stack.alignment = .center
        addSubview(scroll)
        \(superview == "self" ? "" : "\(superview).")addSubview(stack)
        centered = stack.centerYAnchor.constraint(equalTo: \(superview).centerYAnchor)
        top = stack.topAnchor.constraint(equalTo: \(superview).topAnchor, constant: 16)
        NSLayoutConstraint.activate([
          scroll.topAnchor.constraint(equalTo: topAnchor),
          scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
          scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
          picture.widthAnchor.constraint(equalToConstant: 200),
          picture.heightAnchor.constraint(equalToConstant: 200),
          stack.centerXAnchor.constraint(equalTo: \(superview).centerXAnchor),
          \(more)
        ])
        turn()
        """, wired: false)
  }

  @Test("what scrolls is as high as the stack view makes it")
  func content() throws {
    let found = try verdicts()
    #expect(found.count == 1 && found[0].hasPrefix("fail 'button'"), "\(found)")
    #expect(found.first?.hasSuffix("×30") == true)
  }

  @Test("what is as high as something else makes it may stretch the stack view")
  func other() throws {
    #expect(try verdicts(superview: "self") == ["undecided 'button'"])
    for more in [
      "scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 900),",
      "picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),",
    ] {
      #expect(try verdicts(more) == ["undecided 'button'"], "\(more)")
    }
  }
}
