import TouchModel

/// How a control of the system is measured, and how well that is known.
struct ControlMetrics {
  var leaf: Leaf
  var doubts: [Doubt]

  /// The metrics of a control.
  ///
  /// Sources: `sizeThatFits` of the UIKit controls that SwiftUI wraps, probed on iOS 17.5, 18.5 and
  /// 26.2, and hosting controllers of text fields; what is marked approximate is common knowledge.
  init(_ control: ViewNode.Control, extents: Extents) {
    let environment = control.environment
    doubts = []
    switch control.kind {
    case .switch: leaf = ControlMetrics.toggle(system: environment.system)
    case .stepper: leaf = .fixed(Size(width: 94, height: 32))
    case .slider: leaf = ControlMetrics.wide(height: 34)
    case .progressCircle:
      leaf = .fixed(Size(width: 20, height: 20))
    case .progressBar: leaf = ControlMetrics.wide(height: 4)
    case .textEditor:
      leaf = ControlMetrics.wide(height: 34)
      leaf.height = .fills(ideal: 100, minimum: 0)
    case .segmentedPicker(let titles):
      leaf = ControlMetrics.segments(titles, environment, extents, &doubts)
    case .menuPicker(let selection):
      leaf = ControlMetrics.menu(selection, extents, &doubts)
    case .wheelPicker:
      leaf = ControlMetrics.wide(height: ControlMetrics.about(216, 20, extents))
      doubts.append(.estimated("the size of a wheel is approximate"))
    case .compactDatePicker(let showsDate, let showsTime):
      let width = (showsDate ? 118.0 : 0) + (showsTime ? 84 : 0) + (showsDate && showsTime ? 8 : 0)
      leaf = .fixed(
        Size(
          width: ControlMetrics.about(width, 14, extents),
          height: ControlMetrics.about(34.33, 2, extents)))
      doubts.append(.estimated("the size of a compact date picker is approximate"))
    case .graphicalDatePicker:
      leaf = ControlMetrics.wide(height: ControlMetrics.about(340, 30, extents))
      leaf.width = .fills(ideal: 343, minimum: 280)
      doubts.append(.estimated("the size of a calendar is approximate"))
    case .colorWell:
      let side = ControlMetrics.about(28, 3, extents)
      leaf = .fixed(Size(width: side, height: side))
      doubts.append(.estimated("the size of a color well is approximate"))
    case .textField(let isRounded, let placeholder, let leastLines):
      leaf = ControlMetrics.field(isRounded, isSecure: false, isEmpty: false, environment, extents)
      if leastLines > 1, case .fixed(let line) = leaf.height {
        let pitch = FontMetrics(environment, extents: extents).pitch
        leaf.height = .fixed(line + Double(leastLines - 1) * pitch)
      }
      leaf.width = .fills(
        ideal: ControlMetrics.width(of: placeholder, isRounded, extents, &doubts))
      if isRounded { doubts.append(.estimated("the height of a rounded field is approximate")) }
    case .secureField(let isRounded, let placeholder, let isEmpty):
      leaf = ControlMetrics.field(isRounded, isSecure: true, isEmpty: isEmpty, environment, extents)
      // As wide as a field that is not secure, which asks for its placeholder's width.
      leaf.width = .fills(
        ideal: ControlMetrics.width(of: placeholder, isRounded, extents, &doubts))
      if isRounded { doubts.append(.estimated("the height of a rounded field is approximate")) }
    }
  }

  /// A length that may be off, at the end of its tolerance that the layout asks for.
  private static func about(_ length: Double, _ tolerance: Double, _ extents: Extents) -> Double {
    switch extents.metric {
    case .smallest: max(0, length - tolerance)
    case .typical: length
    case .largest: length + tolerance
    }
  }

  /// As wide as proposed.
  private static func wide(height: Double) -> Leaf {
    var leaf = Leaf.fixed(Size(width: 0, height: height))
    leaf.width = .fills(ideal: 200)
    return leaf
  }

  /// A switch, which reaches 2 points beyond its layout at the trailing side: 63 × 28 of 61 on 26,
  /// 51 × 31 of 49 before (measured; the layout width before 26 is taken to be alike).
  private static func toggle(system: Int) -> Leaf {
    var leaf = Leaf.fixed(
      system >= 26 ? Size(width: 61, height: 28) : Size(width: 49, height: 31))
    leaf.overhang.right = 2
    return leaf
  }

  /// A segmented control: as wide as proposed, segments alike, 32 points high.
  ///
  /// Three segments of "Segment A" to "Segment C" fit 263 × 32 before 26 and 260.33 × 32 on 26: a
  /// segment is as wide as the widest title at 13 points (67) and 20 points, 19 on 26, with a line a
  /// point wide between two.
  private static func segments(
    _ titles: [ViewNode.Text], _ environment: Environment, _ extents: Extents,
    _ doubts: inout [Doubt]
  ) -> Leaf {
    var widest = 0.0
    for var title in titles {
      title.environment.font = Font(.fixed(13))
      (title.environment.weight, title.environment.design) = (nil, nil)
      var ignored: [Doubt] = []
      let run = TextRun(title, extents: extents, isLabel: true, doubts: &ignored)
      doubts += ignored.filter { if case .open = $0 { true } else { false } }
      widest = max(widest, run.size(.unspecified).width)
    }
    let count = Double(max(1, titles.count))
    let margin = environment.system >= 26 ? 19.0 : 20
    var leaf = wide(height: 32)
    leaf.width = .fills(ideal: (widest + margin) * count + count - 1)
    return leaf
  }

  /// A picker as a menu, which shows its selection.
  private static func menu(
    _ selection: ViewNode.Text, _ extents: Extents, _ doubts: inout [Doubt]
  ) -> Leaf {
    let run = TextRun(selection, extents: extents, isLabel: true, doubts: &doubts)
    doubts.append(.estimated("the size of a menu picker is approximate"))
    // The title, two chevrons beside it, and the margins of a button without a border.
    let width = run.size(.unspecified).width + about(42, 10, extents)
    return .fixed(Size(width: width, height: about(34.33, 2, extents)))
  }

  /// The width of a field that is offered none: that of its text, which is its placeholder until
  /// there is any.
  private static func width(
    of placeholder: ViewNode.Text, _ isRounded: Bool, _ extents: Extents, _ doubts: inout [Doubt]
  ) -> Double {
    let text = TextRun(placeholder, extents: extents, isLabel: true, doubts: &doubts)
    return text.size(.unspecified).width + (isRounded ? 14 : 0)
  }

  /// A line of editable text: as wide as proposed and as high as the font's leading (22 points at
  /// 17), or, if it is secure, as its line (20.33), to a whole point while empty (21).
  private static func field(
    _ isRounded: Bool, isSecure: Bool, isEmpty: Bool, _ environment: Environment, _ extents: Extents
  ) -> Leaf {
    let font = FontMetrics(environment, extents: extents)
    if isRounded { return wide(height: about(max(34, font.lineHeight + 13.67), 2, extents)) }
    guard isSecure else { return wide(height: max(font.pitch, font.lineHeight).rounded(.up)) }
    let scale = isEmpty ? 1 : max(1, environment.scale)
    return wide(height: (font.lineHeight * scale - 0.001).rounded(.up) / scale)
  }
}
