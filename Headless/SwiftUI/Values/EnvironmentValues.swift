import TouchLayout
import TouchModel

/// A kind of value that flows down.
public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value
  /// What holds where nothing is set.
  static var defaultValue: Value { get }
}

/// What flows down to views.
public struct EnvironmentValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  var buttonStyles: [AnyButtonStyle] = []
  var toggleStyles: [any ToggleStyle] = []
  var labelStyle = LabelStyleKind.automatic
  var listStyle = TouchLayout.ViewNode.List.Style.insetGrouped
  var container = TouchModel.Screen.Element.Container.none
  var isForegroundClear = false
  /// The colour of text, symbols and shapes, where one is set.
  var foreground: Color.Resolved?
  /// The colour of what reacts, where one is set.
  var tint: Color.Resolved?
  var look = HeadlessDrawing.Look()
  /// Whether the system shows it elsewhere, when it is asked for.
  var isElsewhere = false
  var hidesLabels = false
  /// The items of the bar around, if there is one.
  var bar: BarItems?
  var settings = HeadlessSettings()

  /// Creates values where nothing is set.
  public init() {}

  /// The value of a kind.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The font of text.
  public var font: Font?
  /// The text size that people chose.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The scale of symbols.
  public var imageScale = Image.Scale.medium
  /// The size class of controls.
  public var controlSize = ControlSize.regular
  /// The most lines of a text.
  public var lineLimit: Int?
  /// In which direction people read.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Whether controls react.
  public var isEnabled = true
  /// Whether the screen is light or dark.
  public var colorScheme = ColorScheme.light
  /// Pixels a point.
  public var displayScale: CGFloat = 3
  /// What opens addresses.
  public var openURL = OpenURLAction { _ in .systemAction }
  /// Closes what is presented.
  public var dismiss = DismissAction()
  /// Whether what is presented is shown.
  public var isPresented: Bool { false }
  /// The language and region.
  public var locale = Locale(identifier: "en_US")
  /// Whether motion is to be reduced.
  public var accessibilityReduceMotion: Bool { settings.reducesMotion }
  /// Whether transparency is to be reduced.
  public var accessibilityReduceTransparency: Bool { settings.reducesTransparency }
  /// Whether colour alone must not tell.
  public var accessibilityDifferentiateWithoutColor: Bool { settings.differentiatesWithoutColor }
  /// Whether buttons are to be told by their shape.
  public var accessibilityShowButtonShapes: Bool { settings.showsButtonShapes }
  /// Whether a screen reader is on.
  public var accessibilityVoiceOverEnabled: Bool { settings.isVoiceOverOn }
  /// Whether contrast is to be increased.
  public var colorSchemeContrast: ColorSchemeContrast {
    settings.increasesContrast ? .increased : .standard
  }

  /// What layout measures by.
  var layout: TouchLayout.Environment {
    TouchLayout.Environment(
      font: font?.layout, textSize: dynamicTypeSize.layout, imageScale: imageScale.layout,
      controlSize: controlSize.layout, lineLimit: lineLimit,
      isRightToLeft: layoutDirection == .rightToLeft, isEnabled: isEnabled,
      system: settings.system, scale: Double(displayScale))
  }
}

/// What people chose for the whole system.
public struct HeadlessSettings: Sendable {
  /// Whether motion is to be reduced.
  public var reducesMotion = false
  /// Whether transparency is to be reduced.
  public var reducesTransparency = false
  /// Whether colour alone must not tell.
  public var differentiatesWithoutColor = false
  /// Whether buttons are to be told by their shape.
  public var showsButtonShapes = false
  /// Whether a screen reader is on.
  public var isVoiceOverOn = false
  /// Whether contrast is to be increased.
  public var increasesContrast = false
  /// The major version of the system.
  public var system = 18
  /// What people chose at first.
  public init() {}
}

extension View {
  /// Sets a value that flows down.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return environmentChange { $0.environment[keyPath: keyPath] = value }
  }

  /// Changes a value that flows down.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    nonisolated(unsafe) let (keyPath, transform) = (keyPath, transform)
    return environmentChange { transform(&$0.environment[keyPath: keyPath]) }
  }

  /// Limits the text size.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environmentChange { $0.environment.dynamicTypeSize = size }
  }

  /// Limits the text size.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    nonisolated(unsafe) let range = range
    return environmentChange {
      let size = $0.environment.dynamicTypeSize
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard !range.contains(size), let least = allowed.first, let most = allowed.last else {
        return
      }
      $0.environment.dynamicTypeSize = size < least ? least : most
    }
  }

  /// Whether controls inside are out of use.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    environmentChange { if disabled { $0.environment.isEnabled = false } }
  }

  /// The size class of controls.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentChange { $0.environment.controlSize = controlSize }
  }

  /// The most lines of a text.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environmentChange { $0.environment.lineLimit = number }
  }

  /// The font of text.
  nonisolated public func font(_ font: Font?) -> some View {
    environmentChange { $0.environment.font = font }
  }

  /// The weight of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environmentChange {
      if let weight { $0.environment.font = ($0.environment.font ?? .body).weight(weight) }
    }
  }

  /// A bold font.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// The scale of symbols.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environmentChange { $0.environment.imageScale = scale }
  }

  /// Whether the screen inside is light or dark.
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    environmentChange { if let scheme { $0.environment.colorScheme = scheme } }
  }

  /// Whether controls show no labels.
  nonisolated public func labelsHidden() -> some View {
    environmentChange { $0.environment.hidesLabels = true }
  }
}

/// Opens addresses.
public struct OpenURLAction: Sendable {
  /// What came of it.
  public struct Result: Sendable, Equatable {
    let name: String
    /// The app opened it.
    public static let handled = Result(name: "handled")
    /// Nothing did.
    public static let discarded = Result(name: "discarded")
    /// The system opens it.
    public static let systemAction = Result(name: "system")
  }
  private let handler: @MainActor (URL) -> Result
  /// Creates an action.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }
  /// Opens an address.
  @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }
}

/// Closes what is presented.
public struct DismissAction: Sendable {
  /// Closes it.
  @MainActor public func callAsFunction() {}
}
