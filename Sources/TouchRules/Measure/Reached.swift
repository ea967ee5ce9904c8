import TouchModel

/// What is left of a hit region that would suffice.
enum Reached {
  /// What clipping and covering leave may be this much smaller than asked, in points: frames of
  /// captured screens are in whole points.
  static let tolerance = 1.0

  /// Returns the size of a part of an element's hit region where the region suffices, the whole of
  /// `outer` does and this part does not; nil elsewhere, and where nothing is left: what is wholly
  /// out of reach is taken to be hidden on purpose.
  static func shortfall(
    of element: Screen.Element, in part: Region, outOf outer: Region, on screen: Screen,
    under policy: Policy
  ) -> Size? {
    guard element.isEnabled, !part.isEmpty, outer != part,
      Exemption.of(element, on: screen, under: policy) == nil
    else { return nil }
    let asked = policy.targetSize(on: screen.device.platform).recommended
    func suffices(_ region: Region) -> Bool {
      region.size(as: policy.measure).covers(asked, tolerance: tolerance)
    }
    guard suffices(element.region), suffices(outer), !suffices(part) else { return nil }
    return part.size(as: policy.measure)
  }

  /// Returns the severity of a target of a size: an error below the policy's minimum.
  static func severity(
    of size: Size, on screen: Screen, under policy: Policy, base: Severity
  ) -> Severity {
    let minimum = policy.targetSize(on: screen.device.platform).minimum
    let isBelow = minimum.map { !size.covers($0, tolerance: tolerance) } ?? false
    return isBelow ? .error : base
  }
}
