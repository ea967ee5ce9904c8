import TouchModel

/// How well the sizes in a layout are known.
struct Certainties {
  /// Of the elements, by their index.
  private(set) var elements: [Certainty]
  /// Of the boxes, by their index.
  private(set) var frames: [Certainty]
  /// Of what reacts in the boxes, by their index.
  private(set) var regions: [Certainty]

  init(elements: Int, boxes: Int) {
    self.elements = Array(repeating: .exact, count: elements)
    frames = Array(repeating: .exact, count: boxes)
    regions = frames
  }

  mutating func mark(
    _ certainty: Certainty, where first: LayoutSizes, differsFrom second: LayoutSizes
  ) {
    let isSameTree =
      first.elements.count == second.elements.count && first.frames.count == second.frames.count
    if second.isSingle, !isSameTree { return }
    func mark(_ found: inout [Certainty], _ first: [[Size]?], _ second: [[Size]?], _ isSingle: Bool)
    {
      for index in found.indices where index < first.count && index < second.count {
        // What a loop makes no more says nothing of itself.
        if isSingle, second[index] == nil { continue }
        if !LayoutSizes.areAlike(first[index], second[index]) { found[index] = certainty }
      }
    }
    mark(&elements, first.elements, second.elements, second.isSingle)
    guard isSameTree else {
      frames = []
      regions = []
      return
    }
    mark(&frames, first.frames, second.frames, second.isSingle)
    mark(&regions, first.regions, second.regions, second.isSingle)
  }
}

/// The sizes in one layout, by the index of what has them; nil for what is not shown.
struct LayoutSizes {
  /// Of the elements: their layout and hit region, and how much of that its pieces fill.
  var elements: [[Size]?]
  var frames: [[Size]?]
  var regions: [[Size]?]
  /// Whether loops over unknown data make one view each.
  var isSingle: Bool

  init(_ pass: LayoutPass) {
    isSingle = pass.isSingle
    elements = [[Size]?](repeating: nil, count: pass.tree.elements.count)
    for target in pass.collector.targets {
      elements[target.element] = [
        target.layout.size, target.region.boundingBox?.size ?? .zero,
        Size(
          width: target.region.outlines.reduce(0) { $0 + $1.boundingBox.area }.squareRoot(),
          height: 0),
      ]
    }
    frames = pass.collector.frames.map { frame in frame.map { [$0.size] } }
    regions = pass.collector.extents.map { extent in extent.region.map { [$0.size] } }
  }

  static func areAlike(_ first: [Size]?, _ second: [Size]?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return zip(first, second).allSatisfy { one, other in
      abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
    }
  }
}
