import TouchLayout
import TouchModel

/// Cartography, Stevia and Anchorage, which write constraints as equations: `a.width == b.width / 2 + 8`.
extension SetupReader {
  /// What Anchorage calls several anchors of a view, with the words that chains have for them.
  private static let anchorsByName = [
    "edgeAnchors": "edges", "horizontalAnchors": "horizontalEdges",
    "verticalAnchors": "verticalEdges", "centerAnchors": "center", "sizeAnchors": "size",
  ]

  /// Whether anchors themselves may be compared to tie them.
  private var comparesAnchors: Bool { index.used.imported.contains("Anchorage") }

  /// Several anchors of a view, as `edgeAnchors`; nil for any other member.
  func anchors(_ name: String, of view: ViewFacts.ID) -> Thing? {
    guard comparesAnchors, let word = Self.anchorsByName[name] else { return nil }
    guard case .layout(var chain) = extended(LayoutChain(views: [view]), by: word) else {
      return nil
    }
    chain.pointsInwards = true
    chain.edgeWords = chain.edgeWords.mapValues { _ in name }
    chain.axisWords = chain.axisWords.mapValues { _ in name }
    return .layout(chain)
  }

  /// The constraints that a closure makes for Anchorage, which may be told to leave them out; nil for what
  /// is no such call.
  func batch(
    _ name: String, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing? {
    guard name == "batch", comparesAnchors, case .closure(let closure)? = arguments.last?.value.kind
    else { return nil }
    let first = constraints.count
    _ = run(closure.body, in: SetupFrame(in: frame))
    let made = Array(first..<constraints.count)
    if let active = arguments.first(where: { $0.label == "active" }) {
      let isActive = truth(active.value, in: frame)
      for number in made {
        constraints[number].isActive = isActive != false
        if isActive == nil { constraints[number].isSwitched = true }
      }
    }
    return .constraints(made)
  }

  /// `a.width == 44`, `b.Height >= 44` and `c.edgeAnchors == d.edgeAnchors + 8`; anything else is read for
  /// what it does.
  func equation(
    _ sign: String, _ left: Expression, _ right: Expression, in frame: SetupFrame
  ) -> Thing {
    let first = read(left, in: frame)
    // Cartography says of the constraint how strongly it holds, Anchorage of what it is tied to.
    if sign == "~", case .constraints = first {
      setPriority(priority(right, in: frame), of: first, in: frame)
      return first
    }
    guard let relation = relation(sign), let made = tied(first, relation, right, left, in: frame)
    else {
      _ = read(right, in: frame)
      if case .layout = first { return first }
      return .other
    }
    return .constraints(made)
  }

  /// How a sign compares its two sides; nil for one that ties nothing.
  ///
  /// Source: Anchorage 4.5, which has signs of its own beside those of the standard library.
  private func relation(_ sign: String) -> Relation? {
    switch sign {
    case "==": .equal
    case ">=": .atLeast
    case "<=": .atMost
    case "/==/" where comparesAnchors: .equal
    case "/>=/" where comparesAnchors: .atLeast
    case "/<=/" where comparesAnchors: .atMost
    default: nil
    }
  }

  /// The constraints that tie what stands on the left of an equation; nil where that is no length and no
  /// edge.
  private func tied(
    _ thing: Thing, _ relation: Relation, _ right: Expression, _ left: Expression,
    in frame: SetupFrame
  ) -> [Int]? {
    let here = place(left.position, in: frame)
    var chain: LayoutChain
    switch thing {
    case .layout(let named): chain = named
    case .length(let view, let axis) where comparesAnchors:
      chain = LayoutChain(views: [view])
      (chain.axes, chain.axisWords) = ([axis], [axis: axis.anchorName])
    case .edge(let view, let edge, let isInset) where comparesAnchors:
      let term = term(of: right, in: frame)
      let made = tie(
        view, edge, isInset: isInset, to: read(term.base, in: frame), relation, 0, at: here,
        in: frame)
      apply(term, to: made, in: frame)
      activate(.constraints(made))
      return made
    default: return nil
    }
    guard let view = chain.views.first else { return nil }
    let term = term(of: right, in: frame)
    let made = constrain(view, chain, relation, term.base, at: here, in: frame)
    apply(term, to: made, insets: chain.pointsInwards, in: frame)
    return made
  }

  /// One side of an equation: what it asks for, how often, and what it adds.
  private struct Term {
    var base: Expression
    /// Nil where it is not known.
    var factor: Length? = 1
    var added: [(value: Expression, isTaken: Bool)] = []
  }

  private func term(of expression: Expression, in frame: SetupFrame) -> Term {
    if number(expression, in: frame) != nil { return Term(base: expression) }
    switch expression.kind {
    case .tuple(let members) where members.count == 1:
      return term(of: members[0].value, in: frame)
    case .binary(let sign, let left, let right) where ["+", "-", "*", "/"].contains(sign):
      // `2 * a.width`
      let isSecond = number(left, in: frame) != nil
      let other = isSecond ? left : right
      var term = term(of: isSecond ? right : left, in: frame)
      switch sign {
      case "+": term.added.append((other, false))
      case "-" where !isSecond: term.added.append((other, true))
      case "*" where term.added.isEmpty:
        term.factor = product(term.factor, number(other, in: frame))
      case "/" where term.added.isEmpty && !isSecond:
        term.factor = product(term.factor, number(other, in: frame).map { Length(1) / $0 })
      default: term.factor = nil
      }
      return term
    default: return Term(base: expression)
    }
  }

  private func product(_ first: Length?, _ second: Length?) -> Length? {
    guard let first, let second else { return nil }
    return first * second
  }

  /// Multiplies and moves constraints by what a side of an equation says beside what it asks for.
  ///
  /// - Parameter insets: Whether what is added moves edges inwards.
  private func apply(
    _ term: Term, to made: [Int], insets: Bool = false, in frame: SetupFrame
  ) {
    for number in made {
      if term.factor != 1 { adjust(number, by: "multipliedBy", term.factor) }
      for (value, isTaken) in term.added {
        if insets, case .edge(let edge) = constraints[number].kind, edge.edge.isStart != nil {
          inset(number, by: isTaken ? [.unknown] : values(value, in: frame))
          continue
        }
        let amount = self.number(value, in: frame)
        adjust(number, by: "offset", isTaken ? amount.map { Length(0) - $0 } : amount)
      }
    }
  }
}
