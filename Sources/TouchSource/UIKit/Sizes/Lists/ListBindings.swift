/// The closures that make the cells of lists where RxCocoa fills these.
enum ListBindings {
  /// What makes cells in a type's code for the list and the number of a row that it is handed, as in
  /// `rows.bind(to: table.rx.items) { table, row, item in … }`.
  static func closures(in type: TypeInfo) -> [Expression.Closure] {
    var found: [Expression.Closure] = []
    for function in type.ownFunctions + type.initializers {
      (function.body ?? []).forEachExpression { expression in
        guard case .chain(_, let links) = expression.kind else { return }
        for case .call(let arguments) in links.map(\.kind) {
          guard arguments.contains(where: { $0.value.isBinderOfItems }) else { continue }
          for case .closure(let closure) in arguments.map(\.value.kind)
          where closure.parameters.count == 3 {
            found.append(closure)
          }
        }
      }
    }
    return found
  }

  /// What the parameters of such a closure stand for, as `ListSizes` calls those of a delegate's methods.
  ///
  /// - Parameter row: What a path calls the number of a row, or of an item.
  static func names(in closure: Expression.Closure, row: String) -> [String: String] {
    [closure.parameters[0]: "$list", closure.parameters[1]: "$path.\(row)"]
  }
}

extension Expression {
  /// Whether it is what fills a list with cells that a closure makes, rather than with those of one class.
  fileprivate var isBinderOfItems: Bool { memberPath?.suffix(2) == ["rx", "items"] }
}
