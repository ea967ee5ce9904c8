import TouchLayout
import TouchModel

extension Evaluation {
  /// What a gesture is given to, without the one field inside, where the gesture puts the cursor
  /// there: all of its area is the field's.
  func withoutFocused(by call: ViewValue.Call, in node: ViewNode) -> ViewNode {
    guard call.name == "onTapGesture", node.elementPlaces.count == 1,
      case .closure(let closure, let scope)? = action(of: call),
      givesFocus(closure.body, in: scope)
    else { return node }
    return node.mapped { part in
      guard case .element(let element, let content) = part.kind, element.takesFocus else {
        return part
      }
      absent.insert(Absent(place: element.id.place, absence: .repeated))
      return content
    }
  }

  /// Views that lie over each other, without the gestures that put the cursor into the one field among
  /// them: a touch there is one on the field.
  func withoutFocusing(_ node: ViewNode) -> ViewNode {
    guard node.fields == 1 else { return node }
    return node.mapped { part in
      guard case .element(let element, let content) = part.kind, element.kind == .tapGesture,
        content.fields == 0, let action = element.action,
        givesFocus(actions[action].statements, in: actions[action].scope)
      else { return part }
      absent.insert(Absent(place: element.id.place, absence: .repeated))
      return ViewNode(.modified(content, .allowsHitTesting(false)), origin: part.origin)
    }
  }

  /// Whether one of some statements sets where the cursor is.
  private func givesFocus(_ statements: [Statement], in scope: Scope) -> Bool {
    statements.contains { statement in
      guard case .assignment(let target, "=", let value) = statement.kind,
        let name = target.nameOfOwn,
        let attributes = scope.type?.variable(name)?.attributes,
        attributes.contains(where: { $0.name.hasPrefix("FocusState") })
      else { return false }
      switch value.kind {
      case .boolean(false), .null: return false
      default: return true
      }
    }
  }
}

extension ViewNode {
  /// How many fields there are in it.
  fileprivate var fields: Int {
    let inside = children.reduce(0) { $0 + $1.fields }
    if case .element(let element, _) = kind, element.takesFocus { return inside + 1 }
    return inside
  }
}

extension ViewNode.Element {
  /// Whether it is edited by the keyboard.
  fileprivate var takesFocus: Bool { [.textField, .secureField, .textEditor].contains(kind) }
}
