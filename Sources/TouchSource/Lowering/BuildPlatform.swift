import TouchModel

/// The platform that `#if` conditions are answered for.
struct BuildPlatform: Sendable {
  /// The argument of `os(…)` that holds.
  var system: String
  /// Frameworks that `canImport` finds, of those whose presence depends on the platform.
  var frameworks: Set<String>
  /// Frameworks that it does not find.
  var absentFrameworks: Set<String>

  /// The words in capitals of what says how the project is built, among them the conditions that it sets;
  /// nil where nothing says so.
  var settings: Set<String>?

  /// Whether it is a build for developers, rather than what people are given.
  var isForDevelopers = false

  /// iPhone and iPad, on a device.
  static let iOS = BuildPlatform(.iOS)

  /// The platform that a device stands for.
  init(_ platform: Platform) {
    frameworks = [
      "SwiftUI", "Foundation", "Combine", "CoreGraphics", "Observation", "AppIntents", "Darwin",
      "os",
    ]
    absentFrameworks = ["Carbon", "Glibc", "Musl", "WinSDK", "Android"]
    let kits: (present: Set<String>, absent: Set<String>)
    switch platform {
    case .iOS, .iPadOS:
      system = "iOS"
      kits = (["UIKit", "WidgetKit", "ActivityKit", "CoreHaptics"], ["AppKit", "Cocoa"])
    case .macOS:
      system = "macOS"
      kits = (["AppKit", "Cocoa", "WidgetKit", "CoreHaptics"], ["UIKit", "WatchKit"])
      absentFrameworks.remove("Carbon")
    case .tvOS, .visionOS, .watchOS:
      system = platform.rawValue
      kits = (["UIKit"], ["AppKit", "Cocoa"])
    }
    frameworks.formUnion(kits.present)
    absentFrameworks.formUnion(kits.absent)
  }

  /// Whether a condition of `#if` holds; nil where source does not say.
  func holds(_ condition: Expression) -> Bool? {
    switch condition.kind {
    case .boolean(let value):
      return value
    // What people are given is built without the one and with the other, where a project has that.
    case .name("DEBUG"):
      return isForDevelopers
    case .name("RELEASE"):
      return !isForDevelopers
    case .unary("!", let operand):
      return holds(operand).map { !$0 }
    case .tuple(let members) where members.count == 1:
      return holds(members[0].value)
    case .binary("&&", let left, let right):
      let values = [holds(left), holds(right)]
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .binary("||", let left, let right):
      let values = [holds(left), holds(right)]
      if values.contains(true) { return true }
      return values.contains(nil) && !isDevelopersAlone(condition) ? nil : false
    case .chain(let base, let links):
      guard case .name(let query) = base.kind, links.count == 1,
        case .call(let arguments) = links[0].kind, arguments.count == 1
      else { return nil }
      return answer(query, arguments[0].value)
    default:
      return nil
    }
  }

  /// Whether a condition names `DEBUG` and, as its alternatives, nothing but what the project never sets:
  /// builds for developers of other names.
  private func isDevelopersAlone(_ condition: Expression) -> Bool {
    guard let settings, let names = alternatives(in: condition) else { return false }
    return names.contains("DEBUG")
      && names.allSatisfy { name in
        name == "DEBUG" || name == name.uppercased() && !settings.contains(name)
      }
  }

  /// The names of which a condition needs one; nil where it asks for anything else.
  private func alternatives(in condition: Expression) -> [String]? {
    switch condition.kind {
    case .name(let name): return [name]
    case .tuple(let members) where members.count == 1: return alternatives(in: members[0].value)
    case .binary("||", let left, let right):
      guard let left = alternatives(in: left), let right = alternatives(in: right) else {
        return nil
      }
      return left + right
    default: return nil
    }
  }

  private func answer(_ query: String, _ argument: Expression) -> Bool? {
    switch (query, argument.kind) {
    case ("os", .name(let name)):
      return name == system
    case ("canImport", .name(let name)):
      return frameworks.contains(name) ? true : absentFrameworks.contains(name) ? false : nil
    case ("targetEnvironment", .name("macCatalyst")), ("targetEnvironment", .name("simulator")):
      return false
    case ("swift", .unary(let comparison, let version)),
      ("compiler", .unary(let comparison, let version)):
      return isNewer(comparison, version)
    default:
      return nil
    }
  }

  /// Whether the tools are as new as asked: those are known to be those of Swift 6 or later.
  private func isNewer(_ comparison: String, _ version: Expression) -> Bool? {
    guard case .number(let version) = version.kind, version <= 6 else { return nil }
    switch comparison {
    case ">=": return true
    case "<": return false
    default: return nil
    }
  }
}
