import TouchLayout

extension View {
  /// A frame of a size.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped("frame") {
      .frame(
        width: width.map { Length(Double($0)) }, height: height.map { Length(Double($0)) },
        alignment: alignment.layout($0.environment.layoutDirection))
    }
  }

  /// A frame between limits.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapped("frame") {
      func length(_ value: CGFloat?) -> Length? { value.map { Length(Double($0)) } }
      return .flexibleFrame(
        ViewNode.FlexibleFrame(
          minWidth: length(minWidth), idealWidth: length(idealWidth), maxWidth: length(maxWidth),
          minHeight: length(minHeight), idealHeight: length(idealHeight),
          maxHeight: length(maxHeight),
          alignment: alignment.layout($0.environment.layoutDirection)))
    }
  }

  /// Space around.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    wrapped("padding") { .padding(insets.lengths($0.environment.layoutDirection)) }
  }

  /// Space at some edges.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let amount = length ?? 16
    func at(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? amount : 0 }
    return padding(
      EdgeInsets(
        top: at(.top), leading: at(.leading), bottom: at(.bottom), trailing: at(.trailing)))
  }

  /// Space around.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Draws elsewhere than layout says.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped("offset") {
      let mirrored = $0.environment.layoutDirection == .rightToLeft
      return .offset(x: Length(Double(mirrored ? -x : x)), y: Length(Double(y)))
    }
  }

  /// Stands with its middle at a point.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped("position") { _ in .position(x: Length(Double(x)), y: Length(Double(y))) }
  }

  /// Draws larger or smaller than layout says.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws larger or smaller than layout says.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    wrapped("scaleEffect") {
      $0.session.looks.append(("scale", Double(x)))
      return .scale(x: Length(Double(x)), y: Length(Double(y)), anchor: anchor.layout)
    }
  }

  /// Draws turned.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    wrapped("rotationEffect") { _ in
      .rotation(degrees: Length(angle.degrees), anchor: anchor.layout)
    }
  }

  /// Takes its own size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Takes its own size along some axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped("fixedSize") { _ in .fixedSize(horizontal: horizontal, vertical: vertical) }
  }

  /// Keeps a ratio of its sides.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    wrapped("aspectRatio") { _ in
      .aspectRatio(aspectRatio.map { Length(Double($0)) }, fills: contentMode == .fill)
    }
  }

  /// Takes room before others.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    wrapped("layoutPriority") { _ in .layoutPriority(value) }
  }

  /// Lies in front of others.
  nonisolated public func zIndex(_ value: Double) -> some View {
    wrapped("zIndex") { _ in .zIndex(value) }
  }

  /// Reaches under bars.
  nonisolated public func ignoresSafeArea() -> some View {
    wrapped("ignoresSafeArea") { _ in .ignoresSafeArea }
  }
}

/// How a picture keeps its ratio.
public enum ContentMode: Hashable, Sendable { case fit, fill }
