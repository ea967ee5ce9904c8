/// How much closer two letters stand when one of them is a capital that leans or hangs over.
enum Kerning {
  /// The change of the distance between two characters, as a part of the point size.
  ///
  /// San Francisco's own pairs are not published. These are Helvetica's, whose capitals have the
  /// same build, from Adobe's font metrics of the core fonts, `Helvetica.afm` (in thousandths),
  /// only for the pairs that open wide gaps. With them the one measured string of such pairs,
  /// "AVAST Wavy To. LT" at 17 pt, comes to 146.67 pt of 147.00; without them to 153.67.
  static func adjustment(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    Double(thousandths(first, second)) / 1000
  }

  private static func thousandths(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    switch first {
    case "A": afterA(second)
    case "F": afterF(second)
    case "L": afterL(second)
    case "P": afterP(second)
    case "T": afterT(second)
    case "V": afterV(second)
    case "W": afterW(second)
    case "Y": afterY(second)
    default: 0
    }
  }

  private static func afterA(_ second: Unicode.Scalar) -> Int {
    switch second {
    case "T": -120
    case "Y": -100
    case "V": -70
    case "W": -50
    case "v", "w", "y": -40
    default: 0
    }
  }

  private static func afterF(_ second: Unicode.Scalar) -> Int {
    switch second {
    case ".", ",": -150
    case "A": -80
    case "a": -50
    default: 0
    }
  }

  private static func afterL(_ second: Unicode.Scalar) -> Int {
    switch second {
    case "Y": -140
    case "T", "V": -110
    case "W": -70
    default: 0
    }
  }

  private static func afterP(_ second: Unicode.Scalar) -> Int {
    switch second {
    case ".", ",": -180
    case "A": -120
    default: 0
    }
  }

  private static func afterT(_ second: Unicode.Scalar) -> Int {
    switch second {
    case "-": -140
    case "A", "a", "e", "o", "r", "u", "w", "y", ".", ",": -120
    default: 0
    }
  }

  private static func afterV(_ second: Unicode.Scalar) -> Int {
    switch second {
    case ".", ",": -125
    case "A", "e", "o", "-": -80
    case "a", "u": -70
    default: 0
    }
  }

  private static func afterW(_ second: Unicode.Scalar) -> Int {
    switch second {
    case ".", ",": -80
    case "A": -50
    case "a", "-": -40
    case "e", "o", "u": -30
    default: 0
    }
  }

  private static func afterY(_ second: Unicode.Scalar) -> Int {
    switch second {
    case "a", "e", "o", "-", ".", ",": -140
    case "A", "u": -110
    default: 0
    }
  }
}
