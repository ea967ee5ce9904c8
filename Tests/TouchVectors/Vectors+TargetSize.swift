import TouchModel

/// WCAG 2.5.8: the reference's 161 verdicts and the cases that the standard's own text pictures.
public func targetSizeVectors() -> [Vector] {
  var vectors: [Vector] = []
  for layout in targetSizeCases {
    let rects = layout.targets.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    let judged = passes(rects)
    for (index, target) in layout.targets.enumerated() {
      vectors.append(Vector("\(layout.name).\(index)", judged[index], target[4], within: 0))
    }
  }
  for picture in pictures {
    for (index, verdict) in passes(picture.rects).enumerated() where picture.expected[index] >= 0 {
      vectors.append(
        Vector("\(picture.name).\(index)", verdict, picture.expected[index], within: 0))
    }
  }
  return vectors
}

/// Returns 1 for each target that passes.
private func passes(_ rects: [Rect]) -> [Double] {
  let judged = try? MinimumTargetSize(rects.map { Region($0) })
  return judged?.verdicts.map { $0.passes ? 1 : 0 } ?? rects.map { _ in .nan }
}

/// What the Understanding document of 2.5.8 draws, and its verdicts; −1 where it gives none.
private let pictures: [(name: String, rects: [Rect], expected: [Double])] = [
  ("six of 24", (0..<6).map { tile(Double($0) * 24, 0, 24, 24) }, [1, 1, 1, 1, 1, 1]),
  ("20 with gaps of 4", (0..<6).map { tile(Double($0) * 24, 0, 20, 20) }, [1, 1, 1, 1, 1, 1]),
  ("20 without gaps", (0..<6).map { tile(Double($0) * 20, 0, 20, 20) }, [0, 0, 0, 0, 0, 0]),
  ("16 high, free above", (0..<3).map { tile(Double($0) * 80, 0, 80, 16) }, [1, 1, 1]),
  ("rows of 16, 1 apart", [tile(0, 0, 80, 16), tile(0, 17, 80, 16)], [0, 0]),
  ("24 inside", [tile(0, 0, 200, 60), tile(150, 18, 24, 24)], [1, 1]),
  ("16 inside", [tile(0, 0, 200, 60), tile(150, 22, 16, 16)], [1, 0]),
  ("16 abutting", [tile(0, 0, 200, 60), tile(200, 22, 16, 16)], [1, 0]),
  ("16, gap of 4", [tile(0, 0, 200, 60), tile(204, 22, 16, 16)], [1, 1]),
]

private func tile(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}
