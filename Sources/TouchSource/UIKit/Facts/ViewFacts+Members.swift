/// What code that is not read does to a view, by the names of the members that it uses.
extension ViewFacts {
  /// What is done to it that is not understood, but for calls of its class's own methods.
  var doubtsBesideCalls: Set<String> { Set(unknowns).subtracting(calls.map(UnknownReason.member)) }

  /// Takes in what follows from members that code uses, in Swift or in Objective-C; one that is given a value
  /// has `=` behind it.
  mutating func take(membersUsed members: [String]) {
    for member in members {
      let property = Self.property(member)
      switch property {
      case "isHidden", "alpha": hidings[property] = [true, false]
      case "isEnabled": isEnabled = [true, false]
      case "isUserInteractionEnabled": reacts = [true, false]
      case "titleLabel":
        content.fonts.append(.unknown)
        content.lines.append(.unknown)
      default: break
      }
      switch member {
      case "setTitle": content.titles.append(.unknown)
      case "setAttributedTitle": content.texts.append(nil)
      case "setImage": content.images.append(.unknown)
      case "setBackgroundImage": content.backgroundImages.append(.unknown)
      default: break
      }
    }
  }

  /// Whether it is known what follows for a view from a member that code uses.
  static func isFollowed(memberUsed member: String) -> Bool {
    let property = property(member)
    if followed.contains(property) || followed.contains(member) { return true }
    if SetupReader.harmlessProperties.contains(property) { return true }
    return SetupReader.passiveMethods.contains(member) && member != "sizeToFit"
      || SetupReader.passiveMembers.contains(member) || asked.contains(member)
  }

  /// Members that may change what is seen or shown.
  private static let followed: Set<String> = [
    "isHidden", "isEnabled", "isUserInteractionEnabled", "titleLabel", "setTitle",
    "setAttributedTitle", "setImage", "setBackgroundImage",
  ]

  /// Members that are objects of their own or only asked.
  private static let asked: Set<String> = [
    "layer", "superview", "window", "frame", "bounds", "titleForState", "imageForState",
    "titleColorForState", "setTag", "isDescendantOfView", "convertRect", "convertPoint",
  ]

  /// What Swift calls the property that a member sets or asks, as `isHidden` for `setHidden`.
  private static func property(_ member: String) -> String {
    var name = member.hasSuffix("=") ? member.dropLast() : Substring(member)
    if name.hasPrefix("set"), name.dropFirst(3).first?.isUppercase == true {
      name = name.dropFirst(3)
      name = name.prefix(1).lowercased() + name.dropFirst()
    }
    let named = "is" + name.prefix(1).uppercased() + name.dropFirst()
    let flags = ["isHidden", "isEnabled", "isUserInteractionEnabled"]
    return flags.contains(named) || SetupReader.harmlessProperties.contains(named)
      ? named : String(name)
  }
}
