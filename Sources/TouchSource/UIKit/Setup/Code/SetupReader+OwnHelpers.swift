import TouchModel

/// The methods and properties that the project adds to views of the system's.
extension SetupReader {
  /// Calls the method of a name that the project adds to a view's class or to one above it; nil where it adds
  /// none that takes the arguments.
  func ownHelper(
    _ name: String, on view: ViewFacts.ID, _ arguments: [Expression.Argument],
    at position: Position, in frame: SetupFrame
  ) -> Thing? {
    for type in systemTypes(of: view) {
      let functions = index.extensionFunctions(name, of: type, from: frame.scope)
        .filter { !$0.isStatic && !$0.isStandIn }.possible(with: arguments)
      let suited = functions.count > 1 ? functions.first { suits($0, arguments, in: frame) } : nil
      if let function = suited ?? functions.first {
        return follow(function, on: .view(view), calledAt: position, arguments, in: frame)
      }
    }
    return nil
  }

  /// Whether a call of a name by which UIKit's methods put a view into another takes more than those do, as
  /// `addSubview(button, with: constraints)`.
  static func takesMore(_ name: String, _ arguments: [Expression.Argument]) -> Bool {
    guard adding.contains(name), arguments.count > 1 else { return false }
    let isInserted = name == "insertSubview" && arguments.count == 2
    return !isInserted || arguments[1].label.map(insertedPlaces.contains) != true
  }

  /// Where `insertSubview` is told to put a view.
  private static let insertedPlaces: Set<String> = ["at", "belowSubview", "aboveSubview"]

  /// Whether a function's parameters are of the kinds that the arguments are, as far as these can be
  /// told without reading them twice.
  private func suits(
    _ function: FunctionDeclaration, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Bool {
    arguments.allSatisfy { argument in
      guard let parameter = function.parameters.first(where: { $0.label == argument.label }) else {
        return false
      }
      let type = parameter.type.unwrapped.name
      let isView = viewClass(type, in: frame.scope) != nil
      if case .number = argument.value.kind { return !isView && !type.hasSuffix("Guide") }
      guard argument.value.isPath else { return true }
      switch read(argument.value, in: frame) {
      case .view: return isView
      case .guide, .safeArea: return type.hasSuffix("Guide")
      case .edge, .length: return type.contains("Anchor") || type.hasSuffix("Dimension")
      case .slot: return true
      default: return !isView && !type.hasSuffix("Guide")
      }
    }
  }
}

extension FunctionDeclaration {
  /// Whether it does nothing with what it takes, as what a protocol asks for: who calls it by the name
  /// means another of a library's.
  fileprivate var isStandIn: Bool { !parameters.isEmpty && body?.isEmpty == true }
}
