import TouchModel

/// Where a view reacts whose class says so itself, by `point(inside:with:)` or `hitTest(_:with:)`.
///
/// The function is run for points further and further from the middle, so that it does not matter
/// how it is written: only what it answers counts.
struct TouchArea {
  let index: SourceIndex
  let setting: Setting
  /// The classes of the project from the view's own upwards; empty for a class of the system.
  let type: TypeInfo?
  /// The class of the system above.
  let className: String
  /// What is assigned to the view's own properties.
  let properties: [String: [Value]]
  /// What properties hold by the way in which the view is made, as long as nothing changes them.
  var fields: [String: Value] = [:]
  /// Properties that the class's own code changes.
  let changing: Set<String>

  /// What a class does to its views' touches.
  enum Answer: Equatable {
    /// Nothing: a view reacts in its bounds.
    case bounds
    case area(Rect)
    /// It does something that is not followed.
    case unknown
  }

  /// Where a view of a size reacts, in its own coordinates.
  func answer(for size: Size) -> Answer {
    guard let function = override else { return .bounds }
    let runner = GeometryRunner(area: self, bounds: Rect(origin: .zero, size: size))
    let middle = Point(x: size.width / 2, y: size.height / 2)
    guard let isHit = runner.isHit(at: middle, by: function) else { return .unknown }
    guard isHit else { return .area(.zero) }
    // Farther than any screen is long, to less than a hundredth of a point.
    func reach(_ x: Double, _ y: Double) -> Double? {
      var (inside, outside) = (0.0, 2000.0)
      while outside - inside > 0.005 {
        let distance = (inside + outside) / 2
        let point = Point(x: middle.x + x * distance, y: middle.y + y * distance)
        guard let isHit = runner.isHit(at: point, by: function) else { return nil }
        if isHit { inside = distance } else { outside = distance }
      }
      return (inside * 100).rounded() / 100
    }
    guard let left = reach(-1, 0), let right = reach(1, 0), let top = reach(0, -1),
      let bottom = reach(0, 1)
    else { return .unknown }
    let area = Rect(
      left: middle.x - left, top: middle.y - top, right: middle.x + right,
      bottom: middle.y + bottom)
    // What the app says of all views of a class of the system's is not to blame where it leaves one as it is.
    let isShared = type?.touchFunction == nil
    return isShared && area.isEqual(to: runner.bounds, within: 0.01) ? .bounds : .area(area)
  }

  /// How much longer what reacts is than a view of a size, where it is so for longer views as well; nil where
  /// it is not, or not known.
  func enlargement(of size: Size) -> Size? {
    let longer = Size(width: size.width + Self.step, height: size.height + Self.step)
    guard case .area(let area) = answer(for: size), case .area(let other) = answer(for: longer)
    else { return nil }
    let (width, height) = (area.width - size.width, area.height - size.height)
    guard width >= 0, height >= 0, abs(other.width - longer.width - width) < 0.1,
      abs(other.height - longer.height - height) < 0.1
    else { return nil }
    return Size(width: width, height: height)
  }

  /// How much longer a view is that a function is asked about as well, in points.
  private static let step = 60.0

  /// The function that decides, with the class that declares it.
  var override: FunctionDeclaration? {
    if let function = type?.touchFunction { return function }
    var classes = [className, "UIView"]
    if className != "UIView" { classes.insert("UIControl", at: 1) }
    let scope = Scope(file: type?.file ?? "")
    for name in classes {
      let found =
        index.extensionFunctions("hitTest", of: name, from: scope).first { $0.isHitTest }
        ?? index.extensionFunctions("point", of: name, from: scope).first { $0.isPointInside }
      if let found { return found }
    }
    return nil
  }
}

extension Rect {
  /// Whether each of its edges lies where that of another does, but for a distance.
  fileprivate func isEqual(to other: Rect, within tolerance: Double) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= tolerance }
  }
}
