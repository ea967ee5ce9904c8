import TouchLayout
import TouchModel
import TouchRules

/// The elements that one audited file declares in UIKit code.
struct UIKitFile {
  let number: Int
  let index: SourceIndex
  let setting: Setting
  let cache: ReadingCache

  var name: String { index.files[number].name }

  /// The elements in order of their places, each once.
  ///
  /// - Parameter unused: The names of types that nothing uses.
  func units(unused: Set<String> = []) -> [UIKitUnit] {
    let units = readers().flatMap { reader, view in
      var units = self.units(of: reader, in: view)
      if let owner = reader.owner, unused.contains(owner.name) || isUnused(owner) {
        for position in units.indices { units[position].absence = .unused }
      }
      return units
    }
    // What an unused class inherits is judged where another uses it.
    let found = units.filter { $0.absence == nil } + units.filter { $0.absence != nil }
    return found.filter { $0.subject.place.file == name }.uniqued { $0.subject.place }
      .sorted { $0.subject < $1.subject }
  }

  /// Whether no source names a type of the app's own. A class may be named by Interface Builder or a
  /// property list, and a public type is there for others; behind a dot a name may stand for any type
  /// within another.
  private func isUnused(_ type: TypeInfo) -> Bool {
    guard type.kind == .structure || type.kind == .enumeration, type.path.count == 1 else {
      return false
    }
    let isCounted = type.name.first?.isUppercase ?? false
    return isCounted && !type.isPublic && !type.isScene
      && index.numbers(mentioning: type.name).isEmpty
  }

  /// What the code of the file says, class by class, then that outside any, each with its name.
  func readers() -> [(reader: SetupReader, view: String)] {
    let lowered = index.declarations(of: number)
    var readers: [(SetupReader, String)] = []
    for type in types(lowered) {
      guard !type.inherits("PreviewProvider"), !type.isView || type.systemViewClass != nil else {
        continue
      }
      readers.append((cache.reading(of: type, in: index), type.name))
    }
    let loose = SetupReader(index: index, setting: setting, owner: nil)
    let extensions = systemExtensions(lowered)
    loose.read(
      functions: lowered.functions + extensions.flatMap(\.functions),
      variables: lowered.variables + extensions.flatMap(\.variables), file: name)
    readers.append((loose, extensions.first?.name ?? name))
    return readers
  }

  /// The types of the project that the file declares or extends.
  private func types(_ lowered: LoweredFile) -> [TypeInfo] {
    let extended = lowered.types.filter { $0.kind == .extension }.compactMap { type in
      index.type(type.name, from: Scope(file: name))
    }
    return (index.types(in: number) + extended).uniqued { [$0.file] + $0.path }
  }

  /// The extensions of the system's types.
  private func systemExtensions(_ lowered: LoweredFile) -> [TypeDeclaration] {
    lowered.types.filter { type in
      type.kind == .extension && index.type(type.name, from: Scope(file: name)) == nil
    }
  }

  // MARK: - Elements

  private func units(of reader: SetupReader, in view: String) -> [UIKitUnit] {
    let (cache, index) = (cache, index)
    let uses = ViewUses(index: index, setting: setting, cache: cache)
    let classes = SizeSolver.Classes(
      reading: { cache.reading(of: $0, in: index, made: $1) }, uses: { uses.uses(of: $0) },
      isContained: { uses.isContained($0) },
      isSelfSizing: { cache.isSelfSizing($0, in: index) })
    let solver = SizeSolver(reader, classes)
    let maker = UIKitElement(
      reader: reader, solver: solver, index: index, setting: setting, view: view)
    var held: Set<Place> = []
    for (number, facts) in reader.views.enumerated() where facts.isHeld {
      if reader.canonical(ViewFacts.ID(number: number)).number == number {
        held.formUnion(facts.makings)
      }
    }
    var units: [UIKitUnit] = []
    for number in reader.views.indices {
      let id = ViewFacts.ID(number: number)
      guard reader.canonical(id) == id else { continue }
      let facts = reader.views[number]
      // What a function makes and a property holds is the property's.
      if !facts.isHeld, !facts.makings.isEmpty, facts.makings.isSubset(of: held) { continue }
      if let unit = maker.unit(for: id) { units.append(unit) }
    }
    for recognizer in reader.recognizers {
      if let unit = maker.unit(for: recognizer) { units.append(unit) }
    }
    return units + reader.barItems.map { maker.unit(for: $0) }
  }
}
