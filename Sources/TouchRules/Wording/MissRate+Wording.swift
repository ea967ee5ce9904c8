import TouchModel

extension [MissRate] {
  /// The rates in one sentence, as `a careful finger misses 7 % of touches, a hurried finger 25 %`;
  /// nil where there are none.
  public var sentence: String? {
    guard !isEmpty else { return nil }
    let parts = enumerated().map { index, rate in
      let verb = index == 0 ? "misses \(rate.miss.percent) of touches" : rate.miss.percent
      let other = rate.mishit.greatest >= 0.005 ? ", \(rate.mishit.percent) on a neighbour" : ""
      return "\(rate.profile.finger) \(verb)\(other)"
    }
    return parts.joined(separator: other(parts) ? "; " : ", ")
  }

  private func other(_ parts: [String]) -> Bool { parts.contains { $0.contains(",") } }
}

extension Profile.ID {
  /// Who touches, as the subject of a sentence.
  public var finger: String {
    switch self {
    case .careful: "a careful finger"
    case .hurried: "a hurried finger"
    case .adult: "an adult"
    case .youngAdult: "a young adult"
    case .olderAdult: "an older adult"
    case .child: "a child"
    case .tremor: "a hand that shakes"
    case .rightThumb: "a right thumb"
    case .leftThumb: "a left thumb"
    case .measured: "the person measured"
    }
  }
}

extension Band {
  /// The shares in whole percent, as `7 %` or `7 to 25 %`.
  fileprivate var percent: String {
    let (low, high) = (least.wholePercent, greatest.wholePercent)
    return low == high ? "\(high) %" : "\(low) to \(high) %"
  }
}

extension Double {
  /// A share in whole percent without its sign; never none and never all.
  public var wholePercent: String {
    if self >= 0.995 { return "over 99" }
    return self < 0.005 ? "under 1" : "\(Int((self * 100).rounded()))"
  }
}
