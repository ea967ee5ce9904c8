import Testing

/// What views read of one place: what holds of it in one holds in all.
@Suite("Evaluator: settings and objects that views share")
struct SharedSubjectTests {
  @Test("a setting has one value in all views that read it by its key")
  func settings() throws {
    func verdicts(_ outer: String, key: String = "role", _ name: String = "role") throws -> [String]
    {
      try Reading().verdicts(
        """
        enum Role: String { case patient, doctor, unknown }
        struct Root: View {
          @AppStorage("role") var role: Role = .unknown
          var body: some View { \(outer) }
        }
        struct Chat: View {
          @AppStorage("\(key)") var \(name): Role = .unknown
          var body: some View {
            Button(action: go) {
              switch \(name) {
              case .patient, .doctor: Color.red.frame(width: 60, height: 60)
              case .unknown: Color.red.frame(width: 20, height: 20)
              }
            }
          }
        }
        """)
    }
    let small = ["fail 'button' 20×20"]
    for outer in [
      "if role == .unknown { Text(\"a\") } else { Chat() }",
      "if role != .unknown { Chat() }",
      "switch self.role { case .unknown: Text(\"a\")\ndefault: Chat() }",
    ] {
      #expect(try verdicts(outer) == ["pass 1"], "\(outer)")
      #expect(try verdicts(outer, "own") == ["pass 1"], "\(outer)")
      #expect(try verdicts(outer, key: "other") == small, "\(outer)")
    }
    #expect(try verdicts("Chat()") == small)
    #expect(try verdicts("if role == .unknown { Chat() }") == small)
  }

  @Test(
    "an object of the environment is one for all views that read it",
    arguments: [
      ("ObservableObject", "@EnvironmentObject var model: Model"),
      ("Sendable", "@Environment(Model.self) var model"),
    ])
  func objects(conformance: String, property: String) throws {
    func verdicts(_ outer: String, _ inner: String) throws -> [String] {
      try Reading().verdicts(
        """
        final class Model: \(conformance) {
          var user: String?
          var isOn = false
          var hasUser: Bool { user != nil }
        }
        struct Root: View {
          \(property)
          var body: some View { VStack { if \(outer) { Text("a") } else { Accounts() } } }
        }
        struct Accounts: View {
          \(property.replacing("var model", with: "var data"))
          var body: some View {
            VStack { if \(inner) { Button(action: go) { Color.red.frame(width: 20, height: 20) } } }
          }
        }
        """)
    }
    let found = ["fail 'button' 20×20"]
    for outer in ["let user = model.user", "model.user != nil", "model.hasUser"] {
      #expect(try verdicts(outer, "data.user != nil") == [], "\(outer)")
      #expect(try verdicts(outer, "data.user == nil") == found, "\(outer)")
      #expect(try verdicts(outer, "data.isOn") == found, "\(outer)")
    }
    #expect(try verdicts("model.isOn", "data.isOn") == [])
    #expect(try verdicts("!model.isOn", "!data.isOn") == [])
    #expect(try verdicts("!model.isOn", "data.isOn") == found)
  }
}
