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
}
