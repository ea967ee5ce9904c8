import TouchModel

/// What a file of Interface Builder says of how high a row of a table is, or all rows of one.
struct InterfaceRow {
  /// The height, in points; nil where what is shown decides.
  var height: Double?
  /// Whether it is a table whose rows are all in the file.
  var isStatic = false
  /// Whether it is a row of a style of the system's.
  var isOfSystem = false

  /// - Returns: Nil for what is neither a table nor a row.
  init?(_ tag: InterfaceTags.Tag) {
    guard ["tableView", "tableViewCell"].contains(tag.name) else { return nil }
    height = tag["rowHeight"].flatMap(Double.init).flatMap { $0 > 0 ? $0 : nil }
    isStatic = tag["dataMode"] == "static"
    isOfSystem = tag["style"]?.hasPrefix("IBUITableViewCellStyle") ?? false
  }
}

/// The row of a table, or what a nib holds that may be shown beside rows, that constraints make a view as high
/// as.
struct InterfaceFilledRow: Hashable, Sendable {
  /// The class of that.
  var className: String
  /// How much lower than that the view is.
  var difference: Double
}

extension InterfaceFile {
  /// The row, or the outermost view, whose ends hold those of a view, by way of the views between; nil where
  /// there is none.
  func filledRow(of id: String) -> InterfaceFilledRow? {
    let outer = around(id)
    guard let row = outer.first(where: { elements[$0]?.tag == "tableViewCell" }) ?? outer.last,
      let className = elements[row]?.view.className
    else { return nil }
    var (inner, difference) = (id, 0.0)
    for _ in 0..<SetupReader.mostAround {
      let around = around(inner)
      guard
        let hold = endHolds(of: inner, along: .vertical).first(where: { around.contains($0.view) })
      else { return nil }
      (inner, difference) = (hold.view, difference + hold.difference)
      if inner == row || elements[inner]?.tag == "tableViewCellContentView" {
        return InterfaceFilledRow(className: className, difference: difference)
      }
    }
    return nil
  }

  /// How high a row of one of the system's styles is at least, in points: as high as a table makes rows
  /// where nothing says more (`UITableView.rowHeight`).
  private static let leastRow = 44.0

  /// Notes how wide rows are at least that stand in no table, whichever shows them: tables fill screens,
  /// popovers and columns, which are as wide as the narrowest screen or wider.
  private func addLoneRows(to layout: inout InterfaceLayout) {
    for (id, element) in elements.sorted(by: { $0.key < $1.key }) {
      let isRow = element.tag == "tableViewCell"
      guard isRow || element.tag == "tableViewCellContentView",
        !around(id).contains(where: { elements[$0]?.tag == "tableView" })
      else { continue }
      layout.hold(id, along: .horizontal)
      let (start, end) = layout.ends(of: id, along: .horizontal)
      layout.keep(
        end, behind: start,
        by: SystemLimits.leastScreenWidth - (isRow ? 0 : Self.mostBesideRow),
        source: InterfaceLayout.Source(place: element.place, name: "width"))
    }
  }

  /// Notes how large the rows of tables are that a file holds whole, where no code sizes them.
  func addRows(to layout: inout InterfaceLayout) {
    addLoneRows(to: &layout)
    for id in elements.keys.sorted() {
      guard let cell = elements[id], cell.tag == "tableViewCell", let row = cell.row,
        let table = around(id).firstNonNil({ elements[$0]?.row }), table.isStatic,
        !cell.isVaried
      else { continue }
      layout.hold(id, along: .horizontal)
      if var width = widthInList(of: id) {
        width.own = InterfaceLayout.Source(place: cell.place, name: "width")
        layout.add(width)
      }
      guard let controller = controller(around: id).flatMap({ elements[$0] }),
        !(controller.view.className.map(code.sizesRows) ?? false)
      else { continue }
      let source = InterfaceLayout.Source(place: cell.place, name: "rowHeight", view: id)
      guard let height = row.height ?? table.height else {
        let (start, end) = layout.ends(of: id, along: .vertical)
        if row.isOfSystem { layout.keep(end, behind: start, by: Self.leastRow, source: source) }
        continue
      }
      let contents = elements.keys.filter {
        elements[$0]?.parent == id && elements[$0]?.tag == "tableViewCellContentView"
      }
      for view in [id] + contents.sorted() {
        layout.fix(view, height, along: .vertical, by: source)
      }
    }
  }
}
