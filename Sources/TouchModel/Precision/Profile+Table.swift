extension Profile {
  /// The profiles that are known, in the order in which they are listed.
  public static let all: [Profile] = [
    careful, hurried, adult, youngAdult, olderAdult, child, tremor, rightThumb, leftThumb,
  ]

  /// Returns the profile of a name, as `older-adult`.
  public static func named(_ name: String) -> Profile? {
    all.first { $0.id.rawValue == name }
  }

  /// An adult's index finger with care.
  ///
  /// Fitted to 3, 1 and 0.5 % misses of squares of 5, 7 and 9 mm, which it returns as 3.003, 0.998
  /// and 0.500 %: three points, two parameters. The rates are Microsoft's as another guide quotes them;
  /// the page itself was not found.
  public static let careful = Profile(
    id: .careful, title: "adult index finger, careful", careful: carefulSpread,
    hurried: carefulSpread, lapse: Band(careful: 0.002, hurried: 0.002),
    source: Source(
      "fit to Microsoft's rates for Windows 8 apps, 5 mm 3 %, 7 mm 1 %, 9 mm 0.5 %, as another guide "
        + "quotes them", provenance: .derived))

  /// An adult's index finger as fast as in a laboratory.
  ///
  /// The model is published; its parameters are from memory and were not checked against the paper.
  public static let hurried = Profile(
    id: .hurried, title: "adult index finger, fast", careful: hurriedSpread, hurried: hurriedSpread,
    lapse: Band(careful: 0.005, hurried: 0.005), source: laboratory)

  /// Adults, from careful to hurried; the hurried end is assumed.
  public static let adult = Profile(
    id: .adult, title: "adult, careful to fast", careful: carefulSpread, hurried: hurriedSpread,
    source: laboratory)

  /// Young adults on a phone.
  ///
  /// Inverted from 24.9 % misses of 4.88 mm circles and from a mean distance of 1.92 mm, two
  /// independent numbers.
  public static let youngAdult = Profile(
    id: .youngAdult, title: "young adult on a phone", careful: Spread(share: 0, base: 1.463),
    hurried: Spread(share: 0, base: 1.532), source: sultana)

  /// People of 67 to 81 years on a phone.
  ///
  /// Inverted from 62.4 % misses of 4.88 mm circles and from a mean distance of 3.36 mm; that the
  /// deviation grows with the size as a fast adult's does is assumed.
  public static let olderAdult = Profile(
    id: .olderAdult, title: "older adult, 67 to 81 years", careful: constant(2.2),
    hurried: constant(2.7),
    source: Source(
      sultana.title + "; that the scatter grows with the size is assumed", provenance: .derived))

  /// Children of six to ten years: adults' deviations times 1.20; assumed, since what that is computed
  /// from is from memory.
  public static let child = Profile(
    id: .child, title: "child, 6 to 10 years", careful: carefulSpread.scaled(by: 1.2),
    hurried: hurriedSpread.scaled(by: 1.2),
    source: Source(
      "adult times 1.2, from children who miss 23 % where adults miss 17 % (Anthony et al., ITS 2012); "
        + "numbers from memory of the paper, not checked", provenance: .assumed))

  /// People whose hands shake.
  public static let tremor = Profile(
    id: .tremor, title: "tremor",
    careful: constant(3.1), hurried: constant(4.5),
    source: Source(
      "recommended sizes of 14 mm (Nunes et al. 2016, from memory) and 20 mm (Duff et al. 2010), "
        + "inverted as 5 % misses; no direct data", provenance: .assumed))

  /// The right thumb of the hand that holds the phone: a wider scatter, to the right and down.
  public static let rightThumb = thumb(.rightThumb, "right thumb, one hand", side: 1)

  /// The left thumb of the hand that holds the phone: a wider scatter, to the left and down.
  public static let leftThumb = thumb(.leftThumb, "left thumb, one hand", side: -1)

  private static func thumb(_ id: ID, _ title: String, side: Double) -> Profile {
    // One millimetre in all, as much to the side as down.
    let part = 0.7071067811865476
    return Profile(
      id: id, title: title,
      careful: carefulSpread.scaled(by: 1.1).offset(x: side * part, y: part),
      hurried: hurriedSpread.scaled(by: 1.2).offset(x: side * part, y: part),
      source: Source(
        "adult times 1.1 to 1.2 with 1 mm towards the thumb; the direction is published (Buschek "
          + "2013), the amounts are not", provenance: .assumed))
  }

  /// α and σₐ of squares missed 3, 1 and 0.5 % of the time at 5, 7 and 9 mm; derived.
  private static let carefulSpread = Spread(share: 0.0206625, base: 0.7365684)

  /// σx = √(0.0075 d² + 1.68), σy = √(0.0108 d² + 1.33): Bi & Zhai 2016, from memory of the paper;
  /// assumed.
  private static let hurriedSpread = Spread(
    shareX: 0.0075, baseX: 1.2961481396815722, shareY: 0.0108, baseY: 1.1532562594670797)

  /// The fast adult's shares with another constant deviation.
  private static func constant(_ base: Double) -> Spread {
    Spread(
      shareX: hurriedSpread.shareX, baseX: base, shareY: hurriedSpread.shareY, baseY: base)
  }

  private static let laboratory = Source(
    "Bi & Zhai, Predicting finger-touch accuracy based on the dual Gaussian distribution model, "
      + "UIST 2016; parameters from memory of the paper, not checked", provenance: .assumed)

  private static let sultana = Source(
    "Sultana & Moffatt, Effects of aging on small target selection with touch input, TACCESS 2019, "
      + "inverted", provenance: .derived)
}
