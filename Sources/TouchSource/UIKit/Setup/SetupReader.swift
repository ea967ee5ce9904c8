import TouchLayout
import TouchModel

/// Reads the code of one class for what it says of the class's views.
///
/// It is a class because every part of the reading adds to the same facts; it lives on one thread,
/// for one class.
final class SetupReader {
  let index: SourceIndex
  let setting: Setting
  /// The class whose code is read; nil for the functions outside any type and in extensions of the
  /// system's.
  let owner: TypeInfo?
  /// Whether `self` is a view controller.
  let isController: Bool
  var views: [ViewFacts] = []
  private var contentViews: [ViewFacts.ID: ViewFacts.ID] = [:]
  /// What stands for the guides of scroll views.
  var scrollGuides: [ScrollGuide: ViewFacts.ID] = [:]
  /// What each view turned out to be the same as.
  private var aliases: [Int] = []
  var constraints: [ConstraintFacts] = []
  /// What libraries that set frames say of views.
  var flexes: [ViewFacts.ID: FlexFacts] = [:]
  var recognizers: [RecognizerFacts] = []
  /// What the code tells views of other classes to do where they are touched.
  var outerActions: [OuterAction] = []
  var configurations: [ConfigurationFacts] = []
  /// What stands for the configurations of buttons before it is known which they are; where one is made that
  /// they have if they have no other, that.
  var openConfigurations: [(view: ViewFacts.ID, number: Int, isMade: Bool)] = []
  var texts: [TextFacts] = []
  /// What code gives to the properties by which stack views arrange, in the order in which it is read.
  var arrangements: [Arrangement] = []
  var barItems: [BarItemFacts] = []
  /// The ends of the controller's navigation bar that code gives items to in some case.
  var givenSides: Set<InterfaceFiles.BarSide> = []
  /// The view that the class is, or that its controller shows.
  private(set) var own: ViewFacts.ID?
  /// What reacts without an outlet by what files of Interface Builder say.
  var targets: [ViewFacts.ID] = []
  /// What code may look up by a number in files of Interface Builder, with what stands for it; nil for what
  /// does nothing until then.
  var numbered: [(target: InterfaceFiles.Target, view: ViewFacts.ID?)] = []
  /// Views by the property that holds them.
  var properties: [String: ViewFacts.ID] = [:]
  /// The first outlets of the views that Interface Builder connects them to.
  var drawnOutlets: [[String]: ViewFacts.ID] = [:]
  /// Views that properties of their own hold and that code gives to other properties, by these.
  var references: [String: [ViewFacts.ID]] = [:]
  /// What else properties hold, by their names.
  var slots: [String: [Thing]] = [:]
  /// The views that nibs hold outermost which the class's own view loads, by where code takes them.
  var nibRoots: [Place: ViewFacts.ID] = [:]
  /// Properties that something is given to in some branches only.
  var givenAtTimes: Set<String> = []
  /// What stands for each of the views in lists that properties hold, by the properties' names.
  var slotMembers: [String: ViewFacts.ID] = [:]
  /// Properties of whose lists code picks single members, as `views[0]` does, and views that it may pick so.
  var (pickedSlots, picked): (Set<String>, [ViewFacts.ID]) = ([], [])
  /// Properties whose constraints are switched off or changed somewhere.
  var switchedSlots: Set<String> = []
  /// Those of them that the body under way, by its key, was the first to do that to.
  var newlySwitched: [String: String] = [:]
  /// Properties of the class that its code gives a value to, beside their first.
  var assigned: Set<String> = []
  /// Properties whose constraints are activated somewhere.
  var activatedSlots: Set<String> = []
  /// What is assigned to the constants of constraints through the properties that hold them.
  var slotConstants: [String: [Length?]] = [:]
  /// Views of which code looks through what they hold, and those that it may find by a key or a tag.
  var (searched, findable): ([ViewFacts.ID], [ViewFacts.ID]) = ([], [])
  /// Whether code may show what it finds in another way than by its name.
  var showsFound = false
  /// Whether code keeps the masks from making constraints of views that are not followed, which may be any.
  var areMasksOff = false
  /// Whether the code reaches the views of bar items through their items.
  var changesCustomViews = false
  /// What stands for the views of the bar items in properties before it is known which they are.
  var slotCustomViews: [String: ViewFacts.ID] = [:]
  /// Properties whose bar items are given views to show.
  var customisedSlots: Set<String> = []
  /// What the recogniser in a property is added to.
  var slotRecognizers: [String: [Thing]] = [:]
  /// Properties whose recognisers are given something to do.
  var targetedSlots: Set<String> = []
  /// The views that calls move before or behind all others of theirs, by where the calls are; nil for one that
  /// is not followed.
  var moves: [Place: Set<ViewFacts.ID?>] = [:]
  /// How often the code read so far puts a view into another.
  var additions = 0
  /// What was read by itself, and which of it is under way.
  var runs: [Place: Run] = [:]
  var running: Place?
  /// The pieces of code that call functions of the class which are read by themselves, by these.
  var callers: [Place: Set<Place>] = [:]
  /// How many calls of helpers that make constraints were read, and how many pieces of code begun.
  var (blockCount, pass) = (0, 0)
  /// Where the code under way was called that the project adds to what stands behind `rx`.
  var reactiveCall: Place?
  /// Where the helper under way was called that the project adds to views of the system's.
  var helperCall: Place?
  /// Where calls of functions on views are that were followed, by the functions' names.
  var helperCalls: [String: Set<Place>] = [:]
  /// The views of other classes to which code lets touches through, by those and the properties that hold
  /// them.
  var innerReacting: Set<String> = []
  /// How code arranges what stack views hold that views of other classes hold.
  var innerArrangements: [InnerArrangement] = []
  /// The functions and properties that return the views that they make, by the views' places.
  var returned: [Place: Returner] = [:]
  /// The functions and properties of the class that are read where its code asks for what they return, by
  /// where they are declared.
  var followed: Set<Place> = []
  /// Where calls of functions of the class are that were followed with what they hand over, by where those
  /// functions are declared.
  var followedCalls: [Place: Set<Place>] = [:]
  /// The function that is read by itself.
  var maker: String?
  /// What code hands on that other versions of the system alone run, as it is written.
  var leftToOthers: Set<String> = []
  /// What calls in the class's code say of the parameters of functions that are read by themselves.
  var ownCalls: [Place: [OwnCall]] = [:]
  /// Where the functions are declared that are read with the class; nil before that was asked.
  var ownPlaces: Set<Place>?
  /// The bodies under way, for those that call themselves.
  private var entered: [String] = []
  private var stepsLeft = 60_000
  /// Whether the steps ran out, so that facts may be missing.
  var isCut: Bool { stepsLeft <= 0 }

