import TouchModel

/// What one rule says of one element in one layout.
public enum Outcome: Hashable, Sendable {
  /// The element meets the rule.
  case pass
  /// The element breaks the rule.
  case fail(Violation)
  /// An exception of the guideline applies.
  case exempt(Exemption)
  /// The rule is not about such an element.
  case notApplicable
}

/// How an element breaks a rule in one layout.
public struct Violation: Hashable, Sendable {
  /// How grave it is.
  public var severity: Severity
  /// The size that is asked for, in points.
  public var required: Size
  /// The size that can be hit, in points.
  public var measured: Size
  /// The place of the step at fault.
  public var cause: Place?
  /// What in the trace is at fault, if anything is.
  public var fault: Fault?
  /// What should change.
  public var remedy: Remedy
  /// What else led to it, beside the steps of the element.
  public var evidence: [Evidence]

  /// Creates a violation.
  public init(
    severity: Severity, required: Size, measured: Size, cause: Place? = nil, fault: Fault? = nil,
    remedy: Remedy, evidence: [Evidence] = []
  ) {
    self.severity = severity
    self.required = required
    self.measured = measured
    self.cause = cause
    self.fault = fault
    self.remedy = remedy
    self.evidence = evidence
  }
}

/// What in an element's trace keeps its hit region from being what it seems.
public enum Fault: Hashable, Sendable {
  /// A step around the control, where it changes nothing that reacts.
  case outside(Screen.Step)
  /// A content shape before the step that makes the frame large enough.
  case early(shape: Screen.Step, growth: Screen.Step)
  /// A step that makes the frame large enough where only what is drawn reacts, and the last that enlarges
  /// it.
  case unshaped(Screen.Step, last: Screen.Step)
  /// A stretch of the control that does not react, by its size, and the size that is asked for where
  /// what does react is smaller, in points.
  case gap(Size, required: Size?)
  /// A view around it beyond which no touch arrives.
  case clipped(by: Screen.Element.Taker)
  /// What lies in front of it, and the element that this is, if it is one.
  case taken(by: Screen.Element.Taker, element: Subject?)
  /// A neighbour, by the space between the two and the space that is asked for, in points.
  case crowded(by: Subject, gap: Double, required: Double)
}

/// Why a guideline lets an element be.
public struct Exemption: Hashable, Sendable {
  /// The exception, in a few words.
  public var reason: String
  /// Where the exception is published.
  public var source: String

  /// Creates an exemption.
  public init(reason: String, source: String) {
    self.reason = reason
    self.source = source
  }
}

#if !hasFeature(Embedded)
  extension Violation: Codable {}
  extension Fault: Codable {}
  extension Exemption: Codable {}
#endif
