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
      || made.name == "UITextView" && !type.saysWhatScrolls
  }

  /// What a controller or a view of UIKit's shows that hosts views of SwiftUI's again, in the middle of
  /// all that it is offered.
  func hostedContent(of instance: Instance) -> ViewValue? {
    if let content = madeContent(of: instance) { return content }
    return fillsProposal(instance.type) ? heldContent(of: instance) : nil
  }

  /// What is shown by the one controller that is made.
  private func madeContent(of instance: Instance) -> ViewValue? {
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

  /// What is shown by a controller inside the one that is made, or inside a view, as that of a scroll
  /// view which zooms: the content that the view was given.
  private func heldContent(of instance: Instance) -> ViewValue? {
    var hosted: [String: Expression] = [:]
    for function in instance.type.ownFunctions {
      function.body?.forEachExpression { expression in
        guard case .chain(let base, let links) = expression.kind,
          case .name("UIHostingController") = base.kind,
          case .call(let given)? = links.first?.kind,
          let root = given.first(where: { $0.label == "rootView" })?.value,
          let name = root.nameOfContent
        else { return }
        hosted[name] = root
      }
    }
    guard hosted.count == 1, let (name, root) = hosted.first,
      let field = instance.fields[name]
    else { return nil }
    let scope = Scope(file: instance.type.file, type: instance.type, receiver: .instance(instance))
    switch field {
    case .function, .view, .instance: return view(evaluate(root, in: scope), in: scope)
    default: return nil
    }
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
    ViewNode(.modified(takingProposal, .contentShape(.rectangle)), origin: origin)
  }

  /// The view where it takes all that it is offered; without a proposal it is as large as it is.
  var takingProposal: ViewNode {
    let frame = FlexibleFrame(
      minWidth: 0, maxWidth: Length(.infinity), minHeight: 0, maxHeight: Length(.infinity))
    return ViewNode(.modified(self, .flexibleFrame(frame)), origin: origin)
  }
}

extension TypeInfo {
  /// Whether it puts something of UIKit's into a view.
  var isRepresentable: Bool {
    inherits("UIViewRepresentable") || inherits("UIViewControllerRepresentable")
  }

  /// Whether it says if something scrolls, as a text view does of its own accord: one that does not is as
  /// high as its text.
  fileprivate var saysWhatScrolls: Bool {
    var says = false
    for function in ownFunctions {
      function.body?.forEachExpression { expression in
        if expression.text.hasSuffix(".isScrollEnabled") { says = true }
      }
    }
    return says
  }
}

extension Expression {
  /// The name of the property of `self` that it is, or calls without giving it anything.
  fileprivate var nameOfContent: String? {
    if let nameOfOwn { return nameOfOwn }
    guard case .chain(let base, let links) = kind, case .call(let given)? = links.last?.kind,
      given.isEmpty
    else { return nil }
    let content = Expression(kind: .chain(base, links.dropLast()), position: position)
    return content.nameOfOwn
  }
}
