import TouchModel

/// What buttons of Interface Builder's ask for by what they show.
extension SizeSolver {
  /// What follows from what Interface Builder says that a button shows.
  enum DrawnContent {
    case known(Span)
    /// It was laid out with another length than the one that it asks for.
    case contradicted(Span)
    /// Not all of it is followed.
    case open
  }

  /// The least height of a picture without a title: one of 16 pt is laid out 22 pt high.
  private static let leastPicture = 22.0

  /// How far both ends of what a button asks for lie apart at most that only pixels round.
  private static let mostRounding = 1.0

  /// How long a button is by what Interface Builder says that it shows.
  func drawnContent(
    of facts: ViewFacts, _ inherited: ButtonContent, _ configurations: [ConfigurationFacts],
    along axis: Axis, width: Span? = nil
  ) -> DrawnContent {
    guard let drawn = facts.drawn, !drawn.isOpen, let frame = drawn.frame else { return .open }
    let showsImages =
      drawn.picture != nil
      || [inherited, facts.content].contains { !$0.images.isEmpty || !$0.configurations.isEmpty }
    if drawn.configuresSymbols, showsImages { return .open }
    var button = ViewFacts(className: facts.className)
    (button.name, button.place, button.buttonType) = (facts.name, drawn.place, drawn.type)
    button.content = drawn.content
    var configurations = configurations
    if let configuration = drawn.configuration {
      button.content.configurations = [configurations.count]
      configurations.append(configuration.facts)
    }
    func asked(along axis: Axis) -> Span {
      ContentMetrics(
        facts: button, configurations: configurations, index: reader.index, setting: reader.setting,
        width: width
      ).span(along: axis)
    }
    let length = axis == .horizontal ? frame.width : frame.height
    if drawn.tiesSides {
      let isUnchanged = [inherited, facts.content].allSatisfy {
        $0.leaves(.horizontal, ofTitled: false) && $0.configurations.isEmpty
      }
      guard isUnchanged, drawn.configuration == nil,
        Self.fits(frame, asked(along: .horizontal), asked(along: .vertical))
      else { return .open }
      var known = Span(low: length, high: length, certainty: .estimated)
      known.sources = [
        Span.Source(
          place: drawn.place, name: facts.name ?? facts.className, operation: .content)
      ]
      return .known(known)
    }
    let laidOut = asked(along: axis)
    // How large a button is laid out that shows nothing there does not matter once code gives it a title.
    let isBlank =
      button.content.showsNothing && !button.content.hasBackground && drawn.configuration == nil
    let isShared = interfaceViews(of: facts).contains { $0.stretchings[axis] != nil }
    // Nor does a picture that is not in the source, once code shows another in its place.
    let isReplaced =
      drawn.picture != nil && drawn.configuration == nil && facts.content.replacesImage
      && !laidOut.isBounded && isFree(facts, along: axis)
    guard laidOut.isBounded || isBlank && !isShared || isReplaced else { return .open }
    let isPicture =
      button.content.titles.isEmpty && !button.content.hasAttributedTitle
      && drawn.configuration == nil
    let isOpen = drawn.configuration == nil
    button.content.replace(with: inherited, andConfigurations: isOpen)
    button.content.replace(with: facts.content, andConfigurations: true)
    if drawn.isTitled { button.content.titles.append(.unknown) }
    let changed = asked(along: axis)
    if isReplaced { return changed.isBounded ? .known(changed) : .open }
    // That it was laid out as long as it may ask for, give or take so much, does not say that nothing else
    // makes it as long.
    let isVague = laidOut.isBounded && laidOut.high - laidOut.low > Self.mostRounding
    let views = interfaceViews(of: facts)
    let followsContent = !views.isEmpty && views.allSatisfy { $0.followingAxes.contains(axis) }
    if isVague, !followsContent, !isFree(facts, along: axis),
      changed.low != laidOut.low || changed.high != laidOut.high
    {
      return .open
    }
    if !isPicture, !views.isEmpty, views.allSatisfy({ $0.placeholderAxes.contains(axis) }) {
      return changed.isBounded ? .known(changed) : .open
    }
    // What Interface Builder shows is rounded to the pixels of its screen.
    guard isBlank && !isShared || laidOut.low - 1 <= length && length <= laidOut.high + 1 else {
      return contradiction(
        of: laidOut, changedTo: changed, facts, drawn, isPicture: isPicture,
        followsContent: followsContent, length: length, along: axis)
    }
    return isBlank && !changed.isBounded ? .open : .known(changed)
  }

