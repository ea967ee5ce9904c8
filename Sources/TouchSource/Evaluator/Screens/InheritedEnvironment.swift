import TouchLayout
import TouchModel

extension Setting {
  /// The environment that a screen begins with which is shown where another one holds.
  ///
  /// Since the SDK of iOS 14 what is presented inherits all of the environment where its modifier
  /// stands, fonts and styles included (Ole Begemann, "Sheets don't inherit the environment", 2020,
  /// with its update; Keith Harrison, "SwiftUI Environment When Presenting Views", 2021). What tells
  /// where a view stands is not part of that. Nothing published says whether a screen shown from
  /// something disabled is disabled, too: it is taken to react.
  func environment(inheriting other: FlowingEnvironment) -> FlowingEnvironment {
    var result = environment
    result.values = other.values
    result.objects = other.objects
    result.isOpen = other.isOpen
    result.layout.textSize = other.layout.textSize
    result.layout.isRightToLeft = other.layout.isRightToLeft
    // The system's own fonts and styles within its controls and headings are not known to go on.
    guard !other.isInsideControl, !other.isHeading else { return result }
    result.layout = other.layout
    result.layout.isEnabled = true
    for style in FlowingEnvironment.styles { result[keyPath: style] = other[keyPath: style] }
    result.symbolVariants = other.symbolVariants
    result.isForegroundClear = other.isForegroundClear
    result.minRowHeight = other.minRowHeight
    result.borderShape = other.borderShape
    result.hidesLabels = other.hidesLabels
    return result
  }
}

extension Evaluation {
  /// The environment of what a navigation stack pushes: its own, whatever modifiers stand between it
  /// and the link (Federico Zanetello, "Advanced Environment propagation", fivestars.blog). Values
  /// and objects are taken from the link: an app would not run without those that it needs.
  func environmentOfStack(around environment: FlowingEnvironment) -> FlowingEnvironment {
    guard var result = stacks.last else { return environment }
    result.values = environment.values
    result.objects = environment.objects
    result.isOpen = environment.isOpen
    return result
  }
}

extension FlowingEnvironment {
  /// The styles of controls and containers.
  static var styles: [WritableKeyPath<FlowingEnvironment, StyleValue>] {
    [
      \.buttonStyle, \.toggleStyle, \.labelStyle, \.textFieldStyle, \.pickerStyle, \.menuStyle,
      \.datePickerStyle, \.listStyle, \.tabViewStyle, \.groupBoxStyle, \.disclosureGroupStyle,
      \.progressViewStyle, \.labeledContentStyle, \.tipViewStyle,
    ]
  }
}

extension UInt64 {
  /// The hash with the fonts and styles mixed in that a screen begins with, if there are any.
  func mixed(withLooksOf environment: FlowingEnvironment) -> UInt64 {
    var hash = self
    for (number, style) in FlowingEnvironment.styles.enumerated() {
      switch environment[keyPath: style] {
      case .system("automatic"): continue
      case .system(let name): hash = hash.mixed(with: "\(number) \(name)")
      case .open(let name): hash = hash.mixed(with: "\(number) open \(name)")
      case .aroundBar: hash = hash.mixed(with: "\(number) around a bar")
      case .custom(let instance): hash = hash.mixed(with: "\(number)").mixed(with: instance)
      case .drawn(let function):
        hash = hash.mixed(with: "\(number)").mixed(with: .function(function))
      }
    }
    let layout = environment.layout
    let plain = TouchLayout.Environment(
      textSize: layout.textSize, isRightToLeft: layout.isRightToLeft, system: layout.system,
      scale: layout.scale)
    if layout != plain { hash = hash.mixed(with: "\(layout)") }
    for variant in environment.symbolVariants { hash = hash.mixed(with: variant) }
    if let height = environment.minRowHeight { hash = hash.mixed(with: .number(height)) }
    if let shape = environment.borderShape { hash = hash.mixed(with: shape) }
    if environment.hidesLabels { hash = hash.mixed(with: "no labels") }
    if environment.isForegroundClear { hash = hash.mixed(with: "clear") }
    return hash
  }
}
