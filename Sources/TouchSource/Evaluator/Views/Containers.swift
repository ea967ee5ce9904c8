import TouchLayout
import TouchModel

extension SystemViews {
  /// Views that arrange other views.
  static let containers: [String: Handler] = {
    var table: [String: Handler] = [
      "ZStack": { evaluation, call, environment in
        let content = evaluation.settle(
          evaluation.views(call.content("content")), in: environment)
        return ViewNode(
          .overlap(
            evaluation.alignment(call["alignment"], in: environment),
            [evaluation.withoutFocusing(content)]),
          origin: call.origin)
      },
      "ModifiedContent": { evaluation, call, environment in
        let content = evaluation.view(
          call["content"] ?? .unknown, in: Scope(file: call.place.file))
        let modifier = ViewValue.Call(
          name: "modifier", arguments: [Bound(label: nil, value: call["modifier"] ?? .unknown)],
          place: call.place, view: call.view)
        return evaluation.settle(.modified(content, modifier), in: environment)
      },
      "Group": { evaluation, call, environment in
        evaluation.settle(evaluation.groupContent(call), in: environment)
      },
      "AnyView": { evaluation, call, environment in
        if call.content("content") != nil { return evaluation.transparent(call, environment) }
        let view = evaluation.view(
          call.arguments.first?.value ?? .null, in: Scope(file: call.place.file))
        return evaluation.settle(view, in: environment)
      },
      "ForEach": { evaluation, call, environment in
        let loop = evaluation.loop(call)
        let node = evaluation.settle(loop.views, in: environment)
        return loop.copies.map { node.followed(by: $0) } ?? node
      },
      "GeometryReader": { evaluation, call, environment in
        evaluation.geometryReader(call, environment)
      },
      "ViewThatFits": { evaluation, call, environment in
        let axes = evaluation.names(call["in"]) ?? ["horizontal", "vertical"]
        let children = evaluation.children(call.content("content"), in: environment)
        return ViewNode(
          .firstThatFits(
            ViewNode.ScrollAxes(
              horizontal: axes.contains("horizontal"), vertical: axes.contains("vertical")),
            children), origin: call.origin)
      },
      "ScrollView": { evaluation, call, environment in
        evaluation.scrollView(call, environment)
      },
      "Section": { evaluation, call, environment in
        let parts = evaluation.section(call)
        return ViewNode(
          .group(
            [parts.header, parts.content, parts.footer].compactMap { $0 }.map {
              evaluation.settle($0, in: environment)
            }), origin: call.origin)
      },
      "List": { evaluation, call, environment in evaluation.list(call, environment) },
      "Form": { evaluation, call, environment in evaluation.list(call, environment) },
      "Grid": { evaluation, call, environment in
        let grid = ViewNode.Grid(
          alignment: evaluation.alignment(call["alignment"], in: environment),
          horizontalSpacing: evaluation.length(
            call["horizontalSpacing"], open: Evaluation.openSpace),
          verticalSpacing: evaluation.length(call["verticalSpacing"], open: Evaluation.openSpace),
          isRightToLeft: environment.layout.isRightToLeft)
        return ViewNode(
          .grid(grid, evaluation.children(call.content("content"), in: environment)),
          origin: call.origin)
      },
      "GridRow": { evaluation, call, environment in
        let alignment = call["alignment"].map {
          evaluation.alignment($0, in: environment).vertical
        }
        return ViewNode(
          .gridRow(alignment, evaluation.children(call.content("content"), in: environment)),
          origin: call.origin)
      },
      "LabeledContent": { evaluation, call, environment in
        evaluation.labeledContent(call, environment)
      },
      "GroupBox": { evaluation, call, environment in evaluation.groupBox(call, environment) },
    ]
    for (name, direction, isLazy) in [
      ("HStack", ViewNode.Stack.Direction.horizontal, false), ("VStack", .vertical, false),
      ("LazyHStack", .horizontal, true), ("LazyVStack", .vertical, true),
    ] {
      table[name] = { evaluation, call, environment in
        let stack = ViewNode.Stack(
          direction, spacing: evaluation.length(call["spacing"], open: Evaluation.openSpace),
          alignment: evaluation.alignment(call["alignment"], in: environment), isLazy: isLazy,
          isRightToLeft: environment.layout.isRightToLeft)
        let content = evaluation.views(call.content("content"))
        return ViewNode(
          .stack(stack, [evaluation.settle(content, in: environment)]), origin: call.origin)
      }
    }
    for (name, label, direction) in [
      ("LazyVGrid", "columns", ViewNode.Stack.Direction.vertical),
      ("LazyHGrid", "rows", .horizontal),
    ] {
      table[name] = { evaluation, call, environment in
        let tracks = evaluation.tracks(call[label])
        let grid = ViewNode.LazyGrid(
          direction: direction, tracks: tracks.map(\.track), trackSpacing: tracks.map(\.spacing),
          spacing: evaluation.length(call["spacing"], open: Evaluation.openSpace),
          alignment: evaluation.alignment(call["alignment"], in: environment),
          isRightToLeft: environment.layout.isRightToLeft)
        return ViewNode(
          .lazyGrid(grid, evaluation.children(call.content("content"), in: environment)),
          origin: call.origin)
      }
    }
    for name in [
      "ScrollViewReader", "TimelineView", "EquatableView", "ControlGroup", "GlassEffectContainer",
      "PhaseAnimator", "KeyframeAnimator", "CommandMenu", "CommandGroup", "ToolbarItem",
      "ToolbarItemGroup", "OutlineGroup",
    ] {
      table[name] = { evaluation, call, environment in evaluation.transparent(call, environment) }
    }
    for name in [
      "WindowGroup", "DocumentGroup", "Window", "Settings", "MenuBarExtra", "ImmersiveSpace",
    ] {
      table[name] = { evaluation, call, environment in evaluation.window(call, environment) }
    }
    table["ToolbarTitleMenu"] = { evaluation, call, environment in
      let items = evaluation.presentedItems(of: call, in: .menu, environment)
      let title = ViewNode(.group([]), origin: call.origin)
      return ViewNode(.modified(title, .presents(.menu, items)), origin: call.origin)
    }
    return table
  }()
}

