import TouchLayout
import TouchModel

/// What fonts of UIKit say of their sizes.
extension Evaluation {
  /// The size of a font of UIKit's, or of what describes one, as it is asked for.
  func pointSize(of font: External) -> Length? {
    guard font.path.count == 1, let given = font.path[0].arguments else { return nil }
    func argument(_ label: String) -> Value? { given.first { $0.label == label }?.value }
    if case .number(let size)? = argument("ofSize") { return size }
    guard ["preferredFont", "preferredFontDescriptor"].contains(font.path[0].name),
      case .external(let named)? = argument("forTextStyle") ?? argument("withTextStyle"),
      let style = TextStyle.uiKit(named.name)
    else { return nil }
    // Another category than the one in force is given to ask for the size at `large`.
    let textSize = argument("compatibleWith") == nil ? setting.textSize : .large
    return Length(style.pointSize(at: textSize))
  }

  /// The height of one line in a font of UIKit's. Of an app's own font it is what text in it is laid
  /// out with: what is added to fill up a line must fit that.
  func lineHeight(of font: External) -> Length? {
    let font = Value.external(font)
    guard !font.isOfOwnFont else { return nil }
    return FontReading(index: index, setting: setting).lineHeight([font], usual: .body).map {
      Length($0.typical)
    }
  }
}
