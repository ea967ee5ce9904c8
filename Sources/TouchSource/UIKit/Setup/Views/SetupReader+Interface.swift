import TouchModel

/// What files of Interface Builder say of the class's views.
extension SetupReader {
  /// Gives an outlet the class of the project's that Interface Builder makes, where that is one of the class
  /// that is written for it.
  func classify(_ facts: inout ViewFacts) {
    let views = interfaceViews(of: facts)
    guard let first = views.first, let name = first.className,
      views.allSatisfy({ $0.className == name && $0.controlClass == first.controlClass })
    else { return }
    let control = first.controlClass
    guard let (base, made) = drawnClass(name, control) else { return }
    // What is written may be a class above that is not in the source.
    let isWritten =
      facts.type.map { made?.name == $0.name || made?.inherits($0.name) == true }
      ?? (base == facts.className || control != nil && ViewClasses.isLibraryView(facts.className))
    if isWritten, made != nil || base == control { (facts.className, facts.type) = (base, made) }
  }

  /// The class of a view of Interface Builder's, with that of the system's above it: where not all between
  /// them is in the source, its tag tells it.
  ///
  /// - Parameter control: The class of controls that its tag says it has or inherits from.
  private func drawnClass(_ name: String, _ control: String?) -> (String, TypeInfo?)? {
    let scope = Scope(file: owner?.file ?? "")
    let known = viewClass(name, in: scope)
    guard let control, known.map({ !ViewClasses.isSystemView($0.0) }) ?? true else { return known }
    return (control, index.type(name, from: scope))
  }

  /// The class of a control that an outlet stands for of whose written class the source does not say that
  /// it is one; nil where Interface Builder does not say so either.
  func outletClass(_ variable: VariableDeclaration) -> (String, TypeInfo?)? {
    guard let owner, variable.isOutlet else {
      return nil
    }
    let views = views(connectedTo: variable.name, of: owner)
    guard let control = views.first?.controlClass,
      views.allSatisfy({ $0.controlClass == control && $0.className != nil }),
      let written = variable.type?.unwrapped.name
    else { return nil }
    return (control, index.type(written, from: Scope(file: variable.file, type: owner)))
  }

  /// The outlet of a class above to which a variable only adds what is done where Interface Builder connects
  /// it; nil for any other variable.
  func observedOutlet(_ variable: VariableDeclaration) -> VariableDeclaration? {
    guard variable.getter == nil, !variable.observers.isEmpty, !variable.isOutlet else {
      return nil
    }
    return owner?.parents.lazy.compactMap { $0.variable(variable.name) }.first(where: \.isOutlet)
  }

  /// Makes an outlet one with another of the class's that stands for the same view in all files, unless code
  /// outside the class speaks of either.
  func uniteTwins(of view: ViewFacts.ID, _ variable: VariableDeclaration) {
    guard variable.isOutlet, let owner else { return }
    let drawn = views(connectedTo: variable.name, of: owner).compactMap(\.identity).sorted()
    guard !drawn.isEmpty,
      OutsideUse(index: index).members(of: variable.name, in: owner).isEmpty
    else { return }
    if let twin = drawnOutlets[drawn] { unite(twin, view) } else { drawnOutlets[drawn] = view }
  }

  /// Gives an outlet's view the place in a bar, and a button of the system's the look, that Interface Builder
  /// says it has.
  func draw(_ facts: inout ViewFacts) {
    let views = interfaceViews(of: facts)
    // A control that the system draws whole is the system's there, too.
    if !views.isEmpty, views.allSatisfy(\.isInBar), facts.systemKind == nil { facts.host = .bar }
    guard facts.className == "UIButton", views.count == 1 else { return }
    (facts.drawn, facts.buttonType) = (views[0].button, views[0].buttonType)
    takeAttributes(&facts)
    guard let drawn = facts.drawn, let configuration = drawn.configuration else { return }
    facts.content.configurations = [configurations.count]
    configurations.append(configuration.facts)
  }

  /// The views of Interface Builder's that an outlet of the class stands for, or that one without an
  /// outlet is; none for other views.
  func interfaceViews(of facts: ViewFacts) -> [InterfaceFiles.View] {
    if let target = facts.target { return [target.view] }
    guard facts.isOutlet, let name = facts.name, let owner else { return [] }
    return views(connectedTo: name, of: owner)
  }

