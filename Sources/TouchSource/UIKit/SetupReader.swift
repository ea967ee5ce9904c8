import TouchLayout
import TouchModel

/// Reads the code of one class for what it says of the class's views.
///
/// It is a class because every part of the reading adds to the same facts; it lives on one thread,
/// for one class.
final class SetupReader {
  let index: SourceIndex
  let setting: Setting
  /// The class whose code is read; nil for the functions outside any type and in extensions of the
  /// system's.
  let owner: TypeInfo?
  /// Whether `self` is a view controller.
  let isController: Bool
  var views: [ViewFacts] = []
  private var contentViews: [ViewFacts.ID: ViewFacts.ID] = [:]
  /// What stands for the guides of scroll views.
  var scrollGuides: [ScrollGuide: ViewFacts.ID] = [:]
  /// What each view turned out to be the same as.
  private var aliases: [Int] = []
  var constraints: [ConstraintFacts] = []
  var recognizers: [RecognizerFacts] = []
  var configurations: [ConfigurationFacts] = []
  var texts: [TextFacts] = []
  var barItems: [BarItemFacts] = []
  /// The view that the class is, or that its controller shows.
  private(set) var own: ViewFacts.ID?
  /// Views and other things by the property that holds them.
  private var properties: [String: ViewFacts.ID] = [:]
  var slots: [String: [Thing]] = [:]
  /// Properties whose constraints are switched off or changed somewhere.
  var switchedSlots: Set<String> = []
  /// Properties of the class that its code gives a value to, beside their first.
  var assigned: Set<String> = []
  /// Properties whose constraints are activated somewhere.
  var activatedSlots: Set<String> = []
  /// What is assigned to the constants of constraints through the properties that hold them.
  var slotConstants: [String: [Length?]] = [:]
  /// Whether the code reaches the views of bar items through their items.
  var changesCustomViews = false
  /// Views that the recogniser in a property is added to.
  var slotRecognizers: [String: [ViewFacts.ID]] = [:]
  /// How often the code read so far puts a view into another.
  var additions = 0
  /// What was read by itself, and which of it is under way.
  var runs: [Place: Run] = [:]
  var running: Place?
  /// The functions and properties that return the views that they make, by the views' places.
  private(set) var returned: [Place: String] = [:]
  /// The function that is read by itself.
  private(set) var maker: String?
  /// What calls in the class's code say of the parameters of functions that are read by themselves.
  var ownCalls: [Place: [[String: Value]]] = [:]
  /// Where the functions are declared that are read with the class; nil before that was asked.
  private var ownPlaces: Set<Place>?
  /// The bodies under way, for those that call themselves.
  private var entered: [String] = []
  private var stepsLeft = 60_000
  /// Whether the steps ran out, so that facts may be missing.
  var isCut: Bool { stepsLeft <= 0 }

  /// The most things that a list holds, in lists inside it too.
  static let mostThings = 2_000
  /// The deepest that helpers are followed.
  static let mostDepth = 12

  /// What the generic names of the classes above stand for.
  private let genericArguments: [String: TypeName]
  /// How the instance was made, where that is known.
  private let construction: Construction

  init(
    index: SourceIndex, setting: Setting, owner: TypeInfo?, construction: Construction = .init(),
    extendsControllers: Bool = false
  ) {
    self.construction = construction
    self.index = index
    self.setting = setting
    self.owner = owner
    genericArguments = owner?.inheritedArguments ?? [:]
    isController = owner?.isController ?? extendsControllers
    let systemClass = owner?.systemViewClass
    guard isController || systemClass != nil else { return }
    var facts = ViewFacts(className: isController ? "UIView" : systemClass ?? "UIView")
    facts.isOwn = true
    facts.type = isController ? nil : owner
    own = add(facts)
  }

  /// Counts a step; says whether it may be taken.
  func step() -> Bool {
    stepsLeft -= 1
    return stepsLeft > 0
  }

  /// Leaves the rest of the code unread.
  func giveUp() { stepsLeft = 0 }

  func place(_ position: Position, in frame: SetupFrame) -> Place {
    Place(file: frame.scope.file, line: Int(position.line), column: Int(position.column))
  }

  // MARK: - Views

  func add(_ facts: ViewFacts) -> ViewFacts.ID {
    aliases.append(views.count)
    views.append(facts)
    return ViewFacts.ID(number: views.count - 1)
  }

  /// The view that stands for all that turned out to be the same.
  func canonical(_ view: ViewFacts.ID) -> ViewFacts.ID {
    var number = view.number
    while aliases[number] != number { number = aliases[number] }
    return ViewFacts.ID(number: number)
  }

