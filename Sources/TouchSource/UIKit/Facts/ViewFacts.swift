import TouchLayout
import TouchModel

/// What a class's code says of one of its views, wherever in the class it says so.
///
/// Statements are taken as a set, not as a sequence: what holds in one branch only, or may be
/// replaced, is not certain, and says nothing of the size.
struct ViewFacts {
  /// A view among those of one reading.
  struct ID: Hashable {
    var number: Int
  }

  /// The class by name, of the system or of the project.
  var className: String
  /// The class, if the project declares it.
  var type: TypeInfo?
  /// The name of the property or variable that holds it.
  var name: String?
  /// Where that is declared, or where the view is made.
  var place: Place?
  /// Whether the code makes it, rather than being given it.
  var isMade = false
  /// Whether code that is not followed makes it, of a class that may say where it reacts.
  var isMadeElsewhere = false
  /// Whether a nib holds it, which code loads.
  var isOfNib = false
  /// Whether what makes it is handed over together with its class, as to a container of dependencies: it
  /// is shown where code asks for one of the class.
  var isRegistered = false
  /// Where the code makes it; several places where it is made anew.
  var makings: Set<Place> = []
  /// The branches that its making stands in.
  var branches: Set<Branch> = []
  /// The branches that each of its additions to another view stands in.
  var additions: [Set<Branch>] = []
  /// Numbers that grow from one view that is put in front of others to the next, one for each of its
  /// additions; nil where it is put anywhere else.
  var levels: [Int?] = []
  /// The pieces of code, read by themselves, that add it to another view.
  var adders: Set<Place> = []
  /// Whether the function that made it has just returned it, so that the caller names it.
  var isReturned = false
  /// The function, read by itself, that makes it.
  var maker: String?
  /// Whether a function that nothing here calls returns it.
  var isHandedOut = false
  /// Whether the code makes it do something.
  var isWired = false
  /// Whether something that is done to it and that is not in the source may make it do something.
  var mayBeWired = false
  /// What objects' methods a touch on it calls; nil for one that is not told apart.
  var actions: [String?] = []
  /// The methods of its class of the project's that the code calls on it, and of which that class's code
  /// tells.
  var calls: Set<String> = []
  /// Whether something is done to it that only controls allow.
  var isControl = false
  /// Whether no code but the class's own can reach it, or none of other files.
  var isPrivate = false
  /// Whether code of the class's file can reach it, but none of other files.
  var isFilePrivate = false
  /// Whether a property of the class holds it.
  var isHeld = false
  /// Whether a list of the class's holds it, so that not all that is done to it names it.
  var isListed = false
  /// Whether Interface Builder makes it.
  var isOutlet = false
  /// What Interface Builder says of it, if no outlet stands for it.
  var target: InterfaceFiles.Target?
  /// What Interface Builder says that it shows, if it is one button of the system's.
  var drawn: InterfaceButton?
  /// Whether it is `self`, or the view of the controller that is.
  var isOwn = false
  /// The argument of `UIButton(type:)`.
  var buttonType: String?
  var lengths: [LengthConstraint] = []
  var edges: [EdgeConstraint] = []
  /// What code sets the constants of constraints to that it finds among those that the view holds.
  var heldConstants: [HeldConstant] = []
  /// The properties of its class of the project's whose constraints code of others switches off or changes,
  /// and what such code sets the constants to of those that others hold.
  var switchedProperties: Set<String> = []
  var keptConstants: [String: [Length?]] = [:]
  /// The sizes of the frames that it is given; a side is nil where it is not known.
  var frames: [FrameSize] = []
  var superviews: [ID] = []
  /// Whether the code puts views into it.
  var holdsViews = false
  /// Whether it arranges, as a stack view, what is not followed.
  var isMixed = false
  /// The class and its property that hold it, where it stands for a view of another class's, and the view of
  /// that class, where it is known.
  var inner: (type: TypeInfo, property: String, holder: ID?)?
  /// What is known of it inside its class.
  var construction: Construction?
  /// The stack views that arrange it.
  var stacks: [ID] = []
  /// Numbers that grow from one view that is put into a stack view to the next, one for each time that it
  /// is.
  var ranks: [Int] = []
  /// Whether it arranges views in another order than that in which they are put into it.
  var isReordered = false
  /// How strongly it keeps from growing, by axis.
  var hugging: [Axis: [ContentPriority]] = [:]
  /// How strongly it keeps from shrinking, by axis.
  var resistance: [Axis: [ContentPriority]] = [:]
  /// The distances of their own that the code sets behind views that it arranges.
  var customSpacings: [CustomSpacing] = []
  var content = ButtonContent()
  /// What was assigned to its properties that this reading has no other use for.
  var properties: [String: [Value]] = [:]
  /// Whether its autoresizing mask may make no constraints, which a bar then leaves it without.
  var isMaskOff = false
  /// Whether it is made as large as its content at some time.
  var isFitted = false
  /// The transforms that it is given, and what they come to where it is shown.
  var transforms: [TransformFacts] = []
  var scale = Scale()
  /// What is done to it that is not understood and may give it another size than its content's.
  var unknowns: [String] = []
  /// Whether its constraints may be taken back.
  var isLoose = false
  /// The calls of a library's helpers that make its constraints, or take them back.
  var blocks: [ConstraintBlock] = []
  /// Whether one of them takes back what others made before, wherever it is shown.
  var isRemadeAtFirst = false
  /// Whether each of the properties that may hide it does, by all that is assigned to that; both where it is
  /// not known.
  var hidings: [String: Set<Bool>] = [:]
  /// Whether any of them hides it.
  var isHidden: Set<Bool> { hidings.values.reduce(into: []) { $0.formUnion($1) } }
  /// The properties among these by which code that sets the class's views up keeps touches from it in
  /// every case.
  var withheldAtFirst: Set<String> = []
  /// What is assigned to `isUserInteractionEnabled`, and to `isEnabled`; both where it is not known.
  var reacts: Set<Bool> = []
  /// Whether it cuts off what lies outside of it, by all that is assigned to `clipsToBounds`; both where that
  /// is not known.
  var clips: Set<Bool> = []
  /// Whether code lets touches through to it, at some time, rather than by what is not known.
  var isToldToReact = false
  var isEnabled: Set<Bool> = []
  /// The class of a view that it is given to and that may hand it touches of its own.
  var relay: String?
  /// Where the system puts it, if not into a view of the app's.
  var host: Host?
  /// The text field that shows it beside its text.
  var field: ID?
  /// The table that shows it above or below all its rows.
  var table: ID?
  /// The property that it is given to of something that is not in the source, which may place and size it.
  var keeper: String?

