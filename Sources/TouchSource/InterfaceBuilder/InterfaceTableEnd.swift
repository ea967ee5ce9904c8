import TouchModel

/// How high what a table shows above and below all rows is.
///
/// A table makes it as wide as itself and goes by the height of its frame, which is the one that it was made
/// with until code gives it another (`UITableView.tableHeaderView`).
extension InterfaceFile {
  /// The property of a table that a view is, if it stands above or below all rows; nil for any other.
  static func tableEnd(_ tag: InterfaceTags.Tag) -> String? {
    tag["key"].flatMap { ["tableHeaderView", "tableFooterView"].contains($0) ? $0 : nil }
  }

  /// Notes how high those views are.
  func addTableEnds(to layout: inout InterfaceLayout) {
    for (id, element) in elements.sorted(by: { $0.key < $1.key }) {
      // What an outlet stands for, or a class of the app's is, code may resize.
      guard element.tableEnd != nil, !element.isVaried, !connected.contains(id),
        element.view.className == nil, let length = tableEndLength(of: element, along: .vertical)
      else { continue }
      let source = InterfaceLayout.Source(
        place: element.frame.place ?? element.place, name: "frame", view: id)
      layout.fix(id, length, along: .vertical, by: source)
    }
  }

  /// How long the file draws a view above or below all rows of a table; nil for any other, for what the table
  /// or its mask resizes, and where code that knows the table may replace it or give it another height.
  func tableEndLength(of element: Element, along axis: Axis) -> Double? {
    guard axis == .vertical, let property = element.tableEnd, let table = element.parent,
      let length = element.frame.keptLength(along: axis),
      let enders = code.tableEnders(property)
    else { return nil }
    let around = [table] + around(table)
    let owners =
      around.compactMap { elements[$0]?.view.className } + outlets(of: table).map(\.owner)
      + [document.ownerClass].compactMap(\.self)
    let isKept =
      elements[table]?.view.className == nil
      && owners.allSatisfy { !enders.contains($0) && code.foreign($0) == nil }
    return isKept ? length : nil
  }
}

extension SourceIndex {
  /// The classes whose code may replace or resize what tables show above or below all rows: those that a file
  /// declares or names which speaks of that, with all that inherit from them; nil where it may be any.
  func tableEnders(_ property: String) -> Set<String>? {
    let end = property == "tableHeaderView" ? "Header" : "Footer"
    // Libraries add functions to tables that are called after what they do, as `sizeHeaderToFit()`.
    let words = [property, "ize\(end)", "\(end)ToFit", "ayout\(end)", "Table\(end)"]
    guard !words.contains(where: interfaces.objectiveC.holds) else { return nil }
    var (names, mentioned): (Set<String>, Set<String>) = ([], [])
    for file in files {
      // What is asked for all files at once is no more what one result rests on than the files are.
      guard let bytes = file.text ?? FileBytes.read(file.path) else { return nil }
      guard words.contains(where: bytes.hold) else { continue }
      for type in file.scan.types {
        guard let name = type.path.last else { continue }
        // What is added to the system's classes any other may call.
        if type.kind == .extension, Self.holdingTables.contains(name) { return nil }
        names.insert(name)
      }
      mentioned.formUnion(
        file.scan.mentions.keys.filter { name in
          entries(named: name).contains { $0.isOfType(in: self) }
        })
    }
    // A protocol that is only named there gives those that conform to it nothing of that.
    let shown = withHeirs(Self.holdingTables)
    let parents = mentioned.filter { name in
      shown.contains(name) || ["Controller", "View", "VC"].contains(where: name.hasSuffix)
    }
    return withHeirs(names.union(parents)).union(mentioned)
  }

  /// Classes of the system's that are tables or have some.
  private static let holdingTables: Set<String> = [
    "UITableView", "UITableViewController", "UIViewController", "UIScrollView", "UIView",
  ]
}

extension SourceIndex.Entry {
  /// Whether it declares a type, rather than adding to one.
  fileprivate func isOfType(in index: SourceIndex) -> Bool {
    index.files[file].scan.types[number].kind == .type
  }
}
