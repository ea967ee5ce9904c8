import Foundation
import TouchModel

/// Reads what `XCUIApplication.debugDescription` prints of a running app.
///
/// Each line below "Element subtree" is an element, as deep as it is indented. What follows, the
/// path to the element and the chain of queries, tells of some elements again and is left out:
///
///     Button, 0x600000, {{16.0, 100.0}, {40.0, 40.0}}, label: 'Close', Disabled
///
/// A frame there is what assistive technology outlines, so that the hit region is estimated.
public enum DebugDescriptionReader {
  /// Returns the screen that a description shows, or nil where it shows no element at all.
  ///
  /// - Parameters:
  ///   - description: What `debugDescription` returned.
  ///   - device: The device that the app ran on.
  public static func read(_ description: String, device: Device) -> Screen? {
    var screen = Screen(
      view: "", device: device, bounds: Rect(origin: .zero, size: device.size))
    var containers: [(depth: Int, container: Screen.Element.Container)] = []
    var hasElements = false
    var isInside = !description.contains(Section.subtree.rawValue)
    for (number, text) in description.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      if let section = Section.allCases.first(where: { text.contains($0.rawValue) }) {
        isInside = section == .subtree
      }
      guard isInside, let line = Line(text) else { continue }
      hasElements = true
      if line.type == "Application", let label = line.label { screen.view = label }
      containers.removeAll { $0.depth >= line.depth }
      if let container = line.container { containers.append((line.depth, container)) }
      guard let kind = line.kind else { continue }
      screen.elements.append(
        Screen.Element(
          id: Screen.Element.ID(
            place: Place(file: screen.view, line: number + 1, column: 1)),
          kind: kind, label: line.label, view: screen.view,
          container: containers.last?.container ?? .none, isEnabled: line.isEnabled,
          visual: line.frame, layout: line.frame, region: Region(line.frame),
          certainty: .estimated, reason: "an accessibility frame stands for the hit region"))
    }
    return hasElements ? screen : nil
  }

  /// The parts of a description, by what stands above them.
  private enum Section: String, CaseIterable {
    case attributes = "Attributes: "
    case subtree = "Element subtree:"
    case path = "Path to element:"
    case chain = "Query chain:"
  }

  /// One element of a description.
  private struct Line {
    var depth: Int
    var type: String
    var frame = Rect.zero
    var label: String?
    var isEnabled = true

    init?(_ text: Substring) {
      depth = text.prefix { $0 == " " || $0 == "→" }.count
      let content = text.drop { $0 == " " || $0 == "→" }
      guard let comma = content.firstIndex(of: ","), content.contains("0x") else { return nil }
      // `Window (Main)` says more than the type.
      type = String(content[..<comma].prefix { $0 != " " })
      guard type.allSatisfy(\.isLetter), let first = type.first, first.isUppercase else {
        return nil
      }
      if let start = content.range(of: "{{") {
        guard let end = content.range(of: "}}", range: start.upperBound..<content.endIndex) else {
          return nil
        }
        let numbers = content[start.upperBound..<end.lowerBound]
          .split { "{}, ".contains($0) }.compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
      if let quote = content.range(of: "label: '") {
        // A label may hold quotation marks: it ends where the next part begins, or the line.
        let rest = content[quote.upperBound...]
        let ends = ["', ", "'"].compactMap { rest.range(of: $0)?.lowerBound }
        if let end = ends.first { label = String(rest[..<end]) }
      }
      isEnabled = !content.hasSuffix(", Disabled") && !content.contains(", Disabled,")
    }

    var kind: Screen.Element.Kind? {
      switch type {
      case "Button": .button
      case "Link": .link
      case "Switch", "Toggle", "CheckBox": .toggle
      case "Slider": .slider
      case "Stepper": .stepper
      case "Picker", "SegmentedControl": .picker
      case "DatePicker": .datePicker
      case "TextField", "SearchField": .textField
      case "SecureTextField": .secureField
      case "TextView": .textEditor
      case "PopUpButton", "MenuButton": .menu
      default: nil
      }
    }

    var container: Screen.Element.Container? {
      switch type {
      case "NavigationBar": .navigationBar
      case "Toolbar": .toolbar
      case "TabBar": .tabBar
      case "Alert", "Sheet": .alert
      case "Menu": .menu
      case "Cell": .row
      default: nil
      }
    }
  }
}
