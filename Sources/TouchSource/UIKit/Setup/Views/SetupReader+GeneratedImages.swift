/// Pictures of the project's that members stand for which a tool makes of a catalogue, as
/// `Asset.Group.close.image`.
extension SetupReader {
  /// The one such picture that an expression stands for; nil for any other.
  func generatedImage(_ expression: Expression, in frame: SetupFrame) -> Value? {
    let images = generatedImages(expression, in: frame)
    return images?.count == 1 ? images?.first : nil
  }

  /// The pictures that a member `image` may be with what keeps its size behind it; nil for any other
  /// expression.
  func generatedImages(_ expression: Expression, in frame: SetupFrame) -> [Value]? {
    func isMember(_ link: Expression.Link, _ names: Set<String>) -> Bool {
      if case .member(let name) = link.kind { names.contains(name) } else { false }
    }
    guard case .chain(let base, let links) = expression.kind,
      let last = links.firstIndex(where: { isMember($0, ["image"]) })
    else { return nil }
    let rest = links[(last + 1)...]
    // `icons.image(of: size)` is a function's.
    guard rest.first.map({ isMember($0, ImageReading.passive) }) ?? true,
      rest.allSatisfy({
        if case .member = $0.kind { isMember($0, ImageReading.passive) } else { true }
      })
    else { return nil }
    let holder =
      last == 0
      ? base
      : Expression(kind: .chain(base, Array(links[..<last])), position: expression.position)
    return images(heldBy: holder, in: frame)
  }

  /// The pictures that something of a tool's may hold; nil where one of them is not known.
  private func images(
    heldBy holder: Expression, in frame: SetupFrame, within nesting: Int = 0
  ) -> [Value]? {
    guard nesting < Self.mostAround else { return nil }
    func images(_ holder: Expression) -> [Value]? {
      self.images(heldBy: holder, in: frame, within: nesting + 1)
    }
    switch holder.kind {
    case .tuple(let members) where members.count == 1: return images(members[0].value)
    case .name(let name): return frame.making(of: name).flatMap(images)
    case .ternary(let condition, let first, let second):
      if let holds = isMet(condition, in: frame) { return images(holds ? first : second) }
      guard let one = images(first), let other = images(second) else { return nil }
      return one + other
    case .chain: return image(namedBy: holder, in: frame).map { [$0] }
    default: return nil
    }
  }

  /// The picture that a member of a generated type stands for, as `Asset.Group.close`.
  private func image(namedBy member: Expression, in frame: SetupFrame) -> Value? {
    var name: String?
    switch only(member, in: frame) {
    case .external(let external)?
    where external.type?.isTypeName == true && external.path.allSatisfy { $0.arguments == nil }:
      name = external.path.last?.name
    // The file that the tool makes is there.
    case .instance(let instance)?
    where instance.type.name.hasSuffix("Image")
      || instance.type.name.hasSuffix("Images") || instance.type.name.hasSuffix("ImageAsset"):
      name = instance.fields["name"]?.knownText
    default: break
    }
    guard let name, index.imageSize(named: name) != nil else { return nil }
    let step = External.Step(
      name: "init", arguments: [Bound(label: "named", value: .string([.known(name)]))])
    return .external(External(type: "UIImage", path: [step]))
  }
}
