import TouchModel

/// Makes the elements of one class: in all places that show it, and in single ones.
struct ClassElements {
  let reader: SetupReader
  /// What the class is called.
  let view: String
  let index: SourceIndex
  let setting: Setting
  let cache: ReadingCache

  /// What makes them wherever the class is shown.
  private let everywhere: UIKitElementMaker
  /// What makes them in each of the places that show the class's views, which count for themselves,
  /// whatever is known of others, each with where Interface Builder draws it, if it does.
  private lazy var single: [(maker: UIKitElementMaker, place: Place?)] = {
    guard let owner = reader.owner, owner.isPlainView, !owner.isController else { return [] }
    let places = ViewUses(index: index, setting: setting, cache: cache)
    let found = places.uses(of: owner)
    let isOne = found.areAll && found.uses.count == 1
    return ((isOne ? [] : found.uses) + places.drawn(of: owner)).map { use in
      let (index, setting, cache) = (index, setting, cache)
      let maker = Self.maker(reader, view, index, setting, cache) {
        $0.file == owner.file && $0.path == owner.path
          ? [use] : Self.known($0, index, setting, cache)
      }
      return (maker, use.reader.drawnPlace(of: use.reader.facts(use.view)))
    }
  }()

  /// What makes them in each of several drawings of the class in Interface Builder, each of which is shown.
  private lazy var drawn: [UIKitElementMaker] = reader.drawings.map { drawing in
    let (index, setting, cache) = (index, setting, cache)
    return Self.maker(reader, view, index, setting, cache, drawing: drawing) {
      Self.known($0, index, setting, cache)
    }
  }

  /// The elements of the classes below, whose code may place and size what they inherit.
  private lazy var below: [ClassElements] = {
    guard let owner = reader.owner else { return [] }
    return index.classes(below: owner).prefix(SetupReader.mostClasses)
      .filter { !cache.unused.contains($0.name) }
      .map { heir in
        ClassElements(
          cache.reading(of: heir, in: index), view: view, index: index, setting: setting,
          cache: cache)
      }
  }()

  init(
    _ reader: SetupReader, view: String, index: SourceIndex, setting: Setting, cache: ReadingCache
  ) {
    (self.reader, self.view, self.index) = (reader, view, index)
    (self.setting, self.cache) = (setting, cache)
    everywhere = Self.maker(reader, view, index, setting, cache) {
      Self.known($0, index, setting, cache)
    }
  }

  /// What makes an element where the code goes one way.
  private func maker(taking branch: Branch) -> UIKitElementMaker {
    let (index, setting, cache) = (index, setting, cache)
    return Self.maker(reader, view, index, setting, cache, taking: branch) {
      Self.known($0, index, setting, cache)
    }
  }

  /// What makes an element of another reading of code, as that of a caller.
  func maker(of reader: SetupReader) -> UIKitElementMaker {
    let (index, setting, cache) = (index, setting, cache)
    return Self.maker(reader, view, index, setting, cache) {
      Self.known($0, index, setting, cache)
    }
  }

  /// One element; nil where there is none.
  ///
  /// - Parameter decided: The view whose size is the element's.
  mutating func element(
    deciding decided: ViewFacts.ID? = nil, _ make: (UIKitElementMaker) -> UIKitElement?
  ) -> UIKitElement? {
    guard var element = make(everywhere) else { return nil }
    if element.isOpen || element.layouts.count > 1, let decided,
      let ways = reader.ways(deciding: decided)
    {
      let elements = ways.compactMap { make(maker(taking: $0)) }
      element.take(elements, of: ways.compactMap { Screen.Choice($0) })
    }
    if element.reason == nil, element.layouts.count > 1 {
      let made =
        single.compactMap { one in make(one.maker)?.drawn(at: one.place) }
        + drawn.compactMap(make)
      element.places = made.filter { !$0.isOpen || $0.isShorter(than: element) }.map(\.layouts)
    }
    return element
  }

  /// The element that a view is, in the class and where classes below it make another size of it; nil where
  /// it is none.
  mutating func element(of view: ViewFacts.ID) -> UIKitElement? {
    guard var element = element(deciding: view, { $0.element(for: view) }) else { return nil }
    let facts = reader.facts(view)
    if element.reason == UnknownReason.interfaceBuilder, reader.interfaceViews(of: facts).isEmpty {
      return drawnElement(of: facts) ?? element
    }
    guard facts.isHeld, element.reason == nil, element.absence == nil else { return element }
    for number in below.indices {
      guard let inherited = below[number].reader.property(facts.name, declaredAt: facts.place),
        let found = below[number].element(deciding: inherited, { $0.element(for: inherited) }),
        found.reason == nil, found.absence == nil,
        found.isOpen ? found.isShorter(than: element) : !found.isAlike(element)
      else { continue }
      element.places += [found.layouts] + found.places
    }
    return element
  }

