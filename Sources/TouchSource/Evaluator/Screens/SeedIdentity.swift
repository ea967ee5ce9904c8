import TouchLayout
import TouchModel

/// Goes over all that a screen is made of, values and code, so that a later run knows whether it is
/// still the same, whatever became of the screens that lead to it.
///
/// Unlike `ScreenSeed.digest`, by which screens that show the same merge, it leaves nothing out.
struct SeedIdentity {
  private var hash = ContentHash()
  private var types: [ObjectIdentifier: TypeInfo] = [:]
  private var files: Set<String> = []
  /// Scopes by the order in which they were met: closures share them, and may lie in them.
  private var scopes: [ObjectIdentifier: UInt64] = [:]
  private var steps = 0

  /// The most values that are looked at.
  static let mostSteps = 20_000

  /// Looks at a screen.
  init(of seed: ScreenSeed) {
    switch seed.content {
    case .view(let view): add(view)
    case .deferred(let function, let given):
      add(function)
      for value in given { add(value) }
    }
    add(seed.environment)
    add(seed.place)
    hash.add(seed.view)
    add(seed.isPushed)
    add(seed.size?.width)
    add(seed.size?.height)
  }

  /// Looks at how a view of UIKit's is made.
  init(of construction: Construction) {
    add(construction.fields)
    add(construction.initializer != nil)
    if let initializer = construction.initializer { add(initializer) }
    add(construction.arguments)
    add("calls", count: construction.calls.count)
    for call in construction.calls {
      hash.add(call.file)
      add(call.function)
      add(call.arguments)
    }
  }

  /// A number that is equal for equal screens, as long as what `note(in:)` notes stays as it is; nil
  /// for a screen of more values than are looked at.
  var value: UInt64? { steps < Self.mostSteps ? hash.value : nil }

  /// Notes the code that it is made of as read from a project.
  func note(in index: SourceIndex) {
    for type in types.values { index.note(type) }
    for file in files { index.note(file: file) }
  }

  // MARK: - Values

  private mutating func add(_ value: Value) {
    steps += 1
    guard steps < Self.mostSteps else { return }
    switch value {
    case .number(let length): add("number", length)
    case .boolean(let flag): hash.add(flag ? "true" : "false")
    case .string(let pieces):
      add("string", count: pieces.count)
      for piece in pieces {
        switch piece {
        case .known(let text): hash.add("known \(text)")
        case .open: hash.add("open")
        case .number: hash.add("number")
        case .date: hash.add("date")
        case .symbol(let name): hash.add("symbol \(name ?? "")")
        }
      }
    case .array(let members):
      add("array", count: members.count)
      for member in members { add(member) }
    case .openArray(let member):
      hash.add("open array")
      add(member)
    case .tuple(let members): add(members)
    case .null: hash.add("nil")
    case .function(let function): add(function)
    case .instance(let instance): add(instance)
    case .enumCase(let value):
      hash.add("case \(value.name)")
      add(value.type)
      add(value.values)
    case .type(let type): add(type)
    case .external(let external):
      add("external", count: external.path.count)
      hash.add(external.type ?? "")
      for step in external.path {
        hash.add(step.name)
        if let arguments = step.arguments { add(arguments) }
      }
      add(external.place)
    case .view(let view): add(view)
    case .keyPath(let names):
      add("key path", count: names.count)
      for name in names { hash.add(name) }
    case .state(let value, let base, let origin):
      hash.add("state")
      add(value)
      add(base)
      hash.add(origin?.key ?? "")
    case .open(let type, let owner):
      hash.add("open value")
      add(type)
      add(owner)
    }
  }

  private mutating func add(_ values: [Bound]) {
    add("values", count: values.count)
    for bound in values {
      hash.add(bound.label ?? "_")
      add(bound.isTrailing)
      add(bound.value)
    }
  }

