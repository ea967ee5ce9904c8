import TouchModel

/// The elements that files of Interface Builder declare and no outlet stands for.
struct InterfaceElements {
  /// The audited files, as reports show them.
  let files: Set<String>
  let index: SourceIndex
  let setting: Setting
  let cache: ReadingCache

  /// The elements that concern a class, or none of the app's by an empty name, in order of their places.
  func elements(of owner: String) -> [UIKitElement] {
    readers(of: owner).flatMap { elements(of: $0, in: owner) }.sorted { $0.subject < $1.subject }
  }

  private func elements(of reader: SetupReader, in owner: String) -> [UIKitElement] {
    let isUnused = reader.owner.map { cache.unused.contains($0.name) } ?? false
    // Of several classes of its name none is known to be meant.
    let doubt =
      reader.owner == nil && index.isInSwift(owner) ? index.doubt(about: owner, from: "") : nil
    func classElements(in file: String) -> ClassElements {
      ClassElements(
        reader, view: owner.isEmpty ? file.stem : owner, index: index, setting: setting,
        cache: cache)
    }
    var found = reader.targets.compactMap { view -> UIKitElement? in
      guard let target = reader.facts(view).target, files.contains(target.place.file) else {
        return nil
      }
      var classElements = classElements(in: target.place.file)
      guard var element = classElements.element({ $0.element(for: view) }) else { return nil }
      element.reason = doubt ?? element.reason
      return element
    }
    for item in reader.barItems where item.isDrawn && files.contains(item.place.file) {
      found.append(classElements(in: item.place.file).element(for: item))
    }
    if isUnused {
      for position in found.indices { found[position].absence = .unused }
    }
    return found
  }

  /// What the code says of the classes of a name that elements concern. Of those that concern none of Swift's,
  /// or one of several, no more is said than what they are told by.
  private func readers(of owner: String) -> [SetupReader] {
    let targets = index.targets(of: owner)
    let types = owner.isEmpty ? [] : targets.compactMap(index.owner)
    let loose = SetupReader(
      index: index, setting: setting, owner: nil, extendsControllers: true)
    loose.addTargets(of: owner)
    return types.uniqued { [$0.file] + $0.path }.map { cache.reading(of: $0, in: index) } + [loose]
  }
}

extension String {
  /// The name of a file by its path, without its ending.
  fileprivate var stem: String {
    let name = split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
