import TouchModel
import TouchRules

/// An audit and an inspected view made by hand, for the texts of reports.
enum Sample {
  static func element(
    _ name: String, line: Int, width: Double, height: Double,
    kind: Screen.Element.Kind = .button, style: Screen.Element.Style = .automatic,
    certainty: Certainty = .exact, reason: String? = nil
  ) -> Screen.Element {
    let box = Rect(x: 20, y: Double(line - 4) * 100, width: width, height: height)
    let step = Screen.Step(
      place: Place(file: "Bar.swift", line: line + 1, column: 9), name: "Image",
      operation: .content, position: .label, frameBefore: box, frameAfter: box, regionBefore: box,
      regionAfter: box)
    return Screen.Element(
      id: Screen.Element.ID(place: Place(file: "Bar.swift", line: line, column: 7)), kind: kind,
      label: name, view: "Bar", style: style, visual: box, layout: box, region: Region(box),
      certainty: certainty, reason: reason, trace: [step])
  }

  static func screen(
    _ elements: [Screen.Element], content: Screen.Extent = .typical
  ) -> Screen {
    Screen(
      view: "Bar", place: Place(file: "Bar.swift", line: 3, column: 1), device: .iPhone16,
      bounds: Rect(x: 0, y: 59, width: 393, height: 759),
      variant: Screen.Variant(content: content), elements: elements)
  }

  /// A failing, an undecided, a passing and an exempt element, and a problem.
  static var audit: Audit {
    let fixed = [
      element("say \"x\"", line: 5, width: 20 + 1.0 / 3, height: 24, certainty: .estimated),
      element("plus", line: 13, width: 44, height: 44),
      element("done", line: 15, width: 80, height: 34.33, style: .bordered),
    ]
    let small = element("title", line: 9, width: 20, height: 44, reason: "'title' is open")
    let large = element("title", line: 9, width: 60, height: 44, reason: "'title' is open")
    var judgement = Judgement(policy: Policy(.hig))
    judgement.add([screen(fixed + [small], content: .smallest), screen(fixed + [large])])
    judgement.add(
      leftOut: Subject(
        place: Place(file: "Bar.swift", line: 21, column: 7), kind: .link, label: "old",
        view: "Bar"),
      as: .preview)
    var audit = judgement.finish(
      device: .iPhone16, system: 18, files: 2,
      problems: [
        Problem(
          kind: .syntax, file: "Bad.swift", line: 2, column: 3, message: "expected '}'",
          remedy: "add it")
      ])
    audit.lines[Audit.Line(file: "Bar.swift", number: 5)] = "\té: Button(action: say) {"
    return audit
  }

  static var view: InspectedView {
    func elements(_ width: Double) -> [Screen.Element] {
      [
        element("plus", line: 5, width: 44, height: 44),
        element("title", line: 9, width: width, height: 20 + 1.0 / 3, certainty: .unknown),
      ]
    }
    return InspectedView(
      typical: screen(elements(90)), smallest: screen(elements(10), content: .smallest),
      largest: screen(elements(250), content: .largest), contexts: 2)
  }
}
