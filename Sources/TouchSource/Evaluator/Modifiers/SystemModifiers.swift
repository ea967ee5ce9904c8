import TouchLayout
import TouchModel

/// The system's modifiers: what each does to the view inside it, by name.
enum SystemModifiers {
  typealias Handler =
    @Sendable (Evaluation, ViewValue.Call, ViewValue, FlowingEnvironment) -> ViewNode

  /// Every modifier that is followed.
  static let table: [String: Handler] =
    layout
    .merging(drawing) { first, _ in first }
    .merging(environment) { first, _ in first }
    .merging(reacting) { first, _ in first }
    .merging(presenting) { first, _ in first }
    .merging(widgets) { first, _ in first }
    .merging(neutral) { first, _ in first }

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
