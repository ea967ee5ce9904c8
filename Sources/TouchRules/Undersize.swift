import TouchModel

/// What the rules on size have in common: whether a target is smaller than a policy asks, and why.
package enum Undersize {
  /// Sizes closer to a requirement than this many points meet it: sums of lengths are inexact.
  package static let tolerance = 0.01

  /// Returns what a policy says of an element's size, for a rule of the policy's base severity.
  static func judge(
    _ element: Screen.Element, on screen: Screen, under policy: Policy, rule: Rule.ID,
    measured: Size? = nil
  ) -> Outcome {
    guard let base = policy.severity(of: rule) else { return .notApplicable }
    if let exemption = Exemption.of(element, on: screen, under: policy) {
      return .exempt(exemption)
    }
    let asked = policy.targetSize(on: screen.device.platform)
    let whole = measured ?? element.region.size(as: policy.measure)
    guard !whole.covers(asked.recommended, tolerance: tolerance) else { return .pass }
    if policy.allows(.spacing),
      SpacingException.holds(for: element, on: screen, diameter: asked.recommended.width)
    {
      return .exempt(Exemption(reason: "spacing", source: "\(asked.source), exception 'spacing'"))
    }
    let left = measured == nil ? Covering.rest(of: element, on: screen, under: policy) : nil
    let size = left ?? whole
    let isBelowMinimum = asked.minimum.map { !size.covers($0, tolerance: tolerance) } ?? false
    let fault = Fault.inSize(of: element, required: asked.recommended)
    return .fail(
      Violation(
        severity: isBelowMinimum ? .error : base, required: asked.recommended, measured: size,
        cause: cause(element, fault, required: asked.recommended), fault: fault,
        remedy: remedy(element, fault, size: whole, required: asked.recommended)
          .withRoom(for: element, on: screen),
        evidence: Covering.evidence(of: element, on: screen, under: policy)))
  }

  /// The step at fault; else, where the control's box would do, what makes the box; else the
  /// content, or what gives that its length.
  private static func cause(
    _ element: Screen.Element, _ fault: Fault?, required: Size
  ) -> Place? {
    if let place = fault?.place { return place }
    if element.framework == .uiKit { return element.shortening(required) }
    if element.layout.size.covers(required, tolerance: tolerance) { return element.boxPlace }
    return (element.trace.frameOfContent ?? element.trace.first { $0.isInside })?.place
  }

  private static func remedy(
    _ element: Screen.Element, _ fault: Fault?, size: Size, required: Size
  ) -> Remedy {
    if element.framework == .uiKit {
      // A side that may be too short has to be given a length as well.
      // What a view around it cuts off of what its class lets react is short, too.
      let left = element.reactsBeyondBounds ? element.clipped.boundingBox?.size ?? size : size
      let least = Size(
        width: min(element.sides?.width.least ?? size.width, left.width),
        height: min(element.sides?.height.least ?? size.height, left.height))
      return .constrain(
        width: least.width < required.width - tolerance ? required.width : nil,
        height: least.height < required.height - tolerance ? required.height : nil)
    }
    let isBoxEnough =
      element.reactsWhereDrawn && !element.isPlaced
      && element.layout.size.covers(required, tolerance: tolerance)
    let isField = element.kind == .textField || element.kind == .secureField
    if isField, element.isDrawnBySystem, element.controlSize >= .regular {
      // Whatever stands around a field only gives it room.
      return .focus(
        width: size.width < required.width - tolerance ? required.width : nil,
        height: size.height < required.height - tolerance ? required.height : nil)
    }
    // A content shape lets all of the box react that is around what does.
    let enlarging = element.remedy(
      toReactIn: isBoxEnough ? element.layout.size : size.union(element.reacting),
      required: required)
    // What a style sizes is as it is whatever moves into the label, and what is drawn elsewhere than
    // a later step lies is cut off by a shape behind that.
    let displacement = element.displacement(required: required)
    func isBehindDisplacement(_ step: Screen.Step) -> Bool {
      guard let displacement, let end = element.trace.firstIndex(of: displacement) else {
        return false
      }
      return element.trace[end...].contains(step)
    }
    switch fault {
    case .outside(let step):
      if enlarging.isInStyle { return enlarging }
      return element.remedy(toFill: step, required: required)
        ?? .moveInside(step: step, needsShape: element.reactsWhereDrawn)
    case .early(_, let growth) where isBehindDisplacement(growth),
      .unshaped(_, last: let growth) where isBehindDisplacement(growth):
      return enlarging
    case .early(let shape, let growth):
      return enlarging.isInStyle && growth.position == .label
        ? enlarging : .moveShape(shape: shape, after: growth)
    case .unshaped(_, last: let growth):
      return enlarging.isInStyle && growth.position == .label
        ? enlarging : .shapeAfter(step: growth)
    case .gap, .clipped, .taken, .crowded, nil: break
    }
    switch (element.kind, element.style) {
    case (.textLink, _):
      return .padVertically(((required.height - size.height) / 2).rounded(.up))
    case (_, .custom): return enlarging
    case (.toggle, _), (.stepper, _), (.slider, _), (.picker, _), (.pageControl, _),
      (.datePicker, _), (.colorPicker, _), (.textField, _), (.secureField, _):
      guard element.isDrawnBySystem else { return enlarging }
      return element.controlSize < .regular ? .controlSize(.regular) : .replace
    case (_, .bordered), (_, .borderedProminent), (_, .system):
      return element.controlSize < .large ? .controlSize(.large) : enlarging
    default: return enlarging
    }
  }
}

