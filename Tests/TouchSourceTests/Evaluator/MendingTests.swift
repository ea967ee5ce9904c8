import Foundation
import Testing
import TouchModel
import TouchRules

/// What findings say to do, done: the element passes then, whatever it shows and whatever draws it.
@Suite("Evaluator: every remedy mends")
struct MendingTests {
  private static let labels = [
    "Image(systemName: \"xmark\")",
    "Text(\"Go\")",
    "Text(\"Go\").padding(4)",
    "Text(\"Go\").font(.caption).frame(height: 20)",
    "Text(\"Go\").frame(maxWidth: .infinity)",
    "Image(systemName: \"xmark\").frame(width: 30, height: 30).background(Circle().fill(.red))",
    "Image(systemName: \"xmark\").frame(width: 44, height: 44)",
    "Image(systemName: \"xmark\").contentShape(Circle()).frame(width: 44, height: 44)",
    "HStack { Text(\"A\"); Spacer(); Image(systemName: \"chevron.right\") }",
    "VStack(spacing: 30) { Text(\"A\"); Text(\"B\") }",
    "Color.red.frame(width: 20, height: 20)",
    "Text(\"Go\").fixedSize().scaleEffect(0.5)",
    "Label(\"Go\", systemImage: \"xmark\")",
    "Label(\"Go\", systemImage: \"xmark\").labelStyle(STYLE)",
  ]

  /// What acts, and the type of its style where it is the project's own.
  private static let controls: [(code: String, style: String?)] = [
    ("Button(action: go) { LABEL }", nil),
    ("Button(action: go) { LABEL }.buttonStyle(.plain)", nil),
    ("Button(action: go) { LABEL }.buttonStyle(.borderless)", nil),
    ("Button(action: go) { LABEL }.buttonStyle(.bordered).controlSize(.small)", nil),
    ("Menu { Button(\"One\") {} } label: { LABEL }", nil),
    ("NavigationLink(value: 1) { LABEL }.buttonStyle(.plain)", nil),
    ("Toggle(isOn: $isOn) { LABEL }.toggleStyle(.button).controlSize(.mini)", nil),
    ("LABEL.onTapGesture { go() }", nil),
    ("LABEL.onLongPressGesture { go() }", nil),
    ("Toggle(isOn: $isOn) { LABEL }.toggleStyle(STYLE)", check),
    ("Button(action: go) { LABEL }.buttonStyle(STYLE)", held),
    ("Button(action: go) { LABEL }.buttonStyle(STYLE)", style(".padding(4).opacity(0.9)")),
    (
      "Button(action: go) { LABEL }.buttonStyle(STYLE)",
      style(".frame(width: 30, height: 30).contentShape(Circle())")
    ),
    (
      "Button(action: go) { LABEL }.buttonStyle(STYLE)",
      style(".padding(.horizontal, 10).padding(.vertical, 5).background(Capsule().fill(.red))")
    ),
    (
      "Button(action: go) { LABEL }.buttonStyle(STYLE)",
      style(".contentShape(Rectangle()).padding(8)")
    ),
    ("Button(action: go) { LABEL }.buttonStyle(STYLE)", style(".font(.footnote).opacity(0.8)")),
    (
      "Button(action: go) { LABEL }.buttonStyle(STYLE)",
      style(".padding(6)", content: "HStack { Text(\"Own\") }")
    ),
    (
      "Button(action: go) { LABEL }.buttonStyle(STYLE)",
      style("", content: "HStack { configuration.label; Image(systemName: \"chevron.right\") }")
    ),
  ]

  private static func style(
    _ modifiers: String, content: String = "configuration.label"
  ) -> String {
    """
    struct STYLE: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { \(content)\(modifiers) }
    }
    """
  }

  private static let held = """
    struct STYLE: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(action: configuration.trigger) { configuration.label.padding(6) }
          .buttonStyle(.borderless).background(Capsule().fill(.red))
      }
    }
    """

  private static let check = """
    struct STYLE: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(action: { configuration.isOn.toggle() }) {
          HStack { Image(systemName: "checkmark"); configuration.label }
        }
        .buttonStyle(.plain)
      }
    }
    """

  private static let capped = """
    struct STYLE: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 2) { configuration.icon; configuration.title }.padding(5)
      }
    }
    """

  private static let around = [
    "", ".padding(14)", ".padding(4).padding(6).padding(8)", ".frame(width: 44, height: 44)",
    ".padding(.horizontal, 12)", ".frame(height: 50).background(Color.yellow)",
    ".frame(maxWidth: .infinity)",
  ]

