import TouchLayout
import TouchModel
import TouchRules

/// Makes elements of what a reading says of views.
struct UIKitElementMaker {
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

  /// The places of a row among them: it moves a view there, and leaves it as large as its frame is.
  ///
  /// Source: Apple's sample code Accessory, which gives a button a frame before a cell shows it so.
  static let accessories: Set<String> = ["accessoryView", "editingAccessoryView"]

  // MARK: - Views

  /// The element that a view is; nil where it is none.
  func element(for id: ViewFacts.ID) -> UIKitElement? {
    let facts = reader.facts(id)
    let tap = tap(on: id, facts) ?? touch(on: id, facts)
    guard let kind = facts.elementKind ?? outerKind(of: facts) ?? tap, let place = facts.place,
      facts.isMade || facts.isOutlet, !facts.isOwn
    else { return nil }
    let subject = Subject(place: place, kind: kind, label: facts.name, view: view)
    if let target = facts.target, target.view.isOff || !target.view.reacts, !facts.isListed,
      facts.unknowns.isEmpty,
      facts.isHidden.isSubset(of: [true]), facts.isEnabled.isSubset(of: [false])
    {
      return UIKitElement(subject: subject, absence: .hidden)
    }
    if let absence = absence(of: id, facts) {
      return UIKitElement(subject: subject, absence: absence)
    }
    return element(subject, id, facts, isTapped: facts.elementKind == nil && tap != nil)
  }

  /// The kind of element that recognisers of Interface Builder's make of a view, where the code adds none.
  private func tap(on id: ViewFacts.ID, _ facts: ViewFacts) -> Screen.Element.Kind? {
    guard facts.isOutlet, facts.elementKind == nil else { return nil }
    let kinds = Set(solver.interfaceViews(of: facts).map(\.tap))
    let view = reader.canonical(id)
    guard kinds.count == 1, let kind = kinds.first,
      !reader.recognizers.contains(where: { $0.views.contains { reader.canonical($0) == view } })
    else { return nil }
    return kind
  }

  /// The kind of element that a view is whose own class acts where it is touched, as a button does.
  private func touch(on id: ViewFacts.ID, _ facts: ViewFacts) -> Screen.Element.Kind? {
    guard facts.elementKind == nil, let type = facts.type, !facts.isOwn,
      TouchHandling(type: type, index: index).acts, !isSilenced(facts, type)
    else { return nil }
    let inner = solver.classes.reading(type, nil)
    // Labels and images are told of no touches before they are let through to them; what scrolls and what
    // lists lay out have a say in them.
    let isTold =
      switch facts.className {
      case "UIView": true
      case "UILabel", "UIImageView":
        inner.own.map { inner.facts($0).reacts == [true] } ?? false || facts.reacts == [true]
      default: false
      }
    let view = reader.canonical(id)
    let isTapped = reader.recognizers.contains {
      $0.views.contains { reader.canonical($0) == view }
    }
    return isTold && !isTapped && inner.recognizers.isEmpty ? .tapGesture : nil
  }

  /// Whether a control's own class acts where it is touched.
  private func actsWhereTouched(_ facts: ViewFacts) -> Bool {
    guard facts.className == "UIControl", let type = facts.type else { return false }
    return TouchHandling(type: type, index: index).acts && !isSilenced(facts, type)
  }

  /// Whether Interface Builder lowers flags of a view's class without which a touch does nothing, and nothing
  /// listens to it.
  private func isSilenced(_ facts: ViewFacts, _ type: TypeInfo) -> Bool {
    let views = solver.interfaceViews(of: facts)
    guard let first = views.first, let name = facts.name, let owner = reader.owner else {
      return false
    }
    let unset = UnsetProperties(index: index)
    let flags = views.reduce(first.flagsOff) { $0.intersection($1.flagsOff) }
      .filter(unset.isNeverGiven)
    let touches = TouchHandling(type: type, index: index)
    guard !flags.isEmpty, touches.isIdle(withoutFlags: flags) else { return false }
    let listeners = touches.listeners
    return listeners.allSatisfy { index.views(connectedTo: $0, of: type.name).isEmpty }
      && unset.isLeftAlone(name, of: type, in: owner, by: listeners)
  }