  func change(_ view: ViewFacts.ID, _ body: (inout ViewFacts) -> Void) {
    body(&views[canonical(view).number])
  }

  func facts(_ view: ViewFacts.ID) -> ViewFacts { views[canonical(view).number] }

  /// Where the views are made that properties of the class hold.
  var heldMakings: Set<Place> {
    views.indices.reduce(into: []) { held, number in
      if views[number].isHeld, canonical(ViewFacts.ID(number: number)).number == number {
        held.formUnion(views[number].makings)
      }
    }
  }

  /// Notes that something is done to a view that is not understood.
  func doubt(_ view: ViewFacts.ID, _ reason: String) {
    change(view) { if !$0.unknowns.contains(reason) { $0.unknowns.append(reason) } }
  }

  /// Makes two views one: what is said of either is said of both.
  func unite(_ first: ViewFacts.ID, _ second: ViewFacts.ID) {
    let (kept, gone) = (canonical(first), canonical(second))
    guard kept != gone else { return }
    aliases[gone.number] = kept.number
    views[kept.number].take(views[gone.number])
  }

  /// The view that a property of the class holds.
  func property(_ variable: VariableDeclaration, className: String, type: TypeInfo?)
    -> ViewFacts.ID
  {
    if let known = properties[variable.name] { return known }
    var facts = ViewFacts(className: className)
    facts.type = type
    facts.name = variable.name
    facts.isHeld = true
    facts.isPrivate = variable.isPrivate
    facts.isFilePrivate = variable.isFilePrivate
    facts.place = Place(
      file: variable.file, line: Int(variable.position.line), column: Int(variable.position.column))
    facts.isOutlet = variable.attributes.contains { $0.name == "IBOutlet" }
    let view = add(facts)
    properties[variable.name] = view
    return view
  }

  // MARK: - Reading

  /// The view inside a cell or a view with an effect that holds what it shows.
  func contentView(of view: ViewFacts.ID) -> ViewFacts.ID {
    let view = canonical(view)
    if let known = contentViews[view] { return known }
    var facts = ViewFacts(className: "UIView")
    facts.superviews = [view]
    let inner = add(facts)
    contentViews[view] = inner
    return inner
  }

  /// Whether a view is the one inside a cell that holds what the cell shows.
  func isContent(_ view: ViewFacts.ID, of cell: ViewFacts.ID) -> Bool {
    contentViews[canonical(cell)].map(canonical) == canonical(view)
  }

  /// Reads all code of the class and of the project's classes above it.
  func readClass() {
    guard let owner else { return }
    var queue = [owner]
    var met: Set<[String]> = []
    while let type = queue.popLast() {
      guard met.insert([type.file] + type.path).inserted, met.count < 12 else { continue }
      read(type)
      queue += type.parents.filter { $0.kind == .classType }
    }
    settleSlots()
  }

  /// Whether a protocol adds a function to the class, so that it is not read with the class and says
  /// something of it only where that calls it; false where it adds several of the name to different classes.
  func isProtocols(_ function: FunctionDeclaration) -> Bool {
    guard let owner, !places(in: owner).contains(function.place) else { return false }
    return owner.functions(function.name).filter(\.hasBody).count == 1
  }

  /// Where the functions are declared that are read with a class.
  private func places(in owner: TypeInfo) -> Set<Place> {
    if let ownPlaces { return ownPlaces }
    var places: Set<Place> = []
    var queue = [owner]
    while let type = queue.popLast() {
      places.formUnion((type.ownFunctions + type.initializers).map(\.place))
      queue += type.parents.filter { $0.kind == .classType }
    }
    ownPlaces = places
    return places
  }

  /// Reads functions outside any type, or those of an extension of the system's type.
  func read(functions: [FunctionDeclaration], variables: [VariableDeclaration], file: String) {
    let receiver: Thing = isController ? .controller : .other
    for function in functions where setting.has(function.attributes) {
      read(function, in: SetupFrame(scope: Scope(file: file), receiver: receiver, isOwn: false))
    }
    for variable in variables {
      let frame = SetupFrame(scope: Scope(file: file), receiver: receiver, isOwn: false)
      if let getter = variable.getter {
        note(returned: run(getter, in: frame), by: variable.name)
      }
    }
    settleSlots()
  }

