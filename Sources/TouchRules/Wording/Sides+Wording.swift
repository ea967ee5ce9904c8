import TouchModel

extension Screen.Element {
  /// A size of the element as far as it is known, as `about 20×24 pt` or `a height of 36 pt`.
  func extent(_ size: Size) -> String { sides?.words(for: size) ?? "\(about)\(size.points)" }

  /// The size of what is left of what can be hit, as far as it is known and may be too short.
  ///
  /// - Parameter required: What it has to be; nil where all of it is told.
  func extent(left size: Size, of required: Size? = nil) -> String {
    sides(leaving: size)?.words(for: size, of: required) ?? "\(about)\(size.points)"
  }

  /// What is known of the sides of what is left of what can be hit, where that is of a size in this layout.
  func sides(leaving size: Size) -> Screen.Sides? {
    guard let whole = region.boundingBox?.size else { return sides }
    return sides?.without(Size(width: whole.width - size.width, height: whole.height - size.height))
  }

  /// Says in words which view of UIKit should be how long.
  func constraining(width: Double?, height: Double?) -> String {
    guard let effect = trace.last(where: { $0.operation == .effect }) else {
      // Its class adds to what it is made.
      let added = clipped.boundingBox == region.boundingBox ? enlargement : nil
      return Lengthening(
        of: self, width: width.map { $0 - (added?.width ?? 0) },
        height: height.map { $0 - (added?.height ?? 0) }
      ).text
    }
    let leaving = "leave out '\(effect.name)', which makes it smaller"
    // What the system draws is as large as it should be without.
    guard kind == .button || kind.isGesture, style == .automatic else { return leaving }
    func short(_ asked: Double?, _ length: Double) -> Double? {
      asked.flatMap { length < $0 - Undersize.tolerance ? $0 : nil }
    }
    let box = effect.frameBefore.size
    let (width, height) = (short(width, box.width), short(height, box.height))
    guard width != nil || height != nil else { return leaving }
    return "\(leaving), and \(Lengthening(of: self, width: width, height: height).text)"
  }
}

extension Finding {
  /// The size that is drawn as far as it is known, as `about 20×24 pt` or `a height of 36 pt`.
  public var drawnExtent: String {
    sides?.words(for: visual) ?? (certainty == .exact ? visual.points : "about \(visual.points)")
  }

  /// The size that can be hit as far as it is known, as `about 20×24 pt` or `a height of 36 pt`.
  public var extent: String {
    sides?.words(for: hit) ?? (certainty == .exact ? hit.points : "about \(hit.points)")
  }
}

extension Screen.Sides {
  /// The sides of what is left where so much is taken of them.
  fileprivate func without(_ taken: Size) -> Screen.Sides {
    Screen.Sides(width: width.without(taken.width), height: height.without(taken.height))
  }

  /// Whether a pair of numbers says all that is known.
  var isPair: Bool { areKnown && !width.isVaried && !height.isVaried }

  /// A size as far as the sides are known, without a side of which nothing says that it is shorter than
  /// required, nor that it is not.
  func words(for size: Size, of required: Size? = nil) -> String {
    if isPair {
      let isExact = width.certainty == .exact && height.certainty == .exact
      return isExact ? size.points : "about \(size.points)"
    }
    let sides = [
      ("width", width, size.width, required?.width),
      ("height", height, size.height, required?.height),
    ]
    let told = sides.filter { _, side, _, required in
      required.map { !side.isVaried || !side.isOpen(at: $0) } ?? true
    }
    return told.compactMap { noun, side, length, _ in
      side.words(for: length).map { "a \(noun) of \($0)" }
    }.joined(separator: " and ")
  }
}

extension Screen.Side {
  /// The side of what is left where so much is taken of it.
  fileprivate func without(_ taken: Double) -> Screen.Side {
    guard taken > Undersize.tolerance else { return self }
    var side = self
    (side.least, side.most) = (max(0, least - taken), most.map { max(0, $0 - taken) })
    return side
  }

  /// Whether nothing says that it is shorter than a length, nor that it is not.
  func isOpen(at length: Double) -> Bool {
    guard let most else { return true }
    return isVaried ? least == 0 && most >= length : mayReach(length)
  }

  /// Whether it is an estimate by which it is about as long as a length or longer, but may be shorter.
  private func mayReach(_ length: Double) -> Bool {
    guard let most, !isVaried, certainty != .exact, least < length - Undersize.tolerance else {
      return false
    }
    return (least + most) / 2 >= length - Undersize.tolerance
  }

  /// A length as far as it is known; nil where nothing is known of it.
  func words(for length: Double) -> String? {
    guard let most else { return nil }
    guard isVaried else { return "\(certainty == .exact ? "" : "about ")\(length.plain) pt" }
    return least > 0 ? "\(least.plain) to \(most.plain) pt" : "at most \(most.plain) pt"
  }
}
