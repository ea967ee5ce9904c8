import TouchModel

/// What code of UIKit's writes where it makes a controller that hosts views, as
/// `UIHostingController(rootView: Text("Done").padding())`, with the names that stand before it.
struct HostedContent: Sendable {
  /// The file that it is written in.
  var file: String
  var position: Position
  /// What makes the content, run one after the other.
  var statements: [Statement]
}

extension TypeInfo {
  /// What the members of the type write for controllers that host views, in the order in which it is
  /// declared.
  var hostedContents: [HostedContent] {
    var bodies: [(file: String, statements: [Statement])] = []
    for function in ownFunctions {
      if let body = function.body { bodies.append((function.file, body)) }
    }
    for variable in ownVariables {
      if let getter = variable.getter { bodies.append((variable.file, getter)) }
      guard let value = variable.value else { continue }
      bodies.append(
        (variable.file, [Statement(kind: .expression(value), position: value.position)]))
    }
    return bodies.flatMap { $0.statements.hosted(in: $0.file) }
  }
}

extension [Statement] {
  fileprivate func hosted(in file: String) -> [HostedContent] {
    var contents: [HostedContent] = []
    var named: [Statement] = []
    for statement in self {
      [statement].forEachExpression { expression in
        guard let root = expression.hostedRoot else { return }
        let shown = Statement(kind: .return(root), position: root.position)
        contents.append(
          HostedContent(file: file, position: root.position, statements: named + [shown]))
      }
      if case .binding = statement.kind { named.append(statement) }
    }
    return contents
  }
}

extension Expression {
  /// What a controller that it makes is to host; nil where it makes none.
  fileprivate var hostedRoot: Expression? {
    guard case .chain(let base, let links) = kind, case .name(let name) = base.kind,
      name.hasSuffix("HostingController"), case .call(let given)? = links.first?.kind
    else { return nil }
    return given.first { $0.label == "rootView" }?.value
  }
}

extension ProjectAudit {
  /// Where walks begin at what types that are no views write for controllers to host.
  ///
  /// - Parameter elements: What is looked for, by the types that it stands in.
  func hostedStops(of elements: [DeclaredElement]) -> [Stop] {
    var types: [ViewReference] = []
    for file in Set(elements.map(\.place.file)).sorted() {
      guard let number = index.number(of: file) else { continue }
      let names = Set(elements.lazy.filter { $0.place.file == file }.map(\.view))
      types += index.types(in: number).filter {
        names.contains($0.name) && !$0.isView && !$0.hasBody
      }.map { ViewReference($0) }
    }
    return types.flatMap { type in
      (0..<(index.type(at: type)?.hostedContents.count ?? 0)).map { stop(at: type, number: $0) }
    }
  }

  private func stop(at reference: ViewReference, number: Int) -> Stop {
    let way = UseRecorder()
    let (index, setting) = (index.recording(way), setting)
    return Stop(
      key: MemoryPurpose.hosted.key(of: reference, "\(number)"),
      digest: (0 as UInt64).mixed(with: "hosted \(number)").mixed(with: reference.place),
      view: reference.name, isWholeScreen: false, way: way
    ) {
      guard let type = index.type(at: reference) else { return nil }
      let contents = type.hostedContents
      guard number < contents.count else { return nil }
      return setting.seed(for: contents[number], in: type)
    }
  }
}

extension Setting {
  /// What a controller hosts, in the object whose code makes it. Items of bars show in a navigation
  /// controller alone: the one around it.
  fileprivate func seed(for content: HostedContent, in type: TypeInfo) -> ScreenSeed {
    let scope = Scope(
      file: content.file, type: type,
      receiver: .instance(Instance(type: type, fields: [:])))
    let function = FunctionValue.closure(
      Expression.Closure(parameters: [], body: content.statements), scope)
    return ScreenSeed(
      content: .deferred(function, []), environment: environment,
      place: Place(content.position, in: content.file), isPushed: true, view: type.name)
  }
}
