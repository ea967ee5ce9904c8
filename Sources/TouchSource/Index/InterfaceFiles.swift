import TouchModel

/// What a project's files of Interface Builder say of the views that are connected to outlets.
struct InterfaceFiles: Sendable {
  /// A view that an outlet stands for.
  struct View: Hashable, Sendable {
    /// The lengths that constraints of its own give it and no code changes; nil where there are none.
    var width: Given?
    var height: Given?
    /// Its class, where that is none of the system's.
    var className: String?
    /// Whether a touch on it does something.
    var acts = false
    /// Whether it is hidden or lets no touches through, until code changes that.
    var isOff = false
  }

  /// A length with the constraint that gives it.
  struct Given: Hashable, Sendable {
    var length: Double
    var place: Place
  }

  private let files: [(path: String, name: String)]
  /// The views by class and outlet, once one is asked for.
  private let views = Locked<[String: [View]]?>(nil)

  /// - Parameter files: The paths of the files, each with what reports call it.
  init(_ files: [(path: String, name: String)]) { self.files = files }

  /// The views that an outlet of a class is connected to, in all files.
  func views(connectedTo outlet: String, of type: String) -> [View] {
    let all = views.withLock { views in
      let read =
        views
        ?? files.reduce(into: [:]) { all, file in
          guard let bytes = FileBytes.read(file.path) else { return }
          all.merge(InterfaceFile(bytes, name: file.name).views) { $0 + $1 }
        }
      views = read
      return read
    }
    return all["\(type).\(outlet)"] ?? []
  }
}

/// A file of Interface Builder while it is read.
private struct InterfaceFile {
  /// A length that a view's own constraint gives it.
  private struct Constraint {
    var id: String?
    var isPlain: Bool
    var given: InterfaceFiles.Given
  }

  private struct Element {
    var view = InterfaceFiles.View()
    var constraints: [String: [Constraint]] = [:]
    /// Whether other constraints hold for some screens.
    var isVaried = false
  }

  /// The types of buttons whose look and size are the system's own.
  private static let systemButtons = [
    "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close",
  ]

  private let name: String
  private var elements: [String: Element] = [:]
  private var outlets: [(owner: String, property: String, target: String)] = []
  /// What anything in the code stands for, as a constraint that it changes.
  private var connected: Set<String> = []
  /// The tags around, each with its class and the number of the view that it is.
  private var around: [(tag: String, id: String?, className: String?)] = []

  init(_ bytes: [UInt8], name: String) {
    self.name = name
    var tags = InterfaceTags(bytes)
    while let tag = tags.next() {
      switch tag.kind {
      case .end: if !around.isEmpty { around.removeLast() }
      case .start:
        take(tag)
        around.append((tag.name, tag["id"], tag["customClass"]))
      case .empty: take(tag)
      }
    }
  }

  /// The views by class and outlet.
  var views: [String: [InterfaceFiles.View]] {
    var views: [String: [InterfaceFiles.View]] = [:]
    for (owner, property, target) in outlets {
      guard let element = elements[target] else { continue }
      var view = element.view
      if !element.isVaried {
        view.width = length("width", of: element)
        view.height = length("height", of: element)
      }
      views["\(owner).\(property)", default: []].append(view)
    }
    return views
  }

  private func length(_ attribute: String, of element: Element) -> InterfaceFiles.Given? {
    guard let all = element.constraints[attribute], all.count == 1, all[0].isPlain,
      !(all[0].id.map(connected.contains) ?? false)
    else { return nil }
    return all[0].given
  }

  private mutating func take(_ tag: InterfaceTags.Tag) {
    switch tag.name {
    case "outlet", "outletCollection":
      guard let target = tag["destination"], let property = tag["property"] else { return }
      connected.insert(target)
      let owner = around.last { $0.tag != "connections" }
      if tag.name == "outlet", let className = owner?.className {
        outlets.append((className, property, target))
      }
    case "action", "segue": change { $0.view.acts = true }
    case "constraint": takeConstraint(tag)
    case "variation", "mask":
      if let id = around.last?.id, around.last?.tag == "constraint" {
        connected.insert(id)
      } else {
        change { $0.isVaried = true }
      }
    default:
      guard let id = tag["id"], !Self.systemButtons.contains(tag["buttonType"] ?? "") else {
        return
      }
      elements[id] = Element(
        view: InterfaceFiles.View(
          className: tag["customClass"],
          isOff: tag["hidden"] == "YES" || tag["userInteractionEnabled"] == "NO"
            || tag["enabled"] == "NO"))
    }
  }

  /// Takes in a constraint on the length of the view that it stands in.
  private mutating func takeConstraint(_ tag: InterfaceTags.Tag) {
    guard around.last?.tag == "constraints", tag["firstItem"] == nil,
      let attribute = tag["firstAttribute"], ["width", "height"].contains(attribute)
    else { return }
    let isPlain = [
      "secondItem", "secondAttribute", "relation", "priority", "placeholder",
      "multiplier",
    ].allSatisfy { tag[$0] == nil }
    let given = InterfaceFiles.Given(
      length: tag["constant"].flatMap(Double.init) ?? 0,
      place: Place(file: name, line: tag.line, column: tag.column))
    change {
      $0.constraints[attribute, default: []].append(
        Constraint(id: tag["id"], isPlain: isPlain, given: given))
    }
  }

  /// Changes the view whose constraints or connections the tag stands in.
  private mutating func change(_ body: (inout Element) -> Void) {
    guard let id = around.last(where: { $0.id != nil })?.id, var element = elements[id] else {
      return
    }
    body(&element)
    elements[id] = element
  }
}
