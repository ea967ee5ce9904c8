import TouchModel
import TouchRules

/// The frames and hit regions of views, for other programs: version 1 of the documented format.
public struct InspectJSON {
  /// Returns the report of inspected views.
  public static func text(of views: [InspectedView]) -> String {
    JSON.members(("version", .integer(1)), ("screens", .array(views, screen))).text
  }

  private static func screen(_ view: InspectedView) -> JSON {
    let typical = view.typical
    let ends = ContentRange(view)
    let elements = typical.elements.indices.map { index in
      element(typical.elements[index], ends.smallest[index], ends.largest[index])
    }
    return .members(
      ("view", .string(typical.view)),
      ("file", typical.place.map { .string($0.file) }),
      ("line", typical.place.map { .integer($0.line) }),
      ("device", .string(typical.device.name)),
      ("bounds", frame(typical.bounds)),
      ("contexts", .integer(view.contexts)),
      ("elements", .array(elements)))
  }

  private static func element(
    _ element: Screen.Element, _ smallest: Screen.Element?, _ largest: Screen.Element?
  ) -> JSON {
    func frame(_ rect: (Screen.Element) -> Rect?) -> JSON? {
      guard let typical = rect(element) else { return nil }
      return InspectJSON.frame(
        typical, least: smallest.map { rect($0)?.size ?? .zero },
        most: largest.map { rect($0)?.size ?? .zero })
    }
    return .members(
      ("kind", .string(element.kind.rawValue)),
      ("label", element.label.map { .string($0) }),
      ("line", .integer(element.id.place.line)),
      ("column", .integer(element.id.place.column)),
      ("file", .string(element.id.place.file)),
      ("visual", frame { $0.visual }),
      ("layout", frame { $0.layout }),
      ("hit", frame { $0.region.boundingBox }),
      ("effectiveHit", frame { $0.effective.boundingBox }),
      ("accessibility", frame { $0.accessibility }),
      ("certainty", .string(element.certainty.rawValue)))
  }

  private static func frame(_ rect: Rect, least: Size? = nil, most: Size? = nil) -> JSON {
    var members: [(String, JSON)] = [
      ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ]
    if let least, let most, least != rect.size || most != rect.size {
      members += [("min", .size(least)), ("max", .size(most))]
    }
    return .object(members)
  }
}

/// The elements of a view's typical layout as its smallest and largest content have them.
struct ContentRange {
  /// In the order of the typical elements; nil where that content hides the element.
  let smallest: [Screen.Element?]
  let largest: [Screen.Element?]

  init(_ view: InspectedView) {
    smallest = ContentRange.matches(of: view.typical, in: view.smallest)
    largest = ContentRange.matches(of: view.typical, in: view.largest)
  }

  /// Of elements that are alike, as the rows of a loop, the first belongs to the first.
  private static func matches(of typical: Screen, in other: Screen) -> [Screen.Element?] {
    let known = Dictionary(grouping: other.elements) { $0.id }
    var used: [Screen.Element.ID: Int] = [:]
    return typical.elements.map { element in
      let index = used[element.id, default: 0]
      used[element.id] = index + 1
      let alike = known[element.id] ?? []
      return index < alike.count ? alike[index] : nil
    }
  }
}
