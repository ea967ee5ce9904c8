import TouchLayout
import TouchModel
import TouchRules

/// Makes elements of what a reading says of views.
struct UIKitElement {
  let reader: SetupReader
  let solver: SizeSolver
  let index: SourceIndex
  let setting: Setting
  /// What the class is called.
  let view: String

  /// Places of the system's that may enlarge the views they are given, or give them a size.
  private static let hosts: Set<String> = [
    "accessoryView", "editingAccessoryView", "rightView", "leftView", "titleView",
    "inputAccessoryView", "tableHeaderView", "tableFooterView", "backgroundView",
  ]

  // MARK: - Views

  /// The element that a view is; nil where it is none.
  func unit(for id: ViewFacts.ID) -> UIKitUnit? {
    let facts = reader.facts(id)
    guard let kind = facts.elementKind ?? outerKind(of: facts), let place = facts.place,
      facts.isMade || facts.isOutlet,
      !facts.isOwn, facts.reacts != [false], !isHidden(facts), !isDisabled(facts), !isIdle(facts)
    else { return nil }
    let subject = Subject(place: place, kind: kind, label: facts.name, view: view)
    return unit(subject, id, facts)
  }

  /// Whether it is hidden from the first and nothing that names its class shows it.
  private func isHidden(_ facts: ViewFacts) -> Bool {
    facts.isHidden == [true] && facts.isHiddenAtFirst && !facts.isListed
      && outsideUse(of: facts)?.isDisjoint(with: ["", "isHidden"]) ?? true
      && !isShownLater(facts)
  }

  /// Whether the class's file shows it by a name for the object that is not followed.
  private func isShownLater(_ facts: ViewFacts) -> Bool {
    guard facts.isHeld, let name = facts.name, let place = facts.place else { return false }
    return OutsideUse(index: index).mayShow(name, in: place.file)
  }

  /// Whether it is disabled and no code can enable it.
  private func isDisabled(_ facts: ViewFacts) -> Bool {
    facts.isEnabled == [false] && !facts.isListed && (facts.isPrivate || !facts.isHeld)
      && facts.unknowns.isEmpty
      && facts.place.map { OutsideUse(index: index).onlyDisables(in: $0.file) } ?? false
  }

  /// The kind of element that code outside its class proves a view of a library's class to be.
  private func outerKind(of facts: ViewFacts) -> Screen.Element.Kind? {
    guard ViewClasses.isLibraryControl(facts.className), let outside = outsideUse(of: facts) else {
      return nil
    }
    return outside.isDisjoint(with: ["addTarget", "addAction"]) ? nil : .button
  }

  /// Whether a button does nothing, and no code elsewhere can make it do something.
  private func isIdle(_ facts: ViewFacts) -> Bool {
    guard isUnwired(facts), !facts.isOutlet, let place = facts.place else { return false }
    // A bar leaves it to a view of the app's what a tap on it does.
    let isShown = facts.host == nil || facts.host == .bar && !reader.changesCustomViews
    if facts.isPrivate { return outsideUse(of: facts)?.isSubset(of: Self.reading) ?? true }
    return !facts.isHeld && reader.returned[place] == nil && isShown
  }

  /// Whether the class's code makes a button or a control do nothing, nor does its own class.
  private func isUnwired(_ facts: ViewFacts) -> Bool {
    guard !facts.isWired, facts.unknowns.isEmpty,
      ["UIButton", "UIControl"].contains(facts.className)
    else { return false }
    return facts.type.map { !actsByItself($0) } ?? true
  }

  /// Whether a class of controls of the project may do something where it is touched.
  private func actsByItself(_ type: TypeInfo) -> Bool {
    let inner = solver.classes.reading(type, nil)
    guard let own = inner.own.map(inner.facts), !inner.isCut else { return true }
    return own.isWired || !own.unknowns.isEmpty || !inner.recognizers.isEmpty
      || Self.handlers.contains { !type.functions($0).isEmpty }
  }

