import TouchModel

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

  /// The views that are made of a class, and whether they are all.
  struct Found {
    var uses: [Use] = []
    var areAll = true
    /// The views that Interface Builder makes of it, where no code makes any and outlets stand for all; nil where
    /// that is not known.
    var drawn: [Use]?
  }

  /// The views that the project's code makes of a class, as far as it is followed.
  func uses(of type: TypeInfo) -> Found {
    cache.uses(of: type, in: index) { index in
      ViewUses(index: index, setting: setting, cache: cache).found(of: type)
    }
  }

  private func found(of type: TypeInfo) -> Found {
    let files = index.numbers(mentioning: type.name)
    guard !files.isEmpty, files.count <= Self.mostFiles else { return Found(areAll: false) }
    var found = Found()
    var (isRegistered, isGiven) = (false, false)
    var loads = NibLoads(type)
    for number in files {
      var places: Set<[Int]> = []
      var resolved: Set<Place> = []
      let file = UIKitFile(number: number, index: index, setting: setting, cache: cache)
      for reader in file.readers().map(\.reader) {
        let held = reader.heldMakings
        resolved.formUnion(reader.resolvedClasses[type.key] ?? [])
        for number in reader.views.indices {
          let view = ViewFacts.ID(number: number)
          let facts = reader.facts(view)
          // A controller's own view may be one of the class, the class's own is none.
          guard reader.canonical(view) == view, facts.type?.path == type.path,
            facts.type?.file == type.file, !facts.isOwn || reader.isController,
            // What a function makes and a property holds is the property's.
            facts.isHeld || !facts.makings.isSubset(of: held)
          else { continue }
          if facts.isHeld, facts.makings.isEmpty, !facts.isOwn { isGiven = true }
          let own = facts.makings.filter { $0.file == file.name }
          guard !own.isEmpty else { continue }
          if facts.isRegistered, !facts.isHeld, facts.superviews.isEmpty, facts.stacks.isEmpty {
            // It is shown where other code asks for it.
            isRegistered = true
            places.formUnion(own.map { [number, $0.line, $0.column] })
            continue
          }
          guard facts.makings.count == 1, !isReached(facts, of: reader) else {
            found.areAll = false
            continue
          }
          if facts.isOfNib {
            loads.take(own)
            // What a function of the class returns is made where that is called.
            if facts.isHandedOut, reader.owner?.key == type.key { continue }
            if let callers = callers(showing: facts, of: reader) {
              found.uses += callers.uses
              found.areAll = found.areAll && callers.areAll
              continue
            }
          }
          places.formUnion(own.map { [number, $0.line, $0.column] })
          found.uses.append(Use(reader: reader, view: view))
        }
      }
      // Code that is not followed may make others.
      let others = makings(of: type, in: number)
      if others.map({ places.count < $0.calls || resolved.count < $0.metatypes }) ?? true {
        found.areAll = false
      }
    }
    // A container may hand it out to whoever is given one, as may what loads a nib.
    if isRegistered || loads.areAny, isGiven { found.areAll = false }
    if loads.areAny, !loads.areAll(in: files, of: index) { found.areAll = false }
    // Interface Builder makes others, be they none that an outlet stands for.
    if !index.instances(ofClass: type.name).isEmpty { found.areAll = false }
    if found.uses.isEmpty {
      found.areAll = false
      found.drawn = drawnAlone(type, in: files)
    }
    return found
  }

  /// What the callers of a function make of a view that it loads from a nib and puts into one that it is handed;
  /// nil for any other view, and where no code calls it.
  private func callers(showing facts: ViewFacts, of reader: SetupReader) -> Found? {
    guard let owner = reader.owner, let name = facts.maker,
      facts.superviews.contains(where: { reader.facts($0).isGiven })
    else { return nil }
    let isStatic = owner.functions(name).contains(where: \.isStatic)
    return FactoryUses(index: index, setting: setting, cache: cache).uses(
      of: SetupReader.Returner(name: name, isStatic: isStatic), making: facts.makings, in: owner)
  }

  /// Whether no view that the project makes of a class is put into another: each is held by a property
  /// that its class alone reaches and only calls functions of, or lies in such a view itself.
  func isNeverAdded(_ type: TypeInfo, depth: Int = 0) -> Bool {
    guard depth < 4, type.isPlainView, !type.isController else { return false }
    let found = uses(of: type)
    return found.areAll && !found.uses.isEmpty
      && found.uses.allSatisfy { use in
        let facts = use.reader.facts(use.view)
        if use.reader.isUnseen(facts) { return true }
        return use.reader.owner.map { isNeverAdded($0, depth: depth + 1) } ?? false
      }
      // Objective-C may make others, as `[ChipsView new]`.
      && !index.interfaces.objectiveC.names(type.name)
  }

  /// Whether the code of a controller puts a view of a class at the top of its own.
  func isAtTop(_ type: TypeInfo) -> Bool {
    cache.isAtTop(type, in: index) { index in
      let files = index.numbers(mentioning: type.name)
      guard files.count <= Self.mostFiles else { return false }
      return files.contains { number in
        UIKitFile(number: number, index: index, setting: setting, cache: cache).readers()
          .map(\.reader).contains { reader in
            reader.views.indices.contains { number in
              let view = ViewFacts.ID(number: number)
              let facts = reader.views[number]
              return reader.canonical(view) == view && facts.type?.path == type.path
                && facts.type?.file == type.file && reader.isAtTop(view)
            }
          }
      }
    }
  }

  /// Whether a file that names a controller, or a class that inherits from it, makes children of
  /// controllers or hands them to SwiftUI, whose views may have any size, and does not say that it shows
  /// this one whole.
  func isContained(_ controller: TypeInfo) -> Bool {
    var names = [controller.name]
    var met: Set<String> = []
    while let name = names.popLast() {
      guard met.insert(name).inserted else { continue }
      guard met.count <= Self.mostFiles else { return true }
      let own = index.number(of: controller.file).map { [$0] } ?? []
      for number in Set(index.numbers(mentioning: name) + own) {
        let file = index.files[number]
        if file.name == controller.file, let bytes = index.bytes(of: number) {
          let children = children(in: bytes)
          // Of the others that it may put somewhere it says nothing.
          if children.addSelf || children.classes?.contains(name) == true { return true }
        }
        if file.name != controller.file, let bytes = index.bytes(of: number),
          children(in: bytes).areAny,
          !ShownControllers(bytes).showsWhole(name),
          !asksForConstants(of: name, bytes), !holdsOthers(bytes, than: [name, controller.name])
        {
          return true
        }
        names += file.scan.types.filter { $0.inherits.contains(name) }.compactMap(\.path.last)
      }
    }
    return false
  }

  private func children(in bytes: [UInt8]) -> ChildControllers {
    let hasPopovers = Self.adapting.flatMap(index.numbers(mentioning:)).contains { number in
      index.bytes(of: number)?.hold("adaptivePresentationStyle") ?? true
    }
    return ChildControllers(bytes, on: setting.device.platform, hasPopovers: hasPopovers)
  }

  /// The protocols of those that are asked how a popover adapts itself to little room.
  private static let adapting = [
    "UIAdaptivePresentationControllerDelegate", "UIPopoverPresentationControllerDelegate",
  ]

  /// Whether all that a file names a class for is constants of the class's own that are written out.
  private func asksForConstants(of name: String, _ bytes: [UInt8]) -> Bool {
    guard let type = index.type(name, from: nil as TypeInfo?) else { return false }
    let code = index.code(of: bytes)
    let mentions = code.occurrences(ofName: name)
    return !mentions.isEmpty
      && mentions.allSatisfy { range in
        let member = code[range.upperBound...].dropFirst().prefix(while: \.isPartOfName)
        guard code[range.upperBound...].first == UInt8(ascii: "."),
          let variable = type.staticVariable(String(decoding: member, as: UTF8.self))
        else { return false }
        return !variable.isMutable && variable.value?.isPlainValue == true
      }
  }

  /// Whether all controllers that a file puts inside others' are of classes of the project's that are none
  /// of some, nor stand above or below these.
  private func holdsOthers(_ bytes: [UInt8], than controllers: [String]) -> Bool {
    let own = controllers.compactMap { index.type($0, from: nil as TypeInfo?) }
    guard own.count == controllers.count,
      let children = children(in: bytes).classes
    else {
      return false
    }
    return children.allSatisfy { name in
      if ViewClasses.isSystemView(name) { return true }
      // What shows SwiftUI's views holds a controller only by what is asked for where that is made.
      if ViewClasses.wholeControllers.contains(name) || name == "UIHostingController",
        !index.isInSwift(name)
      {
        return own.allSatisfy { !$0.inherits(name) }
      }
      guard let type = index.type(name, from: nil as TypeInfo?), type.kind == .classType else {
        return false
      }
      return own.allSatisfy { $0.name != name && !$0.inherits(name) && !type.inherits($0.name) }
    }
  }

  /// Members that may put a view elsewhere or give it another size; none where it is handed on.
  private static let placing: Set<String> = [
    .itself, "frame", "bounds", "snp", "transform", "widthAnchor", "heightAnchor", "topAnchor",
    "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
  ]

  /// Whether code outside the class that holds a view may place it.
  func isReached(_ facts: ViewFacts, of reader: SetupReader) -> Bool {
    guard facts.isHeld, !facts.isPrivate, let owner = reader.owner, let name = facts.name else {
      return false
    }
    return !OutsideUse(index: index).members(of: name, in: owner).isDisjoint(with: Self.placing)
  }

  /// How often a file calls the class's initializer, and hands the class on; nil where it inherits, or hands
  /// the initializer on.
  func makings(
    of type: TypeInfo, in number: Int
  ) -> (calls: Int, metatypes: Int)? {
    let file = index.files[number]
    guard !file.scan.types.contains(where: { $0.inherits.contains(type.name) }),
      let bytes = index.bytes(of: number)
    else { return nil }
    var (calls, metatypes) = (0, 0)
    for range in bytes.occurrences(ofName: type.name) {
      let rest = bytes[range.upperBound...]
      if rest.first == UInt8(ascii: "(") { calls += 1 }
      if rest.starts(with: ".self".utf8) { metatypes += 1 }
      if rest.starts(with: ".init".utf8) { return nil }
    }
    return (calls, metatypes)
  }
}

extension SetupReader {
  /// Whether a view is held where no other code reaches it and nothing is done with it but to call its
  /// functions, so that no screen shows it.
  fileprivate func isUnseen(_ facts: ViewFacts) -> Bool {
    guard facts.isHeld, facts.isPrivate, !facts.isFilePrivate, !facts.isOwn, !facts.isListed,
      facts.superviews.isEmpty, facts.stacks.isEmpty, facts.host == nil, !isCut,
      let name = facts.name, let owner
    else { return false }
    return OutsideUse(index: index).onlyAsks(name, in: owner.file)
  }
}

extension Expression {
  /// Whether it is a number, a text or a truth that is written there.
  fileprivate var isPlainValue: Bool {
    switch kind {
    case .number, .string, .boolean: true
    default: false
    }
  }
}
