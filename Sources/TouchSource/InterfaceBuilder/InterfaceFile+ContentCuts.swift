/// What views stick out of that are as high as something else that they hold.
///
/// A view without a height of its own is as high as the constraints and what they tie to both its ends ask for. What
/// only lies in its middle, or at one end, has no part in that and may reach beyond it.
extension InterfaceFile {
  /// Where ends lie if a view is as high as what it holds makes it.
  struct ContentLayout {
    var layout: InterfaceLayout
    /// Whether code may show something there of another height.
    var isOpen: Bool
  }

  /// How high a view asks to be.
  private enum Asking {
    /// Not at all: what it holds or what holds it decides.
    case nothing
    case height(Double, isOpen: Bool)
    /// As high as what is not known.
    case unknown
  }

  /// Notes how much of a view's ends lies outside those around it that are as high as what they hold, or that
  /// were drawn so.
  func addContentCuts(
    to view: inout InterfaceFiles.View, of id: String, in around: [String], _ reading: Reading
  ) {
    let still = around.prefix { !Self.scrolling.contains(elements[$0]?.tag ?? "") }
    for outer in still {
      let found = reading.contentLayouts[outer] ?? contentLayout(of: outer, reading)
      reading.contentLayouts[outer] = .some(found)
      if let found {
        let (start, end) = found.layout.beyond(id, in: outer, along: .vertical)
        if start > 0 || end > 0 {
          view.cuts.append(
            InterfaceFiles.Cut(
              axis: .vertical, start: start, end: end, isPossible: found.isOpen,
              isEstimated: true))
        }
        let middle = found.layout.middle(of: id, in: outer, along: .vertical)
        if !found.isOpen, middle.start != nil || middle.end != nil {
          view.middles.append(
            InterfaceFiles.Middle(
              axis: .vertical, start: middle.start, end: middle.end, isEstimated: true))
        }
      } else if let cut = lineCut(of: id, in: outer, reading)
        ?? drawnContentCut(of: id, in: outer, reading.layout)
      {
        view.cuts.append(cut)
      }
    }
  }

  /// How much of a view's ends lies outside one around it, where labels make what lies between as high as it is:
  /// for certain those of one line in what has a height of its own, and perhaps all that were drawn so; nil where
  /// they do not.
  private func lineCut(
    of view: String, in outer: String, _ reading: Reading
  ) -> InterfaceFiles.Cut? {
    let layout = reading.layout
    let extent = layout.extent(of: outer, along: .vertical)
    guard extent?.isBesideScreen != true else { return nil }
    let known = layout.beyond(view, in: outer, along: .vertical)
    func cut(in lined: InterfaceLayout, isPossible: Bool) -> InterfaceFiles.Cut? {
      let (start, end) = lined.beyond(view, in: outer, along: .vertical)
      guard max(start - known.start, end - known.end) > Self.mostRounding else { return nil }
      return InterfaceFiles.Cut(
        axis: .vertical, start: start, end: end, isPossible: isPossible, isEstimated: true,
        outer: self.outer(outer))
    }
    if extent != nil {
      let lined = reading.lineLayout ?? lineLayout(layout) { isLine($0, $1) }
      reading.lineLayout = lined
      if let cut = cut(in: lined, isPossible: false) { return cut }
    }
    guard let inside = elements[view], inside.parent == outer, let outside = elements[outer],
      let overhang = inside.frame.overhang(along: .vertical, in: outside.frame),
      max(overhang.start, overhang.end) > Self.mostRounding
    else { return nil }
    let open = reading.openLineLayout ?? lineLayout(layout) { _, _ in true }
    reading.openLineLayout = open
    return cut(in: open, isPossible: true)
  }

  /// Whether a label is as high as it was laid out whatever it says: no code knows it, and nothing else gives it a
  /// height.
  private func isLine(_ id: String, _ label: Element) -> Bool {
    label.number == nil && label.view.className == nil && label.view.blank == nil
      && !connected.contains(id) && natural(id, label, along: .vertical) != nil
  }

