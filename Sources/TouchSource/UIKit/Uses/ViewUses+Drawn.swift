import TouchModel

/// Where Interface Builder draws the views of the project's classes.
extension ViewUses {
  /// The most files that are looked at for the outlets of one class: their classes are read anyway.
  private static let mostOutletFiles = 64

  /// The outlets that stand for views which Interface Builder makes of a class, or of one below that
  /// leaves it to the class where touches count, as far as they are shown, a touch on them does something
  /// and no code outside the classes that have them places them.
  func drawn(of type: TypeInfo) -> [Use] {
    let heirs = index.classes(below: type).prefix(SetupReader.mostClasses)
      .filter { !$0.overridesHitTesting }
    let classes = [type] + heirs
    let files = Set(classes.flatMap { index.numbers(mentioning: $0.name) })
    guard files.count <= Self.mostOutletFiles else { return [] }
    let names = Set(classes.map(\.name))
    let keys = Set(classes.map(\.key))
    let handler = handler(of: type)
    return files.sorted().flatMap { number in
      index.types(in: number).flatMap { owner -> [Use] in
        let outlets = owner.storedProperties.filter {
          $0.isOutlet && names.contains($0.type?.unwrapped.name ?? "")
        }
        guard !outlets.isEmpty, !cache.unused.contains(owner.name) else { return [] }
        let reader = cache.reading(of: owner, in: index)
        return outlets.compactMap { reader.properties[$0.name] }.map(reader.canonical)
          .uniqued(by: \.self)
          .filter { view in
            let facts = reader.facts(view)
            return facts.type.map { keys.contains($0.key) } ?? false && isDrawn(facts, in: reader)
              && handler.map { isTold($0, facts, by: owner) } ?? true
          }.map { Use(reader: reader, view: $0) }
      }
    }
  }

  /// The outlets that stand for all views of a class, where Interface Builder alone makes any and no code outside
  /// the classes that have them places them; nil where that is not known.
  ///
  /// - Parameter files: Those that mention the class.
  func drawnAlone(_ type: TypeInfo, in files: [Int]) -> [Use]? {
    let instances = index.instances(ofClass: type.name)
    guard !instances.isEmpty, type.isPlainView, index.nibs(holding: type.name).isEmpty,
      index.classes(below: type).isEmpty,
      files.allSatisfy({ number in
        makings(of: type, in: number).map { $0.calls == 0 && $0.metatypes == 0 } ?? false
      })
    else { return nil }
    var found: [Use] = []
    var met: Set<String> = []
    for owner in files.sorted().flatMap(index.types) {
      let outlets = owner.storedProperties.filter {
        $0.isOutlet && $0.type?.unwrapped.name == type.name
      }
      guard !outlets.isEmpty else { continue }
      let reader = cache.reading(of: owner, in: index)
      let views = outlets.compactMap { reader.properties[$0.name] }.map(reader.canonical)
      for view in views.uniqued(by: \.self) where !isReached(reader.facts(view), of: reader) {
        met.formUnion(reader.interfaceViews(of: reader.facts(view)).compactMap(\.identity))
        found.append(Use(reader: reader, view: view))
      }
    }
    return instances.isSubset(of: met) ? found : nil
  }

  /// Whether an outlet's view is shown, reacts and has its place from Interface Builder and its own class's
  /// code alone.
  private func isDrawn(_ facts: ViewFacts, in reader: SetupReader) -> Bool {
    let views = reader.interfaceViews(of: facts)
    return !views.isEmpty && views.allSatisfy { $0.drawing != nil && !$0.isOff && $0.reacts }
      && facts.unknowns.isEmpty && facts.isHidden != [true] && facts.reacts != [false]
      && facts.scale.isIdentity && !isReached(facts, of: reader)
  }

  /// The property that holds what a touch on the class's own view does, as those who show the view say; nil
  /// where the class says that itself.
  private func handler(of type: TypeInfo) -> String? {
    let reader = cache.reading(of: type, in: index)
    let properties = reader.recognizers.map { $0.action.flatMap(type.propertyCalled) }
    guard let first = properties.first, properties.allSatisfy({ $0 == first }),
      let property = first, let variable = type.variable(property), variable.value == nil
    else { return nil }
    return property
  }

  /// Whether code names a property of an outlet's view.
  private func isTold(_ property: String, _ facts: ViewFacts, by owner: TypeInfo) -> Bool {
    guard let name = facts.name else { return false }
    let files = Set(owner.ownFunctions.map(\.file)).union([owner.file])
    let isOwn = files.compactMap(index.number).compactMap(index.bytes).contains { bytes in
      bytes.occurrences(ofName: name).contains {
        bytes.members(ofPathEndingAt: $0).contains(property)
      }
    }
    return isOwn || OutsideUse(index: index).members(of: name, in: owner).contains(property)
  }
}
