import TouchModel

/// A view of the project by its name and place, so that it can be spoken of without being read.
struct ViewReference: Hashable, Sendable {
  /// The names of the types around it and its own.
  var path: [String]
  /// Where it is declared.
  var place: Place
  var isScene: Bool
  /// Whether other modules see it.
  var isPublic: Bool
  /// Whether it makes several views and nothing around them, so that what holds it arranges them.
  var isLoose: Bool
  /// All names that it inherits.
  var inherited: Set<String>

  var name: String { path.last ?? "" }
  var file: String { place.file }
}

extension ViewReference {
  init(_ type: TypeInfo) {
    self.init(
      path: type.path, place: Place(type.position, in: type.file), isScene: type.isScene,
      isPublic: type.isPublic, isLoose: type.variable("body")?.getter?.areLoose ?? false,
      inherited: type.allInherited)
  }
}

extension ViewReference: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    path = try reader.next()
    place = try reader.next()
    isScene = try reader.next()
    isPublic = try reader.next()
    isLoose = try reader.next()
    inherited = try reader.next()
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: path, place, isScene, isPublic, isLoose, inherited)
  }
}

extension SourceIndex {
  /// The type that a reference is to.
  func type(at view: ViewReference) -> TypeInfo? {
    guard let number = number(of: view.file) else { return nil }
    return types(in: number).first { $0.path == view.path }
  }

  /// The scenes and views that a file declares for a system.
  func views(in number: Int, for setting: Setting) -> [ViewReference] {
    types(in: number).filter { ($0.isScene || $0.isView) && setting.has($0.attributes) }
      .map { ViewReference($0) }
  }
}

extension [Statement] {
  /// Whether they make several views with nothing around them, each of which may be an item of a menu,
  /// and nothing that only a screen has.
  fileprivate var areLoose: Bool {
    let items = looseViews
    return items.count > 1
      && items.allSatisfy { $0.first?.isLowercase ?? false || Self.items.contains($0) }
      && !Self.items.isDisjoint(with: items)
      && RowUses.names(in: self).isDisjoint(with: RowUses.screenContainers)
  }

  /// What menus show as items.
  private static var items: Set<String> {
    [
      "Button", "Toggle", "Picker", "Menu", "Link", "NavigationLink", "ShareLink", "PhotosPicker",
      "EditButton", "PasteButton", "RenameButton", "ControlGroup", "Section", "Divider", "Label",
      "Text",
    ]
  }

  /// The names of the views that they make side by side with nothing around them; of branches those of
  /// the one that makes the most count, and those of a loop twice.
  fileprivate var looseViews: [String] { flatMap(\.looseViews) }
}

extension Statement {
  fileprivate var looseViews: [String] {
    switch kind {
    case .expression(let expression), .return(let expression?): expression.looseViews
    case .conditional(let conditional): conditional.looseViews
    case .selection(let selection): selection.looseViews
    case .configuration(let clauses): clauses.map(\.body.looseViews).longest
    default: []
    }
  }
}

extension If {
  fileprivate var looseViews: [String] { [body.looseViews, otherwise?.looseViews ?? []].longest }
}

extension Switch {
  fileprivate var looseViews: [String] { cases.map(\.body.looseViews).longest }
}

extension Expression {
  fileprivate var looseViews: [String] {
    switch kind {
    case .conditional(let conditional): return conditional.looseViews
    case .selection(let selection): return selection.looseViews
    case .name(let name): return [name]
    case .chain(let base, let links):
      guard case .name(let name) = base.kind else { return [""] }
      guard case .call(let arguments)? = links.first?.kind, let last = arguments.last,
        case .closure(let content) = last.value.kind, last.label == nil
      else { return [name] }
      switch name {
      case "ForEach": return content.body.looseViews + content.body.looseViews
      case "Group": return content.body.looseViews
      default: return [name]
      }
    default: return [""]
    }
  }
}

extension [[String]] {
  fileprivate var longest: [String] { self.max { $0.count < $1.count } ?? [] }
}
