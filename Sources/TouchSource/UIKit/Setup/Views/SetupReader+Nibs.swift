import TouchModel

/// Views that code loads from nibs.
extension SetupReader {
  /// What a nib holds outermost that the class's own view loads to put it into itself; nil where it loads none,
  /// or several.
  var nibRoot: ViewFacts.ID? {
    let roots = Set(nibRoots.values.map(canonical))
    return roots.count == 1 ? roots.first : nil
  }

  /// What a call loads from a nib, be it `Bundle.loadNibNamed(_:owner:options:)` or
  /// `UINib.instantiate(withOwner:options:)`; nil for any other call.
  func nib(
    loadedBy name: String, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing? {
    let label = ["loadNibNamed": "owner", "instantiate": "withOwner"][name]
    guard let label, let owner = arguments.first(where: { $0.label == label }) else { return nil }
    if case .view(let view) = read(owner.value, in: frame) {
      return .nib(isOwn: facts(view).isOwn)
    }
    return .nib(isOwn: false)
  }

  /// The view that a nib holds outermost, taken for one of a class; nothing that is known for a control, which
  /// the nib may fill with anything.
  ///
  /// - Parameter isOwn: Whether the class's own view loads it.
  func root(
    ofNib isOwn: Bool, as type: TypeName, at position: Position, in frame: SetupFrame
  ) -> Thing {
    let written = type.unwrapped.name
    let own = written == "Self" ? frame.scope.type?.name : nil
    guard
      let (className, type) = viewClass(
        frame.type(written)?.name ?? own ?? written, in: frame.scope),
      className == "UIView", isOwn || type != nil
    else { return .other }
    let here = place(position, in: frame)
    // All initializers of a class may run what loads it.
    if isOwn, let known = nibRoots[here] { return .view(known) }
    var facts = ViewFacts(className: className)
    (facts.type, facts.isMade, facts.isOfNib) = (type, true, true)
    (facts.makings, facts.maker, facts.place) = ([here], maker, here)
    facts.branches = frame.branches
    if let name = (type ?? owner)?.name, index.resizesRoot(ofClass: name) {
      facts.properties["autoresizingMask"] = ["flexibleWidth", "flexibleHeight"].map {
        .external(External(path: [External.Step(name: $0)]))
      }
    }
    let view = add(facts)
    if isOwn { nibRoots[here] = view }
    return .view(view)
  }

  /// What a function of a type returns: a view that it loads from a nib is made where it is called, be it by code
  /// that is not followed which returns one of the type.
  func loaded(
    _ thing: Thing, by function: FunctionDeclaration, of type: String,
    _ arguments: [Expression.Argument], as expected: TypeName?, at position: Position,
    in frame: SetupFrame
  ) -> Thing {
    if case .view(let view) = thing, facts(view).isOfNib, facts(view).isReturned {
      let here = place(position, in: frame)
      change(view) { $0.makings = [here] }
    }
    guard thing.isOther, arguments.isEmpty, let result = function.result?.unwrapped.name else {
      return thing
    }
    let isGeneric = function.generics.contains(result)
    let made = result == "Self" ? type : isGeneric ? expected?.unwrapped.name : nil
    return made.map { nibRoot(ofClass: $0, at: position, in: frame) } ?? thing
  }

  /// A view of a class that nibs hold outermost, which code that is not followed makes; nothing that is known for
  /// other classes.
  func nibRoot(ofClass name: String, at position: Position, in frame: SetupFrame) -> Thing {
    let name = name == "Self" ? frame.type(name)?.name ?? name : name
    guard let (_, type) = viewClass(name, in: frame.scope), let type,
      !index.nibs(holding: type.name).isEmpty
    else { return .other }
    return root(ofNib: false, as: TypeName(name: name), at: position, in: frame)
  }
}
