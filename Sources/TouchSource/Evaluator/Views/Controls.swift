import TouchLayout
import TouchModel

extension SystemViews {
  /// Controls: what a person acts on.
  static let controls: [String: Handler] = {
    var table: [String: Handler] = [
      "Button": { evaluation, call, environment in
        // `Button(configuration)` in a primitive style.
        if let label = call.configuredLabel {
          return evaluation.button(.button, call, label: label, environment)
        }
        return evaluation.insideControl {
          evaluation.button(
            .button, call, label: evaluation.buttonLabel(call), environment, role: call["role"])
        }
      },
      "Link": { evaluation, call, environment in
        let link = evaluation.insideControl {
          evaluation.button(.link, call, label: evaluation.buttonLabel(call), environment)
        }
        guard !environment.opensLinks else { return link }
        return ViewNode(.modified(link, .allowsHitTesting(false)), origin: call.origin)
      },
      "ShareLink": { evaluation, call, environment in
        var label = evaluation.buttonLabel(call)
        if case .group(let children) = label, children.isEmpty {
          label = evaluation.titled("Share…", symbol: "square.and.arrow.up", call)
        }
        return evaluation.button(.shareLink, call, label: label, environment)
      },
      "PhotosPicker": { evaluation, call, environment in
        evaluation.button(.photosPicker, call, label: evaluation.buttonLabel(call), environment)
      },
      "EditButton": { evaluation, call, environment in
        evaluation.button(.button, call, label: evaluation.titled("Edit", call), environment)
      },
      "PasteButton": { evaluation, call, environment in
        var bordered = environment
        bordered.buttonStyle = .system("bordered")
        return evaluation.button(
          .button, call, label: evaluation.titled("Paste", symbol: "doc.on.clipboard", call),
          bordered)
      },
      "RenameButton": { evaluation, call, environment in
        evaluation.button(.button, call, label: evaluation.titled("Rename", call), environment)
      },
      "NavigationLink": { evaluation, call, environment in
        evaluation.insideControl { evaluation.navigationLink(call, environment) }
      },
      "Menu": { evaluation, call, environment in evaluation.menu(call, environment) },
      "Toggle": { evaluation, call, environment in evaluation.toggle(call, environment) },
      "Stepper": { evaluation, call, environment in
        evaluation.labelled(.stepper, .stepper, call, environment)
      },
      "Slider": { evaluation, call, environment in
        evaluation.control(.slider, .slider, call, environment)
      },
      "Picker": { evaluation, call, environment in evaluation.picker(call, environment) },
      "DatePicker": { evaluation, call, environment in
        let parts = evaluation.names(call["displayedComponents"])
        let kind: ViewNode.Control.Kind
        if case .system("graphical") = environment.datePickerStyle {
          kind = .graphicalDatePicker
        } else if case .system("wheel") = environment.datePickerStyle {
          kind = .wheelPicker
        } else {
          kind = .compactDatePicker(
            showsDate: parts?.contains("date") ?? true,
            showsTime: parts?.contains("hourAndMinute") ?? true)
        }
        return evaluation.labelled(.datePicker, kind, call, environment)
      },
      "ColorPicker": { evaluation, call, environment in
        evaluation.labelled(.colorPicker, .colorWell, call, environment)
      },
      "TextField": { evaluation, call, environment in
        evaluation.field(.textField, call, environment)
      },
      "SecureField": { evaluation, call, environment in
        evaluation.field(.secureField, call, environment)
      },
      "TextEditor": { evaluation, call, environment in
        evaluation.control(.textEditor, .textEditor, call, environment)
      },
      "DisclosureGroup": { evaluation, call, environment in
        evaluation.disclosureGroup(call, environment)
      },
    ]
    for name in ["SettingsLink", "HelpLink", "NewDocumentButton", "OpenSettingsLink"] {
      table[name] = { evaluation, call, environment in
        evaluation.button(.button, call, label: evaluation.buttonLabel(call), environment)
      }
    }
    return table
  }()
}

extension Evaluation {
  /// A text, with a symbol before it where one is named.
  func titled(_ title: String, symbol: String? = nil, _ call: ViewValue.Call) -> ViewValue {
    var arguments = [Bound(label: nil, value: Value.text(title))]
    if let symbol { arguments.append(Bound(label: "systemImage", value: .text(symbol))) }
    return .system(
      ViewValue.Call(
        name: symbol == nil ? "Text" : "Label", arguments: arguments, place: call.place,
        view: call.view))
  }