extension Evaluation {
  /// A container that adds nothing of its own.
  func transparent(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    settle(views(call.content("content"), [.unknown]), in: environment)
  }

  /// The content of a scene: the first one's is what the screen shows, every other is a screen of its
  /// own.
  fileprivate func window(
    _ call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> ViewNode {
    if !hasWindow {
      hasWindow = true
      return transparent(call, environment)
    }
    if let content = call.content("content") {
      present(.deferred(content, [.unknown]), call, environment, isPushed: false)
    }
    return ViewNode(.group([]), origin: call.origin)
  }

  /// The views of a closure, one by one, as a container takes them.
  func children(_ content: FunctionValue?, in environment: FlowingEnvironment) -> [ViewNode] {
    settle(views(content), in: environment).flattened
  }

  /// A `ForEach` or a list over data: a view for each element, three where they are not known.
  func repeated(_ call: ViewValue.Call) -> ViewValue { loop(call).views }

  /// The same, with what follows the views that are made.
  fileprivate func loop(
    _ call: ViewValue.Call
  ) -> (views: ViewValue, copies: ViewNode.Copies?) {
    guard let content = call.content("content", "rowContent") else { return (.empty, nil) }
    let data = subviews(of: call).map { .array($0.map { .view($0) }) } ?? call.first ?? .unknown
    let elements = members(of: data, open: 3)
    let isOpen: Bool
    if case .array = data { isOpen = false } else { isOpen = true }
    // Loops within loops multiply; what they hold is met in the first few rounds.
    let isInner = loops > 0
    let shown =
      isInner || !content.readsParameters
      ? Array(elements.prefix(isInner ? 3 : Self.mostRepetitions))
      : elements.first(Self.mostRepetitions, andOtherCases: Self.mostRepetitionsOfCases)
    loops += 1
    defer { loops -= 1 }
    let views = ViewValue.repeated(
      shown.enumerated().map { number, element in
        self.views(content, [isOpen && number > 0 ? element.asOtherRow : element])
      }, isOpen: isOpen)
    if isOpen {
      return (views, ViewNode.Copies(count: Self.mostRepetitions - elements.count, .open))
    }
    let rest = min(elements.count - shown.count, Self.mostCopies)
    guard rest > 0 else { return (views, nil) }
    let isSame = !content.readsParameters && elements.count - shown.count == rest
    return (views, ViewNode.Copies(count: rest, isSame ? .same : .similar))
  }

  /// The most views of a loop that are taken to be like its last one: enough for any length that is
  /// asked of a target.
  private static let mostCopies = 200

  fileprivate func tracks(_ value: Value?) -> [(track: ViewNode.LazyGrid.Track, spacing: Length?)] {
    var items: [Value] = []
    switch value {
    case .array(let members): items = members
    case .openArray(let member): items = [member, member, member]
    case .external(let external):
      // `Array(repeating: GridItem(…), count: 3)`
      if external.type == "Array", let given = external.path.last?.arguments {
        let count: Length
        if case .number(let length)? = given.first(where: { $0.label == "count" })?.value {
          count = length
        } else {
          count = 3
        }
        let item = given.first { $0.label == "repeating" }?.value ?? .unknown
        items = Array(repeating: item, count: Int(max(1, min(12, count.typical))))
      }
    default: items = [.unknown, .unknown]
    }
    return items.map { item in
      guard case .external(let external) = item else {
        return (.flexible(minimum: 10, maximum: Length(.infinity)), nil)
      }
      let given = external.path.last?.arguments ?? []
      let spacing = length(
        given.first { $0.label == "spacing" }?.value, open: Self.openSpace)
      guard case .external(let size)? = given.first(where: { $0.label == nil })?.value else {
        return (.flexible(minimum: 10, maximum: Length(.infinity)), spacing)
      }
      let limits = size.path.last?.arguments ?? []
      let minimum = length(
        limits.first { $0.label == "minimum" }?.value, open: Self.openExtent)
      let maximum = length(
        limits.first { $0.label == "maximum" }?.value, open: Self.openLimit)
      switch size.name {
      case "fixed":
        return (.fixed(length(limits.first?.value, open: Self.openExtent) ?? 44), spacing)
      case "adaptive":
        return (.adaptive(minimum: minimum ?? 10, maximum: maximum ?? Length(.infinity)), spacing)
      default:
        return (.flexible(minimum: minimum ?? 10, maximum: maximum ?? Length(.infinity)), spacing)
      }
    }
  }

  /// A title or label on one side and content on the other.
  func labeledContent(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    let label = call.configuredLabel ?? labelOrTitle(call)
    let content: ViewValue
    if case .view(let configured)? = call.configured("content") {
      content = configured
    } else if let function = call.content("content") {
      content = views(function)
    } else {
      content = .system(
        ViewValue.Call(
          name: "Text", arguments: [Bound(label: nil, value: call["value"] ?? .unknown)],
          place: call.place, view: call.view))
    }
    let configuration = [
      Bound(label: "label", value: .view(.label(label))),
      Bound(label: "content", value: .view(.label(content))),
    ]
    return drawn(by: \.labeledContentStyle, configuration, call, environment) {
      row([settle(label, in: $0), settle(content, in: $0)], call, $0)
    }
  }

  /// A label above content on a margin, or what a style of the project's makes of them.
  func groupBox(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    let (label, content) = (labelOrTitle(call), views(call.content("content")))
    if case .custom(let style) = environment.groupBoxStyle {
      let configuration = [
        Bound(label: "label", value: .view(.label(label))),
        Bound(label: "content", value: .view(.label(content))),
      ]
      if let node = settle(style: style, configuration, in: environment) { return node }
    }
    var heading = environment
    heading.isHeading = true
    heading.layout.font = heading.layout.font ?? Font(.style(.headline))
    let leading = ViewNode.Alignment(
      horizontal: environment.layout.isRightToLeft ? .right : .left, vertical: .center)
    let stack = ViewNode(
      .stack(
        ViewNode.Stack(.vertical, alignment: leading),
        [settle(label, in: heading), settle(content, in: environment)]), origin: call.origin)
    let padded = ViewNode(
      .modified(stack, .padding(ViewNode.EdgeLengths(all: 16))), origin: call.origin)
    return ViewNode(
      .modified(padded, .background([ViewNode(.color(isClear: false))], alignment: .center)),
      origin: call.origin)
  }

  /// A label at the leading edge and something at the trailing one.
  func row(
    _ parts: [ViewNode], _ call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> ViewNode {
    var children = parts
    if children.count == 2 { children.insert(ViewNode(.spacer(minLength: 8)), at: 1) }
    return ViewNode(
      .stack(
        ViewNode.Stack(
          .horizontal, spacing: 0, isRightToLeft: environment.layout.isRightToLeft), children),
      origin: call.origin)
  }

  /// The title argument as a text, or what the label closure makes.
  func labelOrTitle(_ call: ViewValue.Call) -> ViewValue {
    let pictures = ["systemImage", "systemSymbol", "image"]
    if let label = pictures.first(where: { call[$0] != nil }), let symbol = call[label] {
      return .system(
        ViewValue.Call(
          name: "Label",
          arguments: [
            Bound(label: nil, value: call.first ?? .unknown), Bound(label: label, value: symbol),
          ], place: call.place, view: call.view))
    }
    if case .function(let function)? = call["label"] { return views(function) }
    if case .view(let view)? = call["label"] { return view }
    if let title = call.first ?? call["titleKey"], title.isTitle {
      // What an initializer of a package's own makes of its title may have an icon, too.
      let isOwn = call.arguments.contains { !InitializerLabels.isKnown($0.label, of: call.name) }
      return .system(
        ViewValue.Call(
          name: isOwn ? "Label" : "Text", arguments: [Bound(label: nil, value: title)],
          place: call.place,
          view: call.view))
    }
    return .empty
  }
}

extension Value {
  /// Whether the value can be the title of a control.
  var isTitle: Bool {
    switch self {
    case .string: return true
    case .open(let type, _):
      return type.map {
        !["Bool", "Int", "Double", "CGFloat", "Function"].contains($0.name)
      } ?? true
    case .external(let external):
      // A generated key such as `L10n.title` or `.title`, or something like it.
      return external.type != "Binding"
    default: return false
    }
  }
}
