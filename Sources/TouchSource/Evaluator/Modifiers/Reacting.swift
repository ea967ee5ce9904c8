import TouchLayout
import TouchModel

extension SystemModifiers {
  /// Modifiers by which a view reacts to touches, or does not.
  static let reacting: [String: Handler] = [
    "onTapGesture": { evaluation, call, content, environment in
      evaluation.gesture(.tapGesture, call, content, environment)
    },
    "onLongPressGesture": { evaluation, call, content, environment in
      evaluation.gesture(.longPressGesture, call, content, environment)
    },
    "gesture": { evaluation, call, content, environment in
      evaluation.gesture(nil, call, content, environment)
    },
    "simultaneousGesture": { evaluation, call, content, environment in
      evaluation.gesture(nil, call, content, environment)
    },
    "highPriorityGesture": { evaluation, call, content, environment in
      evaluation.gesture(nil, call, content, environment)
    },
    "accessibilityActions": { evaluation, call, content, environment in
      evaluation.unseen(call, content, environment)
    },
    "accessibilityRepresentation": { evaluation, call, content, environment in
      evaluation.unseen(call, content, environment)
    },
    "contentShape": wrapping { evaluation, call, _ in
      let given = call.arguments.filter { !$0.isTrailing && $0.label == nil }.map(\.value)
      guard let first = given.first else { return nil }
      if let shape = evaluation.shape(first) { return .contentShape(shape) }
      // With kinds first, only the kind `interaction` changes what reacts.
      if given.count > 1, let kinds = evaluation.names(first) {
        guard kinds.contains("interaction") else { return nil }
        return .contentShape(
          evaluation.shape(given[1]) ?? ViewNode.Shape(.custom(name: "contentShape")))
      }
      return .contentShape(ViewNode.Shape(.custom(name: "contentShape")))
    },
    "keyboardShortcut": { evaluation, call, content, environment in
      let node = evaluation.settle(content, in: environment)
      // A button that shows nothing is there for its key alone.
      guard environment.isForegroundClear else { return node }
      evaluation.absent.insert(node.elementPlaces, as: .inert)
      return node.withoutElement
    },
    "allowsHitTesting": wrapping { evaluation, call, _ in
      .allowsHitTesting(evaluation.boolean(call.first, at: call, standard: true))
    },
  ]
}

extension Evaluation {
  /// A view that reacts to a gesture where what it wraps can be hit.
  fileprivate func gesture(
    _ known: Screen.Element.Kind?, _ call: ViewValue.Call, _ content: ViewValue,
    _ environment: FlowingEnvironment
  ) -> ViewNode {
    if let condition = content.conditionOfBeingOff, standsIn(call, forWhatIsOffBy: condition) {
      absent.insert(Absent(place: call.place, absence: .inert))
      return settle(content, in: environment)
    }
    let before = bars
    let node = insideControl { settle(content, in: environment) }
    let kind = known ?? gestureKind(call.first)
    guard let kind else {
      absent.insert(Absent(place: call.place, absence: .inert))
      return node
    }
    if case .boolean(false)? = call["isEnabled"] {
      absent.insert(Absent(place: call.place, absence: .inert))
      return node
    }
    if case .number(let taps)? = call["count"], taps.smallest > 2 {
      // Three taps and more are a way to something hidden, not to what is shown.
      absent.insert(Absent(place: call.place, absence: .inert))
      return node
    }
    let isEmpty =
      if case .closure(let action, _)? = call.content("perform", "action") {
        action.body.isEmpty
      } else {
        false
      }
    if isEmpty || isIdleForGood(call) {
      // An empty action keeps touches from what is behind; there is nothing to hit.
      absent.insert(Absent(place: call.place, absence: .inert))
      return node
    }
    if !node.fields.isEmpty, onlyPutsKeyboardAway(call) {
      absent.insert(Absent(place: call.place, absence: .keyboard))
      return node
    }
    let goesFirst = call.name == "highPriorityGesture" && (!node.isControl || node.isReshaped)
    if kind == .tapGesture, !node.elementPlaces.isEmpty, goesFirst || node.isCovered {
      // It takes all taps before what is inside or under its cover, which never acts.
      bars = before
      var inside = environment
      inside.isOverruled = true
      let shown = settle(content, in: inside)
      return element(
        kind, call, named: nil, around: shown, environment, isPlain: shown.isPlainLabel)
    }
    // A gesture beside a control's own, beside those of the controls inside or beside the one that
    // goes before these, is no target of its own.
    let isBeside = environment.isOverruled || !node.elementPlaces.isEmpty
    // One around a control that is off reacts in its place, unless it is off as well.
    let standsIn = environment.layout.isEnabled && node.isOff
    // One in the label of another control may be no control of its own there.
    let isOfSystemControl =
      content.systemControl.map { control in
        !node.elementPlaces.isEmpty
          || absent.contains(Absent(place: control.place, absence: .inert))
      } ?? false
    let isOfControl = node.isControl || isOfSystemControl
    let rest = withoutFocused(by: call, in: node) ?? enlarged(by: call, node)
    if isOfControl && !standsIn && rest == nil || call.name == "simultaneousGesture" && isBeside {
      absent.insert(Absent(place: call.place, absence: .inert))
      return node
    }
    let shown = withoutRepeats(of: call, in: rest ?? node)
    var gesture = element(
      kind, call, named: nil, around: shown, environment, isPlain: shown.isPlainLabel)
    if case .number(2)? = call["count"], case .element(var element, let content) = gesture.kind {
      element.needsTwoTaps = true
      gesture.kind = .element(element, content)
    }
    return gesture
  }

