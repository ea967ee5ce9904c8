import TouchModel

/// Where the project's code calls a method on the views that it holds.
struct OuterCalls {
  let index: SourceIndex
  let setting: Setting
  let cache: ReadingCache

  enum Found: Sendable {
    /// Nothing names the method.
    case none
    /// What is called of the name is followed wherever code names it.
    case followed
    /// Code that is not followed names it.
    case open
  }

  /// The most files that are looked at for one method.
  private static let mostFiles = 16

  /// How the calls of a method are followed, and of whatever else has its name.
  func calls(of name: String) -> Found {
    let uses = index.files.indices.map { (number: $0, count: count(of: name, in: $0)) }
      .filter { $0.count > 0 }
    guard !uses.isEmpty else { return .none }
    guard uses.count <= Self.mostFiles else { return .open }
    let areFollowed = uses.allSatisfy { number, count in
      let file = UIKitFile(number: number, index: index, setting: setting, cache: cache)
      let calls = file.readers().reduce(into: Set<Place>()) { calls, part in
        calls.formUnion(part.reader.helperCalls[name] ?? [])
      }
      return calls.count { $0.file == file.name } == count
    }
    return areFollowed ? .followed : .open
  }

  /// How often a file names a method but to declare it.
  private func count(of name: String, in number: Int) -> Int {
    guard index.files[number].text == nil, let bytes = index.bytes(of: number), bytes.hold(name)
    else { return 0 }
    let code = index.code(of: bytes)
    return code.occurrences(ofName: name).count {
      !code.isFunction(at: $0.lowerBound) && !code.isDeclared(at: $0.lowerBound)
    }
  }
}
