import TouchLayout
import TouchModel

/// FlexLayout and PinLayout, which set frames rather than constraints.
extension SetupReader {
  /// `view.flex` and `view.pin` where some file imports their libraries, whose members all files of a module
  /// see then, and the project adds none of these names itself; nil elsewhere.
  func frameChain(_ name: String, of view: ViewFacts.ID, in frame: SetupFrame) -> LayoutChain? {
    let library = name == "flex" ? "FlexLayout" : "PinLayout"
    guard index.used.imported.contains(library),
      systemTypes(of: view).allSatisfy({
        index.extensionVariable(name, of: $0, from: frame.scope) == nil
      })
    else { return nil }
    var chain = LayoutChain(views: [view])
    chain.setsFrames = true
    chain.isPin = name == "pin"
    return chain
  }

  /// `addItem(button)`, `width(44)`, `grow(1)`.
  ///
  /// An item is as long as it is told to be, unless it is told to grow or to shrink too: of itself it does
  /// neither.
  func frameMethod(
    _ name: String, on chain: LayoutChain, _ arguments: [Expression.Argument],
    at position: Position, in frame: SetupFrame
  ) -> Thing {
    var chain = chain
    let first = arguments.first?.value
    switch name {
    case "define":
      guard case .closure(let body)? = first?.kind else { break }
      let block = SetupFrame(in: frame)
      for parameter in ["$0"] + body.parameters.prefix(1) {
        block.bind(parameter, to: .layout(chain))
      }
      _ = run(body.body, in: block)
    case "addItem":
      return .layout(item(first, in: chain, at: position, frame))
    case "width", "minWidth", "maxWidth": set([.horizontal])
    case "height", "minHeight", "maxHeight": set([.vertical])
    case "size": set([.horizontal, .vertical])
    case "sizeToFit" where chain.isPin: fit()
    case "grow", "shrink", "aspectRatio":
      chain.isElastic = true
      for number in chain.made { constraints[number].isSwitched = true }
      fallthrough
    default:
      if !note(name, of: chain, arguments, at: position, in: frame) { escape(arguments, in: frame) }
    }
    return .layout(chain)

    func fit() {
      // What is fitted to one side keeps that ("sizeToFit(.height)": "The resulting height will always match the
      // reference height", <https://github.com/layoutBox/PinLayout>).
      let axis: Axis? =
        switch first?.memberName {
        case "width": .horizontal
        case "height": .vertical
        default: nil
        }
      let axes = arguments.isEmpty ? [.horizontal, .vertical] : axis.map { [$0.other] } ?? []
      for view in chain.views {
        flex(view, at: place(position, in: frame), in: frame) { facts in
          facts.fitted.formUnion(axes)
          if let axis { facts.kept.insert(axis) }
        }
      }
    }

    func set(_ axes: [Axis]) {
      let relation: Relation =
        name.hasPrefix("min") ? .atLeast : name.hasPrefix("max") ? .atMost : .equal
      let here = place(position, in: frame)
      chain.axes = axes
      let isFilling = relation == .equal && first?.isAll == true && !chain.isPin
      for view in chain.views where relation == .equal {
        flex(view, at: here, in: frame) { facts in
          facts.sized.formUnion(axes)
          if isFilling { facts.filling.formUnion(axes) }
        }
      }
      for view in chain.views where !isFilling {
        let made = constrain(view, chain, relation, first, at: here, in: frame)
        if chain.isElastic { for number in made { constraints[number].isSwitched = true } }
        chain.made += made
      }
    }
  }
}
