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
    if let kind = Self.reactive[name] {
      var recognizer = RecognizerFacts(kind: kind, place: place)
      recognizer.views = [view]
      recognizers.append(recognizer)
      // It lets touches through to the view.
      change(view) {
        $0.reacts.insert(true)
        $0.isToldToReact = true
      }
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

  /// What RxGesture's methods make of a view.
  private static let reactive: [String: Screen.Element.Kind] = [
    "tapGesture": .tapGesture, "longPressGesture": .longPressGesture,
  ]
}
