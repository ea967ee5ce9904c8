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
    Component("touchCard") { act in
      AnyView(Button(action: act) { Text("A") }.buttonStyle(.touchCard))
    },
    Component("a style of a size") { act in
      AnyView(
        Button("Ja", action: act).buttonStyle(ChildFriendlyButtonStyle(minimumSize: 72)))
    },
    Component("minimumTapTarget that scales") { act in
      AnyView(
        Button(action: act) { Image(systemName: "xmark") }.minimumTapTarget(scalesWithText: true)
          .buttonStyle(.plain))
    },
    Component("touchTarget on a button") { act in
      AnyView(
        Button(action: act) { Image(systemName: "xmark") }.touchTarget(minimumSize: 56)
          .buttonStyle(.plain))
    },
    Component("forgivingTouchArea by edge before a tap") { act in
      AnyView(
        Color.red.frame(width: 30, height: 30)
          .forgivingTouchArea(EdgeInsets(top: 4, leading: 20, bottom: 12, trailing: 0))
          .onTapGesture(perform: act))
    },
    Component("forgivingTouchArea by edge on a button") { act in
      AnyView(
        Button(action: act) { Color.red.frame(width: 30, height: 30) }
          .forgivingTouchArea(EdgeInsets(top: 4, leading: 20, bottom: 12, trailing: 0)))
    },
    Component("forgivingTouchArea around a button") { act in
      AnyView(
        Button(action: act) { Image(systemName: "xmark") }.forgivingTouchArea(extraPadding: 16))
    },
    Component("IconButton") { act in AnyView(IconButton("Star", systemImage: "star", action: act))
    },
    Component("actsAsButton") { act in AnyView(Text("5").actsAsButton("News", perform: act)) },
    Component("actsAsToggle") { act in
      AnyView(
        Image(systemName: "star")
          .actsAsToggle("Favourite", isOn: Binding(get: { false }, set: { _ in act() })))
    },
    Component("TouchLink") { act in
      AnyView(
        TouchLink("Terms", destination: URL(string: "https://example.org")!)
          .environment(
            \.openURL,
            OpenURLAction { _ in
              act()
              return .handled
            }))
    },
    Component("swipeAction") { act in
      AnyView(Text("Message").swipeAction("Archive", systemImage: "archivebox", perform: act))
    },
    Component("moveActions") { act in
      AnyView(
        Button("Ja", action: act).buttonStyle(.childFriendly)
          .moveActions(up: {}, down: nil))
    },
    Component("touchMember") { act in
      AnyView(
        TouchGroup {
          Button(action: act) { Color.red.frame(width: 20, height: 20) }.touchMember(0)
        })
    },
  ]
}

extension Component {
  /// Those with a button style of this module.
  static let styled = all.filter { component in
    ["childFriendly", "icon", "primaryAction", "card", "touchCard"].contains {
      component.name.hasPrefix($0)
    }
  }
}
