import TouchModel

/// Controls that code outside their class tells to do what it tells a view around them to do.
extension UIKitElementMaker {
  /// Whether all that may make a control do something is code of other classes that tells a view around it
  /// to call the same method wherever it does that.
  ///
  /// - Parameter outer: What the control lies in.
  func repeats(_ outer: [ViewFacts.ID], byOthers facts: ViewFacts) -> Bool {
    guard let owner = reader.owner, let name = facts.name, facts.isHeld, !facts.isPrivate,
      isWired(facts) == false, let outside = outsideUse(of: facts), !outside.contains(.itself),
      outside.intersection(Self.wiring) == ["addTarget"]
    else { return false }
    let around = Set(outer.map(reader.facts).filter(\.isHeld).compactMap(\.name))
    guard !around.isEmpty else { return false }
    let told = actionsOfOthers(onViewsOf: owner)
    let own = told.filter { $0.property == name && !$0.isTap }
    // What is told in any other way than is read may do something else.
    guard Set(own.map(\.place)).count == OutsideUse(index: index).targets(of: name, in: owner)
    else { return false }
    return !own.isEmpty
      && own.allSatisfy { target in
        told.contains { tap in
          tap.isTap && tap.action != nil && tap.action == target.action
            && around.contains(tap.property) && tap.run == target.run
            && tap.branches.isSubset(of: target.branches)
        }
      }
  }

  /// What code of other classes tells the views that one holds to do.
  private func actionsOfOthers(onViewsOf owner: TypeInfo) -> [OuterAction] {
    index.numbers(mentioning: owner.name).flatMap { number -> [OuterAction] in
      let file = index.files[number]
      let types = file.scan.types.filter { $0.kind != .alias }.compactMap { entry in
        index.type(entry.path.joined(separator: "."), from: Scope(file: file.name))
      }.uniqued { "\($0.file).\($0.path)" }
      return types.filter { $0.path != owner.path || $0.file != owner.file }.flatMap { type in
        solver.classes.reading(type, nil).outerActions
          .filter { $0.type.path == owner.path && $0.type.file == owner.file }
      }
    }.uniqued { "\($0.place).\($0.property)" }
  }
}

extension OutsideUse {
  /// How often the files that mention a class tell a control that it holds to call something, be it by way
  /// of a constant.
  fileprivate func targets(of name: String, in type: TypeInfo) -> Int {
    index.numbers(mentioning: type.name).reduce(0) { count, number in
      guard let bytes = index.bytes(of: number) else { return count }
      return count
        + bytes.occurrences(ofName: name).count {
          bytes.isBehindDot($0.lowerBound)
            && bytes.members(ofPathEndingAt: $0).contains("addTarget")
        }
    }
  }
}
