import Testing

/// Pictures whose names a constant holds that a condition chooses.
@Suite("UIKit: names of pictures in constants")
struct PictureNameTests {
  /// The verdict on a button whose picture is replaced when a property of the class changes.
  private func verdicts(
    _ statements: String, image: String = "UIImage(systemName: symbol)"
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        let button = UIButton(type: .system)
        var isPlaying = false {
          didSet {
            \(statements)
            button.setImage(\(image), for: .normal)
          }
        }
        """,
      setup: """
        addSubview(button)
        button.setImage(UIImage(systemName: "play"), for: .normal)
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        """)
  }

  @Test("a name that is one of several makes one of several pictures")
  func chosen() throws {
    for statements in [
      #"let symbol = isPlaying ? "pause" : "play""#,
      #"let symbol: String; if isPlaying { symbol = "pause" } else { symbol = "play" }"#,
    ] {
      let found = try verdicts(statements)
      #expect(found.count == 1 && found[0].hasPrefix("fail 'button'"), "\(found)")
    }
    let named = try verdicts(
      #"let symbol = isPlaying ? "pause" : "play""#,
      image: "UIImage(systemName: symbol)?.withRenderingMode(.alwaysTemplate)")
    #expect(named.count == 1 && named[0].hasPrefix("fail 'button'"), "\(named)")
  }

  @Test("one of them that is not known leaves the picture open")
  func open() throws {
    for statements in [
      #"let symbol = isPlaying ? "pause" : Names.shared.play"#,
      #"let symbol: String; if isPlaying { symbol = "pause" } else { symbol = name() }"#,
    ] {
      #expect(try verdicts(statements) == ["undecided 'button'"], "\(statements)")
    }
  }

  @Test("of several constants in one call no values are tried together", .timeLimit(.minutes(1)))
  func several() throws {
    let names = (0..<6).map { "let n\($0): String; switch mode { \(Self.cases("n\($0)")) }" }
    let image = "UIImage(systemName: symbol(\((0..<6).map { "n\($0)" }.joined(separator: ", "))))"
    #expect(
      try verdicts(names.joined(separator: "\n"), image: image) == ["undecided 'button'"])
  }

  /// The cases of a switch, each of which gives a constant another value.
  private static func cases(_ name: String) -> String {
    (0..<8).map { "case .c\($0): \(name) = \"s\($0)\"" }.joined(separator: "; ")
  }
}
