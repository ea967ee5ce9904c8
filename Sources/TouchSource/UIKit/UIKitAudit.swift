import TouchLayout
import TouchModel
import TouchRules

/// Finds the elements that the project's UIKit code makes, and judges each.
struct UIKitAudit: Sendable {
  let project: Project
  let setting: Setting
  let jobs: Int
  /// Counts the files.
  let count: ProgressCount
  /// The audited files with UIKit code.
  private let files: [Int]

  init(project: Project, setting: Setting, jobs: Int, count: ProgressCount) {
    (self.project, self.setting, self.jobs, self.count) = (project, setting, jobs, count)
    files = Self.hasUIKit(setting) ? project.filesWithUIKit : []
  }

  /// Adds what the audited files' UIKit code makes to a judgement.
  ///
  /// - Parameters:
  ///   - empty: A judgement without any layout.
  ///   - unused: The names of types that nothing in the project uses, where that is known already.
  ///   - memory: What is remembered of earlier runs, if anything is to be.
  func judge(
    into judgement: inout Judgement, empty: Judgement, unused: Set<String>?, memory: Memory?
  ) {
    let (index, owners) = (project.index, owners)
    guard !files.isEmpty || !owners.isEmpty else { return }
    let allUnused = unused ?? project.unusedTypes
    let names = allUnused.sorted().joined(separator: " ")
    let cache = readings(unused: allUnused)
    @Sendable func sightings(
      _ key: UInt64, _ elements: (SourceIndex) -> [UIKitElement]
    ) -> Judgement.Sightings {
      func seen(in index: SourceIndex) -> Judgement.Sightings {
        var judgement = empty
        for element in elements(index) { element.add(to: &judgement) }
        return judgement.sightings
      }
      return memory?.result(key, seen) ?? seen(in: index)
    }
    let inCode = inEach(files) { number in
      let unused = allUnused.intersection(index.files[number].scan.types.compactMap(\.path.last))
      let key = MemoryPurpose.uikit.key(
        index.files[number].name, unused.sorted().joined(separator: " "), names)
      return sightings(key) { self.file(number, $0, cache).elements(unused: unused) }
    }
    let audited = project.auditedInterfaces.sorted().joined(separator: " ")
    let drawn = inEach(owners) { owner in
      sightings(MemoryPurpose.interface.key(owner, audited, names)) {
        self.drawn($0, cache).elements(of: owner)
      }
    }
    for sightings in inCode + drawn { judgement.add(sightings) }
  }

  /// Returns each class with elements, its elements one under the other.
  func inspect() -> [InspectedView] {
    elements().flatMap { elements -> [InspectedView] in
      var order: [String] = []
      var byClass: [String: [UIKitElement]] = [:]
      for element in elements where !element.layouts.isEmpty {
        if byClass[element.subject.view] == nil { order.append(element.subject.view) }
        byClass[element.subject.view, default: []].append(element)
      }
      return order.map { name in inspected(name, byClass[name] ?? []) }
    }
  }

  private func inspected(_ name: String, _ elements: [UIKitElement]) -> InspectedView {
    let place = elements.first?.subject.place
    func screen(_ extent: Screen.Extent) -> Screen {
      var screen = Screen(
        view: name, place: place, device: setting.device,
        bounds: Rect(origin: .zero, size: setting.device.size),
        variant: Screen.Variant(content: extent))
      var top = 0.0
      for element in elements {
        let layout = element.layouts.first { $0.variant.content == extent } ?? element.layouts[0]
        guard let element = layout.elements.first else { continue }
        // Where code puts views is not followed: they stand one under the other, apart.
        let height = element.region.boundingBox?.height ?? 0
        screen.elements.append(element.moved(down: top + height / 2))
        top += height * 2 + 16
      }
      return screen
    }
    return InspectedView(
      typical: screen(.typical), smallest: screen(.smallest), largest: screen(.largest), contexts: 0
    )
  }

  /// The elements of each audited file, in order.
  private func elements() -> [[UIKitElement]] {
    let (index, cache) = (project.index, readings(unused: []))
    return inEach(files) { file($0, index, cache).elements() }
      + inEach(owners) { drawn(index, cache).elements(of: $0) }
  }

  /// Whether the device is one that UIKit draws on.
  private static func hasUIKit(_ setting: Setting) -> Bool {
    [.iOS, .iPadOS, .visionOS].contains(setting.device.platform)
  }

  /// The classes that elements of audited files of Interface Builder concern, beside those of outlets.
  private var owners: [String] {
    Self.hasUIKit(setting) ? project.index.owners(ofTargetsIn: project.auditedInterfaces) : []
  }

