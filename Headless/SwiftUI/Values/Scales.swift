import TouchLayout
import TouchModel

/// The text sizes that people can choose.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

  var layout: TouchLayout.TextSize { TouchLayout.TextSize.allCases[rawValue] }
}

/// The size classes of controls.
public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge

  var layout: TouchModel.Screen.Element.ControlSize {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

/// Whether a screen is light or dark.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

/// Whether contrast is increased.
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

/// For what a content shape holds.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches, and assistive technology where it has no shape of its own.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect under a pointer or a gaze.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The ring around what has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What assistive technology outlines.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// What a button does.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}
