import TouchLayout
import TouchModel

/// Everything that the evaluation of one screen found.
struct ScreenResult: Sendable {
  /// Its layouts, in the order in which alternatives were tried.
  var layouts: [Screen] = []
  /// The screens that it shows.
  var seeds: [ScreenSeed] = []
  /// What reads like an element and is no target where it was met.
  var absent: Set<Absent> = []
  /// How many alternatives were evaluated.
  var rounds = 0
  /// Elements that were disabled whatever happens.
  var disabledForGood: Set<Screen.Element.ID> = []
  /// Elements that were made, whether a layout shows them or not.
  var settled: Set<Place> = []
  /// The branches that no choice leads to.
  var closings: Set<Closing> = []
  /// The names of the project's views whose content was made.
  var shown: Set<String> = []
  /// Whether there were more alternatives than are tried.
  var isCut = false
  /// Whether a condition asked for the version of the system.
  var asksForSystem = false
  /// What was asked of the branches and screens that a look met.
  var leads: Set<Lead> = []
}

/// A screen to evaluate: its content and where it stands.
struct ScreenRequest: Sendable {
  var seed: ScreenSeed
  /// The name of the view at its root.
  var view: String
  /// Whether it fills a device's screen in any case, as a scene or what one shows does. Other roots
  /// are also laid out with no height given, because nothing says how they are used.
  var isWholeScreen: Bool
  /// Whether views that could not be followed may put it into a row, a menu or a bar.
  var mayBeInRow = false
  /// The most rounds in which its alternatives are tried.
  var mostRounds = Choices.mostRounds
}

/// Evaluates and lays out one screen in every alternative that its source leaves open.
struct ScreenEvaluator: Sendable {
  var index: SourceIndex
  var setting: Setting
  /// The most layouts that one screen is given. A choice: three of each alternative, and some more.
  var mostLayouts = 240

  /// Returns the layouts of a screen, or those of the one round that looks for something.
  func evaluate(_ request: ScreenRequest, goal: Goal? = nil) -> ScreenResult {
    let evaluation = Evaluation(index: index, setting: setting, mostRounds: request.mostRounds)
    evaluation.goal = goal
    var result = ScreenResult()
    var made = MadeContent()
    /// Elements whose own content was set against all other already.
    var contrasted: Set<Screen.Element.ID> = []
    repeat {
      result.rounds += 1
      let (node, series) = evaluation.round(of: request)
      made.note(node, showing: evaluation.found, disabledForGood: evaluation.disabledForGood)
      result.seeds += made.newSeeds.filter { goal == nil || evaluation.leads($0) }
      // Where nothing that is looked for was made there is nothing to lay out.
      if let goal, goal.places.isDisjoint(with: evaluation.settled) { break }
      // What was chosen may change nothing that can be seen, as the colour of a text.
      if made.isContentNew {
        layOut(
          node, series, of: request, after: evaluation.choices, for: goal, except: &contrasted,
          into: &result.layouts)
      }
      // A round that was given up would be given up again.
      if result.layouts.count >= mostLayouts || evaluation.stepsLeft <= 0 { break }
    } while goal == nil && evaluation.choices.advance(after: made)
    result.absent = evaluation.absent
    result.disabledForGood = evaluation.disabledForGood
    result.settled = evaluation.settled
    result.shown = evaluation.shown
    result.isCut = evaluation.isCut
    result.asksForSystem = evaluation.asksForSystem
    result.leads = evaluation.screenLeads.union(evaluation.branchLeads.values)
    // What was not tried may ask for what nothing else does.
    let isCut = result.isCut
    result.closings = Set(evaluation.allClosings.filter { !isCut || $0.absence != .unasked })
    return result
  }

