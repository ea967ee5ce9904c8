/// What is followed by a simplification, with what is simplified.
struct Approximation: Sendable {
  var name: String
  var reason: String

  /// Views of the system whose drawing is not public, or that are drawn as something simpler.
  static let views = [
    Approximation(name: "AsyncImage", reason: "a picture of any size, or what its content makes"),
    Approximation(name: "Chart", reason: "where it reacts, and how high it is in a list, is open"),
    Approximation(
      name: "ColorPicker", reason: "a well of 28×28 pt, give or take 3 pt, beside its label"),
    Approximation(name: "ControlGroup", reason: "its controls as they stand, without a group"),
    Approximation(
      name: "DatePicker", reason: "the sizes of its compact, graphical and wheel styles are near"),
    Approximation(name: "GroupBox", reason: "its label above its content on a margin of 16 pt"),
    Approximation(name: "KeyframeAnimator", reason: "its content before it is animated"),
    Approximation(
      name: "Map", reason: "its annotations as large as they want to be, apart from each other"),
    Approximation(name: "NavigationSplitView", reason: "each column is a screen of its own"),
    Approximation(name: "OutlineGroup", reason: "one row of its first level"),
    Approximation(
      name: "Path", reason: "taken for its frame, as every shape of the project is"),
    Approximation(name: "PhaseAnimator", reason: "its content before it is animated"),
    Approximation(name: "Table", reason: "anything from nothing to its proposal"),
    Approximation(name: "TimelineView", reason: "its content with an open date"),
  ].sorted { $0.name < $1.name }

  /// Modifiers that change more than is followed.
  static let modifiers = [
    Approximation(name: "alignmentGuide", reason: "an alignment of its own is open"),
    Approximation(name: "badge", reason: "adds no room to its row"),
    Approximation(name: "contentMargins", reason: "adds no margin"),
    Approximation(name: "draggable", reason: "dragging makes no element"),
    Approximation(name: "dynamicTypeSize", reason: "a range without an upper end changes nothing"),
    Approximation(name: "glassEffect", reason: "the glass is taken for nothing that reacts"),
    Approximation(name: "gridCellColumns", reason: "a cell takes one column"),
    Approximation(name: "lineSpacing", reason: "adds nothing to the height of text"),
    Approximation(name: "listRowSpacing", reason: "rows stand as the system spaces them"),
    Approximation(name: "listSectionSpacing", reason: "sections stand as the system spaces them"),
    Approximation(name: "mask", reason: "takes nothing from what reacts"),
    Approximation(name: "minimumScaleFactor", reason: "text is shrunk to its limits at once"),
    Approximation(name: "onDrag", reason: "dragging makes no element"),
    Approximation(name: "projectionEffect", reason: "what reacts stays where it was"),
    Approximation(name: "rotation3DEffect", reason: "what reacts stays where it was"),
    Approximation(name: "scenePadding", reason: "16 pt on every edge"),
    Approximation(name: "searchable", reason: "the search field is no element"),
    Approximation(
      name: "sheet", reason: "what it shows reacts, even where what shows it is disabled"),
    Approximation(name: "transformEffect", reason: "what reacts stays where it was"),
    Approximation(name: "visualEffect", reason: "what reacts stays where it was"),
  ].sorted { $0.name < $1.name }

  /// Styles of the system that are drawn as another.
  static let styles = [
    Approximation(name: "card", reason: "drawn as `bordered`"),
    Approximation(name: "glass", reason: "drawn as `bordered`; its measures are not public"),
    Approximation(
      name: "glassProminent", reason: "drawn as `borderedProminent`; its measures are not public"),
  ]
}