extension Screen.Element {
  /// The size of the box around what reacts of its own frame, in points.
  var reacting: Size { region.boundingBox?.intersection(layout)?.size ?? .zero }

  /// Whether its class lets more than its bounds react.
  fileprivate var reactsBeyondBounds: Bool {
    trace.contains { step in
      guard step.operation == .hitTest, let before = step.regionBefore, let after = step.regionAfter
      else { return false }
      return after.width > before.width || after.height > before.height
    }
  }

  /// Whether nothing makes its whole box react, so that gaps and space around do not.
  var reactsWhereDrawn: Bool {
    switch style {
    case .plain, .custom: return true
    case .automatic, .borderless, .bordered, .borderedProminent, .system: break
    }
    return kind.isGesture
  }

  /// Whether the system draws all of it, so that no label can be made larger.
  fileprivate var isDrawnBySystem: Bool {
    let own = trace.first { $0.position == .control }
    return trace.first { $0.isInside }.map { $0.name == own?.name } ?? true
  }

  /// Whether a step gives it a place in all that is offered, so that its layout frame is no box of
  /// its own: a shape there would react in all of it.
  var isPlaced: Bool {
    trace.contains {
      $0.isInside && $0.operation == .effect && $0.frameAfter.size != $0.frameBefore.size
    }
  }

  /// Whether a step draws it, and lets it react, elsewhere than layout put it: turned, scaled, or by
  /// an offset that is wide enough to leave a gap.
  var isMoved: Bool {
    trace.contains {
      $0.isInside && $0.operation == .effect
        && ($0.regionAfter != $0.regionBefore
          || max(
            abs($0.frameAfter.minX - $0.frameBefore.minX),
            abs($0.frameAfter.minY - $0.frameBefore.minY)) > Region.usualPadding)
    }
  }

  /// Where code makes a view of UIKit smaller than required: the step that decides the side that is
  /// short, unless a later one draws it smaller or decides where it reacts.
  fileprivate func shortening(_ required: Size) -> Place? {
    let last = trace.last { $0.isInside }
    guard let sides, last?.operation != .effect, last?.operation != .hitTest else {
      return last?.place
    }
    if let room = sides.room(shortOf: required) { return room }
    let places = sides.places(shortOf: required)
    return trace.last { $0.isInside && $0.place.map(places.contains) ?? false }?.place
      ?? last?.place
  }

  /// Where the step that gives it its box is written.
  var boxPlace: Place? { boxStep?.place }

  /// The step that gives it its box, as far as one is written.
  var boxStep: Screen.Step? {
    let inside = trace.filter { $0.isInside }
    let box = inside.last { step in
      switch step.operation {
      case .frame, .padding, .container:
        return step.place != nil && step.frameAfter.contains(layout, tolerance: 0.01)
      default: return false
      }
    }
    return box ?? inside.last { $0.place != nil }
  }
}

extension Screen.Sides {
  private func short(of required: Size) -> [(side: Screen.Side, length: Double)] {
    [(width, required.width), (height, required.height)].filter { side, length in
      side.most != nil && side.least < length - Undersize.tolerance
    }
  }

  /// Where the code decides the sides that are shorter than required.
  fileprivate func places(shortOf required: Size) -> [Place] {
    short(of: required).flatMap(\.side.places)
  }

  /// Where what is around the view is given too short a length, where its frame is not at fault.
  fileprivate func room(shortOf required: Size) -> Place? {
    let short = short(of: required)
    let isRoom = short.allSatisfy { side, length in
      side.frame.map { $0 >= length - Undersize.tolerance } ?? false
    }
    let rooms = short.lazy.compactMap(\.side.room).filter { !$0.isPlace }
    return isRoom ? rooms.first?.place : nil
  }
}