  /// Functions of a control that are told of touches.
  private static let handlers: Set<String> = [
    "beginTracking", "continueTracking", "endTracking", "cancelTracking", "touchesBegan",
    "touchesMoved", "touchesEnded", "touchesCancelled", "sendAction", "sendActions",
    "accessibilityActivate", "contextMenuInteraction", "hitTest", "point",
    "gestureRecognizerShouldBegin",
  ]

  /// The element that a recogniser makes of a view.
  func unit(for recognizer: RecognizerFacts) -> UIKitUnit? {
    let views = recognizer.views.map { reader.canonical($0) }.uniqued(by: \.self)
    if views.isEmpty { return outerUnit(for: recognizer) }
    guard let target = views.first else { return nil }
    let facts = reader.facts(target)
    // A control is an element by itself.
    guard facts.elementKind == nil, facts.reacts != [false], !isHidden(facts) else {
      return nil
    }
    let subject = Subject(
      place: recognizer.place, kind: recognizer.kind, label: facts.isOwn ? nil : facts.name,
      view: view)
    if views.count > 1 {
      return UIKitUnit(subject: subject, reason: "it is added to several views")
    }
    if facts.isOutlet {
      return UIKitUnit(subject: subject, reason: UnknownReason.interfaceBuilder)
    }
    // Labels and images do not react unless they are told to.
    let isSleeping = facts.className.hasSuffix("Label") || facts.className.hasSuffix("ImageView")
    if isSleeping, facts.type == nil, !facts.reacts.contains(true) {
      return UIKitUnit(
        subject: subject, reason: "nothing in the code lets touches through to it")
    }
    return unit(subject, target, facts)
  }

  /// The element that a recogniser makes of a view which another class holds.
  private func outerUnit(for recognizer: RecognizerFacts) -> UIKitUnit? {
    guard
      recognizer.isAddedElsewhere || recognizer.isHandedOut || !recognizer.inner.isEmpty
    else { return nil }
    let label = recognizer.inner.first?.property
    let subject = Subject(place: recognizer.place, kind: recognizer.kind, label: label, view: view)
    let unknown = UIKitUnit(subject: subject, reason: "what it is added to is not followed")
    guard recognizer.inner.count == 1, !recognizer.isAddedElsewhere,
      let (type, property) = recognizer.inner.first
    else { return unknown }
    let inner = solver.classes.reading(type, nil)
    guard
      let number = inner.views.indices.first(where: {
        inner.canonical(ViewFacts.ID(number: $0)).number == $0
          && inner.views[$0].isHeld && inner.views[$0].name == property
      })
    else { return unknown }
    var added = RecognizerFacts(kind: recognizer.kind, place: recognizer.place)
    added.views = [ViewFacts.ID(number: number)]
    let maker = UIKitElement(
      reader: inner, solver: SizeSolver(inner, solver.classes), index: index, setting: setting,
      view: view)
    return maker.unit(for: added)
  }

  /// The element that an item of a bar is, which the system sizes.
  func unit(for item: BarItemFacts) -> UIKitUnit {
    let subject = Subject(place: item.place, kind: .button, label: item.name, view: view)
    return UIKitUnit(
      subject: subject,
      layouts: layouts(subject, .unknown(""), .unknown("")) { element in
        element.container = .navigationBar
        element.reason = "the bar gives it its size"
      })
  }

