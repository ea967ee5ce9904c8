/// What views are shown in.
@MainActor open class UIWindow: UIView {
  open override var window: UIWindow? { self }
}

/// The bar above a screen.
@MainActor open class UINavigationBar: UIView {}

/// The bar of tabs below a screen.
@MainActor open class UITabBar: UIView {}

/// The bar of actions below a screen.
@MainActor open class UIToolbar: UIView {}
