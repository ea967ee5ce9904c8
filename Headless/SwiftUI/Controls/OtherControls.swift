import TouchLayout
import TouchModel

/// A link to an address.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
  public func _node(_ context: _ViewContext) -> ViewNode {
    let (label, open, url) = (label, context.environment.openURL, destination)
    return context.button(.link, action: { open(url) }) { label._node($0) }
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// What opens a menu.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  public func _node(_ context: _ViewContext) -> ViewNode {
    var inside = context.child(1)
    inside.environment.container = .menu
    inside.environment.isElsewhere = true
    let items = content._node(inside).flattened
    let label = label
    let node = context.button(.menu, action: {}) { label._node($0) }
    return ViewNode(.modified(node, .presents(.menu, items)))
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}

/// What a toggle shows, for a style to place.
public struct ToggleStyleConfiguration {
  /// What a toggle shows.
  public struct Label: View {
    let make: @MainActor (_ViewContext) -> ViewNode
    public func _node(_ context: _ViewContext) -> ViewNode { make(context.child(0)) }
  }
  /// What the toggle shows.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
}

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  /// Returns how a toggle looks.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// How toggles inside look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environmentChange { $0.environment.toggleStyles.append(style) }
  }
}

/// What is on or off.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
  public func _node(_ context: _ViewContext) -> ViewNode {
    var inside = context.child(0)
    let label = label
    if let style = inside.environment.toggleStyles.popLast() {
      let configuration = ToggleStyleConfiguration(
        label: .init(make: { label._node($0) }), isOn: isOn)
      return made(by: style, configuration, in: inside)
    }
    let isOn = isOn
    let (text, said) = context.session.hearing { label._node(inside) }
    inside.accessibility.label = inside.accessibility.label ?? said
    let handler = Handler(
      isEnabled: context.environment.isEnabled, act: { isOn.wrappedValue.toggle() })
    let node = inside.child(1).element(.toggle, handler) {
      ViewNode(.control(ViewNode.Control(.switch, environment: $0.environment.layout)))
    }
    if context.environment.hidesLabels { return node }
    return ViewNode(
      .stack(
        ViewNode.Stack(
          .horizontal, spacing: 0,
          isRightToLeft: context.environment.layoutDirection == .rightToLeft),
        [text, ViewNode(.spacer(minLength: 8)), node]), origin: ViewNode.Origin(name: "Toggle"))
  }

  private func made<S: ToggleStyle>(
    by style: S, _ configuration: ToggleStyleConfiguration, in context: _ViewContext
  ) -> ViewNode {
    context.connect(style)
    return style.makeBody(configuration: configuration)._node(context.child(1))
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}