  /// Whether a gesture does nothing, or acts where a condition switches off what it is put on and a touch
  /// is one on that: the choice that its action waits for is taken ahead.
  private func standsIn(
    _ call: ViewValue.Call, forWhatIsOffBy condition: FunctionValue
  ) -> Bool {
    guard case .closure(let action, let scope)? = action(of: call) else { return false }
    switch action.body.first?.kind {
    case .guard(let conditions, _): _ = holds(conditions, binding: Scope(in: scope))
    case .conditional(let conditional): _ = holds(conditional.conditions, binding: Scope(in: scope))
    default: return false
    }
    return isIdle(call) || isSettled(condition)
  }

  /// Whether all that a gesture does is to put the keyboard away.
  private func onlyPutsKeyboardAway(_ call: ViewValue.Call) -> Bool {
    guard case .closure(let closure, let scope)? = action(of: call) else { return false }
    return KeyboardDismissal(index: index).isAll(of: closure.body, in: scope)
  }

  /// What a gesture makes react around a control by doing just what the control does, without the
  /// control: a touch on either is one on the whole. Nil where it does something else, or nothing
  /// around the control reacts.
  private func enlarged(by call: ViewValue.Call, _ node: ViewNode) -> ViewNode? {
    guard node.isControl, node.reactsAroundControl else { return nil }
    let before = absent
    let rest = withoutRepeats(of: call, in: node)
    guard rest.isControl else { return rest }
    absent = before
    return nil
  }

  /// Content beside views that assistive technology alone meets, which are no targets.
  fileprivate func unseen(
    _ call: ViewValue.Call, _ content: ViewValue, _ environment: FlowingEnvironment
  ) -> ViewNode {
    for node in children(call.content("content", "representation"), in: environment) {
      absent.insert(node.elementPlaces, as: .assistive)
    }
    return settle(content, in: environment)
  }

  private func gestureKind(_ value: Value?) -> Screen.Element.Kind? {
    switch value {
    case .external(let external)?:
      return external.type.map { ElementFinder.kindsOfGestures[$0] ?? .gesture }
    case .null?, nil: return nil
    default: return .gesture
    }
  }
}

extension ViewNode {
  /// The places of the elements inside.
  var elementPlaces: [Place] {
    let inside = children.flatMap(\.elementPlaces)
    if case .element(let element, _) = kind { return [element.id.place] + inside }
    return inside
  }

  /// What an element shows, without the element.
  fileprivate var withoutElement: ViewNode {
    switch kind {
    case .element(_, let content): return content
    case .modified(let content, let modifier):
      return ViewNode(.modified(content.withoutElement, modifier), origin: origin)
    default: return self
    }
  }

  /// Whether a shape around a control says where it reacts.
  fileprivate var isReshaped: Bool {
    guard case .modified(let node, let modifier) = kind else { return false }
    if case .contentShape = modifier { return true }
    return node.isReshaped
  }

  /// Whether a shape or a background around a control reacts, which are no part of it.
  fileprivate var reactsAroundControl: Bool {
    guard case .modified(let node, let modifier) = kind else { return false }
    switch modifier {
    case .contentShape, .background: return true
    default: return node.reactsAroundControl
    }
  }

  /// Whether something that reacts and is no element lies over all of a control.
  fileprivate var isCovered: Bool {
    guard case .modified(let node, let modifier) = kind else { return false }
    if case .overlay(let covers, _) = modifier, node.isControl,
      covers.contains(where: { $0.covers(reactsInside: false) })
    {
      return true
    }
    return node.isCovered
  }

  /// Whether the node reacts in all that it is offered, at least; a content shape around what shows
  /// nothing makes it react.
  private func covers(reactsInside: Bool) -> Bool {
    switch kind {
    case .color(let isClear): return reactsInside || !isClear
    case .shape(let shape, let paint):
      return shape.outline == .rectangle && (reactsInside || paint == .fill)
    case .modified(let node, let modifier):
      switch modifier {
      case .opacity(let opacity):
        return opacity.smallest > 0 && node.covers(reactsInside: reactsInside)
      case .scale(let x, let y, _):
        return min(x.smallest, y.smallest) >= 1 && node.covers(reactsInside: reactsInside)
      case .padding(let edges):
        return [edges.top, edges.left, edges.bottom, edges.right].allSatisfy { $0.largest <= 0 }
          && node.covers(reactsInside: reactsInside)
      case .contentShape(let shape):
        return shape.outline == .rectangle && node.covers(reactsInside: true)
      default: return false
      }
    default: return false
    }
  }

  /// Whether the control that the node is does not react.
  fileprivate var isOff: Bool {
    switch kind {
    case .element(let element, _): !element.isEnabled
    case .modified(let node, _): node.isOff
    default: false
    }
  }

  /// Whether the node is a control already, apart from what only decorates it.
  fileprivate var isControl: Bool {
    switch kind {
    case .element(let element, _):
      return element.kind != .tapGesture && element.kind != .longPressGesture
        && element.kind != .dragGesture && element.kind != .gesture
    case .modified(let node, _): return node.isControl
    default: return false
    }
  }
}

extension ViewValue {
  /// The control of the system's that it is, with a label beside it, whatever changes how it looks.
  fileprivate var systemControl: Call? {
    switch self {
    case .system(let call):
      ["Toggle", "Slider", "Stepper", "Picker", "DatePicker", "ColorPicker"].contains(call.name)
        ? call : nil
    case .modified(let content, let call): call.name == "contentShape" ? nil : content.systemControl
    default: nil
    }
  }

  /// The condition that switches all of it off; nil where none does.
  fileprivate var conditionOfBeingOff: FunctionValue? {
    guard case .modified(let content, let call) = self else { return nil }
    if call.name == "disabled", case .function(let condition)? = call.first { return condition }
    return content.conditionOfBeingOff
  }
}
