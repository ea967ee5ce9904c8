import TouchModel

extension InterfaceFile {
  /// A constraint that stands in a view.
  struct Constraint {
    var id: String?
    /// The view that it stands in.
    var container: String
    var priority: Double
    var relation: Relation
    var first: (view: String, attribute: String)
    var second: (view: String, attribute: String)?
    var constant: Double
    var multiplier: Double
    var place: Place
  }
}
