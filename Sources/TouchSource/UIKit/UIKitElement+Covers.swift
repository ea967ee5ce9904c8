import TouchLayout
import TouchModel

/// What lies in front of a view.
extension UIKitElement {
  /// What Interface Builder puts in front of a view in all files, and code leaves there.
  func covers(of facts: ViewFacts) -> [InterfaceFiles.Cover] {
    let views = solver.interfaceViews(of: facts)
    guard let first = views.first, !first.covers.isEmpty,
      views.allSatisfy({ $0.covers == first.covers }), reader.owner == nil || !reordersViews
    else { return [] }
    return first.covers.filter { takesTouches($0) && staysAsDrawn($0) }
  }

  /// Takes from an element what lies in front of it.
  func cover(_ element: inout Screen.Element, by covers: [InterfaceFiles.Cover]) {
    for cover in covers {
      guard let box = cover.box(over: element.layout.size) else { continue }
      let left = element.effective.outlines.flatMap { $0.boundingBox.subtracting(box) }
      let effective = Region(left.map { .rectangle($0) })
      guard effective != element.effective else { continue }
      element.effective = effective
      element.takers.append(
        Screen.Element.Taker(name: cover.name, place: cover.place, box: box))
    }
  }

  /// Whether the class of what lies in front leaves touches to it.
  private func takesTouches(_ cover: InterfaceFiles.Cover) -> Bool {
    guard let name = cover.className else { return true }
    guard let type = index.type(name, from: reader.owner), type.absentBase == nil,
      !type.overridesHitTesting
    else { return false }
    let inner = solver.classes.reading(type, nil)
    guard let own = inner.own.map(inner.facts) else { return false }
    return own.reacts.isSubset(of: [true]) && own.isHidden.isEmpty
  }

  /// Whether no code that knows what lies in front moves it, hides it or takes it away.
  private func staysAsDrawn(_ cover: InterfaceFiles.Cover) -> Bool {
    cover.outlets.allSatisfy { outlet in
      guard let owner = reader.owner, outlet.owner == owner.name,
        let id = reader.properties[outlet.property],
        let code = index.number(of: owner.file).flatMap(index.bytes),
        !code.hold("removeFromSuperview")
      else { return false }
      let (view, facts) = (reader.canonical(id), reader.facts(id))
      return facts.isHidden.isEmpty && facts.reacts.isSubset(of: [true]) && !facts.isListed
        && facts.transforms.isEmpty && (outsideUse(of: facts) ?? []).isEmpty
        && [Axis.horizontal, .vertical].allSatisfy { solver.isUnplaced(view, facts, along: $0) }
    }
  }
}
