import TouchLayout

/// A picture or a symbol.
public struct Image: Equatable, Sendable {
  /// The scale of a symbol beside text.
  public enum Scale: Sendable {
    case small, medium, large

    var layout: TouchLayout.Environment.ImageScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// How a picture fills more than its size.
  public enum ResizingMode: Sendable { case tile, stretch }

  let name: String
  let isSymbol: Bool
  var isResizable = false

  /// Creates a symbol of the system.
  public init(systemName: String) { (name, isSymbol) = (systemName, true) }
  /// Creates a picture of the app; its size is not known here.
  public init(_ name: String, bundle: Bundle? = nil) { (self.name, isSymbol) = (name, false) }
  /// Creates a picture that assistive technology passes over.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// The picture at the size that it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

}

extension Image: View {
  public func _node(_ context: _ViewContext) -> ViewNode {
    let image = ViewNode.Image(
      isSymbol ? .symbol(name) : .open, isResizable: isResizable,
      environment: context.environment.layout)
    let node = ViewNode(.image(image), origin: ViewNode.Origin(name: "Image"))
    context.session.saidSymbol(name)
    let drawn = context.drawn(node, .symbol(name), nil)
    guard context.environment.isForegroundClear, isSymbol else { return drawn }
    return ViewNode(.modified(drawn, .allowsHitTesting(false)))
  }
}