  /// The element that a recogniser makes of a view.
  func element(for recognizer: RecognizerFacts) -> UIKitElement? {
    if recognizer.isIdle || recognizer.asksForMany, !reader.isCut {
      let subject = Subject(place: recognizer.place, kind: recognizer.kind, view: view)
      return UIKitElement(subject: subject, absence: .inert)
    }
    let views = recognizer.views.map { reader.canonical($0) }.uniqued(by: \.self)
    if views.isEmpty { return outerElement(for: recognizer) }
    guard let target = views.first else { return nil }
    var facts = reader.facts(target)
    if recognizer.letsTouches {
      facts.isToldToReact = true
      facts.reacts.insert(true)
    }
    // A control is an element by itself.
    guard facts.elementKind == nil else { return nil }
    let isShared = isMadeForOthers(recognizer, than: target)
    // A function that several views are handed to is judged for each of them.
    if isShared, facts.isGiven { return nil }
    let isOthers = isShared || recognizer.call != nil
    let place = (isOthers ? facts.place : nil) ?? recognizer.call ?? recognizer.place
    let subject = Subject(
      place: place, kind: recognizer.kind,
      label: facts.isOwn ? nil : facts.name, view: view)
    if let absence = absence(of: target, facts, doing: recognizer) {
      return UIKitElement(subject: subject, absence: absence)
    }
    if views.count > 1 {
      return UIKitElement(subject: subject, reason: "it is added to several views")
    }
    // Labels and images do not react unless they are told to; Interface Builder says whether they are.
    let isSleeping = facts.className.hasSuffix("Label") || facts.className.hasSuffix("ImageView")
    if isSleeping, !facts.isOutlet, facts.type == nil, !facts.reacts.contains(true) {
      return UIKitElement(
        subject: subject, reason: "nothing in the code lets touches through to it")
    }
    return element(subject, target, facts, isTapped: true)
  }

  /// Whether the same line makes recognisers of other views too.
  private func isMadeForOthers(_ recognizer: RecognizerFacts, than view: ViewFacts.ID) -> Bool {
    reader.recognizers.contains { other in
      other.place == recognizer.place
        && other.views.contains { reader.canonical($0) != reader.canonical(view) }
    }
  }

  /// The element that a recogniser makes of a view which another class holds, or is.
  private func outerElement(for recognizer: RecognizerFacts) -> UIKitElement? {
    if recognizer.isAddedToPresentation { return element(behindPresented: recognizer) }
    let outside = recognizer.inner.count + recognizer.objects.count
    if recognizer.isAddedToBar, outside == 0, !recognizer.isAddedElsewhere {
      return elementInBar(
        Subject(place: recognizer.place, kind: recognizer.kind, view: view))
    }
    guard recognizer.isAddedElsewhere || recognizer.isHandedOut || outside > 0 else { return nil }
    let label = recognizer.inner.first?.property
    let subject = Subject(place: recognizer.place, kind: recognizer.kind, label: label, view: view)
    let unknown = UIKitElement(subject: subject, reason: "what it is added to is not followed")
    guard outside == 1, !recognizer.isAddedElsewhere,
      let type = recognizer.inner.first?.type ?? recognizer.objects.first
    else { return unknown }
    let inner = solver.classes.reading(type, nil)
    let target =
      label.map { property in
        inner.views.indices.map(ViewFacts.ID.init).first {
          inner.canonical($0) == $0 && inner.facts($0).isHeld && inner.facts($0).name == property
        }
      } ?? inner.own
    guard let target else { return unknown }
    var added = RecognizerFacts(
      kind: recognizer.kind, place: recognizer.place, call: recognizer.call)
    added.views = [target]
    added.letsTouches = label.map { reader.innerReacting.contains("\(type.key).\($0)") } ?? false
    let maker = UIKitElementMaker(
      reader: inner, solver: SizeSolver(inner, solver.classes), index: index, setting: setting,
      view: view)
    return maker.element(for: added)
  }

