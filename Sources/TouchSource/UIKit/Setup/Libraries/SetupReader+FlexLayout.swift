import TouchLayout
import TouchModel

/// How FlexLayout sizes what nothing tells how long to be, as CSS does: an item asks for the size of its
/// content and is stretched across, unless something else is said.
extension SetupReader {
  /// Notes something that is said of a view.
  func flex(
    _ view: ViewFacts.ID, at here: Place, in frame: SetupFrame, _ body: (inout FlexFacts) -> Void
  ) {
    var facts = flexes[view] ?? FlexFacts(place: here, frame: frame)
    body(&facts)
    flexes[view] = facts
  }

  /// An item of the views of a chain: a view, or one that the library makes.
  func item(
    _ given: Expression?, in chain: LayoutChain, at position: Position, _ frame: SetupFrame
  ) -> LayoutChain {
    var item = LayoutChain(views: [])
    item.setsFrames = true
    if let given {
      if case .view(let view) = read(given, in: frame) { item.views = [view] }
    } else {
      item.views = [add(ViewFacts(className: "UIView"))]
    }
    guard let view = item.views.first, let container = chain.views.first else { return item }
    put(view, into: container, isArranged: false, frame)
    flex(view, at: place(position, in: frame), in: frame) { $0.container = container }
    // What it holds gives a view a size that no constraint says.
    doubt(container, "FlexLayout lays out what it holds")
    return item
  }

  /// Notes what a method says of the views of a chain; false for one that says nothing of their sizes.
  func note(
    _ name: String, of chain: LayoutChain, _ arguments: [Expression.Argument],
    at position: Position, in frame: SetupFrame
  ) -> Bool {
    let first = arguments.first?.value
    let word = first?.memberName ?? "?"
    let ends = Self.ends(name)
    func length(_ edge: Edge) -> Length? {
      // Upright, nothing covers the sides of the screen.
      if word == "safeArea" { return edge.axis == .horizontal ? Length(0) : nil }
      // As in CSS, two are those of both axes, and more begin at the top.
      let order: [Edge: Int] =
        switch arguments.count {
        case ...1: [:]
        case 2: [.leading: 1, .trailing: 1]
        default: [.leading: 1, .bottom: 2, .trailing: arguments.count == 3 ? 1 : 3]
        }
      return arguments.isEmpty ? Length(0) : number(arguments[order[edge] ?? 0].value, in: frame)
    }
    var isKnown = true
    for view in chain.views {
      flex(view, at: place(position, in: frame), in: frame) { facts in
        if chain.isPin {
          if name.hasPrefix("margin") {
            for edge in facts.distances.keys { facts.distances[edge] = .some(nil) }
          } else if !ends.isEmpty, !name.hasPrefix("padding") {
            for edge in ends { facts.distances[edge] = .some(length(edge)) }
          } else {
            isKnown = false
          }
          return
        }
        switch name {
        case "direction": facts.directions.insert(word)
        case "alignItems": facts.alignments.insert(word)
        case "alignSelf": facts.own.insert(word)
        case "grow", "shrink", "basis": facts.isElastic = true
        case "aspectRatio": facts.isOpen = true
        case "position":
          facts.isAbsolute = word == "absolute"
          if !["absolute", "relative", "static"].contains(word) { facts.isOpen = true }
        case "layout":
          // It gives the view the size of what it holds.
          if word == "adjustHeight" { facts.distances[.top] = nil }
          if word == "adjustWidth" { facts.distances[.leading] = nil }
        case _ where ends.isEmpty: isKnown = false
        case _ where name.hasPrefix("margin"):
          for edge in ends { facts.margins[edge] = .some(length(edge)) }
        case _ where name.hasPrefix("padding"):
          for edge in ends { facts.paddings[edge] = .some(length(edge)) }
        default:
          for edge in ends { facts.distances[edge] = .some(length(edge)) }
        }
      }
    }
    return isKnown
  }

  /// The ends that a method is about, as `marginHorizontal` and `left`; none for other methods.
  private static func ends(_ name: String) -> [Edge] {
    var name = name
    for prefix in ["margin", "padding"] where name.hasPrefix(prefix) {
      name = String(name.dropFirst(prefix.count))
    }
    switch name.lowercased() {
    case "", "all": return [.leading, .trailing, .top, .bottom]
    case "horizontal", "horizontally": return [.leading, .trailing]
    case "vertical", "vertically": return [.top, .bottom]
    case "left", "start": return [.leading]
    case "right", "end": return [.trailing]
    case "top": return [.top]
    case "bottom": return [.bottom]
    default: return []
    }
  }

  // MARK: - What comes of it

  /// Makes constraints of what was said of views.
  func settleFlexes() {
    var all: [ViewFacts.ID: FlexFacts] = [:]
    for (view, facts) in flexes {
      all[canonical(view)] = all[canonical(view)]?.joined(facts) ?? facts
    }
    for (view, facts) in all.sorted(by: { $0.key.number < $1.key.number }) {
      for axis in [Axis.horizontal, .vertical] {
        let container = facts.container.map(canonical)
        guard let parent = container ?? superview(of: view) else { continue }
        settle(facts, of: view, in: parent, container.flatMap { all[$0] }, along: axis)
      }
    }
  }

