/// What code does with recognisers of gestures.
extension SetupReader {
  /// Notes that a property of a recogniser is given a value.
  func set(_ name: String, to value: Expression, ofRecognizer number: Int, in frame: SetupFrame) {
    if Self.countingMembers.contains(name) {
      let count = frame.branches.isEmpty ? self.number(value, in: frame) : nil
      recognizers[number].counts[name, default: []].append(count)
    } else if !Self.idleMembers.contains(name) {
      recognizers[number].mayAct = true
    }
  }

  /// Properties by which recognisers of taps ask for several taps or fingers.
  private static let countingMembers: Set<String> = [
    "numberOfTapsRequired", "numberOfTouchesRequired",
  ]

  /// Calls a method of a recogniser; nil for one of the system's, or of another that is not followed, which
  /// may make it do something.
  func recognizerMethod(
    _ name: String, on number: Int, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing? {
    let thing = Thing.recognizer(number)
    if Self.idleMembers.contains(name) { return nil }
    let types = [recognizers[number].className, "UIGestureRecognizer"]
    let helpers = types.flatMap { index.extensionFunctions(name, of: $0, from: frame.scope) }
    if let helper = helpers.first(where: { !$0.isStatic && $0.hasBody && $0.takes(arguments) }) {
      return follow(helper, on: thing, isOwn: false, arguments, in: frame)
    }
    if Self.returning.contains(name), hand(thing, toClosureOf: arguments, in: frame) {
      return thing
    }
    recognizers[number].mayAct = true
    return nil
  }
}
