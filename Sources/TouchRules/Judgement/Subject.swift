import TouchModel

/// Which element a verdict is about.
public struct Subject: Hashable, Sendable {
  /// Where the element is declared.
  public var place: Place
  /// What it is, as a button or a slider.
  public var kind: Screen.Element.Kind
  /// What it shows or is called, if that is known.
  public var label: String?
  /// The name of the view that declares it.
  public var view: String

  /// Creates a subject.
  public init(place: Place, kind: Screen.Element.Kind, label: String? = nil, view: String) {
    self.place = place
    self.kind = kind
    self.label = label
    self.view = view
  }

  /// The subject that an element of a layout is.
  init(_ element: Screen.Element) {
    self.init(
      place: element.id.place, kind: element.kind, label: element.label, view: element.view)
  }
}

extension Subject: Comparable {
  /// Orders by place, then by what the element is.
  public static func < (first: Subject, second: Subject) -> Bool {
    if first.place != second.place { return first.place < second.place }
    return (first.kind.rawValue, first.label ?? "", first.view)
      < (second.kind.rawValue, second.label ?? "", second.view)
  }
}

#if !hasFeature(Embedded)
  extension Subject: Codable {}
#endif