  private mutating func add(_ values: [String: Value]) {
    add("named", count: values.count)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      hash.add(name)
      add(value)
    }
  }

  private mutating func add(_ instance: Instance) {
    hash.add("instance")
    add(instance.type)
    add(instance.fields)
    add(instance.place)
    add(instance.placement != nil)
    if let placement = instance.placement { add(placement.environment) }
  }

  private mutating func add(_ view: ViewValue) {
    steps += 1
    guard steps < Self.mostSteps else { return }
    switch view {
    case .system(let call):
      hash.add("system")
      add(call)
    case .project(let instance, let place):
      add(instance)
      add(place)
    case .group(let views):
      add("group", count: views.count)
      for view in views { add(view) }
    case .repeated(let views, let isOpen):
      add(isOpen ? "open repeated" : "repeated", count: views.count)
      for view in views { add(view) }
    case .modified(let content, let call):
      hash.add("modified")
      add(content)
      add(call)
    case .wrapped(let content, let instance, let place):
      hash.add("wrapped")
      add(content)
      add(instance)
      add(place)
    case .outside(let name, let place):
      hash.add("outside \(name)")
      add(place)
    case .label(let content):
      hash.add("label")
      add(content)
    }
  }

  private mutating func add(_ call: ViewValue.Call) {
    hash.add(call.name)
    add(call.arguments)
    add(call.place)
    hash.add(call.view)
    add(call.calledAt)
    add(call.mayBeOwn)
  }

  // MARK: - Code

  /// Code counts by where it is written: a file is noted, and unchanged where the number holds.
  private mutating func add(_ function: FunctionValue) {
    switch function {
    case .closure(let closure, let scope):
      add("closure", count: closure.body.count)
      for name in closure.parameters { hash.add(name) }
      for statement in closure.body { add(statement.position) }
      add(scope)
    case .declared(let declaration, let owner, let receiver):
      hash.add("function \(declaration.name) \(declaration.extended ?? "")")
      add(declaration.position)
      note(declaration.file)
      // Where they are written inside an extension, types are named as they are known outside.
      for parameter in declaration.parameters { add(parameter.type) }
      add(declaration.result)
      add(owner)
      add(receiver != nil)
      if let receiver { add(receiver) }
    case .initializer(let reference):
      hash.add("initializer")
      add(reference.type)
      add(reference.labels != nil)
      add("labels", count: reference.labels?.count ?? 0)
      for label in reference.labels ?? [] { hash.add(label ?? "_") }
      add(reference.position)
      add(reference.scope)
    case .constant(let value):
      hash.add("constant")
      add(value)
    case .open: hash.add("open function")
    }
  }

  private mutating func add(_ scope: Scope) {
    var scope: Scope? = scope
    while let current = scope {
      if let number = scopes[ObjectIdentifier(current)] {
        hash.add(number)
        return
      }
      scopes[ObjectIdentifier(current)] = UInt64(scopes.count)
      note(current.file)
      hash.add("scope \(current.extended ?? "")")
      add(current.type)
      add(current.caller != nil)
      if let caller = current.caller {
        add(caller.place)
        hash.add(caller.view)
      }
      add(current.calledAt)
      add(current.result)
      add(current.receiver != nil)
      if let receiver = current.receiver { add(receiver) }
      add(current.bound)
      scope = current.parent
    }
    hash.add("outermost")
  }

  private mutating func add(_ type: TypeInfo?) {
    guard let type else {
      hash.add("no type")
      return
    }
    if types.updateValue(type, forKey: ObjectIdentifier(type)) == nil { files.insert(type.file) }
    hash.add("type \(type.file)")
    for name in type.path { hash.add(name) }
  }

  private mutating func add(_ type: TypeName?) {
    guard let type else {
      hash.add("no name")
      return
    }
    add(type.name, count: type.arguments.count)
    hash.add(UInt64(bitPattern: Int64(type.parameterCount ?? -1)))
    for name in type.present.sorted() { hash.add("present \(name)") }
    for label in type.labels { hash.add(label ?? "_") }
    for argument in type.arguments { add(argument) }
  }

  private mutating func note(_ file: String) {
    files.insert(file)
    hash.add(file)
  }

  // MARK: - The environment

  private mutating func add(_ environment: FlowingEnvironment) {
    steps += 1
    guard steps < Self.mostSteps else { return }
    add(environment.layout)
    for style in FlowingEnvironment.styles {
      switch environment[keyPath: style] {
      case .system(let name): hash.add("system \(name)")
      case .open(let name): hash.add("open \(name)")
      case .aroundBar: hash.add("around a bar")
      case .custom(let instance): add(instance)
      case .drawn(let function): add(function)
      }
    }
    add(environment.values)
    add(environment.objects)
    add(environment.control != nil)
    if let control = environment.control {
      hash.add(control.kind.rawValue)
      hash.add(control.style)
      add(control.call)
    }
    hash.add(environment.container.rawValue)
    for flag in [
      environment.isOpen, environment.sharesBarItem, environment.mayBeAbsent,
      environment.isInOtherRow,
      environment.isInsideControl, environment.isHeading, environment.isForegroundClear,
      environment.hasNavigation,
      environment.hasWidgetMargins, environment.opensLinks, environment.hidesLabels,
      environment.widgetFamilies != nil,
      environment.isLabelOfRow, environment.isLabelOfMenu, environment.isOverruled,
      environment.isDisabledForGood, environment.isInOpenMargin, environment.hasProminentHeaders,
    ] {
      add(flag)
    }
    hash.add(environment.symbolVariants.joined(separator: "."))
    add("least height", environment.minRowHeight)
    hash.add(environment.scrollView ?? 0)
    hash.add(environment.borderShape ?? "no shape")
    for family in environment.widgetFamilies ?? [] { hash.add(family.rawValue) }
    add(environment.widgetSize?.width)
    add(environment.widgetSize?.height)
  }

  private mutating func add(_ environment: TouchLayout.Environment) {
    add(environment.font != nil)
    if let font = environment.font {
      switch font.size {
      case .style(let style): hash.add("style \(style.rawValue)")
      case .fixed(let length): add("fixed", length)
      case .scaled(let length, let style): add("scaled \(style.rawValue)", length)
      }
      hash.add(font.weight?.rawValue ?? "no weight")
      add(font.design)
    }
    hash.add(environment.weight?.rawValue ?? "no weight")
    add(environment.design != nil)
    if let design = environment.design { add(design) }
    hash.add(environment.textSize.rawValue)
    hash.add(environment.imageScale.rawValue)
    hash.add(environment.controlSize.rawValue)
    hash.add(UInt64(bitPattern: Int64(environment.lineLimit ?? -1)))
    hash.add(UInt64(bitPattern: Int64(environment.leastLines)))
    add(environment.expectsLines)
    add(environment.minimumScale)
    add("letter spacing", environment.letterSpacing)
    hash.add(environment.textCase?.rawValue ?? "no case")
    add(environment.isRightToLeft)
    add(environment.isEnabled)
    hash.add(environment.labelStyle.rawValue)
    hash.add(UInt64(environment.system))
    add(environment.scale)
  }

  /// To print values by what the compiler knows of them takes a thousand times as long.
  private mutating func add(_ design: Font.Design) {
    switch design {
    case .default: hash.add("default")
    case .rounded: hash.add("rounded")
    case .serif: hash.add("serif")
    case .monospaced: hash.add("monospaced")
    case .custom(let name): hash.add("custom \(name)")
    case .file(let face): hash.add("file \(face.description)")
    }
  }

  // MARK: - Parts

  private mutating func add(_ name: String, count: Int) {
    hash.add(name)
    hash.add(UInt64(count))
  }

  private mutating func add(_ name: String, _ length: Length?) {
    hash.add(name)
    add(length?.smallest)
    add(length?.typical)
    add(length?.largest)
  }

  private mutating func add(_ number: Double?) {
    hash.add(number.map(\.bitPattern) ?? .max)
  }

  private mutating func add(_ flag: Bool) { hash.add(flag ? 1 : 0 as UInt64) }

  private mutating func add(_ position: Position) {
    hash.add(UInt64(bitPattern: Int64(position.line)))
    hash.add(UInt64(bitPattern: Int64(position.column)))
  }

  private mutating func add(_ place: Place?) {
    hash.add(place?.file ?? "nowhere")
    hash.add(UInt64(bitPattern: Int64(place?.line ?? 0)))
    hash.add(UInt64(bitPattern: Int64(place?.column ?? 0)))
  }
}
