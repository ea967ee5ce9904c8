import TouchModel

extension Screen.Element {
  /// The element as messages call it, as `the 'xmark' button`.
  var named: String { Subject(self).named }

  /// What stands before a size that is not exact.
  var about: String { certainty == .exact ? "" : "about " }
}

extension Subject {
  /// The element as messages call it, as `the 'xmark' button`.
  public var named: String {
    guard let label, label.contains(where: { !$0.isWhitespace }) else { return "the \(kind.noun)" }
    return "the '\(label.onOneLine)' \(kind.noun)"
  }
}

extension Screen.Element.Kind {
  /// What messages call an element of the kind.
  public var noun: String {
    switch self {
    case .textLink: "text link"
    case .navigationLink: "navigation link"
    case .shareLink: "share link"
    case .photosPicker: "photos picker"
    case .pageControl: "page control"
    case .datePicker: "date picker"
    case .colorPicker: "color picker"
    case .textField: "text field"
    case .secureField: "secure field"
    case .textEditor: "text editor"
    case .disclosureGroup: "disclosure group"
    case .collectionItem: "collection item"
    case .tableRow: "table row"
    case .tapGesture: "view with a tap gesture"
    case .longPressGesture: "view with a long-press gesture"
    case .dragGesture: "view with a drag gesture"
    case .gesture: "view with a gesture"
    case .button, .link, .menu, .toggle, .stepper, .slider, .picker, .tab: rawValue
    }
  }
}
