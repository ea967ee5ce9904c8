import TouchModel

/// What plays haptics.
///
///     final class Silence: HapticPlayer {
///       func prepare(_ haptic: Haptic) {}
///       func play(_ haptic: Haptic, intensity: Double) {}
///     }
@MainActor public protocol HapticPlayer: AnyObject, Sendable {
  /// Gets ready for a haptic that may follow soon.
  func prepare(_ haptic: Haptic)
  /// Plays a haptic; the strength of an impact is from 0 to 1.
  func play(_ haptic: Haptic, intensity: Double)
}

/// Keeps the haptics that it is asked to play, for tests.
///
///     let recorder = HapticRecorder()
///     HapticFeedback.$player.withValue(recorder) { HapticFeedback.success() }
///     recorder.played.map(\.haptic)  // [.success]
@MainActor public final class HapticRecorder: HapticPlayer {
  /// A haptic that was played.
  public struct Played: Hashable, Sendable {
    /// What it tells people.
    public var haptic: Haptic
    /// The strength of an impact, from 0 to 1.
    public var intensity: Double

    /// Creates the record of a haptic.
    public init(haptic: Haptic, intensity: Double) {
      self.haptic = haptic
      self.intensity = intensity
    }
  }

  /// What was played, in order.
  public private(set) var played: [Played] = []
  /// What was made ready, in order.
  public private(set) var prepared: [Haptic] = []

  /// Creates an empty recorder.
  public init() {}

  /// Keeps what was made ready.
  public func prepare(_ haptic: Haptic) { prepared.append(haptic) }

  /// Keeps what was played.
  public func play(_ haptic: Haptic, intensity: Double) {
    played.append(Played(haptic: haptic, intensity: intensity))
  }

  /// Forgets everything.
  public func reset() {
    played = []
    prepared = []
  }
}
