import Testing

/// Methods of a class of views that other code calls on some of them.
@Suite("UIKit: methods that others call on a view")
struct OuterCallTests {
  /// The verdicts on views of a class one of whose methods adds a recogniser.
  private func verdicts(
    _ calls: String, isExtended: Bool = false, members: String = "", others: String = "",
    with files: [String: String] = [:]
  ) throws -> [String] {
    let helper = """
      @discardableResult func touched() -> Base {
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
        return self
      }
      """
    return try Reading().verdicts(
      """
      import UIKit
      class Base: UIView {
        \(isExtended ? "" : helper)
        @objc private func act() { print(self) }
        \(members)
      }
      \(isExtended ? "extension Base { \(helper) }" : "")
      \(others)
      final class Page: UIViewController {
        let dot = Base()
        let card = Base()
        override func viewDidLoad() {
          super.viewDidLoad()
          dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          card.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
          view.addSubview(dot)
          view.addSubview(card)
          \(calls)
        }
      }
      """, with: files)
  }

  @Test(
    "what adds a recogniser makes a target of each view that it is called on, and of no other",
    arguments: [true, false])
  func recognizers(isExtended: Bool) throws {
    #expect(try verdicts("dot.touched()", isExtended: isExtended) == ["fail 'dot' 20×20"])
    #expect(try verdicts("card.touched()", isExtended: isExtended) == ["pass 1"])
    #expect(
      try verdicts("dot.touched(); card.touched()", isExtended: isExtended)
        == ["fail 'dot' 20×20", "pass 1"])
  }

  @Test("where not all that calls it is followed the class's own views are undecided")
  func open() throws {
    let outside = [
      "Other.swift": "import UIKit\nfunc mark(_ any: Any) { (any as? Base)?.touched() }"
    ]
    #expect(
      try verdicts("card.touched()", with: outside).contains("undecided 'tap-gesture'"))
    // What the class calls itself holds for all of its views.
    let own = "override init(frame: CGRect) { super.init(frame: frame); touched() }"
    #expect(try verdicts("", members: own).contains { $0.hasPrefix("fail") })
  }

  @Test("a view that another class holds is a target where code calls it on that")
  func held() throws {
    let month = """
      class Circle: Base {}
      final class Month: UIView {
        let back = Circle()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(back)
          back.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          back.topAnchor.constraint(equalTo: topAnchor).isActive = true
          back.widthAnchor.constraint(equalToConstant: 26).isActive = true
          back.heightAnchor.constraint(equalToConstant: 26).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Other: UIViewController {
        let month = Month()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(month)
          month.back.touched()
        }
      }
      """
    let verdicts = try verdicts("", isExtended: true, others: month)
    #expect(verdicts == ["fail 'back' 26×26"])
  }

  @Test(
    "a priority that it sets is that of the views that it is called on",
    arguments: [
      ("", "", false), ("button.hug()", "", true),
      ("", "override init(frame: CGRect) { super.init(frame: frame); hug() }", true),
      ("", "override func layoutSubviews() { super.layoutSubviews(); hug() }", true),
    ])
  func priorities(call: String, members: String, isHugged: Bool) throws {
    let finding = try UIKitReading.finding(
      members: "private let button = Kit()",
      """
      addSubview(button)
      button.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
      \(call)
      """,
      others: """
        class Kit: UIButton {
          @discardableResult func hug() -> Kit {
            setContentHuggingPriority(.required, for: .vertical)
            return self
          }
          \(members)
        }
        """)
    #expect(finding.message.contains("hugging priority below") == isHugged)
  }

  @Test("what an extension's function adds is judged where code calls it, if all calls are known")
  func extensions() throws {
    func verdicts(_ call: String) throws -> [String] {
      try Reading().verdicts(
        """
        import Combine
        import UIKit
        extension UIView {
          func taps() -> AnyPublisher<Void, Never> {
            let tap = UITapGestureRecognizer()
            self.addGestureRecognizer(tap)
            return tap.publisher(for: \\.state).map { _ in }.eraseToAnyPublisher()
          }
        }
        final class Page: UIViewController {
          private let dot = UIView()
          private var bag = Set<AnyCancellable>()
          override func viewDidLoad() {
            super.viewDidLoad()
            dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            view.addSubview(dot)
            \(call)
          }
        }
        """)
    }
    let sink = "sink { _ in print(1) }.store(in: &bag)"
    #expect(try verdicts("dot.taps().\(sink)") == ["fail 'dot' 20×20"])
    #expect(
      try verdicts("dot.taps().\(sink)\nmake()?.taps().\(sink)").contains {
        $0.hasPrefix("undecided")
      })
    #expect(try verdicts("").allSatisfy { !$0.hasPrefix("fail") })
  }
}
