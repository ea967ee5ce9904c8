import TouchModel
import TouchRules

/// Where the touches of one finger at an element land.
struct Finger {
  /// Whose finger it is.
  var profile: Profile.ID
  /// Which end of the profile's band it is.
  var end: End
  /// How its rings are drawn.
  var part: PictureStyle.Part
  private var spread: Spread
  private var density: Density

  /// An end of a profile's band.
  enum End: String { case only, careful, hurried }

  /// The fingers of some profiles on a device, at most two: the careful end of the first profile and
  /// the hurried end of the last. None where the device's density is not known.
  static func all(of profiles: [Profile], on device: Device) -> [Finger] {
    guard let density = device.density, let first = profiles.first, let last = profiles.last else {
      return []
    }
    func finger(_ profile: Profile, _ end: End, _ part: PictureStyle.Part) -> Finger {
      let isBand = profile.careful != profile.hurried
      return Finger(
        profile: profile.id, end: isBand ? end : .only, part: part,
        spread: end == .careful ? profile.careful : profile.hurried, density: density)
    }
    let careful = finger(first, .careful, .careful)
    let hurried = finger(last, .hurried, .hurried)
    return profiles.count == 1 && careful.end == .only ? [careful] : [careful, hurried]
  }

  /// Whose finger it is, and how often it misses a finding's element, in words.
  func sentence(_ finding: Finding) -> String {
    let whose = profile.finger + (end == .only ? "" : ", \(end.rawValue)")
    guard let rates = finding.missRates.first(where: { $0.profile == profile }) else {
      return whose
    }
    let isCareful = end == .careful
    let miss = isCareful ? rates.miss.careful : rates.miss.hurried
    let mishit = isCareful ? rates.mishit.careful : rates.mishit.hurried
    let others = mishit >= 0.005 ? ", \(mishit.wholePercent) % on a neighbour" : ""
    return "\(whose)\(end == .only ? "" : ":") misses \(miss.wholePercent) %\(others)"
  }

  /// The box within some standard deviations of where touches at what is drawn land, in points.
  func reach(at visual: Rect, deviations: Double) -> Rect {
    let deviation = spread.deviation(
      width: density.millimetres(Points(visual.width)),
      height: density.millimetres(Points(visual.height)))
    let (x, y) = (
      density.points(Millimetres(deviation.x)).value * deviations,
      density.points(Millimetres(deviation.y)).value * deviations
    )
    let middleX = visual.midX + density.points(Millimetres(spread.offsetX)).value
    let middleY = visual.midY + density.points(Millimetres(spread.offsetY)).value
    return Rect(x: middleX - x, y: middleY - y, width: 2 * x, height: 2 * y)
  }

  /// The ellipses of one and two standard deviations, which hold 39 and 86 % of the touches.
  func drawing(at visual: Rect) -> String {
    [1.0, 2].map {
      Drawing.region(Region([.ellipse(reach(at: visual, deviations: $0))]), part)
    }.joined()
  }
}
