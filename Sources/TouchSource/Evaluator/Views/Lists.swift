import TouchLayout
import TouchModel

extension Evaluation {
  /// The parts of a `Section`.
  func section(
    _ call: ViewValue.Call
  ) -> (header: ViewValue?, content: ViewValue, footer: ViewValue?) {
    func part(_ label: String) -> ViewValue? {
      switch call[label] {
      case .function(let function)?: return views(function)
      case .view(let view)?: return view
      case .instance?: return view(call[label]!, in: Scope(file: call.place.file))
      default: return nil
      }
    }
    var header = part("header")
    if header == nil, let title = call.first, title.isTitle {
      header = .system(
        ViewValue.Call(
          name: "Text", arguments: [Bound(label: nil, value: title)], place: call.place,
          view: call.view))
    }
    return (header, views(call.content("content")), part("footer"))
  }

  /// A list or a form: rows in sections.
  func list(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    var inside = environment
    inside.container = .row
    let content: ViewValue
    if call.first != nil, call["content"] == nil {
      // `List(items) { item in … }` runs over data as a `ForEach` does.
      content = repeated(call)
    } else {
      content = views(call.content("content", "rowContent"))
    }
    var collector = SectionCollector()
    collect(content, in: inside, into: &collector)
    collector.close()
    let list = ViewNode.List(
      style: environment.drawnListStyle ?? .insetGrouped, minRowHeight: environment.minRowHeight,
      environment: environment.layout)
    return ViewNode(.list(list, collector.sections), origin: call.origin)
  }

  /// The font of headers that are drawn large, which is published nowhere: from that of other headers to a
  /// title's.
  private static let prominentFont = Font(
    .scaled(Length(smallest: 13, typical: 20, largest: 22), relativeTo: .title3))

  /// Sections as they are met, rows outside a section gathered in one without a header.
  private struct SectionCollector {
    var sections: [ViewNode.Section] = []
    var loose: [ViewNode.Row] = []

    mutating func close() {
      guard !loose.isEmpty else { return }
      sections.append(ViewNode.Section(rows: loose))
      loose = []
    }
  }

  /// What modifiers around a row say of it.
  private struct RowTraits {
    var insets: ViewNode.EdgeLengths?
    var swipeActions: [ViewNode] = []
    var modifiers: [ViewValue.Call] = []
  }

  private func collect(
    _ view: ViewValue, in environment: FlowingEnvironment, into collector: inout SectionCollector,
    traits: RowTraits = RowTraits()
  ) {
    guard step() else { return }
    switch view {
    case .group(let children):
      for child in children { collect(child, in: environment, into: &collector, traits: traits) }
    case .repeated(let children, let isOpen):
      for (number, child) in children.enumerated() {
        var inside = environment
        inside.isInOtherRow = environment.isInOtherRow || isOpen && number > 0
        collect(child, in: inside, into: &collector, traits: traits)
      }
    case .system(let call) where call.name == "Section":
      collector.close()
      let parts = section(call)
      var inside = SectionCollector()
      collect(parts.content, in: environment, into: &inside, traits: traits)
      var header = environment
      header.container = .none
      header.isHeading = true
      var footer = header
      footer.layout.font = footer.layout.font ?? Font(.style(.footnote))
      header.layout.font =
        header.layout.font
        ?? (environment.hasProminentHeaders ? Self.prominentFont : Font(.style(.footnote)))
      if environment.setsHeadersInCapitals {
        header.layout.textCase = header.layout.textCase ?? .uppercase
      }
      collector.sections.append(
        ViewNode.Section(
          header: parts.header.map { settle($0, in: header) },
          rows: inside.sections.flatMap(\.rows) + inside.loose,
          footer: parts.footer.map { settle($0, in: footer) }))
    case .system(let call) where call.name == "ForEach":
      collect(repeated(call), in: environment, into: &collector, traits: traits)
    case .system(let call) where call.name == "Group" || call.name == "AnyView":
      let content =
        call.content("content").map { _ in groupContent(call) }
        ?? self.view(call.arguments.first?.value ?? .null, in: Scope(file: call.place.file))
      collect(content, in: environment, into: &collector, traits: traits)
    case .system(let call) where call.name == "EmptyView": break
    case .system(let call)
    where call.name == "DisclosureGroup" && environment.disclosureGroupStyle.isOfSystem:
      // What it discloses are rows of their own, below the one of its label.
      var header = call
      header.arguments.removeAll { $0.label == "content" || ($0.isTrailing && $0.label == nil) }
      addRow(.system(header), in: environment, into: &collector, traits)
      collect(views(call.content("content")), in: environment, into: &collector, traits: traits)
    case .project(let instance, let place) where !instance.type.isShape:
      // A view of the project may hold several rows or a whole section.
      let isEntered: Void? = body(of: instance.type).flatMap { body in
        inside(instance, at: place, in: environment) {
          collect(content(body, of: $0), in: environment, into: &collector, traits: traits)
        }
      }
      if isEntered == nil { addRow(view, in: environment, into: &collector, traits) }
    case .modified(let content, let call):
      collect(content, by: call, of: view, in: environment, into: &collector, traits)
    default: addRow(view, in: environment, into: &collector, traits)
    }
  }

