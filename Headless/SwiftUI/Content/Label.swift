import TouchLayout

enum LabelStyleKind { case automatic, titleAndIcon, titleOnly, iconOnly }

/// What a label shows of its title and its icon.
public protocol LabelStyle {}
extension LabelStyle {
  var kind: LabelStyleKind { (self as? SystemLabelStyle)?.named ?? .automatic }
}
/// A label style of the system.
public struct SystemLabelStyle: LabelStyle { let named: LabelStyleKind }
extension LabelStyle where Self == SystemLabelStyle {
  public static var automatic: Self { SystemLabelStyle(named: .automatic) }
  public static var titleAndIcon: Self { SystemLabelStyle(named: .titleAndIcon) }
  public static var titleOnly: Self { SystemLabelStyle(named: .titleOnly) }
  public static var iconOnly: Self { SystemLabelStyle(named: .iconOnly) }
}

extension View {
  /// What labels show.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let kind = style.kind
    return environmentChange { $0.environment.labelStyle = kind }
  }
}

/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public func _node(_ context: _ViewContext) -> ViewNode {
    let values = context.environment
    switch values.labelStyle {
    case .titleOnly: return title._node(context.child(0))
    case .iconOnly:
      // The title is still what a screen reader says.
      _ = title._node(context.child(0))
      return icon._node(context.child(1))
    case .automatic where values.container == .navigationBar:
      _ = title._node(context.child(0))
      return icon._node(context.child(1))
    case .automatic, .titleAndIcon:
      let title = title._node(context.child(0))
      return ViewNode(
        .stack(
          ViewNode.Stack(
            .horizontal, spacing: 8, isRightToLeft: values.layoutDirection == .rightToLeft),
          [icon._node(context.child(1)), title]), origin: ViewNode.Origin(name: "Label"))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of words and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  /// Creates a label of words and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
