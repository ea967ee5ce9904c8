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
    span.sources = [Span.Source(askingBy: variable)]
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
    let frame = frame(of: variable, in: owner)
    let label = axis == .horizontal ? "width" : "height"
    let sides = values(size, in: frame).map { value in
      value.members?.first { $0.label == label }?.value
    }
    let known = sides.compactMap(\.self)
    return known.count == sides.count ? SetupReader.range(known) : nil
  }

  /// Where the code of a property of the class runs: in an instance that is made as this one is.
  func frame(of variable: VariableDeclaration, in owner: TypeInfo) -> SetupFrame {
    let scope = Scope(
      file: variable.file, type: owner,
      receiver: .instance(Instance(type: owner, fields: construction.fields, place: nil)))
    return SetupFrame(scope: scope, receiver: .other, isOwn: true)
  }
}

extension Span.Source {
  /// A property by which a class asks for a length.
  init(askingBy variable: VariableDeclaration) {
    self.init(
      place: Place(variable.position, in: variable.file), name: variable.name,
      operation: .constraint)
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
