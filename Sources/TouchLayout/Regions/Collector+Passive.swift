import TouchModel

extension Collector {
  /// A box that changes hits or drawing and leaves layout as it is.
  mutating func passive(
    _ box: Int, _ passive: Box.Passive, _ frame: Rect, _ proposal: Proposal,
    _ surroundings: Surroundings
  ) -> Extent {
    let child = arranger.tree.boxes[box].children[0]
    var inner = surroundings
    switch passive {
    case .element(let index): return element(index, child, frame, proposal, surroundings)
    case .contentShape(let shape, let draws):
      return contentShape(box, shape, draws, frame, proposal, surroundings)
    case .allowsHitTesting(let allows):
      if !allows { inner.isReachable = false }
    case .opacity(let opacity):
      inner.opacity *= min(max(opacity, 0), 1)
      // The least opacity at which touches are tested.
      if inner.opacity < 0.001 { hide(&inner) }
    case .hidden: hide(&inner)
    case .sharesTouches(let size, let maximumShift):
      share(child, frame, proposal, surroundings, size: size, maximumShift: maximumShift)
    case .takesShare:
      members.append((box, surroundings.place(frame)))
      inner.share = shares[box] ?? Outsets()
    case .measured(let number):
      measured.append(MeasuredFrame(number: number, rect: surroundings.place(frame)))
    case .clip:
      var extent = collect(child, frame, proposal, surroundings)
      extent.clip(to: surroundings.place(frame))
      return extent
    case .priority, .zIndex, .other: break
    }
    return collect(child, frame, proposal, inner)
  }

  /// The shape takes the place of what reacts inside, and touches outside of it reach nothing.
  private mutating func contentShape(
    _ box: Int, _ shape: ResolvedShape, _ draws: Bool, _ frame: Rect, _ proposal: Proposal,
    _ surroundings: Surroundings
  ) -> Extent {
    var shape = shape
    if shape.takesShare { shape.outset = surroundings.share }
    let outline = shape.region(in: frame)
    var inner = surroundings
    inner.gate = surroundings.gate.narrowed(
      to: surroundings.place(outline.boundingBox))
    cover(outline, by: box, surroundings)
    let child = arranger.tree.boxes[box].children[0]
    let start = pieces.count
    var extent = collect(child, frame, proposal, inner)
    pieces.removeSubrange(start...)
    extent.region = nil
    guard !surroundings.isHidden else { return extent }
    if draws { extent.draw(surroundings.place(outline.boundingBox)) }
    if surroundings.isReachable { extent.region = react(outline, surroundings) }
    return extent
  }

  private mutating func element(
    _ index: Int, _ child: Int, _ frame: Rect, _ proposal: Proposal, _ surroundings: Surroundings
  ) -> Extent {
    // What is hidden or lets touches through on purpose is no target, nor what is inside.
    guard !surroundings.isHidden, surroundings.isReachable else {
      return collect(child, frame, proposal, surroundings)
    }
    let start = (pieces: pieces.count, covers: covers.count, hidden: hiddenCount)
    let position = targets.count
    let takesRow = arranger.tree.elements[index].node.takesRow
    targets.append(
      Target(
        element: index, layout: surroundings.place(frame), region: .empty,
        gate: takesRow ? surroundings.cell ?? surroundings.gate : surroundings.gate,
        scroll: surroundings.scroll, inside: position + 1..<position + 1,
        covers: start.covers..<start.covers, isApart: surroundings.isApart))
    let extent = collect(child, frame, proposal, surroundings)
    targets[position].visual = extent.drawn
    targets[position].hasBareSides =
      extent.drawn.map { drawn in
        extent.solid.map { !$0.contains(drawn, tolerance: 0.5) } ?? true
      } ?? false
    targets[position].inside = position + 1..<targets.count
    targets[position].region = Region(
      Collector.simplified(Collector.withoutFarLines(ownPieces(of: position, from: start.pieces))))
    for piece in pieces.indices[start.pieces...] where pieces[piece].target == nil {
      pieces[piece].target = position
    }
    targets[position].covers = start.covers..<covers.count
    targets[position].isHidden = hiddenCount > start.hidden && extent.drawn == nil
    return extent
  }

  /// The pieces that react for a target: not those of targets inside it that take its touches, unless that
  /// is all there is.
  private func ownPieces(of position: Int, from start: Int) -> ArraySlice<Piece> {
    guard !targets[position].inside.isEmpty else { return pieces[start...] }
    let own = pieces[start...].filter { piece in
      guard let inner = piece.target else { return true }
      let node = arranger.tree.elements[targets[inner].element].node
      return !node.isEnabled || node.takesRow || !takesTouches(inner, of: position)
    }
    return own.isEmpty ? pieces[start...] : own[...]
  }

