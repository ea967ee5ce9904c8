import TouchModel
import TouchRules

extension JSON {
  static func size(_ size: Size) -> JSON {
    .members(("width", .number(size.width)), ("height", .number(size.height)))
  }

  /// A size without the sides that nothing limits.
  static func size(_ size: Size, _ sides: Screen.Sides?) -> JSON {
    guard let sides else { return .size(size) }
    return .members(
      ("width", sides.width.most.map { _ in .number(size.width) }),
      ("height", sides.height.most.map { _ in .number(size.height) }))
  }

  static func place(_ place: Place) -> JSON {
    .object(placeMembers(place))
  }

  static func placeMembers(_ place: Place) -> [(String, JSON)] {
    [
      ("file", .string(place.file)), ("line", .integer(place.line)),
      ("column", .integer(place.column)),
    ]
  }

  /// Where an element is, in which view and what it is: the members that every entry has.
  static func subjectMembers(_ subject: Subject) -> [(String, JSON)] {
    let element = members(
      ("kind", .string(subject.kind.rawValue)), ("label", subject.label.map { .string($0) }))
    return placeMembers(subject.place) + [("view", .string(subject.view)), ("element", element)]
  }
}
