import Testing

/// Gestures that the project's own members of what stands behind `rx` add to what a view holds.
@Suite("UIKit: gestures behind rx of what another class holds")
struct ReactiveHolderTests {
  private func verdicts(
    _ use: String, getter: String = "base.singer.rx.tapGesture().when(.recognized)"
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Player: UIView {
        fileprivate let singer = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(singer)
          singer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        }
      }
      extension Reactive where Base: Player {
        var picked: Observable<Void> { \(getter).map { _ in () } }
      }
      final class Page: UIViewController {
        private let player = Player()
        private let cover = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(player)
          \(use)
        }
      }
      """)
  }

  @Test("what a view holds reacts where code asks for what adds a gesture to it")
  func asked() throws {
    #expect(try verdicts("player.rx.picked.bind { }") == ["fail 'singer' 20×20"])
    #expect(
      try verdicts("player.rx.picked.bind { }", getter: "base.singer.rx.anyGesture(.tap())")
        == ["fail 'singer' 20×20"])
  }

  @Test("nothing reacts that no code asks for, or that only shows what it is told")
  func unasked() throws {
    #expect(try verdicts("") == [])
    #expect(try verdicts("cover.rx.picked.bind { }") == [])
    #expect(try verdicts("player.rx.picked.bind { }", getter: "base.singer.rx.text") == [])
  }
}