  private mutating func hide(_ surroundings: inout Surroundings) {
    surroundings.isHidden = true
    hiddenCount += 1
  }

  /// The outlines of pieces. Of thin lines around others only what runs close to these counts: no
  /// finger finds the rest, which is no bridge to what lies inside either.
  private static func withoutFarLines(_ pieces: ArraySlice<Piece>) -> [Region.Outline] {
    let solid = pieces.lazy.filter { !$0.isLine }.map(\.outline.boundingBox)
    guard let first = solid.first, pieces.contains(where: \.isLine) else {
      return pieces.map(\.outline)
    }
    let core = solid.reduce(first) { $0.union($1) }
    let near = core.outset(by: Outsets(all: Region.reach))
    let gate = Gate().narrowed(to: near.outset(by: Outsets(all: Region.reach)))
    return pieces.compactMap { piece in
      guard piece.isLine else { return piece.outline }
      guard piece.outline.boundingBox.intersection(near) != nil else { return nil }
      return piece.outline.clipped(to: gate)
    }
  }

  /// Pieces without those that lie wholly inside a rectangle among them.
  private static func simplified(_ pieces: [Region.Outline]) -> [Region.Outline] {
    guard pieces.count > 1, pieces.count <= 64 else { return pieces }
    var kept: [Region.Outline] = []
    for piece in pieces {
      if kept.contains(where: { $0.isRectangle(around: piece) }) { continue }
      kept.removeAll { piece.isRectangle(around: $0) }
      kept.append(piece)
    }
    return kept
  }

  /// A box that is drawn elsewhere than it is laid out.
  mutating func moved(
    _ box: Int, _ frame: Rect, _ proposal: Proposal, _ surroundings: Surroundings
  ) -> Extent {
    let child = arranger.tree.boxes[box].children[0]
    var inner = surroundings
    switch arranger.tree.boxes[box].kind {
    case .offset(let x, let y):
      inner.transform = Transform.translation(x: x, y: y).then(surroundings.transform)
    case .effect(let effect):
      if effect.shrinksToNothing { hide(&inner) }
      inner.transform = Collector.map(effect, frame).then(surroundings.transform)
    case .ignoresSafeArea:
      return beyondSafeArea(child, frame, proposal, surroundings)
    default: break
    }
    return collect(child, frame, proposal, inner)
  }

  /// What an effect does to points, by the frame of what it is on.
  static func map(_ effect: Box.Effect, _ frame: Rect) -> Transform {
    func point(_ anchor: Point) -> Point {
      Point(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
    switch effect {
    case .scale(let x, let y, let anchor):
      return .scale(x: x, y: y, about: point(anchor))
    case .rotation(let degrees, let anchor):
      let (cosine, sine) = Angle.cosineAndSine(degrees: degrees)
      return .rotation(cosine: cosine, sine: sine, about: point(anchor))
    }
  }

  /// A view that ignores the safe area reaches to the screen's edges where it touches the area's.
  private mutating func beyondSafeArea(
    _ child: Int, _ frame: Rect, _ proposal: Proposal, _ surroundings: Surroundings
  ) -> Extent {
    var outsets = Outsets()
    if frame.minY <= bounds.minY + 0.5, screen.top.isFinite {
      outsets.top = bounds.minY - screen.top
    }
    if frame.maxY >= bounds.maxY - 0.5, screen.bottom.isFinite {
      outsets.bottom = screen.bottom - bounds.maxY
    }
    if frame.minX <= bounds.minX + 0.5, screen.left.isFinite {
      outsets.left = bounds.minX - screen.left
    }
    if frame.maxX >= bounds.maxX - 0.5, screen.right.isFinite {
      outsets.right = screen.right - bounds.maxX
    }
    let room = frame.outset(by: outsets)
    let offer = Proposal(
      width: proposal.width.map { $0 + outsets.total.width },
      height: proposal.height.map { $0 + outsets.total.height })
    var placed = arranger.placed(child, at: .zero, offer)
    placed.origin = Point(
      x: Arranger.difference(room.width, placed.size.width) / 2,
      y: Arranger.difference(room.height, placed.size.height) / 2)
    return collect(placed, in: room, surroundings)
  }
}

extension Box.Effect {
  /// Whether what it is on is no more to be seen: of 44 points less than one is left.
  fileprivate var shrinksToNothing: Bool {
    guard case .scale(let x, let y, _) = self else { return false }
    return min(abs(x), abs(y)) < 0.02
  }
}

extension Region.Outline {
  /// Whether it is a rectangle with another outline inside.
  fileprivate func isRectangle(around other: Region.Outline) -> Bool {
    guard case .rectangle(let rect) = self else { return false }
    return rect.contains(other.boundingBox)
  }
}
