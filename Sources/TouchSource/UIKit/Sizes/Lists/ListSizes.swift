import TouchLayout
import TouchModel

/// The lengths that tables and collections give the cells and the headers of a class, where methods of
/// their delegates, or of IGListKit's section controllers, say them, or a property that is set.
struct ListSizes {
  let index: SourceIndex
  let setting: Setting

  /// A length with the method or the property that says it.
  struct Given {
    var length: Length
    var giver: String
    var place: Place
  }

  /// What is known of both sides.
  struct Found {
    var width: Given?
    var height: Given?
    /// The method or the property that gives it a size, of which nothing is known.
    var unknown: String?

    var isKnown: Bool { width != nil || height != nil }
  }

  /// The methods that make the views of a list, and those that size them, each by its name or by the label
  /// that tells it apart from others of its name.
  private struct Methods {
    /// The class of the list.
    var list: String
    /// The types whose methods a list asks.
    var delegates: [String]
    var making: [String]
    var sizing: [String]
    /// What says how large all cells are where none of the methods does.
    var property: Property?
  }

  /// A property of a list's, or of its layout's.
  private struct Property {
    var name: String
    /// The types of delegates that a list would ask for sizes.
    var delegates: [String]
  }

  /// The types whose methods a table asks.
  static let tableDelegates = ["UITableViewDelegate", "UITableViewController"]

  /// The most files that are looked at for one class.
  private static let mostFiles = 8

  /// What a method returns for a class's cells, on one of the ways through it.
  struct Answer {
    var result: CodeWalk.Result
    var label: String
    var place: Place
    var type: TypeInfo
  }

  /// The lengths of the cells or the headers of a class wherever the project shows them, or where some
  /// types do.
  func sizes(of cell: TypeInfo, in owners: [TypeInfo]? = nil) -> Found {
    let methods = methods(for: cell)
    guard !methods.isEmpty,
      cell.functions("preferredLayoutAttributesFitting").isEmpty
    else { return Found() }
    let files = index.numbers(mentioning: cell.name)
    guard files.count <= Self.mostFiles else { return Found() }
    var answers: [Answer] = []
    for number in files where showsAny(cell, in: number) {
      let types = index.declaredOrExtended(in: number).filter { type in
        owners?.contains { $0.file == type.file && $0.path == type.path } ?? true
      }
      if owners != nil, types.isEmpty { continue }
      guard let bytes = index.bytes(of: number), !bytes.mayLayOutOtherwise,
        !index.files[number].scan.types.contains(where: { $0.inherits.contains(cell.name) })
      else { return Found() }
      func found(in types: [TypeInfo]) -> [[Answer]] {
        types.flatMap { type in methods.compactMap { self.answers(of: $0, for: cell, in: type) } }
      }
      // Of several types in a file those show it that name it, if any does.
      let naming = found(in: types.filter { names(cell, in: $0, of: number) })
      let all = naming.isEmpty ? found(in: types) : naming
      guard !all.isEmpty else { return Found() }
      answers += all.joined()
    }
    guard let first = answers.first, answers.allSatisfy({ $0.label == first.label }) else {
      return Found()
    }
    func given(_ axis: Axis) -> Given? {
      range(answers.map { length(of: $0.result, along: axis, in: $0.type) }).map {
        Given(length: $0, giver: first.label, place: first.place)
      }
    }
    let (width, height) = (given(.horizontal), given(.vertical))
    return Found(
      width: width, height: height,
      unknown: width == nil && height == nil ? first.label : nil)
  }

  private func methods(for cell: TypeInfo) -> [Methods] {
    let tables = Self.tableDelegates
    let collections = ["UICollectionViewDelegateFlowLayout"]
    if cell.inherits("UITableViewCell") {
      return [
        Methods(
          list: "UITableView", delegates: tables, making: ["cellForRowAt"],
          sizing: ["heightForRowAt"], property: Property(name: "rowHeight", delegates: tables))
      ]
    }
    if cell.inherits("UITableViewHeaderFooterView") {
      return [
        Methods(
          list: "UITableView", delegates: tables,
          making: ["viewForHeaderInSection", "viewForFooterInSection"],
          sizing: ["heightForHeaderInSection", "heightForFooterInSection"])
      ]
    }
    if cell.inherits("UICollectionViewCell") {
      return [
        Methods(
          list: "UICollectionView", delegates: collections, making: ["cellForItemAt"],
          sizing: ["sizeForItemAt"],
          property: Property(
            name: "itemSize",
            delegates: collections + ["UICollectionViewDelegate", "UICollectionViewController"]))
      ] + (hasFlexibleSections ? [] : Self.sections)
    }
    guard cell.inherits("UICollectionReusableView") else { return [] }
    return [
      Methods(
        list: "UICollectionView", delegates: collections,
        making: ["viewForSupplementaryElementOfKind"],
        sizing: ["referenceSizeForHeaderInSection", "referenceSizeForFooterInSection"])
    ]
  }

