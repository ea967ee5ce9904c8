import TouchModel
import TouchRules

/// An element as the source shows it, before anything is evaluated.
struct DeclaredElement: Hashable, Sendable {
  var kind: Screen.Element.Kind
  var label: String?
  var view: String
  /// The name of the property or function whose body it stands in.
  var member: String?
  var place: Place
  /// Why it is no target, where its surroundings say so.
  var absence: Absence?
}

extension DeclaredElement: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self = try reader.make(DeclaredElement.init(kind:label:view:member:place:absence:))
  }
  func write(to writer: inout ByteWriter) {
    writer.write(members: kind, label, view, member, place, absence)
  }
}

/// Finds where elements are declared, so that those that no layout shows can be counted.
struct ElementFinder: ContentVisitor {
  private(set) var found: [DeclaredElement] = []
  private var view = ""
  private var member: String?
  private var file = ""
  private var absence: Absence?
  /// Names of SwiftUI's that stand for types of the project.
  private var hidden: Set<String> = []
  /// Names of SwiftUI's whose types have initializers of the project's.
  private var extended: Set<String> = []
  /// Whether a style is read, which makes the control again that it is given.
  private var isStyle = false
  /// What is laid out for; nil where statements are read, which the system has.
  private var setting: Setting?

  /// The views whose call declares an element.
  static let views: [String: Screen.Element.Kind] = [
    "Button": .button, "Link": .link, "ShareLink": .shareLink, "PhotosPicker": .photosPicker,
    "EditButton": .button, "PasteButton": .button, "RenameButton": .button,
    "NavigationLink": .navigationLink, "Menu": .menu, "Toggle": .toggle, "Stepper": .stepper,
    "Slider": .slider, "Picker": .picker, "DatePicker": .datePicker, "ColorPicker": .colorPicker,
    "TextField": .textField, "SecureField": .secureField, "TextEditor": .textEditor,
    "DisclosureGroup": .disclosureGroup,
  ]

  /// The modifiers that declare an element.
  static let modifiers: [String: Screen.Element.Kind] = [
    "onTapGesture": .tapGesture, "onLongPressGesture": .longPressGesture,
  ]

  /// The modifiers that declare an element by the gesture that they are given.
  static let gestures: Set<String> = ["gesture", "highPriorityGesture", "simultaneousGesture"]

  /// What a gesture makes of the view that it is given to, by its own name.
  static let kindsOfGestures: [String: Screen.Element.Kind] = [
    "TapGesture": .tapGesture, "SpatialTapGesture": .tapGesture,
    "LongPressGesture": .longPressGesture, "DragGesture": .dragGesture,
  ]

  /// Closures that make views for assistive technology alone.
  static let unseen: Set<String> = ["accessibilityRepresentation", "accessibilityActions"]

  /// Returns the elements that statements declare.
  static func elements(in statements: [Statement], file: String) -> [DeclaredElement] {
    var finder = ElementFinder(file: file)
    finder.visit(statements)
    return finder.found
  }

  /// Returns the elements that the members of a type declare; what is nested is not looked at.
  ///
  /// - Parameters:
  ///   - hidden: Names of SwiftUI's that stand for types of the project there.
  ///   - extended: Names of SwiftUI's whose types have initializers of the project's.
  static func elements(
    of type: TypeDeclaration, hiding hidden: Set<String> = [], extending extended: Set<String> = [],
    for setting: Setting
  ) -> [DeclaredElement] {
    var finder = ElementFinder(
      view: type.name, file: type.file, hidden: hidden, extended: extended,
      isStyle: type.inherits.contains { $0.name.hasSuffix("Style") }, setting: setting)
    finder.visit(type.variables, type.functions + type.initializers)
    return finder.found
  }

  /// Returns the elements that the functions and variables outside any type declare.
  static func elements(
    ofFunctions file: LoweredFile, hiding hidden: Set<String> = [],
    extending extended: Set<String> = [], for setting: Setting
  ) -> [DeclaredElement] {
    var finder = ElementFinder(
      view: file.file, file: file.file, hidden: hidden, extended: extended, setting: setting)
    finder.visit(file.variables, file.functions)
    return finder.found
  }

  /// Whether a declaration can make views, by its written type.
  static func makesViews(_ type: TypeName?, _ attributes: [Attribute]) -> Bool {
    guard let type else { return attributes.contains { $0.name.hasSuffix("Builder") } }
    let names = [type.name] + type.arguments.map(\.name)
    return names.contains { name in
      name == "Body" || name == "Scene" || name == "Content"
        || ["View", "Button", "ToolbarContent", "Commands", "Label", "Link", "Menu", "Toggle"]
          .contains { name.hasSuffix($0) }
    }
  }

