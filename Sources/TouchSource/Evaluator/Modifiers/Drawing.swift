import TouchLayout
import TouchModel

extension SystemModifiers {
  /// Modifiers that decorate, hide and clip.
  static let drawing: [String: Handler] = {
    var table: [String: Handler] = [
      "background": { evaluation, call, content, environment in
        evaluation.decorate(call, content, environment) { .background($0, alignment: $1) }
      },
      "overlay": { evaluation, call, content, environment in
        evaluation.decorate(call, content, environment) { .overlay($0, alignment: $1) }
      },
      "chartBackground": { evaluation, call, content, environment in
        evaluation.decorate(call, content, environment) { .background($0, alignment: $1) }
      },
      "chartOverlay": { evaluation, call, content, environment in
        evaluation.decorate(call, content, environment) { .overlay($0, alignment: $1) }
      },
      "border": wrapping { evaluation, call, _ in
        let paint: ViewNode.Paint = evaluation.isClear(call.first) ? .clear : .stroke(width: 1)
        return .overlay(
          [ViewNode(.shape(.rectangle, paint), origin: call.origin)], alignment: .center)
      },
      "hidden": wrapping { _, _, _ in .hidden },
      "opacity": wrapping { evaluation, call, _ in
        .opacity(
          evaluation.length(call.first, open: Length(smallest: 1, typical: 1, largest: 1)) ?? 1)
      },
      "resizable": { evaluation, _, content, environment in
        evaluation.settle(content, in: environment).resizable
      },
      "fill": { evaluation, call, content, environment in
        let isClear = evaluation.isClear(call.first)
        // What is filled of a line is no more than the line.
        if content.isLine, !isClear { return evaluation.settle(content, in: environment) }
        // A painted line around a shape leaves the shape to be filled.
        if let shape = content.lined {
          let line = evaluation.settle(content, in: environment)
          if isClear { return line }
          return ViewNode(
            .modified(
              evaluation.painted(shape, .fill, environment, call),
              .background([line], alignment: .center)), origin: call.origin)
        }
        return evaluation.painted(content, isClear ? .clear : .fill, environment, call)
      },
      "inset": { evaluation, call, content, environment in
        evaluation.painted(.modified(content, call), .fill, environment, call)
      },
    ]
    for name in ["stroke", "strokeBorder"] {
      table[name] = { evaluation, call, content, environment in
        let width =
          evaluation.length(
            call["lineWidth"] ?? call.unlabelled.dropFirst().first,
            open: Length(smallest: 1, typical: 1, largest: 4)) ?? 1
        let isClear = evaluation.isClear(call.first)
        var line = evaluation.painted(
          content, isClear ? .clear : .stroke(width: width), environment, call)
        guard case .shape(let shape, let paint) = line.kind else { return line }
        // A border's line lies inside the shape, a stroke's on both sides of its edge.
        if call.name == "strokeBorder" {
          line.kind = .shape(shape.outset(by: width * 0.5), paint)
        }
        guard content.isFilled else { return line }
        return ViewNode(
          .modified(
            evaluation.settle(content, in: environment), .overlay([line], alignment: .center)),
          origin: call.origin)
      }
    }
    for name in ["clipped", "clipShape", "cornerRadius", "mask"] {
      table[name] = wrapping { _, _, _ in .clip }
    }
    for name in ["foregroundColor", "foregroundStyle"] {
      table[name] = { evaluation, call, content, environment in
        var inside = environment
        if call.first != nil { inside.isForegroundClear = evaluation.isClear(call.first) }
        return evaluation.settle(content, in: inside)
      }
    }
    return table
  }()
}

