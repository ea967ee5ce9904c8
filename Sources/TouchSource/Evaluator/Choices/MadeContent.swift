import TouchLayout
import TouchModel

/// What the rounds of a screen have made so far.
struct MadeContent {
  /// The controls of all rounds.
  private(set) var controls = SeenControls()
  /// Whether the content of the round noted last was made by none before.
  private(set) var isContentNew = false
  /// The screens that it shows and none before did.
  private(set) var newSeeds: [ScreenSeed] = []

  /// The content of all rounds, by its hash.
  private var contents: Set<Int> = []
  /// The screens that all rounds show, by their digests.
  private var seeds: Set<UInt64> = []

  /// Whether the round noted last made anything that none before did.
  var isNew: Bool { isContentNew || !newSeeds.isEmpty }

  /// Notes the content of a round and the screens that it shows.
  mutating func note(
    _ node: ViewNode, showing found: [ScreenSeed], disabledForGood: Set<Screen.Element.ID>
  ) {
    controls.note(node, disabledForGood: disabledForGood)
    isContentNew = contents.insert(node.hashValue).inserted
    newSeeds = found.filter { seeds.insert($0.digest).inserted }
  }
}
