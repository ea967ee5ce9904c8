import TouchModel

/// The size that layout gives a symbol of the system: its alignment rectangle.
struct SymbolSize {
  /// The size, in points.
  var size: Size
  /// The width that it takes of a line of text: that of its image, in points.
  var advance: Double
  /// How far each side may be off, in points.
  var tolerance: Double
  /// Whether its outline is a circle, so that it is as wide as high.
  var isRound: Bool
  /// How far each side may be off where its proportions count alone, in points: a flat chevron is flat
  /// at every weight, and a square as wide as high, however large it is drawn.
  var slant: Double

  /// The size of a symbol beside text of a point size.
  ///
  /// Symbols grow in proportion with the point size (plus.circle.fill: 20 × 19 pt at 17 pt, 66 × 64
  /// at 56), whatever their weight.
  init(_ name: String, pointSize: Double, scale: Environment.ImageScale) {
    let factor = pointSize / 17 * scale.factor
    let known = SymbolSize.at17Points(name)
    let image = known.image
    size = Size(
      width: max(1, image.width - SymbolSize.insets.width) * factor,
      height: max(1, image.height - SymbolSize.insets.height) * factor)
    advance = image.width * factor
    tolerance = known.tolerance * factor
    isRound = SymbolSize.isRound(name)
    if scale != .medium { tolerance = max(tolerance, 1) }
    slant = SymbolSize.keepsProportions(name) ? min(tolerance, factor) : tolerance
  }

  /// How much smaller the alignment rectangle is than the image, in points at 17 points.
  ///
  /// The width is measured: checkmark.circle.fill takes 17 pt of an image of 20. The height follows
  /// from the round symbols, whose image is a point wider than high at every measured size.
  private static let insets = Size(width: 3, height: 2)

  /// A symbol's image at 17 points and how far it may be off.
  ///
  /// Sources: `UIImage.size` on iOS, medium scale (openuikit, `Tools/systemimageprobe`); those with
  /// a tolerance are common knowledge, not measured. A circle around a symbol is the same for every
  /// symbol that was measured in one.
  private static func at17Points(_ name: String) -> (image: Size, tolerance: Double) {
    switch name {
    case "calendar": return (Size(width: 21, height: 17.5), 0)
    case "clock", "plus.circle.fill", "checkmark.circle.fill":
      return (Size(width: 20, height: 19), 0)
    case "multiply": return (Size(width: 15.5, height: 13.5), 0)
    case "circlebadge": return (Size(width: 16, height: 15), 0)
    default: break
    }
    if isRound(name) {
      return (Size(width: 20, height: 19), 1)
    }
    switch name.hasSuffix(".fill") ? String(name.dropLast(5)) : name {
    case "chevron.right", "chevron.left", "chevron.forward", "chevron.backward":
      return (Size(width: 12.7, height: 16.7), 3)
    case "chevron.compact.down", "chevron.compact.up":
      // 70.33×25.67 at 64 points, light (Apple's developer forum, 716773).
      return (Size(width: 18.7, height: 6.8), 1)
    case "chevron.down", "chevron.up": return (Size(width: 16.7, height: 10), 3)
    case "minus": return (Size(width: 17.7, height: 3), 3)
    case "xmark": return (Size(width: 17.7, height: 15.7), 3)
    case "plus": return (Size(width: 18.7, height: 17.3), 3)
    case "gear", "gearshape": return (Size(width: 21.7, height: 20), 3)
    case "heart": return (Size(width: 21.3, height: 18.3), 3)
    case "trash": return (Size(width: 19.3, height: 21.3), 3)
    case "ellipsis": return (Size(width: 19, height: 5), 3)
    default: return other(name)
    }
  }

  /// Whether its proportions are known better than its size.
  private static func keepsProportions(_ name: String) -> Bool {
    switch name {
    case "chevron.down", "chevron.up", "plus", "square", "square.fill", "square.dashed": true
    default: name.hasSuffix(".square") || name.hasSuffix(".square.fill")
    }
  }

  private static func isRound(_ name: String) -> Bool {
    name == "circle" || name.hasSuffix(".circle") || name.hasSuffix(".circle.fill")
  }

  /// A symbol that is not listed: an em square, wider where its name says so.
  private static func other(_ name: String) -> (image: Size, tolerance: Double) {
    let isWide = wideParts.contains { name.hasPrefix($0) }
    return (Size(width: isWide ? 26 : 20, height: 19), isWide ? 7 : 3)
  }

  /// How the names of symbols begin that are known to be wider than high.
  private static let wideParts = [
    "person.2", "person.3", "rectangle", "battery", "car", "bus", "keyboard", "tv", "display",
    "laptopcomputer", "photo", "creditcard", "bed.double", "eye", "camera", "video",
    "gamecontroller",
    "airpods", "infinity", "wave", "ticket", "envelope", "macwindow", "menubar", "text.bubble",
  ]

  /// The size of a symbol whose name is not in the source: any between a chevron or an ellipsis and
  /// the widest, in points at a point size.
  static func unnamed(
    _ extent: Screen.Extent, pointSize: Double, scale: Environment.ImageScale
  ) -> Size {
    let factor = pointSize / 17 * scale.factor
    switch extent {
    case .smallest: return Size(width: 7 * factor, height: 3 * factor)
    case .typical: return Size(width: 17 * factor, height: 17 * factor)
    case .largest: return Size(width: 30 * factor, height: 23 * factor)
    }
  }
}

extension Environment.ImageScale {
  /// The size of symbols as a part of that at the medium scale; common knowledge, not measured.
  var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.27
    }
  }
}
