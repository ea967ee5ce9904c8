import Testing

/// Constraints that helpers of a project make of lists of edges.
@Suite("UIKit: constraints made of lists of edges")
struct EdgeListTests {
  private static let helpers = """
    @resultBuilder enum Ties {
      static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
        parts.flatMap { $0 }
      }
      static func buildExpression(_ one: NSLayoutConstraint) -> [NSLayoutConstraint] { [one] }
      static func buildExpression(_ all: [NSLayoutConstraint]) -> [NSLayoutConstraint] { all }
    }
    struct Ends {
      enum End {
        case top(CGFloat), leading(CGFloat), bottom(CGFloat), trailing(CGFloat)
        var side: NSDirectionalRectEdge {
          switch self {
          case .top: .top
          case .leading: .leading
          case .bottom: .bottom
          case .trailing: .trailing
          }
        }
        func tie(_ one: UIView, to other: UIView) -> NSLayoutConstraint {
          switch self {
          case .top(let room):
            return one.topAnchor.constraint(equalTo: other.topAnchor, constant: room)
          case .leading(let room):
            return one.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: room)
          case .bottom(let room):
            return one.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -room)
          case .trailing(let room):
            return one.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -room)
          }
        }
      }
      var ends: Set<End>
      init(_ ends: Set<End>) { self.ends = ends }
      static func whole(_ room: NSDirectionalEdgeInsets = .zero) -> Self {
        Self([
          .top(room.top), .leading(room.leading), .bottom(room.bottom), .trailing(room.trailing),
        ])
      }
      func without(_ sides: NSDirectionalRectEdge) -> Self {
        Self(ends.filter { !sides.contains($0.side) })
      }
      func ties(_ one: UIView, to other: UIView) -> [NSLayoutConstraint] {
        ends.map { $0.tie(one, to: other) }
      }
    }
    extension UIView {
      func pin(_ ends: Ends = .whole()) -> [NSLayoutConstraint] {
        guard let superview else { return [] }
        return ends.ties(self, to: superview)
      }
      func add(_ views: [UIView], @Ties ties: () -> [NSLayoutConstraint]) {
        for view in views { addSubview(view) }
        NSLayoutConstraint.activate(ties())
      }
    }
    """

  private func verdicts(_ pins: String, more: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: "let button = UIButton()\nlet box = UIView()",
      setup: """
        button.addTarget(self, action: nil, for: .touchUpInside)
        addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 60).isActive = true
        box.heightAnchor.constraint(equalToConstant: 60).isActive = true
        \(more)
        box.add([button]) {
          button.pin(\(pins))
        }
        """, others: Self.helpers, wired: false)
  }

  @Test(
    "each edge of a list ties its own end",
    arguments: [
      ("", "pass 1"), (".whole()", "pass 1"),
      ("Ends([.top(10), .bottom(10), .leading(0), .trailing(0)])", "fail 'button' 60×40"),
      (".init([.leading(12), .trailing(8), .top(0), .bottom(0)])", "fail 'button' 40×60"),
    ])
  func lists(pins: String, expected: String) throws {
    #expect(try verdicts(pins) == [expected])
  }

  @Test("edges that are left out tie nothing")
  func without() throws {
    let low = "button.heightAnchor.constraint(equalToConstant: 30).isActive = true"
    let thin = "button.widthAnchor.constraint(equalToConstant: 30).isActive = true"
    #expect(try verdicts(".whole().without(.top)", more: low) == ["fail 'button' 60×30"])
    #expect(
      try verdicts(".whole().without([.top, .leading])", more: "\(low)\n\(thin)")
        == ["fail 'button' 30×30"])
    #expect(try verdicts(".whole().without(.all)") == ["undecided 'button'"])
  }

  @Test("a list that is not in the source leaves it open")
  func open() throws {
    let low = "button.setImage(UIImage(systemName: \"xmark\"), for: .normal)"
    for pins in ["Ends(chosen)", ".whole().without(sides)", "other"] {
      #expect(try verdicts(pins, more: low) == ["undecided 'button'"], "\(pins)")
    }
  }
}
