/// Views that frames give their size, whatever is tied to them.
extension SetupReader {
  /// The property by which code keeps an autoresizing mask from making constraints.
  static let mask = "translatesAutoresizingMaskIntoConstraints"

  /// Whether the autoresizing mask of a view that code makes makes constraints of the frames which that gives it.
  func keepsMask(_ view: ViewFacts.ID) -> Bool {
    let facts = facts(view)
    return facts.isMade && !facts.isMaskOff && !areMasksOff && !facts.frames.isEmpty
      && facts.stacks.isEmpty && !facts.isFitted
  }

  /// Whether constraints on the lengths of a view are all ties to views inside it: where its frame gives it its
  /// size, they are as long as that.
  func areInside(_ lengths: [LengthConstraint], of view: ViewFacts.ID) -> Bool {
    let view = canonical(view)
    return lengths.allSatisfy { length in
      length.other.map { lies(canonical($0.view), in: view) } ?? false
    }
  }
}
