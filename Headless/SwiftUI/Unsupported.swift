// What apps often use and this module does not have: the compiler says so, not the linker or a
// test.

/// Not here.
@available(
  *, unavailable, message: "the headless SwiftUI has no text fields; test them on a device"
)
public enum TextField {}

/// Not here.
@available(*, unavailable, message: "the headless SwiftUI has no pickers; test them on a device")
public enum Picker {}

/// Not here.
@available(*, unavailable, message: "the headless SwiftUI has no sliders; test them on a device")
public enum Slider {}

/// Not here.
@available(*, unavailable, message: "the headless SwiftUI has no steppers; test them on a device")
public enum Stepper {}

/// Not here.
@available(*, unavailable, message: "the headless SwiftUI has no tabs; show each page by itself")
public enum TabView {}

/// Not here.
@available(
  *, unavailable, message: "the headless SwiftUI pushes no screens; show the destination by itself"
)
public enum NavigationLink {}

/// Not here.
@available(*, unavailable, message: "the headless SwiftUI has no layouts of an app's own")
public protocol Layout {}

extension View {
  /// Not here.
  @available(
    *, unavailable, message: "the headless SwiftUI presents no sheets; show the content by itself"
  )
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }
}
