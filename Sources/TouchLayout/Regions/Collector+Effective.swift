import TouchModel

extension Collector {
  /// The hit region of a target less what ancestors clip and what lies in front of it takes.
  func effective(_ position: Int) -> Region {
    let target = targets[position]
    var outlines = target.region.outlines.compactMap { $0.clipped(to: target.gate) }
    guard !outlines.isEmpty, !target.isApart else { return Region(outlines) }
    // All that take a whole row react together, and behind what does not.
    for index in target.inside where index != position && !targets[index].takesSlot {
      let inner = targets[index].region.outlines.compactMap { $0.clipped(to: targets[index].gate) }
      for outline in inner { take(outline, from: &outlines) }
    }
    guard target.covers.upperBound < covers.count else { return Region(outlines) }
    let bounds = Region(outlines).boundingBox ?? .zero
    let reach = chain(target.scroll)
    for cover in covers[target.covers.upperBound...]
    where cover.box.intersection(bounds) != nil && counts(cover, against: reach) {
      take(cover.outline, from: &outlines)
      if outlines.isEmpty { break }
    }
    return Region(outlines)
  }

  private func take(_ cover: Region.Outline, from outlines: inout [Region.Outline]) {
    let box = cover.boundingBox
    // A region in shreds is decided; more cutting would cost time alone.
    guard outlines.count <= 256 else { return }
    guard outlines.contains(where: { $0.boundingBox.intersection(box) != nil }) else { return }
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
  /// bring the target out from behind it: where nothing overflows, or all of the viewport is covered.
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