  /// The classes of IGListKit's that show one part of a list each.
  static let sectionControllers = [
    "ListSectionController", "ListGenericSectionController", "ListBindingSectionController",
  ]

  /// The methods of IGListKit's section controllers, each of which shows one part of a list.
  private static let sections = [
    Methods(
      list: "UICollectionView", delegates: sectionControllers, making: ["cellForItem"],
      sizing: ["sizeForItem"]),
    Methods(
      list: "UICollectionView", delegates: ["ListBindingSectionControllerDataSource"],
      making: ["cellForViewModel"], sizing: ["sizeForViewModel"]),
  ]

  /// Whether a list of IGListKit's may let its cells decide their size.
  private var hasFlexibleSections: Bool {
    index.numbers(mentioning: "ListAdapter").contains { number in
      index.bytes(of: number)?.mayLayOutOtherwise ?? true
    }
  }

  /// Whether what a type's code does in a file names a class.
  private func names(_ cell: TypeInfo, in type: TypeInfo, of number: Int) -> Bool {
    type.bodies(in: index.files[number].name).contains { body in
      !CodeWalk().ways(to: cell.name, in: body, along: CodePath(names: [:])).isEmpty
    }
  }

  /// Whether a file, beyond telling a list of a class, takes views of it from one.
  private func showsAny(_ cell: TypeInfo, in number: Int) -> Bool {
    guard let bytes = index.bytes(of: number) else { return false }
    return bytes.hold("dequeue") || bytes.hold(".items(")
      || bytes.occurrences(ofName: cell.name).contains { range in
        bytes[range.upperBound...].first == UInt8(ascii: "(")
      }
  }

  /// What the methods of a type that size the cells of a class return for those; nil where the type has
  /// none, or where they are not followed.
  private func answers(
    of methods: Methods, for cell: TypeInfo, in type: TypeInfo
  ) -> [Answer]? {
    if let property = methods.property,
      methods.sizing.allSatisfy({ type.functions(labelled: $0, in: setting).isEmpty })
    {
      return answers(of: property, like: methods, in: type)
    }
    // Nothing asks methods of a type that is no delegate.
    guard methods.delegates.contains(where: type.inherits) else { return nil }
    let walk = CodeWalk()
    var ways: [(String, CodePath)] = []
    for (number, label) in methods.making.enumerated() {
      for making in type.functions(labelled: label, in: setting) {
        guard let body = making.body else { continue }
        let path = CodePath(names: Self.names(in: making))
        let all = walk.ways(to: cell.name, in: body, along: path)
        // What is cast to the class is made where that is handed on, if it is anywhere.
        let made = all.filter { $0.text.contains("\(cell.name).self") }
        for way in made.isEmpty ? all : made {
          // What makes headers is told of footers too where one method makes both.
          let sizing =
            methods.making.count == methods.sizing.count
            ? [methods.sizing[number]] : methods.sizing.filter { way.mayConcern($0) }
          ways += sizing.map { ($0, way.path) }
        }
      }
    }
    let row = methods.list == "UITableView" ? "row" : "item"
    for closure in ListBindings.closures(in: type) {
      let path = CodePath(names: ListBindings.names(in: closure, row: row))
      for way in walk.ways(to: cell.name, in: closure.body, along: path) {
        ways += methods.sizing.map { ($0, way.path) }
      }
    }
    if ways.isEmpty {
      // Of several lists any may be the one that shows it.
      guard hasOneList(type, like: methods) else { return nil }
      ways = methods.sizing.map { ($0, CodePath(names: [:])) }
    }
    var answers: [Answer] = []
    for (label, way) in ways {
      guard let found = self.answers(of: label, on: way, in: type) else { return nil }
      answers += found
    }
    return answers.isEmpty ? nil : answers
  }