  /// Where code that is not followed is asked for a view of a class, or handed what makes one, by the
  /// class's place and the name in it.
  var resolvedClasses: [String: Set<Place>] = [:]

  /// The most things that a list holds, in lists inside it too.
  static let mostThings = 2_000
  /// The deepest that helpers are followed.
  static let mostDepth = 12
  /// The most classes above one that are read with it.
  static let mostClasses = 12
  /// The most views around one that are asked what they leave of it.
  static let mostAround = 8
  /// The most views between one and another that it is inside.
  static let mostInside = 12

  /// What the generic names of the classes above stand for.
  let genericArguments: [String: TypeName]
  /// How the instance was made, where that is known.
  let construction: Construction

  init(
    index: SourceIndex, setting: Setting, owner: TypeInfo?, construction: Construction = .init(),
    extendsControllers: Bool = false
  ) {
    self.construction = construction
    self.index = index
    self.setting = setting
    self.owner = owner
    genericArguments = owner?.inheritedArguments ?? [:]
    isController = owner?.isController ?? extendsControllers
    let systemClass = owner?.systemViewClass
    guard isController || systemClass != nil else { return }
    var facts = ViewFacts(className: isController ? "UIView" : systemClass ?? "UIView")
    facts.isOwn = true
    facts.type = isController ? nil : owner
    own = add(facts)
  }

  /// Counts a step; says whether it may be taken.
  func step() -> Bool {
    stepsLeft -= 1
    return stepsLeft > 0
  }

  /// Leaves the rest of the code unread.
  func giveUp() { stepsLeft = 0 }

  /// Where a position of a frame's file is.
  func place(_ position: Position, in frame: SetupFrame) -> Place {
    Place(position, in: frame.scope.file)
  }

  // MARK: - Views

  /// Adds a view.
  func add(_ facts: ViewFacts) -> ViewFacts.ID {
    aliases.append(views.count)
    views.append(facts)
    return ViewFacts.ID(number: views.count - 1)
  }

  /// The view that stands for all that turned out to be the same.
  func canonical(_ view: ViewFacts.ID) -> ViewFacts.ID {
    var number = view.number
    while aliases[number] != number { number = aliases[number] }
    return ViewFacts.ID(number: number)
  }

