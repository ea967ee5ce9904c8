extension Double {
  /// The number with exactly so many decimals, at most 9.
  func decimals(_ places: Int) -> String {
    guard isFinite else { return "0" }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let digits = String(Int64((Swift.min(magnitude, 1e9) * scale).rounded()))
    let padded = String(repeating: "0", count: Swift.max(0, places + 1 - digits.count)) + digits
    let sign = self < 0 && padded.contains { $0 != "0" } ? "-" : ""
    guard places > 0 else { return sign + padded }
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  /// The share in percent, with two decimals, as `0.88 %`; what is smaller is said to be so.
  var percent: String {
    self > 0 && self < 0.00005 ? "under 0.01 %" : "\((self * 100).decimals(2)) %"
  }
}
