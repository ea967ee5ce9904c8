import TouchLayout
import TouchModel

/// What all screens of an audit share.
struct Setting: Sendable {
  var device: Device
  var system: Int
  var textSize: TextSize
  var isRightToLeft = false

  /// The name of the platform in `@available` and `#available`.
  var platformName: String {
    device.platform == .iPadOS ? "iOS" : device.platform.rawValue
  }

  /// Whether the system that is laid out for has what `@available` says of a declaration.
  func has(_ attributes: [Attribute]) -> Bool {
    !attributes.contains { attribute in
      attribute.name == "available"
        && attribute.arguments.contains { argument in
          guard argument.label == platformName, case .number(let version) = argument.value.kind
          else { return false }
          return version > Double(system)
        }
    }
  }

  var environment: FlowingEnvironment {
    FlowingEnvironment(
      layout: TouchLayout.Environment(
        textSize: textSize, isRightToLeft: isRightToLeft, system: system, scale: device.scale),
      values: TouchUIDeclarations.environment)
  }
}
