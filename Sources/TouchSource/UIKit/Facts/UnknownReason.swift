/// Why the size of a view is not known, in words that complete `undecided: …`, where several places of
/// the audit come to the same.
enum UnknownReason {
  static let absentAction = "its action is not in the source"
  static func attribute(_ name: String) -> String {
    "the attribute '\(name)' is not in the source"
  }
  static let action = handed + "an action of another class"
  static let asked = "its list asks it how large it wants to be"
  static let alternative = "it stands in where another view is missing"
  static func callers(of name: String) -> String { "what calls '\(name)' is not followed" }
  static let changedConstraints = "its constraints are changed"
  static let circular = "its constraints lead back to itself"
  static let clipped = "the view around it, whose size is not known, may leave less of it"
  static let covered = "what lies in front of it takes all touches on it"
  static let constraint = "a constraint is not followed"
  static let content = "what it shows is not in its class's code"
  static let handed = "it is handed to "
  static let handedOver = handed + "code that is not followed"
  static let inactive = "nothing in the source makes it react"
  static let image = "its image is not in the source"
  static let interfaceBuilder = "Interface Builder lays it out"
  static func length(of className: String) -> String {
    "it goes by the size of '\(className)', which is not known"
  }
  static let number = "code looks for its tag, which others have too"
  static let overruled = "the room around it overrules how long it is to be"
  static let padAlone = "only what Interface Builder draws for the iPad has it"
  static let replaced = "code may put another item in its place"
  static let shared = "its name stands for what holds it, too"
  static let stretched = "it is stretched between views whose size is not in its class's code"
  static let titleFont = "the font of its title is not in the source"
  static let transform = "its transform is not in the source"
  static let unread = "its class is not in Swift and is not read"

  /// The reason where a class decides itself what its views receive.
  static func decided(by className: String) -> String {
    "'\(className)' decides itself which touches its views receive"
  }

  /// The reason where another view may hand touches of its own to the view.
  static func relayed(by className: String) -> String { "'\(className)' hands it touches" }

  /// The reason where a class that decides is not the project's.
  static func absent(_ className: String) -> String {
    "the class '\(className)' is not in the source"
  }

  /// The reason where a method or a property is not followed.
  static func member(_ name: String) -> String { "'\(name)' is not followed" }
}
