import TouchModel

extension ViewFacts {
  /// The kind of a control whose size is the system's own.
  var systemKind: Screen.Element.Kind? {
    ViewClasses.systemControls[className]
  }

  /// Whether its class is one of buttons or of controls without a size of the system's, be it by a
  /// library's above it.
  var isButton: Bool {
    ["UIButton", "UIControl"].contains(className)
      || type != nil && ViewClasses.isControlOfModule(className)
  }

  /// What kind of element it is; nil for a view that is none.
  var elementKind: Screen.Element.Kind? {
    if let systemKind { return systemKind }
    if isControl, ViewClasses.isLibraryView(className) { return .button }
    return isButton ? .button : nil
  }

  /// Whether it is a button that shows nothing but what the system draws for its type.
  var isDrawnWhole: Bool {
    guard className == "UIButton", type == nil, let buttonType else { return false }
    return ViewClasses.drawnButtons.contains(buttonType) && content.configurations.isEmpty
      && content.showsNothing && !content.hasBackground
      && (drawn.map(\.showsNothing) ?? !isOutlet)
  }

  /// Whether the project makes its configuration in one place for others.
  func hasSharedLook(among configurations: [ConfigurationFacts]) -> Bool {
    content.configurations.contains { $0.map { configurations[$0].isShared } ?? false }
  }

  /// Whether the app gives its configuration a font, insets or a size of its own.
  func isRestyled(among configurations: [ConfigurationFacts]) -> Bool {
    content.configurations.contains { $0.map { configurations[$0].isRestyled } ?? false }
  }

  /// The style that draws it.
  func style(among configurations: [ConfigurationFacts]) -> Screen.Element.Style {
    if type != nil { return .automatic }
    // A configuration takes the place of the look that its type has.
    if className == "UIButton", content.configurations.isEmpty,
      let buttonType, !["custom", "system", "?"].contains(buttonType)
    {
      return .system(buttonType)
    }
    let styles = content.configurations.compactMap { $0.map { configurations[$0].style } }
    guard !styles.isEmpty, styles.count == content.configurations.count,
      styles.allSatisfy(ButtonMetrics.isBordered)
    else { return .automatic }
    return .bordered
  }
}
