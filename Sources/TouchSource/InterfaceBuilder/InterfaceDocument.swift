/// What a file of Interface Builder is for, and which of its scenes something leads to.
struct InterfaceDocument {
  /// Whether it is drawn for the iPad.
  private(set) var isForPad = false
  /// Whether it is drawn for phones and tablets, and not for a Mac, a television or a watch.
  private(set) var isForTouch = true
  /// Whether an app on a phone or a tablet shows it and lets people act on it.
  private(set) var isOfApp = true
  /// The class of what loads it, if it is a nib's.
  private(set) var ownerClass: String?
  private var initial: String?
  /// What code calls the controllers that it can make.
  private var identified: [String: String] = [:]
  /// What segues lead to, and what they show inside another controller's view or beside it.
  private var destinations: Set<String> = []
  private var inset: Set<String> = []
  /// What code alone leads to that performs a segue, with what the segues are called.
  private var performed: [String: Set<String>] = [:]

  /// Takes in the tag of the file, of its device or of a segue.
  ///
  /// - Parameter holder: The tag of what a segue begins at.
  mutating func take(_ tag: InterfaceTags.Tag, of holder: String? = nil) {
    switch tag.name {
    case "document":
      isForTouch = tag["targetRuntime"]?.hasPrefix("iOS") ?? true
      isOfApp = isForTouch && tag["launchScreen"] != "YES"
      initial = tag["initialViewController"]
    case "device": isForPad = tag["id"]?.hasPrefix("ipad") ?? false
    case "segue":
      guard let destination = tag["destination"] else { return }
      if holder?.hasSuffix("ontroller") == true, !Self.lasting.contains(tag["kind"] ?? "") {
        performed[destination, default: []].formUnion([tag["identifier"]].compactMap(\.self))
      } else {
        destinations.insert(destination)
      }
      if ["embed", "popoverPresentation", "popover"].contains(tag["kind"] ?? "") {
        inset.insert(destination)
      }
    default: break
    }
  }

  mutating func takeController(_ tag: InterfaceTags.Tag, _ id: String) {
    identified[id] = tag["storyboardIdentifier"]
  }

  mutating func takePlaceholder(_ tag: InterfaceTags.Tag, _ className: String?) {
    if tag["placeholderIdentifier"] == "IBFilesOwner" { ownerClass = className }
  }

  /// The kinds of segues that controllers show what they lead to by, without being told to.
  private static let lasting: Set<String> = ["relationship", "embed", "unwind"]

  /// Whether something shows a controller.
  ///
  /// - Parameters:
  ///   - makes: Whether code may make a controller that it calls by a name.
  ///   - performs: Whether it may perform a segue of a name.
  func isReached(
    _ controller: String, makes: (String) -> Bool, performs: (String) -> Bool
  ) -> Bool {
    controller == initial || identified[controller].map(makes) ?? false
      || destinations.contains(controller)
      || performed[controller]?.contains(where: performs) ?? false
  }

  /// Whether a controller's view may be smaller than a screen or a sheet.
  func isInset(_ controller: String?) -> Bool { controller.map(inset.contains) ?? false }
}
