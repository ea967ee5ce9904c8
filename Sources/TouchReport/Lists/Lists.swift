import TouchModel
import TouchRules

/// The devices, policies and profiles that are known, as text and as JSON.
public enum Lists {
  /// Returns the devices, a line each.
  public static var devices: String {
    Device.all.map { device in
      "\(device.name): \(device.size.pair) pt, \(device.pointsPerInch.plain) points an inch"
    }.joined(separator: "\n") + "\n"
  }

  /// Returns the devices for other programs.
  public static var devicesJSON: String {
    let devices = Device.all.map { device in
      JSON.members(
        ("name", .string(device.name)), ("platform", .string(device.platform.rawValue)),
        ("width", .number(device.size.width)), ("height", .number(device.size.height)),
        ("scale", .number(device.scale)), ("pointsPerInch", .number(device.pointsPerInch)),
        ("identifiers", .array(device.identifiers.map { .string($0) })))
    }
    return JSON.members(("version", .integer(1)), ("devices", .array(devices))).text
  }

  /// Returns the profiles, with what they are of and where their numbers come from.
  public static var profiles: String {
    Profile.all.map { profile in
      let spreads =
        profile.isSingle
        ? spread(profile.careful)
        : "careful \(spread(profile.careful)); hurried \(spread(profile.hurried))"
      return """
        \(profile.id.rawValue): \(profile.title)
          \(spreads)
          \(profile.source.provenance.rawValue): \(profile.source.title)

        """
    }.joined()
  }

  private static func spread(_ spread: Spread) -> String {
    let offset =
      spread.offsetX == 0 && spread.offsetY == 0
      ? "" : ", offset \(spread.offsetX.plain), \(spread.offsetY.plain) mm"
    return "σ² = \(spread.shareX.decimals(4))·width² + \(spread.baseX.plain)² across, "
      + "\(spread.shareY.decimals(4))·height² + \(spread.baseY.plain)² mm² down" + offset
  }

  /// Returns the profiles for other programs.
  public static var profilesJSON: String {
    func json(_ spread: Spread) -> JSON {
      .members(
        ("shareX", .rate(spread.shareX)), ("baseX", .rate(spread.baseX)),
        ("shareY", .rate(spread.shareY)), ("baseY", .rate(spread.baseY)),
        ("offsetX", .number(spread.offsetX)), ("offsetY", .number(spread.offsetY)))
    }
    let profiles = Profile.all.map { profile in
      JSON.members(
        ("id", .string(profile.id.rawValue)), ("title", .string(profile.title)),
        ("careful", json(profile.careful)), ("hurried", json(profile.hurried)),
        (
          "lapse",
          .members(
            ("careful", .rate(profile.lapse.careful)), ("hurried", .rate(profile.lapse.hurried)))
        ),
        ("provenance", .string(profile.source.provenance.rawValue)),
        ("source", .string(profile.source.title)))
    }
    return JSON.members(("version", .integer(1)), ("profiles", .array(profiles))).text
  }

  /// Returns the policies, with the size that each asks for on a platform.
  public static func policies(on platform: Platform) -> String {
    Policy.Name.allCases.map { name in
      let asked = Policy(name).targetSize(on: platform)
      let minimum = asked.minimum.map { ", at least \($0.pair) pt" } ?? ""
      let address = asked.address.map { "\n  \($0)" } ?? ""
      return "\(name.rawValue): \(asked.recommended.pair) pt\(minimum)\n  \(asked.source)"
        + "\(address)\n"
    }.joined()
  }

  /// Returns the policies for other programs.
  public static func policiesJSON(on platform: Platform) -> String {
    let policies = Policy.Name.allCases.map { name in
      let asked = Policy(name).targetSize(on: platform)
      return JSON.members(
        ("id", .string(name.rawValue)), ("recommended", .size(asked.recommended)),
        ("minimum", asked.minimum.map { .size($0) }), ("source", .string(asked.source)),
        ("address", asked.address.map { .string($0) }))
    }
    return JSON.members(
      ("version", .integer(1)), ("platform", .string(platform.rawValue)),
      ("policies", .array(policies))
    ).text
  }
}
