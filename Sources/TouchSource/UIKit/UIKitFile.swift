import TouchLayout
import TouchModel
import TouchRules

/// The elements that one audited file declares in UIKit code.
struct UIKitFile {
  let number: Int
  let index: SourceIndex
  let setting: Setting
  let cache: ReadingCache

  var name: String { index.files[number].name }

  /// The elements in order of their places, each once.
  ///
  /// - Parameter unused: The names of types that nothing uses.
  func elements(unused: Set<String> = []) -> [UIKitElement] {
    let elements = readers().flatMap { reader, view in
      var elements = self.elements(of: reader, in: view)
      if elements.contains(where: \.isOpen), let made = made(reader) {
        elements = self.elements(of: made, in: view)
      }
      if !elements.isEmpty, let owner = reader.owner,
        unused.contains(owner.name) || isUnused(owner)
          || ViewUses(index: index, setting: setting, cache: cache).isNeverAdded(owner)
      {
        for position in elements.indices { elements[position].absence = .unused }
      }
      return elements
    }
    // What an unused class inherits is judged where another uses it.
    let found = elements.filter { $0.absence == nil } + elements.filter { $0.absence != nil }
    return found.filter { element in
      element.subject.place.file == name || cache.unread.contains(element.subject.place.file)
    }.uniqued { $0.subject.place }
      .sorted { $0.subject < $1.subject }
  }

  /// What the code of a class of views says of the one that the project makes, by what it hands to that; nil
  /// for other classes, and where it may make others.
  private func made(_ reader: SetupReader) -> SetupReader? {
    guard let owner = reader.owner, !reader.isController, owner.systemViewClass != nil,
      owner.initializers.contains(where: { !$0.parameters.isEmpty }),
      UnsetProperties(index: index).isMadeByCodeAlone(owner)
    else { return nil }
    let found = ViewUses(index: index, setting: setting, cache: cache).uses(of: owner)
    guard found.areAll, found.uses.count == 1, let use = found.uses.first,
      let construction = use.reader.facts(use.view).construction
    else { return nil }
    return cache.reading(of: owner, in: index, made: construction)
  }

  /// Whether no source names a type of the app's own. A class may be named by Interface Builder or a
  /// property list, and a public type is there for others; behind a dot a name may stand for any type
  /// within another.
  private func isUnused(_ type: TypeInfo) -> Bool {
    guard type.kind == .structure || type.kind == .enumeration, type.path.count == 1 else {
      return false
    }
    let isCounted = type.name.first?.isUppercase ?? false
    return isCounted && !type.isPublic && !type.isScene
      && index.numbers(mentioning: type.name).isEmpty
  }

  /// What the code of the file says, class by class, then that outside any, each with its name.
  func readers() -> [(reader: SetupReader, view: String)] {
    let lowered = index.declarations(of: number)
    var readers: [(SetupReader, String)] = []
    for type in types(lowered) {
      guard !type.inherits("PreviewProvider"), !type.isView || type.systemViewClass != nil else {
        continue
      }
      readers.append((cache.reading(of: type, in: index), type.name))
    }
    let all = systemExtensions(lowered)
    let controllers = all.filter { Self.controllers.contains($0.name) }
    if !controllers.isEmpty {
      let reader = SetupReader(
        index: index, setting: setting, owner: nil, extendsControllers: true)
      reader.read(
        functions: controllers.flatMap(\.placedFunctions),
        variables: controllers.flatMap(\.placedVariables),
        file: name)
      readers.append((reader, controllers[0].name))
    }
    let loose = SetupReader(index: index, setting: setting, owner: nil)
    let extensions = all.filter { !Self.controllers.contains($0.name) }
    loose.read(
      functions: lowered.functions + extensions.flatMap(\.placedFunctions),
      variables: lowered.variables + extensions.flatMap(\.placedVariables), file: name)
    readers.append((loose, extensions.first?.name ?? name))
    return readers
  }

  /// Classes of the system whose view fills the screen or a sheet.
  private static let controllers: Set<String> = ["UIViewController", "UINavigationController"]

  /// The types of the project that the file declares or extends.
  private func types(_ lowered: LoweredFile) -> [TypeInfo] {
    let extended = lowered.types.filter { $0.kind == .extension }.compactMap { type in
      index.type(type.name, from: Scope(file: name))
    }
    let types = (index.types(in: number) + extended).uniqued { [$0.file] + $0.path }
    // What a class declares is told of that rather than of one below it.
    let depths = types.map(\.withClassesAbove.count)
    return types.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { types[$0] }
  }

  /// The extensions of the system's types.
  private func systemExtensions(_ lowered: LoweredFile) -> [TypeDeclaration] {
    lowered.types.filter { type in
      type.kind == .extension && index.type(type.name, from: Scope(file: name)) == nil
    }
  }

  // MARK: - Elements

  /// The functions by which SwiftUI asks for views of UIKit's, so that no code of the app's calls them.
  private static let makersForSwiftUI: Set<String> = ["makeUIView", "makeUIViewController"]

