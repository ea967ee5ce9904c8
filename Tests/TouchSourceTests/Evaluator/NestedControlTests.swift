import Testing

/// Rows and cards that react, with controls of their own inside.
@Suite("Evaluator: controls inside others")
struct NestedControlTests {
  private let button = """
    Button(action: stop) { Color.red.frame(width: 44, height: 44) }
    """

  private func verdicts(_ row: String) throws -> [String] {
    try Reading().verdicts(
      """
      struct Sample: View {
        @State var isOn = false
        var body: some View { \(row).onTapGesture { open() } }
      }
      """)
  }

  private func gap(_ row: String) throws -> String? {
    try Reading().audit(
      "struct Sample: View { var body: some View { \(row).onTapGesture { open() } } }"
    ).findings.first { $0.rule == .deadGap }?.message
  }

  @Test("what a control inside takes is no part of what the row reacts in")
  func region() throws {
    #expect(
      try verdicts("HStack { Text(\"Name\"); \(button) }") == ["fail 'Name' 45×20.33", "pass 1"])
    #expect(
      try verdicts("HStack { Text(\"Name\"); Toggle(\"\", isOn: $isOn).labelsHidden() }")
        .contains("fail 'Name' 45×20.33"))
    // What reacts behind it does so around it.
    #expect(
      try verdicts("HStack { Text(\"Name\"); \(button) }.padding(4).background(Color.blue)")
        == ["pass 2"])
    // A control that is switched off, and another gesture, take nothing.
    let long = "Color.red.frame(width: 44, height: 44).onLongPressGesture { stop() }"
    for other in ["\(button).disabled(true)", long] {
      #expect(
        try !verdicts("HStack { Text(\"Name\"); \(other) }").contains("fail 'Name' 45×20.33"),
        "\(other)")
    }
  }

  @Test("a gap in a row is one beside a control inside as well, but not the control")
  func gaps() throws {
    #expect(
      try gap("HStack { Text(\"Name\"); Spacer(); \(button) }")?.hasPrefix(
        "304×44 pt of the 'Name'")
        == true)
    #expect(
      try gap("HStack { Text(\"Name\").frame(height: 44).background(Color.blue); \(button) }")
        == nil)
    // Between the controls of half a screen there is no gap of one.
    #expect(
      try gap("VStack { Text(\"Name\"); Spacer().frame(height: 300); \(button) }") == nil)
  }

  @Test("what lies above and below a narrow control in a row is that control's")
  func columns() throws {
    let card = "Color.blue.frame(width: 200, height: 90)"
    #expect(try gap("HStack(spacing: 0) { \(card); \(button) }") == nil)
    // One that is as wide as half the row takes no more than its place.
    let wide = "Button(action: stop) { Color.red.frame(width: 250, height: 44) }"
    let narrow = "Color.blue.frame(width: 100, height: 90)"
    #expect(
      try gap("HStack(spacing: 0) { \(narrow); \(wide) }")?.hasPrefix("250×23 pt") == true)
  }
}
