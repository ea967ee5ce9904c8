import TouchLayout
import TouchModel

extension SystemViews {
  /// Tips about features, in a style of the project's.
  static let tips: [String: Handler] = [
    "TipView": { evaluation, call, environment in evaluation.tip(call, environment) }
  ]
}

extension Evaluation {
  /// A tip as a style of the project's draws it; the system's own is not followed.
  fileprivate func tip(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    guard case .custom(let style) = environment.tipViewStyle,
      let node = settle(style: style, tipConfiguration(at: call), in: environment)
    else { return ViewNode(.outside(name: call.name), origin: call.origin) }
    return node
  }

  /// Notes the screen that a tip over other content is.
  func presentTip(_ call: ViewValue.Call, _ environment: FlowingEnvironment) {
    guard case .custom(let style) = environment.tipViewStyle else { return }
    func made(_ name: String, _ arguments: [Bound] = []) -> ViewValue.Call {
      ViewValue.Call(name: name, arguments: arguments, place: call.place, view: call.view)
    }
    let tip = ViewValue.modified(
      .system(made("TipView")),
      made("tipViewStyle", [Bound(label: nil, value: .instance(style))]))
    present(.view(tip), call, environment, isPushed: false)
  }

  /// What a style is given: words and a picture that the tip holds.
  private func tipConfiguration(at call: ViewValue.Call) -> [Bound] {
    func view(_ name: String) -> Value {
      .view(
        .system(ViewValue.Call(name: name, arguments: [], place: call.place, view: call.view)))
    }
    return [
      Bound(label: "title", value: view("Text")), Bound(label: "message", value: view("Text")),
      Bound(label: "image", value: view("Image")), Bound(label: "tip", value: .unknown),
      Bound(label: "actions", value: .openArray(of: .unknown)),
    ]
  }
}
