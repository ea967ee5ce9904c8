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

  /// What reacts without an outlet and concerns a class, or none of the app's by an empty name.
  func targets(of type: String) -> [InterfaceFiles.Target] {
    ask(.targets(type))
    return interfaces.targets(of: type, code: codeOfInterfaces)
  }

  /// The classes that what reacts in some files without an outlet concerns, in order.
  func owners(ofTargetsIn files: Set<String>) -> [String] {
    interfaces.owners(ofTargetsIn: files, code: codeOfInterfaces)
  }

  /// The classes whose outlets stand for views that react by what Interface Builder says alone.
  var ownersOfReacting: Set<String> { interfaces.ownersOfReacting(code: codeOfInterfaces) }

  private var codeOfInterfaces: InterfaceFiles.Code {
    InterfaceFiles.Code(constants: constants, sizesRows: sizesRows)
  }
}
