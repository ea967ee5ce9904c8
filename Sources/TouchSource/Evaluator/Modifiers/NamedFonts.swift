import TouchLayout

/// Modifiers that the source does not hold and whose names say what they make of a font.
extension Evaluation {
  /// How much smaller and larger than the system's a package's font of the same name may be.
  private static let spread = (least: 0.8, most: 1.25)

  /// What flows down from a modifier that is named after fonts or colours, as `footnote()`,
  /// `title3(.semibold)`, `rounded()` and `secondary()`; nil for one of another name, or one that is
  /// given something else.
  func environment(
    insideModifierNamedLike call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> FlowingEnvironment? {
    let given = call.arguments.flatMap { names($0.value) ?? [""] }
    let (weight, design) = (
      given.compactMap(Font.Weight.init).first, given.compactMap(Font.Design.init(named:)).first
    )
    guard given.count == (weight == nil ? 0 : 1) + (design == nil ? 0 : 1) else { return nil }
    var inside = environment
    if let style = TextStyle(rawValue: call.name) {
      let size = style.pointSize(at: .large)
      inside.layout.font = Font(
        .scaled(
          Length(
            smallest: (size * Self.spread.least).rounded(), typical: size,
            largest: (size * Self.spread.most).rounded()), relativeTo: style),
        weight: weight ?? (style == .headline ? .semibold : nil), design: design ?? .default)
      return inside
    }
    guard given.isEmpty else { return nil }
    if let weight = Font.Weight(rawValue: call.name) {
      inside.layout.weight = weight
    } else if let design = Font.Design(named: call.name) {
      inside.layout.design = design
    } else if !Self.namesOfColours.contains(call.name) {
      return nil
    }
    return inside
  }

  /// The system's names of foreground styles.
  private static let namesOfColours: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary",
  ]
}
