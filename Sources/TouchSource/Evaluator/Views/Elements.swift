import TouchLayout
import TouchModel
import TouchRules

extension Evaluation {
  /// Makes what is shown as part of a control.
  func insideControl<Content>(_ make: () -> Content) -> Content {
    controlsAround += 1
    defer { controlsAround -= 1 }
    return make()
  }

  /// Something a person can act on, whose hit region is that of a node.
  func element(
    _ kind: Screen.Element.Kind, _ call: ViewValue.Call, named label: String?,
    around content: ViewNode, _ environment: FlowingEnvironment,
    style: Screen.Element.Style = .automatic, isPlain: Bool = true, takesRow: Bool = false,
    isBusy: Bool = false, isWholeText: Bool = false, doubt: String? = nil
  ) -> ViewNode {
    let drawn = environment.control(shownAs: kind)
    let asWritten = drawn?.call ?? call
    // A bar makes an item of its own of what stands in it: that it is the button's is known.
    let isInBar = [.navigationBar, .toolbar].contains(environment.container)
    let isOneAction = kind == .button || kind == .navigationLink && !isInBar
    var content = isOneAction ? withoutRepeats(of: asWritten, in: content) : content
    if kind == .button { content = withoutFocused(by: asWritten, in: content) ?? content }
    if kind == .button, takesRow { content = content.contendingForRow }
    settled.insert(asWritten.place)
    // Where nothing is left of what it shows, one of the parts is there after all.
    if choices.leavesOutParts, !content.showsContent { return content }
    count(\.elementsLeft)
    if environment.overrules(kind) {
      absent.insert(Absent(place: asWritten.place, absence: .inert))
      return content
    }
    var element = ViewNode.Element(
      id: Screen.Element.ID(
        place: asWritten.place,
        context: asWritten.calledAt.map { context.mixed(with: $0) } ?? context),
      kind: drawn?.kind ?? kind,
      label: label ?? content.caption ?? drawn?.call.first?.knownText, view: asWritten.view,
      style: drawn?.style(of: kind, in: style) ?? style,
      controlSize: environment.layout.controlSize, hasPlainLabel: isPlain,
      isEnabled: environment.layout.isEnabled && !isIdle(asWritten), takesRow: takesRow)
    if label == nil, (drawn?.kind ?? kind).isGesture { element.pieces = content.pieces }
    if environment.isDisabledForGood {
      absent.insert(Absent(place: asWritten.place, absence: .inert))
      disabledForGood.insert(element.id)
    }
    element.calledAt = asWritten.calledAt
    element.sharesBarItem = environment.sharesBarItem
    element.mayBeAbsent = environment.mayBeAbsent
    element.isInOtherRow = environment.isInOtherRow
    element.isWholeText = isWholeText
    element.isBusy = isBusy || content.isBusyOnGround
    element.isGround = content.isGround
    element.doubt = doubt
    element.action = note(actionOf: asWritten)
    if element.kind == .toggle, drawn == nil || turnsWhatItDraws(call),
      case .state(_, _, let origin?)? = asWritten["isOn"]
    {
      turning[element.id] = origin.kept
    }
    presentContent(handedOnBy: action(of: asWritten), asWritten, environment)
    return ViewNode(.element(element, content), origin: call.origin)
  }

