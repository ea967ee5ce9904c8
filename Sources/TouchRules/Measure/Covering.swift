import TouchModel

/// What lies in front of a target that is too small even without that.
///
/// A view without gestures takes the touches where it draws, and a larger label leaves it where it is:
/// both have to be mended.
enum Covering {
  /// Returns what a view in front leaves of a target, and what draws a line over it.
  static func evidence(
    of element: Screen.Element, on screen: Screen, under policy: Policy
  ) -> [Evidence] {
    guard element.isEnabled, element.certainty != .unknown || element.framework == .uiKit else {
      return []
    }
    // Of what UIKit has in front it is not known that it is no control.
    let through =
      element.framework == .swiftUI ? "'.allowsHitTesting(false)' on it lets touches through" : nil
    var result: [Evidence] = []
    if let taker = element.takers.last, element.isCovered(on: screen),
      let left = remainder(of: element, under: policy)
    {
      result.append(
        Evidence(
          place: taker.place ?? element.id.place,
          message: "'\(taker.name)' in front leaves \(element.extent(left: left)) of it"
            + (through.map { "; \($0)" } ?? "")))
    }
    if let cutter = element.cutter, let left = inside(element, under: policy) {
      let view = cutter.name.isEmpty ? "the view around it" : "'\(cutter.name)'"
      result.append(
        Evidence(
          place: cutter.place ?? element.id.place,
          message: "\(view) cuts it off to \(element.extent(left: left))"))
    }
    if let rim = element.rim, rim.isThere {
      result.append(
        Evidence(
          place: rim.place ?? element.id.place,
          message: "'\(rim.name)' in front draws a line over it, which may take touches"
            + (through.map { "; \($0)" } ?? "")))
    }
    return result
  }

  /// Returns the size of what views in front and around leave of a view of UIKit; nil where none takes any
  /// of it.
  ///
  /// In SwiftUI two changes mend the two, and what lies in front is told beside the size.
  static func rest(
    of element: Screen.Element, on screen: Screen, under policy: Policy
  ) -> Size? {
    guard element.framework == .uiKit, element.isEnabled else { return nil }
    if !element.takers.isEmpty, element.isCovered(on: screen),
      let left = remainder(of: element, under: policy)
    {
      return left
    }
    return inside(element, under: policy)
  }

  /// The size of what the views around leave of a view of UIKit; nil where that is as large as all, and
  /// where nothing is left.
  private static func inside(_ element: Screen.Element, under policy: Policy) -> Size? {
    guard element.framework == .uiKit, element.cutter != nil, !element.clipped.isEmpty else {
      return nil
    }
    let left = element.clipped.size(as: policy.measure)
    let whole = element.region.size(as: policy.measure)
    return left.isLess(than: whole) ? left : nil
  }

  /// The size of what is left in front of which nothing lies; nil where that is as large as all.
  private static func remainder(of element: Screen.Element, under policy: Policy) -> Size? {
    let left = element.effective.size(as: policy.measure)
    // What is known of UIKit's sides is what the views around leave of them.
    let uncovered = element.framework == .uiKit ? element.region : element.clipped
    let whole = uncovered.size(as: policy.measure)
    return left.isLess(than: whole) && !element.effective.isEmpty ? left : nil
  }
}

extension Size {
  /// Whether a side is shorter than another's.
  fileprivate func isLess(than other: Size) -> Bool {
    width < other.width - Reached.tolerance || height < other.height - Reached.tolerance
  }
}

extension Screen.Element {
  /// Whether nothing but views without gestures takes its touches, which are there for good and are not
  /// shown in place of the rest of the screen.
  fileprivate func isCovered(on screen: Screen) -> Bool {
    takers.allSatisfy { $0.isView(overHalfAtMostOf: screen.bounds.size) }
  }
}

extension Screen.Element {
  /// The names of the views in front that take a part of a view of UIKit.
  var coverNames: [String] {
    guard framework == .uiKit, !effective.isEmpty, takers.allSatisfy(\.isView) else { return [] }
    return takers.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Screen.Element.Taker {
  /// Whether it is a view that is no element and is known to be there.
  var isView: Bool { element == nil && !isInside && isThere }

  /// Whether it is a view over at most half of what has a size, so that it is not shown in place of that.
  func isView(overHalfAtMostOf size: Size) -> Bool {
    isView && box.map { $0.area <= size.area / 2 } ?? false
  }

  /// Whether it is known to be there, and how large.
  var isThere: Bool { !isUnsettled && certainty != .unknown }

  /// What should become of a view that is no element where it takes touches from one.
  func givingWay(to element: Screen.Element) -> Remedy {
    element.framework == .swiftUI ? .letThrough(name: name) : .giveWay(name: "'\(name)'")
  }
}
