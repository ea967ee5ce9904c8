import TouchModel

extension Policy {
  /// Returns the severity of a rule under this policy, or nil where the policy does not ask it.
  ///
  /// The rules on size raise it to an error below the policy's minimum.
  public func severity(of rule: Rule.ID) -> Severity? {
    typealias Row = (
      hig: Severity?, child: Severity?, wcagAA: Severity?, wcagAAA: Severity?, material: Severity?,
      seedStrict: Severity?
    )
    let row: Row =
      switch rule {
      // hig, child, wcag-aa, wcag-aaa, material, seed-strict
      case .toolbarTarget: (.warning, .warning, .error, .error, .warning, .error)
      case .textLinkTarget: (nil, nil, nil, nil, nil, .error)
      case .ineffectiveExpansion: (.warning, .warning, .error, .error, .warning, .error)
      case .deadGap: (.warning, .warning, nil, nil, .warning, .warning)
      case .targetSize: (.warning, .warning, .error, .error, .warning, .error)
      case .targetClipped: (.warning, .warning, .error, .error, .warning, .error)
      case .targetOverlap: (.warning, .warning, .error, .error, .warning, .error)
      case .targetSpacing: (.note, .warning, nil, nil, .warning, .warning)
      }
    return switch name {
    case .hig: row.hig
    case .child: row.child
    case .wcagAA: row.wcagAA
    case .wcagAAA: row.wcagAAA
    case .material: row.material
    case .seedStrict: row.seedStrict
    }
  }
}
