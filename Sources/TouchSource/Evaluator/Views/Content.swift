import TouchLayout
import TouchModel

extension SystemViews {
  /// Views that show something and hold nothing.
  static let content: [String: Handler] = {
    var table: [String: Handler] = [
      "Text": { evaluation, call, environment in evaluation.text(call, environment) },
      "Image": { evaluation, call, environment in evaluation.image(call, environment) },
      "AsyncImage": { evaluation, call, environment in
        evaluation.asyncImage(call, environment)
      },
      "Label": { evaluation, call, environment in evaluation.label(call, environment) },
      "Color": { evaluation, call, _ in
        ViewNode(
          .color(isClear: evaluation.isClear(.view(.system(call)))), origin: call.origin)
      },
      "Spacer": { evaluation, call, _ in
        ViewNode(
          .spacer(minLength: evaluation.length(call["minLength"], open: Evaluation.openSpace)),
          origin: call.origin)
      },
      "Divider": { _, call, _ in ViewNode(.divider, origin: call.origin) },
      "EmptyView": { _, call, _ in ViewNode(.empty, origin: call.origin) },
      "ProgressView": { evaluation, call, environment in
        evaluation.progress(call, environment)
      },
    ]
    for name in ["LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient"] {
      table[name] = { _, call, _ in ViewNode(.color(isClear: false), origin: call.origin) }
    }
    for name in ["VideoPlayer", "Canvas", "SpriteView", "SceneView"] {
      // What fills all that it is offered and reacts everywhere.
      table[name] = { _, call, _ in ViewNode(.color(isClear: false), origin: call.origin) }
    }
    for name in [
      "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "ConcentricRectangle", "Circle",
      "Capsule", "Ellipse", "ContainerRelativeShape", "AnyShape", "Path",
    ] {
      table[name] = { evaluation, call, environment in
        ViewNode(
          .shape(
            evaluation.shape(of: .system(call)) ?? .rectangle,
            environment.isForegroundClear ? .clear : .fill), origin: call.origin)
      }
    }
    return table
  }()
}

extension Evaluation {
  func text(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    let pieces: [ViewNode.Text.Piece]
    if let verbatim = call["verbatim"]?.pieces {
      pieces = verbatim
    } else if call["style"] != nil || call["timerInterval"] != nil {
      pieces = [.date]
    } else if call.arguments.count > 1, call["format"] != nil {
      let value = call.first ?? .unknown
      pieces = [value.isDate ? .date : value.isOpenNumber ? .number : .open]
    } else if call.first?.isOpenInteger ?? false {
      pieces = [.number]
    } else if case .number(let length)? = call.first, length.isKnown {
      pieces = [.known(length.typical.sourceText)]
    } else if case .view(let shown)? = call.first {
      pieces = shown.textPieces
    } else {
      let given = call.first.flatMap { $0.pieces ?? memberPieces($0) }
      pieces = MarkdownLinks(localized(given ?? [.open])).shown
    }
    let node = ViewNode(
      .text(ViewNode.Text(pieces, environment: environment.layout)), origin: call.origin)
    guard !environment.isInsideControl, call["verbatim"] == nil,
      let links = call.first?.pieces.map(MarkdownLinks.init), let link = links.first
    else { return node }
    return element(
      .textLink, call, named: Value.string(link).knownText, around: node, environment,
      isWholeText: links.isAll)
  }

  /// The parts of a title that is written as a member of its type, as `.localized("title")`.
  func memberPieces(_ value: Value) -> [ViewNode.Text.Piece]? {
    guard case .external(let external) = value,
      external.type == nil || external.type == "LocalizedStringResource"
    else { return nil }
    guard external.path.count == 1 else { return generatedWords(ofTable: external) }
    if external.name == "init" { return external.path[0].arguments?.first?.value.pieces }
    for type in ["String", "LocalizedStringKey", "LocalizedStringResource"] {
      if let pieces = coerce(value, to: TypeName(name: type), in: nil).pieces { return pieces }
    }
    // Xcode makes members of the keys of string catalogues.
    return generatedWords(of: external.path[0])
  }

