import TouchLayout
import TouchModel

/// The system's views: what each of them is made of, by name.
enum SystemViews {
  typealias Handler =
    @Sendable (Evaluation, ViewValue.Call, FlowingEnvironment) -> ViewNode

  /// Every view that is followed.
  static let table: [String: Handler] = Dictionary(
    uniqueKeysWithValues: [content, containers, controls, chrome, widgets, tips, maps, charts]
      .joined().map { ($0.key, $0.value) })

  /// The names of all views of the system that are known, followed or not.
  static let names: Set<String> = Set(table.keys).union(opaque)

  /// Types of SwiftUI's that are no views and whose values decide how large views are.
  static let values: Set<String> = [
    "Font", "EdgeInsets", "Edge", "Alignment", "HorizontalAlignment", "VerticalAlignment",
    "GridItem", "Axis", "Angle", "UnitPoint", "ContentMode", "ControlSize", "DynamicTypeSize",
  ]

  /// Views that the system draws in a way that the source does not tell.
  static let opaque: Set<String> = [
    "Gauge", "WebView", "RealityView",
    "CameraPreview", "SignInWithAppleButton", "StoreView", "ProductView", "SubscriptionStoreView",
  ]
}
