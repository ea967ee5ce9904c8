#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  extension View {
    /// Gives a row an action by a swipe and, for people who cannot swipe, by a button beside it and
    /// by an action of assistive technology.
    ///
    ///     MessageRow(message)
    ///       .swipeAction("Delete", systemImage: "trash", role: .destructive, perform: delete)
    ///
    /// - Parameters:
    ///   - title: What the action does, in words.
    ///   - systemImage: The symbol of the button.
    ///   - role: Whether it destroys something.
    ///   - showsButton: Whether the button beside the row is shown, as in an edit mode. Without it
    ///     the swipe has the alternative of assistive technology alone.
    ///   - action: What it does.
    public func swipeAction(
      _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
      showsButton: Bool = true, perform action: @escaping @MainActor () -> Void
    ) -> some View {
      HStack {
        self
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAction(named: Text(title), action)
        if showsButton {
          IconButton(
            title, systemImage: systemImage, color: role == .destructive ? .red : .blue,
            size: TouchTargetSize.minimum, role: role, action: action)
        }
      }
      .swipeActionsWhereAvailable(title, systemImage: systemImage, role: role, action: action)
    }

    #if !os(watchOS)
      /// Gives a view a menu by a long press and, for people who cannot press long, by a button
      /// beside it.
      ///
      ///     PhotoView(photo).longPressMenu("Photo actions") {
      ///       Button("Share", action: share)
      ///       Button("Delete", role: .destructive, action: delete)
      ///     }
      ///
      /// - Parameters:
      ///   - title: What the menu is for, in words.
      ///   - content: The items of the menu.
      public func longPressMenu(
        _ title: LocalizedStringKey, @ViewBuilder content: () -> some View
      ) -> some View {
        let items = content()
        return HStack {
          contextMenu { items }
          Menu {
            items
          } label: {
            Image(systemName: "ellipsis").minimumTapTarget()
          }
          .accessibilityLabel(Text(title))
        }
      }
    #endif

    /// Gives an item that is moved by dragging the same by actions of assistive technology.
    ///
    ///     Row(item).moveActions(up: { move(item, by: -1) }, down: nil)
    ///
    /// - Parameters:
    ///   - up: Moves the item up; nil where it stands first.
    ///   - down: Moves the item down; nil where it stands last.
    public func moveActions(
      up: (@MainActor () -> Void)?, down: (@MainActor () -> Void)?
    ) -> some View {
      modifier(MoveActions(up: up, down: down))
    }

    @ViewBuilder
    fileprivate func swipeActionsWhereAvailable(
      _ title: LocalizedStringKey, systemImage: String, role: ButtonRole?,
      action: @escaping @MainActor () -> Void
    ) -> some View {
      #if os(tvOS)
        self
      #else
        swipeActions {
          Button(role: role, action: action) { Label(title, systemImage: systemImage) }
        }
      #endif
    }
  }

  private struct MoveActions: ViewModifier {
    let up: (@MainActor () -> Void)?
    let down: (@MainActor () -> Void)?

    func body(content: Content) -> some View {
      if let up, let down {
        content
          .accessibilityAction(named: Text("Move up"), up)
          .accessibilityAction(named: Text("Move down"), down)
      } else if let up {
        content.accessibilityAction(named: Text("Move up"), up)
      } else if let down {
        content.accessibilityAction(named: Text("Move down"), down)
      } else {
        content
      }
    }
  }
#endif
