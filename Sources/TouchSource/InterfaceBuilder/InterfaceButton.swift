import TouchModel

/// What a file of Interface Builder says that a button shows.
struct InterfaceButton: Hashable, Sendable {
  /// The font of a title.
  enum Font: Hashable, Sendable {
    case system(size: Double)
    /// A text style by UIKit's name, as `title1`.
    case style(String)
    case named(String, size: Double)
  }

  /// A picture of a catalogue, or a symbol of the system's.
  struct Picture: Hashable, Sendable {
    var name: String
    var isSymbol: Bool
  }

  /// A title that brings attributes.
  struct Text: Hashable, Sendable {
    fileprivate(set) var title = ""
    /// The fonts of its parts; none where it has that of a title without attributes.
    fileprivate(set) var fonts: [Font] = []
    fileprivate var parts = 0
    /// Whether it says something, and all of its parts in fonts of their own or none.
    var isKnown: Bool { parts > 0 && (fonts.isEmpty || fonts.count == parts) }
  }

  /// A configuration.
  struct Configuration: Hashable, Sendable {
    var style: String
    var title: String?
    var picture: Picture?
    var insets: [String: Double]?
    /// Nil for the configuration's own.
    var font: Font?
  }

  /// Where it is written.
  var place: Place
  /// How `UIButton(type:)` calls its type.
  var type: String
  /// The size that Interface Builder laid it out with.
  var frame: Size?
  var title: String?
  /// What stands in place of the title, however code calls that.
  var text: Text?
  /// Whether an attribute of the app's own gives it its title.
  var isTitled = false
  /// The other attributes of the app's own by whose names it may be of another size.
  private(set) var attributes: Set<String> = []
  /// What those say that are texts.
  private(set) var texts: [String: String] = [:]
  /// Nil for the button's own.
  var font: Font?
  var picture: Picture?
  /// What it draws behind that.
  var background: Picture?
  /// By side; nil where it has none of its own.
  var insets: [String: Double]?
  var configuration: Configuration?
  /// Whether its title may take several lines.
  var wraps = false
  /// Whether one of its sides follows from the other.
  var tiesSides = false
  /// Whether it says how symbols are drawn that it shows, which is not followed.
  private(set) var configuresSymbols = false
  /// Whether something of what it shows is not followed.
  var isOpen = false
  /// Why that is so, where it is known.
  var doubt: String?
  /// Whether the file says of nothing that it shows it.
  var showsNothing: Bool {
    title == nil && text == nil && !isTitled && picture == nil && background == nil
      && configuration == nil
  }
  /// The button, open where it has attributes whose setters are not looked at.
  var openedByAttributes: InterfaceButton {
    var button = self
    if !attributes.isEmpty { button.isOpen = true }
    return button
  }
  /// Whether what is read is what it shows where nothing is said of its state.
  private var isNormal = false

  init(_ tag: InterfaceTags.Tag, at place: Place) {
    self.place = place
    type = Self.type(tag)
    wraps = Self.wraps(tag)
  }

  /// How `UIButton(type:)` calls the type of a button.
  static func type(_ tag: InterfaceTags.Tag) -> String {
    let type = tag["buttonType"] ?? "custom"
    return type == "roundedRect" ? "system" : type
  }

  /// Whether the title of a button may take several lines.
  static func wraps(_ tag: InterfaceTags.Tag) -> Bool {
    ["wordWrap", "characterWrap"].contains(tag["lineBreakMode"] ?? "")
  }

  /// Takes in a tag inside it.
  mutating func take(_ tag: InterfaceTags.Tag) {
    switch (tag.name, tag["key"]) {
    case ("rect", "frame"):
      if let width = tag["width"].flatMap(Double.init),
        let height = tag["height"].flatMap(Double.init)
      {
        frame = Size(width: width, height: height)
      }
    case ("fontDescription", "fontDescription"):
      font = Self.font(tag)
      isOpen = isOpen || font == nil
    case ("state", let state):
      isNormal = state == "normal"
      guard isNormal else { return }
      (title, picture) = (tag["title"]?.unescaped, Self.picture(tag))
      // How many of its lines it shows is not followed.
      isOpen = isOpen || title?.contains(where: \.isNewline) == true
      background = tag["backgroundImage"].map { Picture(name: $0, isSymbol: false) }
      // Of which of two pictures a catalogue's name is told is not published.
      isOpen = isOpen || background != nil && tag["catalog"] != nil
    case ("inset", "contentEdgeInsets"):
      insets = Self.insets(tag, ["top": "minY", "left": "minX", "bottom": "maxY", "right": "maxX"])
    case ("buttonConfiguration", _):
      configuration = Configuration(
        style: tag["style"] ?? "plain", title: tag["title"]?.unescaped, picture: Self.picture(tag))
      isOpen =
        isOpen || wraps || Self.sizing.contains { tag[$0] != nil }
        || configuration?.title?.contains(where: \.isNewline) == true
    case ("directionalEdgeInsets", "contentInsets"):
      configuration?.insets = Self.insets(
        tag, ["top": "top", "leading": "leading", "bottom": "bottom", "trailing": "trailing"])
    case ("fontDescription", "titleFontDescription"):
      configuration?.font = Self.font(tag)
      isOpen = isOpen || configuration?.font == nil
    case ("userDefinedRuntimeAttribute", _): takeAttribute(tag)
    case ("attributedString", "attributedTitle") where isNormal: text = Text()
    case ("fragment", _), ("font", "NSFont"), ("paragraphStyle", _), ("real", _), ("integer", _):
      if isNormal { takeText(tag) }
    // A note for those who translate.
    case ("attributedString", "userComments"): isNormal = false
    case ("preferredSymbolConfiguration", _): configuresSymbols = true
    case ("attributedString", _), ("imageReference", _), ("string", "title"), ("menu", _),
      ("fontDescription", _), ("subviews", _), ("variation", _):
      isOpen = true
    default: break
    }
  }