  /// Adds the layouts of a round's content: with content of each extent, in each height that its screen may
  /// have, and with the content of single elements set against all other.
  private func layOut(
    _ node: ViewNode, _ series: LayoutSeries, of request: ScreenRequest, after choices: Choices,
    for goal: Goal?, except contrasted: inout Set<Screen.Element.ID>, into layouts: inout [Screen]
  ) {
    let proposals = request.isWholeScreen ? [true] : [true, false]
    let extents: [Screen.Extent] =
      node.hasOpenContent ? [.typical, .smallest, .largest] : [.typical]
    for isFullHeight in proposals {
      var series =
        isFullHeight ? series : setting.series(of: node, for: request, isFullHeight: false)
      let alike = series.screens(
        extents.map {
          Screen.Variant(choices: choices.taken, standing: choices.standing, content: $0)
        })
      layouts += alike
      // Alternatives still to be tried come before content set against other content.
      let reserved = choices.roundsLeft * extents.count
      let room = mostLayouts - layouts.count - reserved
      guard extents.count > 1, room > 0 else { continue }
      layouts += series.screens(
        exceptions(in: alike, of: goal, except: &contrasted).prefix(room).map { exception in
          Screen.Variant(
            choices: choices.taken, standing: choices.standing,
            content: exception.content == .smallest ? .largest : .smallest,
            exception: exception)
        })
    }
  }

  /// Returns the screens that a screen shows, without laying it out.
  ///
  /// - Parameter rounds: How many alternatives were evaluated when it was laid out.
  func seeds(of request: ScreenRequest, goal: Goal? = nil, rounds: Int) -> [ScreenSeed] {
    let evaluation = Evaluation(index: index, setting: setting, mostRounds: request.mostRounds)
    evaluation.goal = goal
    var seeds: [ScreenSeed] = []
    var made = MadeContent()
    for _ in 0..<rounds {
      let node = evaluation.round(of: request).node
      made.note(node, showing: evaluation.found, disabledForGood: evaluation.disabledForGood)
      seeds += made.newSeeds
      guard evaluation.choices.advance(after: made) else { break }
    }
    return seeds
  }

  /// Returns the elements that a screen makes in any alternative, shown or hidden, whether a
  /// condition asked for the version of the system, and whether there were more alternatives than
  /// are tried.
  func elements(
    of request: ScreenRequest
  ) -> (places: Set<Place>, asksForSystem: Bool, isCut: Bool) {
    let evaluation = Evaluation(index: index, setting: setting, mostRounds: request.mostRounds)
    repeat {
      _ = evaluation.round(of: request)
    } while evaluation.stepsLeft > 0 && evaluation.choices.advance()
    return (evaluation.settled, evaluation.asksForSystem, evaluation.isCut)
  }

  /// Returns a view laid out alone, with the first of every alternative.
  func inspect(_ request: ScreenRequest, contexts: Int) -> InspectedView {
    let evaluation = Evaluation(index: index, setting: setting, mostRounds: request.mostRounds)
    let node = evaluation.round(of: request).node
    let extents: [Screen.Extent] = [.typical, .smallest, .largest]
    let screens = LayoutEngine(device: setting.device).screens(
      of: node, view: request.view, place: request.seed.place,
      proposal: setting.proposal(for: request.seed, isFullHeight: true),
      variants: extents.map { Screen.Variant(content: $0) },
      environment: setting.environment.layout)
    return InspectedView(
      typical: screens[0], smallest: screens[1], largest: screens[2], contexts: contexts)
  }

  /// What is as large with any of its content needs no further look at it, to save layouts: the size
  /// of a control of the system's. A choice; policies that ask for more have seen it once.
  private static let settledSize = Size(width: 44, height: 44)
  /// The most elements of an alternative whose content is set against all other. A choice.
  private static let mostContrasted = 8

  /// The elements whose own content is worth setting against all other: those whose hit region
  /// changes when all content changes alike. Those that are small however large all of it is come
  /// again in every alternative: what else is open may have left them no room there.
  ///
  /// - Parameter goal: What alone is of interest, if something is looked for.
  private func exceptions(
    in alike: [Screen], of goal: Goal?, except contrasted: inout Set<Screen.Element.ID>
  ) -> [Screen.Exception] {
    var sizes: [Screen.Element.ID: Set<Size>] = [:]
    var order: [Screen.Element.ID] = []
    for screen in alike {
      for element in screen.elements where goal?.places.contains(element.id.place) ?? true {
        if sizes[element.id] == nil { order.append(element.id) }
        sizes[element.id, default: []].insert(element.region.largestPiece?.size ?? .zero)
      }
    }
    let varying = order.filter { sizes[$0]!.count > 1 }
    let new = varying.filter { !contrasted.contains($0) }.prefix(Self.mostContrasted)
    let again = varying.filter { id in
      contrasted.contains(id)
        && !sizes[id]!.contains { $0.covers(Self.settledSize, tolerance: 0.01) }
    }.prefix(Self.mostContrasted)
    return (new + again).flatMap { id in
      let largest = Screen.Exception(element: id, content: .largest)
      guard contrasted.insert(id).inserted else { return [largest] }
      return [Screen.Exception(element: id, content: .smallest), largest]
    }
  }
}

