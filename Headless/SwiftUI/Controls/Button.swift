import TouchLayout
import TouchModel

/// What does something when it is tapped.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  var kind = TouchModel.Screen.Element.Kind.button

  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (role, self.action, self.label) = (nil, action, label())
  }
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  public func _node(_ context: _ViewContext) -> ViewNode {
    let label = label
    return context.button(kind, role: role, action: action) { label._node($0) }
  }
}

extension Button where Label == Text {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }
  @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style is given.
  @preconcurrency public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension _ViewContext {
  /// A button in the style in force.
  func button(
    _ kind: TouchModel.Screen.Element.Kind, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, label: @escaping @MainActor (_ViewContext) -> ViewNode
  ) -> ViewNode {
    var inside = child(0)
    let style = inside.environment.buttonStyles.popLast() ?? .system(.automatic)
    let handler = Handler(isEnabled: environment.isEnabled, act: action)
    let container = environment.container
    let isFree = container != .menu && container != .swipeActions
    switch style {
    case .primitive(let style) where isFree:
      inside.connect(style)
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: .init(make: label), action: action)
      return made(by: style, configuration, in: inside)
    case .custom(let style) where isFree:
      inside.connect(style)
      return inside.element(
        kind, handler, style: .custom("\(type(of: style))"), isPlain: false
      ) { inside in
        let configuration = ButtonStyleConfiguration(
          role: role, label: .init(make: label), isPressed: session.pressed == inside.elementID)
        return made(by: style, configuration, in: inside)
      }
    case .system(let style):
      return inside.systemButton(kind, style, handler, label)
    default: return inside.systemButton(kind, .automatic, handler, label)
    }
  }

  private func made<S: ButtonStyle>(
    by style: S, _ configuration: ButtonStyleConfiguration, in context: _ViewContext
  ) -> ViewNode {
    style.makeBody(configuration: configuration)._node(context.child(1))
  }

  private func made<S: PrimitiveButtonStyle>(
    by style: S, _ configuration: PrimitiveButtonStyleConfiguration, in context: _ViewContext
  ) -> ViewNode {
    style.makeBody(configuration: configuration)._node(context.child(1))
  }

  private func systemButton(
    _ kind: TouchModel.Screen.Element.Kind, _ style: SystemButtonStyle, _ handler: Handler,
    _ label: @escaping @MainActor (_ViewContext) -> ViewNode
  ) -> ViewNode {
    let container = environment.container
    var inside = self
    if container == .row { inside.environment.container = .none }
    if style != .plain, style != .borderedProminent, inside.environment.foreground == nil {
      inside.environment.foreground = TintShapeStyle()._color(in: environment)
    }
    // About what the system does to a label that is pressed, or does not react.
    let isPressed = session.pressed == inside.path
    if !environment.isEnabled || isPressed { inside.environment.look.opacity *= 0.4 }
    func shaped(_ node: ViewNode) -> ViewNode {
      ViewNode(.modified(node, .contentShape(.rectangle)))
    }
    switch style {
    case .plain:
      return inside.element(kind, handler, style: .plain) { row(of: label($0)) }
    case .bordered, .borderedProminent:
      return inside.element(
        kind, handler, style: style == .bordered ? .bordered : .borderedProminent
      ) { bordered(label, $0) }
    case .automatic, .borderless:
      if environment.controlSize.layout < .regular, environment.font == nil {
        inside.environment.font = .subheadline
      }
      return inside.element(
        kind, handler, style: style == .automatic ? .automatic : .borderless,
        takesRow: style == .automatic && container == .row
      ) { shaped(row(of: label($0))) }
    }
  }

  private func row(of node: ViewNode) -> ViewNode {
    guard case .group = node.kind else { return node }
    return ViewNode(
      .stack(
        ViewNode.Stack(
          .horizontal, isRightToLeft: environment.layoutDirection == .rightToLeft), [node]))
  }

  /// A label on a bordered or filled shape, by the measures of UIKit's button configurations.
  private func bordered(
    _ label: @MainActor (_ViewContext) -> ViewNode, _ context: _ViewContext
  ) -> ViewNode {
    var inside = context
    let size = environment.controlSize.layout
    var horizontal: Double
    let vertical: Double
    switch size {
    case .mini, .small: (horizontal, vertical) = (10, 5)
    case .regular: (horizontal, vertical) = (12, 7)
    case .large, .extraLarge: (horizontal, vertical) = (20, 15)
    }
    let text = environment.dynamicTypeSize
    if text.isAccessibilitySize {
      horizontal += Double(text.rawValue - DynamicTypeSize.accessibility1.rawValue + 1) * 2
    }
    if inside.environment.font == nil {
      inside.environment.font = size < .regular ? .subheadline : .body
    }
    let padding = ViewNode.EdgeLengths(
      top: Length(vertical), left: Length(horizontal), bottom: Length(vertical),
      right: Length(horizontal))
    let outline: ViewNode.Shape.Outline =
      size == .regular || size == .large
      ? .roundedRectangle(radius: size < .large ? 7 : 9) : .capsule
    let padded = ViewNode(.modified(row(of: label(inside)), .padding(padding)))
    let shape = ViewNode(.shape(ViewNode.Shape(outline), .fill))
    return ViewNode(
      .modified(
        ViewNode(.modified(padded, .background([shape], alignment: .center))),
        .contentShape(ViewNode.Shape(outline))))
  }
}
