import TouchLayout
import TouchModel

/// The system's modifiers: what each does to the view inside it, by name.
enum SystemModifiers {
  typealias Handler =
    @Sendable (Evaluation, ViewValue.Call, ViewValue, FlowingEnvironment) -> ViewNode

  /// Every modifier that is followed.
  static let table: [String: Handler] = Dictionary(
    uniqueKeysWithValues: [layout, drawing, environment, reacting, presenting, widgets, neutral]
      .joined().map { ($0.key, $0.value) })

  static let names = Set(table.keys)

  /// A handler that wraps the settled content in a modifier; nil leaves the content as it is.
  static func wrapping(
    _ modifier:
      @escaping @Sendable (Evaluation, ViewValue.Call, FlowingEnvironment) -> ViewNode.Modifier?
  ) -> Handler {
    { evaluation, call, content, environment in
      let node = evaluation.settle(content, in: environment)
      guard let modifier = modifier(evaluation, call, environment) else { return node }
      return ViewNode(.modified(node, modifier), origin: call.origin)
    }
  }
}
