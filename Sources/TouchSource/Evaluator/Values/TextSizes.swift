import TouchLayout

extension External {
  /// The text size that it names, as SwiftUI does or as `ContentSizeCategory` does.
  var textSize: TextSize? {
    guard path.count == 1, type == nil || Self.textSizes.contains(type ?? "") else { return nil }
    return TextSize(rawValue: name) ?? Self.categories[name]
  }

  /// A text size as UIKit names it.
  init(category size: TextSize) {
    let name = Self.categories.first { $0.value == size }?.key ?? size.rawValue
    self.init(type: "UIContentSizeCategory", path: [Step(name: name)])
  }

  private static let textSizes: Set = [
    "DynamicTypeSize", "ContentSizeCategory", "UIContentSizeCategory",
  ]

  /// The cases of `ContentSizeCategory` that `DynamicTypeSize` names otherwise.
  private static let categories: [String: TextSize] = [
    "extraSmall": .xSmall, "extraLarge": .xLarge, "extraExtraLarge": .xxLarge,
    "extraExtraExtraLarge": .xxxLarge, "accessibilityMedium": .accessibility1,
    "accessibilityLarge": .accessibility2, "accessibilityExtraLarge": .accessibility3,
    "accessibilityExtraExtraLarge": .accessibility4,
    "accessibilityExtraExtraExtraLarge": .accessibility5,
  ]
}
