import Testing

/// Views that react beyond their bounds where views around them cut that off.
@Suite("UIKit: point(inside:) beyond what is around")
struct CutTouchAreaTests {
  private func message(
    width: Int = 20, area: String = "bounds.insetBy(dx: -10, dy: -10)"
  ) throws -> String {
    try UIKitReading.finding(
      members: "let button = Wide()\nlet stack = UIStackView()",
      """
      stack.axis = .horizontal
      addSubview(stack)
      stack.addArrangedSubview(button)
      button.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      stack.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
      stack.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
      """,
      others: """
        final class Wide: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            \(area).contains(point)
          }
        }
        """
    ).message
  }

  @Test("a side that is cut off has to be longer itself")
  func cut() throws {
    let cut = try message()
    #expect(
      cut.hasSuffix(
        "constrain it to a width of at least 44 and a height of at least 44; the views around need"
          + " to leave room"), "\(cut)")
  }

  @Test("a side that is long enough need not be longer where its class adds nothing to it")
  func uncut() throws {
    let plain = try message(width: 60, area: "bounds")
    #expect(plain.contains("constrain it to a height of at least 44"), "\(plain)")
    #expect(!plain.contains("a width of"), "\(plain)")
  }

  /// The verdicts on a button in an item of a list that reacts 25 points beyond its own bounds.
  private func verdicts(inItem size: String) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Wide: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -25, dy: -25).contains(point)
        }
      }
      final class Row: UICollectionViewCell {
        private let stack = UIStackView()
        private let button = Wide()
        override init(frame: CGRect) {
          super.init(frame: frame)
          button.addTarget(self, action: nil, for: .touchUpInside)
          contentView.addSubview(stack)
          stack.addArrangedSubview(UILabel())
          stack.addArrangedSubview(button)
          stack.frame = contentView.bounds
          stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        }
      }
      final class Rows: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        override func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! Row
        }
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { \(size) }
      }
      """)
  }

  @Test("what lies in an item of any height is cut off to that")
  func items() throws {
    func size(_ height: Int) -> String { "CGSize(width: 320, height: \(height))" }
    #expect(try verdicts(inItem: size(28)).map { $0.prefix(13) } == ["fail 'button'"])
    #expect(try verdicts(inItem: size(50)) == ["pass 1"])
    let open = ["undecided 'button'"]
    #expect(try verdicts(inItem: "path.section == 0 ? grid : \(size(28))") == open)
    let ways = "switch path.section { case 0: return grid; default: return \(size(28)) }"
    #expect(try verdicts(inItem: ways) == open)
    #expect(try verdicts(inItem: "sizes[path.item]") == open)
  }
}
