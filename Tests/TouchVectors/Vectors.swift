/// Every number that the model must compute.
public func allVectors() -> [Vector] {
  [
    elementaryVectors(), unitVectors(), precisionVectors(), growthVectors(), decodingVectors(),
    trialVectors(), contrastVectors(), targetSizeVectors(),
  ].flatMap { $0 }
}
