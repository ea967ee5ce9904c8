import TouchModel

extension Collector {
  /// Where touches reach a target, and what keeps them from it.
  struct Reach {
    /// The hit region less what ancestors clip.
    var clipped: Region
    /// That less what lies in front takes.
    var effective: Region
    /// What takes it, as boxes of the tree, each once; those of elements with their target.
    var takers: [(box: Int, target: Int?)]
    /// What draws a line over it that belongs to no target, as a box of the tree.
    var rim: Int?
    /// Whether targets inside it take all of it that a finger finds.
    var isTakenInside = false
  }

  /// Returns where touches reach a target.
  func reach(_ position: Int) -> Reach {
    let target = targets[position]
    var outlines = target.region.outlines.compactMap { $0.clipped(to: target.gate) }
    let clipped = Region(outlines)
    var takers: [(box: Int, target: Int?)] = []
    guard !outlines.isEmpty, !target.isApart else {
      return Reach(clipped: clipped, effective: clipped, takers: [])
    }
    var isReducedInside = false
    // All that take a whole row react together, and behind what does not.
    for index in target.inside where index != position && !targets[index].takesSlot {
      let element = arranger.tree.elements[targets[index].element]
      guard takesTouches(index, of: position) else { continue }
      let inner = targets[index].region.outlines.compactMap { $0.clipped(to: targets[index].gate) }
      for outline in inner where take(outline, from: &outlines) {
        if takers.last?.target != index { takers.append((element.box, index)) }
        isReducedInside = isReducedInside || element.node.isEnabled
      }
    }
    let isTakenInside = isReducedInside && outlines.allSatisfy(\.isTooThin)
    guard target.covers.upperBound < covers.count else {
      return Reach(
        clipped: clipped, effective: Region(outlines), takers: takers, isTakenInside: isTakenInside)
    }
    let bounds = Region(outlines).boundingBox ?? .zero
    let reach = chain(target.scroll)
    var rim: Int?
    for number in target.covers.upperBound..<covers.count {
      let cover = covers[number]
      guard cover.box.intersection(bounds) != nil, counts(cover, against: reach) else { continue }
      guard !cover.isLine else {
        if rim == nil, owner(ofCover: number, beside: position) == nil,
          outlines.contains(where: { $0.boundingBox.intersection(cover.box) != nil })
        {
          rim = cover.owner
        }
        continue
      }
      guard take(cover.outline, from: &outlines) else { continue }
      let owner = self.owner(ofCover: number, beside: position)
      let box = owner.map { arranger.tree.elements[targets[$0].element].box } ?? cover.owner
      if !takers.contains(where: { $0.box == box }) { takers.append((box, owner)) }
      if outlines.isEmpty { break }
    }
    return Reach(
      clipped: clipped, effective: Region(outlines), takers: takers, rim: rim,
      isTakenInside: isTakenInside)
  }

  /// Whether a target takes touches that are meant for one around it.
  func takesTouches(_ inner: Int, of outer: Int) -> Bool {
    let inner = arranger.tree.elements[targets[inner].element].node
    let outer = arranger.tree.elements[targets[outer].element].node
    return inner.kind.answersTouch(of: outer.kind) && (outer.needsTwoTaps || !inner.needsTwoTaps)
  }

  /// The innermost target whose content a cover is, but not that of another target inside it.
  private func owner(ofCover number: Int, beside other: Int) -> Int? {
    targets.indices.last {
      targets[$0].covers.contains(number) && !targets[$0].inside.contains(other)
    }
  }

  /// Cuts a cover out of outlines; says whether there was anything to cut.
  private func take(_ cover: Region.Outline, from outlines: inout [Region.Outline]) -> Bool {
    let box = cover.boundingBox
    // A region in shreds is decided; more cutting would cost time alone.
    guard outlines.count <= 256 else { return false }
    guard outlines.contains(where: { $0.boundingBox.intersection(box) != nil }) else {
      return false
    }
    var rest: [Region.Outline] = []
    for outline in outlines {
      let own = outline.boundingBox
      guard own.intersection(box) != nil else {
        rest.append(outline)
        continue
      }
      if outline == cover || cover.covers(own) { continue }
      var parts = [outline]
      for hole in cover.coveredRects { parts = parts.flatMap { $0.subtracting(hole) } }
      rest += parts
    }
    outlines = rest
    return true
  }

  /// The scroll views around something, the innermost first.
  private func chain(_ scroll: Int?) -> [Int] {
    var chain: [Int] = []
    var next = scroll
    while let index = next {
      chain.append(index)
      next = scrolls[index].parent
    }
    return chain
  }

  /// Whether a cover takes touches from something inside scroll views.
  ///
  /// What moves along with it counts. What does not move along counts only where scrolling cannot
  /// bring the target out from behind it: where nothing overflows, or all of the viewport is
  /// covered.
  private func counts(_ cover: Cover, against chain: [Int]) -> Bool {
    // The viewport of a scroll view beside the target stands for what is in it.
    if let own = cover.scroll, !chain.contains(own) { return false }
    for index in chain {
      if index == cover.scroll { return true }
      let scroll = scrolls[index]
      let box = cover.box
      if scroll.overflow.vertical,
        box.minY > scroll.viewport.minY + 0.5 || box.maxY < scroll.viewport.maxY - 0.5
      {
        return false
      }
      if scroll.overflow.horizontal,
        box.minX > scroll.viewport.minX + 0.5 || box.maxX < scroll.viewport.maxX - 0.5
      {
        return false
      }
    }
    return true
  }
}

extension Region.Outline {
  /// Whether it is too thin for a finger to find.
  fileprivate var isTooThin: Bool {
    min(boundingBox.width, boundingBox.height) <= Region.reach
  }
}
