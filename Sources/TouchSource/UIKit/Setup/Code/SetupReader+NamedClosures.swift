/// Closures that code hands on by their local names.
extension SetupReader {
  /// Reads a closure that a local name stands for and that may run later, or not at all; returns what that
  /// returns, and nil for any other expression.
  func runNamed(_ expression: Expression, in frame: SetupFrame) -> Thing? {
    guard case .name(let name) = expression.kind,
      case .closure(let closure, let around)? = frame.thing(name)
    else { return nil }
    let block = SetupFrame(in: around, branch: frame.branch(at: expression.position))
    block.bindUnknown(closure)
    let line = closure.body.first?.position.line ?? 0
    return inline("closure \(line) \(around.scope.file)") { run(closure.body, in: block) }
  }
}

extension SetupFrame {
  /// Takes what a closure is handed for nothing that is known.
  func bindUnknown(_ closure: Expression.Closure) {
    for name in closure.parameters + ["$0", "$1"] {
      bind(name, to: .other)
      scope.bind(name, to: .unknown)
    }
  }
}
