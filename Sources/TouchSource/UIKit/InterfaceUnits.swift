import TouchModel

/// The elements that files of Interface Builder declare and no outlet stands for.
struct InterfaceUnits {
  /// The audited files, as reports show them.
  let files: Set<String>
  let index: SourceIndex
  let setting: Setting
  let cache: ReadingCache

  /// The elements that concern a class, or none of the app's by an empty name, in order of their places.
  func units(of owner: String) -> [UIKitUnit] {
    guard let reader = reader(of: owner) else { return [] }
    let isUnused = reader.owner.map { cache.unused.contains($0.name) } ?? false
    func elements(in file: String) -> ClassElements {
      ClassElements(
        reader, view: owner.isEmpty ? file.stem : owner, index: index, setting: setting,
        cache: cache)
    }
    var found = reader.targets.compactMap { view -> UIKitUnit? in
      guard let target = reader.facts(view).target, files.contains(target.place.file) else {
        return nil
      }
      var elements = elements(in: target.place.file)
      return elements.unit { $0.unit(for: view) }
    }
    for item in reader.barItems where item.isDrawn && files.contains(item.place.file) {
      found.append(elements(in: item.place.file).unit(for: item))
    }
    if isUnused {
      for position in found.indices { found[position].absence = .unused }
    }
    return found.sorted { $0.subject < $1.subject }
  }

  /// What the code of a class says; nil where several have its name. Of one that is not in Swift no more is
  /// said than what the views are told by.
  private func reader(of owner: String) -> SetupReader? {
    if index.isInSwift(owner) {
      return index.type(owner, from: nil as TypeInfo?).map { cache.reading(of: $0, in: index) }
    }
    let reader = SetupReader(
      index: index, setting: setting, owner: nil, extendsControllers: true)
    reader.addTargets(of: owner)
    return reader
  }
}

extension String {
  /// The name of a file by its path, without its ending.
  fileprivate var stem: String {
    let name = split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