  /// What a button shows: its title, its symbol, or what its label closure makes.
  func buttonLabel(_ call: ViewValue.Call) -> ViewValue {
    if case .function(let function)? = call["label"] { return views(function) }
    if case .view(let view)? = call["label"] { return view }
    if let label = call["label"], label.isView {
      return view(label, in: Scope(file: call.place.file))
    }
    if let title = call.first ?? call["titleKey"] ?? call["titleResource"], title.isTitle {
      return labelOrTitle(call)
    }
    // `Button(role: .close) { act() }`, new in the system's version 26, shows words or a symbol of the
    // system's own.
    if call.name == "Button", call.labels == ["role", "_"] || call.labels == ["role", "action"] {
      return .system(
        ViewValue.Call(
          name: "Text", arguments: [Bound(label: nil, value: .string([.open]))], place: call.place,
          view: call.view))
    }
    // `Button(action: act) { label }` and `Link(destination: url) { label }`.
    return views(call.content("label", "content"))
  }

  func navigationLink(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    let label: ViewValue
    if case .function(let function)? = call["label"] {
      label = views(function)
    } else if let title = call.first, title.isTitle,
      call["value"] != nil || call["destination"] != nil
        || call.arguments.contains(where: \.isTrailing)
    {
      label = labelOrTitle(call)
    } else {
      label = views(call.content("label"))
    }
    let pushed = environmentOfStack(around: environment)
    switch call["destination"] {
    case .function(let function)?:
      present(.deferred(function, []), call, pushed, isPushed: true)
    case let value? where value.isView:
      present(.view(view(value, in: Scope(file: call.place.file))), call, pushed, isPushed: true)
    default:
      if call["value"] == nil, call["label"] != nil || call.first?.isTitle == true,
        let function = call.arguments.first(where: { $0.isTrailing && $0.label == nil })?.value,
        case .function(let destination) = function
      {
        present(.deferred(destination, []), call, pushed, isPushed: true)
      }
    }
    var drawing = environment
    // In a list the row is the link, whatever style its buttons have.
    if environment.takesRow { drawing.buttonStyle = .system("automatic") }
    return button(.navigationLink, call, label: label, drawing)
  }

  func menu(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    // `Menu(configuration)` in a style: what it shows hangs on the menu that is drawn.
    if let label = call.configuredLabel { return button(.menu, call, label: label, environment) }
    var inside = environment
    inside.container = .menu
    inside.sharesBarItem = false
    inside.control = nil
    let items = children(call.content("content"), in: inside)
    let button: ViewNode
    switch environment.menuStyle {
    case .system(let name):
      var environment = environment
      // Without a border it stays as small as its label, in a list's row as well.
      if name == "borderlessButton" { environment.buttonStyle = .system("borderless") }
      button = self.button(.menu, call, label: labelOrTitle(call), environment)
    case .drawn: button = self.button(.menu, call, label: labelOrTitle(call), environment)
    case .custom(let style): button = menu(call, drawnBy: style, environment)
    case .open(let name): button = menu(call, drawnByOpenStyle: name, environment)
    case .aroundBar: button = menu(call, drawnByOpenStyle: "", environment)
    }
    return ViewNode(.modified(button, .presents(.menu, items)), origin: call.origin)
  }

  /// A menu as a style of the project draws it: only the menu that the style makes opens it, not what
  /// it stands among.
  private func menu(
    _ call: ViewValue.Call, drawnBy style: Instance, _ environment: FlowingEnvironment
  ) -> ViewNode {
    let configuration = [
      Bound(label: "label", value: .view(.label(labelOrTitle(call)))),
      Bound(label: "content", value: .view(.empty)),
    ]
    var drawing = environment
    drawing.control = DrawnControl(kind: .menu, call: call, style: style.type.name)
    drawing.menuStyle = .system("automatic")
    if let node = settle(style: style, configuration, in: drawing),
      node.elementPlaces.contains(call.place)
    {
      return node
    }
    return menu(call, drawnByOpenStyle: style.type.name, environment)
  }

  /// A menu in a style that the source does not hold, around its label.
  private func menu(
    _ call: ViewValue.Call, drawnByOpenStyle name: String, _ environment: FlowingEnvironment
  ) -> ViewNode {
    var drawing = environment
    drawing.buttonStyle = .open(name)
    return button(.menu, call, label: labelOrTitle(call), drawing)
  }

  // MARK: - Controls with a label

  /// A control alone.
  func control(
    _ kind: Screen.Element.Kind, _ control: ViewNode.Control.Kind, _ call: ViewValue.Call,
    _ environment: FlowingEnvironment
  ) -> ViewNode {
    let node = ViewNode(
      .control(ViewNode.Control(control, environment: environment.layout)), origin: call.origin)
    let title = call.first?.isTitle == true ? call.first?.knownText : nil
    return element(kind, call, named: title, around: node, environment)
  }

