import TouchLayout
import TouchModel

/// Pictures that code makes in a size that it is given, as `icon.image(ofSize: size)` does.
extension Evaluation {
  /// What a function makes that is to return a picture of a size among its arguments; nil where it is
  /// none such, or the size is not known.
  func madePicture(by function: FunctionDeclaration, _ given: [Bound]) -> Value? {
    guard function.makesPicture else { return nil }
    for parameter in function.parameters
    where parameter.type.name == "CGSize" && ["ofSize", "size"].contains(parameter.label) {
      guard let value = given.first(where: { $0.label == parameter.label })?.value,
        let size = value.knownSize
      else { return nil }
      return .picture(of: size)
    }
    return nil
  }

  /// The picture that a function has drawn anew, as `icon.resized(to: size)` does, where the size of what
  /// it draws into is known; nil for any other.
  ///
  /// - Parameters:
  ///   - value: What it returns.
  ///   - scope: The names that its body leaves.
  func drawnPicture(
    by function: FunctionDeclaration, _ value: Value, in scope: Scope
  ) -> Value? {
    guard function.makesPicture, case .external(let external) = value else { return nil }
    if external.type == "UIGraphicsImageRenderer", external.path.count == 2,
      external.path[0].name == "init", external.name == "image",
      let size = external.path[0].arguments?.first(where: { $0.label == "size" })
    {
      return size.value.knownSize.map { .picture(of: $0) }
        ?? estimatedPicture(size.value, ofSymbol: scope.receiver)
    }
    guard external.type == "UIGraphicsGetImageFromCurrentImageContext" else { return nil }
    var sizes: [Size?] = []
    function.body?.forEachExpression { expression in
      guard case .chain(let base, let links) = expression.kind, links.count == 1,
        case .name(let name) = base.kind, name.hasPrefix("UIGraphicsBeginImageContext"),
        case .call(let arguments) = links[0].kind, let argument = arguments.first
      else { return }
      sizes.append(evaluate(argument.value, in: scope).knownSize)
    }
    guard sizes.count == 1, let size = sizes[0] else { return nil }
    return .picture(of: size)
  }

  /// The picture that a symbol of the system's was drawn anew as, where the size goes by its own, which is
  /// an estimate; nil for others.
  private func estimatedPicture(_ size: Value, ofSymbol symbol: Value?) -> Value? {
    guard let symbol, ImageReading(index: index, setting: setting).symbol(symbol) != nil,
      let sides = size.sides
    else { return nil }
    return .picture(
      of: Size(width: sides.width.typical, height: sides.height.typical), isEstimated: true)
  }

  /// The size of a picture of UIKit's, in points, whatever is changed of it that leaves that; nil where it is
  /// not known.
  func size(ofPicture picture: External) -> Value? {
    guard picture.type == "UIImage" else { return nil }
    let reading = ImageReading(index: index, setting: setting)
    func side(_ axis: Axis) -> Bound? {
      guard let span = reading.span(.external(picture), [], along: axis), span.isBounded else {
        return nil
      }
      let middle = (span.low + span.high) / 2
      return Bound(
        label: axis == .horizontal ? "width" : "height",
        value: .number(Length(smallest: span.low, typical: middle, largest: span.high)))
    }
    guard let width = side(.horizontal), let height = side(.vertical) else { return nil }
    return .tuple([width, height])
  }
}

extension FunctionDeclaration {
  /// Whether it returns a picture by the type that is written for it.
  fileprivate var makesPicture: Bool {
    ["UIImage", "NSImage"].contains(result?.unwrapped.name)
  }
}

extension Value {
  /// A picture that code made, of a size in points.
  fileprivate static func picture(of size: Size, isEstimated: Bool = false) -> Value {
    let step = External.Step(
      name: isEstimated ? "estimatedImage" : "image",
      arguments: [
        Bound(label: "width", value: .number(Length(size.width))),
        Bound(label: "height", value: .number(Length(size.height))),
      ])
    return .external(External(type: "UIImage", path: [step]))
  }
}

extension Value {
  /// The name under which a picture of UIKit's is looked up, as `UIImage(named: "close")`, whatever
  /// is changed of it that leaves its size.
  var namedPicture: String? {
    guard case .external(let external) = self, external.type == "UIImage",
      let first = external.path.first, first.name == "init",
      external.path.dropFirst().allSatisfy({ Self.keepsSize.contains($0.name) })
    else { return nil }
    return first.arguments?.first { $0.label == "named" }?.value.knownText
  }

  /// The name that Xcode makes of a picture of a catalogue, where it is such a member of `UIImage`, as
  /// `.close` and `.Icons.close`.
  var catalogueMember: String? {
    guard case .external(let external) = self, external.type == "UIImage" else { return nil }
    let names = external.path.prefix { $0.arguments == nil }
    guard names.dropLast().allSatisfy(\.name.isTypeName),
      external.path.dropFirst(names.count).allSatisfy({ Self.keepsSize.contains($0.name) })
    else { return nil }
    return names.last?.name
  }

  private static let keepsSize: Set<String> = [
    "withRenderingMode", "withTintColor", "imageFlippedForRightToLeftLayoutDirection",
    "imageRestrictedToStandardContentSizeCategory",
  ]

  /// The size of a picture that code made, in points.
  var madePictureSize: Size? { pictureSize(madeBy: "image") }

  /// The size of a picture that code drew of a symbol, in points, which goes by an estimate of that.
  var drawnSymbolSize: Size? { pictureSize(madeBy: "estimatedImage") }

  private func pictureSize(madeBy name: String) -> Size? {
    guard case .external(let external) = self, external.type == "UIImage",
      external.path.count == 1, external.name == name
    else { return nil }
    return Value.tuple(external.path[0].arguments ?? []).knownSize
  }

  /// The size that `CGSize(width:height:)` is of, or that of a rectangle, with known numbers.
  fileprivate var knownSize: Size? {
    guard let sides, sides.width.isKnown, sides.height.isKnown, sides.width.typical >= 0,
      sides.height.typical >= 0
    else { return nil }
    return Size(width: sides.width.typical, height: sides.height.typical)
  }

  /// The sides of a size, or of a rectangle, as far as its numbers are known.
  fileprivate var sides: (width: Length, height: Length)? {
    let members: [Bound]
    switch self {
    case .tuple(let given): members = given
    case .external(let external)
    where external.type == "CGRect" && external.path.map(\.name) == ["init", "size"]:
      let given = external.path[0].arguments ?? []
      if let size = given.first(where: { $0.label == "size" }) { return size.value.sides }
      members = given.filter { ["width", "height"].contains($0.label) }
    case .external(let external) where external.path.count == 1 && external.name == "init":
      members = external.path[0].arguments ?? []
    default: return nil
    }
    func side(_ label: String) -> Length? {
      guard case .number(let length)? = members.first(where: { $0.label == label })?.value else {
        return nil
      }
      return length
    }
    guard members.count == 2, let width = side("width"), let height = side("height") else {
      return nil
    }
    return (width, height)
  }
}