  private func read(_ type: TypeInfo) {
    let receiver: Thing = own.map { isController ? .controller : .view($0) } ?? .other
    func frame(_ file: String) -> SetupFrame {
      let instance = Instance(type: type, fields: construction.fields, place: nil)
      return SetupFrame(
        scope: Scope(file: file, type: type, receiver: .instance(instance)), receiver: receiver,
        isOwn: true)
    }
    for variable in type.ownVariables {
      if let getter = variable.getter {
        note(returned: run(getter, in: frame(variable.file)), by: variable.name)
      } else if let value = variable.value {
        let frame = frame(variable.file)
        read(place(variable.position, in: frame), isFirst: true) {
          initialize(variable, with: value, in: frame)
        }
      } else {
        _ = ownProperty(variable.name, in: frame(variable.file))
      }
    }
    for variable in type.ownVariables where !variable.observers.isEmpty {
      let outside = frame(variable.file)
      let block = SetupFrame(in: outside, branch: outside.branch(at: variable.position))
      for name in ["newValue", "oldValue"] {
        block.bind(name, to: .other)
        block.scope.bind(name, to: .unknown)
      }
      _ = run(variable.observers, in: block)
    }
    for function in type.initializers where setting.has(function.attributes) {
      read(function.place, isFirst: true) { read(function, in: frame(function.file)) }
    }
    // What takes arguments is read after what may call it.
    let functions = type.ownFunctions.filter { setting.has($0.attributes) }
    for function in functions.filter(\.parameters.isEmpty)
      + functions.filter({ !$0.parameters.isEmpty })
    {
      read(function.place, isFirst: Self.settingUp.contains(function.name)) {
        read(function, in: frame(function.file))
      }
    }
  }

  private func read(_ function: FunctionDeclaration, in frame: SetupFrame) {
    guard let body = function.body else { return }
    maker = function.name
    defer { maker = nil }
    for known in construction.parameters(of: function) {
      let known = known.isEmpty ? knownParameters(of: function) : known
      let block = SetupFrame(in: frame)
      for parameter in function.parameters {
        block.scope.bind(parameter.name, to: known[parameter.name] ?? .unknown)
        block.bind(parameter.name, to: given(parameter, in: block))
      }
      note(returned: run(body, in: block), by: function.name)
    }
  }

  /// A view that the caller of a function gives.
  private func given(_ parameter: Parameter, in frame: SetupFrame) -> Thing {
    let written =
      parameter.type.name == "Optional" ? parameter.type.arguments.first : parameter.type
    guard let written, let (className, type) = viewClass(written.name, in: frame.scope) else {
      return .other
    }
    var facts = ViewFacts(className: className)
    facts.type = type
    facts.name = parameter.name
    return .view(add(facts))
  }

  /// Notes what a function that nothing here calls returns: whoever calls it may do more with it.
  private func note(returned thing: Thing?, by name: String) {
    switch thing {
    case .view(let view):
      if let place = facts(view).place { returned[place] = name }
      change(view) { $0.isHandedOut = true }
      doubt(view, "it is handed to code that is not followed")
    case .recognizer(let number): recognizers[number].isHandedOut = true
    case .list(let things): for thing in things { note(returned: thing, by: name) }
    default: break
    }
  }

  /// A property's first value.
  private func initialize(
    _ variable: VariableDeclaration, with value: Expression, in frame: SetupFrame
  ) {
    let known = ownProperty(variable.name, in: frame)
    var thing = read(value, as: variable.type, in: frame)
    if thing.isOther, value.isCall, case .view(let property)? = known {
      thing = .view(madeElsewhere(facts(property).className, at: value.position, in: frame))
    }
    switch (known, thing) {
    case (.view(let property)?, .view(let made)): unite(property, made)
    case (nil, .view(let made)), (.slot?, .view(let made)):
      let made = facts(made)
      let property = property(variable, className: made.className, type: made.type)
      unite(property, add(made))
      if case .view(let view) = thing { unite(property, view) }
    default: slots[variable.name, default: []].append(thing)
    }
  }

