import TouchModel

/// What RxSwift and RxGesture make of views by way of their `rx`.
extension SetupReader {
  /// Calls a method of what stands behind the `rx` of a view: one of RxGesture's, or the project's own
  /// around such a one; nil for any other.
  func reactiveMethod(
    _ name: String, on view: ViewFacts.ID, _ arguments: [Expression.Argument],
    at position: Position, in frame: SetupFrame
  ) -> Thing? {
    noteControl(view, by: name, arguments)
    let place = reactiveCall ?? place(position, in: frame)
    let kinds = Self.kinds(of: name, arguments)
    for kind in kinds {
      var recognizer = RecognizerFacts(kind: kind, place: place)
      recognizer.views = [view]
      recognizers.append(recognizer)
      // It lets touches through to the view.
      change(view) {
        $0.reacts.insert(true)
        $0.isToldToReact = true
      }
    }
    if !kinds.isEmpty {
      escape(arguments, in: frame)
      return .other
    }
    let functions = index.extensionFunctions(name, of: Self.reactiveType, from: frame.scope)
    guard
      let function = functions.first(where: {
        !$0.isStatic && $0.takes(arguments) && extends(view, $0.base)
      })
    else { return nil }
    return calling(at: place) {
      follow(function, on: .reactive(view), isOwn: false, arguments, in: frame)
    }
  }

  /// Calls a method of RxGesture's on a view that another class holds; says whether it is one.
  func recognize(
    _ name: String, _ arguments: [Expression.Argument], onInner property: String,
    of type: TypeInfo, at place: Place, in frame: SetupFrame
  ) -> Bool {
    let kinds = Self.kinds(of: name, arguments)
    guard !kinds.isEmpty else { return false }
    for kind in kinds {
      var recognizer = RecognizerFacts(kind: kind, place: reactiveCall ?? place)
      recognizer.inner = [(type, property)]
      recognizers.append(recognizer)
    }
    // It lets touches through to the view.
    innerReacting.insert("\(type.key).\(property)")
    escape(arguments, in: frame)
    return true
  }

  /// A member of what stands behind the `rx` of a view.
  func reactiveMember(
    _ name: String, of view: ViewFacts.ID, at position: Position?, in frame: SetupFrame
  ) -> Thing {
    if name == "base" { return .view(view) }
    guard
      let variable = index.extensionVariable(name, of: Self.reactiveType, from: frame.scope),
      !variable.isStatic, let getter = variable.getter, extends(view, variable.base)
    else {
      noteControl(view, by: name)
      return .other
    }
    let inside = SetupFrame(
      scope: Scope(file: variable.file), receiver: .reactive(view), isOwn: false,
      branches: frame.branches)
    return calling(at: reactiveCall ?? position.map { place($0, in: frame) }) {
      inline("\(variable.file).\(name)") { run(getter, in: inside) } ?? .other
    }
  }

  /// Notes of a view of a library's class that it is a control, by what RxCocoa and CombineCocoa give to
  /// controls alone.
  func noteControl(
    _ view: ViewFacts.ID, by name: String, _ arguments: [Expression.Argument] = []
  ) {
    switch name {
    // Views of any kind may have a `tap` of their library's.
    case "tap", "tapPublisher":
      guard ViewClasses.isLibraryControl(facts(view).className) else { return }
    case "controlEvent", "controlEventPublisher":
      guard arguments.contains(where: { $0.value.memberName.map(Self.touches.contains) ?? false })
      else { return }
    default: return
    }
    change(view) { $0.isControl = true }
  }

  /// Reads code of the project's around RxGesture's: what it adds is added where it is called.
  private func calling(at place: Place?, _ read: () -> Thing) -> Thing {
    let before = reactiveCall
    reactiveCall = place
    defer { reactiveCall = before }
    return read()
  }

  /// Whether an extension for some base adds its members to a view.
  private func extends(_ view: ViewFacts.ID, _ base: String?) -> Bool {
    base.map(systemTypes(of: view).contains) ?? true
  }

  /// The type of what stands behind `rx`.
  static let reactiveType = "Reactive"

  /// What a method of RxGesture's makes of a view: one that is called after a gesture, or one that is handed
  /// what makes gestures, as `anyGesture(.tap(), .swipe(.left))`.
  private static func kinds(
    of name: String, _ arguments: [Expression.Argument]
  ) -> [Screen.Element.Kind] {
    if let kind = gestures[name] { return [kind] }
    guard makers.contains(name) else { return [] }
    return arguments.compactMap { argument in
      var value = argument.value
      // With the states of the gesture that it tells of: `(.tap(), when: .recognized)`.
      if case .tuple(let members) = value.kind, let first = members.first { value = first.value }
      guard let made = value.calledMember else { return nil }
      return gestures["\(made)Gesture"]
    }.uniqued(by: \.self)
  }

  /// What the methods of RxGesture's make of a view that are called after a gesture.
  private static let gestures: [String: Screen.Element.Kind] = [
    "tapGesture": .tapGesture, "longPressGesture": .longPressGesture,
  ]

  /// The methods of RxGesture's that are handed what makes gestures.
  private static let makers: Set<String> = ["gesture", "anyGesture"]
}

extension Expression {
  /// The name of the member of an implied type that it calls, as `tap` of `.tap()`; nil for others.
  fileprivate var calledMember: String? {
    guard case .chain(let base, let links) = kind, case .implicitMember(let name) = base.kind,
      links.count == 1, case .call = links[0].kind
    else { return nil }
    return name
  }
}
