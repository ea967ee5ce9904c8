import TouchLayout
import TouchModel

/// One evaluation of one root: the choices it takes, the steps it has left, the screens it finds.
///
/// It is a class because every part of the evaluator counts steps and takes choices; it lives on
/// one thread, for one root.
final class Evaluation {
  let index: SourceIndex
  let setting: Setting
  var choices: Choices
  /// The steps that may still be taken before the rest is given up as open.
  var stepsLeft: Int
  /// The views and the elements that may still be made in the round.
  var (viewsLeft, elementsLeft) = (mostViews, mostElements)
  /// The way from the root to the view whose body is being placed.
  var context: UInt64 = 0
  /// The views and functions whose bodies are being evaluated, for those that contain themselves.
  var depths: [String: Int] = [:]
  /// How deep the calls under way are nested.
  var depth = 0
  /// How deep the views being settled are nested.
  var settlingDepth = 0
  /// Screens that are shown from the one being evaluated.
  var found: [ScreenSeed] = []
  /// Whether the screen shows the content of a scene already.
  var hasWindow = false
  /// Whether the screen says that it stays a popover.
  var isPopover = false
  /// What reads like an element and is no target where it was met.
  var absent: Set<Absent> = []
  /// Elements that were disabled whatever happens.
  var disabledForGood: Set<Screen.Element.ID> = []
  /// Elements that were made, whether a layout shows them or not.
  var settled: Set<Place> = []
  /// What the only round looks for, if it looks for something.
  var goal: Goal?
  /// What the branches that were looked at for it lead to, by their places.
  var branchLeads: [Place: Lead] = [:]
  /// What the screens that were looked at for it lead to.
  var screenLeads: Set<Lead> = []
  /// What the values of names should be for it, where they are given.
  var wishes: [WishKey: Bool?] = [:]
  /// The names of the project's views whose content was made.
  var shown: Set<String> = []
  /// What the elements made in this round do, by their numbers.
  var actions: [Action] = []
  /// What the toggles made in this round turn on and off, as far as something keeps that.
  var turning: [Screen.Element.ID: CaseFacts.Subject] = [:]
  /// What says that the cursor is in a field, as far as something keeps that.
  var focuses: [Screen.Element.ID: Focus] = [:]
  /// The states that take over where the cursor is, by what they take it from.
  var focusCopies: [String: Set<String>] = [:]
  /// Whether a condition asked for the version of the system.
  var asksForSystem = false
  /// The branches that no choice leads to.
  var closings: [Closing] = []
  /// The branches that were not entered for what had been chosen before in the round.
  var refused: [Choices.Branch: Closing] = [:]
  /// Where closed branches begin, with the names that each mentions and the open branch does not.
  var closedBranches: [Place: Set<String>] = [:]
  /// The `switch` statements whose other cases were looked at for them.
  var closedSwitches: Set<ClosedSwitch> = []
  /// How many controls are around what is being evaluated, as parts of which it is shown.
  var controlsAround = 0
  /// How many loops are around what is being evaluated.
  var loops = 0
  /// How many `for` loops are around that turn who knows how often.
  var openTurns = 0
  /// Items for the bar of the nearest navigation stack, or of the screen.
  var bars: [BarItems] = []
  /// The environments of the navigation stacks around, the screen's own first.
  var stacks: [FlowingEnvironment] = []

  /// What static members and globals hold that no choice decides; see `constant(_:owner:receiver:)`.
  var constants: [ConstantKey: Constant] = [:]
  /// What they hold at rest.
  var restingConstants: [ConstantKey: RestingConstant] = [:]
  /// What members are of all values that conform to a protocol, where that was asked for.
  var agreements: [AgreementKey: Value?] = [:]
  /// Who changes states, by their types and names.
  var stateChanges: [String: StateChanges] = [:]
  /// How often one was read that only a pointer changes.
  var pointerReads = 0
  /// How large what readers of geometry stand in was in the last layout, by their numbers.
  var readers: [UInt64: ReaderSize] = [:]
  /// The scroll views whose size was asked for and that are not made yet, by their numbers.
  var askedScrollViews: Set<UInt64> = []
  /// Whether there was a reader in this round.
  var hasReader = false
  /// Whether flags that all code shares are as they are declared, for what is shown at first.
  var keepsSharedFlags = false
  /// Whether `TouchUI` is known from outside.
  let usesTouchUI: Bool
  /// Where the project was read last.
  var caller: Caller?
  /// Where a method of a system's type is called that is about to be entered.
  var calledAt: Place?
  /// The callers met, by their places.
  var callers: [Place: Caller] = [:]
  /// A member that is written with `self`. A literal is parsed wherever it is met, which takes longer than
  /// most evaluations do: read once, and only where it is asked for.
  lazy var memberOfSelf = /\bself\??\.(\w+)/
  /// How often something was not entered because it was being evaluated already.
  var refusals = 0

  /// The most steps that one round of one root takes.
  static let mostSteps = 400_000
  /// The most views and elements that one round of one root makes. The busiest screens of real apps
  /// make 7,000 and 800; what holds another twice, and is held twice itself, makes any number.
  static let (mostViews, mostElements) = (20_000, 1_000)
  /// The deepest that calls may be nested.
  static let mostDepth = 400
  /// The deepest that views may be nested, not counting modifiers.
  static let mostNesting = 500
  /// The longest that a chain of modifiers may be.
  static let mostSettlingDepth = 20_000

  /// An evaluation that begins with nothing known but the project.
  ///
  /// - Parameter mostRounds: The most rounds in which alternatives are tried.
  init(index: SourceIndex, setting: Setting, mostRounds: Int = Choices.mostRounds) {
    self.index = index
    choices = Choices(mostRounds: mostRounds)
    usesTouchUI = index.number(of: TouchUIDeclarations.file) != nil
    self.setting = setting
    self.stepsLeft = Self.mostSteps
  }

  /// Counts a step; says whether it may be taken.
  func step() -> Bool {
    stepsLeft -= 1
    return stepsLeft > 0
  }

  /// The place in a scope's file. What `TouchUI` makes stands where the project asked for it.
  func place(_ position: Position, in scope: Scope) -> Place {
    if scope.file == TouchUIDeclarations.file, let caller = scope.caller ?? caller {
      return caller.place
    }
    let place = Place(position, in: scope.file)
    if usesTouchUI {
      caller = Caller(place: place, view: scope.type?.name ?? scope.file)
      callers[place] = caller
    }
    return place
  }

  /// Counts a view or an element; gives up the rest of the round where there are too many.
  func count(_ left: ReferenceWritableKeyPath<Evaluation, Int>) {
    self[keyPath: left] -= 1
    if self[keyPath: left] < 0 { stepsLeft = 0 }
  }

  /// The name under which choices and elements of a scope are known.
  func viewName(of scope: Scope) -> String {
    if scope.file == TouchUIDeclarations.file, let caller = scope.caller ?? caller {
      return caller.view
    }
    return scope.type?.name ?? scope.file
  }

  /// Where the project was read last, and in which of its views.
  struct Caller: Sendable {
    var place: Place
    var view: String
  }
}
