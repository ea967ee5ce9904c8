import TouchLayout
import TouchModel

/// How arguments of the system's views and modifiers are read.
extension Evaluation {
  /// A number, or a range where the source does not say; nil for `nil` and what is no number.
  func length(_ value: Value?, open range: Length) -> Length? {
    switch value {
    case .number(let length): return length
    case .null, nil: return nil
    case .external(let external) where external.name == "infinity": return Length(.infinity)
    case .external(let external) where external.name == "zero": return 0
    case .external(let external) where external.type == nil:
      return number(.external(external)) ?? range
    case .tuple, .string, .boolean, .view, .array, .function: return nil
    default: return range
    }
  }

  /// The number that a value is, also by an implicit member, as `.small` or `.grid(2)` that the project
  /// adds to the number types; nil for all else.
  func number(_ value: Value) -> Length? {
    if case .number(let length) = value { return length }
    guard case .external(let external) = value, external.type == nil else { return nil }
    for type in ["CGFloat", "Double"] {
      if case .number(let length) = coerce(value, to: TypeName(name: type), in: nil) {
        return length
      }
    }
    return nil
  }

  /// A size that is not in the source: from a point to what fills a phone. A choice.
  static let openExtent = Length(smallest: 1, typical: 44, largest: 400)
  /// The most that a frame may take where that is not in the source: from a point to all that it is
  /// offered, which such a limit usually leaves it on a phone.
  static let openLimit = Length(smallest: 1, typical: .infinity, largest: .infinity)
  /// A distance that is not in the source.
  static let openSpace = Length(smallest: 0, typical: 8, largest: 32)
  /// How much farther apart letters stand where the source does not say: as fonts say, to what
  /// headings in capitals have.
  static let openLetterSpacing = Length(smallest: 0, typical: 0, largest: 2)
  /// What a view or a modifier that is not in the source puts around what it is given: nothing to half
  /// as much again as the padding of the system's. A choice, which the table of coverage says.
  static let openMargin = Length(smallest: 0, typical: 0, largest: 24)

  /// Whether an argument says so; both ways are tried where that is not in the source.
  func boolean(_ value: Value?, at call: ViewValue.Call, standard: Bool) -> Bool {
    switch value {
    case .boolean(let value): return value
    case nil: return standard
    default:
      return choices.choose(
        "\(call.name) at \(call.place.line):\(call.place.column)", in: call.view,
        among: ["\(standard)", "\(!standard)"], at: call.place) == 0 ? standard : !standard
    }
  }

  /// The names of a set such as `[.top, .leading]` or `.horizontal`.
  func names(_ value: Value?) -> [String]? {
    switch value {
    case .external(let external): return [external.name]
    case .array(let members): return members.flatMap { names($0) ?? [] }
    default: return nil
    }
  }

  /// An alignment, turned to left and right.
  func alignment(
    _ value: Value?, in environment: FlowingEnvironment, standard: ViewNode.Alignment = .center
  ) -> ViewNode.Alignment {
    guard case .external(let external)? = value else { return standard }
    if external.path.last?.arguments != nil,
      external.name == "init" || external.name == "Alignment",
      let arguments = external.path.last?.arguments
    {
      let horizontal = arguments.first { $0.label == "horizontal" }?.value
      let vertical = arguments.first { $0.label == "vertical" }?.value
      return ViewNode.Alignment(
        horizontal: alignment(horizontal, in: environment).horizontal,
        vertical: alignment(vertical, in: environment).vertical)
    }
    let name = external.name
    let leading: ViewNode.HorizontalAlignment = environment.layout.isRightToLeft ? .right : .left
    let trailing: ViewNode.HorizontalAlignment = environment.layout.isRightToLeft ? .left : .right
    var result = ViewNode.Alignment.center
    if name.lowercased().contains("leading") { result.horizontal = leading }
    if name.lowercased().contains("trailing") { result.horizontal = trailing }
    if name.hasPrefix("top") { result.vertical = .top }
    if name.hasPrefix("bottom") { result.vertical = .bottom }
    if name.hasSuffix("irstTextBaseline") { result.vertical = .firstTextBaseline }
    if name.hasSuffix("astTextBaseline") { result.vertical = .lastTextBaseline }
    return result
  }

