import TouchModel
import TouchRules

/// A prediction for people. Rates count lapses in, so that none reads zero.
public struct PredictionText {
  /// Returns the report of a prediction.
  ///
  /// - Throws: `InputError` for a layout that cannot be computed with.
  public static func text(of prediction: Prediction) throws(InputError) -> String {
    let screen =
      (prediction.device ?? "a screen")
      + " (\(prediction.density.pointsPerInch.plain) points an inch)"
    var lines: [String] = []
    switch prediction.question {
    case .size(let size, let hit):
      let inMillimetres = Size(
        width: prediction.millimetres(size.width), height: prediction.millimetres(size.height))
      lines.append(
        "\(size.pair) pt on \(screen), \(inMillimetres.pair) mm"
          + (hit.map { ", reacting in \($0.pair) pt" } ?? "") + ", is missed")
      for profile in prediction.profiles {
        let miss = profile.expectedMiss(size, hit: hit, density: prediction.density)
        lines.append("  \(range(profile, miss)) of the time by \(profile.title)")
      }
    case .rate(let rate):
      lines.append("to be missed at most \(rate.percent) of the time on \(screen) a square needs")
      for profile in prediction.profiles {
        let sides = profile.sides(forMiss: rate, density: prediction.density)
        let size =
          sides.map { sides in
            "\(sides.greatest.plain) pt (\(prediction.millimetres(sides.greatest).plain) mm)"
          } ?? "more than a metre"
        lines.append("  \(size) for \(profile.title)")
      }
    case .layouts(let layouts):
      for layout in layouts {
        for profile in prediction.profiles {
          if !lines.isEmpty { lines.append("") }
          lines.append(
            "\(layout.name) on \(screen), \(profile.title): missed, of which on another target")
          lines += try rows(prediction, profile, layout)
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rows(
    _ prediction: Prediction, _ profile: Profile, _ layout: Prediction.Layout
  ) throws(InputError) -> [String] {
    let (careful, hurried) = try Prediction.matrices(
      layout.targets, profile, prediction.density)
    return layout.targets.indices.map { index in
      let miss = Band(careful: careful.rates[index].miss, hurried: hurried.rates[index].miss)
      let mishit = Band(
        careful: careful.rates[index].mishit, hurried: hurried.rates[index].mishit)
      let expected = miss.expected(lapse: profile.lapse)
      return
        "  \(layout.labels[index].onOneLine): \(range(profile, expected)), \(range(profile, mishit))"
    }
  }

  private static func range(_ profile: Profile, _ band: Band) -> String {
    profile.isSingle || band.least.percent == band.greatest.percent
      ? band.greatest.percent : "\(band.least.percent) to \(band.greatest.percent)"
  }
}