  /// The views that an outlet of a class is connected to in the files that the device loads; in all where it
  /// loads none of them.
  private func views(connectedTo outlet: String, of type: TypeInfo) -> [InterfaceFiles.View] {
    let views = index.views(connectedTo: outlet, of: type)
    let loaded = views.filter { $0.platform.map { $0 == setting.device.platform } ?? true }
    return loaded.isEmpty ? views : loaded
  }

  /// Where Interface Builder draws what an outlet stands for, if it does once.
  func drawnPlace(of facts: ViewFacts) -> Place? {
    let views = interfaceViews(of: facts)
    return views.count == 1 ? views[0].place : nil
  }

  /// What has outlets of the class in files of Interface Builder, and is shown, in order; none where that
  /// is at most one.
  var drawings: [String] {
    let found = Set(views.flatMap { interfaceViews(of: $0).compactMap(\.drawing) })
    return found.count > 1 ? found.filter(isLoaded).sorted() : []
  }

  /// Whether code may load the file of a drawing: scenes lead to each other, but a nib is loaded by the
  /// name of its file, which is that of the class or is written where the class is named.
  private func isLoaded(_ drawing: String) -> Bool {
    let file = drawing.prefix { $0 != "#" }.split(separator: "/").last ?? ""
    guard file.hasSuffix(".xib"), let owner else { return true }
    let stem = file.dropLast(4)
    return stem == owner.name
      || index.numbers(mentioning: owner.name).contains { number in
        index.bytes(of: number)?.hold("\"\(stem)\"") ?? false
      }
  }

  // MARK: - What no outlet stands for

  /// Adds what reacts without an outlet and calls methods of a class, or none of the app's by an empty name.
  ///
  /// Without a class of Swift's to read these are those that no one class of the name is known to have.
  func addTargets(of type: String) {
    for target in index.targets(of: type) where isOwn(target) {
      if target.isBarItem {
        let type = target.view.className.flatMap { index.type($0, from: owner) }
        barItems.append(
          BarItemFacts(name: target.label, place: target.place, type: type, isDrawn: true))
        continue
      }
      let view = target.isIdle && !isListed(target) ? nil : add(target)
      if target.number != nil { numbered.append((target, view)) }
    }
  }

  /// Whether a list of outlets of the class's holds what does nothing by itself.
  private func isListed(_ target: InterfaceFiles.Target) -> Bool {
    target.lists.contains { owner?.variable($0)?.isOutlet ?? false }
  }

  /// Adds what a file of Interface Builder shows without an outlet.
  func add(_ target: InterfaceFiles.Target) -> ViewFacts.ID {
    let code = owner.flatMap { index.number(of: $0.file) }.flatMap(index.bytes)
    var facts = ViewFacts(className: target.className)
    if let name = target.view.className {
      (facts.className, facts.type) =
        drawnClass(name, target.view.controlClass) ?? (target.className, nil)
    }
    facts.target = target
    facts.name = target.label
    facts.place = target.place
    facts.isOutlet = true
    // One that tells of values alone is made to do so by its own class.
    let isTold = target.view.tellsValues && !target.view.acts && target.view.tap == nil
    facts.isWired = !target.isIdle && !(isTold && facts.className == "UIControl")
    if let code, target.number != nil, !target.isIdle, code.hold("viewWithTag") {
      facts.unknowns.append(UnknownReason.member("viewWithTag"))
    }
    if let code, let list = target.lists.first(where: code.picks) {
      facts.unknowns.append("it is one of '\(list)'")
    }
    if target.isReachedElsewhere { facts.unknowns.append("another class's code may change it") }
    draw(&facts)
    facts.take(membersUsed: target.members)
    facts.unknowns += target.doubt.map { [$0] } ?? []
    let view = add(facts)
    targets.append(view)
    return view
  }

  private func isOwn(_ target: InterfaceFiles.Target) -> Bool {
    let found = target.owner.isEmpty ? nil : index.owner(of: target)
    return found.map { [$0.file] + $0.path } == owner.map { [$0.file] + $0.path }
  }

