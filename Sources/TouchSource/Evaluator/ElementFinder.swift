import TouchModel

/// An element as the source shows it, before anything is evaluated.
struct DeclaredElement: Hashable, Codable, Sendable {
  var kind: Screen.Element.Kind
  var label: String?
  var view: String
  /// The name of the property or function of a type whose body it stands in.
  var member: String?
  var place: Place
}

/// Finds where elements are declared, so that those that no layout shows can be counted.
struct ElementFinder {
  private(set) var found: [DeclaredElement] = []
  private var view = ""
  private var member: String?
  private var file = ""

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

  /// Closures that make views for assistive technology alone.
  static let unseen: Set<String> = ["accessibilityRepresentation", "accessibilityActions"]

  /// Returns the elements that statements declare.
  static func elements(in statements: [Statement], file: String) -> [DeclaredElement] {
    var finder = ElementFinder()
    finder.file = file
    finder.visit(statements)
    return finder.found
  }

  /// Returns the elements that the members of a type declare; what is nested is not looked at.
  static func elements(of type: TypeDeclaration) -> [DeclaredElement] {
    var finder = ElementFinder()
    finder.view = type.name
    finder.file = type.file
    for variable in type.variables where makesViews(variable.type, variable.attributes) {
      finder.member = variable.name
      finder.visit(variable.getter ?? [])
      if let value = variable.value { finder.visit(value) }
    }
    for function in type.functions where makesViews(function.result, function.attributes) {
      finder.member = function.name
      finder.visit(function.body ?? [])
    }
    return finder.found
  }

  /// Returns the elements that the functions and variables outside any type declare.
  static func elements(ofFunctions file: LoweredFile) -> [DeclaredElement] {
    var finder = ElementFinder()
    finder.view = file.file
    finder.file = file.file
    for variable in file.variables where makesViews(variable.type, variable.attributes) {
      finder.visit(variable.getter ?? [])
    }
    for function in file.functions where makesViews(function.result, function.attributes) {
      finder.visit(function.body ?? [])
    }
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

  private mutating func add(_ kind: Screen.Element.Kind, _ label: String?, at position: Position) {
    found.append(
      DeclaredElement(
        kind: kind, label: label, view: view, member: member,
        place: Place(file: file, line: Int(position.line), column: Int(position.column))))
  }

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): visit(expression)
    case .binding(_, _, let value, _): if let value { visit(value) }
    case .assignment(_, _, let value): visit(value)
    case .return(let value): if let value { visit(value) }
    case .conditional(let conditional): visit(conditional)
    case .selection(let selection): for one in selection.cases { visit(one.body) }
    case .guard(_, let body), .loop(_, _, let body), .do(let body): visit(body)
    case .configuration(let clauses): for clause in clauses { visit(clause.body) }
    case .function(let function): visit(function.body ?? [])
    case .type, .other: break
    }
  }

  private mutating func visit(_ conditional: If) {
    visit(conditional.body)
    visit(conditional.otherwise ?? [])
  }

  private mutating func visit(_ arguments: [Expression.Argument]) {
    for argument in arguments where argument.label != "action" { visit(argument.value) }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .chain(let base, let links):
      if case .name(let name) = base.kind, let kind = Self.views[name],
        case .call(let arguments)? = links.first?.kind
      {
        add(kind, arguments.first?.value.literalText, at: expression.position)
      }
      visit(base)
      var member: (name: String, position: Position)?
      for link in links {
        switch link.kind {
        case .member(let name): member = (name, link.position)
        case .call(let arguments):
          if let (name, position) = member, let kind = Self.modifiers[name] {
            add(kind, nil, at: position)
          }
          let isSeen = member.map { !Self.unseen.contains($0.name) } ?? true
          member = nil
          if isSeen { visit(arguments) }
        case .index(let arguments): visit(arguments)
        case .optional, .forced: break
        }
      }
    case .closure(let closure): visit(closure.body)
    case .unary(_, let operand): visit(operand)
    case .binary(_, let left, let right):
      visit(left)
      visit(right)
    case .ternary(_, let first, let second):
      visit(first)
      visit(second)
    case .array(let members): for member in members { visit(member) }
    case .tuple(let arguments): visit(arguments)
    case .cast(let value, _, _): visit(value)
    case .conditional(let conditional): visit(conditional)
    case .selection(let selection): for one in selection.cases { visit(one.body) }
    case .number, .boolean, .string, .null, .name, .implicitMember, .dictionary, .keyPath, .other:
      break
    }
  }
}

extension Expression {
  /// The characters of a string without interpolations.
  fileprivate var literalText: String? {
    guard case .string(let pieces) = kind, pieces.count == 1, case .text(let text) = pieces[0]
    else { return nil }
    return text
  }
}
