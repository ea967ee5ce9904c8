import TouchModel

/// Haptics by what they tell people.
///
///     HapticFeedback.success()
///
/// An interaction has one haptic. In the action of a button in one of this module's styles, which
/// plays the haptic of its role, a call takes the place of that haptic if it says more, and adds
/// none: the action below is felt once.
///
///     Button("Save") {
///       save()
///       HapticFeedback.success()
///     }
///     .buttonStyle(.childFriendly)
///
/// Calls do nothing where there is no hardware, where people turned haptics off, and while
/// ``isEnabled`` is false.
public enum HapticFeedback {
  /// Takes haptics in place of the hardware.
  ///
  ///     let recorder = HapticRecorder()
  ///     HapticFeedback.$player.withValue(recorder) { model.finish() }
  @TaskLocal public static var player: (any HapticPlayer)?
}

@MainActor extension HapticFeedback {
  /// Whether the app plays haptics at all.
  ///
  ///     HapticFeedback.isEnabled = settings.playsHaptics
  public static var isEnabled = true

  /// Plays the light impact of a switch or a checkbox.
  ///
  ///     HapticFeedback.light()
  public static func light() { play(.light) }
  /// Plays the impact of a standard button.
  ///
  ///     HapticFeedback.medium()
  public static func medium() { play(.medium) }
  /// Plays the heavy impact of something important, as a deletion.
  ///
  ///     HapticFeedback.heavy()
  public static func heavy() { play(.heavy) }
  /// Tells that a task was completed.
  ///
  ///     HapticFeedback.success()
  public static func success() { play(.success) }
  /// Tells that a task failed.
  ///
  ///     HapticFeedback.error()
  public static func error() { play(.error) }
  /// Tells that something needs care.
  ///
  ///     HapticFeedback.warning()
  public static func warning() { play(.warning) }
  /// Tells that a value moved through a list.
  ///
  ///     HapticFeedback.selection()
  public static func selection() { play(.selection) }

  /// Plays a haptic, unless the interaction has had its own.
  ///
  ///     HapticFeedback.play(.heavy, intensity: 0.8)
  ///
  /// - Parameters:
  ///   - haptic: What it tells people.
  ///   - intensity: The strength of an impact, from 0 to 1; others have none.
  public static func play(_ haptic: Haptic, intensity: Double = 1) {
    let due = Due(haptic: haptic, intensity: min(max(intensity, 0), 1))
    if let interaction { return interaction.ask(due) }
    send(due)
  }

  /// Gets the hardware ready, so that a haptic that follows soon is not late.
  ///
  ///     HapticFeedback.prepare(.success)
  public static func prepare(_ haptic: Haptic) {
    guard isEnabled else { return }
    (player ?? SystemHaptics.shared)?.prepare(haptic)
  }

  // MARK: - Interactions

  /// A haptic that is due.
  struct Due {
    var haptic: Haptic
    var intensity: Double
  }

  /// Performs the action of an interaction, which plays one haptic: of that of its role and those
  /// that the action asks for, the one that says most.
  static func perform(_ own: Due?, _ action: () -> Void) {
    // A button inside the action of another is the same interaction.
    guard interaction == nil else { return action() }
    let interaction = Interaction()
    if let own { interaction.ask(own) }
    self.interaction = interaction
    action()
    self.interaction = nil
    if let due = interaction.single { send(due) }
  }

  private static var interaction: Interaction?

  private final class Interaction {
    private var asked: [Due] = []

    func ask(_ due: Due) { asked.append(due) }

    /// The one that says most; its strongest call, where several ask for it.
    var single: Due? {
      guard let haptic = Haptic.single(of: asked.map { $0.haptic }) else { return nil }
      let strongest = asked.filter { $0.haptic == haptic }.map { $0.intensity }.max()
      return Due(haptic: haptic, intensity: strongest ?? 1)
    }
  }

  private static func send(_ due: Due) {
    guard isEnabled else { return }
    (player ?? SystemHaptics.shared)?.play(due.haptic, intensity: due.intensity)
  }
}
