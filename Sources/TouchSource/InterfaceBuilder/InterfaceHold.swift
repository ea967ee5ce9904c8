/// What a constraint of Interface Builder's holds of a view, however strongly.
struct InterfaceHold {
  /// What is held of an axis.
  enum Part {
    case start, end, middle
    /// Its length, by that of another view.
    case ratio
    /// Its length, by that of its own other side.
    case aspect
    /// Its length, as a number.
    case length

    /// Whether it is one of the ends.
    var isEnd: Bool { self == .start || self == .end }
  }

  var axis: Axis
  var part: Part
  var relation: Relation
  /// The constraint, by its id, and the views that it concerns.
  var constraint: String?
  var views: [String] = []
  /// Whether it holds in Interface Builder alone, which removes it when the app is built.
  var isPlaceholder = false
  /// Whether others overrule it.
  var isWish = false

  /// What a constraint holds of both its views.
  static func holds(_ tag: InterfaceTags.Tag, in container: String) -> [(String, InterfaceHold)] {
    guard let attribute = tag["firstAttribute"], let relation = Relation(written: tag["relation"])
    else { return [] }
    let second = tag["secondItem"]
    var holds: [(String, InterfaceHold)] = []
    if let second, second == tag["firstItem"] ?? container {
      return [Axis.horizontal, .vertical].map {
        (second, InterfaceHold(axis: $0, part: .aspect, relation: relation))
      }
    }
    if let (axis, part) = part(attribute, isAlone: second == nil) {
      holds.append(
        (
          tag["firstItem"] ?? container,
          InterfaceHold(axis: axis, part: part, relation: relation)
        ))
    }
    if let second, let (axis, part) = part(tag["secondAttribute"] ?? attribute, isAlone: false) {
      holds.append((second, InterfaceHold(axis: axis, part: part, relation: relation.mirrored)))
    }
    return holds
  }

  /// The priorities of a name that a view has by axis, where the file says them.
  static func priorities(_ name: String, of tag: InterfaceTags.Tag) -> [Axis: Double] {
    var priorities: [Axis: Double] = [:]
    priorities[.horizontal] = tag["horizontal\(name)"].flatMap(Double.init)
    priorities[.vertical] = tag["vertical\(name)"].flatMap(Double.init)
    return priorities
  }

  private static func part(_ attribute: String, isAlone: Bool) -> (Axis, Part)? {
    if let axis = Axis(length: attribute) { return (axis, isAlone ? .length : .ratio) }
    let name = attribute.hasSuffix("Margin") ? String(attribute.dropLast(6)) : attribute
    guard let edge = Edge(rawValue: name.hasPrefix("center") ? String(name.prefix(7)) : name)
    else { return nil }
    return (edge.axis, edge.isStart.map { $0 ? .start : .end } ?? .middle)
  }

  /// Whether it may pull an end of the view outwards.
  fileprivate func pulls(_ end: Part) -> Bool {
    guard part == end else { return false }
    return relation != (end == .start ? .atLeast : .atMost)
  }
}

extension [InterfaceHold] {
  /// Whether one side of a view follows from the other.
  var tieSides: Bool { contains { $0.part == .aspect } }

  /// Whether they leave the length of a view along an axis, or what that follows from, to what it shows.
  fileprivate func leaveFree(_ axis: Axis) -> Bool {
    let own = filter { $0.axis == axis }
    let isGiven = own.contains { hold in
      hold.part == .ratio || hold.part == .length && hold.relation == .equal
    }
    let isPulled = (own.contains { $0.pulls(.start) }, own.contains { $0.pulls(.end) })
    // With its middle and an end both ends are held.
    let isCentered = own.contains { $0.part == .middle }
    return !isGiven && !(isPulled.0 && isPulled.1)
      && !(isCentered && (isPulled.0 || isPulled.1))
  }
}

extension InterfaceFile {
  /// What shows something of its own by which it asks for a size.
  private static let showing: Set<String> = ["button", "label", "imageView"]

  /// Whether a picture that a file names is drawn as large as what Xcode draws in place of one that is
  /// missing: 128 points wide and high. One that is there and so large is measured itself.
  static func isMissing(_ tag: InterfaceTags.Tag) -> Bool {
    [tag["width"], tag["height"]].allSatisfy { $0.flatMap(Double.init) == 128 }
  }

  /// How long a view asks to be by what it shows, as Interface Builder laid it out; nil where anything
  /// else may give it a length.
  ///
  /// - Parameter isLeft: Whether what lies beside it leaves it that, though its ends are held.
  func natural(
    _ id: String, _ element: Element, along axis: Axis, isLeft: Bool = false
  ) -> InterfaceFiles.Given? {
    let isBlank = element.view.blank != nil
    guard Self.showing.contains(element.tag), !element.isFrameKept, isBlank || !element.wraps,
      element.pictures.isDisjoint(with: missing),
      // What gives it a text changes both lengths of what says nothing.
      element.attributes.allSatisfy({
        InterfaceButton.changesNoSize($0, along: isBlank ? .horizontal : axis)
      }),
      !isBlank || element.view.className == nil && element.number == nil,
      !element.frame.isSizable(along: axis),
      let length = isBlank ? 0 : element.frame.laidOut(along: axis, isFree: !isLeft),
      isLeft || isFree(id, along: axis)
    else { return nil }
    return InterfaceFiles.Given(
      length: length, source: InterfaceFiles.Source(place: element.place, name: axis.noun))
  }

