import Testing

/// Views in lists of properties that code finds by the numbers that a loop counts.
@Suite("UIKit: lists of views that a loop counts through")
struct CountedListTests {
  @Test("views of a list in a property have the lengths that a loop counting through it gives them")
  func countedLists() throws {
    func verdicts(
      _ layout: String, more: String = "", kept: String = "keys.append(key)"
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private var keys = [UIButton]()
          private func build() {
            let key = UIButton()
            key.addTarget(self, action: nil, for: .touchUpInside)
            \(kept)
            addSubview(key)
          }
          private func place() { \(layout) }
          """,
        setup: """
          for _ in 0..<4 { build() }
          place()
          \(more)
          """, wired: false)
    }
    func lengths(_ key: String, height: Int = 30) -> String {
      """
      \(key).widthAnchor.constraint(equalToConstant: 60).isActive = true
      \(key).heightAnchor.constraint(equalToConstant: \(height)).isActive = true
      """
    }
    for layout in [
      "for i in 0..<4 { \(lengths("keys[i]")) }", "for i in keys.indices { \(lengths("keys[i]")) }",
      "for i in 1...4 { \(lengths("self.keys[i - 1]")) }",
      "for (i, name) in names.enumerated() { \(lengths("keys[i]")) }",
      "for i in 0..<4 { keys[i].snp.makeConstraints { $0.width.equalTo(60); $0.height.equalTo(30) } }",
    ] {
      #expect(try verdicts(layout) == ["fail 'key' 60×30"], "\(layout)")
      #expect(
        try verdicts(layout.replacing("30", with: "50")) == ["pass 1"], "\(layout)")
    }
    // Of a number that no loop counts nobody knows which of them it stands for, and single ones may differ.
    let all = "for i in 0..<4 { \(lengths("keys[i]")) }"
    for other in [
      "\(lengths("keys[chosen]"))", "while i < 4 { \(lengths("keys[i]")) }",
      "\(all)\nkeys[0].topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "\(all)\nkeys.first?.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "for i in 0..<4 where i > chosen { if tall { \(lengths("keys[i]")) } }",
      "\(all)\nfor i in 2..<4 { \(lengths("keys[i]", height: 50)) }",
    ] {
      #expect(try verdicts(other) == ["undecided 'key'"], "\(other)")
    }
    #expect(try verdicts(all, more: lengths("keys[0]", height: 50)) == ["undecided 'key'"])
    #expect(try verdicts(all, kept: "others.append(key)") == ["undecided 'key'"])
  }

  @Test("what a loop ties views of lists to is followed where that is none of a list")
  func tiedLists() throws {
    func verdicts(_ top: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private var keys = [UIButton]()
          private func build() {
            let key = UIButton()
            key.addTarget(self, action: nil, for: .touchUpInside)
            keys.append(key)
            addSubview(key)
          }
          """,
        setup: """
          widthAnchor.constraint(equalToConstant: 200).isActive = true
          for _ in 0..<4 { build() }
          for i in 0..<4 {
            NSLayoutConstraint.activate([
              keys[i].topAnchor.constraint(equalTo: i == 0 ? topAnchor : keys[i - 1].bottomAnchor),
              keys[i].leadingAnchor.constraint(equalTo: leadingAnchor),
              keys[i].trailingAnchor.constraint(equalTo: trailingAnchor),
              keys[i].\(top)
            ])
          }
          """, wired: false)
    }
    #expect(try verdicts("heightAnchor.constraint(equalToConstant: 30)") == ["fail 'key' 200×30"])
    #expect(
      try verdicts("heightAnchor.constraint(equalTo: keys[i].widthAnchor)") == ["undecided 'key'"])
  }
}
