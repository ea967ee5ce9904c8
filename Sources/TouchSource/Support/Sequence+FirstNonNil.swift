extension Sequence {
  /// Returns the first result of a function that is not nil, asked once for each element until then;
  /// nil where there is none.
  ///
  /// The `first` of a lazy collection calls the function twice for the element that it finds, and fails
  /// where its second answer is another, as that of an evaluation may be, whose depth is bounded.
  func firstNonNil<Result>(
    _ transform: (Element) throws -> Result?
  ) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