  /// The element that an outlet's view is in the classes below that Interface Builder connects it for; nil where
  /// there is none, or of one that is not known.
  private mutating func drawnElement(of facts: ViewFacts) -> UIKitElement? {
    var all: [(element: UIKitElement, place: Place?)] = []
    for number in below.indices {
      let reader = below[number].reader
      guard let inherited = reader.property(facts.name, declaredAt: facts.place),
        !reader.interfaceViews(of: reader.facts(inherited)).isEmpty,
        let found = below[number].element(deciding: inherited, { $0.element(for: inherited) }),
        found.absence == nil
      else { continue }
      guard found.reason == nil else { return nil }
      all.append((found, reader.drawnPlace(of: reader.facts(inherited))))
    }
    let elements = all.count == 1 ? [all[0].element] : all.map { $0.element.drawn(at: $0.place) }
    guard var result = elements.first else { return nil }
    for element in elements.dropFirst() { result.places += [element.layouts] + element.places }
    return result
  }

  /// Whether a recogniser is added to what a function is handed, and classes below hand views of their own
  /// to that.
  mutating func isHandedBelow(_ recognizer: RecognizerFacts) -> Bool {
    guard !recognizer.views.isEmpty, recognizer.views.map(reader.facts).allSatisfy(\.isGiven) else {
      return false
    }
    return below.contains { heir in
      heir.reader.recognizers.contains { other in
        other.place == recognizer.place
          && other.views.contains { !heir.reader.facts($0).isGiven }
      }
    }
  }

  /// The element that an item of a bar is.
  func element(for item: BarItemFacts) -> UIKitElement { everywhere.element(for: item) }

  private static func maker(
    _ reader: SetupReader, _ view: String, _ index: SourceIndex, _ setting: Setting,
    _ cache: ReadingCache, drawing: String? = nil, taking branch: Branch? = nil,
    uses: @escaping (TypeInfo) -> [ViewUses.Use]?
  ) -> UIKitElementMaker {
    let classes = SizeSolver.Classes(
      reading: { cache.reading(of: $0, in: index, made: $1) }, uses: uses,
      drawn: { ViewUses(index: index, setting: setting, cache: cache).uses(of: $0).drawn },
      isContained: { ViewUses(index: index, setting: setting, cache: cache).isContained($0) },
      isSelfSizing: { cache.isSelfSizing($0, in: index) },
      isLeftToLayout: { cache.isLeftToLayout($0, in: index) },
      sizes: { cache.sizes(of: $0, in: index) },
      isAtTop: { ViewUses(index: index, setting: setting, cache: cache).isAtTop($0) })
    return UIKitElementMaker(
      reader: reader, solver: SizeSolver(reader, classes, drawing: drawing, taking: branch),
      index: index,
      setting: setting, view: view)
  }

  /// Where the views of a class are shown; nil where that is not all in the source.
  private static func known(
    _ type: TypeInfo, _ index: SourceIndex, _ setting: Setting, _ cache: ReadingCache
  ) -> [ViewUses.Use]? {
    let found = ViewUses(index: index, setting: setting, cache: cache).uses(of: type)
    return found.areAll ? found.uses : nil
  }
}

extension SetupReader {
  /// The view that a property of a name holds, of the class's or of one above, which is declared at a place;
  /// nil for none.
  fileprivate func property(_ name: String?, declaredAt place: Place?) -> ViewFacts.ID? {
    guard let name, let place, let view = properties[name].map(canonical),
      facts(view).place == place, facts(view).isHeld
    else { return nil }
    return view
  }
}

extension UIKitElement {
  /// The same, of which each layout says where Interface Builder draws it, where that is known.
  fileprivate func drawn(at place: Place?) -> UIKitElement {
    var element = self
    for screen in element.layouts.indices {
      for number in element.layouts[screen].elements.indices {
        element.layouts[screen].elements[number].calledAt = place
      }
    }
    return element
  }

  /// Takes what is known of the element on each of the ways of which the code goes one, where that is known
  /// of all.
  fileprivate mutating func take(_ elements: [UIKitElement], of choices: [Screen.Choice]) {
    guard elements.count == choices.count, elements.allSatisfy({ !$0.isOpen && $0.absence == nil })
    else {
      return
    }
    reason = nil
    layouts = zip(elements, choices).enumerated().flatMap { number, way in
      way.0.layouts.map { screen in
        var screen = screen
        if number == 0 {
          screen.variant.standing = [way.1]
        } else {
          screen.variant.choices = [way.1]
        }
        return screen
      }
    }
  }

  /// Whether as much of an element can be hit as of another.
  fileprivate func isAlike(_ other: UIKitElement) -> Bool {
    layouts.map { $0.elements.map(\.effective) }
      == other.layouts.map { $0.elements.map(\.effective) }
  }

  /// Whether a side of an element is known to be shorter than that of another, whatever the other side is.
  fileprivate func isShorter(than other: UIKitElement) -> Bool {
    guard let own = layouts.first?.elements.first?.sides,
      let others = other.layouts.first?.elements.first?.sides
    else { return false }
    return zip([own.width, own.height], [others.width, others.height]).contains { side, other in
      side.most.map { $0 < other.most ?? .infinity } ?? false
    }
  }
}
