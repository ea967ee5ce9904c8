/// What Objective-C, and with it Interface Builder, calls classes of Swift that have another name there, as
/// `@objc(OLDPage) class Page` has.
struct ObjectiveCNames: Sendable {
  private var swift: [String: String] = [:]
  private var objectiveC: [String: String] = [:]

  /// Takes the names of classes that stand in no other type; of several by one name none.
  init(_ files: [SourceIndex.File] = []) {
    let types = files.flatMap(\.scan.types).filter { $0.kind == .type && $0.path.count == 1 }
    let declared = Set(types.map { $0.path[0] })
    var named: [String: Set<String>] = [:]
    for type in types {
      if let name = type.objectiveCName { named[name, default: []].insert(type.path[0]) }
    }
    for (name, classes) in named where classes.count == 1 && !declared.contains(name) {
      for type in classes { (swift[name], objectiveC[type]) = (type, name) }
    }
  }

  /// What Swift calls a class that Interface Builder speaks of by a name.
  func swift(_ name: String) -> String { swift[name] ?? name }

  /// What Objective-C calls a class of Swift.
  func objectiveC(_ name: String) -> String { objectiveC[name] ?? name }
}
