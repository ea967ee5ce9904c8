import TouchLayout
import TouchModel

/// What stack views of Interface Builder's ask for.
extension SizeSolver {
  /// The length that a stack view of Interface Builder's has by what it arranges, where nothing else gives
  /// it one; nil where that is not known.
  func drawnArrangement(
    in stack: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    let stack = reader.canonical(stack)
    let key = Key(view: stack, axis: axis, isContent: true)
    // Code may arrange other views, or the same ones otherwise.
    guard facts.unknowns.isEmpty, !facts.isLoose, (arrangements[stack] ?? []).isEmpty,
      facts.customSpacings.isEmpty, knownLengths.mayFollow(key, beside: around),
      ["axis", "alignment", "distribution"].allSatisfy({ facts.properties[$0] == nil }),
      let margins = facts.arrangementMargins(along: axis)
    else { return nil }
    let spacings = facts.properties["spacing"] ?? []
    var result: Span?
    for view in interfaceViews(of: facts) {
      guard let arrangement = view.arrangements.first(where: { $0.axis == axis }),
        let spacing = SetupReader.range(
          spacings + (spacings.isEmpty ? [.number(Length(arrangement.spacing ?? 0))] : [])),
        let spans = members(of: arrangement, along: axis, within: around.union([key]))
      else { return nil }
      // One behind another, or side by side.
      let length = arrangement.spacing == nil ? spans.longest : spans.total(spacing: spacing)
      let none = Span(low: 0, high: 0, certainty: .estimated)
      var span = (length ?? none).scaled(by: 1, plus: margins)
      span.certainty = max(span.certainty, .estimated)
      span.sources.append(
        Span.Source(
          place: arrangement.place, name: facts.name ?? facts.className, operation: .content))
      result = result.map { $0.hull(span) } ?? span
    }
    // It can be made longer itself, without any of what it arranges.
    return result?.ownless
  }

  /// How long a view is that a stack view of Interface Builder's makes as long as the longest of those that
  /// it arranges, in all files; nil where that is not known.
  ///
  /// - Parameter own: What the view asks for itself.
  func stretched(_ facts: ViewFacts, _ own: Span, along axis: Axis) -> Span? {
    let views = interfaceViews(of: facts)
    guard own.isBounded, !views.isEmpty else { return nil }
    var result: Span?
    for view in views {
      guard let companions = view.companions, companions.axis == axis, keepsAsDrawn(companions),
        let spans = askings(of: companions)
      else { return nil }
      let span = spans.reduce(own) { $0.longer($1) }
      result = result.map { $0.hull(span) } ?? span
    }
    return result
  }

  /// Whether code leaves a stack view, and what it arranges, as drawn.
  private func keepsAsDrawn(_ arrangement: InterfaceArrangement) -> Bool {
    guard let outlet = arrangement.outlet else { return true }
    guard outlet.owner == reader.owner?.name,
      let stack = reader.properties[outlet.property].map(reader.canonical)
    else { return false }
    let facts = reader.facts(stack)
    return !facts.isLoose && (arrangements[stack] ?? []).isEmpty
      && ["axis", "alignment", "distribution"].allSatisfy { facts.properties[$0] == nil }
      && isUnplaced(stack, facts, along: arrangement.axis)
  }

  /// The length that a view has by stack views around it, where no code hides any of the others; nil for any
  /// other.
  func share(of view: InterfaceFiles.View, along axis: Axis) -> InterfaceFiles.Given? {
    view.shares.first { $0.axis == axis && $0.others.allSatisfy(staysShown) }?.given
  }

  /// Whether no code hides what an outlet stands for, or any of a list of outlets, or takes it out of what it
  /// lies in.
  func staysShown(_ outlet: InterfaceFiles.Listing) -> Bool {
    let index = reader.index
    guard let owner = reader.owner, outlet.owner == owner.name,
      let variable = owner.variable(outlet.property), variable.file == owner.file
    else { return false }
    if variable.type?.unwrapped.name == "Array" { return stayShown(in: variable, of: owner) }
    guard
      OutsideUse(index: index).members(of: outlet.property, in: owner)
        .isDisjoint(with: [.itself, "isHidden", "removeFromSuperview"]),
      let code = index.number(of: owner.file).flatMap(index.bytes),
      !code.occurrences(ofName: outlet.property).contains(where: {
        code.members(ofPathEndingAt: $0).contains("removeFromSuperview")
      })
    else { return false }
    guard let view = reader.properties[outlet.property] else { return true }
    let facts = reader.facts(view)
    return isLeftShown(facts) && !facts.isListed
  }

