import TouchModel

/// Calls of SnapKit's that take back the constraints that others made.
extension SetupReader {
  /// Notes a call that makes constraints of a view, takes back others, or both.
  func noteBlock(
    of view: ViewFacts.ID, at here: Place, takesBack: Bool, in frame: SetupFrame
  ) -> ConstraintBlock {
    blockCount += 1
    let run = running.flatMap { runs[$0] }
    let block = ConstraintBlock(
      place: here, number: blockCount, run: running, branches: frame.branches,
      pass: pass, takesBack: takesBack, isReached: run?.mayHaveEnded == false)
    change(view) { $0.blocks.append(block) }
    return block
  }

  /// Leaves out constraints that are taken back before a view is shown, and decides which views' others
  /// may be taken back: where one call alone makes them, none are.
  func settleBlocks() {
    var gone: Set<Int> = []
    for number in views.indices where views[number].isRemade {
      let facts = views[number]
      let taken = facts.blocks.filter { block in
        facts.blocks.contains { removes(block, $0, of: facts) }
      }
      gone.formUnion(taken.map(\.number))
      let left = facts.blocks.filter { !taken.contains($0) && !isMadeUpFor($0, of: facts) }
      views[number].blocks = left
      views[number].isRemadeAtFirst = left.contains { $0.takesBack && isSure($0, of: facts) }
      guard Set(left.map(\.place)).count > 1, Set(left.map(\.group)).count > 1 else { continue }
      views[number].isLoose = true
      doubt(ViewFacts.ID(number: number), UnknownReason.changedConstraints)
    }
    guard !gone.isEmpty else { return }
    constraints.removeAll { $0.block.map { gone.contains($0.number) } ?? false }
  }

  /// Whether a call only takes back what the one function made that then is called to make the same again.
  private func isMadeUpFor(_ block: ConstraintBlock, of facts: ViewFacts) -> Bool {
    let makers = facts.blocks.filter { other in
      constraints.contains { $0.block?.number == other.number }
    }
    guard block.takesBack, !makers.contains(block), let run = block.run,
      let maker = makers.first?.run, makers.allSatisfy({ $0.run == maker && $0.isReached })
    else { return false }
    return runs[run]?.reachedCalls.contains { call in
      call.function == maker && call.pass == block.pass && call.blocks >= block.number
        && call.branches.isSubset(of: block.branches)
    } ?? false
  }

  /// The calls that make constraints of the class's own view while that is made, so that whoever has
  /// made one may take them back.
  func isInitial(_ block: ConstraintBlock) -> Bool {
    block.run.map { isInitial($0, within: []) } ?? false
  }

  private func isInitial(_ run: Place, within around: Set<Place>) -> Bool {
    guard let known = runs[run], !around.contains(run) else { return false }
    if known.function == "init" { return true }
    guard let callers = callers[run], !Self.settingUp.contains(known.function ?? "") else {
      return false
    }
    return callers.allSatisfy { isInitial($0, within: around.union([run])) }
  }

  // MARK: - What follows what

  /// Whether what one call made of a view is taken back by another wherever the view is shown.
  private func removes(
    _ first: ConstraintBlock, _ second: ConstraintBlock, of facts: ViewFacts
  ) -> Bool {
    guard second.takesBack, second.isReached, first.place != second.place else { return false }
    if first.run == second.run {
      return first.pass == second.pass && first.number < second.number
        && second.branches.isSubset(of: first.branches)
    }
    if facts.isHeld, first.run == facts.place { return isSure(second, of: facts) }
    guard facts.isOwn, let above = first.run.flatMap({ runs[$0] }),
      let below = second.run.flatMap({ runs[$0] }), above.function == below.function,
      let call = below.superCalls[second.pass]
    else { return false }
    return above.order > below.order && call.blocks < second.number
      && second.branches.isSubset(of: facts.shownBranches)
  }

  /// Whether a call is made wherever a view is shown.
  private func isSure(_ block: ConstraintBlock, of facts: ViewFacts) -> Bool {
    guard block.isReached, block.branches.isSubset(of: facts.shownBranches), let run = block.run
    else { return false }
    if facts.isHeld, run == facts.place { return true }
    if alwaysReached.contains(run) { return true }
    return !facts.adders.isEmpty
      && facts.adders.allSatisfy { adder in
        if reached(from: [adder]).contains(run) { return true }
        guard let callers = callers[adder] else { return false }
        return callers.allSatisfy { reached(from: [$0]).contains(run) }
      }
  }

  /// The pieces of code that run in every case before a view is shown.
  var alwaysReached: Set<Place> {
    reached(from: runs.filter { Self.alwaysRunning.contains($0.value.function ?? "") }.map(\.key))
  }

  /// Pieces of code and what they call in every case.
  func reached(from runs: [Place]) -> Set<Place> {
    var left = runs
    var reached: Set<Place> = []
    while let run = left.popLast() {
      if reached.insert(run).inserted { left += self.runs[run]?.sureCalls ?? [] }
    }
    return reached
  }

  /// Functions that the system calls once or more before it shows a view.
  static let alwaysRunning = settingUp.subtracting(["prepareForReuse"])

  // MARK: - Calls

  /// Notes that the class's code calls a function of the class that is read by itself.
  func note(ownCallOf function: FunctionDeclaration, in frame: SetupFrame) {
    guard let running else { return }
    // Of a function that a class below overrides, that one runs.
    let called = owner?.functions(function.name).first { $0.takesLike(function) } ?? function
    callers[called.place, default: []].insert(running)
    if runs[running]?.mayHaveEnded == false {
      runs[running]?.reachedCalls.append(
        ReachedCall(
          function: called.place, branches: frame.branches, pass: pass, blocks: blockCount))
    }
    guard frame.branches.isEmpty else { return }
    runs[running]?.calls.formUnion([function.place, called.place])
    if runs[running]?.mayHaveEnded == false { runs[running]?.sureCalls.insert(called.place) }
  }

  /// Notes that a function calls what it overrides.
  func note(superCallOf name: String, in frame: SetupFrame) {
    guard frame.isOwn, let running, let run = runs[running], run.function == name else { return }
    for parent in frame.scope.type?.parents ?? [] where parent.kind == .classType {
      for function in name == "init" ? parent.initializers : parent.functions(name) {
        callers[function.place, default: []].insert(running)
      }
    }
    if run.superCalls[pass] == nil, !run.mayHaveEnded, frame.branches.isEmpty {
      runs[running]?.superCalls[pass] = SuperCall(blocks: blockCount, additions: additions)
    }
  }

  /// Notes that the code that is read may end before what follows.
  func noteEnd() {
    guard let running else { return }
    runs[running]?.mayHaveEnded = true
    runs[running]?.placed = []
  }

  /// Reads a body whose ends are none of the code around it.
  func runApart(_ body: () -> Thing?) -> Thing? {
    guard let running, let mayHaveEnded = runs[running]?.mayHaveEnded else { return body() }
    defer { runs[running]?.mayHaveEnded = mayHaveEnded }
    return body()
  }
}

extension FunctionDeclaration {
  /// Whether it is called as another of its name is.
  fileprivate func takesLike(_ other: FunctionDeclaration) -> Bool {
    parameters.map(\.label) == other.parameters.map(\.label)
  }
}
