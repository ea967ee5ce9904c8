import TouchModel

extension Exemption {
  /// Returns why a policy lets an element be whatever its size, or nil where it does not.
  static func of(_ element: Screen.Element, on screen: Screen, under policy: Policy) -> Exemption? {
    // What the system presents has no frame of the app's making, under any policy.
    switch element.container {
    case .tabBar: return system("tab bar", policy)
    case .menu where !element.isRestyled: return system("menu", policy)
    case .alert: return system("alert", policy)
    case .swipeActions where !element.isRestyled: return system("swipe actions", policy)
    default: break
    }
    if element.kind == .tab { return system("tab bar", policy) }
    // The exception is for what other text constrains; a link without any may be made higher.
    if element.kind == .textLink, !element.isWholeText, policy.allows(.inline) {
      return Exemption(reason: "inline", source: "WCAG 2.2, 2.5.8, exception 'inline'")
    }
    if element.container.isBar {
      // Of SwiftUI's gestures a bar knows nothing, so that it enlarges none.
      let isUnknown = element.framework == .swiftUI && element.kind.isGesture
      guard policy.allows(.systemBar), !element.isRestyled, !isUnknown else { return nil }
      return system("system bar", policy)
    }
    let isSystem =
      (policy.allows(.systemControl) && element.isSystemControl)
      || (policy.allows(.systemStyle) && element.isSystemButton)
    if isSystem { return system("system style", policy) }
    if policy.allows(.letter) { return letter(element, on: screen, policy) }
    return nil
  }

  private static func system(_ reason: String, _ policy: Policy) -> Exemption {
    switch policy.name {
    case .wcagAA:
      Exemption(reason: reason, source: "WCAG 2.2, 2.5.8, exception 'user agent control'")
    case .wcagAAA:
      Exemption(reason: reason, source: "WCAG 2.2, 2.5.5, exception 'user agent control'")
    case .hig, .child, .material, .seedStrict:
      Exemption(reason: reason, source: "provided by the system at its own size")
    }
  }

  /// What 'seed-strict' says needs no expansion, whatever it measures.
  private static func letter(
    _ element: Screen.Element, on screen: Screen, _ policy: Policy
  ) -> Exemption? {
    let source = policy.targetSize(on: screen.device.platform).source
    if element.style == .bordered || element.style == .borderedProminent {
      return Exemption(reason: "bordered style", source: source)
    }
    // A system margin of 20 points on each side still makes a full width.
    guard let piece = element.region.largestPiece, piece.width >= screen.bounds.width - 40 else {
      return nil
    }
    if element.container == .row { return Exemption(reason: "list row", source: source) }
    return element.kind == .button ? Exemption(reason: "full width", source: source) : nil
  }
}

extension Screen.Element.Container {
  /// Whether it is a bar of the system whose items the app chooses.
  var isBar: Bool { self == .navigationBar || self == .toolbar }
}

extension Screen.Element {
  /// Whether the app gave it a view, a style or a smaller size of its own.
  package var isRestyled: Bool {
    if case .custom = style { return true }
    return !hasPlainLabel || controlSize < .regular
  }

  /// The narrowest that a field of the system's regular size is taken to be, in points.
  private static let leastFieldWidth = 44.0

  /// Whether it is a control of the system's own, at its regular size or larger.
  var isSystemControl: Bool {
    guard controlSize >= .regular else { return false }
    switch style {
    case .custom, .plain: return false
    case .automatic, .borderless, .bordered, .borderedProminent, .system: break
    }
    switch kind {
    case .toggle, .stepper, .slider, .picker, .pageControl, .datePicker, .colorPicker,
      .textEditor, .disclosureGroup:
      return true
    case .textField, .secureField:
      // A smaller font makes it lower than the system does, and a fixed size as narrow as its text.
      guard framework == .swiftUI else { return true }
      return hasPlainLabel && (region.largestPiece?.width ?? 0) >= Self.leastFieldWidth
    default: return false
    }
  }

  /// Whether a style of the system draws its box, at its regular size or larger.
  ///
  /// A view of the app's own in such a style counts while it leaves the box as high as the system's
  /// regular button, 34.33 points as measured on iOS 17 to 26.
  var isSystemButton: Bool {
    guard controlSize >= .regular else { return false }
    switch style {
    case .bordered, .borderedProminent, .system:
      return hasPlainLabel || (region.largestPiece?.height ?? 0) >= 34
    case .automatic, .borderless, .plain, .custom: return false
    }
  }
}
