import Testing
import TouchModel

/// One outlet that stands for a view in each of several drawings of its class.
@Suite("UIKit: classes that Interface Builder draws several times")
struct InterfaceDrawingTests {
  /// The verdicts on a button of a cell that is drawn once for each of some sizes, and in all of them has
  /// a handle of 44 by 44 points beside it.
  private func verdicts(
    _ sizes: [(Int, Int)], shown: String = #"storyboardIdentifier="list""#,
    device: String = "retina6_1", file: String = "Main.storyboard"
  ) throws -> [String] {
    func button(_ name: String, _ size: (Int, Int)) -> String {
      """
      <button id="\(name)" translatesAutoresizingMaskIntoConstraints="NO">
        <constraints>
          <constraint firstAttribute="width" constant="\(size.0)" id="w\(name)"/>
          <constraint firstAttribute="height" constant="\(size.1)" id="h\(name)"/>
        </constraints>
        <connections>
          <action selector="go:" destination="own" eventType="touchUpInside" id="a\(name)"/>
        </connections>
      </button>
      """
    }
    let cells = sizes.enumerated().map { number, size in
      """
      <collectionViewCell reuseIdentifier="cell\(number)" id="cell\(number)" customClass="Tab">
        <view key="contentView" id="con\(number)"><subviews>
          \(button("but\(number)", size)) \(button("han\(number)", (44, 44)))
        </subviews></view>
        <connections>
          <outlet property="button" destination="but\(number)" id="b\(number)"/>
          <outlet property="handle" destination="han\(number)" id="h\(number)"/>
        </connections>
      </collectionViewCell>
      """
    }
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <device id="\(device)"/>
        <scenes><scene sceneID="one"><objects>
          <collectionViewController id="own" \(shown) sceneMemberID="viewController">
            <collectionView key="view" id="all"><cells>\(cells.joined())</cells></collectionView>
          </collectionViewController>
        </objects></scene></scenes>
      </document>
      """
    let source = """
      import UIKit
      final class Tab: UICollectionViewCell {
        @IBOutlet private var button: UIButton!
        @IBOutlet private var handle: UIButton!
      }
      """
    return try Reading().verdicts(source, with: [file: storyboard])
  }

  @Test("what is too small in one of the drawings fails, whatever it is in others")
  func choices() throws {
    #expect(try verdicts([(24, 38), (44, 44)]) == ["fail 'button' 24×38", "pass 1"])
    #expect(try verdicts([(44, 44), (24, 38)]) == ["fail 'button' 24×38", "pass 1"])
    #expect(try verdicts([(48, 60), (44, 44)]) == ["pass 2"])
    #expect(try verdicts([(24, 38)]) == ["fail 'button' 24×38", "pass 1"])
  }

  @Test("a drawing that nothing shows, or that is one for the iPad, does not count alone")
  func left() throws {
    let sizes = [(24, 38), (44, 44)]
    #expect(try verdicts(sizes, shown: "") == ["undecided 'button'", "pass 1"])
    #expect(try verdicts(sizes, device: "ipad9_7") == ["undecided 'button'", "pass 1"])
    #expect(try verdicts(sizes, file: "Other.xib") == ["undecided 'button'", "pass 1"])
    #expect(try verdicts(sizes, file: "Tab.xib") == ["fail 'button' 24×38", "pass 1"])
  }

  @Test(
    "of files for the iPhone and the iPad each device loads its own",
    arguments: [
      ("Sample.xib", "Sample~ipad.xib", true), ("Sample.xib", "Sample-iPad.xib", true),
      ("Sample~iphone.xib", "Sample.xib", true), ("Sample_iPhone.xib", "Sample_iPad.xib", true),
      ("Sample.xib", "Other-iPad.xib", false), ("Sample.xib", "Sample-Tall.xib", false),
      ("One/Sample.xib", "Two/Sample-iPad.xib", false),
    ])
  func twins(phone: String, pad: String, areTwins: Bool) throws {
    func nib(_ side: Int) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <device id="retina6_1"/>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Sample">
            <connections><outlet property="button" destination="but" id="out"/></connections>
          </placeholder>
          <view id="all"><subviews>
            <button id="but" translatesAutoresizingMaskIntoConstraints="NO">
              <constraints>
                <constraint firstAttribute="width" constant="\(side)" id="wide"/>
                <constraint firstAttribute="height" constant="\(side)" id="high"/>
              </constraints>
              <connections>
                <action selector="go:" destination="-1" eventType="touchUpInside" id="act"/>
              </connections>
            </button>
          </subviews></view>
        </objects>
      </document>
      """
    }
    func verdicts(_ device: Device, phone phoneSide: Int, pad padSide: Int) throws -> [String] {
      try Reading(device: device).verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private var button: UIButton!
          let nibs = ["Sample", "Other-iPad", "Sample-Tall", "Sample-iPad"]
        }
        """, with: [phone: nib(phoneSide), pad: nib(padSide)])
    }
    #expect((try verdicts(.iPhone16, phone: 48, pad: 30) == ["pass 1"]) == areTwins)
    #expect((try verdicts(.iPad, phone: 30, pad: 48) == ["pass 1"]) == areTwins)
    #expect(try verdicts(.iPhone16, phone: 30, pad: 48) == ["fail 'button' 30×30"])
  }
}
