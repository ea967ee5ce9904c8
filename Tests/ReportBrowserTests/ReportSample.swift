import TouchModel
import TouchRules

/// Audits of any size, judged by the real rules from layouts made by hand.
enum ReportSample {
  /// An audit of so many findings, in files of twenty, of which so many places have one cause.
  static func audit(
    _ count: Int, places: Int = 8, label: String = "xmark", file: String = "Views/Bar"
  ) -> Audit {
    var judgement = Judgement(policy: Policy(.hig))
    var lines: [Audit.Line: String] = [:]
    for number in 0..<count {
      let name = "\(file)\(number / 20).swift"
      let line = 10 * (number % 20) + 5
      let cause = Place(file: "Styles/Style.swift", line: 4 * (number / places) + 3, column: 5)
      let box = Rect(
        x: 150, y: 300, width: 18 + Double(number % 5) * 5, height: 20 + Double(number % 3) * 10)
      judgement.add([
        screen(
          [
            element("neighbour", Place(file: name, line: line + 4, column: 7), beside(box), cause),
            element(
              "\(label) \(number)", Place(file: name, line: line, column: 7), box, cause,
              region: number % 7 == 0 ? Region([.ellipse(box)]) : nil),
          ], context: UInt64(number))
      ])
      for extra in -2...2 {
        lines[Audit.Line(file: name, number: line + extra)] =
          extra == 0
          ? "      Button(action: close) { // \(label)" : "        // line \(line + extra)"
      }
      lines[Audit.Line(file: cause.file, number: cause.line)] = "    configuration.label"
    }
    var audit = judgement.finish(
      device: .iPhone16, system: 18, files: count / 20 + 1,
      problems: [
        Problem(
          kind: .syntax, file: "Bad.swift", line: 2, column: 3, message: "expected '}'",
          remedy: "add it")
      ])
    audit.lines = lines
    return audit
  }

  private static func beside(_ box: Rect) -> Rect {
    Rect(x: box.maxX + 8, y: box.minY, width: 60, height: 44)
  }

  private static func screen(_ elements: [Screen.Element], context: UInt64) -> Screen {
    let inContext = elements.map { element in
      var element = element
      element.id.context = context
      return element
    }
    return Screen(
      view: "Bar", place: Place(file: "Views/Bar.swift", line: 1, column: 1), device: .iPhone16,
      bounds: Rect(x: 0, y: 59, width: 393, height: 759), elements: inContext)
  }

  private static func element(
    _ label: String, _ place: Place, _ box: Rect, _ cause: Place, region: Region? = nil
  ) -> Screen.Element {
    let inner = Rect(x: box.midX - 8, y: box.midY - 8, width: 16, height: 16)
    let content = Screen.Step(
      place: cause, name: "Image", operation: .content, position: .style, frameBefore: inner,
      frameAfter: inner, regionBefore: inner, regionAfter: inner)
    let padding = Screen.Step(
      place: Place(file: cause.file, line: cause.line + 1, column: 7), name: "padding",
      operation: .padding, position: .style, frameBefore: inner, frameAfter: box,
      regionBefore: inner, regionAfter: box)
    return Screen.Element(
      id: Screen.Element.ID(place: place), kind: .button, label: label, view: "Bar",
      style: .custom("IconStyle"), visual: inner, layout: box, region: region ?? Region(box),
      trace: [content, padding])
  }
}
