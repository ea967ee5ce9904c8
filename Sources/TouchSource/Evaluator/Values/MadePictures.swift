import TouchLayout
import TouchModel

/// Pictures that code makes in a size that it is given, as `icon.image(ofSize: size)` does.
extension Evaluation {
  /// What a function makes that is to return a picture of a size among its arguments; nil where it is
  /// none such, or the size is not known.
  func madePicture(by function: FunctionDeclaration, _ given: [Bound]) -> Value? {
    guard ["UIImage", "NSImage"].contains(function.result?.unwrapped.name) else { return nil }
    for parameter in function.parameters
    where parameter.type.name == "CGSize" && ["ofSize", "size"].contains(parameter.label) {
      guard let value = given.first(where: { $0.label == parameter.label })?.value,
        let size = value.knownSize
      else { return nil }
      let step = External.Step(
        name: "image",
        arguments: [
          Bound(label: "width", value: .number(Length(size.width))),
          Bound(label: "height", value: .number(Length(size.height))),
        ])
      return .external(External(type: "UIImage", path: [step]))
    }
    return nil
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

  /// The size that `CGSize(width:height:)` is of, with known numbers.
  fileprivate var knownSize: Size? {
    let members: [Bound]
    switch self {
    case .tuple(let given): members = given
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
