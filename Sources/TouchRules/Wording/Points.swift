import TouchModel

extension Double {
  /// The number with at most two decimals and no needless zeros, as `22.33` or `44`.
  ///
  /// What is no number reads `0`, and what is larger than a billion reads as a billion.
  public var plain: String {
    guard !isNaN else { return "0" }
    let hundredths = Int64((Swift.min(Swift.max(self, -1e9), 1e9) * 100).rounded())
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Size {
  /// Width and height, as `20×24`.
  public var pair: String { "\(width.plain)×\(height.plain)" }

  /// Width and height with their unit, as `20×24 pt`.
  public var points: String { "\(pair) pt" }
}
