import Testing
import TouchModel
import TouchRules

/// Files that put some controllers inside others'.
@Suite("UIKit: controllers inside others'")
struct ChildControllerTests {
  /// A controller with a view as large as its own.
  private static let sample = """
    import UIKit
    class Sample: UIViewController {
      static let key = "sample"
      static let made = Sample()
      private let cover = UIView()
      func setUp() {
        view.addSubview(cover)
        NSLayoutConstraint.activate([
          cover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          cover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          cover.topAnchor.constraint(equalTo: view.topAnchor),
          cover.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
      }
    }
    final class Wide: Sample {}
    final class Other: UIViewController {}
    """

  /// What is said of a view as large as that of the controller `Sample`.
  private func verdicts(
    _ code: String, others: String = "", on device: Device = .iPhone16
  ) throws -> [String] {
    try Reading(device: device).verdicts(
      Self.sample,
      with: [
        "Holder.swift": """
        final class Holder: UIViewController {
          private let list = Other()
          private lazy var pages: Other? = Other()
          private let box = UIView()
          private var kept: Sample?
          \(others)
          func open() {
            let next = Sample()
            kept = next
            Presenter.enqueue(next)
          }
          func setUp() {
            \(code)
          }
        }
        """
      ])
  }

  @Test(
    "a controller fills the screen where the same file puts others inside its own view",
    arguments: [
      "addChild(list)\nview.addSubview(list.view)\nlist.didMove(toParent: self)",
      "self.addChild(self.list)\nself.view.addSubview(self.list.view)",
      "embedChild(list)", "embed(list, in: box)", "embed(child: list, in: self)",
      "if let pages = pages { addChild(pages)\npages.view.addSubview(box) }",
      "guard let first = self.pages else { return }\nfirst.willMove(toParent: nil)",
      "addChild(pages!)", "self.view.addSubview(box)", "addChild(list) // never embed(any)",
      "/* addChild(unknown) */ addChild(list)", "let embedded = 1\naddChild(list)",
      "let alert = UIAlertController()\nalert.popoverPresentationController?.sourceView = box",
      "list.popoverPresentationController?.sourceView = box",
      "let sheet = UIActivityViewController()\n"
        + "if let place = sheet.popoverPresentationController { place.sourceView = box }",
      "let host = UIHostingController(rootView: Text(\"\"))\naddChild(host)\n"
        + "view.addSubview(host.view)\nhost.didMove(toParent: self)",
    ])
  func others(code: String) throws {
    #expect(try verdicts(code) == ["pass 1"])
  }

  @Test("a file that names a controller only for a constant puts it nowhere")
  func constants() throws {
    func verdicts(_ code: String) throws -> [String] {
      try Reading().verdicts(
        Self.sample,
        with: [
          "Holder.swift": """
          final class Holder: UIViewController {
            func put(_ part: UIViewController) { addChild(part) }
            func count() {
              \(code)
            }
          }
          """
        ])
    }
    #expect(try verdicts("count(Sample.key)  // as Sample() does") == ["pass 1"])
    for code in [
      "put(Sample.made)", "count(Sample.key)\nput(Sample())", "make(Sample.self)",
      "put(Sample.init())", "count(Sample.other)",
    ] {
      #expect(try verdicts(code) != ["pass 1"], "\(code)")
    }
  }

  @Test(
    "what is put inside may be of its class",
    arguments: [
      "let part = Sample()\naddChild(part)", "let part = Wide()\naddChild(part)",
      "if let part = kept { addChild(part) }", "addChild(Other())", "addChild(unknown)",
      "let part: UIViewController = list\naddChild(part)", "embed(make())",
      "let part = make()\npart.didMove(toParent: self)", "willMove(toParent: nil)",
      "self.view.addSubview(part(of: self).view)", "let child = list.children[0]\naddChild(child)",
      "addChild(list)\npreferredContentSize = .zero",
      "let host = UIHostingController(rootView: text)\naddChild(host)\naddChild(unknown)",
    ])
  func same(code: String) throws {
    #expect(try verdicts(code) == ["undecided 'cover'"])
  }

  @Test(
    "what a popover shows on an iPad may be of its class, and fills the screen of an iPhone",
    arguments: [
      "kept?.popoverPresentationController?.sourceView = box",
      "kept.popoverPresentationController?.sourceView = box",
      "let bar = UINavigationController(rootViewController: kept!)\n"
        + "bar.popoverPresentationController?.sourceView = box",
      "next.list.popoverPresentationController?.sourceView = box",
      "let alert = UIAlertController()\nalert.popoverPresentationController?.sourceView = box\n"
        + "func move(alert: UIViewController) {}",
    ])
  func popovers(code: String) throws {
    #expect(try verdicts(code, on: .iPad) == ["undecided 'cover'"])
    #expect(try verdicts(code) == ["pass 1"])
  }

