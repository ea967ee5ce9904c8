import TouchModel

/// What takes the rest of the room that a view shares with it, as it keeps from growing less strongly.
struct InterfaceYielding: Hashable, Sendable {
  /// The outlet that stands for it, by which code may change it; nil where there is none.
  var outlet: InterfaceFiles.Listing?
  /// Whether the view keeps what it shows where there is too little room for both.
  var isFirm: Bool
}

extension InterfaceFile {
  /// What shows something, or nothing at all, and may be of any length by that.
  private static let elastic: Set<String> = ["imageView", "label", "button", "view"]

  /// What lies beside a view between the same ends, tied to it, and takes the rest of the room there, so that
  /// the view is no longer than what it shows; nil where nothing does.
  func yielding(to id: String, along axis: Axis) -> InterfaceYielding? {
    guard let element = elements[id], let parent = element.parent,
      elements[parent]?.tag != "stackView", element.tag != "button", element.view.blank == nil,
      let hugging = element.hugging[axis], let own = endTies(of: id, along: axis),
      own.allSatisfy({ $0.priority > hugging })
    else { return nil }
    for constraint in own {
      guard let second = constraint.second,
        let (end, far, _) = ends(of: constraint, second), end.isStart != far.isStart
      else { continue }
      let other = end.view == id ? far.view : end.view
      guard elements[other]?.parent == parent, isElastic(other, along: axis, below: hugging) else {
        continue
      }
      let outlets = outlets(of: other)
      guard outlets.count == (connected.contains(other) ? 1 : 0), listed[other] == nil else {
        continue
      }
      func resistance(_ id: String) -> Double {
        elements[id]?.resistance[axis] ?? LayoutPriority.defaultHigh
      }
      return InterfaceYielding(
        outlet: outlets.first, isFirm: resistance(id) > resistance(other))
    }
    return nil
  }

  /// Whether a view keeps from growing less strongly than by a priority, and nothing but its ends holds it.
  private func isElastic(_ id: String, along axis: Axis, below priority: Double) -> Bool {
    guard let element = elements[id], Self.elastic.contains(element.tag),
      element.view.className == nil, (children[id] ?? []).isEmpty,
      element.hugging[axis] ?? LayoutPriority.defaultLow < priority,
      let ties = endTies(of: id, along: axis)
    else { return false }
    return ties.allSatisfy { $0.priority > priority }
  }

  /// The equations that hold the ends of a view, one each, where nothing else holds it along an axis.
  private func endTies(of id: String, along axis: Axis) -> [Constraint]? {
    let own = (holds[id] ?? []).filter { $0.axis == axis }
    guard elements[id]?.isVaried == false, own.count == 2, holds[id]?.tieSides == false,
      own.allSatisfy({ $0.relation == .equal && !$0.isPlaceholder }),
      own.contains(where: { $0.part == .start }), own.contains(where: { $0.part == .end })
    else { return nil }
    let ties = own.compactMap { hold in
      constraints.first { $0.id == hold.constraint && hold.constraint != nil }
    }
    return ties.count == 2 && ties.allSatisfy(holds) ? ties : nil
  }
}
