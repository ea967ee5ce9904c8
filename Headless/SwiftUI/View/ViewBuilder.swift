/// Makes one view of several statements.
@resultBuilder
public struct ViewBuilder {
  /// An expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// No statement.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several statements.
  @MainActor @preconcurrency public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    return TupleView(children)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch of two.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }
  /// The second branch of two.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }
  /// An `if #available`.
  @MainActor @preconcurrency public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}
