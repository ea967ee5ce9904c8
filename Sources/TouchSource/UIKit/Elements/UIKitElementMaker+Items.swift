import TouchLayout
import TouchModel
import TouchRules

/// The items of collections and the rows of tables, which are selected as a whole.
extension UIKitElementMaker {
  /// The element that an item of the class is where lists select it; nil where none does, or where they do
  /// not say how large it is.
  ///
  /// Where not all of them say so, it is known in those that do.
  func elementOfItem() -> UIKitElement? {
    guard let owner = reader.owner, let own = reader.own,
      let kind = ItemSelection.kind(of: owner), reader.facts(own).reacts != [false],
      reader.facts(own).isHidden != [true]
    else { return nil }
    let selecting = ItemSelection(index: index, setting: setting).owners(selecting: owner)
    guard !selecting.isEmpty else { return nil }
    let subject = Subject(
      place: Place(owner.position, in: owner.file), kind: kind, view: view)
    let lists = ListSizes(index: index, setting: setting)
    let found = lists.sizes(of: owner, in: selecting)
    if found.isKnown {
      return UIKitElement(subject: subject, layouts: layouts(ofItem: subject, own, found))
    }
    let each = selecting.map { lists.sizes(of: owner, in: [$0]) }
    let single = each.filter(\.isKnown)
    guard !single.isEmpty else {
      // Rows whose height is not known are as high as what they hold, most of them.
      if kind == .collectionItem, let method = ([found] + each).firstNonNil(\.unknown) {
        return UIKitElement(subject: subject, reason: UnknownReason.member(method))
      }
      return kind == .collectionItem && !solver.classes.isLeftToLayout(owner)
        ? UIKitElement(subject: subject, reason: UnknownReason.asked) : nil
    }
    return UIKitElement(
      subject: subject, places: single.map { layouts(ofItem: subject, own, $0) },
      reason: UnknownReason.member(kind == .tableRow ? "heightForRowAt" : "sizeForItemAt"))
  }

  /// The element at each end of the size that lists give an item.
  private func layouts(
    ofItem subject: Subject, _ own: ViewFacts.ID, _ found: ListSizes.Found
  ) -> [Screen] {
    let spans = Spans(
      width: subject.kind == .tableRow ? solver.widthOfRow : Span(found.width),
      height: Span(found.height),
      cuts: (x: SizeSolver.Cut(), y: SizeSolver.Cut()))
    return layouts(subject, spans.width, spans.height) { element, _ in
      element.sides = Screen.Sides(
        width: Screen.Side(spans.width), height: Screen.Side(spans.height))
      element.trace = steps(spans, of: own, element.visual)
    }
  }
}

extension Span {
  /// The length that a method of a list's delegate gives.
  fileprivate init(_ given: ListSizes.Given?) {
    guard let given else {
      self = .unknown(UnknownReason.member("sizeForItemAt"))
      return
    }
    self.init(given.length)
    sources = [Source(place: given.place, name: given.giver, operation: .constraint)]
  }
}

extension Screen.Side {
  fileprivate init(_ span: Span) {
    self.init(
      least: span.low, most: span.isBounded ? span.high : nil, certainty: span.certainty,
      isVaried: span.isVaried, places: span.sources.map(\.place))
  }
}
