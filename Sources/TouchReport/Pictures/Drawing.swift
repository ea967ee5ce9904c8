import TouchModel

/// Shapes of a picture, as SVG; lengths are points of the screen, so that pictures are to scale.
enum Drawing {
  /// Returns a rectangle of a class, its corners rounded by a radius.
  static func rect(_ rect: Rect, _ style: PictureStyle.Part, corner: Double = 0) -> String {
    "<rect class=\"\(style.rawValue)\"" + attributes(rect, corner: corner) + "/>"
  }

  /// Returns a region of a class: its true shapes, of which overlaps count once.
  static func region(_ region: Region, _ style: PictureStyle.Part) -> String {
    let shapes = region.outlines.map { shape($0, style: region.outlines.count == 1 ? style : nil) }
    if shapes.count == 1 { return shapes[0] }
    return "<g class=\"\(style.rawValue)\">\(shapes.joined())</g>"
  }

  /// Returns text that starts at a point, of a height in points; `full` is shown by its side where
  /// the text is cut.
  static func text(
    _ text: String, x: Double, y: Double, size: Double, _ style: PictureStyle.Part,
    isCentred: Bool = false,
    full: String? = nil
  ) -> String {
    let anchor = isCentred ? " text-anchor=\"middle\"" : ""
    let tip = full.flatMap { $0 == text ? nil : "<title>\(Markup.escaped($0))</title>" } ?? ""
    return "<text class=\"\(style.rawValue)\" x=\"\(x.plain)\" y=\"\(y.plain)\" "
      + "font-size=\"\(size.plain)\"\(anchor)>\(tip)\(Markup.escaped(text))</text>"
  }

  /// Returns an element's name where what it draws has room for it, else nothing.
  static func label(_ label: String?, in rect: Rect) -> String {
    guard let label, !label.isEmpty else { return "" }
    // A character is rarely wider than 0.6 of its size.
    let size = min(11, rect.height * 0.7, rect.width * 0.94 / (0.6 * Double(label.count)))
    guard size >= 4 else { return "" }
    return text(
      label, x: rect.midX, y: rect.midY + size * 0.35, size: size, .label, isCentred: true)
  }

  /// Returns a small sample of a part, 16 by 12 points.
  static func sample(_ part: PictureStyle.Part) -> String {
    let box = Rect(x: 1, y: 1, width: 14, height: 10)
    switch part {
    case .careful, .hurried: return region(Region([.ellipse(box)]), part)
    case .near: return rect(box, .neighbour, corner: 2) + rect(box, .near, corner: 2)
    default: return rect(box, part, corner: 2)
    }
  }

  /// Returns a reference to the sample of a part, for the legends of a page that holds `samples`.
  static func key(_ part: PictureStyle.Part) -> String {
    "<svg class=\"key\" aria-hidden=\"true\"><use href=\"#key-\(part.rawValue)\"/></svg>"
  }

  /// Returns the samples of some parts, each once, for a page.
  static func samples(_ parts: [PictureStyle.Part]) -> String {
    let symbols = parts.map { "<symbol id=\"key-\($0.rawValue)\">\(sample($0))</symbol>" }
    return "<svg class=\"picture samples\" aria-hidden=\"true\">\(symbols.joined())</svg>"
  }

  private static func shape(_ outline: Region.Outline, style: PictureStyle.Part?) -> String {
    let style = style.map { " class=\"\($0.rawValue)\"" } ?? ""
    switch outline {
    case .rectangle(let rect): return "<rect\(style)\(attributes(rect, corner: 0))/>"
    case .roundedRectangle(let rect, let radius):
      return "<rect\(style)\(attributes(rect, corner: radius))/>"
    case .ellipse(let rect):
      return "<ellipse\(style) cx=\"\(rect.midX.plain)\" cy=\"\(rect.midY.plain)\" "
        + "rx=\"\((rect.width / 2).plain)\" ry=\"\((rect.height / 2).plain)\"/>"
    case .polygon(let corners):
      let points = corners.map { "\($0.x.plain),\($0.y.plain)" }.joined(separator: " ")
      return "<polygon\(style) points=\"\(points)\"/>"
    }
  }

  private static func attributes(_ rect: Rect, corner: Double) -> String {
    let radius = min(corner, rect.width / 2, rect.height / 2)
    return " x=\"\(rect.minX.plain)\" y=\"\(rect.minY.plain)\" width=\"\(rect.width.plain)\" "
      + "height=\"\(rect.height.plain)\"" + (radius > 0 ? " rx=\"\(radius.plain)\"" : "")
  }
}
