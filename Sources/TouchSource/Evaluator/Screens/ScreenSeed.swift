import TouchLayout
import TouchModel

/// A screen that another one shows: pushed, in a sheet, behind a tab.
struct ScreenSeed {
  enum Content {
    case view(ViewValue)
    case deferred(FunctionValue, [Value])
  }

  var content: Content
  var environment: FlowingEnvironment
  var place: Place
  /// Whether it stands under the navigation bar of the stack that pushes it.
  var isPushed: Bool
  var view: String
  /// The size that the system gives it, where it is no whole screen; nil for the device's.
  var size: Size?
}