  private func readings(unused: Set<String>) -> ReadingCache {
    let others = Set(project.audited).subtracting(files).map { project.index.files[$0].name }
    return ReadingCache(setting: setting, unread: Set(others), unused: unused)
  }

  private func file(_ number: Int, _ index: SourceIndex, _ cache: ReadingCache) -> UIKitFile {
    UIKitFile(number: number, index: index, setting: setting, cache: cache)
  }

  private func drawn(_ index: SourceIndex, _ cache: ReadingCache) -> InterfaceElements {
    InterfaceElements(
      files: project.auditedInterfaces, index: index, setting: setting, cache: cache)
  }

  /// What is made of each of some files or classes, in order.
  private func inEach<Part: Sendable, Result: Sendable>(
    _ parts: [Part], _ make: @escaping @Sendable (Part) -> Result
  ) -> [Result] {
    let count = count
    count.expect(parts.count)
    return LargeStack.map(parts, threads: jobs) { part in
      defer { count.advance() }
      return make(part)
    }
  }
}

extension Project {
  /// The audited files with UIKit code.
  fileprivate var filesWithUIKit: [Int] {
    let elements = index.withHeirs(index.withAliases(ViewClasses.elements))
      .union(index.controlClasses).union(index.touchClasses)
      .filter { index.used.mentions[$0] != nil }
    let owners = index.ownersOfReacting.union(ItemSelection.classes(in: index))
    let taps = index.reactiveTaps.map { "rx.\($0)" }
    let helpers = index.recognizingHelpers
    let foreign = Set(
      index.used.mentions.keys.lazy.filter {
        ViewClasses.isLibraryView($0) && !index.hasType(named: $0)
      })
    return audited.filter { number in
      let scan = index.files[number].scan
      return elements.contains { scan.mentions[$0] != nil } || scan.imports.contains("RxGesture")
        || scan.types.contains { $0.path.last.map(owners.contains) ?? false }
        || !taps.isEmpty && index.bytes(of: number).map { taps.contains(where: $0.hold) } ?? false
        || wires(foreign, in: number) || calls(helpers, in: number)
    }
  }

  /// Whether a file of UIKit's names one of some functions.
  private func calls(_ functions: Set<String>, in number: Int) -> Bool {
    let scan = index.files[number].scan
    guard !functions.isEmpty, !scan.imports.contains("SwiftUI") || scan.imports.contains("UIKit"),
      let bytes = index.bytes(of: number)
    else { return false }
    return functions.contains { !bytes.occurrences(ofName: $0).isEmpty }
  }

