import TouchModel

extension SourceIndex {
  /// Whether code is audited with files of Interface Builder: that of classes which they name, or of the targets
  /// in them.
  func holdsCode(of interfaces: FileSearch.NamedInterfaces, naming classes: Set<String>) -> Bool {
    files.contains { $0.text == nil && $0.scan.declares(classes) }
      || !owners(ofTargetsIn: self.interfaces.names(below: interfaces.paths)).isEmpty
  }
}

extension Problem {
  /// That no code is audited with named files of Interface Builder.
  static func withoutCode(_ interfaces: FileSearch.NamedInterfaces) -> Problem {
    interfaces.isFolder
      ? Problem(
        kind: .empty, file: interfaces.name,
        message: "no Swift is in it, and its files of Interface Builder name no class of any",
        remedy: "name a folder with the app's source")
      : Problem(
        kind: .empty, file: interfaces.name, message: "it names no class of the app's source",
        remedy: "check that the file is whole, and that the code of its classes is beside it")
  }

  /// That a file of Interface Builder ends before it is whole.
  static func cutOff(_ file: String) -> Problem {
    Problem(
      kind: .syntax, file: file, message: "it is cut off; what it lacks is not known",
      remedy: "restore the file, or save it again in Interface Builder")
  }
}
