/// Why something that reads like an element is no target on any screen of the app as it runs.
///
/// Where several reasons hold the first of them is given.
public enum Absence: String, Hashable, Sendable, CaseIterable {
  /// Only previews or builds for developers make it.
  case preview
  /// Only other platforms compile what makes it.
  case otherPlatform
  /// Only other versions of the system show it.
  case otherSystem
  /// A menu bar holds it, which is the system's.
  case menuBar
  /// Assistive technology alone meets it.
  case assistive
  /// A style or a function of the project's own answers the call; what that makes is judged.
  case standIn
  /// It does what a gesture around it does, as a field whose gesture puts the cursor into it.
  case repeated
  /// It keeps touches from what is behind it, goes along with a control's own, asks for three taps and
  /// more, is there for a key alone, or is always disabled.
  case inert
  /// It only puts the keyboard away, around what is edited with that.
  case keyboard
  /// Only a pointer above what shows it brings it up, and fingers have none.
  case pointer
  /// The condition that shows it never holds.
  case closed
  /// Nothing that makes its view asks for it.
  case unasked
  /// It is hidden, shows nothing or is all taken by controls in it wherever it is made.
  case hidden
  /// Nothing in the project uses what holds it.
  case unused

  /// The reason in words.
  public var reason: String {
    switch self {
    case .preview: "only previews or builds for developers show it"
    case .otherPlatform: "only other platforms show it"
    case .otherSystem: "only other versions of the system show it"
    case .menuBar: "a menu bar holds it"
    case .assistive: "assistive technology alone meets it"
    case .standIn: "what stands in for it is judged"
    case .repeated: "what is around it does the same"
    case .inert: "it takes no tap of its own"
    case .keyboard: "it only puts the keyboard away"
    case .pointer: "only a pointer shows it"
    case .closed: "the condition that shows it never holds"
    case .unasked: "nothing that makes its view asks for it"
    case .hidden: "nothing of it can be touched wherever it is made"
    case .unused: "nothing uses what holds it"
    }
  }
}

extension Absence: Comparable {
  /// Orders by which is given where several hold.
  public static func < (first: Absence, second: Absence) -> Bool { first.order < second.order }

  private var order: Int {
    switch self {
    case .preview: 0
    case .otherPlatform: 1
    case .otherSystem: 2
    case .menuBar: 3
    case .assistive: 4
    case .standIn: 5
    case .repeated: 6
    case .inert: 7
    case .keyboard: 8
    case .pointer: 9
    case .closed: 10
    case .unasked: 11
    case .hidden: 12
    case .unused: 13
    }
  }
}

#if !hasFeature(Embedded)
  extension Absence: Codable {}
#endif
