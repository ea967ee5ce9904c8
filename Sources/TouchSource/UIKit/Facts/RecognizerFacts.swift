import TouchLayout
import TouchModel

/// A gesture recogniser and the views that it is added to.
struct RecognizerFacts {
  var kind: Screen.Element.Kind
  var className = "UIGestureRecognizer"
  var name: String?
  var place: Place
  /// Where the code calls a helper of the project's that makes it for the view which that is added to; nil
  /// where it makes it itself.
  var call: Place?
  /// The piece of code, read by itself, that makes it; nil where that is none of the class's.
  var run: Place?
  /// The name of the function that is read by itself and makes it, if one does.
  var maker: String?
  /// Whether it does nothing where it recognises a touch, as one that others wait for alone.
  var isIdle: Bool { isBare && !mayAct && !isHandedOut }
  /// Whether a tap is none of its own: it asks for three taps, or fingers, and more.
  var asksForMany: Bool {
    counts.values.contains { counts in counts.allSatisfy { $0.map { $0.smallest >= 3 } ?? false } }
  }
  /// How many taps and fingers it is told to ask for, by property, each time that it is; nil where that is not
  /// known, or may be left out.
  var counts: [String: [Length?]] = [:]
  /// Whether it is made without anything to do.
  var isBare = false
  /// Whether anything is done to it that may make it do something.
  var mayAct = false
  /// The object's method that it calls; nil for one that is not told apart.
  var action: String?
  var views: [ViewFacts.ID] = []
  /// Views of other classes', each with the property that holds it.
  var inner: [(type: TypeInfo, property: String)] = []
  /// The classes of the views that it is added to which other code makes, as lists do their cells.
  private(set) var objects: [TypeInfo] = []
  /// Whether the code that adds it to a view lets touches through to that, where another class holds it.
  var letsTouches = false
  /// Whether it is added to what the system puts around a view that is presented.
  var isAddedToPresentation = false
  /// Whether it is added to a bar that the system shows.
  var isAddedToBar = false
  /// Whether it is added to a view that is not followed.
  var isAddedElsewhere = false
  /// Whether a function that is read by itself returns it.
  var isHandedOut = false
  /// Whether a property of a type makes it anew for all that name that.
  var isMadeOnDemand = false

  /// Notes that it is added to a view of a class that other code makes.
  mutating func add(toObjectOf type: TypeInfo) {
    if !objects.contains(where: { $0.file == type.file && $0.path == type.path }) {
      objects.append(type)
    }
  }
}

/// An item of a bar.
struct BarItemFacts {
  var name: String?
  var place: Place
  /// Its class of the project's, where Interface Builder makes it.
  var type: TypeInfo?
  /// Why it is not known what it shows; nil for one that the system draws.
  var reason: String?
  /// Whether it is given a view of the app's to show.
  var holdsView = false
  /// Whether Interface Builder makes it.
  var isDrawn = false
}
