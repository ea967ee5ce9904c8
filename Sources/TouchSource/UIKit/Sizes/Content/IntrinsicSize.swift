import TouchLayout
import TouchModel

extension SetupReader {
  /// The length that the class asks for by `intrinsicContentSize`, where that is written out; nil where it
  /// is not, or asks for none.
  func intrinsicSize(along axis: Axis) -> Span? {
    guard let variable = owner?.variable("intrinsicContentSize"),
      let length = intrinsicLength(along: axis), length.smallest > 0
    else { return nil }
    var span = Span(length)
    span.sources = [
      Span.Source(
        place: Place(variable.position, in: variable.file), name: variable.name,
        operation: .constraint)
    ]
    return span
  }

  /// Whether a view of the class asks for no length by what the system says of plain ones: it leaves
  /// `intrinsicContentSize` to that, or answers `UIView.noIntrinsicMetric`.
  func asksForNoLength(along axis: Axis) -> Bool {
    guard owner?.variable("intrinsicContentSize") != nil else { return true }
    return intrinsicLength(along: axis)?.largest == -1
  }

  /// The length that `intrinsicContentSize` answers where that is written out, -1 for none; nil where it is
  /// not.
  private func intrinsicLength(along axis: Axis) -> Length? {
    guard let owner, let variable = owner.variable("intrinsicContentSize"),
      let size = variable.getter?.onlyValue
    else { return nil }
    let scope = Scope(
      file: variable.file, type: owner,
      receiver: .instance(Instance(type: owner, fields: construction.fields, place: nil)))
    let frame = SetupFrame(scope: scope, receiver: .other, isOwn: true)
    let label = axis == .horizontal ? "width" : "height"
    let sides = values(size, in: frame).map { value in
      value.members?.first { $0.label == label }?.value
    }
    let known = sides.compactMap(\.self)
    return known.count == sides.count ? SetupReader.range(known) : nil
  }
}

extension [Statement] {
  /// The value of a body that does nothing but make one.
  var onlyValue: Expression? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .expression(let value), .return(let value?): return value
    default: return nil
    }
  }
}
