import TouchLayout
import TouchModel

/// What a button or a gesture does, as it is written.
struct Action {
  var file: String
  var statements: [Statement]

  /// What it does as text that is equal only where the same is done; nil where it does more than
  /// call and assign, or names what only it is given.
  var deed: String? { statements.deed.map { "\(file): \($0)" } }
}

extension Evaluation {
  /// The number under which is known what a button or a gesture does, if that is in the source.
  func note(actionOf call: ViewValue.Call) -> Int? {
    guard case .closure(let closure, let scope)? = action(of: call) else { return nil }
    actions.append(Action(file: scope.file, statements: closure.body))
    return actions.count - 1
  }

  /// What a gesture is given to, without the elements inside that do just what it does: a touch on
  /// them is one on the whole.
  func withoutRepeats(of call: ViewValue.Call, in node: ViewNode) -> ViewNode {
    guard call.name == "onTapGesture", !node.elementPlaces.isEmpty,
      case .closure(let closure, let scope)? = action(of: call),
      let deed = Action(file: scope.file, statements: closure.body).deed
    else { return node }
    return node.mapped { part in
      guard case .element(let element, let content) = part.kind, element.repeatsTaps,
        let action = element.action, actions[action].deed == deed
      else { return part }
      absent.insert(Absent(place: element.id.place, absence: .inert))
      return content
    }
  }
}

extension ViewNode.Element {
  /// Whether a tap on it does what its action says.
  fileprivate var repeatsTaps: Bool { kind == .button || kind == .tapGesture }
}

extension ViewNode {
  /// The node with each part inside it changed, the innermost first; what lists and bars hold stays.
  fileprivate func mapped(_ change: (ViewNode) -> ViewNode) -> ViewNode {
    var node = self
    func each(_ nodes: [ViewNode]) -> [ViewNode] { nodes.map { $0.mapped(change) } }
    switch kind {
    case .group(let nodes): node.kind = .group(each(nodes))
    case .stack(let stack, let nodes): node.kind = .stack(stack, each(nodes))
    case .overlap(let alignment, let nodes): node.kind = .overlap(alignment, each(nodes))
    case .firstThatFits(let axes, let nodes): node.kind = .firstThatFits(axes, each(nodes))
    case .element(let element, let content): node.kind = .element(element, content.mapped(change))
    case .modified(let content, let modifier):
      switch modifier {
      case .background(let nodes, let alignment):
        node.kind = .modified(
          content.mapped(change), .background(each(nodes), alignment: alignment))
      case .overlay(let nodes, let alignment):
        node.kind = .modified(content.mapped(change), .overlay(each(nodes), alignment: alignment))
      default: node.kind = .modified(content.mapped(change), modifier)
      }
    default: break
    }
    return change(node)
  }
}

extension [Statement] {
  /// What they do as text, where they only call and assign.
  fileprivate var deed: String? { deeds(map(\.deed)) }
}

extension Statement {
  fileprivate var deed: String? {
    switch kind {
    case .expression(let expression): expression.deed
    case .return(let value?): value.deed
    case .assignment(let target, let sign, let value):
      deeds([target.deed, value.deed]).map { "\(sign) \($0)" }
    default: nil
    }
  }
}

extension Expression {
  fileprivate var deed: String? {
    switch kind {
    case .number, .boolean, .null, .implicitMember, .keyPath: text
    case .name(let name):
      name.hasPrefix("$") && name.dropFirst().allSatisfy(\.isNumber) ? nil : text
    case .string(let pieces):
      pieces.allSatisfy { if case .text = $0 { true } else { false } } ? text : nil
    case .unary(let sign, let operand): operand.deed.map { sign + $0 }
    case .binary(let sign, let left, let right):
      deeds([left.deed, right.deed]).map { "\(sign) \($0)" }
    case .tuple(let members): members.deed
    case .array(let members): deeds(members.map(\.deed))
    case .closure(let closure): closure.parameters.isEmpty ? closure.body.deed : nil
    case .chain(let base, let links): deeds([base.deed] + links.map(\.deed))
    case .ternary, .dictionary, .cast, .conditional, .selection, .other: nil
    }
  }
}

extension Expression.Link {
  fileprivate var deed: String? {
    switch kind {
    case .member(let name): "." + name
    case .call(let arguments): arguments.deed
    case .index(let arguments): arguments.deed.map { "[\($0)]" }
    case .optional: "?"
    case .forced: "!"
    }
  }
}

extension [Expression.Argument] {
  fileprivate var deed: String? {
    deeds(map { argument in argument.value.deed.map { "\(argument.label ?? "_"): \($0)" } })
  }
}

/// Parts as one text; nil where one of them has none.
private func deeds(_ parts: [String?]) -> String? {
  var known: [String] = []
  for part in parts {
    guard let part else { return nil }
    known.append(part)
  }
  return "(" + known.joined(separator: ", ") + ")"
}
