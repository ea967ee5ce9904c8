import TouchModel

/// What the system puts around and behind the view of a controller that code presents: it is as large as
/// the screen, or as the sheet, and there once the presentation is done.
extension SetupReader {
  /// Views of a presentation that lie in others of it.
  static let behindPresented: Set<String> = ["superview", "subviews", "first"]

  /// The frame of what is handed to `present(_:animated:completion:)`; that given for other calls.
  func presenting(
    by arguments: [Expression.Argument], in frame: SetupFrame
  ) -> SetupFrame {
    guard arguments.count == 3, arguments[0].label == nil, arguments[1].label == "animated",
      arguments[2].isTrailing || arguments[2].label == "completion"
    else { return frame }
    return SetupFrame(in: frame, presenting: arguments[0].value.presentable)
  }
}

extension SetupFrame {
  /// Whether what links lead to is the view of the controller that is presented.
  func presents(_ base: Expression, _ links: ArraySlice<Expression.Link>) -> Bool {
    guard let presented else { return false }
    let path = Expression(kind: .chain(base, Array(links)), position: base.position)
    return path.presentable == presented + ".view"
  }
}

extension Expression {
  /// A path as it is written, without what makes no difference to where it leads.
  fileprivate var presentable: String {
    let path = text.filter { $0 != "?" && $0 != "!" }
    return path.hasPrefix("self.") ? String(path.dropFirst(5)) : path
  }
}
