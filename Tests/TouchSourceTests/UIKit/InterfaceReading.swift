/// Files of Interface Builder, for tests on small ones.
enum InterfaceReading {
  /// What calls `go:` where a button is tapped.
  static let action =
    #"<action selector="go:" destination="own" eventType="touchUpInside" id="act"/>"#

  /// What ties the view `but` to the top and the leading side of the view `all`, 60 and 20 points away.
  static let corner = """
    <constraint firstItem="but" firstAttribute="top" secondItem="all"
      secondAttribute="top" constant="60" id="one"/>
    <constraint firstItem="but" firstAttribute="leading" secondItem="all"
      secondAttribute="leading" constant="20" id="two"/>
    """

  /// A storyboard with the view `all` of a controller of the class `Sample`, whose outlet `button` is the
  /// view `but`.
  ///
  /// - Parameters:
  ///   - view: What stands in the view.
  ///   - connections: The controller's other connections.
  ///   - resources: What the file says of pictures.
  static func storyboard(
    _ view: String, connections: String = "", resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <scenes><scene sceneID="one"><objects>
        <viewController id="own" customClass="Sample" sceneMemberID="viewController">
          <view key="view" id="all">
            \(view)
          </view>
          <connections>
            <outlet property="button" destination="but" id="out"/>
            \(connections)
          </connections>
        </viewController>
      </objects></scene></scenes>
      <resources>\(resources)</resources>
    </document>
    """
  }
}
