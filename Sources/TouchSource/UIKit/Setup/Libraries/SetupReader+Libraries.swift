import TouchLayout
import TouchModel

/// The layout libraries that many apps use, as far as they give views a size.
extension SetupReader {
  /// A method that a layout library adds to views; nil for what is none.
  func helper(
    _ name: String, on view: ViewFacts.ID, _ arguments: [Expression.Argument],
    at position: Position, in frame: SetupFrame
  ) -> Thing? {
    switch name {
    case "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints":
      guard let closure = arguments.last?.value, case .closure(let body) = closure.kind else {
        return nil
      }
      change(view) { $0.isMaskOff = true }
      var chain = LayoutChain(views: [view])
      chain.replaces = name == "updateConstraints"
      if name != "updateConstraints" {
        chain.block = noteBlock(
          of: view, at: place(position, in: frame), takesBack: name == "remakeConstraints",
          in: frame)
      }
      if name == "updateConstraints" { doubt(view, UnknownReason.changedConstraints) }
      let block = SetupFrame(in: frame)
      for parameter in ["$0"] + body.parameters.prefix(1) {
        block.bind(parameter, to: .layout(chain))
      }
      _ = run(body.body, in: block)
      return .other
    case "removeConstraints" where arguments.isEmpty:
      _ = noteBlock(of: view, at: place(position, in: frame), takesBack: true, in: frame)
      return .other
    case _
    where Self.addingSeveral.contains(name) && !arguments.isEmpty && !declares(name, facts(view)):
      addAll(arguments, to: view, isArranged: name.contains("Arranged"), in: frame)
      return .other
    default: break
    }
    if Self.pureMethods.contains(name) {
      change(view) { $0.isMaskOff = true }
      return pureLayout(name, on: view, arguments, at: position, in: frame)
    }
    if hasShortHelper(name, from: frame.scope) {
      return shortHelper(name, on: view, arguments, at: position, in: frame)
    }
    return nil
  }

  /// Whether a library whose short methods are followed may add one to views: all files of a module see
  /// what one of them imports, and some apps hold the library's own files.
  private func hasShortHelper(_ name: String, from scope: Scope) -> Bool {
    !index.used.imported.isDisjoint(with: ["TinyConstraints", "Stevia", "SteviaLayout"])
      || index.extensionFunctions(name, of: "Constrainable", from: scope).contains { function in
        Set(function.parameters.map(\.label)).isSuperset(of: [nil, "priority", "isActive"])
      }
  }

  /// A free function of a layout library; nil for what is none.
  func helper(
    _ name: String, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing? {
    if let made = batch(name, arguments, in: frame) { return made }
    guard name == "constrain", imports(of: frame.scope.file).contains("Cartography"),
      let last = arguments.last, case .closure(let closure) = last.value.kind
    else { return nil }
    let block = SetupFrame(in: frame)
    for (index, argument) in arguments.dropLast().enumerated() {
      guard case .view(let view) = read(argument.value, in: frame) else { continue }
      let names =
        ["$\(index)"] + (index < closure.parameters.count ? [closure.parameters[index]] : [])
      for name in names { block.bind(name, to: .layout(LayoutChain(views: [view]))) }
    }
    _ = run(closure.body, in: block)
    return .other
  }

  /// The modules that a file imports.
  func imports(of file: String) -> [String] {
    guard let number = index.number(of: file) else { return [] }
    return index.declarations(of: number).imports.map(\.module)
  }
}
