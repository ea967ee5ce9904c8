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
}

extension FunctionDeclaration {
  /// Whether it returns a picture by the type that is written for it.
  fileprivate var makesPicture: Bool {
    ["UIImage", "NSImage"].contains(result?.unwrapped.name)
  }
}

extension Value {
  /// A picture that code made, of a size in points.
  fileprivate static func picture(of size: Size) -> Value {
    let step = External.Step(
      name: "image",
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

  private static let keepsSize: Set<String> = [
    "withRenderingMode", "withTintColor", "imageFlippedForRightToLeftLayoutDirection",
    "imageRestrictedToStandardContentSizeCategory",
  ]

  /// The size of a picture that code made, in points.
  var madePictureSize: Size? {
    guard case .external(let external) = self, external.type == "UIImage",
      external.path.count == 1, external.name == "image"
    else { return nil }
    return Value.tuple(external.path[0].arguments ?? []).knownSize
  }

  /// The size that `CGSize(width:height:)` is of, or that of a rectangle, with known numbers.
  fileprivate var knownSize: Size? {
    let members: [Bound]
    switch self {
    case .tuple(let given): members = given
    case .external(let external)
    where external.type == "CGRect" && external.path.map(\.name) == ["init", "size"]:
      let given = external.path[0].arguments ?? []
      if let size = given.first(where: { $0.label == "size" }) { return size.value.knownSize }
      members = given.filter { ["width", "height"].contains($0.label) }
    case .external(let external) where external.path.count == 1 && external.name == "init":
      members = external.path[0].arguments ?? []
    default: return nil
    }
    func side(_ label: String) -> Double? {
      guard case .number(let length)? = members.first(where: { $0.label == label })?.value,
        length.isKnown, length.typical >= 0
      else { return nil }
      return length.typical
    }
    guard members.count == 2, let width = side("width"), let height = side("height") else {
      return nil
    }
    return Size(width: width, height: height)
  }
}