  /// The element that a recogniser makes of what the system puts behind a view that is presented.
  private func element(behindPresented recognizer: RecognizerFacts) -> UIKitElement? {
    guard let width = solver.screen(of: nil, along: .horizontal),
      let height = solver.screen(of: nil, along: .vertical)
    else { return nil }
    let subject = Subject(place: recognizer.place, kind: recognizer.kind, view: view)
    return UIKitElement(subject: subject, layouts: layouts(subject, width, height) { _, _ in })
  }

  /// The element that an item of a bar is, which the system sizes unless it has a view of the app's.
  func element(for item: BarItemFacts) -> UIKitElement {
    let subject = Subject(place: item.place, kind: .button, label: item.name, view: view)
    // Of a class that gives itself a view that is what the bar shows.
    let showsOwnView = item.type.map { type in
      solver.classes.reading(type, nil).views.contains { $0.host == .bar }
    }
    let reason = item.reason ?? (showsOwnView == true ? UnknownReason.member("customView") : nil)
    if let reason { return UIKitElement(subject: subject, reason: reason) }
    return elementInBar(subject)
  }

  /// The element that the system shows in a bar, or that the bar itself is.
  private func elementInBar(_ subject: Subject) -> UIKitElement {
    UIKitElement(
      subject: subject,
      layouts: layouts(subject, .unknown(""), .unknown("")) { element, _ in
        element.container = .navigationBar
        element.reason = "the bar gives it its size"
      })
  }

  private func element(
    _ subject: Subject, _ id: ViewFacts.ID, _ facts: ViewFacts, isTapped: Bool = false
  ) -> UIKitElement {
    func unknown(_ reason: String) -> UIKitElement {
      UIKitElement(subject: subject, reason: reason)
    }
    let outside = outsideUse(of: facts)
    if let reason = obstacle(inMakingOf: facts, isTapped, outside) { return unknown(reason) }
    if let reason = obstacle(inKeeperOf: id, facts) { return unknown(reason) }
    if let property = outerEnlarging(of: facts) { return unknown(UnknownReason.member(property)) }
    if let reason = obstacle(inCodeOf: facts, outside) { return unknown(reason) }
    let scale = scale(of: facts)
    guard scale.isLimited, scale.isKnown || facts.systemKind == nil else {
      return unknown(UnknownReason.transform)
    }
    let withholding = withholding(from: facts) ?? coveringContent(over: id)
    guard
      var spans = spans(
        of: id, facts, scale, isCut: withholding == nil && !scale.isTurned)
    else {
      return unknown("'transform' makes it smaller than the system does")
    }
    // What has its size from the system asks for that whatever it shows.
    if facts.systemKind == nil || scale.isShrinking,
      let reason = obstacle(inContentOf: &spans, outside)
    {
      return unknown(reason)
    }
    let sides = Screen.Sides(
      width: side(spans.width, of: id, along: .horizontal, scaled: scale.x, spans.cuts.x),
      height: side(spans.height, of: id, along: .vertical, scaled: scale.y, spans.cuts.y))
    let area = touchArea(of: facts)
    let drawn = covers(of: id, facts)
    var hiders = scale.isIdentity && withholding == nil ? drawn.filter(\.isPossible) : []
    // What lies beyond a view's own bounds reacts only where the views around do, unless their class hands
    // on touches itself.
    let isCut =
      area.override != nil && scale.isIdentity && !scale.isTurned
      && reader.owner?.overridesHitTesting != true && withholding == nil
    let isOpen = isCut && mayBeCut(id, spans, by: area)
    var isKnown = true
    var front: String?
    var made = layouts(
      subject, spans.width, spans.height,
      isVaried: !scale.isKnown || isOpen || withholding != nil
    ) { element, extent in
      style(&element, of: id, facts, spans)
      element.calledAt = solver.drawnPlace(of: facts)
      element.trace = steps(spans, of: id, element.layout)
      switch area.answer(for: element.layout.size) {
      case .bounds:
        element.sides = sides
        element.region = Region(spans.rest(of: element.layout.size))
      case .area(let hit):
        element.region = Region(hit)
        element.enlargement = area.enlargement(of: element.layout.size)
        // Of what its class leaves as it is no more is known than of that.
        if !sides.areKnown, element.enlargement == .zero { element.sides = sides }
        if let function = area.override, function.file != "" {
          element.trace.append(step(by: function, from: element.layout, to: hit))
        }
      case .unknown: isKnown = false
      }
      if let place = scale.place, !scale.isIdentity {
        scale.apply(to: &element, at: place, extent)
      }
      if let withholding { return withhold(&element, at: extent, withholding) }
      if scale.isTurned {
        element.effective = element.region
        element.accessibility = element.layout
        element.reason = spans.height.reason ?? spans.width.reason
        return
      }
      let rest = rest(of: element.region, of: element.layout.size, around: id)
      element.effective = rest.region
      if scale.isIdentity {
        let size = element.layout.size
        let added = covers(of: id, sized: size, in: rest.region.boundingBox ?? element.layout)
        front = front ?? added.first { $0.box(over: size, in: element.layout)?.size == size }?.name
        hiders.removeAll { $0.box(over: size, in: element.layout)?.size != size }
        cover(&element, by: drawn.filter { !$0.isPossible } + added, spans)
      }
      if isCut {
        element.clipped = extent == .smallest ? rest.least : rest.region
        element.cutter = rest.cutter
      }
      element.accessibility = element.layout
      element.reason = spans.reason
      if element.reason == nil, !scale.isKnown { element.reason = UnknownReason.transform }
      if element.reason == nil, isOpen { element.reason = UnknownReason.clipped }
    }
    if isCut { settleCuts(in: &made, spans) }
    if isOpen || withholding != nil, spans.areExact { made.keepSizesExact() }
    // Whether that is an oversight, or what is in front acts in its place, the files do not say.
    if made.allSatisfy(\.elements.areCovered) { return unknown(UnknownReason.covered) }
    guard isKnown else { return unknown(UnknownReason.member(area.override?.touchName ?? "")) }
    // Nobody leaves a control there: more happens to either than is read.
    if let front { return unknown("'\(front)' lies over all of it") }
    if let hider = hiders.first { return unknown("'\(hider.name)' may lie over all of it") }
    return UIKitElement(subject: subject, layouts: made)
  }