  /// A button or what behaves like one: a label drawn by the button style in force.
  func button(
    _ kind: Screen.Element.Kind, _ call: ViewValue.Call, label: ViewValue,
    _ environment: FlowingEnvironment, role: Value? = nil
  ) -> ViewNode {
    var inside = environment
    inside.isInsideControl = true
    inside.control = nil
    inside.container = environment.container == .row ? .none : environment.container
    let style = environment.buttonStyle
    // A style is used up by the button that it draws: one in its label has the system's (reverse-
    // engineered from iOS 18.5, as styles are).
    inside.buttonStyle = .system("automatic")
    if case .system("automatic") = style { inside.isLabelOfRow = environment.takesRow }
    if kind == .menu { inside.isLabelOfMenu = true }
    switch environment.container {
    case .menu, .alert, .swipeActions, .tabBar:
      let node = settle(label, in: inside)
      return element(
        kind, call, named: nil, around: node, environment, isPlain: node.isPlainLabel)
    case .navigationBar, .toolbar:
      if case .system("automatic") = style {
        let node = settle(label, in: inside)
        var item = environment
        // How high a bar makes words and symbols that the app puts together is not known.
        let isComposed = node.isComposed
        if isComposed { item.sharesBarItem = true }
        return element(
          kind, call, named: nil, around: shaped(row(of: node, call, environment), call), item,
          isPlain: isComposed || node.isPlainLabel)
      }
    default: break
    }
    switch style {
    case .custom(let instance):
      return customButton(kind, call, style: instance, label, role, inside, environment)
    case .drawn(let function):
      let configuration = configuration(of: label, role)
      let drawn = view(
        self.call(function, [Bound(label: nil, value: .tuple(configuration))]),
        in: Scope(file: call.place.file))
      return element(
        kind, call, named: nil, around: column(of: settle(drawn, in: inside).markedAsStyle, call),
        environment, style: .custom(""), isPlain: false)
    case .open(let name):
      let doubt =
        name.isEmpty
        ? "its style is not in the source" : index.doubt(about: name, from: call.place.file)
      return openButton(kind, call, style: name, label, inside, environment, doubt: doubt)
    case .aroundBar:
      return openButton(
        kind, call, style: "", label, inside, environment,
        doubt: "whether a bar draws its items in the style around it is not known")
    case .system(let name):
      return systemButton(kind, call, style: name, label, inside, environment)
    }
  }

  /// A button in a style that is not known.
  private func openButton(
    _ kind: Screen.Element.Kind, _ call: ViewValue.Call, style: String, _ label: ViewValue,
    _ inside: FlowingEnvironment, _ environment: FlowingEnvironment, doubt: String?
  ) -> ViewNode {
    // A style that is worth a name draws some room around its label.
    var margin = Self.openMargin
    margin.typical = 8
    let node = ViewNode(
      .modified(
        row(of: settle(label, in: inside), call, environment),
        .padding(ViewNode.EdgeLengths(all: margin))), origin: call.styleOrigin)
    return element(
      kind, call, named: nil, around: shaped(node, call), environment, style: .custom(style),
      isPlain: false, doubt: doubt)
  }

  /// A button that a style of the project's draws.
  private func customButton(
    _ kind: Screen.Element.Kind, _ call: ViewValue.Call, style: Instance, _ label: ViewValue,
    _ role: Value?, _ inside: FlowingEnvironment, _ environment: FlowingEnvironment
  ) -> ViewNode {
    if style.type.inherits("PrimitiveButtonStyle") {
      let configuration = [
        Bound(label: "label", value: .view(.label(label))),
        Bound(label: "role", value: role ?? .unknown),
        Bound(label: "trigger", value: .function(.open)),
      ]
      // Such a style makes what reacts itself: its own buttons and gestures stand for the button.
      var drawing = environment
      drawing.control =
        environment.control(shownAs: kind)
        ?? DrawnControl(kind: kind, call: call, style: style.type.name)
      drawing.buttonStyle = .system("automatic")
      settled.insert(call.place)
      if let node = settle(style: style, configuration, in: drawing) { return node }
    }
    if let node = settle(style: style, configuration(of: label, role), in: inside) {
      return element(
        kind, call, named: nil, around: column(of: node, call), environment,
        style: .custom(style.type.name), isPlain: false)
    }
    let node = settle(label, in: inside)
    return element(
      kind, call, named: nil, around: shaped(node, call), environment, isPlain: node.isPlainLabel)
  }

  /// What a style is given of a button at rest.
  private func configuration(of label: ViewValue, _ role: Value?) -> [Bound] {
    [
      Bound(label: "label", value: .view(.label(label))),
      Bound(label: "isPressed", value: .boolean(false)),
      Bound(label: "role", value: role ?? .unknown),
    ]
  }

