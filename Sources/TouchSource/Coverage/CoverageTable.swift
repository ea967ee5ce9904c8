/// What of SwiftUI is understood, approximated and unknown, made from the evaluator's own tables.
public enum CoverageTable {
  /// A page of Markdown.
  public static var markdown: String {
    (introduction + views + modifiers + styles + limits).joined(separator: "\n") + "\n"
  }

  private static let introduction = [
    "<!-- Made by Scripts/update-documentation. Change the evaluator, not this page. -->", "",
    "# What is understood of SwiftUI", "",
    "This page is of SwiftUI; [UIKit.md](UIKit.md) is of UIKit, Interface Builder and layout",
    "libraries.", "",
    "SwiftUI is known by the names below; what the project declares is read from its source.",
    "A view of any other name is unknown: the views that it is given are followed, with 0 to 24 pt",
    "around them, and without any it is anything from nothing to its proposal. A modifier of any",
    "other name adds 0 to 24 pt around, but for one named after a text style, as `footnote()`, which",
    "sets a font of 0.8 to 1.25 times that size; one named after a weight, a design or a colour, which",
    "sets that; and `frame(32)`, which is read as both sides. These spans are choices. An element is",
    "*undecided* where one decides its verdict.",
    "",
  ]

  private static var views: [String] {
    let groups: [(String, [String])] = [
      ("content", Array(SystemViews.content.keys)),
      ("containers", Array(SystemViews.containers.keys)),
      ("controls", Array(SystemViews.controls.keys)),
      ("navigation", Array(SystemViews.chrome.keys)),
      ("widgets", Array(SystemViews.widgets.keys)),
      ("tips", Array(SystemViews.tips.keys)),
      ("maps", Array(SystemViews.maps.keys)),
      ("charts", Array(SystemViews.charts.keys)),
    ]
    return ["## Views", ""] + table(of: groups)
      + table(of: Approximation.views, under: "view")
      + ["Known to be the system's, and drawn in a way that source does not tell:", ""]
      + [list(Array(SystemViews.opaque)) + ".", ""]
  }

  private static var modifiers: [String] {
    let groups: [(String, [String])] = [
      ("layout", Array(SystemModifiers.layout.keys)),
      ("drawing", Array(SystemModifiers.drawing.keys)),
      ("environment", Array(SystemModifiers.environment.keys)),
      ("reacting", Array(SystemModifiers.reacting.keys)),
      ("presenting", Array(SystemModifiers.presenting.keys)),
      ("widgets", Array(SystemModifiers.widgets.keys)),
    ]
    let followed = Set(groups.flatMap(\.1))
    let neutral = SystemModifiers.neutral.keys.filter { !followed.contains($0) }
    return ["## Modifiers", ""] + table(of: groups)
      + table(of: Approximation.modifiers, under: "modifier")
      + ["Taken to change neither frames nor what reacts, but for the table above:", ""]
      + [list(neutral) + ".", ""]
  }

  private static var styles: [String] {
    [
      "## Styles", "",
      "Styles that the project declares are followed. Of the system's these names are known:", "",
      list(Array(Evaluation.systemStyles)) + ".", "",
    ] + table(of: Approximation.styles, under: "style")
  }

  private static var limits: [String] {
    let rows: [(String, Int)] = [
      ("elements of known data in a loop", Evaluation.mostRepetitions),
      ("alternatives tried on one screen, by view", Choices.mostRounds),
      ("contexts of one view", ScreenWalk.mostContexts),
      ("alternatives in later contexts of a view that has too many", Choices.mostRoundsAgain),
      ("alternatives of a condition that change nothing one after the other", Choices.mostQuiet),
      ("screens on the way from a root", ScreenWalk.mostWaves),
    ]
    return ["## Limits", "", "| what is counted | at most |", "| --- | --- |"]
      + rows.map { "| \($0.0) | \($0.1) |" }
  }

  private static func table(of groups: [(name: String, members: [String])]) -> [String] {
    ["| followed | names |", "| --- | --- |"]
      + groups.map { "| \($0.name) | \(list($0.members)) |" } + [""]
  }

  private static func table(of rows: [Approximation], under title: String) -> [String] {
    ["| approximated \(title) | how |", "| --- | --- |"]
      + rows.map { "| `\($0.name)` | \($0.reason) |" } + [""]
  }

  private static func list(_ names: [String]) -> String {
    names.sorted().map { "`\($0)`" }.joined(separator: ", ")
  }
}
