import TouchModel

/// How much of an element a touch reaches over the layouts of its screen, for what is predicted of it.
///
/// What covers an element in some states only, as a message or a menu that comes and goes, is not what
/// people meet as a rule: rates are those of the layout in which the most of it is reached.
struct Exposure {
  /// How often people miss the element as it is reached at best.
  var missRates: [MissRate]
  /// What lies around it there.
  var surroundings: Surroundings
  /// What has to be said of it.
  var evidence: [Evidence]

  /// Looks at an element of one of the layouts of a screen.
  ///
  /// - Parameter isForGood: Whether what covers an element is there in every state.
  init(
    of candidate: Candidate, in screens: [Screen], for profiles: [Profile],
    isForGood: (Screen.Element.Taker) -> Bool
  ) {
    let element = candidate.failure.element
    let screen = screens[candidate.failure.screen]
    func rates(_ element: Screen.Element, _ screen: Screen, isUncovered: Bool = false) -> [MissRate]
    {
      MissRate.all(of: element, on: screen, for: profiles, isUncovered: isUncovered)
    }
    missRates = rates(element, screen)
    surroundings = Surroundings(of: element, on: screen)
    evidence = []
    let isAboutReach = candidate.rule == .targetOverlap || candidate.rule == .targetClipped
    guard !element.isExposed, !isAboutReach || candidate.isBetterElsewhere else { return }
    var best = (element: element, screen: screen, share: element.exposure)
    for other in screens {
      for twin in other.elements
      where twin.id == element.id && twin.isAlike(element) && twin.exposure > best.share {
        best = (twin, other, twin.exposure)
      }
    }
    let taker = element.takers.last.map { taker in
      taker.element.flatMap { id in screen.elements.first { $0.id == id } }?.named
        ?? "'\(taker.name)'"
    }
    if best.share > element.exposure {
      let covered = missRates
      missRates = rates(best.element, best.screen)
      guard isAboutReach, let sentence = covered.sentence else {
        surroundings = Surroundings(of: best.element, on: best.screen)
        return
      }
      evidence = [
        Evidence(
          place: element.id.place,
          message: "while \(taker ?? "something") takes its touches, \(sentence)")
      ]
    } else if element.isOffScreen {
      // Nobody leaves a control out there: what else is in the layout is larger than people find it.
      missRates = rates(element, screen, isUncovered: true)
    } else if element.effective.isEmpty {
      missRates = rates(element, screen, isUncovered: true)
      // Where it is of another size and free, what covers it comes and goes.
      let isFreeElsewhere = screens.contains {
        $0.elements.contains { $0.id == element.id && $0.exposure > element.exposure }
      }
      // What is up by a choice of its own may be up with it in the layouts that were tried alone.
      guard !isFreeElsewhere, let taker,
        element.takers.allSatisfy({ isForGood($0) && !$0.isUnsettled })
      else { return }
      evidence = [
        Evidence(
          place: element.id.place,
          message: "\(taker) in front covers all of it in this layout; the rates are without it")
      ]
    }
  }
}

extension Screen.Element {
  /// Whether all of its hit region is reached.
  fileprivate var isExposed: Bool { effective == region }

  /// Whether nothing but the edge of the screen takes a part of it: what stands beside it is then wider
  /// in the layout than people will find it.
  fileprivate var isOffScreen: Bool { takers.isEmpty && cutter == nil && clipped != region }

  /// The share of the hit region that is reached, by the areas of bounding boxes.
  fileprivate var exposure: Double {
    guard let whole = region.largestPiece, whole.area > 0 else { return 0 }
    return (effective.largestPiece?.area ?? 0) / whole.area
  }

  /// Whether it is drawn and reacts as large as another.
  func isAlike(_ other: Screen.Element) -> Bool {
    func isNear(_ one: Size, _ other: Size) -> Bool {
      (one.width - other.width).magnitude < 0.5 && (one.height - other.height).magnitude < 0.5
    }
    return isNear(visual.size, other.visual.size)
      && isNear(region.boundingBox?.size ?? .zero, other.region.boundingBox?.size ?? .zero)
  }
}
