import Testing

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
}