  /// A button that a style of the system's draws.
  private func systemButton(
    _ kind: Screen.Element.Kind, _ call: ViewValue.Call, style name: String, _ label: ViewValue,
    _ inside: FlowingEnvironment, _ environment: FlowingEnvironment
  ) -> ViewNode {
    switch name {
    case "plain":
      let node = settle(label, in: inside)
      return element(
        kind, call, named: nil, around: row(of: node, call, environment), environment,
        style: .plain, isPlain: node.isPlainLabel)
    case "bordered", "borderedProminent", "glass", "glassProminent", "card":
      return borderedButton(kind, call, name, label, inside, environment)
    case "automatic" where environment.container == .widget && kind == .button:
      return borderedButton(kind, call, "bordered", label, inside, environment)
    // A toggle that looks like a button takes the room of a border, which it shows where it is on.
    case "automatic" where kind == .toggle:
      return borderedButton(kind, call, "bordered", label, inside, environment)
    default:
      var inside = inside
      if inside.layout.controlSize < .regular, inside.layout.font == nil {
        inside.layout.font = Font(.style(.subheadline))
      }
      let node = settle(label, in: inside)
      let style: Screen.Element.Style =
        name == "automatic" ? .automatic : name == "borderless" ? .borderless : .system(name)
      return element(
        kind, call, named: nil, around: shaped(row(of: node, call, environment), call),
        environment, style: style, isPlain: node.isPlainLabel,
        takesRow: environment.takesRow && name == "automatic")
    }
  }

  /// The column that a button puts the views of a style of the project's into (reverse-engineered
  /// from iOS 18.5, `swiftui.md` section 4.2).
  private func column(of drawn: ViewNode, _ call: ViewValue.Call) -> ViewNode {
    guard case .group = drawn.kind else { return drawn }
    return ViewNode(.stack(ViewNode.Stack(.vertical), [drawn]), origin: call.styleOrigin)
  }