  /// What follows for a button that was laid out with another length than what it showed there asked for.
  ///
  /// - Parameters:
  ///   - laidOut: What it asked for there.
  ///   - changed: What it asks for by what code makes of that.
  ///   - isPicture: Whether it showed a picture alone.
  ///   - followsContent: Whether it is as long as what it shows, also where code changes that.
  ///   - length: How long it was laid out.
  private func contradiction(
    of laidOut: Span, changedTo changed: Span, _ facts: ViewFacts, _ drawn: InterfaceButton,
    isPicture: Bool, followsContent: Bool, length: Double, along axis: Axis
  ) -> DrawnContent {
    if isPicture, laidOut.low <= length, length <= Self.leastPicture { return .open }
    // A stack view lays out as long as nothing what is hidden in it.
    if length == 0, followsContent, changed.isBounded { return .known(changed) }
    // It is not laid out anew where the attributes of a title change, nor was where its font was not at
    // hand: one of both is what it has. A configuration that is not followed in all of it may be drawn as
    // either, too.
    let isOld = followsContent && !isPicture && drawn.configuration == nil
    if isOld || drawn.text != nil || drawn.configuration != nil, changed.isBounded,
      isFree(facts, along: axis)
    {
      return .known(changed.hull(Span(low: length, high: length, certainty: .estimated)))
    }
    guard isPicture else { return .contradicted(changed) }
    var changed = changed
    changed.high = max(changed.high, Self.leastPicture)
    // A picture that was changed since is as large as it is, where nothing else gives a length.
    let isKnown =
      drawn.picture != nil && drawn.background == nil && changed.isBounded
      && isFree(facts, along: axis)
    return isKnown ? .known(changed) : .contradicted(changed)
  }

  /// Whether a button of which one side follows from the other is laid out as its content asks: only one of the
  /// sides need be as long as that.
  private static func fits(_ frame: Size, _ width: Span, _ height: Span) -> Bool {
    width.isBounded && width.low - 1 <= frame.width && height.isBounded
      && height.low - 1 <= frame.height
      && (frame.width <= width.high + 1 || frame.height <= height.high + 1)
  }

  /// Whether nothing but what it shows gives a view a length in any file.
  private func isFree(_ facts: ViewFacts, along axis: Axis) -> Bool {
    interfaceViews(of: facts).allSatisfy {
      (axis == .horizontal ? $0.naturalWidth : $0.naturalHeight) != nil
    }
  }
}

extension ButtonContent {
  /// Whether what it says changes nothing of a length that a view asks for.
  ///
  /// - Parameter isTitled: Whether the view shows a text already.
  func leaves(_ axis: Axis, ofTitled isTitled: Bool) -> Bool {
    let hasText = titles.isEmpty || axis == .vertical && isTitled
    return hasText && texts.isEmpty && attributedTitles.isEmpty && images.isEmpty
      && backgroundImages.isEmpty && fonts.isEmpty && symbolConfigurations.isEmpty
      && contentInsets.isEmpty && !mayWrap
  }
}

extension ButtonContent {
  /// Takes what the code gives a button instead of what Interface Builder does.
  ///
  /// - Parameter andConfigurations: Whether its configurations are all that the button has.
  mutating func replace(with code: ButtonContent, andConfigurations: Bool) {
    if !code.titles.isEmpty || code.hasAttributedTitle { titles = code.titles }
    // One without attributes stays behind one that has some.
    if code.hasAttributedTitle { (texts, attributedTitles) = (code.texts, code.attributedTitles) }
    if !code.images.isEmpty { images = code.images }
    // What code makes of the font that a button has may be made of this one.
    if code.fonts.contains(where: \.isOfOwnFont) {
      fonts += code.fonts
    } else if !code.fonts.isEmpty {
      fonts = code.fonts
    }
    if !code.contentInsets.isEmpty { contentInsets = code.contentInsets }
    if andConfigurations, !code.configurations.isEmpty { configurations = code.configurations }
    backgroundImages += code.backgroundImages
    lines += code.lines
    symbolConfigurations += code.symbolConfigurations
  }
}
