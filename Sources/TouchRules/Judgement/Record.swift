import TouchModel

/// What is known so far of one element over all its contexts.
package struct Record {
  /// The element as its first context by number has it.
  package var subject: Subject
  /// The context that `subject` was taken from; nil until one was laid out.
  package var subjectContext: UInt64?
  package var contexts: Set<UInt64> = []
  package var rules: [Rule.ID: RuleRecord] = [:]

  /// A call of a method or modifier that makes an element of a view, which fails.
  package struct FailingCall {
    /// The smallest size that can be hit there, in points.
    package var size: Size
    /// How well it is known.
    package var certainty: Certainty

    package init(size: Size, certainty: Certainty) {
      (self.size, self.certainty) = (size, certainty)
    }
  }

  /// What is known so far of one element under one rule.
  package struct RuleRecord {
    /// Of the failures the one that a finding would show.
    package var shown: Candidate? {
      get { shownApart?.value }
      set { shownApart = newValue.map { .value($0) } }
    }
    /// Kept apart, since most records hold none, and it is large.
    private var shownApart: Apart<Candidate>?
    /// Of the sizes of the failures that do not hang on open content the one that falls the shortest of what is
    /// asked for, in points.
    package var least: Size?
    /// What the label has to reserve for one of the failures or another.
    package var needed: Remedy?
    package var failing: Set<UInt64> = []
    /// What can be hit where a method or modifier makes the element of any view, by the places of its
    /// calls, or where Interface Builder draws it, by those.
    package var calls: [Place: FailingCall] = [:]
    /// The contexts in which it may fail.
    package var open: Set<UInt64> = []
    package var undecided: String?
    package var hasPassed = false
    package var exemption: Exemption?

    package init(undecided: String? = nil) { self.undecided = undecided }

    /// The worst verdict of all contexts, or nil where the rule had nothing to say.
    var verdict: Verdict? {
      if shown != nil { return .fail }
      if undecided != nil { return .undecided }
      if hasPassed { return .pass }
      return exemption == nil ? nil : .exempt
    }
  }

  package init(_ subject: Subject, context: UInt64?) {
    self.subject = subject
    subjectContext = context
  }

  /// Takes in what one set of choices of one context came to, rule by rule.
  mutating func add(
    _ results: [(Rule.ID, Tally.Result)], choices: [Screen.Choice], standing: [Screen.Choice],
    subject: Subject, context: UInt64
  ) {
    see(subject, context: context)
    contexts.insert(context)
    var candidates: [Candidate] = []
    for (rule, result) in results {
      switch result {
      case .pass: rules[rule, default: RuleRecord()].hasPassed = true
      case .exempt(let exemption): rules[rule, default: RuleRecord()].exempt(exemption)
      case .undecided(let reason):
        rules[rule, default: RuleRecord()].undecide(reason)
        rules[rule]?.open.insert(context)
      case .fail(let failure, let largest, let leastGap):
        candidates.append(
          Candidate(
            rule: rule, failure: failure, largest: largest, leastGap: leastGap,
            choices: choices, standing: standing, context: context))
      }
    }
    for candidate in Candidate.speaking(candidates) {
      rules[candidate.rule, default: RuleRecord()].fail(candidate)
    }
  }

  /// Takes in another record of the same element.
  mutating func add(_ other: Record) {
    see(other.subject, context: other.subjectContext)
    contexts.formUnion(other.contexts)
    for (rule, record) in other.rules {
      var mine = rules[rule] ?? RuleRecord()
      if let candidate = record.shown { mine.fail(candidate) }
      if let least = record.least, let shown = record.shown {
        mine.meet(least, asked: shown.failure.violation.required)
      }
      if let needed = record.needed { mine.need(needed) }
      mine.failing.formUnion(record.failing)
      for (place, call) in record.calls { mine.meet(call, at: place) }
      mine.open.formUnion(record.open)
      if let reason = record.undecided { mine.undecide(reason) }
      mine.hasPassed = mine.hasPassed || record.hasPassed
      if let exemption = record.exemption { mine.exempt(exemption) }
      rules[rule] = mine
    }
  }

  /// What is known of the calls that make the element but for some; nil where none of the others fails.
  func leavingOut(calls: Set<Place>) -> Record? {
    var others = Record(subject, context: subjectContext)
    for (rule, record) in rules {
      guard let call = record.shown?.failure.element.calledAt, !calls.contains(call) else {
        continue
      }
      others.rules[rule] = record.leavingOut(calls: calls)
      others.contexts.formUnion(record.failing)
    }
    return others.rules.isEmpty ? nil : others
  }

  /// The failures that have their cause in some files; nil where there are none.
  func keepingFailures(causedIn isAtFault: (String) -> Bool) -> Record? {
    var kept = self
    kept.rules = rules.filter { _, rule in
      rule.shown?.failure.violation.cause.map { isAtFault($0.file) } ?? false
    }
    return kept.rules.isEmpty ? nil : kept
  }

  /// Completes the failures that findings would show with what is seen in their layouts.
  ///
  /// - Parameter complete: Is given a failure and the rules of which one finding speaks with it.
  mutating func look(_ complete: (inout Candidate, Set<Rule.ID>) -> Void) {
    let shown = rules.values.compactMap(\.shown)
    for candidate in shown {
      let together = shown.filter { $0.isMended(with: candidate) || candidate.isMended(with: $0) }
      complete(&rules[candidate.rule]!.shown!, Set(together.map(\.rule)))
    }
  }

  private mutating func see(_ other: Subject, context: UInt64?) {
    guard let context else { return }
    guard let known = subjectContext else {
      (subject, subjectContext) = (other, context)
      return
    }
    if context < known || (context == known && other < subject) {
      (subject, subjectContext) = (other, context)
    }
  }

  /// The worst verdict over the rules, or nil where none had anything to say.
  var verdict: Verdict? {
    let verdicts = rules.values.compactMap { $0.verdict }
    let order: [Verdict] = [.fail, .undecided, .pass, .exempt]
    return order.first { verdicts.contains($0) }
  }
}

