import TouchLayout
import TouchModel

extension Evaluation {
  /// Returns a view with its content, modifiers and environment settled.
  func settle(_ view: ViewValue, in environment: FlowingEnvironment) -> ViewNode {
    count(\.viewsLeft)
    guard step(), settlingDepth < Self.mostSettlingDepth else {
      return ViewNode(.outside(name: ""))
    }
    // A chain of modifiers may be long; views within views that never end are cut much earlier.
    let weight = view.isModified ? 1 : Self.mostSettlingDepth / Self.mostNesting
    settlingDepth += weight
    defer { settlingDepth -= weight }
    switch view {
    case .system(let call):
      guard let handler = SystemViews.table[call.name] else {
        return call.isPicture ? asyncImage(call, environment) : outsideView(call, environment)
      }
      return handler(self, call, environment)
    case .project(let instance, let place): return settle(instance, at: place, in: environment)
    case .group(let children):
      if children.count == 1 { return settle(children[0], in: environment) }
      return ViewNode(.group(children.map { settle($0, in: environment) }))
    case .repeated(let children, let isOpen):
      let nodes = children.enumerated().map {
        settle($1, in: environment.inside(row: $0, isOpen: isOpen))
      }
      guard isOpen else { return ViewNode(.group(nodes)) }
      return ViewNode(
        .group(nodes.enumerated().map { $0 == 0 ? $1.unsettled : $1.unsettled.repeated }))
    case .modified(let content, let call):
      if let handler = SystemModifiers.table[call.name] {
        let node = handler(self, call, content, environment)
        return call.mayBeOwn ? onOpenGround(node, of: call) : node
      }
      return outsideModifier(call, content, environment)
    case .wrapped(let content, let modifier, let place):
      return settle(modifier, around: content, at: place, calledAt: place, in: environment)
    case .outside(let name, let place):
      return ViewNode(
        .outside(name: name), origin: ViewNode.Origin(place: place, name: name))
    case .label(let content):
      // What stands in a label is its caller's own, whatever control is being drawn around it.
      var inside = environment
      inside.control = nil
      var node = settle(content, in: inside)
      node.origin.isLabel = true
      return node
    }
  }