  private static let places = [
    "VStack { ELEMENT }", "HStack { ELEMENT; Text(\"b\") }",
    "List { HStack { ELEMENT; Button(\"b\") {}.buttonStyle(.bordered) } }",
    "NavigationStack { Text(\"a\").toolbar { ELEMENT } }",
    "NavigationStack { Text(\"a\").toolbar { HStack { ELEMENT } } }", "ScrollView { ELEMENT }",
  ]

  /// Every label in every control, each somewhere and in something else than its neighbours, with marks
  /// at the end of what it shows and behind it.
  private static func source(in places: [String]) -> String {
    var views: [String] = []
    for (first, control) in controls.enumerated() {
      for (second, label) in labels.enumerated() {
        let number = views.count
        let element = control.code
          .replacing("LABEL", with: "\(label)/*label\(number)*/")
          .replacing("STYLE", with: "Style\(number)()")
        let placed = places[(first + second) % places.count].replacing(
          "ELEMENT",
          with: element + "/*end\(number)*/" + around[(2 * first + second) % around.count])
        let styles = [control.style, label.contains("STYLE") ? capped : nil].compactMap(\.self)
        // A label and a control with styles of their own would need two names.
        guard styles.count < 2 else { continue }
        views.append(
          """
          struct View\(number): View {
            @State private var isOn = false
            var body: some View { \(placed) }
          }
          \(styles.map { $0.replacing("STYLE", with: "Style\(number)") }.joined())
          """)
      }
    }
    return views.joined(separator: "\n")
  }

  @Test("a control of any kind, with any label and in any place, passes once it is mended")
  func all() throws {
    let found = try mend(Self.source(in: Self.places))
    #expect(found.count > 150)
  }

  /// Places beside a large target that leave no room around.
  private static let tightPlaces = [
    "VStack(spacing: 0) { ELEMENT; NEXT }", "HStack(spacing: 0) { ELEMENT; NEXT }",
    "Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { ELEMENT; NEXT } }",
    "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) { ELEMENT; NEXT }",
  ].map {
    $0.replacing(
      "NEXT", with: "Button(action: go) { Color.blue.frame(width: 60, height: 60) }")
  }

  @Test("what is mended under WCAG passes, and no more is asked than it lacks")
  func wcag() throws {
    let found = try mend(Self.source(in: Self.tightPlaces), under: .wcagAA)
    #expect(found.count > 20)
    for finding in found {
      guard case .reserve(let width, let height) = finding.remedy,
        let box = finding.surroundings?.element.region.boundingBox
      else { continue }
      #expect(width == nil || box.width < 24, "\(finding.message)")
      #expect(height == nil || box.height < 24, "\(finding.message)")
    }
  }

  @Test("a target in a tight grid takes nothing from its neighbours once it is mended")
  func grids() throws {
    let cell = "Button(action: go) { Color.red.frame(width: 30, height: 30)/*label0*/ }"
    let columns = "Array(repeating: GridItem(.fixed(32), spacing: 2), count: 5)"
    for (grid, sizes) in [
      ("LazyVGrid(columns: \(columns))", "columns"), ("LazyHGrid(rows: \(columns))", "rows"),
    ] {
      let source = """
        struct View0: View {
          var body: some View { \(grid) { ForEach(0..<10) { _ in \(cell).buttonStyle(.plain) } } }
        }
        """
      let found = try Reading().audit(source).findings
      #expect(found.map(\.rule) == [.targetSize])
      let finding = try #require(found.first)
      #expect(finding.message.hasSuffix(", and give '\(grid.prefix(9))' \(sizes) of at least 44"))
      var mended = Mended(source)
      let isApplied = mended.apply(finding)
      #expect(isApplied)
      #expect(try Reading().audit(mended.text).findings.isEmpty)
    }
    // A stack makes room itself, and so does a grid of wide columns.
    for grid in [
      "HStack(spacing: 2)", "LazyVGrid(columns: \(columns.replacing("32", with: "42")))",
    ] {
      let source =
        "struct View0: View { var body: some View { \(grid) { ForEach(0..<5) { _ in \(cell).buttonStyle(.plain) } } } }"
      let finding = try #require(try Reading().audit(source).findings.first)
      #expect(!finding.message.contains("of at least"))
      var mended = Mended(source)
      let isApplied = mended.apply(finding)
      #expect(isApplied)
      #expect(try Reading().audit(mended.text).findings.isEmpty)
    }
  }

