import Testing
import TouchRules

/// Fields that a tap around them puts the cursor into: all that the tap is given to is theirs.
@Suite("Evaluator: taps that put the cursor into fields")
struct FocusTests {
  /// What is said of the fields and taps of a view, and what is left out.
  private func account(_ source: String) throws -> [String] {
    let audit = try Reading().audit(source)
    return audit.findings.map { "fail \($0.subject.kind.rawValue) \($0.hit.written)" }.sorted()
      + audit.leftOut.map { "\($0.subject.kind.rawValue) \($0.absence)" }.sorted()
  }

  /// Two fields of one state, 17 points high, of which one has something around it.
  private func form(
    _ around: String, keeper: String = "@FocusState private var field: Field?", more: String = ""
  ) -> String {
    """
    enum Field { case name, mail }
    struct Sample: View {
      @State private var text = ""
      \(keeper)
      \(more)
      var body: some View {
        VStack(spacing: 60) {
          TextField("a", text: $text).focused($field, equals: .name)
            .font(.system(size: 14)).textFieldStyle(.plain)
            .padding(.vertical, 14).contentShape(Rectangle())\(around)
          TextField("b", text: $text).focused($field, equals: .mail)
            .font(.system(size: 14)).textFieldStyle(.plain)
        }
      }
    }
    """
  }

  private let both = ["fail text-field 393×17", "fail text-field 393×17"]
  private let other = ["fail text-field 393×17", "text-field repeated"]

