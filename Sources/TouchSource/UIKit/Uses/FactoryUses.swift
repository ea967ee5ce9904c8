import TouchModel

/// Where the project's code shows what a function makes and returns.
struct FactoryUses {
  let index: SourceIndex
  let setting: Setting
  let cache: ReadingCache

  /// The views that the callers of a function or a property get from it, and whether they are all; nil
  /// where no code names it.
  ///
  /// - Parameters:
  ///   - makings: Where it makes them.
  ///   - owner: The type that it belongs to; nil for one that any code may call.
  func uses(
    of maker: SetupReader.Returner, making makings: Set<Place>, in owner: TypeInfo?
  ) -> ViewUses.Found? {
    func naming(_ numbers: some Sequence<Int>) -> [Int] {
      numbers.filter { calls(of: maker, in: owner, by: $0) > 0 }
    }
    var numbers: [Int] = []
    if let owner {
      let own = index.number(of: owner.file).map { [$0] } ?? []
      numbers = naming(Set(index.numbers(mentioning: owner.name) + own).sorted())
    }
    if numbers.isEmpty {
      numbers = naming(index.files.indices)
      if numbers.isEmpty { return nil }
      if owner != nil { return ViewUses.Found(areAll: false) }
    }
    guard numbers.count <= Self.mostFiles else { return ViewUses.Found(areAll: false) }
    var found = ViewUses.Found()
    for number in numbers {
      let known = found.uses.count
      let file = UIKitFile(number: number, index: index, setting: setting, cache: cache)
      for reader in file.readers().map(\.reader) {
        let held = reader.heldMakings
        for number in reader.views.indices {
          let view = ViewFacts.ID(number: number)
          let facts = reader.views[number]
          guard reader.canonical(view) == view, !facts.makings.isDisjoint(with: makings),
            facts.isHeld || !facts.isHandedOut && !facts.makings.isSubset(of: held),
            facts.maker != maker.name
          else { continue }
          found.uses.append(ViewUses.Use(reader: reader, view: view))
        }
      }
      if found.uses.count - known < calls(of: maker, in: owner, by: number) {
        found.areAll = false
      }
    }
    return found
  }

  /// The most files that are looked at for one function.
  private static let mostFiles = 16

  /// How often a file names a function or a property, of a type or of none, but to declare it.
  private func calls(
    of maker: SetupReader.Returner, in owner: TypeInfo?, by number: Int
  ) -> Int {
    guard let bytes = index.bytes(of: number) else { return 0 }
    return bytes.occurrences(ofName: maker.name).filter { range in
      let word = bytes[..<range.lowerBound].suffix(5).filter { $0 > 32 }
      return !["func", "var", "let"].contains { word.elementsEqual($0.utf8) }
        && (!maker.isStatic || bytes.mayBeOfType(range, called: owner?.name))
    }.count
  }
}

extension [UInt8] {
  /// Whether a name may be a type's own: behind a dot what stands before that is no object, and without one
  /// it is called, as code of the type may.
  ///
  /// - Parameter type: What the type is called, which need not begin with a capital.
  fileprivate func mayBeOfType(_ range: Range<Int>, called type: String?) -> Bool {
    let dot = range.lowerBound - 1
    guard dot > 0, self[dot] == UInt8(ascii: ".") else {
      return self[range.upperBound...].first == UInt8(ascii: "(")
    }
    let base = name(endingAt: dot)
    guard let first = base.first else { return !")]}?!".utf8.contains(self[dot - 1]) }
    return first.isCapital || type.map { base.elementsEqual($0.utf8) } ?? false
  }
}
