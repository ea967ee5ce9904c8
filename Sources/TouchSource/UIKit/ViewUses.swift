/// Where the project's code makes and shows the views of its own classes.
struct ViewUses: Sendable {
  let index: SourceIndex
  let setting: Setting
  let cache: ReadingCache

  /// A view of the class, in the code that shows it.
  struct Use {
    var reader: SetupReader
    var view: ViewFacts.ID
  }

  /// The most files that are looked at for one class.
  private static let mostFiles = 8

  /// All views that are made of a class; nil where code that is not followed may make others.
  func uses(of type: TypeInfo) -> [Use]? {
    cache.uses(of: type, in: index) { index in
      ViewUses(index: index, setting: setting, cache: cache).found(of: type)
    }
  }

  private func found(of type: TypeInfo) -> [Use]? {
    let files = index.numbers(mentioning: type.name)
    guard !files.isEmpty, files.count <= Self.mostFiles else { return nil }
    var uses: [Use] = []
    var places: Set<[Int]> = []
    for number in files {
      guard let makings = makings(of: type, in: number) else { return nil }
      let known = places.count
      let file = UIKitFile(number: number, index: index, setting: setting, cache: cache)
      for reader in file.readers().map(\.reader) {
        for number in reader.views.indices {
          let view = ViewFacts.ID(number: number)
          let facts = reader.facts(view)
          // A controller's own view may be one of the class, the class's own is none.
          guard reader.canonical(view) == view, facts.type?.path == type.path,
            facts.type?.file == type.file,
            !facts.isOwn || reader.owner?.isController == true
          else { continue }
          let own = facts.makings.filter { $0.file == file.name }
          guard !own.isEmpty else { continue }
          guard facts.makings.count == 1, !isReached(facts, of: reader) else { return nil }
          places.formUnion(own.map { [number, $0.line, $0.column] })
          uses.append(Use(reader: reader, view: view))
        }
      }
      guard places.count - known >= makings else { return nil }
    }
    return uses.isEmpty ? nil : uses
  }

  /// Whether a file that names a controller, or a class that inherits from it, makes children of
  /// controllers or hands them to SwiftUI, whose views may have any size.
  func isContained(_ controller: TypeInfo) -> Bool {
    var names = [controller.name]
    var met: Set<String> = []
    while let name = names.popLast() {
      guard met.insert(name).inserted else { continue }
      guard met.count <= Self.mostFiles else { return true }
      for number in index.numbers(mentioning: name) {
        let file = index.files[number]
        if file.name != controller.file, let bytes = index.bytes(of: number),
          Self.containing.contains(where: bytes.hold)
        {
          return true
        }
        names += file.scan.types.filter { $0.inherits.contains(name) }.compactMap(\.path.last)
      }
    }
    return false
  }

  /// What puts the view of a controller inside another's.
  private static let containing = [
    "addChild", "willMove(toParent", "didMove(toParent", "UIViewControllerRepresentable",
    "UISplitViewController", "popoverPresentationController", "preferredContentSize",
    "UIPageViewController", "UIPresentationController", ".view.addSubview(", "embed",
  ]

  /// Members that may put a view elsewhere or give it another size; none where it is handed on.
  private static let placing: Set<String> = [
    "", "frame", "bounds", "snp", "transform", "widthAnchor", "heightAnchor", "topAnchor",
    "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
  ]

  /// Whether code outside the class that holds a view may place it.
  private func isReached(_ facts: ViewFacts, of reader: SetupReader) -> Bool {
    guard facts.isHeld, !facts.isPrivate, let owner = reader.owner, let name = facts.name else {
      return false
    }
    return !OutsideUse(index: index).members(of: name, in: owner).isDisjoint(with: Self.placing)
  }

  /// How often a file calls the class's initializer; nil where it hands the class on, or inherits.
  private func makings(of type: TypeInfo, in number: Int) -> Int? {
    let file = index.files[number]
    guard !file.scan.types.contains(where: { $0.inherits.contains(type.name) }),
      let bytes = index.bytes(of: number)
    else { return nil }
    var count = 0
    for range in bytes.occurrences(ofName: type.name) {
      let rest = bytes[range.upperBound...]
      if rest.first == UInt8(ascii: "(") { count += 1 }
      if rest.starts(with: ".self".utf8) || rest.starts(with: ".init".utf8) { return nil }
    }
    return count
  }
}