  /// A view that the source does not hold: around the content that it is given, if that can be
  /// followed, anything from nothing to a ground and a margin, unless it is known to show no more than
  /// that; else anything at all.
  private func outsideView(
    _ call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> ViewNode {
    let doubt = index.doubt(about: call.name, from: call.place.file)
    let outside = ViewNode(.outside(name: call.name, doubt: doubt), origin: call.origin)
    // How large the system draws it, and what it shows besides, is not told by what it is given.
    guard !SystemViews.opaque.contains(call.name) else { return outside }
    let nodes = call.arguments.compactMap { argument -> ViewNode? in
      guard case .function(let function) = argument.value,
        case .closure(let closure, let captured) = function,
        argument.isTrailing || Self.labelsOfContent.contains(argument.label ?? ""),
        closure.body.contains(where: { showsViews($0, in: captured) })
      else { return nil }
      return settle(views(function, [.unknown]), in: environment)
    }
    guard !nodes.isEmpty else { return outside }
    if Self.namesOfObservers.contains(call.name) { return ViewNode(.group(nodes)) }
    let stack = ViewNode(.stack(ViewNode.Stack(.vertical), nodes), origin: call.origin)
    // What is hidden behind says why nothing more is known of what is around.
    let marked = ViewNode(
      .modified(
        stack, .background([ViewNode(.modified(outside, .hidden))], alignment: .center)))
    return onOpenGround(marked, of: call)
  }

  /// Views of packages that show the content that they are given, and only tell it what it shows: those
  /// of the Composable Architecture, by its documentation.
  private static let namesOfObservers: Set<String> = [
    "WithViewStore", "WithPerceptionTracking", "IfLetStore", "ForEachStore", "SwitchStore",
    "CaseLet",
  ]

  /// The labels under which views are given views to show.
  private static let labelsOfContent: Set<String> = ["content", "label", "description", "actions"]

  /// A modifier that the source does not hold: anything from nothing to a ground and a margin. What a
  /// package's picture is told says how it is loaded.
  func outsideModifier(
    _ call: ViewValue.Call, _ content: ViewValue, _ environment: FlowingEnvironment
  ) -> ViewNode {
    if content.isOutsidePicture { return settle(content, in: environment) }
    // What is shown while a binding says so is a screen of its own, however a package shows it.
    let presenting = call["isPresented"] ?? call["isPresenting"] ?? call["item"]
    if presenting != nil, let shown = call.content("content") {
      if case .closure(let closure, let captured) = shown,
        closure.body.contains(where: { showsViews($0, in: captured) })
      {
        presentContent(of: call, environment, isPushed: false)
      }
      return settle(content, in: environment)
    }
    if call.isHook { return settle(content, in: environment) }
    if let inside = self.environment(insideModifierNamedLike: call, of: content, environment) {
      return settle(content, in: inside)
    }
    var inside = environment
    inside.isInOpenMargin = true
    let node = settle(content, in: inside)
    // What several do to a whole screen, as to say how its list looks, takes no margin each.
    return onOpenGround(node, of: call, hasMargin: !environment.isInOpenMargin || !node.scrolls)
  }

  /// What something that the source does not hold makes of a view: with any margin, unless another around
  /// stands for it, and perhaps with something behind all of that, which then reacts.
  private func onOpenGround(
    _ node: ViewNode, of call: ViewValue.Call, hasMargin: Bool = true
  ) -> ViewNode {
    let margin = hasMargin ? Self.openMargin : 0
    let padded = ViewNode(
      .modified(node, .padding(ViewNode.EdgeLengths(all: margin))), origin: call.origin)
    let ground = ViewNode(
      .modified(
        ViewNode(.color(isClear: false)), .opacity(Length(smallest: 0, typical: 0, largest: 1))))
    return ViewNode(
      .modified(padded, .background([ground], alignment: .center)), origin: call.origin)
  }

  /// The modifier that `modifier(_:)` is given, also as a static member, as `.card` or `.card(8)`.
  func viewModifier(_ call: ViewValue.Call) -> Value? {
    guard case .external(let external)? = call.first, external.type == nil,
      external.path.count == 1
    else { return call.first }
    let (step, scope) = (external.path[0], Scope(file: call.place.file))
    guard let given = step.arguments else {
      return index.extensionVariable(step.name, of: "ViewModifier", from: scope).map {
        value(of: $0, owner: nil)
      }
    }
    return index.extensionFunctions(step.name, of: "ViewModifier", from: scope).best(for: given)
      .map { self.call(.declared($0, owner: nil, receiver: nil), given) }
  }

  // MARK: - Views of the project

  private func settle(
    _ instance: Instance, at place: Place, in environment: FlowingEnvironment
  ) -> ViewNode {
    let origin = ViewNode.Origin(place: place, name: instance.type.name)
    if instance.type.isShape {
      return ViewNode(
        .shape(
          ViewNode.Shape(.custom(name: instance.type.name)),
          environment.isForegroundClear ? .clear : .fill), origin: origin)
    }
    guard let body = body(of: instance.type) else {
      if let hosted = hostedContent(of: instance) {
        return ViewNode(.group([settle(hosted, in: environment)]), origin: origin).fillingProposal
      }
      let name = instance.type.name
      let doubt =
        instance.type.isRepresentable ? "how large UIKit makes '\(name)' is not known" : nil
      let outside = ViewNode(.outside(name: name, doubt: doubt), origin: origin)
      return fillsProposal(instance.type) ? outside.fillingProposal : outside
    }
    return inside(instance, at: place, in: environment) {
      settle(content(body, of: $0, from: callers[place]), in: environment)
    } ?? ViewNode(.outside(name: instance.type.name), origin: origin)
  }

  /// How often a view may stand inside one of its type.
  private static let mostNestings = 3

  /// What a view of the project holds, shown where it stands; nil where it stands inside itself too
  /// often.
  func inside<Content>(
    _ instance: Instance, at place: Place, in environment: FlowingEnvironment,
    _ make: (Instance) -> Content
  ) -> Content? {
    let name = instance.type.name
    let count = depths[name, default: 0]
    guard count < Self.mostNestings else { return nil }
    depths[name] = count + 1
    shown.insert(name)
    let outer = context
    context = context.mixed(with: place)
    defer {
      depths[name] = count
      context = outer
    }
    var placed = instance
    placed.placement = Placement(in: environment)
    return make(placed)
  }

  /// The statements that make a view's content, with what they are given.
  typealias ViewBody = (file: String, statements: [Statement], parameters: [Parameter])

  /// What makes the content of the views of a type; nil where nothing in the source does.
  ///
  /// Besides `body`, a function of that name counts, as frameworks of the project's own ask for.
  func body(of type: TypeInfo) -> ViewBody? {
    if let variable = type.variable("body"), let getter = variable.getter {
      return (variable.file, getter, [])
    }
    for function in type.functions("body") where function.result?.isOpaqueView ?? false {
      if let statements = function.body { return (function.file, statements, function.parameters) }
    }
    return nil
  }

  /// What the statements of a view's body make.
  func content(
    _ body: ViewBody, of instance: Instance, from caller: Caller? = nil
  ) -> ViewValue {
    let scope = Scope(file: body.file, type: instance.type, receiver: .instance(instance))
    scope.caller = caller
    for parameter in body.parameters {
      scope.bind(parameter.name, to: open(parameter.type, in: instance.type))
    }
    return view(outcome(of: body.statements, in: scope), in: scope)
  }

  /// What a modifier of the project's makes of content.
  ///
  /// - Parameter calledAt: Where it is given to the content.
  func settle(
    _ modifier: Instance, around content: ViewValue, at place: Place, calledAt: Place?,
    in environment: FlowingEnvironment
  ) -> ViewNode {
    guard let function = modifier.type.functions("body").first, let body = function.body else {
      return settle(content, in: environment)
    }
    let outer = context
    context = context.mixed(with: place)
    defer { context = outer }
    shown.insert(modifier.type.name)
    var placed = modifier
    placed.placement = Placement(in: environment)
    let scope = Scope(file: function.file, type: modifier.type, receiver: .instance(placed))
    scope.calledAt = calledAt
    scope.bind(function.parameters.first?.name ?? "content", to: .view(content))
    let view = self.view(outcome(of: body, in: scope), in: scope)
    return settle(view, in: environment)
  }

  /// What a style of the project makes of a configuration.
  func settle(
    style: Instance, _ configuration: [Bound], in environment: FlowingEnvironment
  ) -> ViewNode? {
    guard let function = style.type.functions("makeBody").first, let body = function.body else {
      return nil
    }
    let count = depths[style.type.name, default: 0]
    guard count < Self.mostNestings else { return nil }
    depths[style.type.name] = count + 1
    defer { depths[style.type.name] = count }
    var placed = style
    placed.placement = Placement(in: environment)
    let scope = Scope(file: function.file, type: style.type, receiver: .instance(placed))
    scope.bind(function.parameters.first?.name ?? "configuration", to: .tuple(configuration))
    let view = self.view(outcome(of: body, in: scope), in: scope)
    let node = settle(view, in: environment)
    // What lays out a label, a group or a tip is no part of the style of the control that shows it.
    let isOfControl = !Self.stylesOfContent.contains(where: style.type.inherits)
    return isOfControl ? node.markedAsStyle : node
  }

  /// The protocols of styles that draw something to look at.
  private static let stylesOfContent = [
    "LabelStyle", "GroupBoxStyle", "ProgressViewStyle", "LabeledContentStyle",
    "TipViewStyle",
  ]
}

extension ViewValue {
  fileprivate var isModified: Bool {
    if case .modified = self { return true }
    return false
  }

