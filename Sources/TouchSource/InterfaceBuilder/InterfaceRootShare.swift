/// How long a view is by the length of the view that a nib holds outermost, which whoever shows that gives it.
struct InterfaceRootShare: Hashable, Sendable {
  var axis: Axis
  /// Whether the class that has the outlet is that view's, rather than one that loads the nib to put the view
  /// into its own.
  var isOfClass: Bool
  /// The outlet of the class that stands for that view, where it is none of the class's.
  var outlet: String?
  /// How much of that view's length it has, and what besides.
  var given: InterfaceFiles.Given
  /// The outlets, and the lists of outlets, that stand for others in stack views around it, by which code may hide
  /// those: it is so long as they are shown.
  var others: [InterfaceFiles.Listing] = []
}

extension InterfaceFile {
  /// How long a view is by the length of the view that the nib holds outermost around it, which is of a class or
  /// is loaded by it; nil where equations do not say, or that view has a length of its own.
  func rootShare(
    of id: String, for owner: String, along axis: Axis, _ reading: Reading
  ) -> InterfaceRootShare? {
    guard let root = around(id).last, isNibRoot(root) else { return nil }
    let isOfClass = elements[root]?.view.className == owner
    let outlet = isOfClass ? nil : outlets(of: root).first { $0.owner == owner }?.property
    guard isOfClass || document.ownerClass == owner && (outlet != nil || isAlone(root)) else {
      return nil
    }
    let layout = reading.rootLayout ?? rootLayout(reading.layout)
    reading.rootLayout = layout
    if let given = given(id, along: axis, in: layout) {
      return InterfaceRootShare(
        axis: axis, isOfClass: isOfClass, outlet: outlet, given: given)
    }
    let share = share(of: id, along: axis, reading) { whole in
      self.given(id, along: axis, in: rootLayout(whole))
    }
    return share.map {
      InterfaceRootShare(
        axis: axis, isOfClass: isOfClass, outlet: outlet, given: $0.given, others: $0.others)
    }
  }

  /// What a layout gives a view of the length of what the nib holds outermost; nil where it gives it none.
  private func given(
    _ id: String, along axis: Axis, in layout: InterfaceLayout
  ) -> InterfaceFiles.Given? {
    guard let extent = layout.extent(of: id, along: axis), extent.isBesideScreen,
      let source = extent.source
    else { return nil }
    return InterfaceFiles.Given(
      length: extent.length, screens: extent.screens,
      source: InterfaceFiles.Source(place: source.place, name: extent.name ?? source.name))
  }

  /// Where ends lie if what the nib holds outermost may have any length that nothing gives it yet.
  private func rootLayout(_ layout: InterfaceLayout) -> InterfaceLayout {
    var settled = layout
    for root in layout.tops.filter(isNibRoot).sorted() {
      for axis in [Axis.horizontal, .vertical] where layout.extent(of: root, along: axis) == nil {
        settled.give(root, 0, screens: 1, along: axis, by: nil)
      }
    }
    settled.settle()
    return settled
  }

  /// What it makes of classes that are none of the system's but for what it holds outermost, by those, as
  /// `InterfaceFiles.View.identity` tells it.
  var instances: [String: Set<String>] {
    elements.reduce(into: [:]) { instances, element in
      guard let className = element.value.view.className, element.value.tag != "placeholder",
        !isNibRoot(element.key)
      else { return }
      instances[className, default: []].insert("\(name)#\(element.key)")
    }
  }

  /// The classes of what nibs hold outermost, or of what loads them, where its mask lets that grow and shrink with
  /// what code puts it into.
  var resizedRoots: Set<String> {
    let resized = elements.keys.filter { id in
      isNibRoot(id)
        && [Axis.horizontal, .vertical].allSatisfy {
          elements[id]?.frame.isSizable(along: $0) ?? false
        }
    }
    return Set(resized.compactMap { elements[$0]?.view.className ?? document.ownerClass })
  }

  /// Its name by the classes of what it holds outermost as a nib.
  var rootClasses: [String: Set<String>] {
    let nib = String(name.split(separator: "/").last?.split(separator: ".").first ?? "")
    let roots = elements.filter { isNibRoot($0.key) }.compactMap(\.value.view.className)
    return roots.reduce(into: [:]) { $0[$1] = [nib] }
  }

  /// Whether a view is what code puts into others: no controller's, no row and no header of a list.
  private func isNibRoot(_ id: String) -> Bool {
    guard let element = elements[id], element.parent == nil else { return false }
    return ["view", "stackView"].contains(element.tag) && !roots.contains(id)
      && element.tableEnd == nil && !element.isVaried
  }

  /// Whether the nib holds no other view outermost.
  private func isAlone(_ root: String) -> Bool {
    elements.values.count { $0.parent == nil && $0.frame.place != nil } == 1
  }
}
