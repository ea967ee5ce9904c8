import TouchModel

/// A view without children, other than text.
struct Leaf {
  /// How long a side is for a proposal.
  enum Side: Hashable {
    /// As long as it is.
    case fixed(Double)
    /// As long as proposed between limits; the ideal where nothing is proposed.
    case fills(ideal: Double, minimum: Double = 0, maximum: Double = .infinity)

    /// The length for a proposal, in points.
    func length(_ proposed: Double?) -> Double {
      switch self {
      case .fixed(let length): length
      case .fills(let ideal, let minimum, let maximum):
        min(max(proposed ?? ideal, minimum), max(minimum, maximum))
      }
    }
  }

  /// Where a touch acts.
  enum Reach: Hashable {
    case nothing
    case shape(ResolvedShape)
    /// Only the line around a shape, of a width in points.
    case line(ResolvedShape, width: Double)
  }

  /// What it prefers of its distance to others in a stack.
  enum Edges: Hashable {
    case plain
    case symbol
    /// No distance along a row and a column, as a spacer.
    case loose(row: Bool, column: Bool)
  }

  var width: Side
  var height: Side
  var reach: Reach
  /// Whether both sides are as long as the shorter, as those of a circle are (reverse-engineered from
  /// iOS 18 by OpenSwiftUI).
  var isSquare = false
  /// Whether anything shows.
  var draws = true
  /// Whether it stands for no view at all, beside which no space is left.
  var isAbsent = false
  /// How far it is drawn and reacts beyond its frame.
  var overhang = Outsets()
  var edges = Edges.plain
  /// Whether what shows may end anywhere inside it, as a picture may that is bare at its sides.
  var mayBeBare = false
  /// Whether it reacts along a path that is not followed, which may be anywhere inside it.
  var hasOpenPath = false

  /// Whether a side is as long as proposed.
  var fills: Bool {
    [width, height].contains { if case .fills = $0 { true } else { false } }
  }

  /// The size for a proposal.
  func size(_ proposal: Proposal) -> Size {
    let size = Size(width: width.length(proposal.width), height: height.length(proposal.height))
    guard isSquare else { return size }
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }

  /// A box of a fixed size that reacts in all of it.
  static func fixed(_ size: Size) -> Leaf {
    Leaf(
      width: .fixed(size.width), height: .fixed(size.height),
      reach: .shape(ResolvedShape(.rectangle)))
  }
}

/// A shape whose lengths are settled.
struct ResolvedShape: Hashable {
  enum Outline: Hashable {
    case rectangle
    case rounded(radius: Double)
    case capsule
    case circle
    case ellipse
  }

  var outline: Outline
  var outset = Outsets()
  /// The least size, about the middle.
  var least: Size?
  /// Whether it reaches as far as the member around it is granted.
  var takesShare = false

  init(_ outline: Outline, outset: Outsets = Outsets(), least: Size? = nil) {
    self.outline = outline
    self.outset = outset
    self.least = least
  }

  /// The piece of a hit region that the shape has in a frame.
  func region(in frame: Rect) -> Region.Outline {
    let box = box(in: frame)
    switch outline {
    case .rectangle: return .rectangle(box)
    case .rounded(let radius):
      return radius > 0 ? .roundedRectangle(box, radius: radius) : .rectangle(box)
    case .capsule: return .roundedRectangle(box, radius: min(box.width, box.height) / 2)
    case .ellipse: return .ellipse(box)
    case .circle:
      let diameter = min(box.width, box.height)
      return .ellipse(
        Rect(
          x: box.midX - diameter / 2, y: box.midY - diameter / 2, width: diameter, height: diameter)
      )
    }
  }

  /// The rectangle that the shape fills in a frame.
  private func box(in frame: Rect) -> Rect {
    let box = outset == Outsets() ? frame : frame.outset(by: outset)
    guard let least, box.width < least.width || box.height < least.height else { return box }
    let (width, height) = (max(box.width, least.width), max(box.height, least.height))
    return Rect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }
}
