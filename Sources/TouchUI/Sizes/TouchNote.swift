/// A remark on how a component is used, made in debug builds.
///
/// It is printed once for each place in the source. A test receives it instead:
///
///     TouchNote.$receiver.withValue({ notes.append($0) }) {
///       show(Button("Small") {}.buttonStyle(.icon(size: 24)))
///     }
public struct TouchNote: Hashable, Sendable {
  /// The remark, with its numbers and what was done about it.
  ///
  ///     #expect(notes.first?.message.contains("24 pt") == true)
  public var message: String
  /// The file of the call, as `Module/File.swift`.
  ///
  ///     #expect(notes.first?.file == "App/Toolbar.swift")
  public var file: String
  /// The line of the call, from 1.
  ///
  ///     #expect(notes.map(\.line) == [12])
  public var line: Int

  /// Takes remarks in place of the console.
  ///
  ///     TouchNote.$receiver.withValue({ notes.append($0) }) { makeViews() }
  @TaskLocal public static var receiver: (@MainActor @Sendable (TouchNote) -> Void)?

  /// A call of a component.
  struct Call: Hashable, Sendable {
    var name: String
    var file: String
    var line: Int

    init(_ name: String, _ file: StaticString, _ line: UInt) {
      self.name = name
      self.file = "\(file)"
      self.line = Int(line)
    }
  }

  /// Makes a remark in debug builds; elsewhere nothing happens.
  @MainActor static func post(_ message: String, _ call: Call) {
    #if DEBUG
      let note = TouchNote(message: message, file: call.file, line: call.line)
      if let receiver { return receiver(note) }
      guard printed.insert(note).inserted else { return }
      print("\(note.file):\(note.line): warning: \(note.message)")
    #endif
  }

  #if DEBUG
    /// What was printed before: views are made again and again, and once is enough.
    @MainActor private static var printed: Set<TouchNote> = []
  #endif
}
