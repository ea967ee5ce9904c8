import TouchModel

/// A step that led to a finding, with its place.
public struct Evidence: Hashable, Sendable {
  /// Where it stands.
  public var place: Place
  /// What it does, in words.
  public var message: String
  /// The layout frame outside the step, if it is one.
  public var frame: Rect?

  /// Creates a piece of evidence.
  public init(place: Place, message: String, frame: Rect? = nil) {
    self.place = place
    self.message = message
    self.frame = frame
  }
}

extension Evidence {
  /// The most steps that are told; a chain may be of any length.
  private static let limit = 8

  /// Returns how an element's hit region came to be, from its content outwards: the content and each
  /// step that changes a size, or was meant to.
  ///
  /// - Parameter ofStates: The steps that are so in some states alone: what these are is said with them, and
  ///   where that is not known they are not told.
  static func of(
    _ element: Screen.Element, ofStates: [Candidate.StepOfStates] = []
  ) -> [Evidence] {
    var result: [Evidence] = []
    for (index, step) in element.trace.enumerated() {
      // Ensure that it says something new: a container around one view is as large as that.
      if step.operation == .container, index > 0, step.isSizeKept { continue }
      guard let place = step.place, var message = message(step, element) else { continue }
      if let states = ofStates.first(where: { $0.step == index }) {
        guard !states.choices.isEmpty else { continue }
        message +=
          " where "
          + states.choices.map { "'\($0.condition)' is '\($0.alternative)'" }
          .joined(separator: " and where ")
      }
      result.append(Evidence(place: place, message: message, frame: step.frameAfter))
    }
    // The content and the outermost steps say the most.
    if result.count > limit { result.removeSubrange(1..<result.count - limit + 1) }
    return result + rooms(around: element)
  }

  /// What the views around an element cut off of it.
  private static func rooms(around element: Screen.Element) -> [Evidence] {
    let sides = [("width", element.sides?.width), ("height", element.sides?.height)]
    return sides.compactMap { noun, side in
      guard let side, let frame = side.frame else { return nil }
      if let room = side.room, room.length < frame - 0.01 {
        return Evidence(
          place: room.place,
          message: "\(viewAround(room.name)) leaves at most \(room.length.plain) pt of its \(noun)")
      }
      guard side.room == nil, let edge = side.edge, let most = side.most, most < frame - 0.01
      else { return nil }
      return Evidence(
        place: element.id.place,
        message: "it sticks out of \(viewAround(edge)), so that at most \(most.plain) pt of its "
          + "\(noun) react")
    }
  }

  private static func message(_ step: Screen.Step, _ element: Screen.Element) -> String? {
    func about(_ known: Certainty?) -> String {
      known ?? element.certainty == .exact ? "" : "about "
    }
    let aboutRegion = about(step.regionCertainty)
    let after = about(step.certainty) + step.frameAfter.size.points
    let reacts = step.regionAfter?.size
    // What is known of the region inside is the box around it.
    let region = reacts.map { "at most \(aboutRegion)\($0.points) react" } ?? "nothing reacts"
    switch (step.position, step.operation) {
    case (.outside, .frame), (.outside, .padding):
      guard !step.isSizeKept else { return nil }
      return
        "'.\(step.name)' makes the space around \(element.named) \(after), which does not react"
    case (.outside, .contentShape):
      return "'.\(step.name)' stands outside \(element.named) and does not enlarge it"
    case (.outside, _), (_, .control): return nil
    case (_, .content) where element.sides?.isPair == false,
      (_, .container) where element.sides?.isPair == false:
      return "'\(step.name)' has \(element.extent(step.frameAfter.size))"
    case (_, .content), (_, .container):
      return "'\(step.name)' is \(after)"
    case (_, .contentShape) where element.sides?.isPair == false:
      return "'.\(step.name)' lets \(element.extent(reacts ?? .zero)) react"
    case (_, .contentShape):
      return "'.\(step.name)' lets \(aboutRegion)\((reacts ?? .zero).points) react"
    case (_, .constraint):
      let (names, isOne) = step.namesOfConstraints
      let gives =
        element.isGivenTogether || element.isDistance(step)
        ? (isOne ? "is" : "are") + " among what gives" : isOne ? "gives" : "give"
      if let side = element.sideAlone(givenBy: step) { return "\(names) \(gives) it \(side)" }
      if element.sides?.isPair == false {
        return "\(names) \(gives) it \(element.extent(step.frameAfter.size))"
      }
      return "\(names) \(isOne ? "makes" : "make") it \(after)"
    case (_, .hitTest) where element.sides?.isPair == false:
      return "'\(step.name)' lets \(element.extent(reacts ?? .zero)) react"
    case (_, .hitTest):
      return "'\(step.name)' lets \(aboutRegion)\((reacts ?? .zero).points) react"
    case (_, .frame), (_, .padding), (_, .decoration), (_, .effect), (_, .other):
      let isRegionKept = (step.regionBefore?.size ?? .zero).isAlike(reacts ?? .zero)
      if step.isSizeKept, isRegionKept {
        return step == element.trace.frameOfContent ? "'.\(step.name)' makes it \(after)" : nil
      }
      // What draws content turned or larger leaves layout as it is.
      if step.isSizeKept, step.operation == .effect, let reacts {
        return
          "'.\(step.name)' leaves its place as it is and lets \(aboutRegion)\(reacts.points) react"
      }
      // An outline reacts along the edge alone, which the box around it does not tell.
      // Nor does the box tell anything where a style lets all of the label react.
      let isBoxVoid = element.isOutlined(at: step) || element.isShapedByStyle
      if isBoxVoid, step.isSizeKept { return nil }
      return "'.\(step.name)' makes it \(after)" + (isBoxVoid ? "" : ", of which \(region)")
    }
  }
}