  func image(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    let source: ViewNode.Image.Source
    var environment = environment
    if let name = call["systemName"] {
      source = .symbol(name.knownText?.symbol(in: environment.symbolVariants))
    } else if let symbol = call["systemSymbol"] {
      source = .symbol(symbol.symbolName?.symbol(in: environment.symbolVariants))
    } else if let size = call["uiImage"]?.madePictureSize {
      source = .asset(size)
    } else if let picture = picture(shownBy: call) {
      source = picture
    } else if let symbol = symbolOfUIKit(call["uiImage"]),
      symbol.isConfigured || environment.layout.shownFont.size == Font.body.size
    {
      source = .symbol(symbol.name)
      (environment.layout.font, environment.layout.imageScale) = (symbol.font, symbol.scale)
    } else {
      source = call["asset"]?.generatedAssetName.flatMap(picture) ?? .open
    }
    let isSymbol = source == .ownSymbol || call["systemName"] ?? call["systemSymbol"] != nil
    if environment.isForegroundClear, isSymbol {
      let image = ViewNode(.image(ViewNode.Image(source, environment: environment.layout)))
      return ViewNode(.modified(image, .allowsHitTesting(false)), origin: call.origin)
    }
    return ViewNode(
      .image(ViewNode.Image(source, environment: environment.layout)), origin: call.origin)
  }

  /// What an image shows of the project's catalogues, by the first of the names for it under which they
  /// hold something.
  private func picture(shownBy call: ViewValue.Call) -> ViewNode.Image.Source? {
    let names = [call.first?.knownText, call["decorative"]?.knownText, call.first?.assetName]
    if let own = names.firstNonNil({ $0.flatMap(self.picture) }) { return own }
    let ofUIKit = call["uiImage"].map { coerce($0, to: TypeName(name: "UIImage"), in: nil) }
    // A symbol is as large as UIKit's pictures of it are, whatever the font around.
    return [
      ofUIKit?.namedPicture, ofUIKit?.catalogueMember,
      (ofUIKit ?? call["asset"])?.generatedPictureName,
    ].firstNonNil { $0.flatMap(self.index.imageSize) }.map { .asset($0) }
  }

  /// What the project's catalogues hold under a name; nil where that is nothing whose size is known.
  private func picture(named name: String) -> ViewNode.Image.Source? {
    if let size = index.imageSize(named: name) { return .asset(size) }
    return index.isSymbol(named: name) ? .ownSymbol : nil
  }

  /// The symbol that a picture of UIKit's is, also where it is written as a member of its type.
  private func symbolOfUIKit(_ picture: Value?) -> ImageReading.Symbol? {
    picture.flatMap {
      ImageReading(index: index, setting: setting)
        .symbol(coerce($0, to: TypeName(name: "UIImage"), in: nil))
    }
  }

  func asyncImage(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    let picture = ViewNode(
      .image(ViewNode.Image(.open, environment: environment.layout)), origin: call.origin)
    guard let content = call.content("content") else { return picture }
    let image = ViewValue.system(
      ViewValue.Call(name: "Image", arguments: [], place: call.place, view: call.view))
    guard call["placeholder"] == nil,
      !call.arguments.contains(where: { $0.label == "placeholder" })
    else {
      return settle(views(content, [.view(image)]), in: environment)
    }
    let phase = Value.open(TypeName(name: "AsyncImagePhase"), in: nil)
    return settle(views(content, [phase]), in: environment)
  }

