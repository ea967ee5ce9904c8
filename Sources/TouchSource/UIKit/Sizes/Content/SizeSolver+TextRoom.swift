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
    if facts.isOwn { return ownTextRoom(parent, along: axis) }
    guard isContainer(parent, along: axis), !facts.isLoose, facts.unknowns.isEmpty,
      facts.stacks.isEmpty, facts.frames.isEmpty, facts.host == nil,
      // A list has a say in how high its cells are, and margins are not followed.
      reader.own.map({ reader.isContent(parent, of: $0) }) != true,
      !hasTiesToMargins(parent, along: axis)
    else { return nil }
    let span = span(of: parent, along: axis)
    guard span.isBounded else { return roomToBaseline(in: parent, along: axis) }
    guard isByText(span, in: parent), !grows(parent, with: view, along: axis) else { return nil }
    return span
  }

  /// Whether a length is that of a text in a view.
  ///
  /// - Parameter mustSay: Whether a label counts only where its class's code lets it say something.
  private func isByText(_ span: Span, in parent: ViewFacts.ID, mustSay: Bool = false) -> Bool {
    span.certainty == .estimated && !span.isVaried && span.high > 0
      && span.sources.contains { source in
        source.operation == .content && holdsText(at: source.place, parent, mustSay: mustSay)
      }
  }

  /// How high the class's own view is, where a text in it makes it as high as it is wherever it is shown; of
  /// any height from that on where some code that shows it may give it another, or is not followed.
  private func ownTextRoom(_ own: ViewFacts.ID, along axis: Axis) -> Span? {
    let facts = reader.facts(own)
    guard axis == .vertical, !reader.isController, depth < Self.mostDepth,
      let type = reader.owner, type.isPlainView, reader.asksForNoLength(along: axis),
      ["UIView", "UIControl"].contains(facts.className), facts.unknowns.isEmpty, !facts.isLoose,
      facts.superviews.isEmpty, facts.stacks.isEmpty, facts.frames.isEmpty, !facts.isFitted,
      !(lengths[own] ?? []).contains(where: { $0.0.axis == axis }),
      !hasTiesToMargins(own, along: axis), !span(of: own, along: axis).isBounded,
      var asked = askedOfOwn(own, along: axis), isByText(asked, in: own, mustSay: true)
    else { return nil }
    let uses = classes.uses(type) ?? []
    let isLeft =
      !reader.index.isInherited(type.name)
      && uses.allSatisfy { use in
        SizeSolver(use.reader, classes, depth: depth + 1, steps: steps)
          .isLeftToContent(use.view, along: axis)
      }
    if uses.isEmpty || !isLeft { (asked.high, asked.isVaried) = (.infinity, true) }
    return asked
  }

  /// Whether the code that shows a view of a class of the project's places it and gives it no length.
  private func isLeftToContent(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    let view = reader.canonical(view)
    let facts = facts(view)
    return !facts.isOwn && facts.unknowns.isEmpty && !facts.isLoose && facts.frames.isEmpty
      && !facts.isFitted && facts.stacks.isEmpty && facts.superviews.count == 1
      && facts.host == nil && facts.keeper == nil && !facts.isListed && !facts.isHandedOut
      && facts.transforms.isEmpty && !(edges[view] ?? []).isEmpty
      && !(lengths[view] ?? []).contains(where: { $0.0.axis == axis })
      && !isPulled(view, along: axis)
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
  private func holdsText(at place: Place, _ parent: ViewFacts.ID, mustSay: Bool) -> Bool {
    reader.views.indices.contains { number in
      let view = ViewFacts.ID(number: number)
      let facts = reader.facts(view)
      return reader.canonical(view) == view && facts.place == place && isText(view)
        && (!mustSay || facts.className != "UILabel" || !facts.content.titles.isEmpty)
        && isAround(parent, view)
    }
  }

  private func isText(_ view: ViewFacts.ID) -> Bool {
    Self.asksForHeight.contains(reader.facts(view).className)
  }
}
