import TouchModel
import TouchReport

extension Command {
  static let devices = list("devices", "List the devices that are known, with their density.") {
    _ in
    (Lists.devices, Lists.devicesJSON)
  }

  static let profiles = list(
    "profiles", "List whom rates are predicted for, with the sources of the numbers."
  ) { _ in (Lists.profiles, Lists.profilesJSON) }

  static let policies = list(
    "policies", "List the policies, with the sizes that they ask for.", options: [.device]
  ) { arguments in
    let platform = try AuditOptions.device(arguments).platform
    return (Lists.policies(on: platform), Lists.policiesJSON(on: platform))
  }

  private static func list(
    _ name: String, _ summary: String, options: [Option] = [],
    _ texts: @escaping @Sendable (Arguments) throws -> (text: String, json: String)
  ) -> Command {
    Command(name: name, summary: summary, options: options + [.plainFormat, .output]) {
      arguments, console in
      let outputs = try Output<PlainFormat>.all(arguments, usual: .text)
      let texts = try texts(arguments)
      try Output.write(outputs, to: console) { output in
        switch output.format {
        case .text: texts.text
        case .json: texts.json
        }
      }
      return 0
    }
  }
}
