#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Makes a view a button: all of it reacts, it answers a press, and assistive technology and
    /// keyboards find it. A tap gesture gives a view none of that.
    ///
    ///     Badge(count: 5).actsAsButton("5 new messages", perform: showMessages)
    ///
    /// - Parameters:
    ///   - label: What it does, in words.
    ///   - action: What it does.
    public func actsAsButton(
      _ label: LocalizedStringKey, perform action: @escaping @MainActor () -> Void
    ) -> some View {
      Button(action: action) { self }
        .buttonStyle(.childFriendly)
        .accessibilityLabel(Text(label))
    }

    /// Makes a view a switch of the app's own: all of it reacts, and assistive technology says that
    /// it is a switch and whether it is on.
    ///
    ///     Image(systemName: isOn ? "star.fill" : "star")
    ///       .actsAsToggle("Favourite", isOn: $isOn)
    ///
    /// A switch of the system's is told by position and, where people ask for it, by labels; use it
    /// where it will do.
    ///
    /// - Parameters:
    ///   - label: What it switches, in words.
    ///   - isOn: Whether it is on.
    public func actsAsToggle(_ label: LocalizedStringKey, isOn: Binding<Bool>) -> some View {
      Button(action: { isOn.wrappedValue.toggle() }) { self }
        .buttonStyle(ChildFriendlyButtonStyle(role: .toggle))
        .accessibilityLabel(Text(label))
        .accessibilityAddTraits(.isToggle)
        .accessibilityValue(Text(isOn.wrappedValue ? "On" : "Off"))
    }
  }
#endif