  /// Does what is found, and expects nothing to be left; returns what was found.
  private func mend(_ source: String, under policy: Policy.Name = .hig) throws -> [Finding] {
    let found = try findings(in: source, under: policy)
    var mended = Mended(source)
    for finding in found {
      let isApplied = mended.apply(finding)
      #expect(isApplied, "\(finding.message)")
    }
    for left in try findings(in: mended.text, under: policy) {
      let before = found.first { $0.subject.view == left.subject.view }
      let view = try #require(
        source.split(separator: "struct ").first { $0.hasPrefix("\(left.subject.view):") })
      Issue.record("\(view)\nbefore: \(before?.message ?? "nothing")\nafter: \(left.message)")
    }
    return found
  }

  private func findings(in source: String, under policy: Policy.Name) throws -> [Finding] {
    try Reading(policy: policy).audit(source).findings.filter {
      ![.targetSpacing, .targetOverlap, .targetClipped].contains($0.rule)
    }
  }
}

/// A source with the changes that findings ask for.
private struct Mended {
  private let source: String
  /// Where lines begin, in bytes.
  private let starts: [Int]
  private var edits: [(range: Range<String.Index>, text: String)] = []

  init(_ source: String) {
    self.source = source
    starts = [0] + source.utf8.enumerated().filter { $0.element == 10 }.map { $0.offset + 1 }
  }

  /// The source with all changes.
  var text: String {
    var text = source
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      text.replaceSubrange(edit.range, with: edit.text)
    }
    return text
  }

  /// Changes what a finding asks for; false where it does not say how.
  mutating func apply(_ finding: Finding) -> Bool {
    let shape = ".contentShape(Rectangle())"
    let number = finding.subject.view.drop { !$0.isNumber }
    func frame(_ width: Double?, _ height: Double?) -> String {
      let limits = [width.map { "minWidth: \($0)" }, height.map { "minHeight: \($0)" }]
      return ".frame(\(limits.compactMap(\.self).joined(separator: ", ")))"
    }
    switch finding.remedy {
    case .reserve(let width, let height): insert(frame(width, height) + shape, at: "label\(number)")
    case .fill(let width, let height): insert(frame(width, height), at: "label\(number)")
    case .shape: insert(shape, at: "label\(number)")
    case .reserveAfter(let step, let width, let height):
      insert(frame(width, height) + shape, after: step)
    case .shapeAfter(let step): insert(shape, after: step)
    case .controlSize(let size):
      let end = mark("end\(number)").lowerBound
      if let old = source[..<end].range(of: ".controlSize(", options: .backwards),
        source[old.lowerBound..<end].allSatisfy({ $0 != " " })
      {
        edits.append((old.lowerBound..<end, ""))
      }
      insert(".controlSize(.\(size.rawValue))", at: "end\(number)")
    case .moveInside(let step, let needsShape):
      insert(take(step) + (needsShape ? shape : ""), at: "label\(number)")
    case .moveShape(let moving, let growth): insert(take(moving), after: growth)
    case .inCells(_, let length, let change):
      var inner = finding
      inner.remedy = change
      let cells = source.range(of: ".fixed(32)")!
      edits.append((cells, ".fixed(\(length))"))
      return apply(inner)
    case .padVertically, .constrain, .spread, .giveWay, .letThrough, .makeRoom, .focus, .replace:
      return false
    }
    return true
  }

  private func mark(_ name: String) -> Range<String.Index> { source.range(of: "/*\(name)*/")! }

  private mutating func insert(_ code: String, at name: String) {
    let place = mark(name).upperBound
    edits.append((place..<place, code))
  }

  private mutating func insert(_ code: String, after step: Screen.Step) {
    let place = call(step).upperBound
    edits.append((place..<place, code))
  }

  /// Takes a modifier out; returns its code.
  private mutating func take(_ step: Screen.Step) -> String {
    var range = call(step)
    if source[range.lowerBound] != "." {
      range = source.index(before: range.lowerBound)..<range.upperBound
    }
    edits.append((range, ""))
    return String(source[range])
  }

  /// A step's name with its arguments and closures.
  private func call(_ step: Screen.Step) -> Range<String.Index> {
    // Above it stands an import.
    let place = step.place!
    let start = source.utf8.index(
      source.startIndex, offsetBy: starts[place.line - 2] + place.column - 1)
    var end = source[start...].dropFirst().firstIndex { !$0.isLetter && !$0.isNumber }!
    while let next = source[end...].firstIndex(where: { $0 != " " }), "({".contains(source[next]) {
      var depth = 0
      end = next
      repeat {
        if "({".contains(source[end]) { depth += 1 }
        if ")}".contains(source[end]) { depth -= 1 }
        end = source.index(after: end)
      } while depth > 0
    }
    return start..<end
  }
}