  /// Collects the rows of content that a modifier changes, each of them where it is several.
  private func collect(
    _ content: ViewValue, by call: ViewValue.Call, of view: ViewValue,
    in environment: FlowingEnvironment, into collector: inout SectionCollector, _ traits: RowTraits
  ) {
    var inner = traits
    switch call.name {
    case "listRowInsets":
      inner.insets = inner.insets ?? edges(call.first, in: environment)
      collect(content, in: environment, into: &collector, traits: inner)
    case "swipeActions":
      var actions = environment
      actions.container = .swipeActions
      inner.swipeActions += children(call.content("content"), in: actions)
      collect(content, in: environment, into: &collector, traits: inner)
    default:
      let isMany = content.isManyRows || holdsManyRows(content)
      if isMany, let changed = changedEnvironment(by: call, environment) {
        collect(content, in: changed, into: &collector, traits: traits)
      } else if isMany {
        inner.modifiers.insert(call, at: 0)
        collect(content, in: environment, into: &collector, traits: inner)
      } else {
        addRow(view, in: environment, into: &collector, rowTraits(of: view, traits, environment))
      }
    }
  }

  /// Whether a view of the project's, after modifiers, is written as several rows or as a section,
  /// each of which they then change.
  private func holdsManyRows(_ view: ViewValue) -> Bool {
    switch view {
    case .modified(let content, _): return holdsManyRows(content)
    case .project(let instance, _):
      guard !instance.type.isShape, let body = body(of: instance.type) else { return false }
      return body.statements.makeManyRows
    default: return false
    }
  }

  /// Traits written further inside, under modifiers that keep the view one row.
  private func rowTraits(
    of view: ViewValue, _ traits: RowTraits, _ environment: FlowingEnvironment
  ) -> RowTraits {
    var result = traits
    var current = view
    while case .modified(let content, let call) = current {
      if call.name == "listRowInsets", result.insets == nil {
        result.insets = edges(call.first, in: environment)
      } else if call.name == "swipeActions" {
        var actions = environment
        actions.container = .swipeActions
        result.swipeActions += children(call.content("content"), in: actions)
      }
      current = content
    }
    return result
  }

  private func addRow(
    _ view: ViewValue, in environment: FlowingEnvironment, into collector: inout SectionCollector,
    _ traits: RowTraits
  ) {
    let modified = traits.modifiers.reduce(view) { ViewValue.modified($0, $1) }
    collector.loose.append(
      ViewNode.Row(
        content: settle(modified, in: environment), insets: traits.insets,
        swipeActions: traits.swipeActions))
  }
}

extension FlowingEnvironment {
  /// How lists are drawn; nil for a style that is not the system's.
  fileprivate var drawnListStyle: ViewNode.List.Style? {
    let styles: [String: ViewNode.List.Style] = [
      "plain": .plain, "grouped": .grouped, "sidebar": .sidebar, "inset": .plain,
    ]
    guard case .system(let name) = listStyle else { return nil }
    return styles[name] ?? .insetGrouped
  }

  /// Whether a list sets the headers of its sections in capitals, as grouped ones do before iOS 26 unless
  /// they are told otherwise.
  fileprivate var setsHeadersInCapitals: Bool {
    layout.system < 26 && !hasProminentHeaders
      && [.insetGrouped, .grouped].contains(drawnListStyle)
  }
}

extension [Statement] {
  /// Whether they are written as several views, or as one that a list takes as several.
  fileprivate var makeManyRows: Bool {
    var count = 0
    for statement in self {
      switch statement.kind {
      case .expression(let expression), .return(let expression?):
        if expression.makesManyRows { return true }
        count += 1
      case .conditional(let conditional):
        if conditional.body.makeManyRows || conditional.otherwise?.makeManyRows ?? false {
          return true
        }
        count += 1
      case .selection(let selection):
        if selection.cases.contains(where: \.body.makeManyRows) { return true }
        count += 1
      default: continue
      }
    }
    return count > 1
  }
}

extension Expression {
  /// Whether it makes a section or what a list takes apart, under whichever modifiers.
  fileprivate var makesManyRows: Bool {
    guard case .chain(let base, let links) = kind, case .name(let name) = base.kind,
      case .call? = links.first?.kind
    else { return false }
    return ["Section", "ForEach"].contains(name)
  }
}

extension ViewNode {
  /// Whether it has sections with nothing around them, which a list alone is written of.
  var isSections: Bool {
    switch kind {
    case .group(let nodes): origin.name == "Section" || nodes.contains(where: \.isSections)
    case .modified(let node, _): node.isSections
    default: false
    }
  }
}

extension ViewValue {
  /// A list of some rows.
  static func list(of rows: ViewValue, at place: Place, in view: String) -> ViewValue {
    let content = Bound(
      label: "content", value: .function(.constant(.view(rows))), isTrailing: true)
    return .system(Call(name: "List", arguments: [content], place: place, view: view))
  }

  /// Whether a container would take the view as several, or as a section.
  fileprivate var isManyRows: Bool {
    switch self {
    case .group(let children): return children.count != 1 || children[0].isManyRows
    case .repeated: return true
    case .system(let call): return ["Section", "ForEach", "Group"].contains(call.name)
    case .modified(let content, _), .wrapped(let content, _, _), .label(let content):
      return content.isManyRows
    case .project, .outside: return false
    }
  }
}