  /// A place of the system's that views are given to.
  enum Host: Hashable {
    /// A navigation bar or a tool bar.
    case bar
    /// A section of a table, by the label of the method that returns it to the table.
    case section(String)
    /// Another place that may enlarge it or give it a size, by its name.
    case other(String)
  }

  /// Where what is assigned to a property is kept that hides the view or keeps touches from it; nil for
  /// any other.
  static func flag(_ property: String) -> WritableKeyPath<ViewFacts, Set<Bool>>? {
    switch property {
    case "isHidden", "alpha": \.[hiding: property]
    case "isUserInteractionEnabled": \.reacts
    case "isEnabled": \.isEnabled
    default: nil
    }
  }

  /// Whether a property hides it, by all that is assigned to that.
  private subscript(hiding property: String) -> Set<Bool> {
    get { hidings[property] ?? [] }
    set { hidings[property] = newValue }
  }

  /// The properties that hide a view, or show it.
  static let hiding: Set<String> = ["isHidden", "alpha"]

  /// Whether it stands for what a function is handed, or hands out.
  var isGiven: Bool { (!isMade || isHandedOut) && !isHeld && !isOutlet && !isOwn }

  /// Whether it is a button that a text field shows at one of its ends.
  var isBesideText: Bool {
    guard case .other(let place)? = host, className == "UIButton" else { return false }
    return place == "leftView" || place == "rightView"
  }

  struct CustomSpacing {
    /// The view that it lies behind; nil for one that is not followed.
    var view: ID?
    /// Nil where it is not known.
    var length: Length?
  }

  struct ContentPriority {
    /// Nil where it is not known.
    var length: Length?
    /// The piece of code, read by itself, that gives it; nil where that is none of the class's.
    var run: Place?
  }

  struct HeldConstant {
    /// The axis of the lengths that it gives; nil where it may be any constraint's.
    var axis: Axis?
    /// Nil where it is not known.
    var length: Length?
    var place: Place
  }

  struct FrameSize {
    var width: Length?
    var height: Length?
    /// How far it begins behind the start of the view around; a side is left out where that is not known.
    var origin: [Axis: Length] = [:]
    /// The view whose frame or bounds it is, as that is when the code runs.
    var copied: ID?
    /// The axes along which it stays as long as it was.
    var kept: Set<Axis> = []
    /// How much shorter its sides are than those of that.
    var insets: [Axis: Length] = [:]
    /// The views that its sides are as long as, as those are then.
    var copiedSides: [Axis: ID] = [:]
    var place: Place
    /// Whether the view is made with it, or given it wherever it is made.
    var isFirst = false
  }
}
