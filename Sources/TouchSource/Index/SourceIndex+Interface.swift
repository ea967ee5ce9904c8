/// What files of Interface Builder say, as far as the project's code leaves it.
extension SourceIndex {
  /// The views that an outlet of a class is connected to.
  func views(connectedTo outlet: String, of type: String) -> [InterfaceFiles.View] {
    ask(.outlet(outlet, of: type))
    return interfaces.views(connectedTo: outlet, of: type, code: codeOfInterfaces)
  }

  /// Whether files of Interface Builder have a class and connect no outlet of a name to anything.
  func leavesOpen(_ outlet: String, of type: String) -> Bool {
    ask(.openOutlet(outlet, of: type))
    return interfaces.leavesOpen(outlet, of: type, code: codeOfInterfaces)
  }

  /// Whether files of Interface Builder may set a property of a name, of whatever they make.
  func mayBeSetByInterface(_ property: String) -> Bool {
    ask(.attribute(property))
    return interfaces.maySet(property, code: codeOfInterfaces)
  }

  /// What reacts without an outlet and concerns a class, or none of the app's by an empty name.
  func targets(of type: String) -> [InterfaceFiles.Target] {
    ask(.targets(type))
    return interfaces.targets(of: type, code: codeOfInterfaces)
  }

  /// The class that something concerns which reacts in a file: of several of its name that of the module
  /// which the file says, or else the one that is nearest to it; nil where nothing decides.
  func owner(of target: InterfaceFiles.Target) -> TypeInfo? {
    let query = MemberQuery(
      name: target.owner, type: target.module ?? "", file: target.place.file)
    return kept(query, in: ownersFound) { $0.ownerFound(of: target) }
  }

  private func ownerFound(of target: InterfaceFiles.Target) -> TypeInfo? {
    if let type = type(target.owner, from: nil as TypeInfo?) { return type }
    let entries = (declared.types[target.owner] ?? []).filter { entry in
      !files[entry.file].scan.types[entry.number].isPrivate
    }
    guard let path = interfaces.path(of: target.place.file) else { return nil }
    let folders = Self.folders(of: path)
    let around = entries.map { Self.folders(of: files[$0.file].path) }
    let inModule = entries.indices.filter { number in
      around[number].contains { folder in
        target.module.map { $0.elementsEqual(Self.module(inFolder: folder)) } ?? false
      }
    }
    let rivals = inModule.isEmpty ? Array(entries.indices) : inModule
    let shared = rivals.map { zip(folders, around[$0]).prefix { $0 == $1 }.count }
    let most = shared.max()
    let nearest = zip(rivals, shared).filter { $1 == most }.map { entries[$0.0] }
    return only(nearest).flatMap(info)
  }

  private static func folders(of path: String) -> [Substring] {
    path.split(separator: "/").dropLast()
  }

  /// What a module is called whose folder has a name.
  private static func module(inFolder name: Substring) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The classes that what reacts in some files without an outlet concerns, in order.
  func owners(ofTargetsIn files: Set<String>) -> [String] {
    interfaces.owners(ofTargetsIn: files, code: codeOfInterfaces)
  }

  /// The classes whose outlets stand for views that react by what Interface Builder says alone.
  var ownersOfReacting: Set<String> { interfaces.ownersOfReacting(code: codeOfInterfaces) }

  /// Whether Swift source declares a class of a name.
  func isInSwift(_ type: String) -> Bool {
    ask(.type(Self.last(type)))
    return isDeclared(type)
  }

  private func isDeclared(_ type: String) -> Bool {
    declared.hasType(at: type)
  }

  private var codeOfInterfaces: InterfaceFiles.Code {
    InterfaceFiles.Code(
      constants: constants, sizesRows: sizesRows, segues: { self.segues },
      isForgotten: isForgotten, tableEnders: tableEnders, foreign: foreignClass)
  }

