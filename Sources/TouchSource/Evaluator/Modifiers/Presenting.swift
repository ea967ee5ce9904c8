import TouchLayout
import TouchModel

extension SystemModifiers {
  /// Modifiers that show something elsewhere: sheets, menus, alerts, bars.
  static let presenting: [String: Handler] = {
    var table: [String: Handler] = [
      "modifier": { evaluation, call, content, environment in
        guard case .instance(let instance)? = evaluation.viewModifier(call) else {
          return evaluation.outsideModifier(call, content, environment)
        }
        return evaluation.settle(
          instance, around: content, at: call.place, calledAt: call.calledAt ?? call.place,
          in: environment)
      },
      "toolbar": { evaluation, call, content, environment in
        if let items = call.content("content") { evaluation.addToolbar(items, environment) }
        return evaluation.settle(content, in: environment)
      },
      "navigationBarItems": { evaluation, call, content, environment in
        evaluation.addBarItems(call, environment)
        return evaluation.settle(content, in: environment)
      },
      "presentationCompactAdaptation": { evaluation, call, content, environment in
        // On a phone a popover is a sheet, unless it asks to stay one.
        let asked = evaluation.names(call.first ?? call["horizontal"])?.first
        evaluation.isPopover = asked == "popover" || asked == "none"
        return evaluation.settle(content, in: environment)
      },
      "navigationTitle": { evaluation, _, content, environment in
        evaluation.noteTitle { $0.hasTitle = true }
        return evaluation.settle(content, in: environment)
      },
      "navigationBarTitle": { evaluation, call, content, environment in
        evaluation.noteTitle { $0.hasTitle = true }
        if evaluation.names(call["displayMode"])?.first == "inline" {
          evaluation.noteTitle { $0.isInline = true }
        }
        return evaluation.settle(content, in: environment)
      },
      "navigationBarTitleDisplayMode": { evaluation, call, content, environment in
        if evaluation.names(call.first)?.first == "inline" {
          evaluation.noteTitle { $0.isInline = true }
        }
        return evaluation.settle(content, in: environment)
      },
    ]
    for name in ["sheet", "fullScreenCover", "popover", "inspector"] {
      table[name] = { evaluation, call, content, environment in
        evaluation.presentContent(of: call, environment, isPushed: false)
        return evaluation.settle(content, in: environment)
      }
    }
    table["popoverTip"] = { evaluation, call, content, environment in
      evaluation.presentTip(call, environment)
      return evaluation.settle(content, in: environment)
    }
    for name in ["searchable", "searchSuggestions"] {
      table[name] = { evaluation, call, content, environment in
        evaluation.presentSuggestions(of: call, environment)
        return evaluation.settle(content, in: environment)
      }
    }
    table["navigationDestination"] = { evaluation, call, content, environment in
      evaluation.presentContent(of: call, environment, isPushed: true)
      return evaluation.settle(content, in: environment)
    }
    for (name, container) in [
      ("contextMenu", Screen.Element.Container.menu), ("commands", .menu),
      ("toolbarTitleMenu", .menu), ("alert", .alert),
      ("confirmationDialog", .alert), ("actionSheet", .alert), ("swipeActions", .swipeActions),
    ] {
      table[name] = { evaluation, call, content, environment in
        let node = evaluation.settle(content, in: environment)
        let items = evaluation.presentedItems(of: call, in: container, environment)
        guard !items.isEmpty else { return node }
        return ViewNode(.modified(node, .presents(container, items)), origin: call.origin)
      }
    }
    return table
  }()
}

extension Evaluation {
  /// What a menu, an alert or actions show, on a screen of their own.
  func presentedItems(
    of call: ViewValue.Call, in container: Screen.Element.Container,
    _ environment: FlowingEnvironment
  ) -> [ViewNode] {
    var inside = setting.environment
    inside.values = environment.values
    inside.objects = environment.objects
    inside.container = container
    var items = call.content("menuItems", "actions", "content")
    if case .external(let menu)? = call.first, menu.type == "ContextMenu",
      case .function(let function)? = menu.path.first?.arguments?.first?.value
    {
      items = function
    }
    return children(items, in: inside)
  }

  fileprivate func noteTitle(_ change: (inout BarItems) -> Void) {
    if bars.isEmpty { bars.append(BarItems()) }
    change(&bars[bars.count - 1])
  }

  /// Notes the screen that a sheet or a destination shows.
  func presentContent(
    of call: ViewValue.Call, _ environment: FlowingEnvironment, isPushed: Bool
  ) {
    guard let content = call.content("content", "destination") else { return }
    if case .boolean(false)? = call["isPresented"] {
      if case .closure(let closure, let scope) = content {
        leaveOut(closure.body, as: .closed, in: scope)
      }
      return
    }
    var given: [Value] = []
    if let item = call["item"] { given = [item.unwrapped] }
    if case .type(let type)? = call["for"] { given = [open(TypeName(name: type.name), in: type)] }
    if case .external? = call["for"] { given = [.unknown] }
    present(
      .deferred(content, given), call,
      isPushed ? environmentOfStack(around: environment) : environment, isPushed: isPushed)
  }

  /// Notes the screen that suggestions for what is searched make: a plain list below the field.
  fileprivate func presentSuggestions(of call: ViewValue.Call, _ environment: FlowingEnvironment) {
    // What is made of tokens, in a closure without a label, stands in the field.
    let isOfTokens = ["tokens", "editableTokens"].contains { call[$0] != nil }
    guard !isOfTokens || call["suggestions"] != nil, let rows = call.content("suggestions") else {
      return
    }
    var inside = environment
    inside.listStyle = .system("plain")
    let list = ViewValue.list(of: views(rows), at: call.place, in: call.view)
    present(.view(list), call, inside, isPushed: false)
  }

  fileprivate func addBarItems(_ call: ViewValue.Call, _ environment: FlowingEnvironment) {
    if bars.isEmpty { bars.append(BarItems()) }
    var inside = environment
    inside.enterBar(.navigationBar)
    for (label, isLeading) in [("leading", true), ("trailing", false)] {
      guard let value = call[label] else { continue }
      let nodes = barItem(view(value, in: Scope(file: call.place.file)), in: inside)
      if isLeading {
        bars[bars.count - 1].leading.append(nodes)
      } else {
        bars[bars.count - 1].trailing.append(nodes)
      }
    }
  }
}
