/// A label of Interface Builder's that says nothing until code gives it a text: whatever it was laid out with
/// in the editor, it asks for no length.
///
/// Source: `UILabel` asks for no width and no height where its text is empty (`intrinsicContentSize`).
struct InterfaceBlank: Hashable, Sendable {
  /// The font of what code lets it say; nil where that is not followed.
  private(set) var font: InterfaceButton.Font? = .system(size: 17)
  /// Whether that may take several lines.
  let wraps: Bool

  /// The label of a tag; nil for what says something, and for any other view.
  init?(_ tag: InterfaceTags.Tag) {
    guard tag.name == "label", tag["text"] == "" else { return nil }
    wraps = tag["numberOfLines"].map { $0 != "1" } ?? false
  }

  /// Takes in a tag inside the label's, and says whether it still says nothing.
  mutating func take(_ tag: InterfaceTags.Tag) -> Bool {
    switch tag["key"] {
    case "fontDescription": font = InterfaceButton.font(tag)
    case "text", "attributedText": return false
    default: break
    }
    return true
  }
}
