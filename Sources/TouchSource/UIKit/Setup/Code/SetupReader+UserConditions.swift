import TouchLayout

/// Conditions on how a person uses the screen: with which size of text, and by touching what they
/// see.
extension SetupReader {
  /// Whether the text size meets a condition, as `traitCollection.preferredContentSizeCategory >=
  /// .accessibilityLarge`, or whoever touches what they see; nil for other conditions.
  func isMet(_ condition: Expression, in frame: SetupFrame) -> Bool? {
    switch condition.kind {
    case .unary("!", let operand): return isMet(operand, in: frame).map { !$0 }
    case .tuple(let members) where members.count == 1:
      return isMet(members[0].value, in: frame)
    case .chain where condition.isOfOtherInput: return false
    case .binary("==", let left, let right) where left.isOfOtherInput:
      if case .boolean(let asked) = right.kind { return !asked } else { return nil }
    case .chain(let base, let links):
      guard case .member("isAccessibilityCategory")? = links.last?.kind,
        isTextSize(
          links.count == 1
            ? base
            : Expression(kind: .chain(base, links.dropLast()), position: condition.position),
          in: frame)
      else { return nil }
      return setting.textSize.isAccessibility
    case .binary(let sign, let left, let right):
      guard isTextSize(left, in: frame), let name = right.memberName,
        let size = External(type: nil, path: [External.Step(name: name)]).textSize
      else { return nil }
      switch sign {
      case ">=": return setting.textSize >= size
      case ">": return setting.textSize > size
      case "<=": return setting.textSize <= size
      case "<": return setting.textSize < size
      case "==": return setting.textSize == size
      case "!=": return setting.textSize != size
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether an expression, or what the constant is made of that it names, is the text size in force.
  private func isTextSize(_ expression: Expression, in frame: SetupFrame) -> Bool {
    if case .name(let name) = expression.kind {
      return frame.making(of: name)?.isTextSize ?? false
    }
    return expression.isTextSize
  }
}

extension Expression {
  /// Whether it holds where something other than a finger on what is seen acts: with VoiceOver a double tap
  /// anywhere does.
  fileprivate var isOfOtherInput: Bool {
    ["UIAccessibility.isVoiceOverRunning", "UIAccessibility.isSwitchControlRunning"].contains(text)
  }

  /// Whether it is the text size that is in force: that of traits before a change is another.
  fileprivate var isTextSize: Bool {
    let parts = text.split(separator: ".")
    return parts.count >= 2 && parts.last == "preferredContentSizeCategory"
      && ["traitCollection", "traits", "current", "shared"].contains(parts[parts.count - 2])
  }
}