  private func unit(_ subject: Subject, _ id: ViewFacts.ID, _ facts: ViewFacts) -> UIKitUnit {
    if facts.isOutlet, facts.systemKind == nil {
      return UIKitUnit(subject: subject, reason: UnknownReason.interfaceBuilder)
    }
    if facts.isMadeElsewhere {
      return UIKitUnit(subject: subject, reason: "what makes it is not followed")
    }
    if case .other(let host)? = facts.host, Self.hosts.contains(host), facts.systemKind == nil,
      !facts.isBesideText
    {
      return UIKitUnit(subject: subject, reason: "'\(host)' may give it another size")
    }
    let outside = outsideUse(of: facts)
    if let outside, facts.elementKind == .button, isUnwired(facts),
      outside.isSubset(of: Self.reading)
    {
      return UIKitUnit(subject: subject, reason: "nothing in the code makes it react")
    }
    if reader.isCut {
      return UIKitUnit(subject: subject, reason: "the code of '\(view)' is too much to follow")
    }
    if reader.owner?.overridesHitTesting == true, facts.systemKind == nil {
      return UIKitUnit(
        subject: subject, reason: "'\(view)' decides itself which touches its views receive")
    }
    let scale = scale(of: facts)
    guard scale.isKnown else {
      return UIKitUnit(subject: subject, reason: "its transform is not in the source")
    }
    solver.steps.renew()
    let cuts = (
      x: solver.cut(around: id, along: .horizontal), y: solver.cut(around: id, along: .vertical)
    )
    // What lies around it is none of the steps that its own lengths take.
    solver.steps.renew()
    let own = solver.holder(reader.canonical(id))
    func span(_ axis: Axis, _ cut: SizeSolver.Cut) -> Span {
      var source = cut.source
      source?.holder = own
      return solver.span(of: id, along: axis).limited(to: cut.most, by: source)
    }
    var width = span(.horizontal, cuts.x)
    var height = span(.vertical, cuts.y)
    if facts.systemKind != nil, scale.isShrinking {
      guard let size = ViewClasses.size(of: facts.className, in: setting.system) else {
        return UIKitUnit(
          subject: subject, reason: "'transform' makes it smaller than the system does")
      }
      (width, height) = (Span(Length(size.width)), Span(Length(size.height)))
    }
    let area = touchArea(of: facts)
    let sides = (
      width: side(width, of: id, along: .horizontal, scaled: scale.x, cuts.x),
      height: side(height, of: id, along: .vertical, scaled: scale.y, cuts.y)
    )
    let sources = (width.sources + height.sources).uniqued { [$0.place] }
      .sorted { ($0.operation == .content ? 0 : 1) < ($1.operation == .content ? 0 : 1) }
    if let outside, sources.contains(where: { $0.operation == .content }),
      !outside.isDisjoint(with: Self.changing)
    {
      return UIKitUnit(subject: subject, reason: "code outside its class changes it")
    }
    var isUnknown = false
    let made = layouts(subject, width, height) { element in
      element.style = facts.style(among: reader.configurations)
      if facts.host == .bar { element.container = .navigationBar }
      // What makes a side long enough leaves the system's look to it.
      let isDrawn = [width, height].contains { side in
        side.low < 44 && side.sources.contains { $0.operation == .constraint }
      }
      // A look that the project shares is its own where it has a size of its own too.
      if isDrawn, facts.hasSharedLook(among: reader.configurations) { element.style = .automatic }
      element.hasPlainLabel =
        facts.host != .bar && !isDrawn && facts.type == nil
        && !facts.isRestyled(among: reader.configurations)
      let box = element.layout
      element.trace = steps(sources, box)
      switch area.answer(for: box.size) {
      case .bounds:
        element.sides = Screen.Sides(width: sides.width, height: sides.height)
        let (x, y) = (cuts.x.rest(of: box.width), cuts.y.rest(of: box.height))
        element.region = Region(Rect(left: x.start, top: y.start, right: x.end, bottom: y.end))
      case .area(let hit):
        element.region = Region(hit)
        if let function = area.override, function.file != "" {
          element.trace.append(
            Screen.Step(
              place: function.place, name: function.isHitTest ? "hitTest" : "point(inside:with:)",
              operation: .hitTest, position: .label, frameBefore: box, frameAfter: box,
              regionBefore: box, regionAfter: hit))
        }
      case .unknown: isUnknown = true
      }
      if let place = scale.place, !scale.isIdentity {
        scale.apply(to: &element, at: place)
        if scale.isShrinking { element.controlSize = .small }
      }
      element.effective = clipped(element.region, around: id)
      element.accessibility = box
      // The side that may be enough is the one that decides.
      element.reason = height.isBounded ? width.reason ?? height.reason : height.reason
    }
    if isUnknown {
      let name = area.override.map { $0.isHitTest ? "hitTest" : "point(inside:with:)" } ?? ""
      return UIKitUnit(subject: subject, reason: UnknownReason.member(name))
    }
    return UIKitUnit(subject: subject, layouts: made)
  }

