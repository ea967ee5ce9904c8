import TouchModel
import TouchRules

extension JSON {
  static func size(_ size: Size) -> JSON {
    .members(("width", .number(size.width)), ("height", .number(size.height)))
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
