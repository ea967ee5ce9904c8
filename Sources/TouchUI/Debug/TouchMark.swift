#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel
  import TouchRules

  /// What a colour of the overlay says of an element.
  enum TouchMeaning: CaseIterable {
    case meets
    case belowRecommended
    case belowMinimum
    case leftAlone

    var color: Color {
      switch self {
      case .meets: .green
      case .belowRecommended: .orange
      case .belowMinimum: .red
      case .leftAlone: .gray
      }
    }

    /// What the legend says of the colour.
    var words: String {
      switch self {
      case .meets: "meets the policy"
      case .belowRecommended: "smaller than recommended"
      case .belowMinimum: "smaller than allowed, or cut off"
      case .leftAlone: "the system's own, which the policy leaves alone"
      }
    }
  }

  /// An element of a running app with what the rules say of it.
  struct TouchMark {
    var number: Int
    var element: TouchModel.Screen.Element
    var meaning: TouchMeaning
    /// The auditor's words, where the element fails.
    var message: String?

    /// Whether where it reacts is taken from what assistive technology outlines.
    var isEstimated: Bool { element.certainty != .exact }

    /// Returns the elements in the order of the screen, as the auditor's rules judge them.
    static func judged(
      _ elements: [TouchModel.Screen.Element], policy: Policy, device: Device
    ) -> [TouchMark] {
      var screen = TouchModel.Screen(
        view: "overlay", device: device,
        bounds: TouchModel.Rect(origin: .zero, size: device.size))
      screen.elements = elements.sorted {
        ($0.layout.minY, $0.layout.minX, $0.label ?? "")
          < ($1.layout.minY, $1.layout.minX, $1.label ?? "")
      }
      for index in screen.elements.indices {
        screen.elements[index].id.place = place(of: index)
      }
      var judgement = Judgement(policy: policy)
      judgement.add([screen])
      let audit = judgement.finish(device: device, system: 18, files: 0)
      return screen.elements.enumerated().map { number, element in
        let finding = audit.findings.first { $0.subject.place == place(of: number) }
        let isExempt = audit.exempt.contains { $0.subject.place == place(of: number) }
        return TouchMark(
          number: number, element: element,
          meaning: finding.map { meaning(of: $0.severity) } ?? (isExempt ? .leftAlone : .meets),
          message: finding?.message)
      }
    }

    private static func place(of number: Int) -> Place {
      Place(file: "overlay", line: number + 1, column: 1)
    }

    private static func meaning(of severity: Severity) -> TouchMeaning {
      switch severity {
      case .error: .belowMinimum
      case .warning, .note: .belowRecommended
      }
    }
  }

  extension InspectedTarget {
    /// The target as rules know it: its region is known exactly.
    var element: TouchModel.Screen.Element {
      let nowhere = Place(file: "overlay", line: 0, column: 0)
      return TouchModel.Screen.Element(
        id: .init(place: nowhere), kind: .button, label: name,
        view: "overlay", style: .custom(name), hasPlainLabel: false,
        visual: TouchModel.Rect(frame), layout: TouchModel.Rect(frame),
        region: Region(TouchModel.Rect(hit)),
        clipped: reached.map { Region(TouchModel.Rect($0)) } ?? .empty,
        cutter: reached == hit ? nil : .init(name: "ScrollView", place: nowhere))
    }
  }
#endif
