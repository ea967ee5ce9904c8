/// The parameters of a person's touch precision, as a band from careful to hurried.
///
/// How careful a person is moves the rates of small targets by a factor of three to four, more than
/// any refinement of the model; so a profile is a band, and a single number is never all there is.
public struct Profile: Hashable, Sendable {
  /// What it is called in options and reports, as `older-adult`.
  public var id: ID
  /// Whom it stands for.
  public var title: String
  /// The scatter of somebody who takes care.
  public var careful: Spread
  /// The scatter of somebody in a hurry.
  public var hurried: Spread
  /// The share of touches that go wrong whatever the size of the target, careful and hurried.
  public var lapse: Band
  /// Where the parameters come from.
  public var source: Source

  /// Creates a profile.
  public init(
    id: ID, title: String, careful: Spread, hurried: Spread, lapse: Band = Profile.usualLapse,
    source: Source
  ) {
    self.id = id
    self.title = title
    self.careful = careful
    self.hurried = hurried
    self.lapse = lapse
    self.source = source
  }

  /// The identity of a profile.
  public enum ID: String, Hashable, Sendable, CaseIterable {
    /// An adult's index finger, with care.
    case careful
    /// An adult's index finger, as fast as in a laboratory.
    case hurried
    /// Adults from careful to hurried.
    case adult
    /// Young adults on a phone.
    case youngAdult = "young-adult"
    /// People of 67 to 81 years.
    case olderAdult = "older-adult"
    /// Children of six to ten years.
    case child
    /// People whose hands shake.
    case tremor
    /// The right thumb of the hand that holds the phone.
    case rightThumb = "right-thumb"
    /// The left thumb of the hand that holds the phone.
    case leftThumb = "left-thumb"
    /// A person whose taps were measured.
    case measured
  }

  /// 0.2 % careful, 0.5 % hurried: assumed, so that no rate reads 0.00 %.
  public static let usualLapse = Band(careful: 0.002, hurried: 0.005)
}

/// A number for somebody who takes care and for somebody in a hurry.
public struct Band: Hashable, Sendable {
  /// The number with care.
  public var careful: Double
  /// The number in a hurry.
  public var hurried: Double

  /// Creates a band.
  public init(careful: Double, hurried: Double) {
    self.careful = careful
    self.hurried = hurried
  }

  /// The smaller of the two; somebody in a hurry is not the worse at every size.
  public var least: Double { min(careful, hurried) }
  /// The larger of the two.
  public var greatest: Double { max(careful, hurried) }
}

#if !hasFeature(Embedded)
  extension Band: Codable {}
  extension Profile.ID: Codable {}
#endif
