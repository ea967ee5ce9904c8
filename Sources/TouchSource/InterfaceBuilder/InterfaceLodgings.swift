/// Which views lie inside which stack views wherever they are shown, whatever code hides.
struct InterfaceLodgings {
  private struct Lodging {
    var stack: String
    /// The view with what it holds.
    var inside: Set<String>
  }

  private typealias End = InterfaceLayout.End

  private var stacks: [String: Lodging] = [:]
  private var views: [String: [String]] = [:]

  /// Notes that a stack view arranges a view.
  ///
  /// - Parameter inside: What the view holds.
  mutating func add(_ view: String, holding inside: Set<String>, in stack: String) {
    stacks[view] = Lodging(stack: stack, inside: inside.union([view]))
    views[stack, default: []].append(view)
  }

  /// The ends that lie behind one, or where it does, because stack views hold all of what they show of a view.
  func ends(behind end: InterfaceLayout.End, around view: String) -> [InterfaceLayout.End] {
    if !end.isStart {
      guard let lodging = stacks[end.view], lodging.inside.contains(view) else { return [] }
      return [End(view: lodging.stack, axis: end.axis, isStart: false)]
    }
    return (views[end.view] ?? []).filter { stacks[$0]?.inside.contains(view) ?? false }
      .map { End(view: $0, axis: end.axis, isStart: true) }
  }
}