  /// Whether a body may declare an element, by the words that it holds.
  private static func mayDeclare(_ code: Code) -> Bool {
    guard case .deferred(let deferred) = code else { return true }
    return deferred.mentions { word in
      views[word] != nil || modifiers[word] != nil || gestures.contains(word)
    }
  }

  private mutating func visit(
    _ variables: [VariableDeclaration], _ functions: [FunctionDeclaration]
  ) {
    for variable in variables {
      member = variable.name
      absence = absence(of: variable.attributes)
      visit(variable.getter ?? [])
      if let value = variable.value { visit(value) }
    }
    for function in functions {
      guard let code = function.code, Self.mayDeclare(code) else { continue }
      member = function.name
      absence = absence(of: function.attributes)
      visit(code.value)
    }
    absence = nil
  }

  /// Why nothing in a declaration is a target, by its attributes.
  private func absence(of attributes: [Attribute]) -> Absence? {
    setting?.has(attributes) ?? true ? nil : .otherSystem
  }

  private mutating func add(_ kind: Screen.Element.Kind, _ label: String?, at position: Position) {
    found.append(
      DeclaredElement(
        kind: kind, label: label, view: view, member: member,
        place: Place(position, in: file),
        absence: absence))
  }

  private mutating func visit(_ arguments: [Expression.Argument]) {
    for argument in arguments where argument.label != "action" { visit(argument.value) }
  }

  /// Whether a call may be one of a view of SwiftUI's, by its arguments, rather than of a package's type
  /// of that name: all that SwiftUI acts on are handed a closure, or what their labels say.
  private static func fits(_ name: String, _ arguments: [Expression.Argument]) -> Bool {
    guard let labels = labels[name] else { return true }
    return arguments.isEmpty
      || arguments.contains { argument in
        if case .closure = argument.value.kind { return true }
        guard let label = argument.label, !argument.isTrailing else { return true }
        return labels.contains(label)
      }
  }

  /// Labels of which the initializers of a view take one, where they take no value without a label.
  private static let labels: [String: Set<String>] = [
    "Button": ["action", "intent", "role", "label", "systemImage", "image"],
    "Link": ["destination", "label"],
    "Menu": ["content", "label", "systemImage", "image", "primaryAction"],
  ]

  /// What a modifier makes of a view, if it is to be acted on.
  private static func kind(
    of modifier: String, _ arguments: [Expression.Argument]
  ) -> Screen.Element.Kind? {
    if let kind = modifiers[modifier] { return kind }
    guard gestures.contains(modifier), let first = arguments.first?.value else { return nil }
    guard case .chain(let base, _) = first.kind, case .name(let name) = base.kind else {
      return .gesture
    }
    return kindsOfGestures[name] ?? .gesture
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .chain(let base, let links):
      if let (name, arguments, position) = expression.called, let kind = Self.views[name],
        !hidden.contains(name), extended.contains(name) || Self.fits(name, arguments),
        !(isStyle && arguments.first?.isConfiguration ?? false)
      {
        add(kind, arguments.first?.value.literalText, at: position)
      }
      visit(base)
      var member: (name: String, position: Position)?
      for link in links {
        switch link.kind {
        case .member(let name): member = (name, link.position)
        case .call(let arguments):
          if let (name, position) = member, let kind = Self.kind(of: name, arguments) {
            add(kind, nil, at: position)
          }
          let outer = absence
          if let (name, _) = member, Self.unseen.contains(name) { absence = .assistive }
          member = nil
          visit(arguments)
          absence = outer
        case .index(let arguments): visit(arguments)
        case .optional, .forced: break
        }
      }
    case .tuple(let arguments): visit(arguments)
    default: visitParts(of: expression)
    }
  }
}

extension Expression.Argument {
  /// Whether it is what a style is given.
  fileprivate var isConfiguration: Bool {
    guard label == nil, case .name("configuration") = value.kind else { return false }
    return true
  }
}

extension Expression {
  /// What a chain begins with if that is a call by name, be it behind the name of SwiftUI.
  fileprivate var called: (name: String, arguments: [Argument], position: Position)? {
    guard case .chain(let base, let links) = kind, case .name(let name) = base.kind,
      let first = links.first
    else { return nil }
    if case .call(let arguments) = first.kind { return (name, arguments, position) }
    guard name == "SwiftUI", links.count > 1, case .member(let name) = first.kind,
      case .call(let arguments) = links[1].kind
    else { return nil }
    return (name, arguments, first.position)
  }
}
