import TouchLayout

extension External {
  /// What a rectangle that is written in numbers says of a side or an edge, as `CGRect(…).midX` or
  /// `CGRect(…).size.width`; nil where it is none, or not all of its numbers are known.
  func memberOfRectangle(_ name: String) -> Value? {
    guard type == "CGRect", path.first?.name == "init", let given = path.first?.arguments else {
      return nil
    }
    func number(_ label: String, in part: String) -> Double? {
      var members = given
      if case .tuple(let inner)? = given.first(where: { $0.label == part })?.value {
        members = inner
      }
      guard case .number(let length)? = members.first(where: { $0.label == label })?.value,
        length.isKnown
      else { return nil }
      return length.typical
    }
    guard let x = number("x", in: "origin"), let y = number("y", in: "origin"),
      let width = number("width", in: "size"), let height = number("height", in: "size"),
      width >= 0, height >= 0
    else { return nil }
    let value: Double
    switch path.dropFirst().map(\.name) + [name] {
    case ["width"], ["size", "width"]: value = width
    case ["height"], ["size", "height"]: value = height
    case ["minX"], ["origin", "x"]: value = x
    case ["minY"], ["origin", "y"]: value = y
    case ["midX"]: value = x + width / 2
    case ["midY"]: value = y + height / 2
    case ["maxX"]: value = x + width
    case ["maxY"]: value = y + height
    default: return nil
    }
    return .number(Length(value))
  }
}
