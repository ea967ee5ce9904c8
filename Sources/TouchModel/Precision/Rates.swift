/// How often touches at a target hit it, hit another, or hit nothing; together 1.
public struct Rates: Hashable, Sendable {
  /// The share of touches that land on the target.
  public var hit: Double
  /// The share of touches that land on another target.
  public var mishit: Double
  /// The share of touches that land on no target.
  public var dead: Double

  /// Creates rates.
  public init(hit: Double, mishit: Double, dead: Double) {
    self.hit = hit
    self.mishit = mishit
    self.dead = dead
  }

  /// The share of touches that do not land on the target, exact also where it is tiny.
  public var miss: Double { mishit + dead }
}

extension Band {
  /// Returns the rates with the lapses of a profile counted in: λ + (1 − λ)·rate.
  public func expected(lapse: Band) -> Band {
    Band(
      careful: lapse.careful + (1 - lapse.careful) * careful,
      hurried: lapse.hurried + (1 - lapse.hurried) * hurried)
  }
}

extension Spread {
  /// Returns the share of touches that miss a target alone on the screen.
  ///
  /// - Parameters:
  ///   - size: The size that people see and aim at, in points.
  ///   - hit: Where a touch acts around the centre of what they see; without it, where it is drawn.
  /// - Returns: A share from 0 to 1; 1 where the hit region has no extent.
  public func miss(_ size: Size, hit: Size? = nil, density: Density) -> Double {
    let width = density.millimetres(Points(size.width))
    let height = density.millimetres(Points(size.height))
    let deviation = deviation(width: width, height: height)
    let reach = hit ?? size
    let outX = Spread.outside(
      density.millimetres(Points(reach.width)).value / 2, offsetX, deviation.x)
    let outY = Spread.outside(
      density.millimetres(Points(reach.height)).value / 2, offsetY, deviation.y)
    return outX + outY - outX * outY
  }

  /// Returns the share of touches outside ±half of the aim.
  private static func outside(_ half: Double, _ offset: Double, _ deviation: Double) -> Double {
    Normal.outside((-half - offset) / deviation, (half - offset) / deviation)
  }

  /// Returns the side of the smallest square that is missed at most at a rate, in points.
  ///
  /// - Parameters:
  ///   - rate: The wanted share of misses, without lapses.
  ///   - visual: The size that stays visible while the hit region grows; without it what is drawn
  ///     grows too.
  /// - Returns: A side in points; nil where the rate is not between 0 and 1 or no square of a metre
  ///   reaches it.
  public func side(forMiss rate: Double, visual: Size? = nil, density: Density) -> Double? {
    guard rate > 0, rate < 1, isValid else { return nil }
    let most = density.points(Millimetres(1000)).value
    func misses(_ side: Double) -> Double {
      let square = Size(width: side, height: side)
      return miss(visual ?? square, hit: square, density: density)
    }
    guard misses(most) <= rate else { return nil }
    return Root.bisect(from: 0, to: most) { misses($0) > rate }
  }
}

extension Profile {
  /// Returns the share of touches that miss a target alone on the screen, without lapses.
  public func miss(_ size: Size, hit: Size? = nil, density: Density) -> Band {
    Band(
      careful: careful.miss(size, hit: hit, density: density),
      hurried: hurried.miss(size, hit: hit, density: density))
  }

  /// Returns the share of touches at a target alone on the screen that go wrong, lapses counted in.
  public func expectedMiss(_ size: Size, hit: Size? = nil, density: Density) -> Band {
    miss(size, hit: hit, density: density).expected(lapse: lapse)
  }

  /// Returns the sides of the smallest squares that are missed at most at a rate, in points; nil
  /// where the rate cannot be reached.
  public func sides(forMiss rate: Double, visual: Size? = nil, density: Density) -> Band? {
    guard let careful = careful.side(forMiss: rate, visual: visual, density: density),
      let hurried = hurried.side(forMiss: rate, visual: visual, density: density)
    else { return nil }
    return Band(careful: careful, hurried: hurried)
  }
}
