import TouchModel

/// How often the touches of one profile at an element go wrong, without the lapses that no size
/// prevents.
public struct MissRate: Hashable, Sendable {
  /// For whom.
  public var profile: Profile.ID
  /// The share of touches that do not land on the element, from 0 to 1.
  public var miss: Band
  /// The share of touches that land on another element, from 0 to 1; a part of `miss`.
  public var mishit: Band

  /// Creates a rate.
  public init(profile: Profile.ID, miss: Band, mishit: Band) {
    self.profile = profile
    self.miss = miss
    self.mishit = mishit
  }
}

extension MissRate {
  /// Returns the rates of an element among its rivals on a screen, where a touch really reaches it
  /// and them; none for a screen of unknown density and for frames without an extent.
  ///
  /// - Parameter isUncovered: Whether what lies in front is left out, and the element is taken to be
  ///   reached wherever it reacts.
  static func all(
    of element: Screen.Element, on screen: Screen, for profiles: [Profile],
    isUncovered: Bool = false
  ) -> [MissRate] {
    guard let density = screen.device.density, !element.visual.isEmpty else { return [] }
    let gone = isUncovered ? Set(element.takers.compactMap { $0.element }) : []
    let others = screen.rivals(of: element).filter { !gone.contains($0.id) }.map { $0.effective }
    let hit = isUncovered ? element.region : element.effective
    func rates(_ spread: Spread) -> Rates? {
      spread.rates(at: element.visual, hit: hit, among: others, density: density)
    }
    return profiles.compactMap { profile in
      guard let careful = rates(profile.careful) else { return nil }
      let isBand = profile.careful != profile.hurried
      guard let hurried = isBand ? rates(profile.hurried) : careful else { return nil }
      return MissRate(
        profile: profile.id, miss: Band(careful: careful.miss, hurried: hurried.miss),
        mishit: Band(careful: careful.mishit, hurried: hurried.mishit))
    }
  }
}

#if !hasFeature(Embedded)
  extension MissRate: Codable {}
#endif
