import TouchLayout
import TouchModel

/// A constraint while the code is read.
struct ConstraintFacts {
  enum Kind {
    case length(LengthConstraint)
    case edge(EdgeConstraint)

    /// Notes that an edge is tied to a margin.
    mutating func tieToMargin() {
      guard case .edge(var edge) = self else { return }
      edge.isMargin = true
      self = .edge(edge)
    }
  }

  var view: ViewFacts.ID
  var kind: Kind
  var place: Place
  var name: String
  var isActive = false
  /// Whether it is deactivated or changed somewhere.
  var isSwitched = false
  /// How strongly it holds, up to 1000; nil where that is not known.
  var priority: Length? = Length(LayoutPriority.required)
  /// The piece of code, read by itself, that makes it; nil where that is none of the class's.
  var run: Place?
  /// The branches that it stands in, or is activated in.
  var branches: Set<Branch> = []
  /// Whether it stands in a branch that its view does not.
  var isConditional = false
  /// Whether it is one of several of which one holds.
  var isChoice = false
  /// Whether it takes the place of another that says the same of the view.
  var isAlternative = false
  /// The call that makes it with others, where a library's helper does.
  var block: ConstraintBlock?
  /// Whether it is to be noted of the other view that it is on as well.
  var isOneSided = false
  /// Whether it stands for what a library makes of a frame, which overwrites what constraints say.
  var setsFrame = false
  /// Whether what it comes to is followed.
  var isFollowed = true
  /// The views whose lengths decide what it says, where those are none of the code's.
  var decider: Screen.Side.Decider?
  /// What its constant is set to later; nil where that is not known.
  var constants: [Length?] = []
  /// Where that is done to what Interface Builder says of it, or through the view that holds it.
  var setters: [Place] = []

  /// Whether nothing in practice overrules it.
  var isRequired: Bool { priority.map { $0.smallest >= LayoutPriority.strong } ?? false }
  /// Whether it holds where nothing stronger says otherwise.
  var isWish: Bool { isActive && !isSwitched && !isConditional && !isRequired && priority != nil }
  /// Whether it holds wherever its code runs.
  var isSettled: Bool { isActive && !isSwitched && isRequired }
  var isCertain: Bool { isSettled && !isConditional }
}
