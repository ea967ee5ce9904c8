import TouchModel

/// Images that code gives buttons in place of those of Interface Builder.
extension SetupReader {
  /// Notes which piece of code gives a button an image that it has in its usual state, where that is done
  /// in any case.
  func noteImageGiver(
    _ arguments: [Expression.Argument], of view: ViewFacts.ID, in frame: SetupFrame
  ) {
    let state = arguments.first { $0.label == "for" }?.value
    guard state?.memberName == "normal", let giver = giver(to: view, in: frame) else { return }
    change(view) { $0.content.imageGivers.insert(giver) }
  }

  /// The piece of code that is read and does to a view in any case what is read of it; what observes an outlet
  /// goes by the place of that.
  private func giver(to view: ViewFacts.ID, in frame: SetupFrame) -> Place? {
    if let running {
      return frame.branches.isEmpty && runs[running]?.mayHaveEnded == false ? running : nil
    }
    let facts = facts(view)
    guard facts.isOutlet, frame.branches.count == 1, let branch = frame.branches.first,
      Place(branch.position, in: branch.file) == facts.place
    else { return nil }
    return facts.place
  }

  /// Decides which buttons show the images that code gives them from the first on: an outlet is observed
  /// when its file is loaded.
  func settleImages() {
    let given = views.indices.filter { !views[$0].content.imageGivers.isEmpty }
    guard !given.isEmpty else { return }
    let reached = alwaysReached
    for number in given {
      let givers = views[number].content.imageGivers
      views[number].content.replacesImage =
        !givers.isDisjoint(with: reached)
        || views[number].place.map(givers.contains) ?? false
    }
  }
}
