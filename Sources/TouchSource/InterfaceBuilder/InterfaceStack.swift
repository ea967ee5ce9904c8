import TouchModel

/// How a stack view of Interface Builder's arranges views.
struct InterfaceStack {
  private let axis: Axis
  private let distribution: String
  private let alignment: String
  private let spacing: Double

  init(_ tag: InterfaceTags.Tag) {
    axis = tag["axis"] == "vertical" ? .vertical : .horizontal
    distribution = tag["distribution"] ?? "fill"
    alignment = tag["alignment"] ?? "fill"
    spacing = tag["spacing"].flatMap(Double.init) ?? 0
  }

  /// What it makes of the lengths of its views along an axis.
  func hold(along axis: Axis) -> Hold {
    if axis != self.axis { return alignment == "fill" ? .given : .free }
    switch distribution {
    case "fill": return .asItself
    case "equalSpacing", "equalCentering": return .free
    default: return .given
    }
  }

  /// Whether it puts its views into its middle along an axis.
  func centers(along axis: Axis) -> Bool { axis != self.axis && alignment == "center" }

  /// The axis along which all views that it arranges are as long as itself, and it as the longest; nil where
  /// there is none.
  var stretchedAxis: Axis? { alignment == "fill" ? axis.other : nil }

  /// Whether what it asks for along an axis follows from what its views ask for.
  func asksForItself(along axis: Axis) -> Bool {
    axis == self.axis
      ? ["fill", "equalSpacing"].contains(distribution)
      : ["fill", "leading", "top", "center", "trailing", "bottom"].contains(alignment)
  }

  /// What lies between two views along an axis; nil across that in which it arranges them.
  func spacing(along axis: Axis) -> Double? { axis == self.axis ? spacing : nil }

  /// What each of so many views has of a length that it shares among them; nil where it does not.
  func share(of length: Double, among number: Int, along axis: Axis) -> Double? {
    guard axis == self.axis, distribution == "fillEqually", number > 0 else { return nil }
    return (length - spacing * Double(number - 1)) / Double(number)
  }

  /// What gives views in a stack view their lengths.
  enum Hold {
    /// They have what they ask for.
    case free
    /// They have what they ask for where the stack view has.
    case asItself
    /// The stack view, or another view in it, may give them a length.
    case given
  }

  /// Notes that it makes views as long as itself across, or lets them begin or end where it does, or lie in its
  /// middle.
  ///
  /// - Parameter place: Where it stands in its file.
  func stretch(
    _ views: [String], in stack: String, at place: Place, by layout: inout InterfaceLayout
  ) {
    for view in views {
      if alignment == "center" {
        layout.center(
          InterfaceLayout.Centering(
            view: view, other: stack, axis: axis.other, distance: 0,
            source: InterfaceLayout.Source(place: place, name: "alignment")))
      }
      if ["fill", "leading", "top"].contains(alignment) {
        layout.tie(
          End(view: view, axis: axis.other, isStart: true),
          to: End(view: stack, axis: axis.other, isStart: true), distance: 0)
      }
      if ["fill", "trailing", "bottom"].contains(alignment) {
        layout.tie(
          End(view: view, axis: axis.other, isStart: false),
          to: End(view: stack, axis: axis.other, isStart: false), distance: 0)
      }
    }
  }

  /// Notes that it puts views one behind another, from its start to its end.
  func line(_ views: [String], in stack: String, by layout: inout InterfaceLayout) {
    // One alone begins and ends where the stack does, however several would be apart.
    guard ["fill", "fillEqually", "fillProportionally"].contains(distribution) || views.count == 1
    else { return }
    var last = End(view: stack, axis: axis, isStart: true)
    for (number, view) in views.enumerated() {
      layout.tie(
        End(view: view, axis: axis, isStart: true), to: last, distance: number == 0 ? 0 : spacing)
      last = End(view: view, axis: axis, isStart: false)
    }
    layout.tie(End(view: stack, axis: axis, isStart: false), to: last, distance: 0)
    guard distribution == "fillEqually" else { return }
    let share = 1 / Double(views.count)
    for view in views {
      layout.add(
        InterfaceLayout.Ratio(
          view: view, axis: axis, other: stack, otherAxis: axis, multiplier: share,
          constant: -spacing * (1 - share)))
    }
  }

  /// Whether its views together are longer than it is, where all lengths are known.
  func isOverfull(_ views: [String], in stack: String, by layout: InterfaceLayout) -> Bool {
    guard let room = layout.extent(of: stack, along: axis), !room.isBesideScreen else {
      return false
    }
    let lengths = views.map { layout.extent(of: $0, along: axis) }
    guard lengths.allSatisfy({ $0?.isBesideScreen == false }) else { return false }
    let taken = lengths.reduce(spacing * Double(views.count - 1)) { $0 + ($1?.length ?? 0) }
    return taken > room.length + 0.5
  }

  /// Notes that it gives each of its views its share of its length at least: what of them is hidden leaves
  /// its place to the others.
  func share(_ views: [String], in stack: String, by layout: inout InterfaceLayout) {
    guard distribution == "fillEqually", !views.isEmpty else { return }
    let share = 1 / Double(views.count)
    for view in views {
      layout.add(
        InterfaceLayout.Ratio(
          view: view, axis: axis, other: stack, otherAxis: axis, multiplier: share,
          constant: -spacing * (1 - share), isLeast: true))
    }
  }

  private typealias End = InterfaceLayout.End
}
