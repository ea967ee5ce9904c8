import TouchLayout
import TouchModel

extension SystemModifiers {
  /// Modifiers that only change the environment of what is inside.
  static let environment: [String: Handler] = {
    var table: [String: Handler] = [:]
    table["disabled"] = { evaluation, call, content, environment in
      if case .function(let condition)? = call.first {
        return evaluation.settle(content, disabledWhere: condition, in: environment)
      }
      return evaluation.settle(
        content, in: evaluation.changedEnvironment(by: call, environment) ?? environment)
    }
    for name in changes {
      table[name] = { evaluation, call, content, environment in
        if let shared = evaluation.shared(call, content, environment) { return shared }
        return evaluation.settle(
          content, in: evaluation.changedEnvironment(by: call, environment) ?? environment)
      }
    }
    return table
  }()

  private static let changes = [
    "font", "fontWeight", "bold", "fontDesign", "monospaced", "imageScale", "controlSize",
    "dynamicTypeSize", "lineLimit", "minimumScaleFactor", "tracking", "kerning", "environment",
    "environmentObject",
    "buttonStyle",
    "toggleStyle", "labelStyle", "textFieldStyle", "pickerStyle", "menuStyle", "datePickerStyle",
    "listStyle", "tabViewStyle", "groupBoxStyle", "disclosureGroupStyle", "tipViewStyle",
    "progressViewStyle", "labeledContentStyle",
    "labelsHidden",
    "buttonBorderShape", "textCase", "headerProminence", "symbolVariant",
    "multilineTextAlignment",
  ]
}

extension Evaluation {
  /// The environment that a modifier gives to what is inside it, or nil if it changes none.
  func changedEnvironment(
    by call: ViewValue.Call, _ environment: FlowingEnvironment
  ) -> FlowingEnvironment? {
    var inside = environment
    switch call.name {
    case "font":
      if case .null? = call.first {
        inside.layout.font = nil
      } else {
        inside.layout.font = font(call.first, from: call.place.file) ?? Self.openFont
      }
    case "bold":
      inside.layout.weight = .bold
    case "fontWeight":
      if let weight = names(call.first)?.first.flatMap(Font.Weight.init) {
        inside.layout.weight = weight
      }
    case "fontDesign", "monospaced":
      let name = call.name == "monospaced" ? call.name : names(call.first)?.first
      inside.layout.design = Font.Design(named: name) ?? inside.layout.design
    case "symbolVariant":
      guard case .external(let variant)? = call.first else { return nil }
      // Variants add up, but for `.none`.
      let parts = variant.path.map(\.name)
      inside.symbolVariants = parts == ["none"] ? [] : inside.symbolVariants + parts
    case "imageScale":
      if let scale = names(call.first)?.first.flatMap(TouchLayout.Environment.ImageScale.init) {
        inside.layout.imageScale = scale
      }
    case "controlSize":
      if let size = names(call.first)?.first.flatMap(Screen.Element.ControlSize.init) {
        inside.layout.controlSize = size
      }
    case "dynamicTypeSize":
      if let size = textSize(call.first) {
        inside.layout.textSize = size
      } else if case .external(let range)? = call.first, range.type == "PartialRangeThrough",
        let most = textSize(range.path.last?.arguments?.first?.value)
      {
        inside.layout.textSize = min(most, inside.layout.textSize)
      }
    case "disabled":
      // A condition that something decides is put off; this one holds always.
      if case .boolean(true)? = call.first {
        inside.layout.isEnabled = false
        inside.isDisabledForGood = true
      }
    case "lineLimit": limitLines(call, in: &inside.layout)
    case "minimumScaleFactor":
      // How far is not said: as far as can be.
      inside.layout.minimumScale = length(call.first, open: 0.01).map { min(1, $0.typical) } ?? 1
    case "tracking", "kerning":
      inside.layout.letterSpacing = length(call.first, open: Self.openLetterSpacing) ?? 0
    case "multilineTextAlignment": inside.layout.expectsLines = true
    case "labelsHidden": inside.hidesLabels = true
    case "buttonBorderShape": inside.borderShape = names(call.first)?.first
    case "environment": setValue(call, in: &inside)
    case "environmentObject":
      if case .instance(let instance)? = call.first {
        inside.objects[instance.type.name] = call.first
      }
    case "textCase": inside.layout.textCase = textCase(call.first)
    case "headerProminence":
      inside.hasProminentHeaders = names(call.first)?.first == "increased"
    default:
      guard let style = Self.styles[call.name] else { return nil }
      let kind = call.name.prefix(1).uppercased() + call.name.dropFirst()
      inside[keyPath: style] = self.style(call.first, of: kind, at: call)
    }
    return inside
  }