  /// A control behind its label, at the trailing edge.
  func labelled(
    _ kind: Screen.Element.Kind, _ control: ViewNode.Control.Kind, _ call: ViewValue.Call,
    _ environment: FlowingEnvironment
  ) -> ViewNode {
    let label = settle(controlLabel(call), in: environment)
    let node = ViewNode(
      .control(ViewNode.Control(control, environment: environment.layout)), origin: call.origin)
    let target = element(kind, call, named: label.caption, around: node, environment)
    if environment.hidesLabels { return target }
    return row([label, target], call, environment)
  }

  /// The label of a control whose only content is its label, as in `Toggle(isOn: $isOn) { … }`.
  func controlLabel(_ call: ViewValue.Call) -> ViewValue {
    if let label = call.configuredLabel { return label }
    let label = labelOrTitle(call)
    guard case .group(let children) = label, children.isEmpty else { return label }
    return views(call.content("label"))
  }

  /// A toggle of a widget's in a style of the project's, all of which sends its intent; nil elsewhere.
  private func widgetToggle(
    _ call: ViewValue.Call, style: Instance, _ configuration: [Bound],
    _ environment: FlowingEnvironment
  ) -> ViewNode? {
    guard environment.container == .widget else { return nil }
    var inside = environment
    inside.isInsideControl = true
    inside.control = nil
    inside.toggleStyle = .system("automatic")
    return settle(style: style, configuration, in: inside).map { node in
      element(
        .toggle, call, named: nil, around: node, environment, style: .custom(style.type.name),
        isPlain: false)
    }
  }

  func toggle(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    let label = controlLabel(call)
    switch environment.toggleStyle {
    case .system("button"):
      return button(.toggle, call, label: label, environment)
    case .custom(let style):
      let configuration = [
        Bound(label: "label", value: .view(.label(label))),
        Bound(label: "isOn", value: .open(TypeName(name: "Bool"), in: nil)),
      ]
      if let widget = widgetToggle(call, style: style, configuration, environment) { return widget }
      // What reacts in such a style is what it makes: its own buttons and gestures, and a toggle that
      // it makes is the system's, which stands for the one that is drawn.
      var drawing = environment
      drawing.control =
        environment.control(shownAs: .toggle)
        ?? DrawnControl(kind: .toggle, call: call, style: style.type.name)
      drawing.toggleStyle = .system("automatic")
      settled.insert(call.place)
      if let node = settle(style: style, configuration, in: drawing) { return node }
    default: break
    }
    if environment.container == .menu || environment.container == .navigationBar {
      return button(.toggle, call, label: label, environment)
    }
    return labelled(.toggle, .switch, call, environment)
  }

  func picker(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    var inside = environment
    inside.container = .none
    inside.isInsideControl = true
    // Each option of one in a list is a row, which a button in it takes.
    if case .system("inline") = environment.pickerStyle {
      inside.isLabelOfRow = environment.takesRow
    }
    let options = children(call.content("content"), in: inside)
    let texts = options.compactMap(\.firstTextContent)
    let selection =
      texts.first ?? ViewNode.Text([.open], environment: environment.layout)
    switch environment.pickerStyle {
    case .system("segmented"), .system("palette"):
      return control(.picker, .segmentedPicker(titles: texts), call, environment)
    case .system("wheel"): return control(.picker, .wheelPicker, call, environment)
    case .system("inline"):
      // Each option is a row, or a line of a menu, of the system's own.
      return element(
        .picker, call, named: nil,
        around: ViewNode(.stack(ViewNode.Stack(.vertical), options), origin: call.origin),
        environment, takesRow: environment.container == .row)
    default:
      if environment.container == .menu {
        return button(.picker, call, label: labelOrTitle(call), environment)
      }
      if environment.container == .row {
        let label = settle(labelOrTitle(call), in: environment)
        let node = ViewNode(
          .control(
            ViewNode.Control(.menuPicker(selection: selection), environment: environment.layout)),
          origin: call.origin)
        return element(
          .picker, call, named: label.caption, around: row([label, node], call, environment),
          environment, takesRow: true)
      }
      return control(.picker, .menuPicker(selection: selection), call, environment)
    }
  }

