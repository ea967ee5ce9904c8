import TouchModel

/// Makes the elements of one class: in all places that show it, and in single ones.
struct ClassElements {
  let reader: SetupReader
  /// What the class is called.
  let view: String
  let index: SourceIndex
  let setting: Setting
  let cache: ReadingCache

  /// The elements wherever the class is shown.
  private let everywhere: UIKitElement
  /// The elements in each of the places that show the class's views, which count for themselves,
  /// whatever is known of others, each with where Interface Builder draws it, if it does.
  private lazy var single: [(element: UIKitElement, place: Place?)] = {
    guard let owner = reader.owner, owner.isPlainView, !owner.isController else { return [] }
    let places = ViewUses(index: index, setting: setting, cache: cache)
    let found = places.uses(of: owner)
    let isOne = found.areAll && found.uses.count == 1
    return ((isOne ? [] : found.uses) + places.drawn(of: owner)).map { use in
      let (index, setting, cache) = (index, setting, cache)
      let element = Self.element(reader, view, index, setting, cache) {
        $0.file == owner.file && $0.path == owner.path
          ? [use] : Self.known($0, index, setting, cache)
      }
      return (element, use.reader.drawnPlace(of: use.reader.facts(use.view)))
    }
  }()

  /// The elements in each of several drawings of the class in Interface Builder, each of which is shown.
  private lazy var drawn: [UIKitElement] = reader.drawings.map { drawing in
    let (index, setting, cache) = (index, setting, cache)
    return Self.element(reader, view, index, setting, cache, drawing: drawing) {
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
    everywhere = Self.element(reader, view, index, setting, cache) {
      Self.known($0, index, setting, cache)
    }
  }

  /// What makes an element where the code goes one way.
  private func element(taking branch: Branch) -> UIKitElement {
    let (index, setting, cache) = (index, setting, cache)
    return Self.element(reader, view, index, setting, cache, taking: branch) {
      Self.known($0, index, setting, cache)
    }
  }

  /// What makes an element of another reading of code, as that of a caller.
  func element(of reader: SetupReader) -> UIKitElement {
    let (index, setting, cache) = (index, setting, cache)
    return Self.element(reader, view, index, setting, cache) {
      Self.known($0, index, setting, cache)
    }
  }

  /// One element; nil where there is none.
  ///
  /// - Parameter decided: The view whose size is the element's.
  mutating func unit(
    deciding decided: ViewFacts.ID? = nil, _ make: (UIKitElement) -> UIKitUnit?
  ) -> UIKitUnit? {
    guard var unit = make(everywhere) else { return nil }
    if unit.isOpen || unit.layouts.count > 1, let decided,
      let ways = reader.ways(deciding: decided)
    {
      let units = ways.compactMap { make(element(taking: $0)) }
      unit.take(units, of: ways.compactMap { Screen.Choice($0) })
    }
    if unit.reason == nil, unit.layouts.count > 1 {
      let made =
        single.compactMap { one in make(one.element)?.drawn(at: one.place) }
        + drawn.compactMap(make)
      unit.places = made.filter { !$0.isOpen }.map(\.layouts)
    }
    return unit
  }

  /// The element that a view is, in the class and where classes below it make another size of it; nil where
  /// it is none.
  mutating func unit(of view: ViewFacts.ID) -> UIKitUnit? {
    guard var unit = unit(deciding: view, { $0.unit(for: view) }) else { return nil }
    let facts = reader.facts(view)
    if unit.reason == UnknownReason.interfaceBuilder, reader.interfaceViews(of: facts).isEmpty {
      return drawnUnit(of: facts) ?? unit
    }
    guard facts.isHeld, unit.reason == nil, unit.absence == nil else { return unit }
    for number in below.indices {
      guard let inherited = below[number].reader.property(facts.name, declaredAt: facts.place),
        let found = below[number].unit(deciding: inherited, { $0.unit(for: inherited) }),
        found.reason == nil, found.absence == nil,
        found.isOpen ? found.isShorter(than: unit) : !found.isAlike(unit)
      else { continue }
      unit.places += [found.layouts] + found.places
    }
    return unit
  }

  /// The element that an outlet's view is in the classes below that Interface Builder connects it for; nil where
  /// there is none, or of one that is not known.
  private mutating func drawnUnit(of facts: ViewFacts) -> UIKitUnit? {
    var all: [(unit: UIKitUnit, place: Place?)] = []
    for number in below.indices {
      let reader = below[number].reader
      guard let inherited = reader.property(facts.name, declaredAt: facts.place),
        !reader.interfaceViews(of: reader.facts(inherited)).isEmpty,
        let found = below[number].unit(deciding: inherited, { $0.unit(for: inherited) }),
        found.absence == nil
      else { continue }
      guard found.reason == nil else { return nil }
      all.append((found, reader.drawnPlace(of: reader.facts(inherited))))
    }
    let units = all.count == 1 ? [all[0].unit] : all.map { $0.unit.drawn(at: $0.place) }
    guard var result = units.first else { return nil }
    for unit in units.dropFirst() { result.places += [unit.layouts] + unit.places }
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
  func unit(for item: BarItemFacts) -> UIKitUnit { everywhere.unit(for: item) }

  private static func element(
    _ reader: SetupReader, _ view: String, _ index: SourceIndex, _ setting: Setting,
    _ cache: ReadingCache, drawing: String? = nil, taking branch: Branch? = nil,
    uses: @escaping (TypeInfo) -> [ViewUses.Use]?
  ) -> UIKitElement {
    let classes = SizeSolver.Classes(
      reading: { cache.reading(of: $0, in: index, made: $1) }, uses: uses,
      isContained: { ViewUses(index: index, setting: setting, cache: cache).isContained($0) },
      isSelfSizing: { cache.isSelfSizing($0, in: index) },
      isLeftToLayout: { cache.isLeftToLayout($0, in: index) },
      sizes: { cache.sizes(of: $0, in: index) },
      isAtTop: { ViewUses(index: index, setting: setting, cache: cache).isAtTop($0) })
    return UIKitElement(
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

extension UIKitUnit {
  /// The same, of which each layout says where Interface Builder draws it, where that is known.
  fileprivate func drawn(at place: Place?) -> UIKitUnit {
    var unit = self
    for screen in unit.layouts.indices {
      for element in unit.layouts[screen].elements.indices {
        unit.layouts[screen].elements[element].calledAt = place
      }
    }
    return unit
  }

  /// Takes what is known of the element on each of the ways of which the code goes one, where that is known
  /// of all.
  fileprivate mutating func take(_ units: [UIKitUnit], of choices: [Screen.Choice]) {
    guard units.count == choices.count, units.allSatisfy({ !$0.isOpen && $0.absence == nil }) else {
      return
    }
    reason = nil
    layouts = zip(units, choices).enumerated().flatMap { number, way in
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
  fileprivate func isAlike(_ other: UIKitUnit) -> Bool {
    layouts.map { $0.elements.map(\.effective) }
      == other.layouts.map { $0.elements.map(\.effective) }
  }

  /// Whether a side of an element is known to be shorter than that of another, whatever the other side is.
  fileprivate func isShorter(than other: UIKitUnit) -> Bool {
    guard let own = layouts.first?.elements.first?.sides,
      let others = other.layouts.first?.elements.first?.sides
    else { return false }
    return zip([own.width, own.height], [others.width, others.height]).contains { side, other in
      side.most.map { $0 < other.most ?? .infinity } ?? false
    }
  }
}
