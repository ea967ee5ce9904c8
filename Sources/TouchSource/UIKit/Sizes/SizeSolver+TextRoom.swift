import TouchLayout
import TouchModel

/// Views that are as long as a text in them, and cut off what sticks out beside it.
extension SizeSolver {
  /// How long a view around another is, where a text beside that one makes it as long as it is; nil for any
  /// other, and for one that the view would make longer itself.
  func textRoom(
    in parent: ViewFacts.ID, around view: ViewFacts.ID, along axis: Axis
  ) -> Span? {
    let facts = reader.facts(parent)
    guard isContainer(parent, along: axis), !facts.isLoose, facts.unknowns.isEmpty,
      facts.stacks.isEmpty, facts.frames.isEmpty, facts.host == nil,
      // A list has a say in how high its cells are, and margins are not followed.
      reader.own.map({ reader.isContent(parent, of: $0) }) != true,
      !hasTiesToMargins(parent, along: axis)
    else { return nil }
    let span = span(of: parent, along: axis)
    guard span.isBounded else { return roomToBaseline(in: parent, along: axis) }
    let isByText = span.sources.contains { source in
      source.operation == .content && holdsText(at: source.place, parent)
    }
    guard isByText, span.certainty == .estimated, !span.isVaried, span.high > 0,
      !grows(parent, with: view, along: axis)
    else { return nil }
    return span
  }

  /// How high a view is one of whose ends stands at a baseline of a text in it, and the other at one of the
  /// text's ends or baselines: at most as high as the text, with the distances, or of any height where that
  /// is not known; nil for any other.
  private func roomToBaseline(in parent: ViewFacts.ID, along axis: Axis) -> Span? {
    guard axis == .vertical, !(lengths[parent] ?? []).contains(where: { $0.0.axis == axis }) else {
      return nil
    }
    let outer = pins(on: parent).map(\.0).filter { pin in
      pin.edge.axis == axis
        && !(pin.other.map { isAround(parent, reader.canonical($0.view)) } ?? false)
    }
    guard ![EdgeConstraint.End.start, .end].allSatisfy({ end in outer.contains { $0.pulls(end) } })
    else { return nil }
    let pins = certainPins(on: parent, along: axis)
    for start in pins where start.edge.isStart == true {
      for end in pins where end.edge.isStart == false {
        guard let first = start.other, let last = end.other, let before = start.constant,
          let after = end.constant, first.edge == .top || first.edge == .baseline,
          last.edge == .bottom || last.edge == .baseline,
          reader.canonical(first.view) == reader.canonical(last.view), isText(first.view),
          isAround(parent, reader.canonical(first.view)),
          !pushes(on: parent, along: axis, except: [reader.canonical(first.view)])
        else { continue }
        let text = span(of: first.view, along: axis)
        guard text.isBounded else {
          var open = text
          (open.low, open.isVaried) = (0, true)
          return open
        }
        // Where a line stands in it the font says; it is not above its middle.
        let share = Length(smallest: 0.5, typical: 1, largest: 1)
        var room = text.scaled(by: share, plus: after - before)
        guard room.high > 0 else { continue }
        (room.certainty, room.isVaried) = (max(room.certainty, .estimated), true)
        return room
      }
    }
    return nil
  }

  /// Whether anything is tied to a guide inside a view.
  private func hasTiesToMargins(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    edges.values.joined().contains { pin, _ in
      guard pin.edge.axis == axis, let other = pin.other, other.isInset else { return false }
      return reader.canonical(other.view) == reader.canonical(view)
    }
  }

  /// Whether a view holds the text that is made, or held, at a place.
  private func holdsText(at place: Place, _ parent: ViewFacts.ID) -> Bool {
    reader.views.indices.contains { number in
      let view = ViewFacts.ID(number: number)
      return reader.canonical(view) == view && reader.facts(view).place == place && isText(view)
        && isAround(parent, view)
    }
  }

  private func isText(_ view: ViewFacts.ID) -> Bool {
    Self.asksForHeight.contains(reader.facts(view).className)
  }
}
