import TouchLayout
import TouchModel

/// What a bar shows, gathered from the views inside it.
struct BarItems {
  var leading: [ViewNode] = []
  var principal: [ViewNode] = []
  var trailing: [ViewNode] = []
  var bottom: [ViewNode] = []
  var keyboard: [ViewNode] = []
  var hasTitle = false
  var isInline = false

  var isEmpty: Bool {
    leading.isEmpty && principal.isEmpty && trailing.isEmpty && bottom.isEmpty && keyboard.isEmpty
      && !hasTitle
  }
}

extension SystemViews {
  /// Navigation stacks and tabs.
  static let chrome: [String: Handler] = {
    var table: [String: Handler] = [
      "TabView": { evaluation, call, environment in evaluation.tabs(call, environment) },
      "Tab": { evaluation, call, environment in evaluation.transparent(call, environment) },
      "NavigationSplitView": { evaluation, call, environment in
        var shown: FunctionValue?
        for label in ["detail", "content"] {
          if case .function(let function)? = call[label] {
            evaluation.present(.deferred(function, []), call, environment, isPushed: true)
          }
        }
        shown = call.content("sidebar")
        // The list of a sidebar draws its headers as titles.
        var sidebar = environment
        sidebar.hasProminentHeaders = true
        return evaluation.navigation(shown, call, sidebar)
      },
      "Table": { evaluation, call, _ in ViewNode(.outside(name: call.name), origin: call.origin) },
    ]
    table["NavigationStack"] = { evaluation, call, environment in
      // The Composable Architecture adds one that makes what its path leads to.
      if case .function(let destination)? = call["destination"] {
        evaluation.present(.deferred(destination, []), call, environment, isPushed: true)
      }
      return evaluation.navigation(call.content("root", "content"), call, environment)
    }
    table["NavigationView"] = { evaluation, call, environment in
      // Where it is given several they are columns: on a phone each is a screen of its own.
      let content = evaluation.views(call.content("content"))
      guard case .group(let columns) = content, columns.count > 1 else {
        return evaluation.navigation(content, call, environment)
      }
      for column in columns.dropFirst() {
        evaluation.present(.view(column), call, environment, isPushed: true)
      }
      return evaluation.navigation(columns[0], call, environment)
    }
    return table
  }()
}

