import TouchLayout
import TouchModel
import UIKit

/// What a view of UIKit knows where SwiftUI makes it.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the representable keeps.
  public let coordinator: Representable.Coordinator
  /// What flows down to it.
  public let environment: EnvironmentValues
}

/// A view of UIKit among those of SwiftUI.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The view's kind.
  associatedtype UIViewType: UIView
  /// What is kept beside the view.
  associatedtype Coordinator = Void
  /// What is known where the view is made.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what is kept beside the view, once.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public func _node(_ context: _ViewContext) -> ViewNode {
    let session = context.session
    let kept: Representation<Self>
    if let known = session.memory[context.path] as? Representation<Self> {
      kept = known
    } else {
      let coordinator = makeCoordinator()
      let here = Context(coordinator: coordinator, environment: context.environment)
      kept = Representation(view: makeUIView(context: here), coordinator: coordinator)
      session.memory[context.path] = kept
    }
    updateUIView(
      kept.view, context: Context(coordinator: kept.coordinator, environment: context.environment))
    let window = session.window
    // It fills its proposal, but along sides of which the view knows its own length.
    let own = kept.view.intrinsicContentSize
    func length(_ side: CGFloat) -> Length? { side < 0 ? nil : Length(Double(side)) }
    let node = ViewNode(
      .modified(
        ViewNode(.color(isClear: true)),
        .frame(width: length(own.width), height: length(own.height), alignment: .center)),
      origin: ViewNode.Origin(name: "\(Self.self)"))
    return context.measured(node) { rect in
      kept.view.frame = rect.cg
      if kept.view.superview !== window { window.addSubview(kept.view) }
      kept.view.layoutIfNeeded()
    }
  }
}

/// A view of UIKit with what is kept beside it.
@MainActor private final class Representation<Representable: UIViewRepresentable> {
  let view: Representable.UIViewType
  let coordinator: Representable.Coordinator

  init(view: Representable.UIViewType, coordinator: Representable.Coordinator) {
    self.view = view
    self.coordinator = coordinator
  }
}