  /// Members that change nothing and make a view do nothing.
  private static let reading: Set<String> = [
    "isSelected", "isHidden", "isEnabled", "alpha", "frame", "bounds", "layer", "backgroundColor",
    "tintColor", "accessibilityLabel", "accessibilityIdentifier", "accessibilityHint",
    "setTitle", "setImage", "titleLabel", "setTitleColor", "setNeedsLayout",
  ]

  /// Members that may give a view another size than its class does.
  private static let changing: Set<String> = [
    "", "frame", "snp", "widthAnchor", "heightAnchor", "topAnchor", "bottomAnchor", "leadingAnchor",
    "trailingAnchor", "leftAnchor", "rightAnchor", "configuration", "contentEdgeInsets",
    "titleLabel", "setImage", "setAttributedTitle", "font", "image", "numberOfLines", "transform",
  ]

  /// What code outside the class does to a view that it can reach; nil where none can.
  private func outsideUse(of facts: ViewFacts) -> Set<String>? {
    guard facts.isHeld, !facts.isPrivate || facts.isFilePrivate, let type = reader.owner,
      let name = facts.name
    else { return nil }
    let outside = OutsideUse(index: index)
    return facts.isFilePrivate
      ? outside.membersInFile(of: name, in: type) : outside.members(of: name, in: type)
  }

  // MARK: - Layouts

  /// The element alone at each end of what is known of its sides.
  private func layouts(
    _ subject: Subject, _ width: Span, _ height: Span, _ finish: (inout Screen.Element) -> Void
  ) -> [Screen] {
    let isKnown = width.low == width.high && height.low == height.high
    let extents: [Screen.Extent] = isKnown ? [.typical] : [.typical, .smallest, .largest]
    return extents.map { extent in
      let size = Size(
        width: width.value(at: extent, most: setting.device.size.width),
        height: height.value(at: extent, most: setting.device.size.height))
      let box = Rect(origin: .zero, size: size)
      var element = Screen.Element(
        id: Screen.Element.ID(place: subject.place), kind: subject.kind, label: subject.label,
        view: subject.view, visual: box, layout: box, region: Region(box),
        certainty: isKnown ? .exact : max(width.certainty, height.certainty), framework: .uiKit)
      if !isKnown, element.certainty == .exact { element.certainty = .estimated }
      finish(&element)
      return Screen(
        view: subject.view, place: subject.place, device: setting.device,
        bounds: Rect(origin: .zero, size: setting.device.size),
        variant: Screen.Variant(content: extent), elements: [element])
    }
  }

  /// A side with the views that decide it, or that keep it from growing.
  private func side(
    _ span: Span, of id: ViewFacts.ID, along axis: Axis, scaled factor: Double,
    _ cut: SizeSolver.Cut
  ) -> Screen.Side {
    let own = solver.holder(reader.canonical(id))
    let neighbour = span.sources.compactMap(\.holder).first {
      $0.depth == solver.depth && $0 != own && solver.borrows(id, from: $0.view, along: axis)
    }
    let held = span.sources.first { $0.operation == .constraint && $0.holder != own }
    var side = Screen.Side(
      least: cut.length(of: span.low) * factor,
      most: span.isBounded ? cut.length(of: span.high) * factor : nil,
      certainty: span.certainty, isVaried: span.isVaried, places: span.sources.map(\.place))
    if cut.length(of: span.low) < span.low {
      side.frame = span.low * factor
      side.edge = cut.edge.map { edge in
        let isContent = reader.own.map { reader.isContent(edge, of: $0) } ?? false
        return (isContent ? reader.owner?.name : solver.holder(edge).name) ?? ""
      }
      side.room = cut.source?.place
    }
    if neighbour == nil, let held {
      (side.holder, side.places) = (held.holder?.name ?? "", [held.place])
    } else {
      side.neighbour = neighbour.map { $0.name ?? "" }
      // The tie to it is what should change.
      if neighbour != nil { side.places = span.sources.suffix(1).map(\.place) }
      (side.limits, side.companions) = limits(around: id, along: axis)
    }
    return side
  }

