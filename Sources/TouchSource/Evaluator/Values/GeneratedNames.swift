import TouchLayout
import TouchModel

/// What tools make of asset catalogues and tables of words while an app is built, as Tuist, SwiftGen and
/// R.swift do: no source declares it, but the catalogues hold what it stands for.
extension Evaluation {
  /// The picture, the colour or the words that a member of a generated type stands for; nil where it
  /// is none such.
  func generatedMember(
    _ name: String, of external: External, at position: Position, in scope: Scope
  ) -> Value? {
    guard let type = external.type,
      type.first?.isUppercase ?? false || type.hasSuffix("Asset") || type.hasSuffix("Assets"),
      external.path.allSatisfy({ $0.arguments == nil })
    else { return nil }
    switch name {
    case "swiftUIImage":
      guard let picture = external.path.last else { return nil }
      return .view(
        .system(
          ViewValue.Call(
            name: "Image",
            arguments: [Bound(label: nil, value: .external(External(type: nil, path: [picture])))],
            place: place(position, in: scope), view: viewName(of: scope))))
    case "swiftUIColor":
      guard let color = external.path.last else { return nil }
      return .external(External(type: "Color", path: [color], place: external.place))
    default:
      if let words = generatedWords(name, of: external) { return words }
      // SwiftGen's pictures are all of one type, which a project may extend.
      if let picture = external.path.last, index.holdsImage(named: picture.name),
        let own = index.extensionVariable(name, of: "ImageAsset", from: scope), !own.isStatic
      {
        return value(of: own, owner: nil, receiver: .external(external))
      }
      // `ModuleAsset.name` is one of the type `ModuleImages`, which a project may extend.
      guard type.hasSuffix("Asset"), index.imageSize(named: name) != nil else { return nil }
      return .external(
        External(
          type: type.dropLast("Asset".count) + "Images", path: [External.Step(name: name)],
          place: external.place))
    }
  }

  /// The words that `L10n.Group.key`, `ModuleStrings.Table.key` and R.swift's `R.string.table.key` stand
  /// for, with what they are given in their places; nil where no one key of the project's is called so.
  func generatedWords(_ name: String, of external: External, _ given: [Bound] = []) -> Value? {
    guard let type = external.type, type == "L10n" || type == "R" || type.hasSuffix("Strings"),
      name.first?.isLowercase ?? false
    else { return nil }
    var names = external.path.map(\.name) + [name]
    if type == "R" {
      guard names.first == "string", names.count > 2 else { return nil }
      names.removeFirst()
    }
    // The first name may be that of the table.
    let key =
      index.wordKey(generated: names.joined())
      ?? (names.count > 1 ? index.wordKey(generated: names.dropFirst().joined()) : nil)
    return key.flatMap { words(behind: $0, given) }.map { .string($0) }
  }

  /// The words that a member stands for which is made of a key, as `.buttonSave`.
  func generatedWords(of member: External.Step) -> [ViewNode.Text.Piece]? {
    index.wordKey(generated: member.name).flatMap { words(behind: $0, member.arguments ?? []) }
  }

  /// The words that a member of a table stands for which is made of a key, as `.Table.buttonSave`.
  func generatedWords(ofTable external: External) -> [ViewNode.Text.Piece]? {
    guard external.path.count == 2, external.path[0].name.isTypeName,
      external.path[0].arguments == nil
    else { return nil }
    return generatedWords(of: external.path[1])
  }

  /// The words that something of a package's looks up which was given the name of a table, as
  /// `Reader(tableName: "Words").localized("save")`; nil where the project has no such key.
  func words(lookedUpBy external: External, _ given: [Bound]) -> Value? {
    let namesTable = external.path.contains { step in
      step.arguments?.contains { $0.label == "tableName" } ?? false
    }
    guard namesTable, given.count == 1, let key = given[0].value.knownText else { return nil }
    return index.wordParts(key: key).map { .string($0) }
  }

  /// The words behind a key, with what they are given in their places.
  private func words(behind key: String, _ given: [Bound]) -> [ViewNode.Text.Piece]? {
    var values = given[...]
    return index.wordParts(key: key)?.flatMap { part -> [ViewNode.Text.Piece] in
      guard part.isOpen, let value = values.popFirst()?.value else { return [part] }
      return value.pieces ?? [value.isOpenInteger ? .number : part]
    }
  }
}

extension Value {
  /// The name of the picture of a generated type that is asked for one of UIKit's, as
  /// `Asset.Group.name.image`.
  var generatedPictureName: String? {
    guard case .external(let external) = self, external.type != nil, external.path.count > 1,
      external.name == "image", external.path.allSatisfy({ $0.arguments == nil })
    else { return nil }
    return external.path[external.path.count - 2].name
  }

  /// The name of the picture that R.swift's `R.image.name` stands for, called or not.
  var resourceName: String? {
    guard case .external(let external) = self, external.type == "R",
      external.path.first?.name == "image", external.path.count > 1,
      external.path.dropLast().allSatisfy({ $0.arguments == nil }),
      external.path.last?.arguments?.isEmpty ?? true
    else { return nil }
    return external.name
  }

  /// The name of the picture that a member of a generated type stands for itself, as
  /// `Asset.Group.name`.
  var generatedAssetName: String? {
    guard case .external(let external) = self, external.type != nil, !external.path.isEmpty,
      external.path.allSatisfy({ $0.arguments == nil })
    else { return nil }
    return external.name
  }
}