  /// The row that a system style puts a label into.
  private func row(
    of label: ViewNode, _ call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> ViewNode {
    switch label.kind {
    // Nothing is in a row of its own, too, which has no extent.
    case .group, .empty: break
    default: return label
    }
    // Several views together are as large as what is given them.
    var origin = call.styleOrigin
    if case .group(let views) = label.kind, views.count > 1 { origin = call.origin }
    return ViewNode(
      .stack(
        ViewNode.Stack(.horizontal, isRightToLeft: environment.layout.isRightToLeft), [label]),
      origin: origin)
  }

  private func shaped(_ node: ViewNode, _ call: ViewValue.Call) -> ViewNode {
    ViewNode(.modified(node, .contentShape(.rectangle)), origin: call.styleOrigin)
  }

  /// A label on a bordered or filled shape, by the measures of `swiftui.md` section 4.2, which
  /// agree with those of UIKit's button configurations.
  private func borderedButton(
    _ kind: Screen.Element.Kind, _ call: ViewValue.Call, _ name: String, _ label: ViewValue,
    _ inside: FlowingEnvironment, _ environment: FlowingEnvironment
  ) -> ViewNode {
    var inside = inside
    let size = environment.layout.controlSize
    var horizontal: Double
    let vertical: Double
    switch size {
    case .mini, .small: (horizontal, vertical) = (10, 5)
    case .regular: (horizontal, vertical) = (12, 7)
    case .large, .extraLarge: (horizontal, vertical) = (20, 15)
    }
    let accessibility: [TextSize] = [
      .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
    ]
    if let step = accessibility.firstIndex(of: environment.layout.textSize) {
      horizontal += Double(step + 1) * 2
    }
    if inside.layout.font == nil {
      inside.layout.font = Font(.style(size < .regular ? .subheadline : .body))
    }
    let text = settle(label, in: inside)
    let isInBar = [.navigationBar, .toolbar].contains(environment.container)
    let padding = ViewNode.EdgeLengths(
      top: Length(vertical), left: Length(horizontal), bottom: Length(vertical),
      right: Length(horizontal))
    let padded = ViewNode(
      .modified(row(of: text, call, environment), .padding(padding)), origin: call.styleOrigin)
    let outline: ViewNode.Shape.Outline
    switch (environment.borderShape, size) {
    case ("capsule"?, _), (nil, .mini), (nil, .small), (nil, .extraLarge): outline = .capsule
    case ("circle"?, _): outline = .circle
    // The radius is 0.175 of the height, rounded up: 7 points for a regular button.
    default: outline = .roundedRectangle(radius: size < .large ? 7 : 9)
    }
    let drawn = ViewNode(
      .modified(
        padded,
        .background(
          [ViewNode(.shape(ViewNode.Shape(outline), .fill), origin: call.styleOrigin)],
          alignment: .center)), origin: call.styleOrigin)
    let shaped = ViewNode(
      .modified(drawn, .contentShape(ViewNode.Shape(outline))), origin: call.styleOrigin)
    let style: Screen.Element.Style =
      name == "bordered"
      ? .bordered : name == "borderedProminent" ? .borderedProminent : .system(name)
    return element(
      kind, call, named: nil, around: shaped, environment, style: style,
      isPlain: text.isPlainLabel(mayGrow: true)
        && (isInBar || !text.isSmallerThanBody),
      isBusy: text.isBusy || text.isEmptySpace)
  }
}

extension FlowingEnvironment {
  /// Whether something of a kind never acts, because what is around it takes its touches: a gesture
  /// that goes before it, or the menu or another control that it is the label of, which a switch is no
  /// part of.
  fileprivate func overrules(_ kind: Screen.Element.Kind) -> Bool {
    if kind == .button, isLabelOfMenu { return true }
    guard container == .none || container == .row else { return false }
    switch kind {
    case .button, .link, .navigationLink, .menu, .shareLink, .photosPicker, .tapGesture:
      return isOverruled
    case .toggle: return isInsideControl && control == nil
    default: return false
    }
  }
}

extension ViewNode {
  /// The label of a button that takes its row, with the buttons in it that would take it as well: both
  /// cannot, and which does is not published.
  fileprivate var contendingForRow: ViewNode {
    mapped { part in
      guard case .element(var element, let content) = part.kind, element.kind == .button,
        element.takesRow
      else { return part }
      element.takesRow = false
      element.doubt = "what a button takes of a row that the button around it takes is not known"
      let row = ViewNode.EdgeLengths(
        all: Length(
          smallest: 0, typical: 0, largest: Evaluation.openExtent.largest))
      var part = part
      part.kind = .element(
        element,
        ViewNode(.modified(content, .contentShape(ViewNode.Shape(.rectangle, outset: row)))))
      return part
    }
  }

  /// What the node is called by: the first of its texts that says something, else the name of a
  /// symbol. A sign between others, as a dot or a chevron, names it only where there is nothing else,
  /// nor a text that is not in the source.
  var caption: String? {
    let words = texts
    if let name = words.first(where: \.saysSomething) { return name }
    let symbols = symbols
    if let name = symbols.first(where: { !$0.isDecoration }) { return name }
    if words.contains(where: { $0.contains("…") }) { return nil }
    return words.first ?? symbols.first
  }

  /// The views side by side that a modifier around the node is one of each of, by their captions; none
  /// where that is a single one.
  fileprivate var pieces: [Element.Piece] {
    func views(of node: ViewNode, isRepetition: Bool) -> [Element.Piece] {
      let isRepetition = isRepetition || node.origin.isRepetition
      switch node.kind {
      case .group(let nodes):
        return nodes.flatMap { views(of: $0, isRepetition: isRepetition) }
      case .modified(let inner, _):
        let inner = views(of: inner, isRepetition: isRepetition)
        return inner.count == 1
          ? [Element.Piece(label: node.caption, isRepetition: isRepetition)] : inner
      case .element(let element, let content):
        let inner = views(of: content, isRepetition: isRepetition)
        return inner.count > 1
          ? inner : [Element.Piece(label: element.label, isRepetition: isRepetition)]
      case .empty: return []
      default: return [Element.Piece(label: node.caption, isRepetition: isRepetition)]
      }
    }
    let all = views(of: self, isRepetition: false)
    return all.count > 1 ? all : []
  }