  @Test(
    "a controller that puts its own view into another does not fill a screen",
    arguments: [
      ("box.addSubview(view)", false), ("parent.view.addSubview(self.view)", false),
      ("parent.addChild(self)", false), ("parent.view.addSubview(box)", true),
      ("let view = UIView(); box.addSubview(view)", true), ("view.addSubview(box)", true),
    ])
  func itself(code: String, isFull: Bool) throws {
    let verdicts = try Reading().verdicts(
      """
      import UIKit
      final class Bar: UIViewController {
        override func viewDidLoad() {
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
        }
        func embed(in parent: UIViewController, with box: UIView) {
          \(code)
        }
      }
      """,
      with: [
        "Root.swift": """
        import UIKit
        final class Root: UIViewController {
          private let box = UIView()
          func setUp() { Bar().open(self, box) }
        }
        """
      ])
    #expect(verdicts == (isFull ? ["pass 1"] : ["undecided 'tap-gesture'"]))
  }

  @Test("one that presents itself puts its view where the system shows it whole")
  func presentingItself() throws {
    let verdicts = try Reading().verdicts(
      """
      import UIKit
      final class Sheet: UIViewController, UIViewControllerAnimatedTransitioning {
        override func viewDidLoad() {
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
        }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          context.containerView.addSubview(view)
        }
      }
      """)
    #expect(verdicts == ["pass 1"])
  }

  @Test(
    "a controller beside the one in its file may hold it",
    arguments: [
      ("addChild(bar)\nview.addSubview(bar.view)", false), ("present(bar, animated: true)", true),
    ])
  func sameFile(code: String, isFull: Bool) throws {
    let verdicts = try Reading().verdicts(
      """
      import UIKit
      final class Bar: UIViewController {
        override func viewDidLoad() {
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
        }
      }
      final class Root: UIViewController {
        private let bar = Bar()
        func open() {
          \(code)
        }
      }
      """)
    #expect(verdicts == (isFull ? ["pass 1"] : ["undecided 'tap-gesture'"]))
  }

  @Test("a function that puts what it is given inside may be given any")
  func parameter() throws {
    #expect(
      try verdicts("", others: "func put(_ part: UIViewController) { addChild(part) }")
        == ["undecided 'cover'"])
    #expect(
      try verdicts("addChild(list)", others: "override func didMove(toParent parent: Any?) {}")
        == ["pass 1"])
  }

  @Test("what sticks out of the class's own view may be cut at its other end too")
  func rootOverhang() throws {
    func audit(
      _ superclass: String, top: Int = -2, height: Int = 44, bottom: String = "", use: String = ""
    ) throws -> Finding? {
      let view = superclass == "UIViewController" ? "view" : "self"
      return try Reading().audit(
        """
        import UIKit
        final class Bar: \(superclass) {
          private let button = UIButton()
          func setUp() {
            \(view).addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            NSLayoutConstraint.activate([
              button.topAnchor.constraint(equalTo: \(view).topAnchor, constant: \(top)),
              button.leadingAnchor.constraint(equalTo: \(view).leadingAnchor),
              button.widthAnchor.constraint(equalToConstant: 30),
              button.heightAnchor.constraint(equalToConstant: \(height)),
              \(bottom)
            ])
          }
        }
        final class Main: UIViewController {
          private let box = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            \(use)
          }
        }
        """
      ).findings.first
    }
    let contained = "let bar = Bar()\naddChild(bar)\nbox.addSubview(bar.view)"
    let open = "the 'button' button can be hit in a width of 30 pt and a height of at most 42 pt"
    for (superclass, use) in [("UIView", ""), ("UIViewController", contained)] {
      let found = try #require(try audit(superclass, use: use))
      #expect(found.message.hasPrefix(open))
      #expect(found.message.contains("keep it inside 'Bar'"))
      let inside = try #require(try audit(superclass, top: 2, use: use))
      #expect(inside.message.contains("can be hit in 30×44 pt"))
      // What waits outside is brought in.
      let waiting = try #require(try audit(superclass, top: -44, use: use))
      #expect(waiting.message.contains("can be hit in 30×44 pt"))
    }
    // A screen shows all that lies in it.
    let screen = try #require(try audit("UIViewController", use: "present(Bar(), animated: true)"))
    #expect(screen.message.contains("can be hit in 30×44 pt"))
  }

  @Test("on a phone a split view shows one controller at a time, whole")
  func splitViews() throws {
    func verdicts(_ device: Device, _ more: String = "") throws -> [String] {
      try Reading(device: device).verdicts(
        Self.sample,
        with: [
          "Flow.swift": """
          final class Flow {
            let split = UISplitViewController()
            func start() {
              split.viewControllers = [Other(), Sample()]
              \(more)
            }
          }
          """
        ])
    }
    #expect(try verdicts(.iPhone16) == ["pass 1"])
    #expect(try verdicts(.iPhone16, "split.embed(other)") == ["undecided 'cover'"])
    #expect(try verdicts(.iPad) == ["undecided 'cover'"])
  }
}
