#if canImport(UIKit) && !os(watchOS)
  import TouchModel
  import UIKit

  /// Views moved apart so that their targets no longer overlap, while what they show stays in
  /// place.
  ///
  /// People who aim at one of two close targets aim a little away from the other. Each view moves
  /// away from its neighbour, and what is in it moves back by as much:
  ///
  ///     override func layoutSubviews() {
  ///       super.layoutSubviews()
  ///       nudge.undo()
  ///       nudge = TouchNudge.apart([undoButton, redoButton])
  ///     }
  ///
  /// The known way to do so translates the layer and, by `sublayerTransform`, what is in it back. A
  /// frame is not defined under a transform, so that layout and assistive technology go wrong with
  /// it. Here the view's centre moves and the origin of its bounds moves with it: the same picture,
  /// and frames stay valid. What is to stay in place must be in subviews, as in ``TouchControl``;
  /// a scroll view, whose origin is where it is scrolled to, is left alone.
  @MainActor public struct TouchNudge {
    /// A view and how far it was moved, in points.
    ///
    ///     for move in nudge.moves { print(move.view, move.offset) }
    public struct Move {
      /// The view.
      ///
      ///     let moved = nudge.moves.map(\.view)
      public let view: UIView
      /// How far its target was moved, in points.
      ///
      ///     let farthest = nudge.moves.map { abs($0.offset.dx) }.max()
      public let offset: CGVector
    }

    /// The views that were moved.
    ///
    ///     let isCrowded = !nudge.moves.isEmpty
    public private(set) var moves: [Move]

    /// Nothing moved.
    ///
    ///     private var nudge = TouchNudge()
    public init() { moves = [] }

    /// Moves views of one superview apart.
    ///
    /// Where they overlap along a row or a column, each moves by its share, least in all; those
    /// that would have to move further than allowed move that far and keep a part of the overlap.
    ///
    ///     nudge = TouchNudge.apart([left, right])
    ///
    /// - Parameters:
    ///   - views: The views; those of another superview than the first's are left alone.
    ///   - maximum: How far each may move, in points, at most six: a millimetre, beyond which
    ///     people notice.
    /// - Returns: What was moved, to be moved back.
    public static func apart(_ views: [UIView], maximum: CGFloat = 6) -> TouchNudge {
      let limit = min(max(0, maximum), 6)
      let parent = views.first?.superview
      let members = views.filter {
        $0.superview === parent && $0.transform.isIdentity && !($0 is UIScrollView)
      }
      // Every target is a point at its middle that wants the size of the view around it.
      let wishes = members.map { view in
        HitRegions.Wish(
          visual: TouchModel.Rect(
            x: Double(view.center.x), y: Double(view.center.y), width: 0, height: 0),
          size: TouchModel.Size(
            width: Double(view.bounds.width), height: Double(view.bounds.height)))
      }
      var nudge = TouchNudge()
      guard let regions = try? HitRegions.separated(wishes, maximumShift: .infinity) else {
        return nudge
      }
      for (view, hit) in zip(members, regions.hits) {
        func limited(_ shift: Double) -> CGFloat { min(max(CGFloat(shift), -limit), limit) }
        let offset = CGVector(
          dx: limited(hit.midX - Double(view.center.x)),
          dy: limited(hit.midY - Double(view.center.y)))
        guard abs(offset.dx) > 1e-6 || abs(offset.dy) > 1e-6 else { continue }
        view.shift(by: offset)
        nudge.moves.append(Move(view: view, offset: offset))
      }
      return nudge
    }

    /// Moves the views back.
    ///
    ///     nudge.undo()
    public mutating func undo() {
      for move in moves {
        move.view.shift(by: CGVector(dx: -move.offset.dx, dy: -move.offset.dy))
      }
      moves = []
    }
  }

  extension UIView {
    /// Moves the view and, by as much the other way, what is in it.
    fileprivate func shift(by offset: CGVector) {
      center = CGPoint(x: center.x + offset.dx, y: center.y + offset.dy)
      bounds.origin = CGPoint(x: bounds.minX + offset.dx, y: bounds.minY + offset.dy)
    }
  }
#endif