  /// The views around one that leave it no more than a length: those that constraints keep as long as
  /// they are, whatever they hold, and those that are as long as it makes them; and the views beside it
  /// that have to grow with it.
  private func limits(
    around id: ViewFacts.ID, along axis: Axis
  ) -> (around: [Screen.Side.Limit], beside: [Screen.Side.Limit]) {
    var limits: [Screen.Side.Limit] = []
    var companions: [Screen.Side.Limit] = []
    var inside = [solver.holder(reader.canonical(id))]
    for _ in 0..<SetupReader.mostAround {
      let child = inside.last!.view
      let current = reader.facts(child)
      guard !current.isOwn, let parent = reader.superview(of: child) else { break }
      let holder = solver.holder(parent)
      let span = solver.span(of: parent, along: axis)
      let follows = solver.follows(child, in: parent, along: axis)
      if follows { companions += solver.companions(of: child, in: parent, along: axis) }
      let isFixed =
        (solver.lengths[parent] ?? []).contains { length, constraint in
          length.axis == axis && length.relation != .atLeast && length.other == nil
            && constraint.isCertain
        }
        || !follows
          && span.sources.contains { source in
            source.operation == .constraint && source.holder != holder
              && !inside.contains { $0 == source.holder }
          }
      let name = holder.name ?? ""
      let given = solver.given(to: parent, along: axis)
      let isKnown = span.isBounded && (span.certainty == .exact || given != nil)
      if isKnown, let growth = solver.growth(of: child, in: parent, of: span.high, along: axis) {
        limits.append(
          Screen.Side.Limit(name: solver.holder(growth.beside).name ?? "", length: growth.room))
      }
      if let given {
        let room = given.length.largest - solver.taken(beside: child, in: parent, along: axis)
        limits.append(
          Screen.Side.Limit(
            name: reader.owner?.name ?? "", length: max(0, room), giver: given.giver))
        break
      }
      if let cell = solver.collectionCell(showing: parent), solver.fills(child, parent, along: axis)
      {
        // A collection gives its cells their size.
        let length = solver.span(of: child, along: axis)
        if length.isBounded {
          limits.append(Screen.Side.Limit(name: cell, length: length.high))
        }
      } else if isFixed, span.isBounded {
        let room = span.high - solver.taken(beside: child, in: parent, along: axis)
        limits.append(Screen.Side.Limit(name: name, length: max(0, room)))
      } else if span.isBounded, solver.decides(child, lengthOf: parent, along: axis) {
        limits.append(Screen.Side.Limit(name: name, length: span.high, follows: true))
      }
      inside.append(holder)
    }
    return (limits, companions)
  }

  private func steps(_ sources: [Span.Source], _ box: Rect) -> [Screen.Step] {
    sources.map { source in
      Screen.Step(
        place: source.place, name: source.name, operation: source.operation, position: .label,
        frameBefore: box, frameAfter: box, regionBefore: box, regionAfter: box)
    }
  }

  // MARK: - Hit testing

  /// How its transform, or that of its class, scales a view.
  private func scale(of facts: ViewFacts) -> Scale {
    guard facts.scale.isIdentity, let type = facts.type else { return facts.scale }
    let inner = solver.classes.reading(type, facts.construction)
    return inner.own.map { inner.facts($0).scale } ?? Scale()
  }

  private func touchArea(of facts: ViewFacts) -> TouchArea {
    var changing: Set<String> = []
    if let type = facts.type { changing = solver.classes.reading(type, nil).assigned }
    return TouchArea(
      index: index, setting: setting, type: facts.type, className: facts.className,
      properties: facts.properties, changing: changing)
  }