  func label(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    let title: ViewValue
    let icon: ViewValue
    func system(_ name: String, _ arguments: [Bound]) -> ViewValue {
      .system(
        ViewValue.Call(name: name, arguments: arguments, place: call.place, view: call.view))
    }
    if let symbol = call["systemImage"] {
      title = system("Text", [Bound(label: nil, value: call.first ?? .unknown)])
      icon = system("Image", [Bound(label: "systemName", value: symbol)])
    } else if let symbol = call["systemSymbol"] {
      title = system("Text", [Bound(label: nil, value: call.first ?? .unknown)])
      icon = system("Image", [Bound(label: "systemSymbol", value: symbol)])
    } else if let image = call["image"] {
      title = system("Text", [Bound(label: nil, value: call.first ?? .unknown)])
      icon = system("Image", [Bound(label: nil, value: image)])
    } else if let configured = call.first, case .tuple(let members) = configured {
      title = view(members.first { $0.label == "title" }?.value ?? .null, in: Scope(file: ""))
      icon = view(members.first { $0.label == "icon" }?.value ?? .null, in: Scope(file: ""))
    } else if call.content("title") != nil || call.content("icon") != nil {
      title = views(call.content("title"))
      icon = views(call.content("icon"))
    } else {
      // An initializer of the project's or a package's own: it shows a title and some icon.
      title = system("Text", [Bound(label: nil, value: call.first ?? .unknown)])
      icon = system("Image", [])
    }
    switch environment.labelStyle {
    case .custom(let style):
      let configuration = [
        Bound(label: "title", value: .view(title)), Bound(label: "icon", value: .view(icon)),
      ]
      if let node = settle(style: style, configuration, in: environment) { return node }
    case .system("iconOnly"): return settle(icon, in: environment)
    case .system("titleOnly"): return settle(title, in: environment)
    case .system("automatic") where environment.container == .navigationBar:
      return settle(icon, in: environment)
    default: break
    }
    return ViewNode(
      .stack(
        ViewNode.Stack(
          .horizontal, spacing: 8, isRightToLeft: environment.layout.isRightToLeft),
        [settle(icon, in: environment), settle(title, in: environment)]), origin: call.origin)
  }

  func progress(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    let isBar = call["value"] != nil || call.configured("fractionCompleted") != nil
    let share = Value.open(TypeName(name: "Double"), in: nil)
    let configuration = [
      Bound(label: "label", value: optional(controlLabel(call))),
      Bound(label: "currentValueLabel", value: optional(views(call.content("currentValueLabel")))),
      Bound(label: "fractionCompleted", value: isBar ? share : .null),
    ]
    return drawn(by: \.progressViewStyle, configuration, call, environment) {
      ViewNode(
        .control(
          ViewNode.Control(isBar ? .progressBar : .progressCircle, environment: $0.layout)),
        origin: call.origin)
    }
  }
}

extension Value {
  /// The name of an asset that a generated symbol such as `.logo` stands for.
  fileprivate var assetName: String? {
    if let resourceName { return resourceName }
    // Folders of a catalogue may stand before it, `.Icons.logo`.
    guard case .external(let external) = self, external.type == nil || external.path.count == 1,
      external.path.dropLast().allSatisfy({ $0.name.first?.isUppercase ?? false }),
      !external.path.isEmpty, external.path.allSatisfy({ $0.arguments == nil })
    else { return nil }
    return external.name
  }
}

extension Value {
  /// The name of a symbol that is written as a member, as the package SFSafeSymbols generates them:
  /// `.chevronLeft` for `chevron.left`.
  fileprivate var symbolName: String? {
    guard case .external(let external) = self, external.path.count == 1 else { return nil }
    var name = ""
    var previous: Character = "."
    for character in external.name.drop(while: { $0 == "_" }) {
      // `square.grid.3x2` keeps its digits together.
      let isFactor = previous == "x" && name.dropLast().last?.isNumber == true
      let begins =
        character.isUppercase || (character.isNumber && !previous.isNumber && !isFactor)
      if begins, !name.isEmpty { name.append(".") }
      name += character.lowercased()
      previous = character
    }
    return name
  }
}

extension String {
  /// The name of a symbol's variant: its own parts, then the shape around it, then whether it is
  /// filled.
  fileprivate func symbol(in variants: [String]) -> String {
    let own = split(separator: ".").map(String.init)
    let added = variants.filter { !own.contains($0) }
    guard !added.isEmpty else { return self }
    let isFilled = own.last == "fill" || added.contains("fill")
    let bare = own.last == "fill" ? Array(own.dropLast()) : own
    let parts = bare + added.filter { $0 != "fill" } + (isFilled ? ["fill"] : [])
    return parts.joined(separator: ".")
  }
}
