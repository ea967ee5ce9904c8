import Testing
import TouchModel
import TouchRules

/// Declarations and files of Interface Builder that a repository holds twice under one name.
@Suite("Projects: what is declared twice")
struct SourceCopyTests {
  private static let page = """
    import UIKit
    final class Page: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let send = WideButton()
        send.frame = CGRect(x: 40, y: 100, width: 60, height: side)
        send.addTarget(self, action: #selector(go), for: .touchUpInside)
        view.addSubview(send)
      }
      @objc private func go() {}
    }
    """

  /// A library's file.
  private static func library(side: Int = 18, reach: Int = -13) -> String {
    """
    import UIKit
    let side: CGFloat = \(side)
    class WideButton: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: \(reach)).contains(point)
      }
    }
    """
  }

  @Test("declarations of two files that are the same are one")
  func copies() throws {
    func verdicts(_ first: String, _ second: String) throws -> [String] {
      try Reading().verdicts(
        Self.page, with: ["Kit/Library.swift": first, "Other/Library.swift": second])
    }
    #expect(try verdicts(Self.library(), Self.library()) == ["pass 1"])
    #expect(
      try verdicts(Self.library(reach: -3), Self.library(reach: -3)) == ["fail 'send' 60×24"])
    #expect(try verdicts(Self.library(), Self.library(reach: -3)) == ["undecided 'send'"])
    #expect(try verdicts(Self.library(), Self.library(side: 30)) == ["undecided 'send'"])
  }

  @Test("of declarations that differ the one is meant whose folders are most those of the file")
  func closest() throws {
    func verdicts(of file: String, _ first: String, _ second: String) throws -> [String] {
      try Reading().verdicts(
        Self.page, at: file,
        with: ["One/Kit/Library.swift": first, "Two/Kit/Library.swift": second])
    }
    let (wide, narrow) = (Self.library(), Self.library(reach: -3))
    #expect(try verdicts(of: "One/Pages/Page.swift", wide, narrow) == ["pass 1"])
    #expect(try verdicts(of: "Two/Pages/Page.swift", wide, narrow) == ["fail 'send' 60×24"])
    #expect(try verdicts(of: "Pages/Page.swift", wide, narrow) == ["undecided 'send'"])
    let tall = Self.library(side: 30)
    #expect(try verdicts(of: "One/Pages/Page.swift", wide, tall) == ["pass 1"])
    #expect(try verdicts(of: "One/Pages/Page.swift", narrow, wide) == ["fail 'send' 60×24"])
    #expect(try verdicts(of: "Two/Pages/Page.swift", narrow, tall) == ["pass 1"])
  }

  @Test("views of apps that have classes and files of the same names are blamed on their own")
  func apps() throws {
    func nib(_ height: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="all" customClass="Head"><subviews>
          <view id="fold" translatesAutoresizingMaskIntoConstraints="NO">
            <constraints>
              <constraint firstAttribute="width" constant="33" id="w"/>
              <constraint firstAttribute="height" constant="\(height)" id="h"/>
            </constraints>
          </view>
        </subviews>
        <connections>
          <outlet property="fold" destination="fold" id="out"/>
          <outlet property="tall" destination="h" id="tall"/>
        </connections></view>
      </objects></document>
      """
    }
    func source(_ code: String = "") -> String {
      """
      import UIKit
      class Head: UITableViewHeaderFooterView {
        @IBOutlet private weak var fold: UIView!
        @IBOutlet private weak var tall: NSLayoutConstraint!
        override func awakeFromNib() {
          super.awakeFromNib()
          fold.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
          \(code)
        }
        @objc func go() { print("") }
      }
      """
    }
    func findings(_ one: String, _ two: String) throws -> [Finding] {
      let project = try SourceProject([
        "One/Head.swift": one, "One/Head.xib": nib(31),
        "Two/Head.swift": two, "Two/Head.xib": nib(32),
      ])
      return project.audit().check().findings.sorted {
        $0.subject.place.file < $1.subject.place.file
      }
    }
    for (one, two) in [(source(), source()), (source(), source("print(1)"))] {
      let findings = try findings(one, two)
      #expect(findings.map(\.hit.written) == ["33×31", "33×32"])
      #expect(
        findings.map { Set($0.evidence.map(\.place.file)) } == [["One/Head.xib"], ["Two/Head.xib"]])
    }
    let changed = try findings(source(), source("tall.constant = 36"))
    #expect(changed.map(\.hit.written) == ["33×31", "33×36"])
  }
}
