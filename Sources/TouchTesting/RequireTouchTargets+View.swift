#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import TouchUI
  import UIKit

  /// Throws unless every target of a view of UIKit, and of what is in it, meets a policy.
  ///
  ///     let controller = SettingsController()
  ///     controller.view.layoutIfNeeded()
  ///     try requireTouchTargets(in: controller.view, on: .iPhone16)
  ///
  /// Controls are measured by hit testing, so that what an ancestor cuts off or a view in front
  /// covers does not count.
  ///
  /// - Parameters:
  ///   - view: A view that has been laid out.
  ///   - device: The device that it stands for.
  ///   - policy: What is asked of targets.
  ///   - severity: From which severity on a finding fails the test.
  /// - Throws: `TouchAuditFailure` with what the auditor would say.
  @MainActor public func requireTouchTargets(
    in view: UIView, on device: Device, policy: Policy = Policy(.hig),
    from severity: Severity = .warning
  ) throws(TouchAuditFailure) {
    try requireTouchTargets(
      in: TouchScreenReader.screen(of: view, on: device), policy: policy, from: severity)
  }
#endif