  /// The axes along which a view is as long as what it shows, also where code makes that something else.
  func followingAxes(of id: String, _ element: Element) -> Set<Axis> {
    guard Self.showing.contains(element.tag), !element.isFrameKept,
      element.pictures.isDisjoint(with: missing)
    else { return [] }
    return Set(
      [Axis.horizontal, .vertical].filter { axis in
        !element.frame.isSizable(along: axis) && isFree(id, along: axis, fromWishes: true)
          && !mayBeStretched(id)
      })
  }

  /// Whether code may give a stack view around a view another length: one that it knows, or one of a class of
  /// its own.
  private func mayBeStretched(_ view: String) -> Bool {
    var id = view
    for _ in 0..<SetupReader.mostAround {
      guard let parent = elements[id]?.parent, let holder = elements[parent],
        holder.tag == "stackView"
      else { return false }
      if connected.contains(parent) || holder.view.className != nil { return true }
      id = parent
    }
    return true
  }

  /// Whether a view was laid out with a length by constraints that are removed when the app is built, and
  /// nothing else but what it shows gives it one.
  func isLaidOutByPlaceholders(_ id: String, along axis: Axis) -> Bool {
    let own = holds[id] ?? []
    guard let element = elements[id], !element.isVaried, !own.tieSides,
      own.contains(where: { $0.isPlaceholder && $0.axis == axis }),
      element.parent.flatMap({ elements[$0]?.tag }) != "stackView"
    else { return false }
    return own.filter { !$0.isPlaceholder }.leaveFree(axis)
  }

  /// Whether nothing but what it shows or arranges gives a view its length, or what constraints tie to it of
  /// some views.
  ///
  /// - Parameter fromWishes: Whether constraints that others overrule set it no least and no most either.
  func isFree(
    _ id: String, along axis: Axis, but some: Set<String> = [], fromWishes: Bool = false
  ) -> Bool {
    let axes = (holds[id] ?? []).tieSides ? [.horizontal, .vertical] : [axis]
    return axes.allSatisfy { isFreeAlone(id, along: $0, but: some, fromWishes: fromWishes) }
  }

  private func isFreeAlone(
    _ view: String, along axis: Axis, but some: Set<String>, fromWishes: Bool
  ) -> Bool {
    var id = view
    for _ in 0..<SetupReader.mostAround {
      let own = (holds[id] ?? []).filter { hold in
        (id != view || some.isDisjoint(with: hold.views)) && !hangs(hold, on: id)
          && !isOfContent(hold, of: id)
      }
      guard let element = elements[id], !element.isVaried, own.leaveFree(axis),
        id == view || !own.tieSides,
        !fromWishes || !own.contains(where: { $0.isWish && $0.axis == axis && $0.part == .length })
      else { return false }
      guard let parent = element.parent, let holder = elements[parent], holder.tag == "stackView"
      else { return true }
      // Between ends that a stack view gives it nothing of its own can pull it.
      guard let stack = holder.stack else { return false }
      switch stack.hold(along: axis) {
      case .free: return true
      case .given: return false
      case .asItself: id = parent
      }
    }
    return false
  }

  /// Whether an end of a view is held to that of what alone scrolls it, which scrolls as far as the view is
  /// long.
  private func isOfContent(_ hold: InterfaceHold, of id: String) -> Bool {
    guard hold.part.isEnd, hold.relation == .equal, let outer = elements[id]?.parent,
      elements[outer]?.tag == "scrollView"
    else { return false }
    return hold.views.contains(outer) && children[outer]?.count == 1
  }

  /// Whether a view is held at one end by no more than one beside it that hangs there, be it with others that
  /// hang on that: it lies wherever that end does.
  private func hangs(_ hold: InterfaceHold, on id: String, after steps: Int = 0) -> Bool {
    guard let far = hold.part.isEnd ? hold.part : nil, let constraint = hold.constraint,
      steps < SetupReader.mostAround, let other = hold.views.first(where: { $0 != id }),
      let element = elements[other], let parent = element.parent, parent == elements[id]?.parent,
      elements[parent]?.tag != "stackView", !element.isVaried, !element.isFrameKept,
      // Code may hold what it knows.
      !connected.contains(other)
    else { return false }
    return (holds[other] ?? []).allSatisfy { own in
      guard own.axis == hold.axis else { return true }
      switch own.part {
      case .length, .ratio, .aspect: return true
      case .middle: return false
      case far: return !own.pulls(far) || hangs(own, on: other, after: steps + 1)
      case .start, .end: return own.constraint == constraint
      }
    }
  }
}
