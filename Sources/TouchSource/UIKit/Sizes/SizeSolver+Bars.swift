import TouchLayout
import TouchModel

/// How large bars show the views that they are given.
extension SizeSolver {
  /// How long a bar shows a view that asks for a length.
  ///
  /// UIKit puts a view without constraints of its own into one that is as long as the view's frame or as
  /// what it asks for, whichever is longer, and then fills that with it. This is read from UIKit's
  /// code for that view, `_UITAMICAdaptorView`, as of iOS 26.1.
  func lengthInBar(
    of view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, asking content: Span
  ) -> Span {
    let inner = facts.type.map { classes.reading($0, facts.construction) }
    let frames = facts.frames + (inner?.own.map { inner?.facts($0).frames ?? [] } ?? [])
    guard let frame = length(of: frames, along: axis), !facts.isMaskOff,
      (lengths[view] ?? []).isEmpty, (edges[view] ?? []).isEmpty
    else { return content }
    let longer = content.high <= frame.low ? frame : content.longer(frame)
    // What a class ties to its own view may count as the view's own.
    let mayBeConstrained = inner.map { !$0.constraints.isEmpty } ?? false
    // What is fitted to its content keeps its frame only if that is set later.
    return mayBeConstrained || facts.isFitted ? content.hull(longer) : longer
  }

  /// Whether a bar shows a button with the frame that Interface Builder drew, which is none that it asks for.
  func isFramedInBar(_ facts: ViewFacts, along axis: Axis) -> Bool {
    let views = interfaceViews(of: facts)
    return facts.host == .bar && facts.drawn?.frame != nil && facts.frames.isEmpty
      && views.allSatisfy { view in
        (axis == .horizontal ? view.naturalWidth : view.naturalHeight) == nil
          && !view.bounds.contains { $0.axis == axis }
      }
  }

  /// How long a bar shows such a button that asks for a length.
  func lengthInBar(of facts: ViewFacts, along axis: Axis, asking content: Span) -> Span {
    guard let drawn = facts.drawn, let size = drawn.frame, content.isBounded else { return content }
    let length = axis == .horizontal ? size.width : size.height
    var frame = Span(low: length, high: length, certainty: .estimated)
    frame.sources = [Span.Source(place: drawn.place, name: "frame", operation: .constraint)]
    return content.high <= length ? frame : content.longer(frame)
  }

  /// Whether a bar shows a view that has no more than its frame and what it shows to say how large it is.
  func isFramedInBar(_ view: ViewFacts.ID) -> Bool {
    let facts = reader.facts(view)
    return facts.host == .bar && !facts.frames.isEmpty && !facts.isMaskOff && !facts.isFitted
      && (lengths[view] ?? []).isEmpty && (edges[view] ?? []).isEmpty
  }

  /// How long frames make a view; nil where they leave that to what it shows.
  private func length(of frames: [ViewFacts.FrameSize], along axis: Axis) -> Span? {
    let sides = frames.map { axis == .horizontal ? $0.width : $0.height }
    let known = sides.compactMap(\.self)
    guard let first = known.first else {
      // One of which no side is known may set this one.
      let isOpen = frames.contains { $0.width == nil && $0.height == nil }
      return isOpen ? .unknown("its frame is not in the source") : nil
    }
    var span = Span(known.dropFirst().reduce(first) { $0.combined(around: $1) })
    if let place = frames.first?.place {
      span.sources.append(Span.Source(place: place, name: "frame", operation: .constraint))
    }
    return span
  }
}

extension ViewFacts {
  /// Whether it asks for a size of its own, which counts in a bar beside its frame.
  var hasOwnSize: Bool {
    systemKind != nil || className == "UIButton" || className == "UILabel"
      || className == "UIImageView" && !content.images.isEmpty
  }
}