  /// Whether files of Interface Builder say how long a side of a view is that reacts there.
  ///
  /// - Parameters:
  ///   - isTapped: Whether a recogniser makes it react.
  ///   - isWired: Whether code makes it do something.
  private func isLaidOut(_ facts: ViewFacts, _ isTapped: Bool, _ isWired: Bool) -> Bool {
    let views = solver.interfaceViews(of: facts)
    return !views.isEmpty
      && views.allSatisfy { view in
        // What nothing shows is left out before.
        !view.isBuried && (!view.isDisabled || facts.isEnabled.contains(true))
          && (view.reacts || (isTapped ? facts.isToldToReact : facts.reacts.contains(true)))
          && (view.acts || view.tellsValues || isWired || isTapped)
          && (view.className == facts.type?.name || isForeign(view.className))
          && (view.width != nil || view.height != nil || !view.bounds.isEmpty
            || view.naturalWidth != nil || view.naturalHeight != nil || !view.arrangements.isEmpty
            || !view.resizings.isEmpty || !view.shares.isEmpty
            || view.button?.isOpen == false
            || facts.type?.variable("intrinsicContentSize") != nil
            // What the system draws whole is the system's, however large that is.
            || view.buttonType.map(ViewClasses.drawnButtons.contains) ?? false)
      }
  }

  /// Whether a class is not in the source, so that of its views no more is known than what is around them
  /// says.
  private func isForeign(_ className: String?) -> Bool {
    className.map { index.type($0, from: reader.owner) == nil } ?? false
  }

