/// The haptics that answer an interaction.
///
/// Sources: Apple's Human Interface Guidelines, Playing haptics (documented meanings, not too many),
/// and the child-friendly interaction guide of October 2025 (uses and intensities). The guide asks
/// for a haptic on every press and for one an interaction at most; Apple finds frequent haptics
/// tiresome. Here haptics belong to a role, and an interaction has one.
public enum Haptic: String, Hashable, Sendable, CaseIterable {
  /// A light tap: a switch or a checkbox changed.
  case light
  /// A tap: a standard button was pressed.
  case medium
  /// A heavy tap: something important happens, as a deletion.
  case heavy
  /// Something was completed.
  case success
  /// Something failed.
  case error
  /// Something needs care.
  case warning
  /// A value moved through a list.
  case selection

  /// What a haptic tells people.
  public enum Meaning: String, Hashable, Sendable, CaseIterable {
    /// Something was touched: the collision of things.
    case impact
    /// How a task came out.
    case notification
    /// A value is changing.
    case selection
  }

  /// What it tells people.
  public var meaning: Meaning {
    switch self {
    case .light, .medium, .heavy: .impact
    case .success, .error, .warning: .notification
    case .selection: .selection
    }
  }

  /// When it is due.
  public var use: String {
    switch self {
    case .light: "a switch or a checkbox changed"
    case .medium: "a standard button was pressed"
    case .heavy: "an important or destructive action was taken"
    case .success: "a task was completed"
    case .error: "a task failed"
    case .warning: "something needs care before it goes on"
    case .selection: "a value moved through a list"
    }
  }

  /// Which of two haptics an interaction plays when both are due: what came of it says more than
  /// that it was touched, and trouble says more than success.
  public static func single(of haptics: [Haptic]) -> Haptic? {
    haptics.max { $0.weight < $1.weight }
  }

  private var weight: Int {
    switch self {
    case .selection: 0
    case .light: 1
    case .medium: 2
    case .heavy: 3
    case .success: 4
    case .warning: 5
    case .error: 6
    }
  }
}

/// What a control is for, which decides how strongly it answers.
public enum ControlRole: String, Hashable, Sendable, CaseIterable {
  /// A switch, a checkbox.
  case toggle
  /// A button like any other.
  case standard
  /// A button that is an icon alone.
  case icon
  /// A card that opens something.
  case card
  /// The action that the screen is for.
  case primary
  /// The most important action of a child's screen.
  case critical
  /// An action that destroys something.
  case destructive
  /// A choice from a list.
  case choice
  /// A control of the system's own that plays its haptic itself, as a switch or a picker.
  case system

  /// The haptic of the action; nil where the system plays its own.
  public var haptic: Haptic? {
    switch self {
    case .toggle: .light
    case .standard, .icon, .card: .medium
    case .primary, .critical, .destructive: .heavy
    case .choice: .selection
    case .system: nil
    }
  }

  /// The strength of an impact, from 0 to 1; 0 where there is no impact.
  ///
  /// The child-friendly guide asks for a medium impact of standard controls, and for a strong one of
  /// primary controls at 0.7 (published). Its implementation plays the medium one at half its
  /// strength, which makes it a light one; here it is whole. Critical controls are stronger than
  /// primary ones: 0.8, as implemented there.
  public var intensity: Double {
    switch self {
    case .toggle, .standard, .icon, .card, .destructive: 1
    case .primary: 0.7
    case .critical: 0.8
    case .choice, .system: 0
    }
  }
}

/// The haptic of one interaction: it plays once, with the action, and never for a touch that ends in
/// none, as one that is dragged off or becomes a scroll.
public struct HapticLimit: Hashable, Sendable {
  private var isSpent = false

  /// Begins an interaction.
  public init() {}

  /// Returns the haptic to play of those that are due now; nil once one has been played.
  public mutating func play(_ haptics: [Haptic]) -> Haptic? {
    guard !isSpent, let haptic = Haptic.single(of: haptics) else { return nil }
    isSpent = true
    return haptic
  }
}