  /// The names of the segues that code may perform, among other words: whatever files write out that speak
  /// of segues; nil where it performs one whose name it does not write out.
  private var segues: Set<String>? {
    guard !interfaces.objectiveC.holds("performSegue") else { return nil }
    var names: Set<String> = []
    for file in files {
      guard let bytes = file.text ?? FileBytes.read(file.path) else { return nil }
      guard bytes.hold("egue") else { continue }
      if bytes.performsOpenSegues { return nil }
      names.formUnion(
        bytes.split(separator: UInt8(ascii: "\"")).map { String(decoding: $0, as: UTF8.self) })
    }
    return names
  }

  /// Whether a class of controllers is declared nowhere, and no code speaks of what a scene of it is called.
  private func isForgotten(_ type: String, _ scene: String) -> Bool {
    let objectiveC = interfaces.objectiveC
    guard !isDeclared(type), !objectiveC.declares(type), !objectiveC.holds(scene),
      !Self.systemPrefixes.contains(where: type.hasPrefix)
    else { return false }
    return files.allSatisfy { file in
      (file.text ?? FileBytes.read(file.path)).map { !$0.hold(scene) } ?? false
    }
  }

  /// What code does to what files of Interface Builder connect to a class; nil for one of Swift or of the
  /// system's.
  private func foreignClass(_ type: String) -> InterfaceFiles.ForeignClass? {
    // What is asked for all files at once is no more what one result rests on than the files are.
    guard !isDeclared(type) else { return nil }
    let code = interfaces.objectiveC
    guard code.declares(type) else {
      if Self.systemPrefixes.contains(where: type.hasPrefix) { return nil }
      let unknown = ObjectiveCCode.Use(reason: UnknownReason.absent(type))
      return InterfaceFiles.ForeignClass(
        outlet: { _ in unknown }, sender: { _ in unknown }, decidesTouches: false)
    }
    return InterfaceFiles.ForeignClass(
      outlet: { outlet in
        var use = code.use(of: outlet, in: type)
        for family in code.family(of: type) where use.reason == nil {
          use.take(self.use(of: outlet, inFilesNaming: family))
        }
        // An outlet that a class inherits from elsewhere is used there.
        if !use.isDeclared { use.reason = use.reason ?? UnknownReason.unread }
        return use
      },
      sender: { code.use(ofSenderOf: $0, in: type) },
      decidesTouches: Self.deciding.contains { code.holds($0, in: type) })
  }

  /// What Objective-C calls the methods by which a class decides on the touches or the size of its views.
  private static let deciding = [
    "pointInside", "hitTest", "intrinsicContentSize", "layoutSubviews",
  ]

  /// What Swift that names a class which is not Swift's does with what an outlet of it stands for.
  private func use(of outlet: String, inFilesNaming type: String) -> ObjectiveCCode.Use {
    var use = ObjectiveCCode.Use()
    for number in numbers(naming: type) {
      guard let bytes = files[number].text ?? FileBytes.read(files[number].path) else {
        return ObjectiveCCode.Use(reason: UnknownReason.unread)
      }
      let isHeir = files[number].scan.types.contains { $0.inherits.contains(type) }
      use.take(bytes.withoutComments.use(of: outlet, isMember: !isHeir))
    }
    return use
  }

  /// How the names of classes begin that are the system's.
  private static let systemPrefixes = ["UI", "NS", "MK", "WK", "AV"]
}

extension [UInt8] {
  /// Whether it performs segues by names that are not written out there.
  fileprivate var performsOpenSegues: Bool {
    guard hold("performSegue") else { return false }
    return occurrences(ofName: "performSegue").contains { range in
      let rest = self[range.upperBound...].drop { $0 == UInt8(ascii: "(") || $0.isBlank }
      guard rest.starts(with: "withIdentifier:".utf8) else { return true }
      let name = rest.dropFirst("withIdentifier:".utf8.count).drop(while: \.isBlank)
      guard name.first == UInt8(ascii: "\"") else { return true }
      // Parts of it may come from elsewhere.
      return name.dropFirst().prefix { $0 != UInt8(ascii: "\"") }.contains(UInt8(ascii: "\\"))
    }
  }
}
