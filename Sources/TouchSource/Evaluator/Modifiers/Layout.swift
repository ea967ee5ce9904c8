import TouchLayout
import TouchModel

extension SystemModifiers {
  /// Modifiers that size and place.
  static let layout: [String: Handler] = [
    "frame": { evaluation, call, content, environment in
      guard call.isFrame else { return evaluation.outsideModifier(call, content, environment) }
      var inside = environment
      if evaluation.bounds(call) { inside.isInOpenMargin = false }
      return wrapping { $0.frame($1, $2) }(evaluation, call, content, inside)
    },
    "padding": wrapping { evaluation, call, environment in
      evaluation.padding(call, environment).map { .padding($0) }
    },
    "safeAreaPadding": wrapping { evaluation, call, environment in
      evaluation.padding(call, environment).map { .padding($0) }
    },
    "scenePadding": wrapping { _, _, _ in .padding(ViewNode.EdgeLengths(all: 16)) },
    "offset": { evaluation, call, content, environment in
      let node = wrapping { evaluation, call, environment in
        let axes = evaluation.vector(call)
        let x = environment.layout.isRightToLeft ? 0 - axes.x : axes.x
        return .offset(x: x, y: axes.y)
      }(evaluation, call, content, environment)
      let any = evaluation.vector(call, open: Length(smallest: -1, typical: 0, largest: 1))
      return any.x.isKnown && any.y.isKnown ? node : node.unsettled
    },
    "position": wrapping { evaluation, call, _ in
      // Where the source does not say, the middle of what is offered, all of which it takes.
      guard call.saysPosition else { return .position(x: nil, y: nil) }
      let axes = evaluation.vector(call)
      return .position(x: axes.x, y: axes.y)
    },
    "scaleEffect": wrapping { evaluation, call, _ in
      let open = Length(smallest: 0.5, typical: 1, largest: 1.5)
      if let all = evaluation.length(call.first, open: open) {
        return .scale(x: all, y: all, anchor: evaluation.anchor(call["anchor"]))
      }
      return .scale(
        x: evaluation.length(call["x"], open: open) ?? 1,
        y: evaluation.length(call["y"], open: open) ?? 1,
        anchor: evaluation.anchor(call["anchor"]))
    },
    "rotationEffect": wrapping { evaluation, call, _ in
      .rotation(
        degrees: evaluation.degrees(call.first), anchor: evaluation.anchor(call["anchor"]))
    },
    "aspectRatio": wrapping { evaluation, call, _ in
      let mode = evaluation.names(call["contentMode"])?.first
      let ratio = evaluation.length(
        call.first, open: Length(smallest: 0.5, typical: 1, largest: 2))
      return .aspectRatio(ratio, fills: mode == "fill")
    },
    "scaledToFit": wrapping { _, _, _ in .aspectRatio(nil, fills: false) },
    "scaledToFill": wrapping { _, _, _ in .aspectRatio(nil, fills: true) },
    "fixedSize": wrapping { evaluation, call, _ in
      if call.arguments.isEmpty { return .fixedSize(horizontal: true, vertical: true) }
      return .fixedSize(
        horizontal: evaluation.boolean(call["horizontal"], at: call, standard: true),
        vertical: evaluation.boolean(call["vertical"], at: call, standard: true))
    },
    "layoutPriority": wrapping { evaluation, call, _ in
      .layoutPriority(evaluation.length(call.first, open: 0)?.typical ?? 0)
    },
    "zIndex": wrapping { evaluation, call, _ in
      .zIndex(evaluation.length(call.first, open: 0)?.typical ?? 0)
    },
    "ignoresSafeArea": ignoringSafeArea,
    "edgesIgnoringSafeArea": ignoringSafeArea,
    "alignmentGuide": wrapping { _, _, _ in .alignmentGuide },
    "safeAreaInset": { evaluation, call, content, environment in
      evaluation.inset(call, content, environment)
    },
    "safeAreaBar": { evaluation, call, content, environment in
      evaluation.inset(call, content, environment)
    },
    "containerRelativeFrame": wrapping { evaluation, call, environment in
      evaluation.containerRelativeFrame(call, environment)
    },
  ]
}