extension Evaluation {
  /// Whether there was more than is tried.
  fileprivate var isCut: Bool { choices.hasMore || stepsLeft <= 0 }

  /// How often a round is evaluated to find out how large its readers of geometry are: one may stand
  /// in another.
  private static let mostMeasurements = 3

  /// The content of a screen in the round under way, settled with what its readers of geometry read,
  /// and its layouts in the whole height.
  fileprivate func round(of request: ScreenRequest) -> (node: ViewNode, series: LayoutSeries) {
    let start = choices
    for _ in 0..<Self.mostMeasurements {
      let node = settled(request)
      var series = setting.series(of: node, for: request, isFullHeight: true)
      guard hasReader else { return (node, series) }
      let measured = measuredReaders(in: &series, isOpen: node.hasOpenContent)
      // Most are as large as in the round before.
      if measured.allSatisfy({ readers[$0.key] == $0.value }) { return (node, series) }
      readers.merge(measured) { $1 }
      choices = start
    }
    let node = settled(request)
    return (node, setting.series(of: node, for: request, isFullHeight: true))
  }

  /// The settled content of a screen, begun anew. Sections without a list around them are rows of one
  /// that is not followed.
  private func settled(_ request: ScreenRequest) -> ViewNode {
    let start = choices
    begin(at: request)
    let node = settle(request.seed)
    guard !request.isWholeScreen, node.isSections else { return node }
    choices = start
    begin(at: request)
    return settle(request.seed, asRows: true)
  }

  /// Starts a round.
  private func begin(at request: ScreenRequest) {
    hasReader = false
    stepsLeft = Self.mostSteps
    (viewsLeft, elementsLeft) = (Self.mostViews, Self.mostElements)
    context = (0 as UInt64).mixed(with: request.view).mixed(with: "\(request.seed.digest)")
    depths = [:]
    depth = 0
    settlingDepth = 0
    found = []
    (hasWindow, isPopover) = (false, false)
    bars = []
    actions = []
    turning = [:]
    focuses = [:]
  }

  /// The settled content of a screen under the bars that it asks for.
  ///
  /// - Parameter asRows: Whether the content is put into a list.
  func settle(_ seed: ScreenSeed, asRows: Bool = false) -> ViewNode {
    var view: ViewValue
    switch seed.content {
    case .view(let content): view = content
    case .deferred(let function, let given): view = views(function, given)
    }
    if asRows { view = .list(of: view, at: seed.place, in: seed.view) }
    bars = [BarItems()]
    stacks = [seed.environment]
    var node = settle(view, in: seed.environment)
    if isPopover, !node.takesAll { node = node.asPopover }
    let items = bars.removeLast()
    bars = []
    return barred(
      node, items, isStack: seed.isPushed, ViewNode.Origin(place: seed.place, name: ""),
      seed.environment)
  }
}

extension Setting {
  /// The layouts of a screen's content.
  fileprivate func series(
    of node: ViewNode, for request: ScreenRequest, isFullHeight: Bool
  ) -> LayoutSeries {
    LayoutEngine(device: device).series(
      of: node, view: request.view, place: request.seed.place,
      proposal: proposal(for: request.seed, isFullHeight: isFullHeight),
      environment: environment.layout)
  }

  /// What a root is offered: a size of its own, the device's safe area, or its width with no height.
  func proposal(for seed: ScreenSeed, isFullHeight: Bool) -> Proposal {
    if let size = seed.size { return Proposal(width: size.width, height: size.height) }
    let insets = device.safeArea.total
    return Proposal(
      width: device.size.width - insets.width,
      height: isFullHeight ? device.size.height - insets.height : nil)
  }
}

extension ScreenSeed {
  /// A number that is equal for screens that show the same.
  var digest: UInt64 {
    var hash: UInt64 = (0 as UInt64).mixed(with: environment.isOpen ? "open" : "closed")
    switch content {
    case .view(let view): hash = hash.mixed(with: view)
    case .deferred(let function, let given):
      hash = hash.mixed(with: .function(function))
      for value in given { hash = hash.mixed(with: value) }
    }
    hash = hash.mixed(withLooksOf: environment)
    if let size { hash = hash.mixed(with: "\(size.width) \(size.height)") }
    return hash.mixed(with: isPushed ? "pushed" : "presented")
  }

