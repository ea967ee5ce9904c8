import TouchLayout
import TouchModel

/// What code makes of a copy of a view's frame, whose changes concern no view until it is given to one.
struct FrameCopy {
  var view: ViewFacts.ID
  /// The sides that were changed.
  var sides: [Axis: Side]
  var place: Place

  enum Side {
    case fixed(Length)
    case longer(by: Length)
    case unknown
  }
}

extension SetupReader {
  /// Changes a side of the copy of a frame that a variable of a block holds; says whether it holds one.
  func changeCopy(
    _ name: String, _ links: [Expression.Link], _ sign: String, _ value: Expression,
    in frame: SetupFrame
  ) -> Bool {
    let path = links.map { if case .member(let member) = $0.kind { member } else { "" } }
    guard let held = frame.thing(name), let view = held.framed, !path.contains("") else {
      return false
    }
    _ = read(value, in: frame)
    var copy = FrameCopy(view: view, sides: [:], place: place(value.position, in: frame))
    if case .changedFrame(let known) = held { copy.sides = known.sides }
    switch path.last {
    case "width": copy.change(.horizontal, sign, number(value, in: frame))
    case "height": copy.change(.vertical, sign, number(value, in: frame))
    case "size":
      let size = values(value, in: frame)
      copy.change(.horizontal, sign, SetupReader.side("width", of: size))
      copy.change(.vertical, sign, SetupReader.side("height", of: size))
    default: return true
    }
    if !frame.branches(since: name).isEmpty { copy.sides = copy.sides.mapValues { _ in .unknown } }
    return frame.assign(name, .changedFrame(copy))
  }

  /// Notes that a view is given a copy of a frame.
  func setFrame(of view: ViewFacts.ID, _ copy: FrameCopy) {
    var given = ViewFacts.FrameSize(place: copy.place)
    let isItsOwn = canonical(copy.view) == canonical(view)
    let isOthers = !isItsOwn && !facts(copy.view).isOwn
    func side(_ axis: Axis) -> Length? {
      switch copy.sides[axis] {
      case .fixed(let length): return length.magnitude
      case .longer(let length):
        guard isOthers else { return nil }
        given.copiedSides[axis] = copy.view
        given.insets[axis] = Length(0) - length
      case .unknown: break
      case nil where isOthers: given.copiedSides[axis] = copy.view
      case nil where isItsOwn: given.kept.insert(axis)
      case nil: break
      }
      return nil
    }
    (given.width, given.height) = (side(.horizontal), side(.vertical))
    change(view) { $0.frames.append(given) }
  }
}

extension FrameCopy {
  fileprivate mutating func change(_ axis: Axis, _ sign: String, _ length: Length?) {
    guard let length else { return sides[axis] = .unknown }
    switch (sign, sides[axis]) {
    case ("=", _): sides[axis] = .fixed(length)
    case ("+=", nil): sides[axis] = .longer(by: length)
    case ("-=", nil): sides[axis] = .longer(by: Length(0) - length)
    case ("+=", .fixed(let known)): sides[axis] = .fixed(known + length)
    case ("-=", .fixed(let known)): sides[axis] = .fixed(known - length)
    default: sides[axis] = .unknown
    }
  }
}

extension Thing {
  /// The view whose frame it is, or a copy of.
  fileprivate var framed: ViewFacts.ID? {
    switch self {
    case .frame(let view): view
    case .changedFrame(let copy): copy.view
    default: nil
    }
  }
}
