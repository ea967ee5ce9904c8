import TouchModel

/// What is predicted: the rates of sizes, the sizes for rates, or the rates of a layout.
public struct Prediction: Sendable {
  /// The device's name; absent where only its density is known.
  public var device: String?
  /// The screen's density.
  public var density: Density
  /// For whom.
  public var profiles: [Profile]
  /// What is asked.
  public var question: Question

  /// What is asked.
  public enum Question: Sendable {
    /// How often a target of a size is missed; `hit` is where it reacts, if that is another size.
    case size(Size, hit: Size?)
    /// How large a square must be to be missed at most at a rate.
    case rate(Double)
    /// How often the targets of layouts are hit, missed and taken for each other.
    case layouts([Layout])
  }

  /// The targets of a screen.
  public struct Layout: Sendable {
    /// What the screen is called.
    public var name: String
    /// The targets, from back to front.
    public var targets: [TouchTarget]
    /// What each is called.
    public var labels: [String]

    /// Creates a layout.
    public init(name: String, targets: [TouchTarget], labels: [String]) {
      self.name = name
      self.targets = targets
      self.labels = labels
    }
  }

  /// Creates a prediction.
  public init(device: String?, density: Density, profiles: [Profile], question: Question) {
    self.device = device
    self.density = density
    self.profiles = profiles
    self.question = question
  }

  /// A side in points as millimetres on the screen.
  func millimetres(_ points: Double) -> Double { density.millimetres(Points(points)).value }

  /// Returns the rates of a layout's targets for somebody careful and somebody hurried; nil where
  /// the layout cannot be computed with.
  static func matrices(
    _ targets: [TouchTarget], _ profile: Profile, _ density: Density
  ) throws(InputError) -> (careful: MishitMatrix, hurried: MishitMatrix) {
    let careful = try MishitMatrix(targets, spread: profile.careful, density: density)
    if profile.careful == profile.hurried { return (careful, careful) }
    return (careful, try MishitMatrix(targets, spread: profile.hurried, density: density))
  }
}

extension Profile {
  /// Whether somebody careful and somebody hurried are the same.
  var isSingle: Bool { careful == hurried }
}
