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
    return .area(
      Rect(
        left: middle.x - left, top: middle.y - top, right: middle.x + right,
        bottom: middle.y + bottom))
  }

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