  @Test("a tap on a field that puts the cursor there makes it as large as what reacts to the tap")
  func onField() throws {
    #expect(try account(form(".onTapGesture { field = .name }")) == other)
    #expect(try account(form(".onTapGesture { self.field = Field.name; log() }")) == other)
    #expect(try account(form(".onTapGesture { withAnimation { field = .name } }")) == other)
    #expect(
      try account(form(".onTapGesture { DispatchQueue.main.async { field = .name } }")) == other)
    #expect(
      try account(form(".onTapGesture { edit() }", more: "func edit() { field = .name }")) == other)
  }

  @Test("a tap that does something else, or is for another field, is none of the field's")
  func otherTaps() throws {
    for action in [
      "field = .mail", "field = nil", "log()", "text = \"\"", "if isReady { field = .name }",
    ] {
      let found = try account(form(".onTapGesture { \(action) }")).filter { $0.hasPrefix("fail") }
      #expect(found == both, "\(action)")
    }
  }

  @Test("what reacts to the tap is measured, and fails where it is small")
  func smallTap() throws {
    let small = form(".onTapGesture { field = .name }")
      .replacing(".padding(.vertical, 14)", with: ".padding(.vertical, 2)")
    #expect(
      try account(small)
        == ["fail tap-gesture 393×21", "fail text-field 393×17", "text-field repeated"])
  }

  @Test("a tap around a field and what is beside it leaves the button there its own")
  func aroundField() throws {
    func row(_ action: String) -> String {
      """
      struct Sample: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool
        var body: some View {
          HStack {
            TextField("a", text: $text).focused($isFocused)
              .font(.system(size: 14)).textFieldStyle(.plain)
            Button { clear() } label: { Color.red.frame(width: 44, height: 44) }
          }
          .padding(8).contentShape(Rectangle()).onTapGesture { \(action) }
        }
      }
      """
    }
    #expect(try account(row("isFocused = true")) == ["text-field repeated"])
    #expect(try account(row("if !isFocused { isFocused = true }")) == ["text-field repeated"])
    #expect(
      try account(row("isFocused = false")) == ["fail text-field 325×17", "tap-gesture keyboard"])
  }

  @Test("a button whose label a field is in and that puts the cursor there is all of the field's")
  func inLabel() throws {
    func row(_ action: String) -> String {
      """
      struct Sample: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool
        @FocusState private var isOther: Bool
        var body: some View {
          Button { \(action) } label: {
            HStack {
              Text("Rate")
              TextField("0", text: $text).focused($isFocused)
                .font(.system(size: 14)).textFieldStyle(.plain)
            }
            .padding(20).contentShape(Rectangle())
          }
          .buttonStyle(.plain)
        }
      }
      """
    }
    #expect(try account(row("isFocused = true; save()")) == ["text-field repeated"])
    #expect(try account(row("withAnimation { isFocused = true }")) == ["text-field repeated"])
    for action in ["isFocused = false", "isFocused.toggle()", "isOther = true", "save()"] {
      let found = try account(row(action))
      #expect(found.contains { $0.hasPrefix("fail text-field") }, "\(action)")
    }
  }

  @Test(
    "a state or a binding that the focus takes over from, itself or by a modifier, leads there too")
  func copies() throws {
    func field(_ copy: String, _ first: String = "@State private var first = false") -> String {
      """
      extension View {
        func synchronize<V: Equatable>(_ a: Binding<V>, _ b: FocusState<V>.Binding) -> some View {
          onChange(of: a.wrappedValue) { b.wrappedValue = $0 }
            .onChange(of: b.wrappedValue) { a.wrappedValue = $0 }
        }
        func logging<V: Equatable>(_ a: Binding<V>, _ b: FocusState<V>.Binding) -> some View {
          onChange(of: a.wrappedValue) { print($0) }
        }
      }
      struct Sample: View {
        @State private var text = ""
        \(first)
        @FocusState private var isFocused: Bool
        var onTap: (() -> Void)?
        var body: some View {
          VStack {
            TextField("a", text: $text).focused($isFocused)\(copy)
              .font(.system(size: 14)).textFieldStyle(.plain).padding(.vertical, 14)
          }
          .contentShape(Rectangle())
          .onTapGesture { if let onTap { onTap() } else { first = true } }
        }
      }
      struct Root: View {
        @State private var first = false
        var body: some View { Sample(\(first.hasPrefix("@Binding") ? "first: $first" : "")) }
      }
      """
    }
    for copy in [
      ".onChange(of: first) { isFocused = $0 }",
      ".onChange(of: first) { _, new in isFocused = new }",
      ".onChange(of: first) { isFocused = first }", ".synchronize($first, $isFocused)",
    ] {
      #expect(try account(field(copy)) == ["text-field repeated"], "\(copy)")
      #expect(
        try account(field(copy, "@Binding var first: Bool")) == ["text-field repeated"], "\(copy)")
    }
    for copy in [
      "", ".onChange(of: first) { print($0) }", ".onChange(of: text) { isFocused = first }",
      ".logging($first, $isFocused)",
    ] {
      #expect(try account(field(copy)) == ["fail text-field 393×17"], "\(copy)")
    }
  }

  @Test("a view that is handed where the cursor is puts it there as the one that keeps it does")
  func handedOn() throws {
    func rows(_ action: String) -> String {
      """
      enum Field { case name, mail }
      struct Row: View {
        let own: Field
        let focus: FocusState<Field?>.Binding
        @State private var text = ""
        var body: some View {
          TextField("a", text: $text).focused(focus, equals: own)
            .font(.system(size: 14))
            .textFieldStyle(.plain).frame(height: 60).contentShape(Rectangle())
            .onTapGesture { \(action) }
        }
      }
      struct Sample: View {
        @FocusState private var field: Field?
        var body: some View {
          VStack { Row(own: .name, focus: $field); Row(own: .mail, focus: $field) }
        }
      }
      """
    }
    #expect(try account(rows("focus.wrappedValue = own")) == ["text-field repeated"])
    #expect(try account(rows("focus.wrappedValue = nil")).contains { $0.hasPrefix("fail") })
  }

  @Test("what turns on a state that the focus takes over from leads there, by a method too")
  func turnedOn() throws {
    func field(_ tap: String, _ copy: String, _ isOpen: String) -> String {
      """
      struct Sample: View {
        @State private var text = ""
        \(isOpen)
        @FocusState private var isFocused: Bool
        var body: some View {
          VStack {
            TextField("a", text: $text).focused($isFocused)\(copy)
              .font(.system(size: 14)).textFieldStyle(.plain).padding(.vertical, 14)
          }
          .contentShape(Rectangle())
          .onTapGesture\(tap)
        }
        private func open() { isOpen.toggle() }
      }
      struct Root: View {
        @State private var isOpen = false
        var body: some View { Sample(\(isOpen.hasPrefix("@Binding") ? "isOpen: $isOpen" : "")) }
      }
      """
    }
    let copy = ".onChange(of: isOpen) { _, new in isFocused = new }"
    for isOpen in ["@State private var isOpen = false", "@Binding var isOpen: Bool"] {
      for tap in ["(perform: open)", " { isOpen.toggle() }", " { open() }"] {
        #expect(try account(field(tap, copy, isOpen)) == ["text-field repeated"], "\(tap)")
        #expect(try account(field(tap, "", isOpen)) == ["fail text-field 393×17"], "\(tap)")
      }
    }
  }

  @Test("what lies over a field and does more than begin editing is a target, as is what hides it")
  func overField() throws {
    func layers(
      _ action: String, field: String = "", more: String = ""
    ) throws -> [String] {
      try account(
        """
        struct Sample: View {
          @State private var text = ""
          @State private var isEditing = false
          @FocusState private var isFocused: Bool
          \(more)
          var body: some View {
            ZStack(alignment: .trailing) {
              TextEditor(text: $text).focused($isFocused)\(field).frame(height: 200)
              Image(systemName: "pencil").onTapGesture { \(action) }
            }
          }
        }
        """)
    }
    for (action, more) in [
      ("isFocused = true", ""), ("withAnimation { isFocused = true }", ""),
      ("if !isFocused { isFocused = true }", ""), ("edit()", "func edit() { isFocused = true }"),
    ] {
      #expect(try layers(action, more: more) == ["tap-gesture repeated"], "\(action)")
    }
    let found = ["fail tap-gesture 17×17"]
    for (action, more) in [
      ("text = \"\"; isFocused = true", ""), ("isFocused = true; dictate()", ""),
      ("withAnimation { isEditing = true; isFocused = true }", ""),
      ("edit()", "func edit() { isFocused = true; dictate() }"),
    ] {
      #expect(try layers(action, more: more) == found, "\(action) \(more)")
    }
    for field in [".allowsHitTesting(false)", ".opacity(0)", ".hidden()", ".disabled(true)"] {
      #expect(try layers("isFocused = true", field: field).contains(found[0]), "\(field)")
    }
  }

  @Test("of what an overlay holds nobody knows that it lies on the field")
  func overlay() throws {
    for cover in ["Text(\"Name\").offset(y: -24)", "Image(systemName: \"xmark.circle\")"] {
      let told = try account(
        """
        struct Sample: View {
          @State private var text = ""
          @FocusState private var isFocused: Bool
          var body: some View {
            TextField("", text: $text).focused($isFocused).frame(height: 50)
              .overlay(alignment: .trailing) { \(cover).onTapGesture { isFocused = true } }
          }
        }
        """)
      #expect(told.contains { $0.hasPrefix("fail tap-gesture") }, "\(cover)")
    }
  }
}