  /// Takes in a tag of a title with attributes.
  private mutating func takeText(_ tag: InterfaceTags.Tag) {
    guard text != nil else { return }
    switch tag.name {
    case "fragment":
      // What has several lines is written in a tag of its own.
      guard let part = tag["content"]?.unescaped, !part.contains(where: \.isNewline) else {
        return isOpen = true
      }
      text?.title += part
      text?.parts += 1
    case "font":
      guard let font = Self.font(ofText: tag) else { return isOpen = true }
      text?.fonts.append(font)
    case "paragraphStyle":
      isOpen =
        isOpen || Self.spacing.contains { tag[$0].flatMap(Double.init).map { $0 != 0 } ?? false }
    default: isOpen = isOpen || ["NSKern", "NSBaselineOffset"].contains(tag["key"])
    }
  }

  /// Attributes of paragraphs that change how high a line is.
  private static let spacing = [
    "lineSpacing", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight",
  ]

  /// Attributes of a configuration that are not followed.
  private static let sizing = ["subtitle", "imagePlacement", "imagePadding", "buttonSize"]

  /// Takes in an attribute that the app adds to buttons, by what its name says.
  private mutating func takeAttribute(_ tag: InterfaceTags.Tag) {
    let name = tag["keyPath"] ?? ""
    let small = name.lowercased()
    if Self.plainPaths.contains(small) { return }
    if Self.speaksOfText(small, by: ["title", "locali"]) {
      isTitled = true
    } else if !Self.looks.contains(where: small.contains) {
      attributes.insert(name)
      if tag["type"] == "string" { texts[name] = tag["value"] }
    }
  }

  /// Whether an attribute that the app adds changes no length, by what its name says.
  static func changesNoSize(_ name: String, along axis: Axis) -> Bool {
    let name = name.lowercased()
    return plainPaths.contains(name) || looks.contains(where: name.contains)
      || axis == .vertical && speaksOfText(name, by: ["title", "text", "locali"])
  }

  /// Whether the name of an attribute says by a word that it gives a text, and nothing of how that looks.
  private static func speaksOfText(_ name: String, by words: [String]) -> Bool {
    words.contains(where: name.contains) && !sizingWords.contains(where: name.contains)
  }

  /// What the names of attributes hold that speak of more of a text than what it says, or of pictures.
  private static let sizingWords = [
    "size", "font", "style", "inset", "padding", "image", "icon", "lines",
  ]

  /// What the names of attributes hold that change a look and no size, be they UIKit's or those that
  /// libraries add: a divider is a line along an edge, a skeleton what is drawn while something loads.
  private static let looks = [
    "layer.", "corner", "border", "color", "shadow", "adjustsfontforcontentsizecategory",
    "divider", "skeleton", "radius", "rounding", "rounded",
  ]

  /// The paths of properties of UIKit's, in small letters, that a button asks for no other size by.
  ///
  /// Source: the documentation of `UIButton.imageEdgeInsets` and of `titleEdgeInsets`, which are not used to
  /// determine `intrinsicContentSize`; a title that shrinks does so within the size that is given.
  private static let plainPaths: Set = [
    "imageedgeinsets", "titleedgeinsets", "imageview.contentmode", "contentmode",
    "titlelabel.adjustsfontsizetofitwidth", "titlelabel.minimumscalefactor",
    "titlelabel.textalignment", "titlelabel.baselineadjustment", "exclusivetouch",
    "adjustsimagewhenhighlighted", "adjustsimagewhendisabled", "showstouchwhenhighlighted",
    "clipstobounds", "tintadjustmentmode", "isaccessibilityelement", "accessibilityidentifier",
    "accessibilitylabel", "accessibilityhint", "accessibilityvalue", "accessibilitytraits",
  ]

  private static func picture(_ tag: InterfaceTags.Tag) -> Picture? {
    tag["image"].map { Picture(name: $0, isSymbol: tag["catalog"] == "system") }
  }

  /// The font that a tag describes; nil where that is not followed.
  static func font(_ tag: InterfaceTags.Tag) -> Font? {
    if let style = tag["style"] {
      let name = style.replacing("UICTFontTextStyle", with: "")
      return styles[name].map(Font.style)
    }
    guard let size = tag["pointSize"].flatMap(Double.init), size > 0 else { return nil }
    if let name = tag["name"] { return .named(name, size: size) }
    return ["system", "boldSystem"].contains(tag["type"]) ? .system(size: size) : nil
  }

  /// The font of a part of a title with attributes.
  private static func font(ofText tag: InterfaceTags.Tag) -> Font? {
    guard let size = tag["size"].flatMap(Double.init), size > 0 else { return nil }
    if let name = tag["name"] { return .named(name, size: size) }
    let isOfSystem = tag["metaFont"].map { $0.hasPrefix("system") || $0 == "label" } ?? false
    return isOfSystem ? .system(size: size) : nil
  }

  /// UIKit's names of text styles by Interface Builder's.
  private static let styles = [
    "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3",
    "Headline": "headline", "Body": "body", "Callout": "callout", "Subhead": "subheadline",
    "Footnote": "footnote", "Caption1": "caption1", "Caption2": "caption2",
  ]

  private static func insets(
    _ tag: InterfaceTags.Tag, _ names: [String: String]
  ) -> [String: Double] {
    names.mapValues { tag[$0].flatMap(Double.init) ?? 0 }
  }
}
