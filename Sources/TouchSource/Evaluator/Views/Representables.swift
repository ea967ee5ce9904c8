import TouchLayout
import TouchModel

extension Evaluation {
  /// Whether a view puts something of UIKit's there that takes all that it is offered: a controller,
  /// or a view without a size of its own.
  func fillsProposal(_ type: TypeInfo) -> Bool {
    guard !type.functions("sizeThatFits").contains(where: \.hasBody) else { return false }
    if type.inherits("UIViewControllerRepresentable") { return true }
    guard type.inherits("UIViewRepresentable"),
      let made = type.functions("makeUIView").first(where: \.hasBody)?.result
    else { return false }
    return isWithoutSize(made.name, in: type)
  }

  /// What a controller of UIKit's shows that hosts views of SwiftUI's again, in the middle of all that
  /// it is offered.
  func hostedContent(of instance: Instance) -> ViewValue? {
    guard instance.type.inherits("UIViewControllerRepresentable"),
      let function = instance.type.functions("makeUIViewController").first(where: \.hasBody),
      let body = function.body
    else { return nil }
    let scope = Scope(file: function.file, type: instance.type, receiver: .instance(instance))
    guard case .external(let made) = outcome(of: body, in: scope),
      made.type == "UIHostingController", made.path.count == 1,
      let root = made.path[0].arguments?.first(where: { $0.label == "rootView" })?.value
    else { return nil }
    return view(root, in: scope)
  }

  /// Whether a class of views has no size of its own, be it one of the system's or of the project's.
  private func isWithoutSize(_ name: String, in owner: TypeInfo, depth: Int = 0) -> Bool {
    if let info = index.type(name, from: owner) {
      guard depth < 8, info.variable("intrinsicContentSize") == nil,
        info.functions("sizeThatFits").isEmpty,
        let parent = info.inherits.first
      else { return false }
      return isWithoutSize(parent.name, in: info, depth: depth + 1)
    }
    return Self.viewsWithoutSize.contains(name)
  }

  /// Views of the system's whose `intrinsicContentSize` has no metric on either axis.
  private static let viewsWithoutSize: Set<String> = [
    "UIView", "UIScrollView", "UITableView", "UICollectionView", "WKWebView", "MKMapView",
    "PDFView", "ARView", "SCNView", "SKView", "MTKView", "ARSCNView",
  ]
}

extension ViewNode {
  /// The view where it takes all that it is offered and reacts everywhere; without a proposal it is
  /// as large as it is.
  var fillingProposal: ViewNode {
    let frame = FlexibleFrame(
      minWidth: 0, maxWidth: Length(.infinity), minHeight: 0, maxHeight: Length(.infinity))
    let filling = ViewNode(.modified(self, .flexibleFrame(frame)), origin: origin)
    return ViewNode(.modified(filling, .contentShape(.rectangle)), origin: origin)
  }
}