  /// The texts inside in reading order, with `…` for what is not in the source. What another element
  /// says is that one's name.
  private var texts: [String] {
    switch kind {
    case .text(let text):
      let words = text.pieces.map { piece -> String in
        if case .known(let part) = piece { return part }
        return "…"
      }.joined()
      return words.allSatisfy(\.isWhitespace) ? [] : [words]
    case .element: return []
    default: return children.flatMap(\.texts)
    }
  }

  /// The names of the symbols inside in reading order, but for those of other elements.
  private var symbols: [String] {
    switch kind {
    case .image(let image):
      if case .symbol(let name?) = image.source { return [name] }
      return []
    case .element: return []
    default: return children.flatMap(\.symbols)
    }
  }

  /// What the first of the nodes inside that has something has.
  func first<Part>(of part: (ViewNode) -> Part?) -> Part? {
    for child in children {
      if let found = part(child) { return found }
    }
    return nil
  }

  /// The nodes that a container takes it for, one by one.
  var flattened: [ViewNode] {
    guard case .group(let nodes) = kind else { return [self] }
    return nodes.flatMap(\.flattened)
  }

  /// The nodes inside that say what the node is, in reading order.
  var children: [ViewNode] {
    switch kind {
    case .group(let nodes), .stack(_, let nodes), .overlap(_, let nodes), .lazyGrid(_, let nodes),
      .grid(_, let nodes), .gridRow(_, let nodes), .firstThatFits(_, let nodes):
      return nodes
    case .scroll(_, let node), .geometryReader(let node), .element(_, let node), .bars(_, let node):
      return [node]
    case .modified(let node, let modifier):
      switch modifier {
      case .overlay(let other, _), .background(let other, _): return [node] + other
      default: return [node]
      }
    default: return []
    }
  }

  /// Whether all that the node shows is that something is going on.
  var isBusy: Bool {
    if case .control(let control) = kind, case .progressCircle = control.kind { return true }
    let shown = children.filter { !$0.isEmptySpace }
    return !shown.isEmpty && shown.allSatisfy(\.isBusy)
  }

  /// Whether all that the node shows is that something is going on, with a ground behind that and a border
  /// around it at most: a shape beside it or in front is a sign of its own.
  fileprivate var isBusyOnGround: Bool {
    switch kind {
    case .modified(let node, .background(let grounds, _)) where grounds.allSatisfy(\.isGround):
      return node.isBusyOnGround
    case .modified(let node, .overlay(let lines, _)) where lines.allSatisfy(\.isLine):
      return node.isBusyOnGround
    default:
      var shown = children
      if case .overlap = kind { shown = Array(shown.flatMap(\.flattened).drop(while: \.isGround)) }
      shown.removeAll(where: \.isEmptySpace)
      return isBusy || !shown.isEmpty && shown.allSatisfy(\.isBusyOnGround)
    }
  }

  /// Whether it is the line around a shape.
  private var isLine: Bool {
    switch kind {
    case .shape(_, .stroke): true
    case .modified: children.allSatisfy(\.isLine)
    default: false
    }
  }

  /// Whether the node shows anything but what lies behind it.
  fileprivate var showsContent: Bool {
    switch kind {
    case .empty, .spacer, .divider: false
    case .color(let isClear): !isClear
    case .modified(let node, .background): node.showsContent
    case .text, .image, .shape, .control, .outside, .list: true
    default: children.contains(where: \.showsContent)
    }
  }

  /// Whether the node shows nothing.
  var isEmptySpace: Bool {
    switch kind {
    case .empty, .spacer, .color(isClear: true): true
    case .group(let nodes): nodes.allSatisfy(\.isEmptySpace)
    default: false
    }
  }
}

extension String {
  /// Whether it has a letter or a digit, as a name does, or a sign on what is not in the source.
  fileprivate var saysSomething: Bool {
    contains { $0.isLetter || $0.isNumber }
      || contains("…") && contains { $0 != "…" && !$0.isWhitespace }
  }

  /// Whether a symbol of this name only shows where something leads.
  fileprivate var isDecoration: Bool { hasPrefix("chevron.") }
}