  func field(
    _ kind: Screen.Element.Kind, _ call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> ViewNode {
    var isRounded = false
    if case .system("roundedBorder") = environment.textFieldStyle { isRounded = true }
    let prompt = placeholder(of: call, environment)
    let control: ViewNode.Control.Kind =
      kind == .textField
      ? .textField(
        isRounded: isRounded, placeholder: prompt,
        leastLines: call["axis"].flatMap(names) == ["vertical"]
          ? max(1, environment.layout.leastLines) : 1)
      : .secureField(isRounded: isRounded, placeholder: prompt, isEmpty: true)
    let node = ViewNode(
      .control(ViewNode.Control(control, environment: environment.layout)), origin: call.origin)
    var style = Screen.Element.Style.automatic
    if case .custom(let instance) = environment.textFieldStyle {
      style = .custom(instance.type.name)
      if let drawn = field(kind, call, drawnBy: instance, environment) { return drawn }
    }
    return element(
      kind, call, named: call.first?.knownText, around: node, environment, style: style,
      isPlain:
        !(environment.layout.font?.isSmallerThanBody(at: environment.layout.textSize) ?? false))
  }

  /// What a field shows while it is empty: its prompt, else its title.
  private func placeholder(
    of call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> ViewNode.Text {
    let pieces: [ViewNode.Text.Piece]?
    switch call["prompt"] {
    case nil, .null?: pieces = call.first?.pieces.map(localized)
    case .view(let view)?: pieces = settle(view, in: environment).text?.pieces
    default: pieces = nil
    }
    return ViewNode.Text(pieces ?? [.open], environment: environment.layout)
  }

  /// A field as a style of the project draws it, or nil where the style's body is not in the source.
  private func field(
    _ kind: Screen.Element.Kind, _ call: ViewValue.Call, drawnBy style: Instance,
    _ environment: FlowingEnvironment
  ) -> ViewNode? {
    guard let function = style.type.functions("_body").first, let body = function.body else {
      return nil
    }
    var drawing = environment
    drawing.textFieldStyle = .system("plain")
    drawing.control = DrawnControl(kind: kind, call: call, style: style.type.name)
    var placed = style
    placed.placement = Placement(in: environment)
    let scope = Scope(file: function.file, type: style.type, receiver: .instance(placed))
    func drawn(around field: ViewValue) -> ViewNode {
      scope.bind(function.parameters.first?.name ?? "configuration", to: .view(field))
      return settle(view(outcome(of: body, in: scope), in: scope), in: drawing)
    }
    // Where a tap around the field begins editing, what takes it stands for the field.
    let place = ViewValue.Call(name: "Color", arguments: [], place: call.place, view: call.view)
    let height = ViewValue.Call(
      name: "frame", arguments: [Bound(label: "height", value: .number(22))], place: call.place,
      view: call.view)
    let tapped = drawn(around: .modified(.system(place), height))
    if tapped.elementPlaces.contains(call.place) { return tapped }
    return drawn(around: .system(call))
  }

  func disclosureGroup(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    if case .custom(let style) = environment.disclosureGroupStyle {
      let configuration = [
        Bound(label: "label", value: .view(.label(labelOrTitle(call)))),
        Bound(label: "content", value: .view(.label(views(call.content("content"))))),
        Bound(label: "isExpanded", value: .open(TypeName(name: "Bool"), in: nil)),
      ]
      // What the style makes reacts, and what it is given reacts for itself.
      var drawing = environment
      drawing.control = DrawnControl(
        kind: .disclosureGroup, call: call, style: style.type.name)
      drawing.disclosureGroupStyle = .system("automatic")
      settled.insert(call.place)
      if let node = settle(style: style, configuration, in: drawing) { return node }
    }
    let content = settle(views(call.content("content")), in: environment)
    let label = settle(labelOrTitle(call), in: environment)
    let chevron = ViewNode(
      .image(ViewNode.Image(.symbol("chevron.right"), environment: environment.layout)))
    let header = element(
      .disclosureGroup, call, named: label.caption,
      around: ViewNode(
        .modified(row([label, chevron], call, environment), .contentShape(.rectangle))),
      environment, takesRow: environment.container == .row)
    return ViewNode(
      .stack(ViewNode.Stack(.vertical), [header, content]), origin: call.origin)
  }
}

extension ViewNode {
  /// The text that the node is, whatever changes how it looks.
  fileprivate var text: Text? {
    switch kind {
    case .text(let text): text
    case .modified(let content, _): content.text
    default: nil
    }
  }
}

extension Font {
  /// Whether text is smaller in it than in the system's regular controls.
  fileprivate func isSmallerThanBody(at textSize: TextSize) -> Bool {
    switch size {
    case .style(let style):
      style.pointSize(at: textSize) < TextStyle.body.pointSize(at: textSize)
    case .fixed(let length): length.largest < TextStyle.body.pointSize(at: textSize)
    case .scaled(let length, _): length.largest < TextStyle.body.pointSize(at: .large)
    }
  }
}

extension ViewNode {
  /// The first text inside.
  fileprivate var firstTextContent: ViewNode.Text? {
    if case .text(let text) = kind { return text }
    return first(of: \.firstTextContent)
  }
}
