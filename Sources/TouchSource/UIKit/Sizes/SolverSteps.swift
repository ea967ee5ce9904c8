/// How many lengths may still be worked out before the rest is given up as unknown.
///
/// Views whose constraints lead to each other in several ways have more ways through them than can
/// be followed. It is a class because solvers are values: those that work out one element share it.
final class SolverSteps {
  /// Why a length is not known that was given up.
  static let reason = "its constraints are too many to follow"
  /// The most steps for one element, and for all of a class.
  private static let (mostOfElement, mostOfClass) = (4_000, 200_000)

  private var left = mostOfElement
  private var leftOfClass = mostOfClass

  /// Whether something was given up.
  private(set) var areUsedUp = false

  /// Begins with an element.
  func renew() {
    left = min(Self.mostOfElement, leftOfClass)
    areUsedUp = false
  }

  /// Counts a step; says whether it may be taken.
  func take() -> Bool {
    guard left > 0 else {
      areUsedUp = true
      return false
    }
    left -= 1
    leftOfClass -= 1
    return true
  }
}