  /// Where ends lie if some labels are as high as they were laid out.
  private func lineLayout(
    _ layout: InterfaceLayout, where isLine: (String, Element) -> Bool
  ) -> InterfaceLayout {
    var lined = layout
    for id in elements.keys.sorted() {
      guard let element = elements[id], element.tag == "label",
        layout.extent(of: id, along: .vertical) == nil, isLine(id, element),
        let length = element.frame.laidOut(along: .vertical, isFree: true)
      else { continue }
      lined.give(
        id, length, along: .vertical,
        by: InterfaceLayout.Source(place: element.place, name: Axis.vertical.noun, view: id))
    }
    lined.settle()
    return lined
  }

  /// How much of both ends of a view lies outside one around it as both were laid out, where nothing in the file
  /// says how high that is; nil for any other.
  private func drawnContentCut(
    of view: String, in outer: String, _ layout: InterfaceLayout
  ) -> InterfaceFiles.Cut? {
    guard let inside = elements[view], let outside = elements[outer], outside.tag == "view",
      !layout.tops.contains(outer), !roots.contains(outer), !inside.isVaried, !outside.isVaried,
      !inside.isFrameKept, !outside.isFrameKept,
      layout.extent(of: outer, along: .vertical) == nil,
      let drawn = inside.frame.overhang(along: .vertical, in: outside.frame),
      max(drawn.start, drawn.end) > Self.mostRounding
    else { return nil }
    return InterfaceFiles.Cut(
      axis: .vertical, start: drawn.start, end: drawn.end, isPossible: true, isEstimated: true)
  }

  /// By how much lengths differ at most that are laid out alike, in points: Interface Builder rounds them to
  /// pixels.
  private static let mostRounding = 0.5

  /// Where ends lie if a view is as high as what it holds makes it; nil where anything else may say how high it
  /// is, or that is not known of all that has a part in it.
  private func contentLayout(
    of outer: String, _ reading: Reading
  ) -> ContentLayout? {
    let (layout, inside) = (reading.layout, inside(outer))
    guard let element = elements[outer], element.tag == "view", !element.isVaried,
      element.view.className == nil, !element.isFrameKept, !layout.tops.contains(outer),
      !roots.contains(outer), layout.extent(of: outer, along: .vertical) == nil,
      holds[outer]?.tieSides != true, isFree(outer, along: .vertical, but: inside),
      !reading.openlyTied.contains(where: { $0 == [outer] || !$0.isDisjoint(with: inside) }),
      !inside.contains(where: { isPushing($0, outer) })
    else { return nil }
    var asking = layout
    var (known, unknown): (Set<String>, [String]) = ([], [])
    var isOpen = connected.contains(outer)
    let source = InterfaceLayout.Source(place: element.place, name: "height")
    func ask(_ id: String, for length: Double) {
      let (start, end) = asking.ends(of: id, along: .vertical)
      asking.keep(end, behind: start, by: length, source: source)
    }
    for id in inside where layout.extent(of: id, along: .vertical) == nil {
      switch self.asking(id) {
      case .nothing: break
      case .height(let length, let mayDiffer):
        known.insert(id)
        isOpen = isOpen || mayDiffer
        ask(id, for: length)
      case .unknown: unknown.append(id)
      }
    }
    let length = asking.leastLength(of: outer, along: .vertical)
    guard length > 0,
      layout.isTied(outer, holding: inside, along: .vertical, by: known)
    else { return nil }
    // Whatever may be of any height must have no part in that of the view.
    for id in unknown { ask(id, for: Self.anyHeight) }
    guard asking.leastLength(of: outer, along: .vertical) == length else { return nil }
    var result = layout
    result.give(outer, length, along: .vertical, by: source)
    result.settle()
    return ContentLayout(layout: result, isOpen: isOpen)
  }

