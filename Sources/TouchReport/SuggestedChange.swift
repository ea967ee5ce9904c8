import TouchModel
import TouchRules

/// What to change in the source to mend a finding, as far as it is known where: a suggestion that
/// nothing has compiled or audited yet.
struct SuggestedChange {
  /// A line of the change.
  struct Line: Equatable {
    /// What becomes of it.
    enum Mark: String { case kept, removed, added }
    var mark: Mark
    /// Its number in the file as it is; nil for a new line.
    var number: Int?
    var text: String
  }

  /// The file that changes; nil where only the code is known and not where it goes.
  private(set) var file: String?
  /// The lines, in order.
  private(set) var lines: [Line]

  /// The change that a finding's remedy asks for; nil where words alone can say it.
  init?(_ finding: Finding, lines source: [Audit.Line: String]) {
    let text = { (place: Place) in source[Audit.Line(file: place.file, number: place.line)] }
    let shape = ".contentShape(Rectangle())"
    func frame(_ width: Double?, _ height: Double?) -> String {
      let limits = [width.map { "minWidth: \($0.plain)" }, height.map { "minHeight: \($0.plain)" }]
      return ".frame(\(limits.compactMap(\.self).joined(separator: ", ")))"
    }
    let (added, anchor, removed): ([String], Anchor?, Place?)
    switch finding.remedy {
    case .reserve(let width, let height):
      let content = finding.displacement == nil ? finding.trace.unframedContent : nil
      // Behind what enlarges it the frame would not be its own.
      let last = finding.trace.last { $0.position == .label || $0.position == .style }
      guard content.map({ $0.frameAfter.size == last?.frameAfter.size }) ?? true else { return nil }
      let own = content?.ownFrame(width: width != nil, height: height != nil)
      (added, anchor, removed) = (
        [own, frame(width, height), shape].compactMap(\.self), Anchor(inside: finding, text), nil
      )
    case .reserveAfter(let step, let width, let height):
      (added, anchor, removed) = (
        [frame(width, height), shape], Anchor(after: step, of: finding, text), nil
      )
    case .fill(let width, let height):
      (added, anchor, removed) = ([frame(width, height)], Anchor(inside: finding, text), nil)
    case .shape: (added, anchor, removed) = ([shape], Anchor(inside: finding, text), nil)
    case .shapeAfter(let step):
      (added, anchor, removed) = ([shape], Anchor(after: step, of: finding, text), nil)
    case .controlSize(let size):
      (added, anchor, removed) = ([".controlSize(.\(size.rawValue))"], nil, nil)
    case .moveInside(let step, let needsShape):
      guard let place = step.place, let moved = text(place)?.wholeStep else { return nil }
      (added, anchor, removed) = (
        [moved] + (needsShape ? [shape] : []), Anchor(inside: finding, text), place
      )
    case .moveShape(let moved, let growth):
      guard let place = moved.place, let code = text(place)?.wholeStep else { return nil }
      (added, anchor, removed) = ([code], Anchor(after: growth, of: finding, text), place)
    case .padVertically, .constrain, .spread, .inCells, .giveWay, .letThrough, .makeRoom, .focus,
      .replace:
      return nil
    }
    lines = added.map { Line(mark: .added, text: $0) }
    guard let anchor, let kept = text(anchor.place) else { return }
    let file = anchor.place.file
    func line(_ number: Int, _ mark: Line.Mark) -> Line? {
      text(Place(file: file, line: number, column: 1)).map {
        Line(mark: mark, number: number, text: $0)
      }
    }
    let new = added.map { Line(mark: .added, text: kept.indentOfChain + $0) }
    let old = Line(mark: .kept, number: anchor.place.line, text: kept)
    var changed = anchor.isBefore ? new + [old] : [old] + new
    if let removed {
      guard removed.file == file, removed.line != anchor.place.line,
        let gone = line(removed.line, .removed)
      else { return }
      let between = (min(removed.line, anchor.place.line)...max(removed.line, anchor.place.line))
        .dropFirst().dropLast().compactMap { line($0, .kept) }
      changed =
        removed.line < anchor.place.line ? [gone] + between + changed : changed + between + [gone]
    }
    let numbers = changed.compactMap(\.number)
    if let first = numbers.first, let above = line(first - 1, .kept) {
      changed.insert(above, at: 0)
    }
    if let last = numbers.last, let below = line(last + 1, .kept) { changed.append(below) }
    self.file = file
    lines = changed.withoutCommonIndent
  }
}

