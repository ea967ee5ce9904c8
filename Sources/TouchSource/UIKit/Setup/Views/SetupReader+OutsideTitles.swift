import TouchModel

/// Titles that other classes give the class's buttons.
extension SetupReader {
  /// Notes of a button that a property holds, and that code outside the class gives a title, that this may
  /// be any: what it shows until then says nothing of its width.
  func takeOutsideTitle(_ facts: inout ViewFacts) {
    guard facts.className == "UIButton", !facts.isPrivate, let owner, let name = facts.name else {
      return
    }
    let isTitled =
      interfaceViews(of: facts).contains(where: \.isTitledByCode)
      || OutsideUse(index: index).members(of: name, in: owner).contains("setTitle")
    if isTitled { facts.content.titles.append(.unknown) }
  }

  /// Notes that the class's code gives what another view of the class holds a title or a picture, as a function
  /// does that makes one: that of any such may be so.
  func noteFilling(of property: String, in type: TypeInfo, by method: String) {
    guard let owner, owner.key == type.key || owner.inherits(type.name),
      Self.filling.contains(method), let view = properties[property]
    else { return }
    change(view) { $0.take(membersUsed: [method]) }
  }

  /// Methods that change what a button shows.
  private static let filling: Set<String> = [
    "setTitle", "setAttributedTitle", "setImage", "setBackgroundImage",
  ]
}
