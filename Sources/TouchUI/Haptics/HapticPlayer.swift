import TouchModel

/// What plays haptics.
///
///     final class Silence: HapticPlayer {
///       func prepare(_ haptic: Haptic) {}
///       func play(_ haptic: Haptic, intensity: Double) {}
///     }
@MainActor public protocol HapticPlayer: AnyObject, Sendable {
  /// Gets ready for a haptic that may follow soon.
  ///
  ///     player.prepare(.success)
  func prepare(_ haptic: Haptic)
  /// Plays a haptic; the strength of an impact is from 0 to 1.
  ///
  ///     player.play(.heavy, intensity: 0.7)
  func play(_ haptic: Haptic, intensity: Double)
}

/// Keeps the haptics that it is asked to play, for tests.
///
///     let recorder = HapticRecorder()
///     HapticFeedback.$player.withValue(recorder) { HapticFeedback.success() }
///     recorder.played.map(\.haptic)  // [.success]
@MainActor public final class HapticRecorder: HapticPlayer {
  /// A haptic that was played.
  ///
  ///     #expect(recorder.played == [HapticRecorder.Played(haptic: .success, intensity: 1)])
  public struct Played: Hashable, Sendable {
    /// What it tells people.
    ///
    ///     #expect(recorder.played.map(\.haptic) == [.light])
    public var haptic: Haptic
    /// The strength of an impact, from 0 to 1.
    ///
    ///     #expect(recorder.played.map(\.intensity) == [0.7])
    public var intensity: Double

    /// Creates the record of a haptic.
    ///
    ///     let strong = HapticRecorder.Played(haptic: .heavy, intensity: 1)
    public init(haptic: Haptic, intensity: Double) {
      self.haptic = haptic
      self.intensity = intensity
    }
  }

  /// What was played, in order.
  ///
  ///     #expect(recorder.played.isEmpty)
  public private(set) var played: [Played] = []
  /// What was made ready, in order.
  ///
  ///     #expect(recorder.prepared == [.medium])
  public private(set) var prepared: [Haptic] = []

  /// Creates an empty recorder.
  ///
  ///     let recorder = HapticRecorder()
  public init() {}

  /// Keeps what was made ready.
  ///
  ///     recorder.prepare(.success)
  public func prepare(_ haptic: Haptic) { prepared.append(haptic) }

  /// Keeps what was played.
  ///
  ///     recorder.play(.success, intensity: 1)
  public func play(_ haptic: Haptic, intensity: Double) {
    played.append(Played(haptic: haptic, intensity: intensity))
  }

  /// Forgets everything.
  ///
  ///     recorder.reset()
  public func reset() {
    played = []
    prepared = []
  }
}