  private func settle(
    _ facts: FlexFacts, of view: ViewFacts.ID, in parent: ViewFacts.ID, _ outer: FlexFacts?,
    along axis: Axis
  ) {
    let ends: [Edge] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    func hold(_ lengths: [Length?], _ name: String) {
      var length = LengthConstraint(axis: axis, relation: .equal)
      if !lengths.contains(where: { $0 == nil }) {
        (length.other, length.multiplier) = ((parent, axis), Length(1))
        length.constant = lengths.reduce(Length(0)) { $0 - ($1 ?? Length(0)) }
      }
      make(.length(length), name)
    }
    func make(_ kind: ConstraintFacts.Kind, _ name: String, isFollowed: Bool = true) {
      let number = add(kind, on: view, at: facts.place, name, in: facts.frame)
      constraints[number].isActive = true
      constraints[number].setsFrame = true
      constraints[number].isFollowed = isFollowed
    }
    func hold(end: Edge, _ name: String) {
      make(.edge(EdgeConstraint(edge: end, relation: .equal, other: (parent, end, false))), name)
    }
    func leave(_ name: String) {
      make(.length(LengthConstraint(axis: axis, relation: .equal)), name, isFollowed: false)
    }
    let distances = ends.compactMap { facts.distances[$0] }
    let paddings = ends.compactMap { outer?.paddings[$0] }
    if facts.filling.contains(axis), facts.container != nil {
      return facts.isElastic || facts.isOpen ? leave("grow") : hold(paddings, axis.noun)
    }
    if facts.fitted.contains(axis) {
      guard !facts.sized.contains(axis), distances.count < 2, asksForContent(view) else {
        return leave("sizeToFit")
      }
      return hold(end: ends[0], "sizeToFit")
    }
    guard !facts.sized.contains(axis) else { return }
    if facts.kept.contains(axis), distances.count < 2 { return leave("sizeToFit") }
    let margins = ends.compactMap { facts.margins[$0] }
    if facts.container == nil || facts.isAbsolute, distances.count == 2 {
      return hold(distances + (facts.isAbsolute ? margins : []), axis.noun)
    }
    guard facts.container != nil else { return }
    let direction = outer.map(\.mainAxis) ?? .vertical
    guard !facts.isOpen, let mainAxis = direction else {
      return leave(facts.isOpen ? "aspectRatio" : "direction")
    }
    if !facts.isAbsolute {
      if axis == mainAxis {
        if facts.isElastic { return leave("grow") }
      } else {
        guard let alignment = facts.alignment(in: outer) else { return leave("alignItems") }
        if alignment == "stretch" {
          return hold(paddings + margins, "stretch")
        }
      }
    }
    // It is as long as its content: nothing but one end is held.
    guard facts.paddings.isEmpty else { return leave("padding") }
    hold(end: ends[0], "flex")
  }

  /// Whether a view that is fitted becomes as large as what it shows, rather than as its class says by itself
  /// or as it is.
  private func asksForContent(_ view: ViewFacts.ID) -> Bool {
    let facts = facts(view)
    return !["UIView", "UIControl"].contains(facts.className)
      && ["sizeThatFits", "sizeToFit"].allSatisfy {
        facts.type?.functions($0).isEmpty ?? true
      } && facts.type?.variable("intrinsicContentSize") == nil
  }
}

extension FlexFacts {
  /// The axis that it lays out its items along; nil where that is not known.
  fileprivate var mainAxis: Axis? {
    switch directions {
    case [], ["column"], ["columnReverse"]: .vertical
    case ["row"], ["rowReverse"]: .horizontal
    default: nil
    }
  }

  /// Where it is put across in what holds it; nil where that is not known.
  fileprivate func alignment(in outer: FlexFacts?) -> String? {
    let own = own.subtracting(["auto"])
    let all = own.isEmpty ? outer?.alignments ?? [] : own
    guard all.count < 2, all.isSubset(of: Self.known) else { return nil }
    return all.first ?? "stretch"
  }

  private static let known: Set<String> = ["stretch", "start", "end", "center", "baseline"]

  /// With what is said of the same view by another name.
  fileprivate func joined(_ other: FlexFacts) -> FlexFacts {
    var result = self
    result.container = container ?? other.container
    result.directions.formUnion(other.directions)
    result.alignments.formUnion(other.alignments)
    result.own.formUnion(other.own)
    result.sized.formUnion(other.sized)
    result.filling.formUnion(other.filling)
    result.fitted.formUnion(other.fitted)
    result.kept.formUnion(other.kept)
    result.isElastic = isElastic || other.isElastic
    result.isOpen = isOpen || other.isOpen
    result.isAbsolute = isAbsolute || other.isAbsolute
    result.margins.merge(other.margins) { $1 }
    result.paddings.merge(other.paddings) { $1 }
    result.distances.merge(other.distances) { $1 }
    return result
  }
}

extension Expression {
  /// Whether it is `100%`.
  var isAll: Bool {
    if case .binary("%", let number, _) = kind, case .number(100) = number.kind {
      true
    } else {
      false
    }
  }
}
