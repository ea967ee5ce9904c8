import TouchLayout
import TouchModel

/// What FlexLayout and PinLayout say of a view, which set frames as CSS does.
struct FlexFacts {
  /// The view whose item it is; nil for one that FlexLayout does not place.
  var container: ViewFacts.ID?
  /// Along which axis it lays out its items; several where it changes.
  var directions: Set<String> = []
  /// Where it puts its items across; several where it changes.
  var alignments: Set<String> = []
  /// Where it is put across instead.
  var own: Set<String> = []
  /// The axes along which it is told how long to be.
  var sized: Set<Axis> = []
  /// The axes along which it is as long as what is around it.
  var filling: Set<Axis> = []
  /// The axes along which it is made as long as it asks to be.
  var fitted: Set<Axis> = []
  /// The axes along which it stays as long as it was, as those that it is fitted to.
  var kept: Set<Axis> = []
  /// Whether it takes more or less than its length along the axis that it is laid out along.
  var isElastic = false
  /// Whether one of its sides follows from the other, or the space inside it is not followed.
  var isOpen = false
  /// Whether it is put where its distances say, apart from the other items.
  var isAbsolute = false
  /// What is left free outside its ends, and inside them; nil where that is not known.
  var margins: [Edge: Length?] = [:]
  var paddings: [Edge: Length?] = [:]
  /// Its distances from the ends of what is around it.
  var distances: [Edge: Length?] = [:]
  /// Where the code says the last of it.
  var place: Place
  /// The branches that it stands in.
  var frame: SetupFrame
}
