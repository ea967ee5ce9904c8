extension Project {
  /// The audited files with UIKit code.
  var filesWithUIKit: [Int] {
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

  /// The functions and properties by name that the project adds to views of the system's, and functions that it
  /// adds to its own as links of a chain, which give those recognisers.
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
        guard isSystems else { continue }
        helpers.formUnion(
          type.variables.filter { $0.getter?.addRecognizer == true }.map(\.name))
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