  /// A shape, if the value is one.
  func shape(_ value: Value?) -> ViewNode.Shape? {
    switch value {
    case .view(let view): return shape(of: view)
    case .instance(let instance) where instance.type.isShape:
      return shape(of: instance)
    case .external(let external):
      guard let step = external.path.first else {
        return nil
      }
      let radius = step.arguments?.first { $0.label == "cornerRadius" }?.value
      var shape: ViewNode.Shape
      switch step.name {
      case "rect":
        shape = ViewNode.Shape(
          radius.map { .roundedRectangle(radius: length($0, open: 8) ?? 0) } ?? .rectangle)
      case "circle": shape = ViewNode.Shape(.circle)
      case "capsule": shape = ViewNode.Shape(.capsule)
      case "ellipse": shape = ViewNode.Shape(.ellipse)
      case "buttonBorder", "containerRelative": shape = ViewNode.Shape(.rectangle)
      default: return nil
      }
      for next in external.path.dropFirst() where next.name == "inset" {
        shape = shape.outset(by: length(next.arguments?.first?.value, open: 0) ?? 0)
      }
      return shape
    default: return nil
    }
  }

  /// A shape of the project; that of `TouchUI` is known, its leading edge at the left.
  private func shape(of instance: Instance) -> ViewNode.Shape {
    guard instance.type.name == "GrownRectangle", let outsets = instance.fields["outsets"] else {
      return ViewNode.Shape(.custom(name: instance.type.name))
    }
    if isShare(outsets) {
      var shape = ViewNode.Shape.rectangle
      shape.takesShare = true
      return shape
    }
    let unknown = Length(smallest: 0, typical: 8, largest: 22)
    let edges =
      edges(outsets, in: setting.environment) ?? ViewNode.EdgeLengths(all: unknown)
    var least: Size?
    var given: [Bound]?
    switch instance.fields["minimumSize"] {
    case .external(let external)?: given = external.path.last?.arguments
    case .tuple(let members)?: given = members
    default: break
    }
    if let given {
      func side(_ label: String) -> Double {
        length(given.first { $0.label == label }?.value, open: 0)?.typical ?? 0
      }
      least = Size(width: side("width"), height: side("height"))
    }
    return ViewNode.Shape(.rectangle, outset: edges, least: least)
  }

  /// The shape that a view draws, if it is nothing but a shape.
  func shape(of view: ViewValue) -> ViewNode.Shape? {
    switch view {
    case .system(let call):
      switch call.name {
      case "Rectangle", "ContainerRelativeShape": return .rectangle
      case "RoundedRectangle", "UnevenRoundedRectangle", "ConcentricRectangle":
        let radius = length(call["cornerRadius"], open: 8) ?? 8
        return ViewNode.Shape(.roundedRectangle(radius: radius))
      case "Circle": return ViewNode.Shape(.circle)
      case "Capsule": return ViewNode.Shape(.capsule)
      case "Ellipse": return ViewNode.Shape(.ellipse)
      case "Path": return ViewNode.Shape(.custom(name: "Path"))
      case "AnyShape": return shape(call.first)
      default: return nil
      }
    case .project(let instance, _):
      return instance.type.isShape ? ViewNode.Shape(.custom(name: instance.type.name)) : nil
    case .modified(let content, let call):
      guard let inner = shape(of: content) else { return nil }
      switch call.name {
      case "inset": return inner.outset(by: length(call["by"], open: 0) ?? 0)
      // What a trim leaves is a part of the same outline.
      case "fill", "foregroundColor", "foregroundStyle", "trim": return inner
      case "scale", "rotation", "offset", "size", "transform", "stroke":
        return ViewNode.Shape(.custom(name: call.name))
      default: return nil
      }
    default: return nil
    }
  }

  /// An opacity below which a colour is taken as clear. A choice: apps give 0.001 to what shall react
  /// and not be seen.
  private static let leastOpacity = 0.001

  /// Whether a colour or style shows nothing.
  func isClear(_ value: Value?) -> Bool {
    switch value {
    case .external(let external):
      if external.path.contains(where: { $0.name == "clear" }) { return true }
      if let opacity = external.path.last, opacity.name == "opacity",
        case .number(let length)? = opacity.arguments?.first?.value
      {
        return length.largest < Self.leastOpacity
      }
      // One that has its own colour in the dark is looked at in the light.
      if let light = external.path.last?.arguments?.first(where: { $0.label == "light" }) {
        return isClear(light.value)
      }
      return isClear(memberOfColours: external)
    case .view(.system(let call)) where call.name == "Color":
      return isClear(call.first ?? call["uiColor"] ?? call["nsColor"])
    case .view(.modified(let content, let call)) where call.name == "opacity":
      if case .number(let length)? = call.first, length.largest < Self.leastOpacity { return true }
      return isClear(.view(content))
    default: return false
    }
  }