  /// Whether it is a picture of a package's, after modifiers that leave it one.
  fileprivate var isOutsidePicture: Bool {
    var view = self
    while case .modified(let content, let call) = view,
      call.name == "resizable" || SystemModifiers.table[call.name] == nil
    {
      view = content
    }
    if case .system(let call) = view { return call.isPicture }
    return false
  }

  /// Whether it is a text, after modifiers.
  var isText: Bool {
    switch self {
    case .system(let call): call.name == "Text"
    case .modified(let content, _): content.isText
    default: false
    }
  }
}

extension ViewValue.Call {
  /// Whether its name says that it waits for something, or tells of it, and shows nothing.
  fileprivate var isHook: Bool {
    ["on", "track", "log", "introspect"].contains { prefix in
      name.hasPrefix(prefix)
        && (name.count == prefix.count || name.dropFirst(prefix.count).first!.isUppercase)
    }
  }

  /// Whether it makes a picture that a package loads, as `KFImage` and `WebImage` do.
  fileprivate var isPicture: Bool { name.namesPicture }
}

extension String {
  /// Whether a package's view of this name is a picture.
  var namesPicture: Bool { hasSuffix("Image") && SystemViews.table[self] == nil }
}

extension ViewNode {
  /// The node with everything down to the label marked as added by a style, also in the controls that
  /// the style makes.
  var markedAsStyle: ViewNode {
    guard !origin.isLabel else { return self }
    var node = self
    node.origin.isStyle = true
    switch kind {
    case .modified(let content, let modifier):
      let isInner = content.origin.isStyle || content.origin.isLabel
      node.kind = .modified(isInner ? content : content.markedAsStyle, modifier)
    // Inside a border of the system's it is the system that draws.
    case .element(let element, let content)
    where element.style != .bordered && element.style != .borderedProminent:
      node.kind = .element(element, content.markedAsStyle)
    case .group(let children): node.kind = .group(children.map(\.markedAsStyle))
    case .stack(let stack, let children):
      node.kind = .stack(stack, children.map(\.markedAsStyle))
    case .overlap(let alignment, let children):
      node.kind = .overlap(alignment, children.map(\.markedAsStyle))
    default: break
    }
    return node
  }
}

extension ViewValue.Call {
  /// Where a node that the call makes comes from.
  var origin: ViewNode.Origin { ViewNode.Origin(place: place, name: name) }

