import TouchLayout
import TouchModel

/// What an expression of setup code refers to, as far as layout goes.
indirect enum Thing {
  case view(ViewFacts.ID)
  /// A layout guide; its edges lie inside those of the view where it is an inset one.
  case guide(ViewFacts.ID, isInset: Bool)
  /// The guide of a view that leaves out what bars and the device's corners cover.
  case safeArea(ViewFacts.ID)
  case edge(ViewFacts.ID, Edge, isInset: Bool)
  case length(ViewFacts.ID, Axis)
  /// Constraints by number.
  case constraints([Int])
  /// Constraints that a view holds, as code finds them that looks through those: what gives it a length along
  /// an axis, or any of them.
  case held(ViewFacts.ID, Axis?)
  /// What a nib holds outermost; whether the class's own view is the one that loads it.
  case nib(isOwn: Bool)
  /// Constraints that a view of another class of the project's keeps in a property of that.
  case kept(ViewFacts.ID, String)
  /// A gesture recogniser by number.
  case recognizer(Int)
  /// A configuration by number.
  case configuration(Int)
  /// A text with attributes, or attributes for one, by number.
  case text(Int)
  /// The label or the image inside a button.
  case part(ViewFacts.ID, String)
  /// `x.frame`, `x.bounds.size`: what is assigned through it is a frame.
  case frame(ViewFacts.ID)
  /// A copy of a frame that code changed.
  case changedFrame(FrameCopy)
  case list([Thing])
  /// An item of a bar around a view.
  case barItem(ViewFacts.ID)
  /// An item of a bar that is made without a view of the app's, by number; nil for one that code makes
  /// which is not followed.
  case bareItem(Int?)
  /// What holds the items of a navigation bar for the controller whose code is read.
  case navigationItem
  /// A property of the class that holds anything else.
  case slot(String)
  /// Each of the views in the list that a property of the class holds, as far as its frame goes.
  case member(String)
  /// Each of them by an index that a loop counts through, as far as its size goes.
  case counted(String)
  /// Views of which a name stands for each, or for one, as far as they are wired and given frames: those in a
  /// dictionary, each of which a loop looks up by its key, or two between which a condition chooses.
  case sought([ViewFacts.ID])
  case closure(Expression.Closure, SetupFrame)
  /// The description of constraints in a helper library.
  case layout(LayoutChain)
  /// A value of a type of the project's that is no view: a case of an enumeration, or what a static
  /// constant holds.
  case value(Value, TypeInfo)
  /// A value of any other type that is written out in a list or handed over with others.
  case plain(Value)
  /// A case, by its name, of an enumeration of the project's with what it holds, of which some is a view.
  case filledCase(String, [Thing])
  /// A structure of the project's in a variable of a block, with the constraints that its members are given.
  case record([String: Thing])
  /// What stands behind the `rx` of a view.
  case reactive(ViewFacts.ID)
  /// What stands behind the `rx` of a view that another class of the project holds in a property.
  case innerReactive(TypeInfo, String)
  /// A view that another class of the project holds in a property; with the view of that class, where it is
  /// one of those that are read.
  case inner(TypeInfo, String, of: ViewFacts.ID? = nil)
  /// A view or a controller of another class of the project's, which other code makes.
  case object(TypeInfo)
  /// The controller whose code is read.
  case controller
  /// What the system puts around and behind the view of a controller that code presents.
  case presentation
  /// The bar of the controller that the system shows around the one whose code is read.
  case systemBar
  case other
}

extension Thing {
  /// Whether it may be a number or another value: it is none of the things that views are set up with, or a
  /// property that may hold any.
  var mayBeValue: Bool {
    switch self {
    case .other, .plain, .slot: true
    default: false
    }
  }

  /// Whether it is what constraints are made of: an end or a length of a view, or a guide.
  var isAnchor: Bool {
    switch self {
    case .edge, .length, .guide, .safeArea: true
    default: false
    }
  }

  /// Whether it and another are ends, lengths or guides of which constraints would make something else.
  func isOtherAnchor(than other: Thing) -> Bool {
    switch (self, other) {
    case (.edge(let a, let edge, _), .edge(let b, let otherEdge, _)): a != b || edge != otherEdge
    case (.length(let a, let axis), .length(let b, let otherAxis)): a != b || axis != otherAxis
    case (.guide(let a, _), .guide(let b, _)), (.safeArea(let a), .safeArea(let b)),
      (.guide(let a, _), .safeArea(let b)), (.safeArea(let a), .guide(let b, _)):
      a != b
    default: isAnchor || other.isAnchor
    }
  }

  /// Whether it is no more things than that, in lists inside it too.
  func holds(atMost most: Int) -> Bool {
    var room = most
    func count(_ thing: Thing) {
      room -= 1
      guard case .list(let members) = thing else { return }
      for member in members where room >= 0 { count(member) }
    }
    count(self)
    return room >= 0
  }

  /// What it holds as a list, of which the system makes some of constraints; nil where it is none.
  var members: [Thing]? {
    switch self {
    case .list(let things): things
    case .constraints: [self]
    default: nil
    }
  }

  /// The list of what two hold, one of which may be a list that is not known; nil where neither is one.
  func joined(with other: Thing) -> Thing? {
    if members == nil, other.members == nil { return nil }
    return .list((members ?? [.other]) + (other.members ?? [.other]))
  }

  /// Whether what is done with it may concern a layout.
  var concernsLayout: Bool {
    switch self {
    case .view, .guide, .safeArea, .edge, .length, .constraints, .held, .kept, .recognizer,
      .configuration,
      .part, .frame, .layout, .reactive:
      true
    case .list(let things), .filledCase(_, let things): things.contains(where: \.concernsLayout)
    case .changedFrame, .barItem, .bareItem, .slot, .member, .counted, .sought, .closure, .text,
      .record, .nib, .value, .plain, .inner, .innerReactive, .object, .navigationItem, .controller,
      .presentation, .systemBar, .other:
      false
    }
  }

  /// What it is as a value.
  var value: Value {
    switch self {
    case .value(let value, _), .plain(let value): value
    default: .unknown
    }
  }
}

/// A chain of a helper library, as `make.width.height`.
struct LayoutChain {
  /// The views that are constrained.
  var views: [ViewFacts.ID]
  /// What of them.
  var edges: [Edge] = []
  var axes: [Axis] = []
  /// The word that each of them was written as, as `size` for both lengths.
  var edgeWords: [Edge: String] = [:]
  var axisWords: [Axis: String] = [:]
  /// The constraints that the chain has made so far, by number.
  var made: [Int] = []
  /// Whether the chain replaces what may have been said before.
  var replaces = false
  /// The call whose closure it stands in.
  var block: ConstraintBlock?
  /// Whether a bound that it says holds its ends inside, so that it is turned round for the far ones.
  var pointsInwards = false
  /// Whether it is PinLayout's, which places a view by its distances.
  var isPin = false
  /// Whether its library has no constraints but sets frames, so that a length that it says is fixed.
  var setsFrames = false
  /// Whether what is left around them changes the lengths that it says.
  var isElastic = false
}