extension Evaluation {
  /// A background or an overlay: views, a colour or style, a style in a shape. Those of a chart are
  /// handed what says where its data stand, which is not followed.
  fileprivate func decorate(
    _ call: ViewValue.Call, _ content: ViewValue, _ environment: FlowingEnvironment,
    _ make: ([ViewNode], ViewNode.Alignment) -> ViewNode.Modifier
  ) -> ViewNode {
    let node = settle(content, in: environment)
    var inside = environment
    inside.isForegroundClear = false
    let decoration: [ViewNode]
    let alignment = alignment(call["alignment"], in: environment)
    if let function = call.content("content") {
      decoration = settle(views(function, [.unknown]), in: inside).flattened
    } else if let content = call["content"] {
      // Views that the source does not hold, and no style.
      decoration = settle(view(content, in: Scope(file: call.place.file)), in: inside).flattened
    } else if let shape = call["in"].flatMap({ self.shape($0) }) {
      decoration = [
        ViewNode(.shape(shape, isClear(call.first) ? .clear : .fill), origin: call.origin)
      ]
    } else if let shape = call.first.flatMap({ self.shape($0) }), !(call.first?.isView ?? false) {
      decoration = [ViewNode(.shape(shape, .fill), origin: call.origin)]
    } else if case .null? = call.first {
      // `.background(isSelected ? Color.blue : nil)`
      decoration = []
    } else if let paint = paint(call.first, at: call) {
      decoration = [paint]
    } else if let value = call.first, value.isView {
      decoration = settle(view(value, in: Scope(file: call.place.file)), in: inside).flattened
    } else {
      // `.background()` and styles that are not followed fill the frame.
      decoration = [ViewNode(.color(isClear: false), origin: call.origin)]
    }
    guard !decoration.isEmpty else { return node }
    return ViewNode(.modified(node, make(decoration, alignment)), origin: call.origin)
  }

  /// Whether a trim may leave nothing of a shape, as a ring of progress that has not begun.
  private func mayBeTrimmedAway(_ view: ViewValue) -> Bool {
    guard case .modified(let content, let call) = view else { return false }
    guard call.name == "trim" else { return mayBeTrimmedAway(content) }
    let open = Length(smallest: 0, typical: 0.5, largest: 1)
    let (from, to) = (length(call["from"], open: open) ?? 0, length(call["to"], open: open) ?? 1)
    return to.smallest <= from.largest
  }

  /// A shape with its paint; a shape painted twice keeps what shows.
  fileprivate func painted(
    _ content: ViewValue, _ paint: ViewNode.Paint, _ environment: FlowingEnvironment,
    _ call: ViewValue.Call
  ) -> ViewNode {
    if let shape = shape(of: content) {
      let node = ViewNode(.shape(shape, paint), origin: call.origin)
      guard mayBeTrimmedAway(content) else { return node }
      return ViewNode(
        .modified(node, .opacity(Length(smallest: 0, typical: 1, largest: 1))), origin: call.origin)
    }
    // `shape.fill(…).stroke(…)`, or frames in between.
    let node = settle(content, in: environment)
    if case .stroke = paint { return node }
    return node
  }
}

extension ViewValue {
  /// Whether it is a shape that was filled, which a line then goes around.
  fileprivate var isFilled: Bool {
    guard case .modified(let content, let call) = self else { return false }
    return call.name == "fill" || content.isFilled
  }

  /// Whether it is the line around a shape, which is a shape again as long as nothing paints it.
  fileprivate var isLine: Bool {
    guard case .modified(_, let call) = self else { return false }
    return call.name == "stroke" && call.first == nil
  }

  /// The shape inside of a line that is painted, as by `stroke(.red)`.
  fileprivate var lined: ViewValue? {
    guard case .modified(let content, let call) = self, call.first != nil,
      call.name == "stroke" || call.name == "strokeBorder"
    else { return nil }
    return content
  }
}

extension ViewNode {
  /// The picture inside, taking its proposal.
  var resizable: ViewNode {
    var node = self
    switch kind {
    case .image(var image):
      image.isResizable = true
      node.kind = .image(image)
    case .modified(let content, let modifier):
      node.kind = .modified(content.resizable, modifier)
    default: break
    }
    return node
  }
}