  /// Whether no code hides any control of a list of outlets, or takes it out of what it lies in: it goes
  /// through all of them, or asks how many there are.
  private func stayShown(in list: VariableDeclaration, of owner: TypeInfo) -> Bool {
    guard OutsideUse(index: reader.index).members(of: list.name, in: owner).isEmpty,
      let code = reader.index.number(of: owner.file).flatMap(reader.index.bytes),
      !code.hold("removeFromSuperview"),
      code.occurrences(ofName: list.name).allSatisfy({ range in
        code.names(range) || code.members(ofPathEndingAt: range).isSubset(of: Self.goingThrough)
          || code.goesThrough(range)
      })
    else { return false }
    return reader.targets.map(reader.facts).allSatisfy { facts in
      facts.target?.lists.contains(list.name) != true || isLeftShown(facts)
    }
  }

  /// Members of a list by which code does the same to all of it, or only asks of it.
  private static let goingThrough: Set<String> = [
    "forEach", "count", "isEmpty", "contains", "firstIndex", "lastIndex",
  ]

  /// Whether the code of the class leaves a view shown where it lies.
  private func isLeftShown(_ facts: ViewFacts) -> Bool {
    facts.isHidden.isSubset(of: [false]) && facts.unknowns.isEmpty && facts.superviews.isEmpty
  }

  /// What each of the views asks for that a stack view makes as long as itself; nil where one is not known.
  private func askings(of arrangement: InterfaceArrangement) -> [Span]? {
    var spans: [Span] = []
    for member in arrangement.members {
      var facts = ViewFacts(className: "UIButton")
      (facts.name, facts.drawn) = (member.button?.title, member.button)
      var isHidden = member.isHidden
      if let outlet = member.outlet {
        guard outlet.owner == reader.owner?.name,
          let view = reader.properties[outlet.property].map(reader.canonical)
        else { return nil }
        facts = reader.facts(view)
        isHidden = isHidden || facts.isHidden.contains(true)
      } else if isHidden {
        continue
      }
      let given = member.length.map { Span(low: $0, high: $0, certainty: .estimated) }
      let asked = asked(by: facts, along: arrangement.axis)
      guard var span = asked ?? blank(facts, along: arrangement.axis) ?? given else { return nil }
      if isHidden { (span.low, span.isVaried) = (0, true) }
      let size = size(
        self.asked(by: facts, along: .horizontal), self.asked(by: facts, along: .vertical))
      for source in span.sources.indices { span.sources[source].size = size }
      spans.append(span)
    }
    return spans
  }

  /// The size of a view of whose sides both are known, as far as they are the same wherever it is shown.
  private func size(_ width: Span?, _ height: Span?) -> Size? {
    guard let width, let height, !width.isVaried, !height.isVaried else { return nil }
    return Size(
      width: ((width.low + width.high) / 2).rounded(),
      height: ((height.low + height.high) / 2).rounded())
  }

  /// What a button asks for by what it shows, whatever Interface Builder laid it out with; nil for what
  /// is not known.
  private func asked(by facts: ViewFacts, along axis: Axis) -> Span? {
    guard facts.className == "UIButton", facts.type == nil, facts.unknowns.isEmpty else {
      return nil
    }
    switch drawnContent(of: facts, ButtonContent(), reader.configurations, along: axis) {
    case .known(let span), .contradicted(let span): return span.isBounded ? span : nil
    case .open: return nil
    }
  }

  /// What each of the views asks for that a stack view arranges, the least of what may be hidden being
  /// nothing; nil where one is not known.
  private func members(
    of arrangement: InterfaceArrangement, along axis: Axis, within around: Set<Key>
  ) -> [Span]? {
    var spans: [Span] = []
    for member in arrangement.members {
      var span = member.length.map { Span(low: $0, high: $0, certainty: .estimated) }
      var isHidden = member.isHidden
      if let outlet = member.outlet {
        guard outlet.owner == reader.owner?.name else { return nil }
        if let view = reader.properties[outlet.property].map(reader.canonical) {
          let natural = natural(view, along: axis, within: around)
          span = natural.isBounded ? natural : nil
          isHidden = isHidden || reader.facts(view).isHidden.contains(true)
        }
      } else if isHidden {
        continue
      }
      guard var span else { return nil }
      if isHidden { (span.low, span.isVaried) = (0, true) }
      spans.append(span)
    }
    return spans
  }
}

extension [UInt8] {
  /// Whether a name is one that a variable is declared by.
  fileprivate func names(_ range: Range<Int>) -> Bool {
    self[..<range.lowerBound].suffix(4).elementsEqual("var ".utf8)
  }

  /// Whether a name is that of a list through all of which a loop goes.
  fileprivate func goesThrough(_ range: Range<Int>) -> Bool {
    let before = self[..<range.lowerBound]
    let isLoop = [" in ", " in self."].contains { word in
      before.suffix(word.utf8.count).elementsEqual(word.utf8)
    }
    let rest = self[range.upperBound...].drop { "?! ".utf8.contains($0) }
    return isLoop && (rest.first == UInt8(ascii: "{") || rest.starts(with: "where ".utf8))
  }
}