  /// What modifiers set that take a style, whose protocol is called like them.
  private static let styles: [String: WritableKeyPath<FlowingEnvironment, StyleValue> & Sendable] =
    [
      "buttonStyle": \.buttonStyle, "toggleStyle": \.toggleStyle, "labelStyle": \.labelStyle,
      "textFieldStyle": \.textFieldStyle, "pickerStyle": \.pickerStyle, "menuStyle": \.menuStyle,
      "datePickerStyle": \.datePickerStyle, "listStyle": \.listStyle,
      "tabViewStyle": \.tabViewStyle, "groupBoxStyle": \.groupBoxStyle,
      "disclosureGroupStyle": \.disclosureGroupStyle, "tipViewStyle": \.tipViewStyle,
      "progressViewStyle": \.progressViewStyle, "labeledContentStyle": \.labeledContentStyle,
    ]

  private func limitLines(_ call: ViewValue.Call, in layout: inout TouchLayout.Environment) {
    if case .number(let length)? = call.first, length.isKnown {
      layout.lineLimit = Int(exactly: length.typical) ?? 1
      layout.leastLines = 0
      if case .boolean(true)? = call["reservesSpace"] { layout.leastLines = layout.lineLimit ?? 0 }
    } else if case .null? = call.first {
      layout.lineLimit = nil
      layout.expectsLines = true
    } else if let lines = lineRange(call.first) {
      layout.leastLines = lines.least
      layout.lineLimit = lines.most
      layout.expectsLines = lines.most != 1
    }
  }

  /// The least and the most lines that a range says, as `3...` and `1...4`.
  private func lineRange(_ value: Value?) -> (least: Int, most: Int?)? {
    func lines(_ value: Value?) -> Int? {
      guard case .number(let length)? = value, length.isKnown else { return nil }
      return Int(exactly: length.typical)
    }
    switch value {
    case .array(let numbers):
      guard let least = lines(numbers.first), let most = lines(numbers.last) else { return nil }
      return (least, most)
    case .external(let range) where range.path.count == 1:
      guard let end = lines(range.path[0].arguments?.first?.value) else { return nil }
      if range.type == "PartialRangeFrom" { return (end, nil) }
      return range.type == "PartialRangeThrough" ? (0, end) : nil
    default: return nil
    }
  }

  private func textSize(_ value: Value?) -> TextSize? {
    guard case .external(let external)? = value else { return nil }
    return external.textSize
  }

  private func textCase(_ value: Value?) -> TouchLayout.Environment.TextCase {
    switch value {
    case .null?: return .asWritten
    case .external(let external)? where external.isAbsence: return .asWritten
    default: break
    }
    switch names(value)?.last {
    case "uppercase": return .uppercase
    case "lowercase": return .lowercase
    default: return .open
    }
  }

  private func setValue(_ call: ViewValue.Call, in environment: inout FlowingEnvironment) {
    guard call.arguments.count == 2, case .keyPath(let names) = call.arguments[0].value,
      let key = names.first
    else {
      if case .instance(let instance)? = call.first {
        environment.objects[instance.type.name] = call.first
      }
      return
    }
    let value = call.arguments[1].value
    let name = self.names(value)?.first
    switch key {
    case "font":
      environment.layout.font = font(value, from: call.place.file) ?? environment.layout.font
    case "isEnabled":
      if case .boolean(let isEnabled) = value { environment.layout.isEnabled = isEnabled }
    case "imageScale":
      if let scale = name.flatMap(TouchLayout.Environment.ImageScale.init) {
        environment.layout.imageScale = scale
      }
    case "controlSize":
      if let size = name.flatMap(Screen.Element.ControlSize.init) {
        environment.layout.controlSize = size
      }
    case "dynamicTypeSize", "sizeCategory":
      if let size = name.flatMap(TextSize.init) { environment.layout.textSize = size }
    case "layoutDirection":
      environment.layout.isRightToLeft = name == "rightToLeft"
    case "textCase": environment.layout.textCase = textCase(value)
    case "lineLimit":
      if case .number(let length) = value {
        environment.layout.lineLimit = Int(exactly: length.typical) ?? 1
      }
    case "defaultMinListRowHeight":
      environment.minRowHeight = length(value, open: Self.openExtent)
    default: break
    }
    environment.values[key] = value
  }