extension SystemModifiers {
  /// Lets content reach beyond the safe area, once.
  private static let ignoringSafeArea: Handler = { evaluation, call, content, environment in
    let node = evaluation.settle(content, in: environment)
    if case .modified(_, .ignoresSafeArea) = node.kind { return node }
    return ViewNode(.modified(node, .ignoresSafeArea), origin: call.origin)
  }
}

extension Evaluation {
  /// Whether a `frame` says how long something is, or at most, whatever is left around it.
  fileprivate func bounds(_ call: ViewValue.Call) -> Bool {
    call.sidesWithoutLabels != nil
      || ["width", "height", "maxWidth", "maxHeight"].contains { label in
        length(call[label], open: Self.openExtent).map { $0.smallest < .infinity } ?? false
      }
  }

  func frame(
    _ call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> ViewNode.Modifier? {
    let alignment = alignment(call["alignment"], in: environment)
    func read(_ label: String) -> Length? { length(call[label], open: Self.openExtent) }
    let labels = Set(call.arguments.compactMap(\.label))
    if labels.isDisjoint(with: [
      "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
    ]) {
      var (width, height) = (read("width"), read("height"))
      if let sides = call.sidesWithoutLabels { (width, height) = sides }
      // A width alone that only the app knows, as one that it measured, is made for what is shown in
      // it: usually that is as wide as it would be without.
      if height == nil, width == Self.openExtent { width?.typical = .infinity }
      return .frame(width: width, height: height, alignment: alignment)
    }
    func limit(_ label: String) -> Length? { length(call[label], open: Self.openLimit) }
    return .flexibleFrame(
      ViewNode.FlexibleFrame(
        minWidth: read("minWidth"), idealWidth: read("idealWidth"), maxWidth: limit("maxWidth"),
        minHeight: read("minHeight"), idealHeight: read("idealHeight"),
        maxHeight: limit("maxHeight"), alignment: alignment))
  }

  /// The space that a `padding` adds; 16 points where no length is given.
  func padding(
    _ call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> ViewNode.EdgeLengths? {
    let given = call.arguments.filter { !$0.isTrailing }.map(\.value)
    switch given.count {
    case 0: return ViewNode.EdgeLengths(all: 16)
    case 1:
      if let insets = edges(given[0], in: environment) { return insets }
      if let names = names(given[0]), isEdgeSet(names) {
        return edgeLengths(names, 16, environment)
      }
      return length(given[0], open: Self.openSpace).map { ViewNode.EdgeLengths(all: $0) }
    default:
      let amount = length(given[1], open: Self.openSpace) ?? 16
      return edgeLengths(names(given[0]) ?? ["all"], amount, environment)
    }
  }

  private func isEdgeSet(_ names: [String]) -> Bool {
    let edges: Set = ["horizontal", "vertical", "all", "top", "bottom", "leading", "trailing"]
    return !names.isEmpty && names.allSatisfy(edges.contains)
  }

  private func edgeLengths(
    _ names: [String], _ amount: Length, _ environment: FlowingEnvironment
  ) -> ViewNode.EdgeLengths {
    let isMirrored = environment.layout.isRightToLeft
    func amountOf(_ edges: String...) -> Length {
      names.contains { $0 == "all" || edges.contains($0) } ? amount : 0
    }
    let leading = amountOf("leading", "horizontal")
    let trailing = amountOf("trailing", "horizontal")
    return ViewNode.EdgeLengths(
      top: amountOf("top", "vertical"), left: isMirrored ? trailing : leading,
      bottom: amountOf("bottom", "vertical"), right: isMirrored ? leading : trailing)
  }

  /// The lengths of an `EdgeInsets`, if the value is one.
  func edges(_ value: Value?, in environment: FlowingEnvironment) -> ViewNode.EdgeLengths? {
    let members: [Bound]
    var value = value
    if case .external(let external)? = value, external.type == nil, external.name != "init" {
      // `.zero` and `.card`, which the project adds.
      value = value.map { coerce($0, to: TypeName(name: "EdgeInsets"), in: nil) }
    }
    switch value {
    case .tuple(let given)?: members = given
    case .external(let external)?
    where external.name == "init" && external.path.last?.arguments != nil:
      members = external.path.last?.arguments ?? []
    case .external(let external)? where external.name == "zero" && external.type == "EdgeInsets":
      members = []
    default: return nil
    }
    let sides = Self.members["EdgeInsets"] ?? []
    guard let members = arguments(of: "EdgeInsets", members, labels: sides) else {
      return ViewNode.EdgeLengths(all: Self.openSpace)
    }
    func read(_ label: String) -> Length {
      length(members.first { $0.label == label }?.value, open: Self.openSpace) ?? 0
    }
    let isMirrored = environment.layout.isRightToLeft
    return ViewNode.EdgeLengths(
      top: read("top"), left: read(isMirrored ? "trailing" : "leading"), bottom: read("bottom"),
      right: read(isMirrored ? "leading" : "trailing"))
  }

  /// The two numbers of `x:y:`, a size or a point.
  func vector(_ call: ViewValue.Call, open: Length = 0) -> (x: Length, y: Length) {
    if case .tuple(let members)? = call.first, members.count == 2 {
      return (
        length(members[0].value, open: open) ?? 0, length(members[1].value, open: open) ?? 0
      )
    }
    return (length(call["x"], open: open) ?? 0, length(call["y"], open: open) ?? 0)
  }

  func anchor(_ value: Value?) -> Point {
    guard let name = names(value)?.first else { return Point(x: 0.5, y: 0.5) }
    let lower = name.lowercased()
    return Point(
      x: lower.contains("leading") ? 0 : lower.contains("trailing") ? 1 : 0.5,
      y: lower.hasPrefix("top") ? 0 : lower.hasPrefix("bottom") ? 1 : 0.5)
  }

  func degrees(_ value: Value?) -> Length {
    guard case .external(let external)? = value, let step = external.path.last else { return 0 }
    let amount = length(step.arguments?.first?.value, open: 0) ?? 0
    let isRadians = step.name == "radians" || step.arguments?.first?.label == "radians"
    return isRadians ? amount * Length(180 / Double.pi) : amount
  }

  func inset(
    _ call: ViewValue.Call, _ content: ViewValue, _ environment: FlowingEnvironment
  ) -> ViewNode {
    let node = settle(content, in: environment)
    let inset = settle(views(call.content("content")), in: environment)
    let edge = names(call["edge"])?.first
    guard edge == "top" || edge == "bottom" else {
      return ViewNode(.modified(node, .overlay([inset], alignment: .center)), origin: call.origin)
    }
    return ViewNode(
      .modified(
        node,
        .safeAreaInset(
          edge == "top" ? .top : .bottom,
          spacing: length(call["spacing"], open: Self.openSpace), inset)), origin: call.origin)
  }
}

extension ViewValue.Call {
  /// Whether a place is given in numbers: as one point, or along either axis.
  fileprivate var saysPosition: Bool {
    var given = [self["x"], self["y"]].compactMap { $0 }
    if given.isEmpty, case .tuple(let members)? = first { given = members.map(\.value) }
    return !given.isEmpty
      && given.allSatisfy { value in
        switch value {
        case .number: true
        case .external(let external): external.name == "zero"
        default: false
        }
      }
  }
}

extension ViewValue.Call {
  private static let labelsOfFrames: Set<String> = [
    "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
    "maxHeight", "alignment",
  ]

  /// Whether it is a frame by what it is given: the system's, or one that packages add, of which the
  /// sides are told without labels.
  fileprivate var isFrame: Bool {
    arguments.allSatisfy { $0.label.map(Self.labelsOfFrames.contains) ?? false }
      || sidesWithoutLabels != nil
  }

  /// The sides of `frame(32)` and `frame(32, 44)`, which the system does not have.
  fileprivate var sidesWithoutLabels: (width: Length?, height: Length?)? {
    let sides = unlabelled.compactMap { value -> Length? in
      if case .number(let length) = value { return length }
      return nil
    }
    let rest = arguments.filter { $0.label != nil }
    guard let width = sides.first, sides.count <= 2, sides.count == unlabelled.count,
      rest.allSatisfy({ $0.label == "alignment" })
    else { return nil }
    return (width, sides.last)
  }
}
