/// The labels that the initializers of the system's views have, by which those that the project or a
/// package adds are told.
enum InitializerLabels {
  /// Whether a view of the system has initializers with a label.
  ///
  /// Views that are not listed by their own labels are taken to have those of all.
  static func isKnown(_ label: String?, of view: String) -> Bool {
    guard let label else { return true }
    return (ofViews[view] ?? all).contains(label)
  }

  /// Labels of `Button`, `Toggle` and their like, each with all its overloads. `systemSymbol` is the
  /// package SFSafeSymbols' own.
  private static let ofViews: [String: Set<String>] = {
    let titled: Set = ["label", "titleKey", "title", "systemImage", "systemSymbol", "image"]
    let own: [String: Set<String>] = [
      "Button": ["action", "role", "intent"], "Link": ["destination"],
      "Menu": ["content", "primaryAction"],
      "NavigationLink": ["destination", "value", "isActive", "tag", "selection"],
      "Toggle": ["isOn", "sources", "intent"],
      "Label": ["icon"],
      "ShareLink": ["item", "items", "subject", "message", "preview"],
    ]
    return own.mapValues { $0.union(titled) }
  }()

  private static let all: Set<String> = [
    "action", "actions", "alignment", "axis", "columns", "configuration", "content", "data",
    "destination", "footer", "header", "horizontalSpacing", "icon", "id", "image", "in", "isActive",
    "isExpanded", "isOn", "isPresented", "item", "items", "label", "message", "onEditingChanged",
    "onCommit", "preview", "primaryAction", "prompt", "role", "rows", "selection",
    "showsIndicators",
    "spacing", "step", "subject", "systemImage", "systemName", "tag", "text", "title", "value",
    "verbatim", "verticalSpacing", "variableValue", "bundle", "comment", "tableName", "format",
    "matching", "photoLibrary", "maxSelectionCount", "displayedComponents", "children", "path",
    "supportsOpacity", "minLength", "decorative", "cornerRadius", "style", "url", "scale",
    "transaction", "placeholder", "description", "total", "currentValueLabel", "root", "sidebar",
    "detail", "pinnedViews", "minimumValueLabel", "maximumValueLabel", "uiImage", "cgImage",
    "orientation", "date", "interval", "timerInterval", "countsDown", "named", "width", "height",
  ]
}