  /// A style: of the project, of the system by name, or one that the source does not hold.
  ///
  /// - Parameter isOwn: Whether a name may be one that the project gives.
  private func style(
    _ value: Value?, of kind: String, at call: ViewValue.Call, isOwn: Bool = true
  ) -> StyleValue {
    switch value {
    case .instance(let instance)?: return .custom(instance)
    case .external(let external)?:
      if let type = external.type {
        // `PlainButtonStyle()` and `BorderedButtonStyle()`, and `.plain` where the first is expected.
        let isNamed = external.path.count == 1 && external.path[0].arguments == nil
        guard let known = Self.systemStyle(type, of: kind),
          external.name == "init" || isNamed && external.name == known
        else { return .open(type) }
        return .system(known)
      }
      guard let step = external.path.first else { return .system("automatic") }
      if isOwn, let own = ownStyle(step, of: kind, at: call) { return own }
      return Self.systemStyles.contains(step.name) ? .system(step.name) : .open(step.name)
    default:
      // A library may take a closure that draws buttons in place of a style.
      if kind == "ButtonStyle", let makeBody = call.content("makeBody") { return .drawn(makeBody) }
      return .open("")
    }
  }

  /// The style that the project calls by a name, be it one of the system's; nil where it does not.
  private func ownStyle(
    _ step: External.Step, of kind: String, at call: ViewValue.Call
  ) -> StyleValue? {
    let scope = Scope(file: call.place.file)
    for owner in [kind, "Primitive\(kind)"] {
      var made: Value?
      let type: TypeName?
      if let given = step.arguments {
        let function = index.extensionFunctions(step.name, of: owner, from: scope).best(for: given)
        made = function.map { self.call(.declared($0, owner: nil, receiver: nil), given) }
        type = function?.result
      } else {
        let variable = index.extensionVariable(step.name, of: owner, from: scope)
        made = variable.map { value(of: $0, owner: nil) }
        type = variable?.type
      }
      // In an extension for one of the system's styles `Self()` is that.
      if case .external(var external)? = made, external.type == owner, let type {
        external.type = type.name
        made = .external(external)
      }
      switch made {
      case nil: continue
      case .instance(let instance)?: return .custom(instance)
      case .external?:
        let style = style(made, of: kind, at: call, isOwn: false)
        if case .system = style { return style }
        return .open(step.name)
      default: return .open(step.name)
      }
    }
    return nil
  }

  /// The name of the system's style that a type is; nil for all others, though a package's own may have
  /// such a name too.
  private static func systemStyle(_ type: String, of kind: String) -> String? {
    guard type.hasSuffix(kind) else { return nil }
    let name = type.dropLast(kind.count)
    let known = (name.first?.lowercased() ?? "") + name.dropFirst()
    if known == "default" { return "automatic" }
    return systemStyles.contains(known) ? known : nil
  }

  /// The names of the system's styles of all kinds.
  static let systemStyles: Set<String> = [
    "automatic", "plain", "borderless", "bordered", "borderedProminent", "glass", "glassProminent",
    "card", "link", "accessoryBar", "accessoryBarAction", "switch", "button", "checkbox",
    "titleAndIcon", "titleOnly", "iconOnly", "roundedBorder", "squareBorder", "segmented", "wheel",
    "menu", "inline", "navigationLink", "palette", "radioGroup", "compact", "graphical", "field",
    "stepperField", "insetGrouped", "grouped", "inset", "sidebar", "page", "tabBarOnly",
    "sidebarAdaptable", "verticalPage", "borderlessButton", "circular", "linear",
  ]

  // MARK: - Fonts

  /// A font of which nothing is in the source.
  static let openFont = Font(.fixed(Length(smallest: 11, typical: 17, largest: 34)))

  /// The font behind a namespace that the project adds to fonts, as `.brand.title`.
  private func ownFont(_ external: External, from file: String) -> Font? {
    guard external.path.count > 1, external.type == nil || external.type == "Font",
      let first = external.path.first, first.arguments == nil
    else { return nil }
    let scope: Scope
    let position: Position
    var value: Value
    if let variable = index.extensionVariable(first.name, of: "Font", from: Scope(file: file)) {
      value = self.value(of: variable, owner: nil)
      switch value {
      case .instance, .type: break
      default: return nil
      }
      (scope, position) = (Scope(file: variable.file), variable.position)
    } else if let type = index.type("Font.\(first.name)", from: Scope(file: file)) {
      value = .type(type)
      (scope, position) = (Scope(file: type.file), type.position)
    } else {
      return nil
    }
    for step in external.path.dropFirst() {
      value =
        step.arguments.map { method(step.name, of: value, $0, at: position, in: scope) }
        ?? member(step.name, of: value, at: position, in: scope)
    }
    return font(value, from: scope.file)
  }

