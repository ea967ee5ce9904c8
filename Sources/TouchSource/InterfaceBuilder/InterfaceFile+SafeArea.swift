import TouchModel

/// Which ends of views nothing covers that the system or a controller draws above the app's views.
extension InterfaceFile {
  /// The most of a screen's height in points that a view may take from one end of its safe area on, so that
  /// it ends before the other on every device, be it held on its side.
  private static let mostFromEnd = 200.0

  /// Whether the end of a view lies inside the safe area of a view around it, so that its own safe area ends
  /// where it does.
  ///
  /// Beside a phone that is held upright nothing is covered.
  func isUncovered(_ view: String, along axis: Axis, atStart isStart: Bool) -> Bool {
    if axis == .horizontal { return true }
    var met: Set<String> = []
    return isUncovered(view, atStart: isStart, &met) || isShortBar(view, from: !isStart)
  }

  private func isUncovered(
    _ view: String, atStart isStart: Bool, _ met: inout Set<String>
  ) -> Bool {
    guard met.insert(view).inserted else { return false }
    let around = around(view)
    for (distance, other) in inner(view, atStart: isStart) where distance >= 0 {
      let isAlike = other.attribute == Self.attribute(atStart: isStart)
      if let holder = guides[other.view] {
        if isAlike, around.contains(holder) { return true }
      } else if around.contains(other.view) ? isAlike : isBeside(other.view, view),
        isUncovered(other.view, atStart: isStart, &met)
      {
        return true
      }
    }
    return false
  }

  /// Whether a view lies at an end of the safe area of the view of a controller, and is so short that it does
  /// not reach the other.
  private func isShortBar(_ view: String, from isStart: Bool) -> Bool {
    let length = constraints.first {
      $0.first.view == view && $0.second == nil && Axis(length: $0.first.attribute) == .vertical
        && isFirm($0)
    }
    guard let length else { return false }
    return inner(view, atStart: isStart).contains { distance, other in
      distance >= 0 && distance + length.constant <= Self.mostFromEnd
        && other.attribute == Self.attribute(atStart: isStart)
        && guides[other.view].map(roots.contains) ?? false
    }
  }

  /// Ties what stands at the ends of safe areas to these, which lie inside the view's: of those of screens, which
  /// never come as near to each other as that a view may lie at both, or of those of other views.
  func tieToSafeAreas(
    ofScreens isOfScreens: Bool, by constraints: [Constraint], in layout: inout InterfaceLayout
  ) {
    let held = guides.filter { roots.contains($0.value) == isOfScreens }
    for (guide, view) in held {
      let (inner, outer) = (
        layout.ends(of: guide, along: .vertical), layout.ends(of: view, along: .vertical)
      )
      layout.keep(inner.start, behind: outer.start, by: 0)
      if isOfScreens { layout.keep(inner.end, behind: inner.start, by: Self.mostFromEnd) }
      layout.keep(outer.end, behind: inner.end, by: 0)
    }
    for constraint in constraints where isFirm(constraint) {
      guard let second = constraint.second, guides[second.view] != guides[constraint.first.view],
        [constraint.first.view, second.view].contains(where: { held[$0] != nil }),
        ends(of: constraint, second) == nil, let end = verticalEnd(constraint.first),
        let other = verticalEnd(second)
      else { continue }
      layout.tie(
        end, to: other, distance: constraint.constant,
        by: InterfaceLayout.Source(place: constraint.place, name: constraint.first.attribute))
    }
  }

  /// An end of a view, or of a guide, from the top to the bottom; nil for any other attribute.
  private func verticalEnd(
    _ item: (view: String, attribute: String)
  ) -> InterfaceLayout.End? {
    guard ["top", "bottom"].contains(item.attribute), frameGuides[item.view] == nil else {
      return nil
    }
    return InterfaceLayout.End(
      view: item.view, axis: .vertical, isStart: item.attribute == "top")
  }

  /// How far an end of a view lies inside what constraints hold it to.
  private func inner(
    _ view: String, atStart isStart: Bool
  ) -> [(distance: Double, other: (view: String, attribute: String))] {
    constraints.compactMap { constraint in
      guard let second = constraint.second else { return nil }
      let own = (view, Self.attribute(atStart: isStart))
      // How far its end lies below the other.
      let below: (Double, (view: String, attribute: String))
      if constraint.first == own {
        below = (constraint.constant, second)
      } else if second == own {
        below = (-constraint.constant, constraint.first)
      } else {
        return nil
      }
      // Whether code changes a constraint takes longest to find out.
      return isFirm(constraint) ? (isStart ? below.0 : -below.0, below.1) : nil
    }
  }

  private func isFirm(_ constraint: Constraint) -> Bool {
    constraint.relation == .equal && constraint.multiplier == 1
      && constraint.priority >= LayoutPriority.required && holds(constraint)
  }

  private func isBeside(_ view: String, _ other: String) -> Bool {
    elements[view]?.parent != nil && elements[view]?.parent == elements[other]?.parent
  }

  private static func attribute(atStart isStart: Bool) -> String { isStart ? "top" : "bottom" }
}
