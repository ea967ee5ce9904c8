import TouchLayout
import TouchModel

/// The controls that the rounds of a screen have made, by whether they can be touched.
struct SeenControls {
  /// Those that could be touched in some round.
  private var on: Set<Screen.Element.ID> = []
  /// Those that were disabled in all rounds that made them.
  private var disabled: Set<Screen.Element.ID> = []
  /// Those that were hidden in all rounds that made them, by what hid them.
  private var hidden: [Screen.Element.ID: Set<UInt64>] = [:]
  /// Whether something hid a control, in the round noted last, that had not hidden it before.
  private(set) var areNewlyHidden = false
  /// Whether one could be touched, in the round noted last, that was disabled in all before.
  private(set) var areTurnedOn = false
  /// Whether controls were disabled in all rounds that made them, though not for good.
  private(set) var areDisabled = false

  /// Whether controls were hidden in all rounds that made them.
  var areHidden: Bool { !hidden.isEmpty }

  /// Whether controls were disabled or hidden in all rounds that made them.
  var areOff: Bool { areDisabled || areHidden }

  /// Notes the controls of a round.
  mutating func note(_ node: ViewNode, disabledForGood: Set<Screen.Element.ID>) {
    areNewlyHidden = false
    let before = disabled
    note(node, behind: 0)
    disabled.subtract(on)
    areDisabled = !disabled.isSubset(of: disabledForGood)
    areTurnedOn = !before.isSubset(of: disabled)
    hidden = hidden.filter { !on.contains($0.key) }
  }

  /// - Parameter veils: What may hide the node, a bit for each from the outside in: whether it does.
  private mutating func note(_ node: ViewNode, behind veils: UInt64) {
    var veils = veils
    switch node.kind {
    case .modified(_, let modifier):
      if let hides = modifier.hides { veils = veils << 1 | (hides ? 1 : 0) }
    case .element(let element, _):
      if !element.isEnabled {
        disabled.insert(element.id)
      } else if veils == 0 {
        on.insert(element.id)
      } else if hidden[element.id, default: []].insert(veils).inserted {
        areNewlyHidden = true
      }
    default: break
    }
    for child in node.children { note(child, behind: veils) }
  }
}

extension ViewNode.Modifier {
  /// Whether the modifier keeps touches away from all that it is put on; nil where none of its kind can.
  fileprivate var hides: Bool? {
    switch self {
    case .hidden: true
    case .allowsHitTesting(let allows): !allows
    case .opacity(let opacity): opacity.largest <= 0
    case .scale(let x, let y, _): [x, y].contains { $0.smallest == 0 && $0.largest == 0 }
    default: nil
    }
  }
}
