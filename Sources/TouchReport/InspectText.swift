import TouchModel
import TouchRules

/// The frames and hit regions of views, for people.
public struct InspectText {
  /// Returns the report of inspected views: a view, then a line an element.
  public static func text(of views: [InspectedView]) -> String {
    var lines: [String] = []
    for view in views {
      let typical = view.typical
      let place = typical.place.map { "\($0.file):\($0.line): " } ?? ""
      let contexts = "\(view.contexts) context\(view.contexts == 1 ? "" : "s")"
      lines.append(
        "\(place)\(typical.view), \(typical.bounds.size.points) on \(typical.device.name), "
          + contexts)
      let range = ContentRange(view)
      for (index, element) in typical.elements.enumerated() {
        lines.append(
          "  " + line(element, range.smallest[index], range.largest[index], in: typical.place?.file)
        )
      }
      if typical.elements.isEmpty { lines.append("  nothing to act on") }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private static func line(
    _ element: Screen.Element, _ smallest: Screen.Element?, _ largest: Screen.Element?,
    in file: String?
  ) -> String {
    let declared = element.id.place
    let place =
      (declared.file == file ? "" : "\(declared.file):") + "\(declared.line):\(declared.column)"
    let label = element.label.map { " '\($0.onOneLine)'" } ?? ""
    let hit = element.region.boundingBox
    var parts = [
      "\(place) \(element.kind.noun)\(label): drawn \(frame(element.visual, of: element))",
      hit.map { "hit \(frame($0, of: element))" } ?? "hit nowhere",
    ]
    if element.effective != element.region {
      parts.append(
        element.effective.boundingBox.map { "reached \(frame($0, of: element))" } ?? "never reached"
      )
    }
    if let least = smallest?.region.boundingBox?.size, let most = largest?.region.boundingBox?.size,
      least != hit?.size || most != hit?.size
    {
      parts.append("from \(least.pair) to \(most.pair) by content")
    }
    if element.certainty != .exact { parts.append(element.certainty.rawValue) }
    return parts.joined(separator: ", ")
  }

  /// A frame of an element; where code puts a view of UIKit's is not followed.
  private static func frame(_ rect: Rect, of element: Screen.Element) -> String {
    let place = " at \(rect.minX.plain),\(rect.minY.plain)"
    return rect.size.pair + (element.framework == .uiKit ? "" : place)
  }
}