  /// What a property of the class refers to; nil where the class has none of that name.
  func ownProperty(_ name: String, in frame: SetupFrame) -> Thing? {
    if let known = properties[name] { return .view(known) }
    guard let variable = owner?.variable(name) ?? frame.scope.type?.variable(name) else {
      return nil
    }
    if let getter = variable.getter {
      guard let result = variable.type?.unwrapped,
        viewClass(result.element.name, in: frame.scope) != nil
      else { return .slot(name) }
      return listed(
        inline("\(variable.file).\(name)") { run(getter, in: SetupFrame(in: frame)) } ?? .other)
    }
    if let written = variable.type?.unwrapped,
      let (className, type) = viewClass(written.name, in: frame.scope)
        ?? genericArguments[written.name].flatMap({ viewClass($0.name, in: frame.scope) })
    {
      return .view(property(variable, className: className, type: type))
    }
    if variable.type == nil, let value = variable.value,
      let made = madeClass(value, in: frame.scope)
    {
      return .view(property(variable, className: made.0, type: made.1))
    }
    // A constant list of views is what it is made of.
    if !variable.isMutable, let known = slots[name], known.count == 1, case .list = known[0] {
      return listed(known[0])
    }
    return .slot(name)
  }

  /// Marks the views of a list that the class holds.
  private func listed(_ thing: Thing) -> Thing {
    if case .list(let things) = thing {
      for case .view(let view) in things { change(view) { $0.isListed = true } }
    }
    return thing
  }

  /// The class that an expression makes, as `UIButton(type: .system)` does, or a function of the class that
  /// says what it returns.
  private func madeClass(_ value: Expression, in scope: Scope) -> (String, TypeInfo?)? {
    guard case .chain(let base, let links) = value.kind, case .name(let name) = base.kind,
      case .call(let arguments)? = links.first?.kind
    else { return nil }
    if let made = viewClass(name, in: scope) { return made }
    guard links.dropFirst().allSatisfy(\.isSetup),
      let type = owner ?? scope.type,
      let function = type.functions(name).first(where: { $0.takes(arguments) }),
      let result = function.result?.unwrapped, !function.generics.contains(result.name)
    else { return nil }
    return viewClass(result.name, in: scope)
  }

  /// A class of views by its name.
  func viewClass(_ name: String, in scope: Scope) -> (String, TypeInfo?)? {
    if let type = index.type(name, from: scope) {
      return type.systemViewClass.map { ($0, type) }
    }
    return ViewClasses.isSystemView(name) || ViewClasses.isLibraryView(name) ? (name, nil) : nil
  }

  /// Runs a body unless it is under way already.
  func inline(_ key: String, _ body: () -> Thing?) -> Thing? {
    guard entered.count < Self.mostDepth, !entered.contains(key), step() else { return nil }
    entered.append(key)
    defer { entered.removeLast() }
    return body()
  }

  /// Does to what properties hold what was done to it through their names.
  private func settleSlots() {
    for thing in slots.values.joined() { _ = listed(thing) }
    for name in activatedSlots { activate(.list(slots[name] ?? [])) }
    for (name, views) in slotRecognizers {
      for case .recognizer(let number) in slots[name] ?? [] { recognizers[number].views += views }
    }
    for (name, values) in slotConstants {
      for value in values { setConstant(value, of: .list(slots[name] ?? [])) }
    }
    for name in switchedSlots {
      for thing in slots[name] ?? [] { switchOff(thing) }
    }
    settleBlocks()
    settleScrolling()
    settleBranches()
    let first = firstRuns()
    settleHidden(by: first)
    settleTransforms(by: first)
    settleTexts()
  }

  /// Notes that constraints may have another constant.
  func setConstant(_ value: Length?, of thing: Thing) {
    switch thing {
    case .constraints(let numbers):
      for number in numbers { constraints[number].constants.append(value) }
    case .list(let things): for thing in things { setConstant(value, of: thing) }
    case .slot(let name): slotConstants[name, default: []].append(value)
    default: break
    }
  }

  /// Notes that constraints may be left out or have other constants.
  func switchOff(_ thing: Thing) {
    switch thing {
    case .constraints(let numbers): for number in numbers { constraints[number].isSwitched = true }
    case .list(let things): for thing in things { switchOff(thing) }
    case .slot(let name): switchedSlots.insert(name)
    default: break
    }
  }
}

/// A constraint while the code is read.
struct ConstraintFacts {
  enum Kind {
    case length(LengthConstraint)
    case edge(EdgeConstraint)
  }

  var view: ViewFacts.ID
  var kind: Kind
  var place: Place
  var name: String
  var isActive = false
  /// Whether it is deactivated or changed somewhere.
  var isSwitched = false
  /// How strongly it holds, up to 1000; nil where that is not known.
  var priority: Length? = 1000
  /// The branches that it stands in, or is activated in.
  var branches: Set<Branch> = []
  /// Whether it stands in a branch that its view does not.
  var isConditional = false
  /// Whether it is one of several of which one holds.
  var isChoice = false
  /// Whether it takes the place of another that says the same of the view.
  var isAlternative = false
  /// The call that makes it with others, where a library's helper does, and the branches of that call.
  var block: (place: Place, branches: Set<Branch>)?
  /// What its constant is set to later; nil where that is not known.
  var constants: [Length?] = []

