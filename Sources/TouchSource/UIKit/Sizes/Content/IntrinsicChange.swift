import TouchLayout
import TouchModel

/// What a class makes of the length that its content asks for, as `intrinsicContentSize` says.
indirect enum IntrinsicChange {
  /// The length that the content asks for.
  case content
  /// The length that the label asks for in which a button shows its title.
  case title
  /// The distance that a button's insets leave at an edge.
  case inset(KeyPath<ButtonContent, [Value]> & Sendable, Edge)
  case number(Length)
  /// The length that the content of a view in it asks for.
  case asked(Span)
  case sum(IntrinsicChange, IntrinsicChange)
  case difference(IntrinsicChange, IntrinsicChange)
  case longer(IntrinsicChange, IntrinsicChange)
  case shorter(IntrinsicChange, IntrinsicChange)
  /// One of two, as a condition says that is not followed.
  case either(IntrinsicChange, IntrinsicChange)
  /// The third where the first is longer than the second, else the fourth.
  case compared(IntrinsicChange, IntrinsicChange, IntrinsicChange, IntrinsicChange)

  /// What it is made of.
  struct Content {
    /// The length that the content asks for.
    var length: Span
    /// The length that the label asks for in which a button shows its title.
    var title = Span.unknown(UnknownReason.interfaceBuilder)
    /// What a button shows; nil where not all of its insets are known.
    var shown: ButtonContent?
  }

  /// What comes of a length; unknown where that may be none, as less than nothing is.
  func length(of content: Content) -> Span {
    let length = outcome(of: content)
    return length.low >= 0 ? length : .unknown("it may ask for less than nothing")
  }

  /// What comes of a length, which may be less than nothing on the way to more.
  private func outcome(of content: Content) -> Span {
    func ends(
      _ first: IntrinsicChange, _ second: IntrinsicChange,
      _ join: (Double, Double) -> Double, isMirrored: Bool = false
    ) -> Span {
      let (a, b) = (first.outcome(of: content), second.outcome(of: content))
      var result = a
      result.low = join(a.low, isMirrored ? b.high : b.low)
      result.high = join(a.high, isMirrored ? b.low : b.high)
      result.certainty = max(a.certainty, b.certainty)
      result.isVaried = a.isVaried || b.isVaried
      result.sources += b.sources.filter { source in
        !a.sources.contains { $0.place == source.place }
      }
      result.reason = result.isBounded ? nil : a.reason ?? b.reason
      return result
    }
    switch self {
    case .content: return content.length
    case .title: return content.title
    case .inset(let insets, let edge):
      guard let shown = content.shown,
        let length = Insets.range(shown[keyPath: insets], at: edge), length.smallest >= 0
      else { return .unknown("its insets are not in the source") }
      return Span(length)
    case .number(let length):
      var span = Span(length)
      (span.low, span.high) = (length.smallest, length.largest)
      return span
    case .asked(let length): return length
    case .sum(let first, let second): return ends(first, second, +)
    case .difference(let first, let second): return ends(first, second, -, isMirrored: true)
    case .longer(let first, let second): return ends(first, second, max)
    case .shorter(let first, let second): return ends(first, second, min)
    case .either(let first, let second):
      return first.length(of: content).hull(second.length(of: content))
    case .compared(let first, let second, let longer, let other):
      let (a, b) = (first.outcome(of: content), second.outcome(of: content))
      if a.low > b.high { return longer.length(of: content) }
      if a.high <= b.low { return other.length(of: content) }
      return longer.length(of: content).hull(other.length(of: content))
    }
  }
}

extension SetupReader {
  /// What the class makes of the length that its content asks for; nil where it does nothing to it that is
  /// followed.
  ///
  /// - Parameter measure: How long the content of a view of the class asks that to be.
  func intrinsicChange(
    along axis: Axis, measure: @escaping (ViewFacts.ID) -> Span
  ) -> IntrinsicChange? {
    guard let owner, let variable = owner.variable("intrinsicContentSize"),
      let body = variable.getter
    else { return nil }
    var reading = IntrinsicReading(
      reader: self, frame: frame(of: variable, in: owner), axis: axis
    ) { view in
      var span = measure(view)
      span.sources = [Span.Source(askingBy: variable)]
      return span
    }
    return reading.result(of: body)
  }
}
