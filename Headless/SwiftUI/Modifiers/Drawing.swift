import TouchLayout

extension View {
  /// A view behind.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    decorated("background", content()) {
      .background($0, alignment: alignment.layout($1))
    }
  }

  /// A view behind.
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    decorated("background", background) { .background($0, alignment: alignment.layout($1)) }
  }

  /// A style behind.
  @_disfavoredOverload nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    let fill = Fill(
      isClear: (style as? Color)?.isClear == true, colour: { style._color(in: $0) })
    return decorated("background", fill) {
      .background($0, alignment: Alignment.center.layout($1))
    }
  }

  /// A style in a shape behind.
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T
  ) -> some View {
    decorated("background", shape.fill(style)) {
      .background($0, alignment: Alignment.center.layout($1))
    }
  }

  /// A view in front.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    decorated("overlay", content()) { .overlay($0, alignment: alignment.layout($1)) }
  }

  nonisolated private func decorated<V: View>(
    _ name: String, _ decoration: V,
    _ make: @escaping @MainActor ([ViewNode], LayoutDirection) -> ViewNode.Modifier
  ) -> some View {
    nonisolated(unsafe) let decoration = decoration
    return Changed(content: self) { content, context in
      let node = content._node(context.child(0))
      var inside = context.child(1)
      inside.environment.isForegroundClear = false
      let parts = context.session.quietly { decoration._node(inside).flattened }
      guard !parts.isEmpty else { return node }
      return node.eachChild {
        ViewNode(
          .modified($0, make(parts, context.environment.layoutDirection)),
          origin: ViewNode.Origin(name: name))
      }
    }
  }

  /// Less opacity.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    environmentChange { $0.environment.look.opacity *= opacity }.wrapped("opacity") {
      $0.session.looks.append(("opacity", opacity))
      return .opacity(Length(opacity))
    }
  }

  /// Takes its room and shows nothing.
  nonisolated public func hidden() -> some View { wrapped("hidden") { _ in .hidden } }

  /// Cuts drawing at the frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    wrapped("clipped") { _ in .clip }
  }

  /// Cuts drawing at a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View {
    wrapped("clipShape") { _ in .clip }
  }

  /// Cuts drawing at round corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    wrapped("cornerRadius") { _ in .clip }
  }

  /// The colour of text, symbols and shapes.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foreground(style)
  }

  /// The colour of text, symbols and shapes.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    foreground(color ?? .primary)
  }

  nonisolated private func foreground<S: ShapeStyle>(_ style: S) -> some View {
    environmentChange {
      $0.environment.isForegroundClear = (style as? Color)?.isClear == true
      if let colour = style._color(in: $0.environment) {
        $0.environment.foreground = colour
        $0.session.colours.append(.init(path: $0.path, colour: colour))
      }
    }
  }

  /// The colour of what reacts.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environmentChange { $0.environment.tint = tint?._color(in: $0.environment) }
  }

  // What changes neither where things are nor where they react.
  /// Brighter or darker.
  nonisolated public func brightness(_ amount: Double) -> some View {
    looks("brightness", amount) { $0.brightness += amount }
  }
  /// More or less colourful.
  nonisolated public func saturation(_ amount: Double) -> some View {
    looks("saturation", amount) { $0.saturation *= amount }
  }
  /// A shadow.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    looks("shadow", Double(radius)) { $0.shadow = Double(radius) }
  }
  /// How lines of text stand.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environmentChange { _ in }
  }
  /// Text in smaller letters where room is short.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environmentChange { _ in }
  }
  /// A line below text.
  nonisolated public func underline(
    _ isActive: Bool = true, color: Color? = nil
  ) -> some View {
    looks("underline", isActive ? 1 : 0)
  }

  nonisolated private func looks(
    _ name: String, _ amount: Double,
    _ change: @escaping @MainActor (inout HeadlessDrawing.Look) -> Void = { _ in }
  ) -> some View {
    environmentChange {
      $0.session.looks.append((name, amount))
      change(&$0.environment.look)
    }
  }
}

/// How lines of text stand.
public enum TextAlignment: Sendable { case leading, center, trailing }

/// A style that fills a frame.
struct Fill {
  let isClear: Bool
  var colour: @MainActor (EnvironmentValues) -> Color.Resolved? = { _ in nil }
}

extension Fill: View {
  func _node(_ context: _ViewContext) -> ViewNode {
    context.drawn(
      ViewNode(.color(isClear: isClear)), .fill(radius: 0), colour(context.environment))
  }
}