  /// Whether nothing in practice overrules it: what views ask for by their content has 750, and what
  /// apps let others overrule has less than 900.
  var isRequired: Bool { priority.map { $0.smallest >= 900 } ?? false }
  /// Whether it holds where nothing stronger says otherwise.
  var isWish: Bool { isActive && !isSwitched && !isConditional && !isRequired && priority != nil }
  /// Whether it holds wherever its code runs.
  var isSettled: Bool { isActive && !isSwitched && isRequired }
  var isCertain: Bool { isSettled && !isConditional }
}

/// A gesture recogniser and the views that it is added to.
struct RecognizerFacts {
  var kind: Screen.Element.Kind
  var name: String?
  var place: Place
  var views: [ViewFacts.ID] = []
  /// Views of other classes', each with the property that holds it.
  var inner: [(type: TypeInfo, property: String)] = []
  /// Whether it is added to a view that is not followed.
  var isAddedElsewhere = false
  /// Whether a function that is read by itself returns it.
  var isHandedOut = false
}

/// An item of a bar.
struct BarItemFacts {
  var name: String?
  var place: Place
}

extension TypeName {
  /// The type without its optionality.
  var unwrapped: TypeName {
    name == "Optional" ? arguments.first ?? self : self
  }

  /// What a list holds; the type itself for others.
  var element: TypeName {
    name == "Array" ? arguments.first ?? self : self
  }
}

extension ViewFacts {
  /// Takes in what was said of the same view by another name.
  mutating func take(_ other: ViewFacts) {
    // What is made decides, not the class that is written for it.
    let isLibrarys = other.isMade && ViewClasses.isLibraryView(other.className)
    if type == nil, other.type != nil || className == "UIView" || isLibrarys {
      isControl = isControl || isLibrarys && elementKind != nil
      type = other.type
      className = other.className
    }
    name = name ?? other.name
    place = place ?? other.place
    if other.isMade { branches = isMade ? branches.intersection(other.branches) : other.branches }
    additions += other.additions
    adders.formUnion(other.adders)
    isMade = isMade || other.isMade
    isMadeElsewhere = isMadeElsewhere || other.isMadeElsewhere
    isWired = isWired || other.isWired
    isControl = isControl || other.isControl
    isPrivate = isPrivate || other.isPrivate
    isFilePrivate = isFilePrivate || other.isFilePrivate
    isHeld = isHeld || other.isHeld
    makings.formUnion(other.makings)
    isListed = isListed || other.isListed
    isHandedOut = isHandedOut || other.isHandedOut
    isOutlet = isOutlet || other.isOutlet
    isOwn = isOwn || other.isOwn
    isLoose = isLoose || other.isLoose
    blocks.formUnion(other.blocks)
    isRemade = isRemade || other.isRemade
    isFitted = isFitted || other.isFitted
    buttonType = buttonType ?? other.buttonType
    lengths += other.lengths
    edges += other.edges
    frames += other.frames
    superviews += other.superviews
    holdsViews = holdsViews || other.holdsViews
    isMixed = isMixed || other.isMixed
    construction = construction?.joined(other.construction) ?? other.construction
    stacks += other.stacks
    hugging.merge(other.hugging) { $0 + $1 }
    resistance.merge(other.resistance) { $0 + $1 }
    hasCustomSpacing = hasCustomSpacing || other.hasCustomSpacing
    content.take(other.content)
    properties.merge(other.properties) { $0 + $1 }
    transforms += other.transforms
    unknowns += other.unknowns.filter { !unknowns.contains($0) }
    isHidden.formUnion(other.isHidden)
    isHiddenAtFirst = isHiddenAtFirst || other.isHiddenAtFirst
    reacts.formUnion(other.reacts)
    isEnabled.formUnion(other.isEnabled)
    host = host ?? other.host
  }
}

extension ButtonContent {
  mutating func take(_ other: ButtonContent) {
    titles += other.titles
    hasAttributedTitle = hasAttributedTitle || other.hasAttributedTitle
    images += other.images
    backgroundImages += other.backgroundImages
    fonts += other.fonts
    symbolConfigurations += other.symbolConfigurations
    contentInsets += other.contentInsets
    imageInsets += other.imageInsets
    titleInsets += other.titleInsets
    lines += other.lines
    configurations += other.configurations
  }
}