  /// The digest of a view of the project that is presented without any values.
  static func digest(
    ofRoot view: ViewReference, isOpen: Bool, isGiven: Bool, making: Int? = nil
  ) -> UInt64 {
    (0 as UInt64).mixed(with: isGiven ? "given" : isOpen ? "open" : "closed")
      .mixed(with: making.map { "making \($0)" } ?? "")
      .mixed(with: view.name).mixed(with: view.file).mixed(with: "presented")
  }
}

extension ViewNode {
  /// Whether it has no size of its own that a popover would take.
  fileprivate var takesAll: Bool {
    switch kind {
    case .bars, .list, .geometryReader: true
    case .modified(let node, _): node.takesAll
    default: false
    }
  }

  /// The view as a popover shows it: as large as it is, unless it is wider than the screen.
  fileprivate var asPopover: ViewNode {
    let ideal = ViewNode(.modified(self, .fixedSize(horizontal: true, vertical: true)))
    return ViewNode(.firstThatFits(ScrollAxes(horizontal: true, vertical: false), [ideal, self]))
  }

  /// Whether anything inside is not in the source, so that it has no single layout.
  var hasOpenContent: Bool {
    if origin.copies?.likeness == .open { return true }
    switch kind {
    case .text(let text): return text.pieces.contains(where: \.isOpen) || text.isVague
    case .image(let image):
      switch image.source {
      case .symbol, .ownSymbol, .open: return true
      case .asset: return false
      }
    case .outside, .control: return true
    case .shape(let shape, _): return shape.isOpen
    case .spacer(let length): return length.map { !$0.isKnown } ?? false
    case .color, .divider, .empty: return false
    case .group(let nodes), .overlap(_, let nodes), .firstThatFits(_, let nodes),
      .gridRow(_, let nodes):
      return nodes.contains(where: \.hasOpenContent)
    case .stack(let stack, let nodes):
      return stack.spacing.map { !$0.isKnown } ?? false || nodes.contains(where: \.hasOpenContent)
    case .lazyGrid, .grid, .list, .bars: return true
    case .scroll(_, let node), .geometryReader(let node): return node.hasOpenContent
    case .element(_, let node): return node.hasOpenContent
    case .modified(let node, let modifier): return modifier.isOpen || node.hasOpenContent
    }
  }
}

extension ViewNode.Shape {
  fileprivate var isOpen: Bool {
    ![outset.top, outset.left, outset.bottom, outset.right].allSatisfy(\.isKnown)
  }
}

extension ViewNode.Modifier {
  /// Whether the modifier has numbers or views that are not in the source.
  fileprivate var isOpen: Bool {
    func open(_ lengths: Length?...) -> Bool {
      lengths.contains { $0.map { !$0.isKnown } ?? false }
    }
    switch self {
    case .frame(let width, let height, _): return open(width, height)
    case .flexibleFrame(let frame):
      return open(
        frame.minWidth, frame.idealWidth, frame.maxWidth, frame.minHeight, frame.idealHeight,
        frame.maxHeight)
    case .padding(let edges): return open(edges.top, edges.left, edges.bottom, edges.right)
    case .background(let nodes, _), .overlay(let nodes, _), .presents(_, let nodes):
      return nodes.contains(where: \.hasOpenContent)
    case .offset(let x, let y): return open(x, y)
    case .position(let x, let y): return open(x, y)
    case .scale(let x, let y, _): return open(x, y)
    case .rotation(let degrees, _): return open(degrees)
    case .aspectRatio(let ratio, _): return open(ratio)
    case .opacity(let opacity): return open(opacity)
    case .contentShape(let shape): return shape.isOpen
    case .safeAreaInset(_, let spacing, let node): return open(spacing) || node.hasOpenContent
    case .sharesTouches(let sharing): return open(sharing.size, sharing.maximumShift)
    case .takesShare, .measured, .fixedSize, .layoutPriority, .zIndex, .allowsHitTesting, .hidden,
      .ignoresSafeArea, .clip, .alignmentGuide:
      return false
    }
  }
}
