/// How much closer, or farther apart, two letters stand than their advances say.
enum Kerning {
  /// The change of the distance between two characters, as a part of the point size.
  static func adjustment(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    guard first.value < 128, second.value < 128 else { return 0 }
    return Double(table[Int(first.value) * 128 + Int(second.value)]) / 1000
  }

  /// By the first character, then by the second: thousandths of the point size.
  private static let table: [Int16] = {
    var table = [Int16](repeating: 0, count: 128 * 128)
    for (first, followers) in pairs {
      for (seconds, thousandths) in followers {
        for second in seconds.unicodeScalars {
          table[Int(first.value) * 128 + Int(second.value)] = thousandths
        }
      }
    }
    return table
  }()

  /// The pairs, each first character with those that follow.
  ///
  /// San Francisco's own pairs are not published. These are Helvetica's, whose letters have the
  /// same build: `Helvetica.afm` of Adobe's core fonts. Strings measured on iOS bear them out:
  /// "The quick brown fox jumps over the lazy dog" at 17 pt comes to 339.33 pt of 339.00, without
  /// them to 341.00; "AVAST Wavy To. LT" to 145.67 of 147.00, without them to 153.67. Left out are
  /// pairs that measured strings do not show ("Peas", "Checking", "Internet": P with small letters,
  /// ck, rn and rm) and those with white space and quotation marks.
  private static let pairs: [(Unicode.Scalar, [(String, Int16)])] = [
    ("A", [("T", -120), ("Y", -100), ("V", -70), ("W", -50), ("vwy", -40)]),
    ("F", [(".,", -150), ("A", -80), ("a", -50)]),
    ("L", [("Y", -140), ("TV", -110), ("W", -70)]),
    ("P", [(".,", -180), ("A", -120)]),
    ("T", [("-", -140), ("Aaeoruwy.,", -120)]),
    ("V", [(".,", -125), ("Aeo-", -80), ("au", -70)]),
    ("W", [(".,", -80), ("A", -50), ("a-", -40), ("eou", -30)]),
    ("Y", [("aeo-.,", -140), ("Au", -110)]),
    ("a", [("y", -30), ("vw", -20)]),
    ("b", [(".,", -40), ("luvy", -20), ("b", -10)]),
    ("c", [(",", -15)]),
    ("e", [("vx", -30), ("wy", -20), (".,", -15)]),
    ("f", [("aeo.,", -30)]),
    ("g", [("r", -10)]),
    ("h", [("y", -30)]),
    ("k", [("eo", -20)]),
    ("m", [("y", -15), ("u", -10)]),
    ("n", [("v", -20), ("y", -15), ("u", -10)]),
    ("o", [(".,", -40), ("xy", -30), ("vw", -15)]),
    ("p", [(".,", -35), ("y", -30)]),
    ("r", [(".,", -50), ("a", -10), ("iklu", 15), ("pvy:;", 30), ("t", 40)]),
    ("s", [("w", -30), (".,", -15)]),
    ("v", [(".,", -80), ("aeo", -25)]),
    ("w", [(".,", -60), ("a", -15), ("eo", -10)]),
    ("x", [("e", -30)]),
    ("y", [(".,", -100), ("aeo", -20)]),
    ("z", [("eo", -15)]),
  ]
}
