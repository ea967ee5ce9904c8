import TouchModel
import TouchRules

/// The declared elements that no layout has shown so far, and why others of them never will be.
struct Missing {
  private(set) var elements: [Project.Declared]
  /// Why what is left out is no target.
  private(set) var absences: [Place: Absence] = [:]

  /// Begins with all elements that the audited files declare.
  init(_ declared: [Project.Declared]) {
    elements = declared
    for one in declared {
      if let absence = one.element.absence { absences[one.element.place] = absence }
    }
    elements.removeAll { $0.element.absence != nil }
  }

  var isEmpty: Bool { elements.isEmpty }

  /// The views that the elements stand in.
  var views: [ViewReference] { elements.compactMap(\.view) }

  /// The names of the types that they stand in and that no other module sees.
  var types: Set<String> {
    Set(elements.filter { $0.view.map { !$0.isPublic } ?? true }.map(\.element.view))
  }

  /// The views of those at some places, each once.
  func views(at places: Set<Place>) -> [ViewReference] {
    elements.filter { places.contains($0.element.place) }.compactMap(\.view)
      .uniqued { [$0.file] + $0.path }
  }

  /// Gives the elements of functions outside views the view that they are looked at in.
  mutating func place(in view: (DeclaredElement) -> ViewReference?) {
    for index in elements.indices where elements[index].view == nil {
      elements[index].view = view(elements[index].element)
    }
  }

  /// Takes out what layouts show.
  mutating func remove(reached: Set<Place>) {
    elements.removeAll { reached.contains($0.element.place) }
  }

  /// Leaves out the elements of some views.
  mutating func leaveOut(as absence: Absence, ofViews isLeftOut: (ViewReference) -> Bool) {
    leaveOut { $0.view.map(isLeftOut) ?? false ? absence : nil }
  }

  /// Leaves out the elements of some types, by their names.
  mutating func leaveOut(as absence: Absence, ofTypes names: Set<String>) {
    leaveOut { names.contains($0.element.view) ? absence : nil }
  }

  /// Leaves out the elements at some places.
  mutating func leaveOut(as absence: Absence, at places: Set<Place>) {
    leaveOut { places.contains($0.element.place) ? absence : nil }
  }

  /// Leaves out the elements of some views at some places.
  mutating func leaveOut(
    as absence: Absence, at places: Set<Place>, ofViews isLeftOut: (ViewReference) -> Bool
  ) {
    leaveOut {
      places.contains($0.element.place) && $0.view.map(isLeftOut) ?? false ? absence : nil
    }
  }

  /// Leaves out what was found to be no target, each for the first of its reasons.
  mutating func leaveOut(_ absent: Set<Absent>) {
    var first: [Place: Absence] = [:]
    for one in absent { first[one.place] = min(first[one.place] ?? one.absence, one.absence) }
    leaveOut { first[$0.element.place] }
  }

  private mutating func leaveOut(_ absence: (Project.Declared) -> Absence?) {
    elements.removeAll { declared in
      guard let absence = absence(declared) else { return false }
      absences[declared.element.place] = absence
      return true
    }
  }
}
