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
