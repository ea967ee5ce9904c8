import TouchLayout

/// How a change is drawn.
public struct Animation: Equatable, Sendable {
  /// What it is, in words.
  public let description: String
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(description: "spring(\(response), \(dampingFraction))")
  }
  public static func easeOut(duration: Double) -> Animation {
    Animation(description: "easeOut(\(duration))")
  }
  public static func easeInOut(duration: Double) -> Animation {
    Animation(description: "easeInOut(\(duration))")
  }
  public static let `default` = Animation(description: "default")
}

extension View {
  /// Draws the changes of a value.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    nonisolated(unsafe) let value = value
    return Changed(content: self) { content, context in
      let node = content._node(context.child(0))
      context.session.later {
        let last = context.session.memory[context.path] as? V
        context.session.memory[context.path] = value
        if let last, last != value { context.session.animations.append(animation) }
      }
      return node
    }
  }
}

/// Draws the changes that an action makes.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