  /// Whether a view's middle holds it in one around it, one of whose ends it keeps from its own besides: that makes
  /// the other as long as itself and twice the distance.
  private func isPushing(_ view: String, _ outer: String) -> Bool {
    let own = (holds[view] ?? []).filter { $0.axis == .vertical }
    return own.contains { $0.part == .middle }
      && own.contains { ($0.part == .start || $0.part == .end) && $0.views.contains(outer) }
  }

  /// A height that nothing on a screen has, in points.
  private static let anyHeight = 10_000.0

  /// The views of each constraint along the vertical axis which may be overruled or changed, or of which the file
  /// does not say how far apart it holds them.
  var openlyTied: Set<Set<String>> {
    var ties: Set<Set<String>> = []
    var sure: Set<String> = []
    for constraint in constraints {
      let (first, second) = (constraint.first, constraint.second)
      let attributes = [first.attribute, second?.attribute].compactMap(\.self)
      let isKnown =
        second.map { second in
          attributes.allSatisfy { Axis(length: $0) != nil || middle($0) != nil }
            || ends(of: constraint, second) != nil
        } ?? true
      if isKnown, holds(constraint), let id = constraint.id {
        sure.insert(id)
      } else if !attributes.contains(where: Self.isAcross) {
        ties.insert(Set([first.view, second?.view].compactMap(\.self)))
      }
    }
    for hold in holds.values.joined()
    where hold.axis == .vertical && !(hold.constraint.map(sure.contains) ?? false) {
      ties.insert(Set(hold.views))
    }
    return ties
  }

  /// Whether an attribute of a constraint is one of the horizontal axis.
  private static func isAcross(_ attribute: String) -> Bool {
    ["lead", "trail", "left", "right", "width", "centerX"].contains(where: attribute.hasPrefix)
  }

  /// How high a view of no known height asks to be.
  private func asking(_ id: String) -> Asking {
    guard let element = elements[id], !element.isVaried, element.view.className == nil,
      !(holds[id] ?? []).contains(where: { hold in
        hold.axis == .vertical
          && (hold.part == .ratio || hold.part == .aspect
            || hold.part == .length && hold.relation == .equal)
      }),
      element.attributes.allSatisfy({ InterfaceButton.changesNoSize($0, along: .vertical) })
    else { return .unknown }
    // What no constraints place has none that push what is around it.
    if element.isFrameKept, elements[element.parent ?? ""]?.stack == nil { return .nothing }
    let drawn = element.frame.laidOut(along: .vertical)
    switch element.tag {
    case "label":
      guard let drawn, !element.wraps, element.view.blank == nil else { return .unknown }
      return .height(drawn, isOpen: connected.contains(id))
    case "button", "imageView":
      if element.tag == "imageView", element.pictures.isEmpty, !connected.contains(id) {
        return .nothing
      }
      guard let drawn, !element.wraps, !connected.contains(id),
        element.pictures.isDisjoint(with: missing)
      else { return .unknown }
      return .height(drawn, isOpen: false)
    case "segmentedControl":
      // Interface Builder draws it a point higher than what constraints hold to.
      return drawn.map { .height($0 - 1, isOpen: false) } ?? .unknown
    case "stackView":
      return isLined(id, element) ? .nothing : .unknown
    case "view", "containerView", "tableView", "collectionView", "scrollView": return .nothing
    default: return .unknown
    }
  }

  /// Whether all that a stack view arranges is known to begin and end where constraints say so of it.
  private func isLined(_ id: String, _ element: Element) -> Bool {
    guard let stack = element.stack, !connected.contains(id), let views = children[id],
      views.allSatisfy({ elements[$0]?.isHidden == false && !connected.contains($0) })
    else { return false }
    return stack.stretchedAxis == .vertical || stack.hold(along: .vertical) == .asItself
  }
}
