import TouchLayout
import TouchModel

/// Scroll views, and frames that are a share of theirs.
extension Evaluation {
  /// A `ScrollView`, which is measured where something inside asks how large it is.
  func scrollView(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    let axes = names(call.first) ?? ["vertical"]
    let number = context.mixed(with: call.place)
    var inside = environment
    inside.scrollView = number
    // What scrolls inside a row reacts for itself.
    if inside.container == .row { inside.container = .none }
    let content = settle(views(call.content("content")), in: inside)
    let node = ViewNode(
      .scroll(
        ViewNode.ScrollAxes(
          horizontal: axes.contains("horizontal"),
          vertical: axes.contains("vertical") || axes.contains("all")),
        content), origin: call.origin)
    guard askedScrollViews.remove(number) != nil else { return node }
    return ViewNode(.modified(node, .measured(number)), origin: call.origin)
  }

  /// `containerRelativeFrame`: a frame as large as the container around, or a share of it.
  func containerRelativeFrame(
    _ call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> ViewNode.Modifier? {
    let axes = names(call.first) ?? []
    let container = containerSize(in: environment)
    func side(_ axis: String, of whole: Length) -> Length? {
      guard axes.contains(axis) else { return nil }
      return share(of: whole, along: axis, call)
    }
    return .frame(
      width: side("horizontal", of: container.width),
      height: side("vertical", of: container.height),
      alignment: alignment(call["alignment"], in: environment))
  }

  /// What a call asks for of a container's side: `count` and its like divide it as a row of equal
  /// parts with spaces between them, a function makes anything of it.
  private func share(of whole: Length, along axis: String, _ call: ViewValue.Call) -> Length {
    let anything = Length(smallest: 0, typical: whole.typical, largest: whole.largest)
    if call["count"] != nil {
      guard let count = length(call["count"], open: 1), count.smallest >= 1 else { return anything }
      let span = length(call["span"], open: 1) ?? 1
      let spacing = length(call["spacing"], open: Self.openSpace) ?? 0
      let part = (whole - spacing * (count - 1)) / count
      return part * span + spacing * (span - 1)
    }
    guard let function = call.content("length") else { return whole }
    let given: [Value] = [
      .number(whole), .external(External(type: "Axis", path: [External.Step(name: axis)])),
    ]
    guard case .number(let share) = self.call(function, given.map { Bound(label: nil, value: $0) })
    else { return anything }
    return share
  }

  /// How large the container is that frames are a share of: the scroll view around, else the widget or
  /// the screen, whose bars take what nobody knows of its height.
  private func containerSize(in environment: FlowingEnvironment) -> ReaderSize {
    if let number = environment.scrollView {
      hasReader = true
      askedScrollViews.insert(number)
      if let known = readers[number] { return known }
    }
    if let size = environment.widgetSize {
      return ReaderSize(width: Length(size.width), height: Length(size.height))
    }
    let (size, insets) = (setting.device.size, setting.device.safeArea.total)
    let (width, height) = (size.width - insets.width, size.height - insets.height)
    // Only on a telephone is every column as wide as the screen.
    let narrowest = setting.device.platform == .iOS ? width : 1
    return ReaderSize(
      width: Length(smallest: narrowest, typical: width, largest: width),
      height: Length(smallest: 1, typical: height, largest: height))
  }
}