extension Record.RuleRecord {
  /// The failures of the calls that make the element but for some.
  fileprivate func leavingOut(calls: Set<Place>) -> Self {
    var others = Self()
    (others.shown, others.needed, others.failing) = (shown, needed, failing)
    others.calls = self.calls.filter { !calls.contains($0.key) }
    for call in others.calls.values where call.certainty != .unknown {
      others.meet(call.size, asked: shown?.failure.violation.required ?? call.size)
    }
    return others
  }

  /// Takes in that the element fails in a layout; of several the one is kept that is shown before others.
  mutating func fail(_ candidate: Candidate) {
    failing.insert(candidate.context)
    if candidate.failure.element.certainty != .unknown {
      meet(candidate.failure.violation.measured, asked: candidate.failure.violation.required)
    }
    if let place = candidate.failure.element.calledAt {
      meet(
        Record.FailingCall(
          size: candidate.failure.violation.measured,
          certainty: candidate.failure.element.certainty), at: place)
    }
    if case .reserve = candidate.failure.violation.remedy {
      need(candidate.failure.violation.remedy)
    }
    if shown.map({ candidate.isShownBefore($0) }) ?? true { shown = candidate }
  }

  /// Takes in what a failure asks the label to reserve.
  fileprivate mutating func need(_ remedy: Remedy) {
    var all = needed ?? remedy
    all.join(remedy)
    needed = all
  }

  /// Takes in a call that makes a failure; a size that does not hang on open content goes first.
  fileprivate mutating func meet(_ call: Record.FailingCall, at place: Place) {
    guard let known = calls[place] else {
      calls[place] = call
      return
    }
    let (isOpen, wasOpen) = (call.certainty == .unknown, known.certainty == .unknown)
    let isSmaller = (call.size.area, call.size.width) < (known.size.area, known.size.width)
    if isOpen == wasOpen ? isSmaller : wasOpen { calls[place] = call }
  }

  /// Takes in a size of a failure.
  fileprivate mutating func meet(_ size: Size, asked required: Size) {
    least = least.map { size.isShorter(than: $0, of: required) ? size : $0 } ?? size
  }

  // Of several reasons the first by the alphabet, so that the order of adding does not matter.

  /// Takes in why a layout decides nothing.
  mutating func undecide(_ reason: String) {
    undecided = min(undecided ?? reason, reason)
  }

  /// Takes in why a guideline lets the element be.
  mutating func exempt(_ other: Exemption) {
    guard let known = exemption, known.reason <= other.reason else {
      exemption = other
      return
    }
  }
}
