import Testing
import TouchRules
import TouchSource

/// What files of Interface Builder say of views whose class is not in Swift.
@Suite("UIKit: classes of other languages in Interface Builder")
struct InterfaceForeignTests {
  private static let lengths = """
    <constraints>
      <constraint firstAttribute="width" constant="24" id="wide"/>
      <constraint firstAttribute="height" constant="24" id="high"/>
    </constraints>
    """

  /// A nib of a class with one button.
  private static func nib(
    _ lengths: String = lengths, owner: String = "Form", acts: Bool = true, button: String = "",
    outlets: String = #"<outlet property="done" destination="but" id="out"/>"#
  ) -> String {
    let action = #"<action selector="send:" destination="-1" eventType="touchUpInside" id="act"/>"#
    return """
      <document targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
          <connections>
            <outlet property="view" destination="all" id="view"/>\(outlets)
          </connections>
        </placeholder>
        <view id="all"><subviews>
          <button id="but" translatesAutoresizingMaskIntoConstraints="NO" \(button)>
            \(lengths)
            <state key="normal" title="X"/><connections>\(acts ? action : "")</connections>
          </button>
        </subviews></view>
      </objects></document>
      """
  }

  private static let header = """
    @interface Form : UIViewController
    @property (weak, nonatomic) IBOutlet UIButton *done;
    @property (weak, nonatomic) IBOutlet NSLayoutConstraint *room;
    @end
    """

  /// What the code of the class says of the button, where its method does something with it and another does.
  private func verdicts(
    _ nib: String = nib(), method: String = "[self close];", code: String = "",
    swift: String = "", others: [String: String] = [:]
  ) throws -> [String] {
    let implementation = """
      #import "Form.h"
      @implementation Form
      - (IBAction)send:(id)sender {
        \(method)
      }
      - (void)setUp {
        \(code)
      }
      @end
      """
    let files = ["Form.h": Self.header, "Form.m": implementation, "Form.xib": nib]
    return try Reading().verdicts("import UIKit\n" + swift, with: files.merging(others) { $1 })
  }

  private static let failing = "fail 'done' 24×24"
  private static let open = "undecided 'done'"

  @Test("what the file alone decides is judged where it stands")
  func decided() throws {
    #expect(try verdicts() == [Self.failing])
    #expect(try verdicts(Self.nib(outlets: "")) == ["fail 'X' 24×24"])
    let large = Self.lengths.replacing("24", with: "48")
    #expect(try verdicts(Self.nib(large)) == ["pass 1"])
    for code in [
      "self.done.hidden = YES;", "[self.done setEnabled:NO];", "_done.tintColor = color;",
      "[self.done setTitleColor:color forState:UIControlStateNormal];", "if (x == self.done) { }",
      #"self.done.accessibilityLabel = @"Done"; // self.done.frame = x;"#,
      "self.done.layer.cornerRadius = 4;", "[self.done setTitle:title forState:0];",
    ] {
      #expect(try verdicts(code: code) == [Self.failing], "\(code)")
    }
  }

