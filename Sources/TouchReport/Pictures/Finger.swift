import TouchModel
import TouchRules

/// Where the touches of one finger at an element land.
struct Finger {
  /// Whose finger it is, as `careful`.
  var name: String
  /// Which of the drawn fingers it is.
  var part: PictureStyle.Part
  private var spread: Spread
  private var density: Density

  /// The fingers of some profiles on a device, at most two: the careful end of the first profile and
  /// the hurried end of the last. None where the device's density is not known.
  static func all(of profiles: [Profile], on device: Device) -> [Finger] {
    guard let density = device.density, let first = profiles.first, let last = profiles.last else {
      return []
    }
    let isBand = profiles.count == 1 && first.careful != first.hurried
    let names =
      isBand
      ? ("\(first.id.rawValue), careful", "\(first.id.rawValue), hurried")
      : (first.id.rawValue, last.id.rawValue)
    var fingers = [
      Finger(name: names.0, part: .careful, spread: first.careful, density: density)
    ]
    if isBand || profiles.count > 1 {
      fingers.append(
        Finger(name: names.1, part: .hurried, spread: last.hurried, density: density))
    }
    return fingers
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

  /// How often the finger misses a finding's element, in words.
  func sentence(_ finding: Finding) -> String {
    guard let around = finding.surroundings else { return name }
    let targets = (around.neighbours + [around.element]).map {
      TouchTarget(visual: $0.visual, hit: $0.effective)
    }
    guard let rates = try? MishitMatrix(targets, spread: spread, density: density).rates.last else {
      return name
    }
    return "\(name): misses \(rates.miss.percent)"
  }
}
