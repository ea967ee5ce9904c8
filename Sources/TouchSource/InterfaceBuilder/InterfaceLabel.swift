/// What a view of Interface Builder's is called: by what it shows, in the outline of the file, for
/// assistive technology, or else by its picture.
struct InterfaceLabel {
  private var title: String?
  /// The parts of a title that brings attributes, which stands in place of one that does not.
  private var parts: [String] = []
  private var (isNormal, isTitle) = (false, false)
  private var outline: String?
  private var spoken: String?
  private var picture: String?

  init() {}

  init(_ tag: InterfaceTags.Tag) { outline = tag["userLabel"] }

  /// The name; nil where the file gives it none.
  var text: String? {
    let whole = parts.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return [whole, title, outline, spoken, picture].lazy.compactMap(\.self)
      .first { $0.contains { !$0.isWhitespace } }?.unescaped.replacing("\n", with: " ")
  }

  /// Takes in a tag of the titles that a button has in its states.
  mutating func takeState(_ tag: InterfaceTags.Tag) {
    switch tag.name {
    case "state": isNormal = tag["key"] == "normal"
    case "attributedString": isTitle = isNormal && tag["key"] == "attributedTitle"
    default: if isTitle, let part = tag["content"] { parts.append(part) }
    }
  }

  /// Takes in a tag inside the view's.
  mutating func take(_ tag: InterfaceTags.Tag) {
    // What Xcode calls a button that nobody has given a title yet.
    title = title ?? tag["title"].flatMap { $0 == "Button" ? nil : $0 }
    picture = picture ?? tag["image"]
    spoken = spoken ?? tag["label"]
  }
}

extension String {
  /// The text without what stands for characters that have a meaning in a file.
  var unescaped: String {
    guard contains("&") else { return self }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n")]
      .reduce(self) { $0.replacing($1.0, with: $1.1) }.replacing("&amp;", with: "&")
  }
}
