import TouchModel

/// Where Interface Builder laid a view out, where that is what it has.
struct InterfaceFrame {
  /// Where the size is written.
  private(set) var place: Place?
  private var box: Rect?
  /// The axes along which it is as long as laid out, whatever is around it; nil before that is known.
  private var kept: Set<Axis>?
  /// The axes along which its start, and its end, stay as far from that of the view around it as laid out.
  private var tied: (start: Set<Axis>, end: Set<Axis>) = ([], [])
  private let isPlaced: Bool
  /// Whether the file says that it lies where its constraints do not put it.
  private let isMisplaced: Bool
  /// Whether the file says that its constraints leave open where it lies or how large it is.
  private let isAmbiguous: Bool
  private var isStale: Bool { isMisplaced || isAmbiguous }

  init() { (isPlaced, isMisplaced, isAmbiguous) = (false, true, true) }

  /// - Parameter isPlaced: Whether it lies in a view that arranges nothing itself, or fills it.
  init(_ tag: InterfaceTags.Tag, isPlaced: Bool) {
    (isMisplaced, isAmbiguous) = (tag["misplaced"] != nil, tag["ambiguous"] != nil)
    self.isPlaced = isPlaced && !isMisplaced
    // Xcode adds constraints of its own to what has none.
    if tag["fixedFrame"] == "YES" {
      kept = [.horizontal, .vertical]
      tied.start = [.horizontal, .vertical]
    }
  }

  /// Takes in a tag inside the view's.
  mutating func take(_ tag: InterfaceTags.Tag, at place: Place) {
    if tag.name == "rect" {
      guard box == nil, let width = tag["width"].flatMap(Double.init),
        let height = tag["height"].flatMap(Double.init)
      else { return }
      let (x, y) = (tag["x"].flatMap(Double.init), tag["y"].flatMap(Double.init))
      (self.place, box) = (place, Rect(x: x ?? 0, y: y ?? 0, width: width, height: height))
    } else {
      // Since Xcode 8 a view without constraints is resized at run time by its mask, if one is written.
      (kept, tied) = ([.horizontal, .vertical], ([], []))
      take(
        .horizontal, isSizable: tag["widthSizable"] == "YES",
        isFree: (tag["flexibleMinX"] == "YES", tag["flexibleMaxX"] == "YES"))
      take(
        .vertical, isSizable: tag["heightSizable"] == "YES",
        isFree: (tag["flexibleMinY"] == "YES", tag["flexibleMaxY"] == "YES"))
    }
  }

  /// Takes in what happens along an axis where the view around it is longer or shorter than laid out.
  private mutating func take(
    _ axis: Axis, isSizable: Bool, isFree: (start: Bool, end: Bool)
  ) {
    if isSizable { kept?.remove(axis) }
    if !isFree.start { tied.start.insert(axis) }
    if !isFree.end, isSizable || isFree.start { tied.end.insert(axis) }
  }

  /// Whether it says where the view lies.
  var isPlacing: Bool { isPlaced && kept != nil }

  /// How far its start lies inside that of the view around it, however long that is; nil where that is not
  /// known.
  func startInset(along axis: Axis) -> Double? {
    guard isPlaced, let box, tied.start.contains(axis) else { return nil }
    return axis == .horizontal ? box.minX : box.minY
  }

  /// How far its end lies inside that of the view around it, however long that is; nil where that is not
  /// known.
  func endInset(along axis: Axis, in outer: InterfaceFrame) -> Double? {
    guard isPlaced, let box, tied.end.contains(axis), let length = outer.laidOut(along: axis)
    else { return nil }
    return length - (axis == .horizontal ? box.maxX : box.maxY)
  }

  /// How long Interface Builder laid it out by its constraints; nil where it did not.
  ///
  /// - Parameter isFree: Whether nothing but what it shows gives it that length, so that all they may leave
  ///   open is where it lies, as below something whose height is not known before the app runs.
  func laidOut(along axis: Axis, isFree: Bool = false) -> Double? {
    guard let box, isFree ? !isMisplaced : !isStale else { return nil }
    let length = axis == .horizontal ? box.width : box.height
    return length > 0 ? length : nil
  }

  /// How far its ends lie outside those of the view around it as both were laid out; nil where that is not
  /// known.
  func overhang(along axis: Axis, in outer: InterfaceFrame) -> (start: Double, end: Double)? {
    guard isPlaced, !isStale, let box, let length = outer.laidOut(along: axis) else { return nil }
    let (start, end) = axis == .horizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
    return (max(0, -start), max(0, end - length))
  }

  /// Whether it was laid out from before the start of another in the same view to behind its end.
  func isDrawn(over other: InterfaceFrame, along axis: Axis) -> Bool {
    guard !isStale, !other.isStale, let box, let inner = other.box else { return false }
    return axis == .horizontal
      ? box.minX <= inner.minX && inner.maxX <= box.maxX
      : box.minY <= inner.minY && inner.maxY <= box.maxY
  }

  /// Whether it is as much longer or shorter than laid out as the view around it is.
  func isResized(along axis: Axis) -> Bool {
    isPlaced && kept?.contains(axis) == false && tied.start.contains(axis)
      && tied.end.contains(axis)
  }

  /// Whether the length of the view around it has a part in its own.
  func isSizable(along axis: Axis) -> Bool { kept?.contains(axis) == false }

  /// How long the view is; nil where what is around it decides.
  func length(along axis: Axis) -> Double? { isPlaced ? keptLength(along: axis) : nil }

  /// How long the view is whatever it is put into, unless that gives it a length; nil where it is resized.
  func keptLength(along axis: Axis) -> Double? {
    guard let box, kept?.contains(axis) == true else { return nil }
    let length = axis == .horizontal ? box.width : box.height
    return length > 0 ? length : nil
  }
}
