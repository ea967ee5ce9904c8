import TouchLayout

/// What a button shows, for a style to place.
public struct ButtonStyleConfiguration {
  /// What a button shows.
  public struct Label: View {
    let make: @MainActor (_ViewContext) -> ViewNode
    public func _node(_ context: _ViewContext) -> ViewNode { make(context.child(0)) }
  }
  /// What the button does.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether a finger is on it.
  public let isPressed: Bool
}

/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  /// Returns how a button looks.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button shows and does, for a style to place.
public struct PrimitiveButtonStyleConfiguration {
  /// What a button shows.
  public struct Label: View {
    let make: @MainActor (_ViewContext) -> ViewNode
    public func _node(_ context: _ViewContext) -> ViewNode { make(context.child(0)) }
  }
  /// What the button does.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: @MainActor () -> Void
  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// How buttons look and when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns how a button looks and when it acts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum SystemButtonStyle { case automatic, plain, borderless, bordered, borderedProminent }

@MainActor enum AnyButtonStyle {
  case system(SystemButtonStyle)
  case custom(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

/// A style of the system.
public protocol _SystemButtonStyle: PrimitiveButtonStyle where Body == Never {}
extension _SystemButtonStyle {
  public func makeBody(configuration: Configuration) -> Never { fatalError("drawn by the system") }
}

/// What the system chooses.
public struct DefaultButtonStyle: _SystemButtonStyle { nonisolated public init() {} }
/// A label without any decoration.
public struct PlainButtonStyle: _SystemButtonStyle { nonisolated public init() {} }
/// A label without a border.
public struct BorderlessButtonStyle: _SystemButtonStyle { nonisolated public init() {} }
/// A label on a bordered shape.
public struct BorderedButtonStyle: _SystemButtonStyle { nonisolated public init() {} }
/// A label on a filled shape.
public struct BorderedProminentButtonStyle: _SystemButtonStyle { nonisolated public init() {} }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// How buttons inside look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environmentChange { $0.environment.buttonStyles.append(.custom(style)) }
  }

  /// How buttons inside look and when they act.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environmentChange { context in
      let known: AnyButtonStyle
      switch style {
      case is DefaultButtonStyle: known = .system(.automatic)
      case is PlainButtonStyle: known = .system(.plain)
      case is BorderlessButtonStyle: known = .system(.borderless)
      case is BorderedButtonStyle: known = .system(.bordered)
      case is BorderedProminentButtonStyle: known = .system(.borderedProminent)
      default: known = .primitive(style)
      }
      context.environment.buttonStyles.append(known)
    }
  }
}