  /// What a type's methods of a label return on a way; nil where they are not followed.
  func answers(of label: String, on way: CodePath, in type: TypeInfo) -> [Answer]? {
    var answers: [Answer] = []
    for sizing in type.functions(labelled: label, in: setting) {
      guard let body = sizing.body,
        let found = CodeWalk().results(of: body, along: way.renamed(Self.names(in: sizing)))
      else { return nil }
      answers += found.map {
        Answer(result: $0, label: label, place: sizing.place, type: type)
      }
    }
    return answers
  }

  /// What a type gives a property that says how large all cells of its list are; nil where it does not, or
  /// has several lists.
  private func answers(
    of property: Property, like methods: Methods, in type: TypeInfo
  ) -> [Answer]? {
    guard property.delegates.contains(where: type.inherits), hasOneList(type, like: methods),
      type.ownVariables.count(where: { $0.type?.unwrapped.name == methods.list }) <= 1,
      let code = index.number(of: type.file).flatMap(index.code)
    else { return nil }
    var answers: [Answer] = []
    for body in type.bodies(in: type.file) {
      body.forEachStatement { statement, constants in
        guard case .assignment(let target, "=", let value) = statement.kind,
          target.memberName == property.name
        else { return }
        let way = CodeWalk.Result(
          path: CodePath(names: [:]), constants: constants, value: value)
        answers.append(
          Answer(
            result: way, label: property.name, place: Place(statement.position, in: type.file),
            type: type))
      }
    }
    // What else the file does with it may be to set it as well.
    let uses = code.occurrences(ofName: property.name).count
    return answers.isEmpty || answers.count != uses ? nil : answers
  }

  /// Whether the file of a type makes one list alone that its methods may be for.
  private func hasOneList(_ type: TypeInfo, like methods: Methods) -> Bool {
    guard let bytes = index.number(of: type.file).flatMap(index.bytes) else { return false }
    return bytes.occurrences(ofName: methods.list).filter { range in
      bytes[range.upperBound...].first == UInt8(ascii: "(")
    }.count <= 1
  }

  /// What the parameters stand for that methods of a list have in common.
  static func names(in function: FunctionDeclaration) -> [String: String] {
    var names: [String: String] = [:]
    for parameter in function.parameters {
      switch parameter.type.name {
      case "IndexPath": names[parameter.name] = "$path"
      case "Int": names[parameter.name] = "$path.section"
      case "String": names[parameter.name] = "$kind"
      default: names[parameter.name] = parameter.label == nil ? "$list" : "$" + parameter.name
      }
    }
    return names
  }

  // MARK: - Lengths

  /// What a method returns on a way, along an axis; nil where it is not in the source.
  func length(of way: CodeWalk.Result, along axis: Axis, in type: TypeInfo) -> Length? {
    guard var value = way.value else { return nil }
    if case .name(let name) = value.kind, let given = way.constant(name) { value = given }
    guard let parts = value.sizeArguments else {
      if let ways = results(ofContextsCall: value, on: way, in: type) {
        return range(ways.map { length(of: $0, along: axis, in: type) })
      }
      if let height = number(value, on: way, in: type) {
        // Less than nothing leaves it to what a row holds, as `UITableView.automaticDimension`.
        return axis == .vertical && height.smallest >= 0 ? height : nil
      }
      return side(axis, of: value, on: way, in: type)
    }
    guard let part = parts[axis.noun], let choices = CodeWalk().alternatives(of: part, on: way)
    else { return nil }
    return range(
      choices.map { choice in
        choice.value.flatMap { number($0, on: choice, in: type) }
      })
  }

  /// The range of lengths; nil where one is not known.
  func range(_ lengths: [Length?]) -> Length? {
    var range: Length?
    for length in lengths {
      guard let length else { return nil }
      range = range.map { $0.combined(around: length) } ?? length
    }
    return range
  }

  /// What a function returns that the project adds to what IGListKit tells section controllers of their
  /// list, as in `collectionContext!.cellSize(with: 38)`; nil for any other expression.
  private func results(
    ofContextsCall expression: Expression, on way: CodeWalk.Result, in type: TypeInfo
  ) -> [CodeWalk.Result]? {
    guard case .chain(_, let links) = expression.kind, links.count > 1,
      case .call(let arguments)? = links.last?.kind,
      case .member(let name)? = links.dropLast().last?.kind
    else { return nil }
    let function = index.extensionFunctions(
      name, of: "ListCollectionContext", from: Scope(file: type.file)
    ).first { !$0.isStatic && !$0.isVariadic && $0.takes(arguments) }
    guard let function, let body = function.body else { return nil }
    var inside = CodeWalk.Result(path: CodePath(names: [:]))
    inside.constants = way.constants
    for (parameter, places) in zip(function.parameters, function.places(of: arguments)) {
      guard let value = places.first.map({ arguments[$0].value }) ?? parameter.value else {
        return nil
      }
      inside.constants.append((parameter.name, value))
    }
    return CodeWalk().results(of: body, along: inside.path)?.map { result in
      var result = result
      result.constants = inside.constants + result.constants
      return result
    }
  }

