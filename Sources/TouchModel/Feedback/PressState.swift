/// How a control looks in a state, as changes of how it looks at rest.
public struct PressState: Hashable, Sendable {
  /// The factor of its size.
  public var scale: Double
  /// What is added to its brightness, from −1 to 1.
  public var brightness: Double
  /// The factor of its opacity.
  public var opacity: Double
  /// The factor of its saturation.
  public var saturation: Double
  /// Whether a progress indicator stands in for what it shows.
  public var showsProgress: Bool
  /// Whether it reacts to touches.
  public var reacts: Bool
  /// How it gets there.
  public var motion: Motion

  /// Creates a state; without arguments the state at rest.
  public init(
    scale: Double = 1, brightness: Double = 0, opacity: Double = 1, saturation: Double = 1,
    showsProgress: Bool = false, reacts: Bool = true, motion: Motion = .spring
  ) {
    self.scale = scale
    self.brightness = brightness
    self.opacity = opacity
    self.saturation = saturation
    self.showsProgress = showsProgress
    self.reacts = reacts
    self.motion = motion
  }

  /// How a change is drawn.
  public enum Motion: Hashable, Sendable {
    /// A spring of a response in seconds and a damping fraction.
    case spring(response: Double, damping: Double)
    /// A fade of a duration in seconds.
    case fade(duration: Double)

    /// 0.3 s at a damping of 0.6: child-friendly guide, published.
    public static let spring = Motion.spring(response: 0.3, damping: 0.6)
    /// 0.15 s, in place of a spring; assumed.
    public static let fade = Motion.fade(duration: 0.15)
  }

  /// The scales that a press may have: child-friendly guide, published.
  public static let scales = 0.92...0.97

  /// What a control is doing.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// It waits.
    case rest
    /// It is pressed.
    case pressed
    /// It cannot be used.
    case disabled
    /// It is at work.
    case loading
  }

  /// What people asked their system for.
  public struct Surroundings: Hashable, Sendable {
    /// Whether the screen is dark.
    public var isDark: Bool
    /// Whether motion is to be reduced.
    public var reducesMotion: Bool

    /// Creates surroundings.
    public init(isDark: Bool = false, reducesMotion: Bool = false) {
      self.isDark = isDark
      self.reducesMotion = reducesMotion
    }
  }

  /// Returns the look of a control of a role in a phase.
  ///
  /// A press makes it smaller and 5 % darker, or 10 % brighter on a dark screen, where darkening is
  /// hard to see (child-friendly guide, published). Where motion is reduced it keeps its size, the
  /// brightness changes twice as much in its place (assumed), and a fade takes the spring's.
  public static func of(
    _ phase: Phase, role: ControlRole, in surroundings: Surroundings = Surroundings()
  ) -> PressState {
    let still = surroundings.reducesMotion
    let motion: Motion = still ? .fade : .spring
    switch phase {
    case .rest: return PressState(motion: motion)
    case .pressed:
      let brightness = surroundings.isDark ? 0.1 : -0.05
      return PressState(
        scale: still ? 1 : role.pressScale, brightness: still ? 2 * brightness : brightness,
        motion: motion)
    case .disabled:
      // Half opacity and grey: child-friendly guide, published.
      return PressState(opacity: 0.5, saturation: 0, reacts: false, motion: motion)
    case .loading:
      // "Reduced opacity": child-friendly guide, published; how much is assumed.
      return PressState(opacity: 0.7, showsProgress: true, reacts: false, motion: motion)
    }
  }
}

extension ControlRole {
  /// The scale while pressed: 0.92 for icons, 0.95 for standard controls, 0.97 for wide ones
  /// (child-friendly guide, published).
  public var pressScale: Double {
    switch self {
    case .icon, .toggle: 0.92
    case .standard, .critical, .destructive, .choice, .system: 0.95
    case .primary, .card: 0.97
    }
  }
}