extension Screen.Element {
  /// Whether several steps give a view of UIKit lengths that differ, so that none gives all of them.
  fileprivate var isGivenTogether: Bool {
    guard let sides, sides.width.isVaried || sides.height.isVaried else { return false }
    return trace.count { $0.operation == .constraint || $0.operation == .content } > 1
  }

  /// Whether a step is one of the distances around what is to stay as it is that give a side its length with
  /// that.
  fileprivate func isDistance(_ step: Screen.Step) -> Bool {
    guard let sides, let place = step.place else { return false }
    return [sides.width, sides.height].contains {
      $0.decider?.names.isEmpty == true && $0.places.contains(place)
    }
  }

  /// The one side that a step alone gives a view of UIKit, in words; nil where it gives both.
  fileprivate func sideAlone(givenBy step: Screen.Step) -> String? {
    guard let sides, let place = step.place else { return nil }
    let size = step.frameAfter.size
    let given = [("width", sides.width, size.width), ("height", sides.height, size.height)]
      .filter { $0.1.places.contains(place) }
    guard given.count == 1, let (noun, side, length) = given.first else { return nil }
    return side.words(for: length).map { "a \(noun) of \($0)" }
  }

  /// Whether what reacts after a step lies around more than any one piece of what reacts in the end.
  fileprivate func isOutlined(at step: Screen.Step) -> Bool {
    guard let box = step.regionAfter?.size, let piece = region.largestPiece?.size else {
      return false
    }
    return box.covers(step.frameAfter.size, tolerance: 0.01) && !piece.covers(box, tolerance: 0.01)
  }

  /// Whether its style makes all of its label react, whatever the steps inside leave bare.
  fileprivate var isShapedByStyle: Bool {
    // The system's own shape stands nowhere in the source.
    let isShape = { (step: Screen.Step) in
      step.position == .style && step.operation == .contentShape && step.place == nil
    }
    if trace.contains(where: isShape) { return true }
    // A row is no step at all.
    guard let last = trace.last(where: { $0.isInside && $0.place != nil }),
      let region = region.boundingBox
    else { return false }
    return region.contains(last.frameAfter, tolerance: 0.01)
      && !(last.regionAfter?.contains(last.frameAfter, tolerance: 0.01) ?? false)
  }
}

extension Screen.Step {
  /// Whether the frame is as large as before.
  fileprivate var isSizeKept: Bool { frameBefore.size.isAlike(frameAfter.size) }

  /// The names of the constraints that it stands for, as `leading and trailing`, in words, and whether it is
  /// one alone.
  fileprivate var namesOfConstraints: (words: String, isOne: Bool) {
    let names = name.split(separator: " ").filter { $0 != "and" }.map { "'\($0)'" }
    return (names.joined(separator: " and "), names.count < 2)
  }
}

extension Size {
  /// Whether both sides are the same to a hundredth of a point.
  fileprivate func isAlike(_ other: Size) -> Bool {
    (width - other.width).magnitude < 0.01 && (height - other.height).magnitude < 0.01
  }
}

#if !hasFeature(Embedded)
  extension Evidence: Codable {}
#endif