  /// What is one of a list of outlets: what reacts without an outlet, and what another outlet stands for;
  /// nil for other properties.
  func listedViews(_ variable: VariableDeclaration, in frame: SetupFrame) -> Thing? {
    guard variable.isOutlet else { return nil }
    let reacting = targets.filter { facts($0).target?.lists.contains(variable.name) ?? false }
    let listed = reacting + outlets(in: variable, in: frame)
    return listed.isEmpty ? nil : self.listed(.list(listed.map { .view($0) }))
  }

  /// The views of outlets that a list of outlets holds too, in all files; none for a list of which code
  /// picks single ones, as the list holds others besides, in an order of its own.
  private func outlets(
    in list: VariableDeclaration, in frame: SetupFrame
  ) -> [ViewFacts.ID] {
    guard let owner, list.type?.unwrapped.name == "Array" else { return [] }
    let listing = InterfaceFiles.Listing(owner: owner.name, property: list.name)
    var (names, types): ([String], [TypeInfo]) = ([], [owner])
    while let type = types.popLast(), names.count < Self.mostThings {
      names += type.storedProperties.filter(\.isOutlet).map(\.name)
      types += type.parents.filter { $0.kind == .classType }
    }
    let held = names.filter { name in
      let views = views(connectedTo: name, of: owner)
      return !views.isEmpty && views.allSatisfy { $0.lists.contains(listing) }
    }
    guard !held.isEmpty, let code = index.number(of: owner.file).flatMap(index.bytes),
      !code.picks(from: list.name)
    else { return [] }
    return held.compactMap { name in
      if case .view(let view)? = ownProperty(name, in: frame) { view } else { nil }
    }
  }

  /// What hands itself to a method of the class when it is touched.
  func senders(of function: FunctionDeclaration) -> [ViewFacts.ID] {
    guard function.parameters.count >= 1 else { return [] }
    return targets.filter {
      facts($0).target?.selectors.contains(where: function.isCalled) ?? false
    }
  }

  /// The view that stands for whatever hands itself to a method.
  func sender(of views: [ViewFacts.ID]) -> ViewFacts.ID? {
    let all = views.map(facts)
    guard let first = all.first else { return nil }
    // Of several classes it is known by what they share.
    let isAlike = all.allSatisfy { $0.className == first.className }
    var sender = ViewFacts(className: isAlike ? first.className : "UIControl")
    func path(_ type: TypeInfo?) -> [String]? { type.map { [$0.file] + $0.path } }
    if all.allSatisfy({ path($0.type) == path(first.type) }) { sender.type = first.type }
    return add(sender)
  }

  /// Does to views what was done to the one that stood for them.
  func settle(_ sender: ViewFacts.ID, as views: [ViewFacts.ID]) {
    if views.count == 1 { return unite(views[0], sender) }
    let given = facts(sender)
    let isTied = constraints.contains { canonical($0.view) == canonical(sender) }
    for view in views {
      change(view) {
        // Each keeps its own class.
        let (className, type) = ($0.className, $0.type)
        $0.take(given)
        ($0.className, $0.type) = (className, type)
        if isTied { $0.isLoose = true }
      }
    }
  }
}

extension VariableDeclaration {
  /// Whether Interface Builder may connect it.
  var isOutlet: Bool { attributes.contains { $0.name == "IBOutlet" } }
}

extension [UInt8] {
  /// Whether a member of a list is picked by its place, as in `views[0]` and `views.first`.
  fileprivate func picks(from list: String) -> Bool {
    occurrences(ofName: list).contains { range in
      let rest = self[range.upperBound...].drop { "?!".utf8.contains($0) }
      if rest.first == UInt8(ascii: "[") { return true }
      guard rest.first == UInt8(ascii: ".") else { return false }
      let member = String(decoding: rest.dropFirst().prefix { $0.isPartOfName }, as: UTF8.self)
      return ["first", "last", "randomElement", "min", "max"].contains(member)
    }
  }
}

extension FunctionDeclaration {
  /// Whether it is what Objective-C calls by a name, as `send:` for `send(_:)`.
  fileprivate func isCalled(_ selector: String) -> Bool {
    let base = selector.prefix { $0 != ":" }
    // That may give it another name.
    let mayBeRenamed = attributes.contains { $0.name == "objc" }
    guard !mayBeRenamed, let label = parameters.first?.label else {
      return base == name || base.hasPrefix(name + "With")
    }
    let words = label.prefix(1).uppercased() + label.dropFirst()
    return base == name + "With" + words || base == name + words
  }
}