  /// Whether a member is clear that the project adds to the colours of UIKit, as `.panel`.
  private func isClear(memberOfColours external: External) -> Bool {
    guard external.type == nil || external.type == "UIColor", external.path.count == 1,
      external.path[0].arguments == nil,
      let variable = index.extensionVariable(
        external.path[0].name, of: "UIColor", from: Scope(file: external.place?.file ?? ""))
    else { return false }
    return enter("UIColor.\(variable.name)") { isClear(value(of: variable, owner: nil)) } ?? false
  }

  /// A colour, material or gradient as a view that fills its frame; nil for what is none.
  func paint(_ value: Value?, at call: ViewValue.Call) -> ViewNode? {
    switch value {
    case .external(let external):
      let styles = [
        nil, "Color", "Material", "LinearGradient", "RadialGradient", "AngularGradient", "Gradient",
        "AnyShapeStyle", "HierarchicalShapeStyle", "ImagePaint", "MeshGradient", "UIColor",
      ]
      guard styles.contains(external.type) else { return nil }
      return ViewNode(.color(isClear: isClear(value)), origin: call.origin)
    case .open: return ViewNode(.color(isClear: false), origin: call.origin)
    default: return nil
    }
  }

  /// A text's parts, with the words of the string catalogue where it has them.
  func localized(_ pieces: [ViewNode.Text.Piece]) -> [ViewNode.Text.Piece] {
    translated(pieces) ?? (pieces.namesWords && index.hasWords ? [.open] : pieces)
  }

  /// The words behind a key, if the project has them.
  func translated(_ key: [ViewNode.Text.Piece]) -> [ViewNode.Text.Piece]? {
    guard key.contains(where: { $0 != .open }) else { return nil }
    for placeholder in ["%@", "%lld"] {
      let name = key.map { piece in
        if case .known(let text) = piece { return text }
        return placeholder
      }.joined()
      if let parts = index.wordParts(key: name) {
        return parts
      }
    }
    return nil
  }

  /// What a function shows that looks words up: those of the key that it is given, else those that
  /// stand in for them.
  func lookedUp(_ given: [Bound]) -> [ViewNode.Text.Piece]? {
    // What is told translators, and where words are looked up, is not shown.
    let given = given.filter { !["comment", "table", "tableName"].contains($0.label) }
    for argument in given {
      if let key = argument.value.knownText, let words = translated([.known(key)]) { return words }
    }
    let standard = given.first {
      ["fallback", "value", "defaultValue"].contains($0.label ?? "")
    }
    if let pieces = standard?.value.pieces, !pieces.isEmpty, pieces != [.known("")] {
      return pieces
    }
    // Words that stand for themselves, as those of the language that the app is written in.
    return given.lazy.compactMap(\.value.knownText).first(where: \.readsAsWords).map {
      [.known($0)]
    }
  }
}

extension String {
  /// Whether it is written as words are, `Go back` and `Cancel`, and not as keys, `goBack` and
  /// `cancel_title`.
  fileprivate var readsAsWords: Bool {
    guard let first, first.isUppercase else { return false }
    return contains(" ")
      || dropFirst().allSatisfy { $0.isLowercase || $0.isPunctuation && $0 != "_" }
  }
}

extension [ViewNode.Text.Piece] {
  /// Whether a text begins like the name of one, as `player.error.retry`, and not with words.
  var namesWords: Bool {
    guard case .known(let text)? = first else { return false }
    var name = text[...]
    while name.last?.isWhitespace == true { name.removeLast() }
    let parts = name.split(omittingEmptySubsequences: false) { "._-".contains($0) }
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      } && text.contains { $0 == "." || $0 == "_" } && text.contains(where: \.isLowercase)
  }
}

extension ViewNode.Shape {
  /// The shape shrunk on every edge by a length, as `inset(by:)` does; a negative one grows it.
  func outset(by inset: Length) -> ViewNode.Shape {
    ViewNode.Shape(
      outline, outset: ViewNode.EdgeLengths(all: outset.top - inset))
  }
}
