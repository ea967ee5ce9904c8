import TouchLayout
import TouchModel
import TouchRules

/// A screen on a walk, which is not made where its outcome is remembered.
struct Stop: Sendable {
  /// Equal for the same screen, in this run and the next.
  var key: UInt64
  /// Equal for screens that show the same.
  var digest: UInt64
  /// The name of the view at its root.
  var view: String
  var isWholeScreen = true
  /// Whether views that could not be followed may put it into a row, a menu or a bar.
  var mayBeInRow = false
  /// The most rounds in which its alternatives are tried.
  var mostRounds = Choices.mostRounds
  /// What was read of the project on the way to it; nil where its key says what it is made of.
  var way: UseRecorder?
  /// Makes its content; nil only where the project no longer holds it.
  var make: @Sendable () -> ScreenSeed?

  /// The screen to evaluate.
  var request: ScreenRequest? {
    make().map {
      ScreenRequest(
        seed: $0, view: view, isWholeScreen: isWholeScreen, mayBeInRow: mayBeInRow,
        mostRounds: mostRounds)
    }
  }
}

/// What the evaluation of one screen came to, without the screen.
struct JudgedScreen: Sendable {
  var sightings = Judgement.Sightings()
  /// The places of the elements that some layout shows, and of the calls that make them.
  var reached: Set<Place> = []
  /// Places of what reads like an element and is no target there.
  var absent: Set<Absent> = []
  /// The places of the elements that were made.
  var settled: Set<Place> = []
  /// The branches that no choice leads to.
  var closings: Set<Closing> = []
  /// The names of the project's views whose content was made.
  var shown: Set<String> = []
  /// Whether there were more alternatives than are tried.
  var isCut = false
  /// Whether a condition asked for the version of the system.
  var asksForSystem = false
  /// The screens that it shows.
  var seeds: [Seed] = []
  /// How many alternatives were evaluated.
  var rounds = 0

  /// A screen that is shown, by its digest and the name of its root.
  struct Seed: Sendable {
    var digest: UInt64
    var view: String
    /// See `SeedIdentity`; nil where nothing is remembered, or where it is too large to be known so.
    var identity: UInt64?
  }
}

extension JudgedScreen: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self = try reader.make(
      JudgedScreen.init(
        sightings:reached:absent:settled:closings:shown:isCut:asksForSystem:seeds:rounds:))
  }
  func write(to writer: inout ByteWriter) {
    writer.write(
      members: sightings, reached, absent, settled, closings, shown, isCut, asksForSystem, seeds,
      rounds)
  }
}

extension JudgedScreen.Seed: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self = try reader.make(JudgedScreen.Seed.init(digest:view:identity:))
  }
  func write(to writer: inout ByteWriter) { writer.write(members: digest, view, identity) }
}
