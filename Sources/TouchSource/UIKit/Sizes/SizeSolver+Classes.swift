import TouchLayout
import TouchModel

/// Sizes that reach from one class to another: a view is as large as what shows it says, or as what
/// it holds asks for.
extension SizeSolver {
  /// The most classes that lead from one to the next.
  static let mostDepth = 3

  /// How long the class's own view is wherever the project shows it.
  func shown(along axis: Axis) -> Span {
    let unknown =
      leastShown(along: axis)
      ?? .unknown("what shows '\(reader.owner?.name ?? "it")' gives it its size")
    if reader.isController { return screen(of: reader.owner, along: axis) ?? unknown }
    var result: Span?
    for var span in given(along: axis) ?? [] {
      guard span.isBounded else { return unknown }
      if span.certainty == .exact { span.certainty = .estimated }
      result = result.map { $0.hull(span) } ?? span
    }
    return result ?? unknown
  }

  /// How long each view of the class is in the code that shows it; nil where not all of that is followed.
  private func given(along axis: Axis) -> [Span]? {
    guard !reader.isController, depth < Self.mostDepth, let type = reader.owner, type.isPlainView
    else { return nil }
    return (isWhereDrawn ? classes.drawn(type) : classes.uses(type))?.map { use in
      let solver = SizeSolver(use.reader, classes, depth: depth + 1, steps: steps)
      return (isOnLeastScreen ? solver.onLeastScreen() : solver).span(of: use.view, along: axis)
    }
  }

  /// Whether a length of the class's own view is what all code that shows it certainly gives it.
  func isGiven(_ length: Span, along axis: Axis) -> Bool {
    guard length.isBounded, let type = reader.owner, let uses = classes.uses(type), !uses.isEmpty,
      uses.allSatisfy({ $0.reader.facts($0.view).scale.isIdentity }),
      let all = given(along: axis)
    else { return false }
    return all.allSatisfy { $0.certainty == .exact && length.low <= $0.low }
      && all.map(\.high).max() == length.high
  }

  /// The names of the other views of the class that decide its length where they are shown, beside one
  /// that does.
  func alike(_ holder: Span.Holder, among sources: [Span.Source]) -> [String] {
    guard holder.depth == depth + 1, let type = reader.owner, let uses = classes.uses(type) else {
      return []
    }
    let shown = uses.map { use in
      Span.Holder(
        view: use.reader.canonical(use.view), depth: holder.depth,
        name: use.reader.facts(use.view).name)
    }
    guard shown.contains(holder) else { return [] }
    let others = sources.filter { $0.operation == .constraint }
      .flatMap { [$0.holder].compactMap(\.self) + $0.otherHolders }
    return others.filter { $0 != holder && shown.contains($0) }.compactMap(\.name)
      .uniqued(by: \.self)
  }

  /// Where a view stands that decides the length of the class's own, or is one of the class's: with the
  /// solver for the code around it.
  func places(of holder: Span.Holder) -> [(solver: SizeSolver, view: ViewFacts.ID)] {
    if holder.depth == depth { return [(self, holder.view)] }
    guard holder.depth == depth + 1, let type = reader.owner else { return [] }
    return (classes.uses(type) ?? []).filter { use in
      use.reader.canonical(use.view) == holder.view
        && use.reader.facts(use.view).name == holder.name
    }.map { (SizeSolver($0.reader, classes, depth: depth + 1, steps: steps), holder.view) }
  }

  /// The same, and where a view stands beside the class's own that decides its length.
  func surroundings(of holder: Span.Holder) -> [(solver: SizeSolver, view: ViewFacts.ID)] {
    let places = places(of: holder)
    guard places.isEmpty, holder.depth == depth + 1, holder.name != nil, let type = reader.owner
    else { return places }
    return (classes.uses(type) ?? []).filter { use in
      let reader = use.reader
      return reader.views.indices.contains(holder.view.number)
        && reader.facts(holder.view).name == holder.name
        && reader.superview(of: holder.view) == reader.superview(of: use.view)
    }.map { (SizeSolver($0.reader, classes, depth: depth + 1, steps: steps), holder.view) }
  }

  /// The class's own view as what shows it knows it, which is one that decides a length; nil for another
  /// view.
  func use(
    of view: ViewFacts.ID, as holder: Span.Holder
  ) -> (solver: SizeSolver, view: ViewFacts.ID)? {
    guard reader.facts(view).isOwn, holder.depth == depth + 1 else { return nil }
    return places(of: holder).first
  }

  /// The names of the class's own view in code that shows it and holds it at a length, each with that.
  func limitsWhereShown(along axis: Axis) -> [(name: String, length: Double)] {
    guard depth < Self.mostDepth, let type = reader.owner else { return [] }
    return (classes.uses(type) ?? []).compactMap { use -> (name: String, length: Double)? in
      let solver = SizeSolver(use.reader, classes, depth: depth + 1, steps: steps)
      let view = use.reader.canonical(use.view)
      let isHeld = (solver.lengths[view] ?? []).contains { length, constraint in
        length.axis == axis && length.relation != .atLeast && length.other == nil
          && constraint.isCertain
      }
      let span = solver.span(of: view, along: axis)
      return isHeld && span.isBounded ? (use.reader.facts(view).name ?? "", span.high) : nil
    }.uniqued(by: \.name)
  }