  /// What the views around leave of a hit region: touches beyond their bounds do not reach it.
  private func clipped(_ region: Region, around view: ViewFacts.ID) -> Region {
    guard var box = region.boundingBox else { return region }
    var inside = view
    for _ in 0..<SetupReader.mostAround {
      guard let parent = reader.superview(of: inside) else { break }
      let outer = reader.facts(parent)
      guard !outer.isOwn, outer.type?.overridesHitTesting != true else { break }
      let width = solver.span(of: parent, along: .horizontal)
      let height = solver.span(of: parent, along: .vertical)
      if width.isBounded, width.high < box.width { box = box.narrowed(width: width.high) }
      if height.isBounded, height.high < box.height { box = box.narrowed(height: height.high) }
      inside = parent
    }
    return region.boundingBox == box ? region : Region(box)
  }
}

extension Span {
  /// The length at an end of what is known; where nothing is, as open lengths are taken.
  fileprivate func value(at extent: Screen.Extent, most: Double) -> Double {
    switch extent {
    case .smallest: isBounded || low > 0 ? max(low, 1) : Evaluation.openExtent.smallest
    case .largest: isBounded ? high : max(low, most)
    case .typical:
      // Between lengths that occur there may be none, and at none there is nothing to hit.
      isBounded
        ? (isVaried ? (low > 0 ? low : high) : certainty == .exact ? low : middle)
        : max(low, Evaluation.openExtent.typical)
    }
  }
}

extension Scale {
  /// Lets an element react where a transform around its middle brings it.
  fileprivate func apply(to element: inout Screen.Element, at place: Place) {
    let box = element.layout
    let before = element.region.boundingBox ?? box
    func scaled(_ rect: Rect) -> Rect {
      Rect(
        left: box.midX + (rect.minX - box.midX) * x, top: box.midY + (rect.minY - box.midY) * y,
        right: box.midX + (rect.maxX - box.midX) * x, bottom: box.midY + (rect.maxY - box.midY) * y)
    }
    element.region = Region(scaled(before))
    element.visual = scaled(element.visual)
    element.trace.append(
      Screen.Step(
        place: place, name: "transform", operation: .effect, position: .label, frameBefore: box,
        frameAfter: scaled(box), regionBefore: before, regionAfter: scaled(before)))
  }
}

extension Span {
  private var middle: Double { ((low + high) / 2).rounded() }
}

extension Rect {
  fileprivate func narrowed(width: Double) -> Rect {
    Rect(x: midX - width / 2, y: minY, width: width, height: height)
  }

  fileprivate func narrowed(height: Double) -> Rect {
    Rect(x: minX, y: midY - height / 2, width: width, height: height)
  }
}

extension TypeInfo {
  /// Whether it says itself which touches it and its views receive.
  var overridesHitTesting: Bool {
    functions("hitTest").contains { $0.isHitTest }
      || functions("point").contains { $0.isPointInside }
  }
}

extension FunctionDeclaration {
  var place: Place { Place(position, in: file) }
}

extension ViewFacts {
  /// The kind of a control whose size is the system's own.
  var systemKind: Screen.Element.Kind? {
    ViewClasses.systemControls[className]
  }

  /// What kind of element it is; nil for a view that is none.
  var elementKind: Screen.Element.Kind? {
    if let systemKind { return systemKind }
    if isControl, ViewClasses.isLibraryView(className) { return .button }
    return className == "UIButton" || className == "UIControl" ? .button : nil
  }

  /// Whether the project makes its configuration in one place for others.
  func hasSharedLook(among configurations: [ConfigurationFacts]) -> Bool {
    content.configurations.contains { $0.map { configurations[$0].isShared } ?? false }
  }

  /// Whether the app gives its configuration a font, insets or a size of its own.
  func isRestyled(among configurations: [ConfigurationFacts]) -> Bool {
    content.configurations.contains { $0.map { configurations[$0].isRestyled } ?? false }
  }

  /// The style that draws it.
  func style(among configurations: [ConfigurationFacts]) -> Screen.Element.Style {
    if type != nil { return .automatic }
    if className == "UIButton", let buttonType, !["custom", "system", "?"].contains(buttonType) {
      return .system(buttonType)
    }
    let styles = content.configurations.compactMap { $0.map { configurations[$0].style } }
    guard !styles.isEmpty, styles.count == content.configurations.count,
      styles.allSatisfy(ButtonMetrics.isBordered)
    else { return .automatic }
    return .bordered
  }
}
