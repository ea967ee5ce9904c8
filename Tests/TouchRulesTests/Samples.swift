import TouchModel
import TouchRules

/// Elements and screens made by hand, for tests of what judges them.
enum Sample {
  static let file = "Sample.swift"
  static let bounds = Rect(x: 0, y: 0, width: 393, height: 852)

  static func place(_ line: Int, _ column: Int = 7) -> Place {
    Place(file: file, line: line, column: column)
  }

  /// A button of a symbol, whose box and hit region are one rectangle.
  static func element(
    _ width: Double, _ height: Double, kind: Screen.Element.Kind = .button,
    label: String? = "xmark", line: Int = 5, context: UInt64 = 1,
    container: Screen.Element.Container = .none, style: Screen.Element.Style = .automatic,
    controlSize: Screen.Element.ControlSize = .regular, hasPlainLabel: Bool = true,
    region: Region? = nil, layout: Rect? = nil, reason: String? = nil, trace: [Screen.Step] = []
  ) -> Screen.Element {
    let box = Rect(x: 10, y: 10, width: width, height: height)
    return Screen.Element(
      id: Screen.Element.ID(place: place(line), context: context), kind: kind, label: label,
      view: "Sample", container: container, style: style, controlSize: controlSize,
      hasPlainLabel: hasPlainLabel, visual: box, layout: layout ?? box,
      region: region ?? Region(box), reason: reason, trace: trace)
  }

  /// A large button around a box, so that the box has no space of its own.
  static func surroundings(of box: Rect) -> Screen.Element {
    let around = box.outset(by: Outsets(all: 50))
    return element(
      around.width, around.height, line: 90, region: Region(around), layout: around)
  }

  static func screen(
    _ elements: [Screen.Element], choices: [Screen.Choice] = [],
    content: Screen.Extent = .typical, exception: Screen.Exception? = nil,
    device: Device = .iPhone16
  ) -> Screen {
    Screen(
      view: "Sample", place: place(1, 1), device: device, bounds: bounds,
      variant: Screen.Variant(choices: choices, content: content, exception: exception),
      elements: elements)
  }

  static func choice(_ condition: String, _ alternative: String = "false", line: Int = 3)
    -> Screen.Choice
  {
    Screen.Choice(condition: condition, alternative: alternative, place: place(line, 5))
  }

  /// A step that makes a frame of one size out of another, from the same corner as the elements;
  /// `region` is what reacts inside.
  static func step(
    _ operation: Screen.Step.Operation, _ position: Screen.Step.Position = .label, line: Int,
    from: (Double, Double), to: (Double, Double), region: (Double, Double),
    then: (Double, Double)? = nil
  ) -> Screen.Step {
    func rect(_ size: (Double, Double)) -> Rect {
      Rect(x: 10, y: 10, width: size.0, height: size.1)
    }
    // What stands around a control grows on all sides.
    let (x, y) = position == .outside ? ((to.0 - from.0) / 2, (to.1 - from.1) / 2) : (0, 0)
    return Screen.Step(
      place: place(line, 9), name: name(operation), operation: operation, position: position,
      frameBefore: rect(from), frameAfter: rect(to).offset(x: -x, y: -y),
      regionBefore: rect(region),
      regionAfter: rect(then ?? region))
  }

  private static func name(_ operation: Screen.Step.Operation) -> String {
    switch operation {
    case .content: "Image"
    case .container: "HStack"
    case .decoration: "background"
    case .effect: "scaleEffect"
    case .frame, .padding, .contentShape, .control, .constraint, .hitTest, .other:
      operation.rawValue
    }
  }

  /// A symbol of 20×24 points.
  static let symbol = step(.content, line: 6, from: (20, 24), to: (20, 24), region: (20, 24))

  /// Judges elements that were laid out once.
  static func audit(
    _ elements: [Screen.Element], under policy: Policy.Name = .hig, device: Device = .iPhone16
  ) -> Audit {
    audit([[screen(elements, device: device)]], under: policy)
  }

  /// Judges roots with their layouts.
  static func audit(_ roots: [[Screen]], under policy: Policy.Name = .hig) -> Audit {
    var judgement = Judgement(policy: Policy(policy))
    for root in roots { judgement.add(root) }
    return judgement.finish(device: roots.first?.first?.device ?? .iPhone16, system: 18, files: 1)
  }
}

extension Audit {
  /// The findings as `severity rule`, in order.
  var brief: [String] { findings.map { "\($0.severity.rawValue) \($0.rule.rawValue)" } }

  /// The reasons of all exemptions, in order.
  var exemptions: [String] { exempt.map { $0.exemption.reason } }

  /// Elements failed, undecided, passed and exempt.
  var verdicts: [Int] { [counts.failed, counts.undecided, counts.passed, counts.exempt] }
}
