import TouchModel

/// The readings of classes that others use, each made once.
final class ReadingCache: Sendable {
  private struct Key: Hashable {
    var file: String
    var path: [String]
    /// How the instance was made, where that is known.
    var construction: UInt64?
  }

  private let setting: Setting
  /// The audited files that name no class of an element, but may show what others make.
  let unread: Set<String>
  /// The names of types that nothing uses.
  let unused: Set<String>
  private let known = Locked<[Key: SourceIndex.Answer<ReadingBox>]>([:])
  private let uses = Locked<[Key: SourceIndex.Answer<UsesBox>]>([:])
  private let selfSizing = Locked<[Key: SourceIndex.Answer<Bool>]>([:])
  private let leftToLayout = Locked<[Key: SourceIndex.Answer<Bool>]>([:])
  private let atTop = Locked<[Key: SourceIndex.Answer<Bool>]>([:])
  private let listSizes = Locked<[Key: SourceIndex.Answer<ListSizes.Found>]>([:])
  private let outerCalls = Locked<[String: SourceIndex.Answer<OuterCalls.Found>]>([:])

  init(setting: Setting, unread: Set<String>, unused: Set<String>) {
    (self.setting, self.unread, self.unused) = (setting, unread, unused)
  }

  /// Where the views of a class of a project are shown, found once.
  func uses(
    of type: TypeInfo, in index: SourceIndex, _ find: (SourceIndex) -> ViewUses.Found
  ) -> ViewUses.Found {
    let key = Key(file: type.file, path: type.path)
    return index.kept(key, in: uses) { UsesBox(uses: find($0)) }.uses
  }

  /// Whether the cells of a class of a project are as high as what they hold, found once.
  func isSelfSizing(_ type: TypeInfo, in index: SourceIndex) -> Bool {
    let key = Key(file: type.file, path: type.path)
    return index.kept(key, in: selfSizing) { SelfSizing(index: $0).holds(for: type) }
  }

  /// Whether collections give the cells of a class of a project their size, found once.
  func isLeftToLayout(_ type: TypeInfo, in index: SourceIndex) -> Bool {
    let key = Key(file: type.file, path: type.path)
    return index.kept(key, in: leftToLayout) { SelfSizing(index: $0).isLeftToLayout(type) }
  }

  /// Whether the views of a class of a project lie at the top of the screen, found once.
  func isAtTop(
    _ type: TypeInfo, in index: SourceIndex, _ find: (SourceIndex) -> Bool
  ) -> Bool {
    let key = Key(file: type.file, path: type.path)
    return index.kept(key, in: atTop, find)
  }

  /// The lengths that lists give the cells or the headers of a class of a project, found once.
  func sizes(of type: TypeInfo, in index: SourceIndex) -> ListSizes.Found {
    let key = Key(file: type.file, path: type.path)
    return index.kept(key, in: listSizes) { ListSizes(index: $0, setting: setting).sizes(of: type) }
  }

  /// How the calls of a method are followed that code makes on the views which it holds, found once.
  func outerCalls(of method: String, in index: SourceIndex) -> OuterCalls.Found {
    index.kept(method, in: outerCalls) {
      OuterCalls(index: $0, setting: setting, cache: self).calls(of: method)
    }
  }

  /// What the code of a class of a project says, of an instance made in a certain way or in any.
  func reading(
    of type: TypeInfo, in index: SourceIndex, made construction: Construction? = nil
  ) -> SetupReader {
    let construction = construction?.telling
    let identity = construction.map { SeedIdentity(of: $0).value }
    func read(_ index: SourceIndex) -> SetupReader {
      let reader = SetupReader(
        index: index, setting: setting, owner: type, construction: construction ?? Construction())
      reader.readClass()
      return reader
    }
    // One of more values than are looked at is none of others'.
    if identity == .some(nil) { return read(index) }
    let key = Key(file: type.file, path: type.path, construction: identity ?? nil)
    return index.kept(key, in: known) { ReadingBox(reader: read($0)) }.reader
  }
}

/// A reading that is done: nothing changes it any more, so that threads may share it.
private struct ReadingBox: @unchecked Sendable {
  let reader: SetupReader
}

/// Views of readings that are done.
private struct UsesBox: @unchecked Sendable {
  let uses: ViewUses.Found
}
