import TouchModel

/// The size that Interface Builder laid a view out with, where that is what it has.
struct InterfaceFrame {
  /// Where the size is written.
  private(set) var place: Place?
  private var size: Size?
  /// The axes along which it is as long as laid out, whatever is around it; nil before that is known.
  private var kept: Set<Axis>?
  private let isPlaced: Bool
  /// Whether the file says that it lies where its constraints do not put it.
  private let isStale: Bool

  init() { (isPlaced, isStale) = (false, true) }

  /// - Parameter isPlaced: Whether it lies in a view that arranges nothing itself.
  init(_ tag: InterfaceTags.Tag, isPlaced: Bool) {
    isStale = tag["misplaced"] != nil || tag["ambiguous"] != nil
    self.isPlaced = isPlaced && tag["misplaced"] == nil
    // Xcode adds constraints of its own to what has none.
    if tag["fixedFrame"] == "YES" { kept = [.horizontal, .vertical] }
  }

  /// Takes in a tag inside the view's.
  mutating func take(_ tag: InterfaceTags.Tag, at place: Place) {
    if tag.name == "rect" {
      guard size == nil, let width = tag["width"].flatMap(Double.init),
        let height = tag["height"].flatMap(Double.init)
      else { return }
      (self.place, size) = (place, Size(width: width, height: height))
    } else if kept == nil {
      kept = [.horizontal, .vertical]
      if tag["widthSizable"] == "YES" { kept?.remove(.horizontal) }
      if tag["heightSizable"] == "YES" { kept?.remove(.vertical) }
    }
  }

  /// How long Interface Builder laid it out by its constraints; nil where it did not.
  func laidOut(along axis: Axis) -> Double? {
    guard let size, !isStale else { return nil }
    let length = axis == .horizontal ? size.width : size.height
    return length > 0 ? length : nil
  }

  /// How long the view is; nil where what is around it decides.
  func length(along axis: Axis) -> Double? {
    guard isPlaced, let size, kept?.contains(axis) == true else { return nil }
    let length = axis == .horizontal ? size.width : size.height
    return length > 0 ? length : nil
  }
}
