extension TextStyle {
  /// The point size of the style at a content size.
  ///
  /// Source: Apple Human Interface Guidelines, Typography, Dynamic Type sizes, which a probe of
  /// `UIFont.preferredFont` on iOS 26.1 confirms.
  public func pointSize(at textSize: TextSize) -> Double { pointSizes[textSize.index] }

  /// The distance between the baselines of two lines of the style at a content size, in points.
  func leading(at textSize: TextSize) -> Double {
    TextStyle.leading(atPointSize: pointSize(at: textSize))
  }

  /// The factor by which lengths that follow the style grow from the content size `large`: the ratio
  /// of the leadings, as `UIFontMetrics` does.
  public func scale(at textSize: TextSize) -> Double { leading(at: textSize) / leading(at: .large) }

  private var pointSizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The leading that goes with a style's point size, whichever the style.
  ///
  /// Source: Apple Human Interface Guidelines, Typography, Dynamic Type sizes: each style's leading
  /// there is a function of its point size alone.
  private static func leading(atPointSize size: Double) -> Double {
    let index = Int(size) - 11
    return leadings.indices.contains(index) ? leadings[index] : (size * 1.2).rounded()
  }

  /// Leadings of the point sizes from 11 to 60; sizes that no style has lie between their
  /// neighbours.
  private static let leadings: [Double] = [
    13, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41,
    42, 43, 44, 46, 47, 48, 49, 50, 51, 52, 53, 54, 56, 57, 58, 59, 60, 61, 62, 64, 65, 66, 67, 68,
    69, 70,
  ]
}

extension TextSize {
  /// How far it stands from the smallest.
  var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}
