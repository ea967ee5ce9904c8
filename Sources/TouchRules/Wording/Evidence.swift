import TouchModel

/// A step that led to a finding, with its place.
public struct Evidence: Hashable, Sendable {
  /// Where it stands.
  public var place: Place
  /// What it does, in words.
  public var message: String

  /// Creates a piece of evidence.
  public init(place: Place, message: String) {
    self.place = place
    self.message = message
  }
}

extension Evidence {
  /// The most steps that are told; a chain may be of any length.
  private static let limit = 8

  /// Returns how an element's hit region came to be, from its content outwards: the content and each
  /// step that changes a size, or was meant to.
  static func of(_ element: Screen.Element) -> [Evidence] {
    var result: [Evidence] = []
    for step in element.trace {
      guard let place = step.place, let message = message(step, element) else { continue }
      result.append(Evidence(place: place, message: message))
    }
    // The content and the outermost steps say the most.
    if result.count > limit { result.removeSubrange(1..<result.count - limit + 1) }
    return result
  }

  private static func message(_ step: Screen.Step, _ element: Screen.Element) -> String? {
    let about = element.about
    let (before, after) = (step.frameBefore.size, step.frameAfter.size)
    let grew = !before.isAlike(after)
    let reacts = step.regionAfter?.size
    let region = reacts.map { "\($0.points) react" } ?? "nothing reacts"
    switch (step.position, step.operation) {
    case (.outside, .frame), (.outside, .padding):
      guard grew else { return nil }
      return "'.\(step.name)' makes the space around \(element.named) \(about)\(after.points), "
        + "which does not react"
    case (.outside, .contentShape):
      return "'.\(step.name)' stands outside \(element.named) and does not enlarge it"
    case (.outside, _): return nil
    case (_, .content), (_, .container): return "'\(step.name)' is \(about)\(after.points)"
    case (_, .contentShape): return "'.\(step.name)' lets \(about)\(region)"
    case (_, .control): return nil
    case (_, .frame), (_, .padding), (_, .decoration), (_, .effect), (_, .other):
      let changes = grew || !(step.regionBefore?.size ?? .zero).isAlike(reacts ?? .zero)
      guard changes else { return nil }
      return "'.\(step.name)' makes it \(about)\(after.points), of which \(about)\(region)"
    }
  }
}

extension Size {
  /// Whether both sides are the same to a hundredth of a point.
  fileprivate func isAlike(_ other: Size) -> Bool {
    (width - other.width).magnitude < 0.01 && (height - other.height).magnitude < 0.01
  }
}