  private func elements(of reader: SetupReader, in view: String) -> [UIKitElement] {
    var classElements = ClassElements(
      reader, view: view, index: index, setting: setting, cache: cache)
    let held = reader.heldMakings
    var elements: [UIKitElement] = []
    for number in reader.views.indices {
      let id = ViewFacts.ID(number: number)
      let facts = reader.views[number]
      // What Interface Builder alone knows is judged where it stands.
      guard reader.canonical(id) == id, facts.target == nil else { continue }
      // What a function makes and a property holds is the property's, but where another call of the
      // function shows one more, or hands one more on.
      let isOnlyHeld =
        facts.isHandedOut
        || facts.superviews.isEmpty && !facts.unknowns.contains(UnknownReason.handedOver)
      if !facts.isHeld, !facts.makings.isEmpty, facts.makings.isSubset(of: held), isOnlyHeld {
        continue
      }
      // What the class's own calls of a function make of what it hands out is judged there.
      if facts.isHandedOut, !facts.isHeld, isShownByCall(facts, in: reader) { continue }
      guard var element = classElements.element(of: id) else { continue }
      // What a function hands out, or makes of what it is given, is as its callers show it.
      if element.isOpen, !facts.isHeld, facts.isHandedOut || reader.owner == nil {
        let isHere = take(&element, madeBy: facts, of: reader, others: &elements) {
          [classElements] in
          classElements.maker(of: $0).element(for: $1)
        }
        guard isHere else { continue }
      }
      elements.append(element)
    }
    for recognizer in reader.recognizers where !isFollowed(recognizer, in: reader) {
      let method = reader.outerMethod(adding: recognizer)
      let calls = method.map { cache.outerCalls(of: $0.name, in: index) }
      // What other code gives to a view of the class is judged where it does that.
      if calls == .followed { continue }
      if let helper = reader.helper(adding: recognizer),
        cache.outerCalls(of: helper, in: index) == .followed
      {
        continue
      }
      var element = classElements.element(deciding: recognizer.views.first) {
        $0.element(for: recognizer)
      }
      if let method, calls == .open, method.returnsReceiver {
        element?.reason = UnknownReason.callers(of: method.name)
        element?.places = []
      }
      // What a class below hands to the code that adds it is judged there.
      if let element, element.reason == nil || !classElements.isHandedBelow(recognizer) {
        elements.append(element)
      }
    }
    if let item = classElements.element({ $0.elementOfItem() }) { elements.append(item) }
    return elements
      + reader.barItems.filter { !$0.holdsView }.map { classElements.element(for: $0) }
  }

  /// Whether a recogniser that is handed out is known by what its class adds it to, or is none until some
  /// code asks for it.
  private func isFollowed(_ recognizer: RecognizerFacts, in reader: SetupReader) -> Bool {
    recognizer.isMadeOnDemand
      || recognizer.isHandedOut
        && reader.recognizers.contains { $0.place == recognizer.place && !$0.views.isEmpty }
  }

  /// Whether the function that makes a view was read where the class calls it too.
  private func isShownByCall(_ facts: ViewFacts, in reader: SetupReader) -> Bool {
    reader.views.indices.contains { number in
      let other = reader.views[number]
      return other.maker != facts.maker && !other.isHandedOut
        && reader.canonical(ViewFacts.ID(number: number)).number == number
        && !other.makings.isDisjoint(with: facts.makings)
    }
  }

  /// Takes what a function makes as its callers show it; says whether it is to be judged where it is
  /// made.
  private func take(
    _ element: inout UIKitElement, madeBy facts: ViewFacts, of reader: SetupReader,
    others: inout [UIKitElement], as make: (SetupReader, ViewFacts.ID) -> UIKitElement?
  ) -> Bool {
    if isShownByCall(facts, in: reader) { return false }
    guard let place = facts.place,
      let maker = facts.isHandedOut
        ? reader.returned[place] : facts.maker.map({ SetupReader.Returner(name: $0) })
    else { return true }
    if reader.owner?.isRepresentable == true, Self.makersForSwiftUI.contains(maker.name) {
      // What stands in the view that SwiftUI asks for has its size from that one's code.
      if facts.isHandedOut, facts.systemKind == nil {
        element.reason = "how large SwiftUI makes it is not known"
      }
      return true
    }
    let factory = FactoryUses(index: index, setting: setting, cache: cache)
    guard let found = factory.uses(of: maker, making: facts.makings, in: reader.owner) else {
      if reader.owner?.isPublic == false { element.absence = .unused }
      return true
    }
    // A caller that gives it a name is where it is judged.
    let all = found.uses.compactMap { use -> UIKitElement? in
      var element = make(use.reader, use.view)
      if let owner = use.reader.owner, cache.unused.contains(owner.name) {
        element?.absence = .unused
      }
      return element
    }
    others += all.filter { cache.unread.contains($0.subject.place.file) }
    let here = all.filter { $0.subject.place == place }
    let shown = here.filter { $0.absence == nil }
    if found.areAll {
      guard let first = shown.first ?? here.first else { return false }
      element = shown.first { $0.reason != nil } ?? first
      element.places = shown.filter { $0.reason == nil }.map(\.layouts)
    } else {
      element.places += shown.filter { !$0.isOpen }.map(\.layouts)
    }
    return true
  }
}

extension TypeDeclaration {
  /// The functions of an extension of the system's type, which see what other code declares in that.
  fileprivate var placedFunctions: [FunctionDeclaration] {
    functions.map { function in
      var function = function
      function.extended = name
      return function
    }
  }

  /// The properties of such an extension, which see the same.
  fileprivate var placedVariables: [VariableDeclaration] {
    variables.map { variable in
      var variable = variable
      variable.extended = name
      return variable
    }
  }
}
