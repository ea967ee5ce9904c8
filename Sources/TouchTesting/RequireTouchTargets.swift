import TouchCapture
import TouchModel
import TouchRules

/// Throws unless every target of a screen meets a policy.
///
///     try requireTouchTargets(in: host.screen, policy: Policy(.child))
///
/// - Parameters:
///   - screen: What a person can act on.
///   - policy: What is asked of targets.
///   - severity: From which severity on a finding fails the test.
/// - Throws: `TouchAuditFailure` with what the auditor would say.
public func requireTouchTargets(
  in screen: Screen, policy: Policy = Policy(.hig), from severity: Severity = .warning
) throws(TouchAuditFailure) {
  let findings = touchFindings(in: screen, policy: policy).filter { $0.severity >= severity }
  guard findings.isEmpty else { throw TouchAuditFailure(findings: findings) }
}

/// Throws unless every target of a running app meets a policy.
///
///     func testTargets() throws {
///       let app = XCUIApplication()
///       app.launch()
///       try requireTouchTargets(in: app.debugDescription, on: .iPhone16)
///     }
///
/// Frames in a hierarchy are what assistive technology outlines; a target may be larger. A
/// component of TouchUI whose area overflows is told smaller than it is, so that what passes is
/// sure and what fails is worth a look.
///
/// - Parameters:
///   - description: What `XCUIApplication.debugDescription` returned.
///   - device: The device that the app runs on.
///   - policy: What is asked of targets.
///   - severity: From which severity on a finding fails the test.
/// - Throws: `TouchAuditFailure` with what the auditor would say, or `TouchCaptureFailure` for a
///   description without any element.
public func requireTouchTargets(
  in description: String, on device: Device, policy: Policy = Policy(.hig),
  from severity: Severity = .warning
) throws {
  guard let screen = DebugDescriptionReader.read(description, device: device) else {
    throw TouchCaptureFailure()
  }
  try requireTouchTargets(in: screen, policy: policy, from: severity)
}

/// A hierarchy in which there is nothing to audit.
///
///     catch is TouchCaptureFailure { launchAgain() }
public struct TouchCaptureFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    "the description shows no element; pass 'debugDescription' of a launched 'XCUIApplication'"
  }
}

/// Returns what the auditor finds on a screen.
///
///     let findings = touchFindings(in: screen, policy: Policy(.hig))
///
/// - Parameters:
///   - screen: What a person can act on.
///   - policy: What is asked of targets.
public func touchFindings(in screen: Screen, policy: Policy) -> [Finding] {
  var screen = screen
  // Elements of a live screen have no place of their own to be told apart by.
  for index in screen.elements.indices where screen.elements[index].id.place.line == 0 {
    screen.elements[index].id.place = Place(file: screen.view, line: index + 1, column: 1)
  }
  var judgement = Judgement(policy: policy)
  judgement.add([screen])
  return judgement.finish(device: screen.device, system: 18, files: 0).findings
}
