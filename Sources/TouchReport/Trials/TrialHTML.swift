import TouchModel

/// What a log of taps says of a person, as a page that needs nothing else.
public struct TrialHTML {
  /// Returns the report of a trial.
  public static func text(of report: TrialReport) -> String {
    let statements = TrialText.statements(report).map { "<li>\(Markup.escaped($0))</li>" }
    let skipped = report.log.skipped.map {
      "<li>line \($0.line): \(Markup.escaped($0.reason))</li>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Markup.escaped(report.name))</title>
      <style>
      body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
      svg { width: 100%; max-width: 30rem; height: auto }
      </style>
      <h1>\(Markup.escaped(report.name))</h1>
      <ul>
      \(statements.joined(separator: "\n"))
      </ul>
      \(picture(report.person))
      \(skipped.isEmpty ? "" : "<h2>Lines that were skipped</h2>\n<ul>\n\(skipped.joined(separator: "\n"))\n</ul>\n")</html>

      """
  }

  /// The taps about their aim, a millimetre a unit, with one and two deviations about their middle.
  private static func picture(_ person: Person) -> String {
    guard !person.scatter.isEmpty else { return "" }
    let reach = person.scatter.reduce(5.0) { max($0, min(20, max($1.x.magnitude, $1.y.magnitude))) }
    let side = (reach + 1).decimals(2)
    var shapes = [
      "<line x1=\"-\(side)\" x2=\"\(side)\" y1=\"0\" y2=\"0\"/>",
      "<line y1=\"-\(side)\" y2=\"\(side)\" x1=\"0\" x2=\"0\"/>",
    ]
    if let x = person.offsetX, let y = person.offsetY, let u = person.deviationX,
      let v = person.deviationY
    {
      for factor in [1.0, 2] {
        shapes.append(
          "<ellipse cx=\"\(x.value.decimals(2))\" cy=\"\(y.value.decimals(2))\" "
            + "rx=\"\((factor * u.value).decimals(2))\" ry=\"\((factor * v.value).decimals(2))\"/>")
      }
    }
    let dots = person.scatter.map { point in
      "<circle cx=\"\(point.x.decimals(2))\" cy=\"\(point.y.decimals(2))\" r=\"0.12\"/>"
    }
    let extent = (2 * (reach + 1)).decimals(2)
    return """
      <svg viewBox="-\(side) -\(side) \(extent) \(extent)" role="img" aria-label="Where taps landed \
      about their aim: a cross; ellipses are one and two standard deviations">
      <g fill="none" stroke="currentColor" stroke-width="0.05" opacity="0.6">
      \(shapes.joined(separator: "\n"))
      </g>
      <g fill="currentColor" opacity="0.5">
      \(dots.joined(separator: "\n"))
      </g>
      </svg>
      """
  }
}
