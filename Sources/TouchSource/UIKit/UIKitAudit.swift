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

  /// Adds what the audited files' UIKit code makes to a judgement.
  func judge(into judgement: inout Judgement) {
    for units in units() {
      for unit in units { unit.add(to: &judgement) }
    }
  }

  /// Returns each class with elements, its elements one under the other.
  func inspect() -> [InspectedView] {
    units().flatMap { units -> [InspectedView] in
      var order: [String] = []
      var byClass: [String: [UIKitUnit]] = [:]
      for unit in units where !unit.layouts.isEmpty {
        if byClass[unit.subject.view] == nil { order.append(unit.subject.view) }
        byClass[unit.subject.view, default: []].append(unit)
      }
      return order.map { name in inspected(name, byClass[name] ?? []) }
    }
  }

  private func inspected(_ name: String, _ units: [UIKitUnit]) -> InspectedView {
    let place = units.first?.subject.place
    func screen(_ extent: Screen.Extent) -> Screen {
      var screen = Screen(
        view: name, place: place, device: setting.device,
        bounds: Rect(origin: .zero, size: setting.device.size),
        variant: Screen.Variant(content: extent))
      var top = 0.0
      for unit in units {
        let layout = unit.layouts.first { $0.variant.content == extent } ?? unit.layouts[0]
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
  private func units() -> [[UIKitUnit]] {
    guard [.iOS, .iPadOS, .visionOS].contains(setting.device.platform) else { return [] }
    let controls = project.index.controlClasses
    let files = project.audited.filter { number in
      project.index.files[number].scan.mentions.keys.contains {
        ViewClasses.elements.contains($0) || controls.contains($0)
      }
    }
    let slots = Locked([[UIKitUnit]](repeating: [], count: files.count))
    let readings = ReadingCache(index: project.index, setting: setting)
    let (index, setting, count) = (project.index, setting, count)
    count.expect(files.count)
    LargeStack.forEach(below: files.count, threads: jobs) { position in
      defer { count.advance() }
      let file = UIKitFile(number: files[position], index: index, setting: setting, cache: readings)
      let units = file.units()
      slots.withLock { $0[position] = units }
    }
    return slots.withLock { $0 }
  }
}

/// The readings of classes that others use, each made once.
final class ReadingCache: Sendable {
  private struct Key: Hashable {
    var file: String
    var path: [String]
  }

  private let index: SourceIndex
  private let setting: Setting
  private let known = Locked<[Key: ReadingBox]>([:])
  private let uses = Locked<[Key: UsesBox]>([:])

  init(index: SourceIndex, setting: Setting) {
    self.index = index
    self.setting = setting
  }

  /// Where the views of a class are shown, found once.
  func uses(of type: TypeInfo, _ find: () -> [ViewUses.Use]?) -> [ViewUses.Use]? {
    let key = Key(file: type.file, path: type.path)
    if let box = uses.withLock({ $0[key] }) { return box.uses }
    let found = UsesBox(uses: find())
    uses.withLock { $0[key] = found }
    return found.uses
  }

  /// What the code of a class says, of an instance made in a certain way or in any.
  func reading(of type: TypeInfo, made construction: Construction? = nil) -> SetupReader {
    if let construction {
      let reader = SetupReader(
        index: index, setting: setting, owner: type, construction: construction)
      reader.readClass()
      return reader
    }
    let key = Key(file: type.file, path: type.path)
    if let box = known.withLock({ $0[key] }) { return box.reader }
    let reader = SetupReader(index: index, setting: setting, owner: type)
    reader.readClass()
    let box = ReadingBox(reader: reader)
    return known.withLock { cache in
      if let box = cache[key] { return box.reader }
      cache[key] = box
      return reader
    }
  }
}

/// A reading that is done: nothing changes it any more, so that threads may share it.
private struct ReadingBox: @unchecked Sendable {
  let reader: SetupReader
}

/// Views of readings that are done.
private struct UsesBox: @unchecked Sendable {
  let uses: [ViewUses.Use]?
}

extension SourceIndex {
  /// The names of the project's classes that are controls, by way of others too.
  var controlClasses: Set<String> {
    var parents: [String: [String]] = [:]
    for file in files {
      for type in file.scan.types where type.kind != .alias {
        guard let name = type.path.last else { continue }
        parents[name, default: []] += type.inherits
      }
    }
    var controls: Set<String> = ["UIButton", "UIControl"]
    controls.formUnion(ViewClasses.systemControls.keys)
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (name, inherited) in parents where !controls.contains(name) {
        guard inherited.contains(where: controls.contains) else { continue }
        controls.insert(name)
        isGrowing = true
      }
    }
    return controls
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
