/// What files of Interface Builder say, as far as the project's code leaves it.
extension SourceIndex {
  /// The views that an outlet of a class is connected to.
  func views(connectedTo outlet: String, of type: String) -> [InterfaceFiles.View] {
    ask(.outlet(outlet, of: type))
    return interfaces.views(connectedTo: outlet, of: type, code: codeOfInterfaces)
  }

  /// The views that an outlet of a class is connected to, of several classes of its name in the files that
  /// are its own as far as something decides that.
  func views(connectedTo outlet: String, of type: TypeInfo) -> [InterfaceFiles.View] {
    let views = views(connectedTo: outlet, of: type.name)
    let own = views.filter { view in
      let owner = view.place.flatMap { entry(ofClass: type.name, in: $0.file) }
      return owner.map { files[$0.file].name == type.file } ?? true
    }
    return own.isEmpty ? views : own
  }

  /// What files of Interface Builder make of a class but for what they hold outermost, as
  /// `InterfaceFiles.View.identity` tells it.
  func instances(ofClass type: String) -> Set<String> {
    ask(.instances(type))
    return interfaces.instances(of: type, code: codeOfInterfaces)
  }

  /// The names of the nibs that hold a view of a class outermost.
  func nibs(holding type: String) -> Set<String> {
    ask(.instances(type))
    return interfaces.nibs(holding: type, code: codeOfInterfaces)
  }

  /// Whether a nib's mask lets a view of a class, or one that the class loads, grow and shrink with what code puts
  /// it into.
  func resizesRoot(ofClass type: String) -> Bool {
    ask(.instances(type))
    return interfaces.resizesRoot(ofClass: type, code: codeOfInterfaces)
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

  /// The class that something concerns which reacts in a file; nil where nothing decides which it is.
  func owner(of target: InterfaceFiles.Target) -> TypeInfo? {
    entry(ofClass: target.owner, module: target.module, in: target.place.file).flatMap(info)
  }

  /// Where the class is declared that a file of Interface Builder speaks of by a name: of several of that
  /// name that of the module which the file says, or else the one that is nearest to it; nil where nothing
  /// decides.
  func entry(ofClass name: String, module: String? = nil, in file: String) -> Entry? {
    let query = MemberQuery(name: name, type: module ?? "", file: file)
    return kept(query, in: entriesOfClasses) { $0.found(query) }
  }

  private func found(_ query: MemberQuery) -> Entry? {
    if let entry = entry(query.name, path: [], file: "") { return entry }
    let entries = (declared.types[query.name] ?? []).filter { entry in
      !files[entry.file].scan.types[entry.number].isPrivate
    }
    guard let path = interfaces.path(of: query.file) else { return nil }
    let inModule = entries.filter { entry in
      Self.folders(of: files[entry.file].path).contains { folder in
        query.type.elementsEqual(Self.module(inFolder: folder))
      }
    }
    return only(closest(inModule.isEmpty ? entries : inModule, to: path, \.file))
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
      use.take(code(of: bytes).use(of: outlet, isMember: !isHeir))
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
