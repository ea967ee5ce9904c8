import TouchModel

/// How well the sizes in a layout are known.
struct Certainties {
  /// Of the elements, by their index.
  private(set) var elements: [Certainty]
  /// Of the boxes, by their index.
  private(set) var frames: [Certainty]
  /// Of what reacts in the boxes, by their index.
  private(set) var regions: [Certainty]

  /// Of the elements, by their index: how they grow with a loop over unknown data.
  private(set) var growing: [Growth?]
  /// Whether any does.
  var hasGrowth: Bool { growing.contains { $0 != nil } }

  init(elements: Int, boxes: Int) {
    self.elements = Array(repeating: .exact, count: elements)
    growing = Array(repeating: nil, count: elements)
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

  /// Notes which side of each element more views of a loop make longer, if it is one.
  mutating func noteGrowth(from single: LayoutSizes, to several: LayoutSizes) {
    guard single.elements.count == several.elements.count else { return }
    for index in growing.indices {
      guard let (one, more) = zip(single.elements[index], several.elements[index]) else { continue }
      let (wider, higher) = (more.width > one.width + 0.01, more.height > one.height + 0.01)
      guard wider != higher else { continue }
      let growth = Growth(direction: wider ? .horizontal : .vertical)
      if growth.isSteady(from: one, to: more) { growing[index] = growth }
    }
  }

  /// Notes whether other content, or another end of a tolerance, changes the other side of what grows: then
  /// that is not known either, or about.
  mutating func keepGrowth(
    where first: LayoutSizes, isSteadyIn second: LayoutSizes, else certainty: Certainty
  ) {
    for index in growing.indices {
      guard let growth = growing[index] else { continue }
      let sizes =
        index < second.elements.count
        ? zip(first.elements[index], second.elements[index]) : nil
      if let (one, other) = sizes, growth.isSteady(from: one, to: other) { continue }
      if certainty == .unknown { growing[index] = nil } else { growing[index]?.other = certainty }
    }
  }

  /// What reacts of an element in two layouts that show it.
  private func zip(_ first: [Size]?, _ second: [Size]?) -> (Size, Size)? {
    guard let first, let second, first.count > 1, second.count > 1 else { return nil }
    return (first[1], second[1])
  }
}

/// How an element grows with the views of a loop over unknown data: on one side alone.
struct Growth {
  /// Along which it grows.
  var direction: ViewNode.Stack.Direction
  /// How well the other side is known.
  var other = Certainty.exact

  /// Whether the other side is the same in two layouts.
  fileprivate func isSteady(from first: Size, to second: Size) -> Bool {
    abs(first.across(direction) - second.across(direction)) < 0.01
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