  private func number(
    _ expression: Expression, on way: CodeWalk.Result, in type: TypeInfo
  ) -> Length? {
    let (reader, frame) = frame(on: way, in: type)
    return reader.number(expression, in: frame)
  }

  /// One side of the size that an expression stands for which is none itself, as a constant of the cell's
  /// class.
  private func side(
    _ axis: Axis, of expression: Expression, on way: CodeWalk.Result, in type: TypeInfo
  ) -> Length? {
    let (reader, frame) = frame(on: way, in: type)
    return SetupReader.side(axis.noun, of: reader.values(expression, in: frame))
  }

  /// What the code of a type sees on a way.
  private func frame(
    on way: CodeWalk.Result, in type: TypeInfo
  ) -> (reader: SetupReader, frame: SetupFrame) {
    let reader = SetupReader(index: index, setting: setting, owner: type)
    let instance = Instance(type: type, fields: [:], place: nil)
    let frame = SetupFrame(
      scope: Scope(file: type.file, type: type, receiver: .instance(instance)), receiver: .other,
      isOwn: false)
    for (name, value) in way.constants {
      frame.scope.bind(name, to: reader.anyValue(value, in: frame))
    }
    return (reader, frame)
  }
}

extension SourceIndex {
  /// The types that a file declares or extends.
  func declaredOrExtended(in number: Int) -> [TypeInfo] {
    let name = files[number].name
    let extended = declarations(of: number).types.filter { $0.kind == .extension }
      .compactMap { type($0.name, from: Scope(file: name)) }
    return (types(in: number) + extended).uniqued { [$0.file] + $0.path }
  }
}

extension TypeInfo {
  /// The functions of a type, or of a class above it, that their name or a label of a parameter tells
  /// apart.
  func functions(labelled label: String, in setting: Setting) -> [FunctionDeclaration] {
    let own = ownFunctions.filter { function in
      function.hasBody && setting.has(function.attributes)
        && (function.name == label || function.parameters.contains { $0.label == label })
    }
    if !own.isEmpty { return own }
    return parents.lazy.map { $0.functions(labelled: label, in: setting) }.first { !$0.isEmpty }
      ?? []
  }
}

extension TypeInfo {
  /// What each of its functions, its initializers and the values of its variables does that stand in a file.
  fileprivate func bodies(in file: String) -> [[Statement]] {
    let functions = (ownFunctions + initializers).filter { $0.file == file }
    let variables = ownVariables.filter { $0.file == file }
    return functions.map { $0.body ?? [] }
      + variables.flatMap { variable in
        [
          variable.getter ?? [], variable.observers,
          variable.value.map { [Statement(kind: .expression($0), position: $0.position)] } ?? [],
        ]
      }
  }
}

extension CodeWalk.Result {
  /// What a constant stands for on the way; nil for another name.
  fileprivate func constant(_ name: String) -> Expression? {
    constants.last { $0.0 == name }?.1
  }
}

extension CodeWalk.Way {
  /// Whether headers may be made on it, or footers, as the name of what sizes them says.
  fileprivate func mayConcern(_ sizing: String) -> Bool {
    let others = ["Header", "Footer"].filter { !sizing.contains($0) }.map {
      "elementKindSection\($0)"
    }
    return !others.contains {
      text.contains($0) || path.isOf(kind: $0) || path.isOf(kind: "UICollectionView.\($0)")
    }
  }
}

extension Expression {
  /// The arguments of a `CGSize` by their labels; nil for anything else.
  fileprivate var sizeArguments: [String: Expression]? {
    guard case .chain(let base, let links) = kind, case .call(let arguments)? = links.last?.kind
    else { return nil }
    switch (base.kind, links.count) {
    case (.name("CGSize"), 1), (.implicitMember("init"), 1): break
    case (.name("CGSize"), 2):
      guard case .member("init") = links[0].kind else { return nil }
    default: return nil
    }
    return Dictionary(arguments.map { ($0.label ?? "", $0.value) }) { first, _ in first }
  }
}
