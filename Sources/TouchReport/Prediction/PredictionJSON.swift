import TouchModel

/// A prediction for other programs: version 1 of the documented format.
///
/// `miss` is the model's rate and `expectedMiss` counts lapses in; both are shares. For a profile that
/// is a band they are those of somebody in a hurry, and `careful` and `hurried` hold both ends.
public struct PredictionJSON {
  /// Returns the report of a prediction.
  ///
  /// - Throws: `InputError` for a layout that cannot be computed with.
  public static func text(of prediction: Prediction) throws(InputError) -> String {
    let device = JSON.members(
      ("name", prediction.device.map { .string($0) }),
      ("pointsPerInch", .number(prediction.density.pointsPerInch)))
    var members: [(String, JSON)] = [("version", .integer(1)), ("device", device)]
    switch prediction.question {
    case .size(let size, let hit):
      members.append(
        ("predictions", .array(prediction.profiles.map { row(prediction, $0, size, hit) })))
    case .rate(let rate):
      members.append(("sizes", .array(prediction.profiles.map { side(prediction, $0, rate) })))
    case .layouts(let layouts):
      var written: [JSON] = []
      for layout in layouts {
        var predictions: [JSON] = []
        for profile in prediction.profiles {
          predictions.append(try rows(prediction, profile, layout))
        }
        written.append(
          .members(("name", .string(layout.name)), ("predictions", .array(predictions))))
      }
      members.append(("layouts", .array(written)))
    }
    return JSON.object(members).text
  }

  private static func row(
    _ prediction: Prediction, _ profile: Profile, _ size: Size, _ hit: Size?
  ) -> JSON {
    let miss = profile.miss(size, hit: hit, density: prediction.density)
    let expected = profile.expectedMiss(size, hit: hit, density: prediction.density)
    let millimetres = JSON.members(
      ("width", .number(prediction.millimetres(size.width))),
      ("height", .number(prediction.millimetres(size.height))))
    return .members(
      ("profile", .string(profile.id.rawValue)), ("width", .number(size.width)),
      ("height", .number(size.height)), ("hit", hit.map { .size($0) }),
      ("millimetres", millimetres), ("miss", .rate(miss.hurried)),
      ("expectedMiss", .rate(expected.hurried)),
      ("careful", profile.isSingle ? nil : end(miss.careful, expected.careful)),
      ("hurried", profile.isSingle ? nil : end(miss.hurried, expected.hurried)))
  }

  private static func end(_ miss: Double, _ expected: Double) -> JSON {
    .members(("miss", .rate(miss)), ("expectedMiss", .rate(expected)))
  }

  private static func side(_ prediction: Prediction, _ profile: Profile, _ rate: Double) -> JSON {
    let sides = profile.sides(forMiss: rate, density: prediction.density)
    return .members(
      ("profile", .string(profile.id.rawValue)), ("rate", .rate(rate)),
      ("side", sides.map { .number($0.greatest) }),
      ("millimetres", sides.map { .number(prediction.millimetres($0.greatest)) }),
      ("careful", profile.isSingle ? nil : sides.map { .number($0.careful) }),
      ("hurried", profile.isSingle ? nil : sides.map { .number($0.hurried) }))
  }

  private static func rows(
    _ prediction: Prediction, _ profile: Profile, _ layout: Prediction.Layout
  ) throws(InputError) -> JSON {
    let (careful, hurried) = try Prediction.matrices(
      layout.targets, profile, prediction.density)
    let rows = layout.targets.indices.map { index -> JSON in
      let lapses = Band(
        careful: careful.rates[index].miss, hurried: hurried.rates[index].miss
      ).expected(lapse: profile.lapse)
      return .members(
        ("target", .integer(index)), ("label", .string(layout.labels[index])),
        ("careful", rates(careful, index, lapses.careful)),
        ("hurried", rates(hurried, index, lapses.hurried)))
    }
    return .members(("profile", .string(profile.id.rawValue)), ("targets", .array(rows)))
  }

  private static func rates(_ matrix: MishitMatrix, _ index: Int, _ expected: Double) -> JSON {
    let rates = matrix.rates[index]
    let others = matrix.mishits(of: index).filter { $0.rate >= 0.00005 }.map { entry in
      JSON.members(("target", .integer(entry.target)), ("rate", .rate(entry.rate)))
    }
    return .members(
      ("hit", .rate(rates.hit)), ("mishit", .rate(rates.mishit)), ("dead", .rate(rates.dead)),
      ("expectedMiss", .rate(expected)), ("mishits", .array(others)))
  }
}