  /// A font, as far as its size can be told, by the names that a file sees.
  func font(_ value: Value?, from file: String) -> Font? {
    if case .external(let external)? = value,
      let font = ownFont(external, from: file) ?? namedFont(external, from: file)
    {
      return font
    }
    let reading = FontReading(index: index, setting: setting)
    if case .external(let external)? = value, external.type == "UIFont" {
      // Of two functions that differ in their results alone, the one for UIKit was called.
      return reading.font(.external(external))
    }
    return value.flatMap(reading.nameless)
  }

  /// A font by the system's names and those of extensions.
  private func namedFont(_ external: External, from file: String) -> Font? {
    var result: Font?
    for step in external.path {
      let given = step.arguments ?? []
      switch step.name {
      case "system":
        let weight = given.first { $0.label == "weight" }.flatMap { names($0.value)?.first }
          .flatMap(Font.Weight.init)
        let design =
          Font.Design(
            named: given.first { $0.label == "design" }.flatMap { names($0.value)?.first })
          ?? .default
        if let size = given.first(where: { $0.label == "size" })?.value {
          let open = Length(smallest: 11, typical: 17, largest: 34)
          result = Font(.fixed(length(size, open: open) ?? open), weight: weight, design: design)
        } else if let name = given.first.flatMap({ names($0.value)?.first }),
          let style = TextStyle(rawValue: name)
        {
          result = Font(.style(style), weight: weight, design: design)
        }
      case "custom" where given.contains { $0.label == "size" || $0.label == "fixedSize" }:
        let name = given.first?.value.knownText ?? ""
        let design = FontReading(index: index, setting: setting).design(named: name)
        let open = Length(smallest: 11, typical: 17, largest: 34)
        if let size = given.first(where: { $0.label == "fixedSize" })?.value {
          result = Font(.fixed(length(size, open: open) ?? open), design: design)
        } else {
          let size = length(given.first { $0.label == "size" }?.value, open: open) ?? open
          let style = given.first { $0.label == "relativeTo" }.flatMap { names($0.value)?.first }
            .flatMap(TextStyle.init)
          result = Font(.scaled(size, relativeTo: style ?? .body), design: design)
        }
      case "init" where external.type == nil || external.type == "Font":
        if let own = added(to: "Font", given, in: Scope(file: file)) {
          result = font(own, from: file)
        } else {
          // A font of UIKit's.
          let reading = FontReading(index: index, setting: setting)
          result = given.first.flatMap { reading.font($0.value) ?? reading.nameless($0.value) }
        }
      // What a font is asked for begins with none: a name in front is the project's own.
      case "bold" where result != nil: result = result?.weighing(.bold)
      case "weight" where result != nil:
        if let weight = given.first.flatMap({ names($0.value)?.first }).flatMap(Font.Weight.init) {
          result = result?.weighing(weight)
        }
      case "monospaced" where result != nil: result?.design = .monospaced
      default:
        let isMember = result == nil && (external.type == nil || external.type == "Font")
        if isMember, let own = addedFont(step, from: file) {
          guard let font = own else { return nil }
          result = font
        } else if let style = TextStyle(rawValue: step.name) {
          result = Font(.style(style))
        }
        // What a package's own name leads to is told by nothing but what it is called.
        if result == nil { return Font(ofPackage: external) }
      }
    }
    return result
  }

  /// The font that an extension of the project adds under a name: nil where there is none, and one
  /// that is nil where it cannot be told. In its module it hides the system's of the same name.
  private func addedFont(_ step: External.Step, from file: String) -> Font?? {
    let scope = Scope(file: file)
    let hidesSystems = TextStyle(rawValue: step.name) != nil
    if let variable = index.extensionVariable(step.name, of: "Font", from: scope) {
      guard !hidesSystems || index.areOfOneModule(variable.file, file) else { return nil }
      let value = self.value(of: variable, owner: nil)
      // What is no font is not meant where one is asked for.
      switch value {
      case .number, .boolean, .string: return nil
      default: return .some(enter("Font.\(step.name)") { font(value, from: variable.file) } ?? nil)
      }
    }
    guard
      let function = index.extensionFunctions(step.name, of: "Font", from: scope)
        .best(for: step.arguments ?? []),
      !hidesSystems || step.arguments != nil && index.areOfOneModule(function.file, file)
    else { return nil }
    let value = call(.declared(function, owner: nil, receiver: nil), step.arguments ?? [])
    return .some(enter("Font.\(step.name)") { font(value, from: function.file) } ?? nil)
  }
}

extension Font.Design {
  /// The design of a name as written; nil for what changes none.
  init?(named name: String?) {
    switch name {
    case "monospaced": self = .monospaced
    case "rounded": self = .rounded
    case "serif": self = .serif
    default: return nil
    }
  }
}

extension Font {
  /// The font with another weight.
  func weighing(_ weight: Weight) -> Font {
    Font(size, weight: weight, design: design)
  }
}
