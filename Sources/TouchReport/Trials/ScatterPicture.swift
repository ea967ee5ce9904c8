import TouchModel

/// Where taps landed about their aim, as a picture of characters.
///
/// A column is half a millimetre and a row one, which is about square in a terminal. `+` is the aim,
/// `o` the middle of the taps; `·`, `:` and `#` are one, two to four, and more taps.
struct ScatterPicture {
  private static let halfWidth = 16
  private static let halfHeight = 8

  static func lines(_ scatter: [Point], offset: Point?) -> [String] {
    let (width, height) = (2 * halfWidth + 1, 2 * halfHeight + 1)
    var counts = [Int](repeating: 0, count: width * height)
    var outside = 0
    for point in scatter {
      if let place = place(point) { counts[place] += 1 } else { outside += 1 }
    }
    let middle = offset.flatMap { place($0) }
    var lines: [String] = []
    for row in 0..<height {
      var line = ""
      for column in 0..<width {
        let index = row * width + column
        line += mark(
          counts[index], isAim: column == halfWidth && row == halfHeight, isMiddle: index == middle)
      }
      while line.hasSuffix(" ") { line.removeLast() }
      lines.append(line)
    }
    if outside > 0 { lines.append("\(outside) further away") }
    return lines
  }

  private static func place(_ point: Point) -> Int? {
    let column = (point.x * 2).rounded() + Double(halfWidth)
    let row = point.y.rounded() + Double(halfHeight)
    guard column >= 0, column <= Double(2 * halfWidth), row >= 0, row <= Double(2 * halfHeight)
    else { return nil }
    return Int(row) * (2 * halfWidth + 1) + Int(column)
  }

  private static func mark(_ count: Int, isAim: Bool, isMiddle: Bool) -> String {
    if isAim { return "+" }
    if isMiddle { return "o" }
    switch count {
    case 0: return " "
    case 1: return "·"
    case 2...4: return ":"
    default: return "#"
    }
  }
}