extension Evaluation {
  /// A navigation stack around what a function makes.
  func navigation(
    _ content: FunctionValue?, _ call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> ViewNode {
    navigation(environment, call) { self.views(content) }
  }

  /// A navigation stack around a view.
  func navigation(
    _ content: ViewValue, _ call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> ViewNode {
    navigation(environment, call) { content }
  }

  /// A navigation stack: its root under a bar that takes the items of what is inside.
  private func navigation(
    _ environment: FlowingEnvironment, _ call: ViewValue.Call, _ content: () -> ViewValue
  ) -> ViewNode {
    var inside = environment
    inside.hasNavigation = true
    inside.container = .none
    bars.append(BarItems())
    stacks.append(environment)
    let node = settle(content(), in: inside)
    stacks.removeLast()
    let items = bars.removeLast()
    return barred(node, items, isStack: true, call.origin, environment)
  }

  /// A node under the bars that its items ask for.
  func barred(
    _ node: ViewNode, _ items: BarItems, isStack: Bool, _ origin: ViewNode.Origin,
    _ environment: FlowingEnvironment
  ) -> ViewNode {
    guard isStack || !items.isEmpty else { return node }
    return ViewNode(
      .bars(
        ViewNode.Bars(
          hasNavigationBar: true, hasLargeTitle: items.hasTitle && !items.isInline,
          leading: items.leading, principal: items.principal, trailing: items.trailing,
          bottom: items.bottom, keyboard: items.keyboard,
          isRightToLeft: environment.layout.isRightToLeft), node), origin: origin)
  }

  /// Tabs: the first one laid out, each of the others a screen of its own.
  func tabs(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    var pages: [ViewValue] = []
    func gather(_ view: ViewValue) {
      switch view {
      case .group(let children), .repeated(let children, _): children.forEach(gather)
      case .system(let call) where call.name == "ForEach": gather(repeated(call))
      case .system(let call) where call.name == "Group" || call.name == "TabSection":
        gather(groupContent(call))
      default: pages.append(view)
      }
    }
    gather(views(call.content("content")))
    var isPaged = false
    if case .system("page") = environment.tabViewStyle { isPaged = true }
    let isBarred = !isPaged
    for page in pages.dropFirst() {
      present(.view(page), call, environment, isPushed: false)
    }
    var inside = environment
    inside.container = .tabBar
    inside.layout.textCase = nil
    inside.isInsideControl = true
    let labels = pages.map { page -> ViewNode in
      settle(tabLabel(of: page), in: inside)
    }
    let content = pages.first.map { settle($0, in: environment) } ?? ViewNode(.empty)
    guard isBarred else {
      // Pages are turned by a drag anywhere in what the view is offered, which all of it takes.
      let turning = ViewNode(
        .scroll(ViewNode.ScrollAxes(horizontal: true, vertical: true), ViewNode(.empty)))
      return ViewNode(.overlap(.center, [turning, content]), origin: call.origin)
    }
    return ViewNode(
      .bars(
        ViewNode.Bars(tabs: labels, isRightToLeft: environment.layout.isRightToLeft), content),
      origin: call.origin)
  }

  private func tabLabel(of page: ViewValue) -> ViewValue {
    switch page {
    case .modified(let content, let call):
      if call.name == "tabItem" { return views(call.content("label")) }
      return tabLabel(of: content)
    case .system(let call) where call.name == "Tab": return labelOrTitle(call)
    default: return .empty
    }
  }

  /// Notes a screen that is shown from this one.
  ///
  /// - Parameter environment: The one that it inherits.
  func present(
    _ content: ScreenSeed.Content, _ call: ViewValue.Call, _ environment: FlowingEnvironment,
    isPushed: Bool
  ) {
    found.append(
      ScreenSeed(
        content: content, environment: setting.environment(inheriting: environment),
        place: call.place, isPushed: isPushed, view: call.view))
  }

  /// Puts the items of a `toolbar` into the bar that takes them.
  func addToolbar(_ content: FunctionValue?, _ environment: FlowingEnvironment) {
    gatherToolbar(views(content), "automatic", environment)
  }

  private func gatherToolbar(
    _ view: ViewValue, _ placement: String, _ environment: FlowingEnvironment
  ) {
    switch view {
    case .group(let children), .repeated(let children, _):
      for child in children { gatherToolbar(child, placement, environment) }
    case .system(let call) where call.name == "ToolbarItem" || call.name == "ToolbarItemGroup":
      let placement = names(call["placement"])?.first ?? placement
      gatherToolbar(views(call.content("content")), placement, environment)
    case .system(let call) where call.name == "Group" || call.name == "ForEach":
      let inner = call.name == "Group" ? groupContent(call) : repeated(call)
      gatherToolbar(inner, placement, environment)
    case .project(let instance, let place)
    where instance.type.inherits("ToolbarContent")
      || instance.type.variable("body") != nil
        && !instance.type.isView:
      guard let body = instance.type.variable("body"), let getter = body.getter else { return }
      let outer = context
      context = context.mixed(with: place)
      defer { context = outer }
      let scope = Scope(file: body.file, type: instance.type, receiver: .instance(instance))
      gatherToolbar(
        self.view(outcome(of: getter, in: scope), in: scope), placement, environment)
    case .outside: break
    default:
      var inside = environment
      (inside.layout.font, inside.layout.weight, inside.layout.design) = (nil, nil, nil)
      inside.enterBar(
        ["bottomBar", "keyboard", "status"].contains(placement) ? .toolbar : .navigationBar)
      if bars.isEmpty { bars.append(BarItems()) }
      let node = barItem(view, in: inside)
      let last = bars.count - 1
      switch placement {
      case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation":
        bars[last].leading.append(node)
      case "principal", "title", "largeTitle", "subtitle": bars[last].principal.append(node)
      case "bottomBar", "status": bars[last].bottom.append(node)
      case "keyboard": bars[last].keyboard.append(node)
      default: bars[last].trailing.append(node)
      }
    }
  }
}

extension FlowingEnvironment {
  /// Enters a bar. Whether its items are drawn in a style of the app's that was set on a view around is
  /// published nowhere: of what is set on views the font and the case do not reach them.
  mutating func enterBar(_ bar: Screen.Element.Container) {
    container = bar
    layout.textCase = nil
    switch buttonStyle {
    case .custom, .drawn: buttonStyle = .aroundBar
    case .system, .open, .aroundBar: break
    }
  }
}

extension Evaluation {
  /// What stands in one item of a bar. Where that is a stack which shows more than one thing, how the
  /// bar shares its height out among them is not known.
  func barItem(_ view: ViewValue, in environment: FlowingEnvironment) -> ViewNode {
    let node = settle(view, in: environment)
    guard node.showsSeveral, !node.elementPlaces.isEmpty else { return node }
    var inside = environment
    inside.sharesBarItem = true
    return settle(view, in: inside)
  }
}

extension ViewNode {
  /// Whether it is a stack of several things that show.
  fileprivate var showsSeveral: Bool {
    switch kind {
    case .stack(_, let nodes): shownInStack(nodes) > 1 || nodes.contains(where: \.showsSeveral)
    case .group(let nodes), .overlap(_, let nodes): nodes.contains(where: \.showsSeveral)
    case .modified(let node, _): node.showsSeveral
    default: false
    }
  }

  private func shownInStack(_ nodes: [ViewNode]) -> Int {
    nodes.reduce(0) { count, node in
      switch node.kind {
      case .spacer, .empty: count
      case .group(let nodes): count + shownInStack(nodes)
      default: count + 1
      }
    }
  }
}
