import SwiftUI
import TouchUI

/// A component, with one action.
struct Component: CustomStringConvertible, Sendable {
  typealias Action = @MainActor @Sendable () -> Void

  var name: String
  var view: @MainActor @Sendable (@escaping Action) -> AnyView

  init(_ name: String, _ view: @escaping @MainActor @Sendable (@escaping Action) -> AnyView) {
    self.name = name
    self.view = view
  }

  var description: String { name }

  /// Components that promise to react in all of a rectangle, and nowhere else.
  static let all: [Component] = [
    Component("minimumTapTarget in the label") { act in
      AnyView(Button(action: act) { Image(systemName: "xmark").minimumTapTarget() })
    },
    Component("minimumTapTarget on a plain button") { act in
      AnyView(
        Button(action: act) { Image(systemName: "xmark") }.minimumTapTarget().buttonStyle(.plain))
    },
    Component("touchTarget before a tap") { act in
      AnyView(Image(systemName: "heart").touchTarget(minimumSize: 48).onTapGesture(perform: act))
    },
    Component("forgivingTouchArea before a tap") { act in
      AnyView(
        Circle().frame(width: 24, height: 24).forgivingTouchArea(extraPadding: 12)
          .onTapGesture(perform: act))
    },
    Component("forgivingTouchArea on a plain button") { act in
      AnyView(
        Button(action: act) { Image(systemName: "xmark") }.forgivingTouchArea(minimumSize: 56)
          .buttonStyle(.plain))
    },
    Component("childFriendly") { act in
      AnyView(Button("Ja", action: act).buttonStyle(.childFriendly))
    },
    Component("childFriendlyLarge") { act in
      AnyView(Button("Ja", action: act).buttonStyle(.childFriendlyLarge))
    },
    Component("childFriendlyExtraLarge") { act in
      AnyView(Button("Ja", action: act).buttonStyle(.childFriendlyExtraLarge))
    },
    Component("icon") { act in
      AnyView(
        Button(action: act) { Image(systemName: "star.fill") }
          .buttonStyle(.icon(color: .yellow, background: .yellow.opacity(0.1), size: 48)))
    },
    Component("primaryAction") { act in
      AnyView(Button("Aggiorna i materiali", action: act).buttonStyle(.primaryAction()))
    },
    Component("card") { act in
      AnyView(
        Button(action: act) {
          HStack {
            Text("A")
            Spacer()
            Text("B")
          }
        }.buttonStyle(.card))
    },

  ]
}

extension Component {
  /// Those with a button style of this module.
  static let styled = all.filter { component in
    ["childFriendly", "icon", "primaryAction", "card"].contains { component.name.hasPrefix($0) }
  }
}
