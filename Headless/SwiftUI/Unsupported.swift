// What apps often use and this module does not have: the compiler says so, not the linker or a
// test.

/// Not here.
@available(
  *, unavailable, message: "the headless SwiftUI has no text fields; test them on a device"
)
public struct TextField: View {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}

/// Not here.
@available(*, unavailable, message: "the headless SwiftUI has no pickers; test them on a device")
public struct Picker<Selection: Hashable, Content: View>: View {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Not here.
@available(*, unavailable, message: "the headless SwiftUI has no sliders; test them on a device")
public struct Slider<Value: BinaryFloatingPoint>: View {
  public init(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1) {}
}

/// Not here.
@available(*, unavailable, message: "the headless SwiftUI has no steppers; test them on a device")
public struct Stepper<Value: Strideable>: View {
  public init(_ titleKey: LocalizedStringKey, value: Binding<Value>) {}
}

/// Not here.
@available(*, unavailable, message: "the headless SwiftUI has no tabs; show each page by itself")
public struct TabView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable, message: "the headless SwiftUI pushes no screens; show the destination by itself"
)
public struct NavigationLink<Label: View, Destination: View>: View {
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
  where Label == Text {}
}

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