  @Test("what its class may do anything else with stays open")
  func changed() throws {
    for code in [
      "self.done.frame = CGRectZero;", "_done.transform = turn;", "[self place:self.done];",
      "[self.done sizeToFit];", "self.done = other;", "[self setDone:other];",
      #"[self setValue:other forKey:@"done"];"#, "self.done.titleEdgeInsets = insets;",
      "self.done.layer.transform = turn;",
    ] {
      #expect(try verdicts(code: code) == [Self.open], "\(code)")
    }
    #expect(
      try verdicts(swift: "func grow(_ form: Form) { form.done.frame = .zero }") == [Self.open])
    let heir =
      "@interface Other : Form\n@end\n@implementation Other\n- (void)a { _done.frame = x; }\n@end"
    #expect(try verdicts(others: ["Other.m": heir]) == [Self.open])
    #expect(
      try verdicts(swift: "func hide(_ form: Form) { form.done.isHidden = true }")
        == [Self.failing])
  }

  @Test("a method may change what calls it")
  func senders() throws {
    #expect(try verdicts(method: "if (sender == self.done) { }") == [Self.failing])
    #expect(
      try verdicts(method: "UIButton *b = (UIButton *)sender;\n b.selected = YES;") == [
        Self.failing
      ])
    #expect(try verdicts(method: "[sender setFrame:CGRectZero];") == [Self.open])
    #expect(try verdicts(method: "UIButton *b = (UIButton *)sender;\n b.frame = x;") == [Self.open])
    let elsewhere = Self.nib().replacing("send:", with: "other:")
    #expect(try verdicts(elsewhere) == [Self.open])
    let files = [
      "Form.h": Self.header, "Form.m": "@implementation Form\n@end", "Form.xib": Self.nib(),
    ]
    #expect(
      try Reading().audit("import UIKit", with: files).undecided.map(\.reason)
        == ["its action is not in the source"])
  }

  @Test("a word of a message is not what is handed to a method of that name")
  func words() throws {
    for message in [
      #"[self open:@"next" sender:self];"#, "[self open:[Page new]\n sender:nil];",
      "[self sender:self];",
    ] {
      #expect(try verdicts(method: message) == [Self.failing], "\(message)")
    }
    for message in [
      #"[self open:@"next" on:sender];"#, "[self open:isOn ? sender : nil];",
      "[self open:isOn ?sender:nil];", #"[self open:@{ @"a":b, sender: c }];"#,
      "[self open:isOn ? nil : sender];",
    ] {
      #expect(try verdicts(method: message) == [Self.open], "\(message)")
    }
  }

  @Test("a class that inherits from others by what is compiled has the methods of all of them")
  func severalBases() throws {
    let page = """
      #if FIRST
      @interface Page : Form
      #else
      @interface Page : UIViewController
      #endif
      @end
      @implementation Page
      @end
      """
    let nib = Self.nib(owner: "Page", outlets: "")
    #expect(try verdicts(nib, others: ["Page.m": page]) == ["fail 'X' 24×24"])
    #expect(
      try verdicts(nib, method: "[sender sizeToFit];", others: ["Page.m": page])
        == ["undecided 'X'"])
    #expect(
      try verdicts(nib, others: ["Page.m": page.replacing(": Form", with: ": NSObject")])
        == ["undecided 'X'"])
  }

  @Test("a constraint that its class has an outlet for holds if nothing changes it")
  func constraints() throws {
    let outlets = """
      <outlet property="done" destination="but" id="out"/>
      <outlet property="room" destination="high" id="con"/>
      """
    #expect(try verdicts(Self.nib(outlets: outlets)) == [Self.failing])
    #expect(
      try verdicts(Self.nib(outlets: outlets), code: "x = self.room.constant;") == [Self.failing])
    for code in ["self.room.constant = 60;", "self.room.active = NO;", "[self loosen:self.room];"] {
      let verdicts = try verdicts(Self.nib(outlets: outlets), code: code)
      // The width fails whatever the height is.
      #expect(verdicts == ["fail 'done' 24×44"], "\(verdicts)")
    }
  }

  @Test("a button without an action in the file is one where code gives it one")
  func wiring() throws {
    let idle = Self.nib(acts: false)
    #expect(try verdicts(idle) == [])
    let told = "[self.done addTarget:self action:@selector(send:) forControlEvents:64];"
    #expect(try verdicts(idle, code: told) == [Self.failing])
    #expect(try verdicts(idle, code: "[self connect:self.done];") == [Self.open])
  }

  @Test("what its own class may change, or nobody's source declares, stays open")
  func absent() throws {
    #expect(try verdicts(Self.nib(owner: "KitForm")) == [Self.open])
    #expect(try verdicts(Self.nib(owner: "KitForm", outlets: "")) == ["undecided 'X'"])
    #expect(try verdicts(Self.nib(owner: "UIViewController", outlets: "")) == ["fail 'X' 24×24"])
    let pill = "@interface Pill : UIButton\n@end\n@implementation Pill\n"
    let own = Self.nib(button: #"customClass="Pill""#)
    #expect(try verdicts(own, others: ["Pill.m": pill + "@end"]) == [Self.failing])
    let grown = pill + "- (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e { return YES; }\n@end"
    #expect(try verdicts(own, others: ["Pill.m": grown]) == [Self.open])
  }

  @Test("what no code shows is left out, and what code shows is judged")
  func hidden() throws {
    let hidden = Self.nib(button: #"hidden="YES""#)
    #expect(try verdicts(hidden) == [])
    #expect(try verdicts(hidden, code: "self.done.hidden = NO;") == [Self.failing])
  }
}
