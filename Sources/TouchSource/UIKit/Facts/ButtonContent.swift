import TouchModel

/// What a button is said to show.
struct ButtonContent {
  /// The titles by value; open where they are not in the source.
  var titles: [Value] = []
  /// The titles that bring attributes, by number while the code is read; nil for one that is not followed.
  var texts: [Int?] = []
  /// What these have come to.
  var attributedTitles: [TextFacts?] = []
  var images: [Value] = []
  /// The pieces of code that give it one in any case, where nothing is said of its state.
  var imageGivers: Set<Place> = []
  /// Whether one of these runs before it is shown, so that it shows no other.
  var replacesImage = false
  var backgroundImages: [Value] = []
  var fonts: [Value] = []
  var symbolConfigurations: [Value] = []
  var contentInsets: [Value] = []
  var imageInsets: [Value] = []
  var titleInsets: [Value] = []
  var lines: [Value] = []
  /// The configurations that it is given, by number; nil for one that is not followed.
  var configurations: [Int?] = []

  /// How much is said of it.
  var count: Int {
    [
      titles, images, backgroundImages, fonts, symbolConfigurations, contentInsets, imageInsets,
      titleInsets, lines,
    ].reduce(texts.count + configurations.count) { $0 + $1.count }
  }

  /// Whether it may break what it says into lines.
  var mayWrap: Bool {
    lines.contains { if case .number(1) = $0 { false } else { true } }
  }

  var hasAttributedTitle: Bool { !texts.isEmpty || !attributedTitles.isEmpty }

  /// Whether it is given titles alone that are known not to be empty.
  var isSaying: Bool {
    let all = titles + attributedTitles.flatMap { $0?.titles ?? [.unknown] }
    return !all.isEmpty && all.allSatisfy { $0.knownText?.isEmpty == false }
  }

  /// Whether it is said to show an image; `nil` takes one away.
  var hasImage: Bool { images.contains { !$0.isNull } }

  /// Whether it is said to draw an image behind what it shows.
  var hasBackground: Bool { backgroundImages.contains { !$0.isNull } }

  /// Whether it is said to show neither a title nor an image.
  var showsNothing: Bool { titles.isEmpty && !hasAttributedTitle && images.isEmpty }
}

/// A `UIButton.Configuration` and what is assigned to it.
struct ConfigurationFacts {
  /// The name of its style, as `filled`.
  var style: String
  /// Whether the project makes it in one place for others.
  var isShared = false
  /// What was assigned, by property.
  var properties: [String: [Value]] = [:]
  /// The titles that bring attributes; nil for one that is not followed.
  var attributedTitles: [TextFacts?] = []
  /// The attributes that any title is given; nil for those that are not followed.
  var transforms: [TextFacts?] = []
  /// Both by number, while the code is read.
  var texts: (titles: [Int?], transforms: [Int?]) = ([], [])

  /// Properties that change its colours and its shape alone.
  static let looks: Set<String> = [
    "baseForegroundColor", "baseBackgroundColor", "cornerStyle", "background",
    "imageColorTransformer", "titleAlignment",
  ]

  /// Whether the app gives it a font, insets or a size of its own.
  var isRestyled: Bool {
    !(attributedTitles + transforms).allSatisfy { $0?.fonts.isEmpty ?? false }
      || !(properties["contentInsets"] ?? []).isEmpty
      || (properties["buttonSize"] ?? []).contains { value in
        !["medium", "large"].contains(value.caseName)
      }
  }
}

extension Value {
  fileprivate var isNull: Bool { if case .null = self { true } else { false } }
}