  /// How long the class's own view, or the one inside it that holds what it shows, is where a list gives it
  /// its size, whatever constraints say of that; nil for other views, and where a list may ask what it holds.
  func listed(_ view: ViewFacts.ID, along axis: Axis) -> Span? {
    guard let own = reader.own, let type = reader.owner,
      reader.canonical(own) == view || reader.isContent(view, of: own)
    else { return nil }
    if let given = given(to: view, along: axis) { return span(of: given) }
    return classes.isLeftToLayout(type)
      ? .unknown("what shows '\(type.name)' gives it its size") : nil
  }

  /// How long the class's own view is at most where a list gives it a length: code of the app's may
  /// inset what it holds.
  func span(of given: ListSizes.Given) -> Span {
    var span = Span.unknown("what shows '\(reader.owner?.name ?? "it")' gives it its size")
      .limited(to: given.length.largest)
    span.sources = [
      Span.Source(
        place: given.place, name: given.giver, operation: .constraint,
        holder: reader.own.map { holder(reader.canonical($0)) })
    ]
    return span
  }

  /// How high outlets are at most that constraints of Interface Builder make as high as the class's row, or
  /// what it is beside rows, where code gives that its height; nil for others.
  func rowHeight(of views: [InterfaceFiles.View]) -> Span? {
    guard let row = views.first?.filledRow, let own = reader.own, let type = reader.owner,
      row.className == type.name, views.allSatisfy({ $0.filledRow == row })
    else { return nil }
    if var given = given(to: reader.canonical(own), along: .vertical) {
      given.length = given.length - Length(row.difference)
      return span(of: given)
    }
    return type.inherits("UITableViewCell")
      && SelfSizing(index: reader.index).areRowsSized(of: type)
      ? .unknown("what shows '\(type.name)' gives it its size") : nil
  }

  /// How long the view of a controller, or of any of an extension's, is that fills the screen or a sheet;
  /// nil where it may be put inside another's.
  func screen(of controller: TypeInfo?, along axis: Axis) -> Span? {
    if let controller {
      guard !controller.inherits("UIInputViewController"), !isPutInside,
        !classes.isContained(controller)
      else { return nil }
    }
    let device = reader.setting.device
    // A sheet is at least half as high as the screen; beside other apps an iPad's is as narrow as a phone.
    let width =
      device.platform == .iOS
      ? device.size.width : min(SystemLimits.leastScreenWidth, device.size.width)
    return axis == .horizontal
      ? Span(low: width, high: device.size.width, certainty: .estimated)
      : Span(low: device.size.height / 2, high: device.size.height, certainty: .estimated)
  }

  /// Whether the class's own code puts its view into another than the one that the system presents it
  /// in.
  private var isPutInside: Bool {
    if reader.owner?.inherits("UIViewControllerAnimatedTransitioning") == true { return false }
    guard let own = reader.own else { return false }
    return reader.superview(of: own) != nil || reader.facts(own).superviews.count > 1
  }

  /// How long the class's own view asks to be: as the longest of the views that are tied to both its ends,
  /// with their distances; nil where others have a say, or none.
  func fitted(along axis: Axis) -> Span? {
    guard depth < Self.mostDepth, let own = reader.own.map(reader.canonical) else { return nil }
    var result: Span?
    if let span = filled(own, along: axis, within: []) { return span }
    for number in reader.views.indices {
      let child = ViewFacts.ID(number: number)
      guard reader.canonical(child) == child, reader.superview(of: child) == own,
        !isBackdrop(child, of: own, along: axis)
      else { continue }
      let pins = pins(on: child).filter { $0.0.edge.axis == axis }
      guard pins.allSatisfy({ isTie($0.0, to: own) && $0.0.relation == .equal && $0.1.isCertain })
      else { return nil }
      let starts = pins.filter { $0.0.edge.isStart == true }
      let ends = pins.filter { $0.0.edge.isStart == false }
      if starts.isEmpty || ends.isEmpty { continue }
      if result != nil { return askedOfOwn(own, along: axis) }
      guard starts.count == 1, ends.count == 1,
        starts[0].0.other?.edge.isStart == true, ends[0].0.other?.edge.isStart == false,
        let before = starts[0].0.constant, let after = ends[0].0.constant
      else { return nil }
      let span = natural(child, along: axis).scaled(by: 1, plus: before - after)
      guard span.isBounded else { return nil }
      result = span
    }
    return result
  }

  private func isTie(_ pin: EdgeConstraint, to own: ViewFacts.ID) -> Bool {
    guard let other = pin.other else { return false }
    return reader.canonical(other.view) == own && !other.isInset
  }
}

extension TypeInfo {
  /// Whether its views are put where code puts them: no cell, and nothing that a list reuses.
  var isPlainView: Bool {
    guard let systemViewClass else { return false }
    return ["UIView", "UIControl", "UIButton", "UITextField", "UILabel", "UIImageView"]
      .contains(systemViewClass)
  }
}
