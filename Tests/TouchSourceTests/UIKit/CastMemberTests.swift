import Testing

/// What classes below that of a property hold, which code takes it for.
@Suite("UIKit: views behind casts")
struct CastMemberTests {
  private func verdicts(_ path: String, height: Int = 30) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      class Header: UIView { let mark = UIView() }
      class ProfileHeader: Header {
        let wallet = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: \(height)))
        func setUp() { addSubview(wallet) }
      }
      final class Sample: UIViewController {
        lazy var header: Header = load()
        func setUp() {
          view.addSubview(header)
          let tap = UITapGestureRecognizer(target: self, action: #selector(act))
          \(path).addGestureRecognizer(tap)
        }
      }
      """)
  }

  @Test("a gesture is on what the class below holds")
  func held() throws {
    #expect(try verdicts("(header as! ProfileHeader).wallet") == ["fail 'wallet' 200×30"])
    #expect(try verdicts("(header as? ProfileHeader)?.wallet") == ["fail 'wallet' 200×30"])
    #expect(try verdicts("(header as! ProfileHeader).wallet", height: 50) == ["pass 1"])
  }

  @Test("of a class that is not below that of the property nothing is known")
  func others() throws {
    #expect(try verdicts("(header as! Missing).wallet") == ["undecided 'tap-gesture'"])
  }
}