  /// Whether a file tells a view of one of some classes what to do when it is touched.
  private func wires(_ classes: Set<String>, in number: Int) -> Bool {
    let scan = index.files[number].scan
    guard !scan.imports.contains("SwiftUI") || scan.imports.contains("UIKit"),
      scan.mentions.keys.contains(where: classes.contains)
    else { return false }
    return index.bytes(of: number)?.hold("touchUpInside") ?? false
  }
}

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
    if let found = uses.withLock({ $0[key] }) { return index.take(found).uses }
    let found = index.answer { UsesBox(uses: find($0)) }
    uses.withLock { $0[key] = found }
    return index.take(found).uses
  }

  /// Whether the cells of a class of a project are as high as what they hold, found once.
  func isSelfSizing(_ type: TypeInfo, in index: SourceIndex) -> Bool {
    let key = Key(file: type.file, path: type.path)
    if let found = selfSizing.withLock({ $0[key] }) { return index.take(found) }
    let found = index.answer { SelfSizing(index: $0).holds(for: type) }
    selfSizing.withLock { $0[key] = found }
    return index.take(found)
  }

  /// Whether collections give the cells of a class of a project their size, found once.
  func isLeftToLayout(_ type: TypeInfo, in index: SourceIndex) -> Bool {
    let key = Key(file: type.file, path: type.path)
    if let found = leftToLayout.withLock({ $0[key] }) { return index.take(found) }
    let found = index.answer { SelfSizing(index: $0).isLeftToLayout(type) }
    leftToLayout.withLock { $0[key] = found }
    return index.take(found)
  }

  /// Whether the views of a class of a project lie at the top of the screen, found once.
  func isAtTop(
    _ type: TypeInfo, in index: SourceIndex, _ find: (SourceIndex) -> Bool
  ) -> Bool {
    let key = Key(file: type.file, path: type.path)
    if let found = atTop.withLock({ $0[key] }) { return index.take(found) }
    let found = index.answer { find($0) }
    atTop.withLock { $0[key] = found }
    return index.take(found)
  }

  /// The lengths that lists give the cells or the headers of a class of a project, found once.
  func sizes(of type: TypeInfo, in index: SourceIndex) -> ListSizes.Found {
    let key = Key(file: type.file, path: type.path)
    if let found = listSizes.withLock({ $0[key] }) { return index.take(found) }
    let found = index.answer { ListSizes(index: $0, setting: setting).sizes(of: type) }
    listSizes.withLock { $0[key] = found }
    return index.take(found)
  }

  /// How the calls of a method are followed that code makes on the views which it holds, found once.
  func outerCalls(of method: String, in index: SourceIndex) -> OuterCalls.Found {
    if let found = outerCalls.withLock({ $0[method] }) { return index.take(found) }
    let found = index.answer {
      OuterCalls(index: $0, setting: setting, cache: self).calls(of: method)
    }
    outerCalls.withLock { $0[method] = found }
    return index.take(found)
  }

  /// What the code of a class of a project says, of an instance made in a certain way or in any.
  func reading(
    of type: TypeInfo, in index: SourceIndex, made construction: Construction? = nil
  ) -> SetupReader {
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
    if let found = known.withLock({ $0[key] }) { return index.take(found).reader }
    let found = index.answer { ReadingBox(reader: read($0)) }
    let kept = known.withLock { cache in
      if let found = cache[key] { return found }
      cache[key] = found
      return found
    }
    return index.take(kept).reader
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

extension SourceIndex {
  /// The names of the project's and of libraries' classes that are controls, by way of others too.
  var controlClasses: Set<String> {
    var controls: Set<String> = ["UIButton", "UIControl"]
    controls.formUnion(ViewClasses.systemControls.keys)
    // Those of libraries, which a base class or a use names, though the project may extend them.
    let other = Set(
      used.mentions.keys.lazy.filter {
        ViewClasses.isLibraryControl($0) && !self.hasType(named: $0)
      })
    if !other.isEmpty {
      for file in files
      where !file.scan.imports.contains("SwiftUI") || file.scan.imports.contains("UIKit") {
        controls.formUnion(other.lazy.filter { file.scan.mentions[$0] != nil })
      }
    }
    for file in files {
      for type in file.scan.types where type.isControl(importing: file.scan.imports) {
        controls.formUnion(type.path.suffix(1))
      }
    }
    return withHeirs(withAliases(controls))
  }
}

extension SourceIndex {
  /// The members that files with methods of RxGesture's add to what stands behind `rx`.
  fileprivate var reactiveTaps: [String] {
    files.indices.flatMap { number -> [String] in
      guard let names = files[number].scan.extensionMembers[SetupReader.reactiveType],
        let bytes = bytes(of: number),
        ["tapGesture", "longPressGesture", "anyGesture"].contains(where: bytes.hold)
      else { return [] }
      return names.sorted()
    }
  }
}

extension SourceIndex {
  /// The functions by name that the project adds to views of the system's, or to its own as links of a chain,
  /// and that give those recognisers.
  fileprivate var recognizingHelpers: Set<String> {
    let recognizers = withHeirs(withAliases(Set(ViewClasses.recognizers.keys)))
    var helpers: Set<String> = []
    for number in files.indices {
      let scan = files[number].scan
      guard recognizers.contains(where: { scan.mentions[$0] != nil }) else { continue }
      for type in declarations(of: number).types {
        let isSystems = type.kind == .extension && ViewClasses.isSystemView(type.name)
        helpers.formUnion(
          type.functions.filter { (isSystems || $0.returnsReceiver) && $0.addsRecognizer }
            .map(\.name))
      }
    }
    return helpers
  }
}

extension FileScan.TypeEntry {
  /// Whether it inherits from a module's class of controls, as `Library.Button`.
  fileprivate func isControl(importing modules: Set<String>) -> Bool {
    zip(inherits, inherits.dropFirst()).contains { module, name in
      ViewClasses.controlsOfModules.contains(name) && modules.contains(module)
    }
  }
}

extension Screen.Element {
  /// The element further down.
  fileprivate func moved(down distance: Double) -> Screen.Element {
    var element = self
    let transform = Transform.translation(x: 0, y: distance)
    element.visual = visual.offset(x: 0, y: distance)
    element.layout = layout.offset(x: 0, y: distance)
    element.accessibility = accessibility.offset(x: 0, y: distance)
    element.region = region.transformed(by: transform)
    element.effective = effective.transformed(by: transform)
    return element
  }
}