  /// Why nothing is known of a view, by what makes it and what holds it.
  private func obstacle(
    inMakingOf facts: ViewFacts, _ isTapped: Bool, _ outside: Set<String>?
  ) -> String? {
    if setting.device.platform == .iOS,
      solver.interfaceViews(of: facts).contains(where: \.isForPadAlone)
    {
      return UnknownReason.padAlone
    }
    if let doubt = facts.target?.doubt, facts.systemKind == nil { return doubt }
    if let side = facts.target?.barSide, reader.givenSides.contains(side) {
      return UnknownReason.replaced
    }
    let isWired =
      facts.isWired || outside?.isDisjoint(with: Self.wiring) == false
      || isHandled(facts, by: outside) || actsWhereTouched(facts) || callsItself(facts)
      || tapsItself(facts)
    if facts.isOutlet, facts.systemKind == nil, !isLaidOut(facts, isTapped, isWired) {
      let views = solver.interfaceViews(of: facts)
      let isIdle =
        !views.isEmpty && !isWired && !isTapped && facts.unknowns.isEmpty
        && !views.contains(where: \.acts)
      return isIdle ? UnknownReason.inactive : UnknownReason.interfaceBuilder
    }
    return facts.isMadeElsewhere ? "what makes it is not followed" : nil
  }

  /// Why nothing is known of a view, by what it is given to that is not in the source: where the code
  /// neither adds it to a view itself nor constrains its lengths, that may give it any size.
  private func obstacle(inKeeperOf view: ViewFacts.ID, _ facts: ViewFacts) -> String? {
    if case .other(let host)? = facts.host, Self.hosts.contains(host), facts.systemKind == nil,
      !facts.isBesideText
    {
      let keepsFrame = isAccessory(facts) && solver.isFramed(reader.canonical(view))
      return keepsFrame ? nil : "'\(host)' may give it another size"
    }
    guard let keeper = facts.keeper, facts.superviews.isEmpty, facts.stacks.isEmpty,
      facts.host != .bar, facts.systemKind == nil, !facts.isOutlet,
      (solver.lengths[reader.canonical(view)] ?? []).isEmpty
    else { return nil }
    return "'\(keeper)' may give it another size"
  }

  /// Why nothing is known of a view, by the code of its class and what others do to it.
  private func obstacle(inCodeOf facts: ViewFacts, _ outside: Set<String>?) -> String? {
    if mayBeIdle(facts, outside) { return UnknownReason.inactive }
    if reader.isCut { return "the code of '\(view)' is too much to follow" }
    return facts.systemKind == nil
      ? obstacle(inDecidersOver: facts) : facts.relay.map(UnknownReason.relayed)
  }

  /// Why what a view shows says nothing of its lengths, by what others do to it; nil where it does, though
  /// perhaps only as far as they leave that.
  private func obstacle(inContentOf spans: inout Spans, _ outside: Set<String>?) -> String? {
    guard let outside, spans.areByContent else { return nil }
    let reason = "code outside its class changes it"
    guard outside.isDisjoint(with: Self.placing) else { return reason }
    return outside.isDisjoint(with: Self.filling) || spans.leaveContent(reason) ? nil : reason
  }

  /// Members that may give a view another size than its class does, whatever it shows.
  private static let placing: Set<String> = [
    .itself, "frame", "snp", "widthAnchor", "heightAnchor", "topAnchor", "bottomAnchor",
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "transform",
  ]

  /// Members by which a view may ask for another size than its class lets it, but which change no length
  /// that is given to it.
  private static let filling: Set<String> = [
    "configuration", "contentEdgeInsets", "titleLabel", "setImage", "setAttributedTitle", "font",
    "image", "numberOfLines",
  ]
}

extension [Screen.Element] {
  /// Whether what lies in front leaves nothing of any.
  fileprivate var areCovered: Bool {
    allSatisfy { !$0.takers.isEmpty && $0.effective.boundingBox == nil }
  }
}

extension FunctionDeclaration {
  /// Where it is declared.
  var place: Place { Place(position, in: file) }

  /// What a function is called in reports that says where its view reacts.
  var touchName: String { isHitTest ? "hitTest" : "point(inside:with:)" }
}
