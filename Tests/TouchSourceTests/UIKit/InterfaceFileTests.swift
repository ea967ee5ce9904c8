import Foundation
import Testing
import TouchModel

/// Files of Interface Builder as a whole: named, or cut off.
@Suite("UIKit: files of Interface Builder")
struct InterfaceFileTests {
  /// A storyboard with a button of 120×32 points that an outlet stands for.
  static let storyboard = InterfaceReading.storyboard(
    """
    <subviews>
      <button opaque="NO" id="but">
        <constraints>
          <constraint firstAttribute="width" constant="120" id="wid"/>
          <constraint firstAttribute="height" constant="32" id="hei"/>
        </constraints>
        <connections>\(InterfaceReading.action)</connections>
      </button>
    </subviews>
    """)

  @Test("a file of Interface Builder that is named is audited with the code of its classes")
  func named() throws {
    let source = """
      import UIKit
      final class Sample: UIViewController { @IBOutlet private weak var button: UIButton! }
      """
    let other = """
      import UIKit
      final class Other: UIViewController {
        let one = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        override func viewDidLoad() {
          view.addSubview(one)
          one.addTarget(self, action: #selector(go), for: .touchUpInside)
        }
        @objc func go() {}
      }
      """
    let project = try SourceProject(bytes: [
      "Sample.swift": Data(source.utf8), "Other.swift": Data(other.utf8),
      "Main.storyboard": Data(Self.storyboard.utf8),
    ])
    func findings(_ paths: [String]) -> [String] {
      project.audit(paths).check().findings.map {
        $0.subject.place.file.split(separator: "/").last.map(String.init) ?? ""
      }
    }
    #expect(findings(["Main.storyboard"]) == ["Sample.swift"])
    #expect(findings(["Other.swift"]) == ["Other.swift"])
    #expect(project.audit(["Main.storyboard"]).check().problems.isEmpty)
    let cut = try SourceProject(bytes: [
      "Sample.swift": Data(source.utf8), "Main.storyboard": Data(Self.storyboard.utf8.prefix(80)),
    ])
    #expect(cut.audit(["Main.storyboard"]).check().problems.map(\.kind) == [.empty])
  }

  @Test("what is drawn for a Mac says nothing of a class that an iPhone has as well")
  func otherRuntime() throws {
    func sizes(_ runtime: String) throws -> [String] {
      let large = Self.storyboard.replacing("constant=\"32\"", with: "constant=\"60\"")
        .replacing("<document ", with: "<document targetRuntime=\"\(runtime)\" ")
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController { @IBOutlet private weak var button: UIButton! }
        """,
        with: ["iOS/Main.storyboard": Self.storyboard, "Other/Main.storyboard": large])
    }
    #expect(try sizes("MacOSX.Cocoa").map { $0.hasSuffix("120×32") } == [true])
    #expect(try sizes("iOS.CocoaTouch").map { $0.hasSuffix("120×32") } == [false])
  }

  @Test("a file of Interface Builder that is cut off is a problem of its folder's")
  func cut() throws {
    func problems(_ text: String) throws -> [Problem] {
      let source = "import UIKit\nfinal class Sample: UIViewController {}\n"
      let project = try SourceProject(bytes: [
        "Sample.swift": Data(source.utf8), "Main.storyboard": Data(text.utf8),
      ])
      return project.audit().check().problems
    }
    let whole = Self.storyboard
    for text in [
      whole, whole + "\n\n", "<document/>", "<?xml version=\"1.0\"?><archive></archive>",
    ] {
      #expect(try problems(text).isEmpty)
    }
    for length in [whole.count - 20, whole.count - 2, 400, 0] {
      let problem = try #require(try problems(String(whole.prefix(length))).first)
      #expect(problem.kind == .syntax && problem.file == "Main.storyboard" && !problem.isFatal)
    }
  }
}