extension [SuggestedChange.Line] {
  /// The lines without the blanks that all of them begin with.
  fileprivate var withoutCommonIndent: [SuggestedChange.Line] {
    let indent =
      filter { $0.text.contains { !$0.isWhitespace } }
      .map { $0.text.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return map {
      SuggestedChange.Line(
        mark: $0.mark, number: $0.number, text: String($0.text.dropFirst(indent)))
    }
  }
}

/// The line that a change stands at.
private struct Anchor {
  var place: Place
  /// Whether the change stands before the line, not after it.
  var isBefore = false

  /// The end of what the control shows, or the place before the gesture; nil where the source is not
  /// laid out so that a line of its own can be added there.
  init?(inside finding: Finding, _ text: (Place) -> String?) {
    let own = finding.subject.place
    if let displacement = finding.displacement {
      guard let before = displacement.place, text(before)?.trimmedStart.first == "." else {
        return nil
      }
      (place, isBefore) = (before, true)
    } else if finding.subject.kind.isGesture {
      guard text(own)?.trimmedStart.first == "." else { return nil }
      (place, isBefore) = (own, true)
    } else {
      let inside = finding.trace.last { $0.position == .label || $0.position == .style }
      guard let inside, let end = Anchor.end(of: inside, before: nil, text),
        end.file != own.file || end.line != own.line
      else { return nil }
      place = end
    }
  }

  /// The end of the chain that a step belongs to, as far as nothing draws it elsewhere.
  init?(after step: Screen.Step, of finding: Finding, _ text: (Place) -> String?) {
    guard let end = Anchor.end(of: step, before: finding.displacement?.place, text) else {
      return nil
    }
    place = end
  }

  private static func end(
    of step: Screen.Step, before bound: Place?, _ text: (Place) -> String?
  ) -> Place? {
    guard var place = step.place, text(place)?.isBalanced == true else { return nil }
    func isBound(_ place: Place) -> Bool {
      place.file == bound?.file && place.line == bound?.line
    }
    guard !isBound(place) else { return nil }
    while true {
      let next = Place(file: place.file, line: place.line + 1, column: 1)
      guard !isBound(next) else { return place }
      guard let line = text(next), line.trimmedStart.first == "." else { return place }
      guard line.isBalanced else { return nil }
      place = next
    }
  }
}

extension String {
  fileprivate var trimmedStart: Substring { drop { $0 == " " || $0 == "\t" } }

  /// The blanks before a further line of the chain that this line begins or goes on with.
  fileprivate var indentOfChain: String {
    let indent = String(prefix { $0 == " " || $0 == "\t" })
    guard trimmedStart.first != "." else { return indent }
    return indent + (indent.last == "\t" ? "\t" : "  ")
  }

  /// The modifier that the line consists of, if it is one from end to end.
  fileprivate var wholeStep: String? {
    trimmedStart.first == "." && isBalanced ? String(trimmedStart) : nil
  }

  /// Whether all brackets that it opens are closed on it, and none besides; those in strings count as
  /// well, so that it may be said to be unbalanced without need.
  fileprivate var isBalanced: Bool {
    var open: [Character] = []
    for character in self {
      switch character {
      case "(": open.append(")")
      case "[": open.append("]")
      case "{": open.append("}")
      case ")", "]", "}": if open.popLast() != character { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}