  /// Where a node that a button's style adds comes from.
  var styleOrigin: ViewNode.Origin { ViewNode.Origin(place: nil, name: name, isStyle: true) }
}

extension UInt64 {
  /// The hash with a place mixed in, by the Fowler–Noll–Vo function, so that it is the same in
  /// every run.
  func mixed(with place: Place) -> UInt64 {
    var hash = mixed(with: place.file)
    for number in [place.line, place.column] {
      hash = (hash ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01b3
    }
    return hash
  }

  /// The hash with a text mixed in.
  func mixed(with text: String) -> UInt64 {
    text.utf8.reduce(self == 0 ? 0xcbf2_9ce4_8422_2325 : self) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }
}

extension ViewNode {
  /// Whether it holds a list, or what scrolls down, as a screen does.
  fileprivate var scrolls: Bool {
    switch kind {
    case .list: true
    case .scroll(let axes, _): axes.vertical
    default: children.contains(where: \.scrolls)
    }
  }

  /// The node where a loop makes it once more.
  var repeated: ViewNode {
    var node = self
    node.origin.isRepetition = true
    return node
  }

  /// The node where copies of its last member follow it.
  func followed(by copies: Copies) -> ViewNode {
    guard case .group(var nodes) = kind, !nodes.isEmpty else { return self }
    nodes[nodes.count - 1].origin.copies = copies
    var node = self
    node.kind = .group(nodes)
    return node
  }

  /// The node where it may not be there, or be elsewhere.
  var unsettled: ViewNode {
    var node = self
    if case .group(let children) = kind {
      node.kind = .group(children.map(\.unsettled))
    } else {
      node.origin.isUnsettled = true
    }
    return node
  }
}