  /// Changes what is known of a view.
  func change(_ view: ViewFacts.ID, _ body: (inout ViewFacts) -> Void) {
    body(&views[canonical(view).number])
  }

  /// What is known of a view, by whichever of its names.
  func facts(_ view: ViewFacts.ID) -> ViewFacts { views[canonical(view).number] }

  /// The view that one is inside; nil where there is none, or several may be.
  func superview(of view: ViewFacts.ID) -> ViewFacts.ID? {
    let views = Set(facts(view).superviews.map(canonical)).subtracting([canonical(view)])
    return views.count == 1 ? views.first : nil
  }

  /// Whether a view is, by way of others too, inside another.
  func lies(_ view: ViewFacts.ID, in outer: ViewFacts.ID) -> Bool {
    var current = canonical(view)
    for _ in 0..<Self.mostInside {
      guard let parent = superview(of: current) else { return false }
      if parent == outer { return true }
      current = parent
    }
    return false
  }

  /// Where the views are made that properties of the class hold.
  var heldMakings: Set<Place> {
    views.indices.reduce(into: []) { held, number in
      if views[number].isHeld, canonical(ViewFacts.ID(number: number)).number == number {
        held.formUnion(views[number].makings)
      }
    }
  }

  /// Notes that something is done to a view that is not understood.
  func doubt(_ view: ViewFacts.ID, _ reason: String) {
    change(view) { if !$0.unknowns.contains(reason) { $0.unknowns.append(reason) } }
  }

  /// Makes two views one: what is said of either is said of both.
  func unite(_ first: ViewFacts.ID, _ second: ViewFacts.ID) {
    let (kept, gone) = (canonical(first), canonical(second))
    guard kept != gone else { return }
    aliases[gone.number] = kept.number
    views[kept.number].take(views[gone.number])
  }

  /// The view inside a cell or a view with an effect that holds what it shows.
  func contentView(of view: ViewFacts.ID) -> ViewFacts.ID {
    let view = canonical(view)
    if let known = contentViews[view] { return known }
    var facts = ViewFacts(className: "UIView")
    facts.superviews = [view]
    let inner = add(facts)
    contentViews[view] = inner
    return inner
  }

  /// The view inside the class's own, a cell's, that holds what the cell shows; nil where the code does
  /// nothing with it.
  var ownContent: ViewFacts.ID? { own.flatMap { contentViews[canonical($0)] }.map(canonical) }

  /// Whether a view is the one inside a cell that holds what the cell shows.
  func isContent(_ view: ViewFacts.ID, of cell: ViewFacts.ID) -> Bool {
    contentViews[canonical(cell)].map(canonical) == canonical(view)
  }

  /// A class of views by its name.
  func viewClass(_ name: String, in scope: Scope) -> (String, TypeInfo?)? {
    if let type = index.type(name, from: scope) {
      return type.systemViewClass.map { ($0, type) }
    }
    let name = index.foreignType(name, from: scope) ?? name
    // What is written to be a `View` is one of SwiftUI's, where it is no class above another.
    guard name != "View" else { return nil }
    return ViewClasses.isSystemView(name) || ViewClasses.isLibraryView(name) ? (name, nil) : nil
  }

  /// What recognisers of a class make of a view, those of the project's too; nil for other types.
  func recognizerKind(_ name: String, in scope: Scope) -> Screen.Element.Kind? {
    if let kind = ViewClasses.recognizers[name] { return kind }
    guard let type = index.type(name, from: scope), type.kind == .classType else { return nil }
    return ViewClasses.recognizers.keys.sorted().first { type.inherits($0) }
      .flatMap { ViewClasses.recognizers[$0] }
  }

  /// What tells the body under way from others.
  var bodyUnderWay: String { "\(pass) \(entered.last ?? "")" }

  /// What tells a function from others that run, on what it is called on.
  func key(of function: FunctionDeclaration, on receiver: Thing, isOwn: Bool) -> String {
    let key = "\(function.file):\(function.position.line):\(function.position.column)"
    // A closure that it runs may call it of another view.
    guard !isOwn, case .view(let view) = receiver else { return key }
    return key + " \(canonical(view).number)"
  }

  /// Whether a body is under way.
  func isUnderWay(_ key: String) -> Bool { entered.contains(key) }

  /// Runs a body unless it is under way already.
  func inline(_ key: String, _ body: () -> Thing?) -> Thing? {
    guard entered.count < Self.mostDepth, !entered.contains(key), step() else { return nil }
    entered.append(key)
    defer { entered.removeLast() }
    return runApart(body)
  }
}
