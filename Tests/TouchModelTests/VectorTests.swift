import Testing
import TouchVectors

@Suite("Vectors") struct VectorTests {
  @Test("every figure of the sources comes out", arguments: Group.allCases)
  func figures(group: Group) {
    #expect(!group.vectors.isEmpty)
    for vector in group.vectors where !vector.passes {
      Issue.record("\(vector.name): \(vector.actual), not \(vector.expected)")
    }
  }

  enum Group: String, CaseIterable {
    case elementary, units, precision, growth, decoding, trials, contrast, targetSize

    var vectors: [Vector] {
      switch self {
      case .elementary: elementaryVectors()
      case .units: unitVectors()
      case .precision: precisionVectors()
      case .growth: growthVectors()
      case .decoding: decodingVectors()
      case .trials: trialVectors()
      case .contrast: contrastVectors()
      case .targetSize: targetSizeVectors()
      }
    }
  }
}
