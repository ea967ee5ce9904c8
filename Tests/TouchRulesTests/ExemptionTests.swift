import Testing
import TouchModel
import TouchRules

/// What a guideline lets be, and what it does not.
@Suite struct ExemptionTests {
  @Test(
    "a system style at its regular size or larger is exempt under 'hig'",
    arguments: [
      Screen.Element.Style.bordered, .borderedProminent, .system("glass"),
    ])
  func systemStyle(style: Screen.Element.Style) {
    func audit(_ size: Screen.Element.ControlSize) -> Audit {
      Sample.audit([Sample.element(80, 34.33, style: style, controlSize: size)])
    }
    #expect(audit(.regular).exemptions == ["system style"])
    #expect(audit(.large).exemptions == ["system style"])
    #expect(audit(.regular).verdicts == [0, 0, 0, 1])
    #expect(audit(.small).brief == ["warning target-size"])
    #expect(audit(.mini).brief == ["warning target-size"])
  }

  @Test("a view of the app's own in a system style counts by what it leaves")
  func ownLabel() {
    func brief(_ height: Double) -> [String] {
      Sample.audit([Sample.element(80, height, style: .bordered, hasPlainLabel: false)]).brief
    }
    #expect(brief(34.33) == [])
    #expect(brief(24) == ["error target-size"])
  }

  @Test("styles that draw no box are measured")
  func bare() {
    for style in [Screen.Element.Style.automatic, .borderless, .plain, .custom("Mine")] {
      #expect(Sample.audit([Sample.element(80, 34, style: style)]).brief == ["warning target-size"])
    }
  }

  @Test(
    "controls of the system's own are exempt unless made smaller or restyled",
    arguments: [
      Screen.Element.Kind.toggle, .stepper, .slider, .picker, .pageControl, .datePicker,
      .colorPicker, .textField,
      .secureField, .textEditor, .disclosureGroup,
    ])
  func controls(kind: Screen.Element.Kind) {
    #expect(Sample.audit([Sample.element(51, 31, kind: kind)]).exemptions == ["system style"])
    let small = Sample.element(51, 31, kind: kind, controlSize: .small)
    #expect(Sample.audit([small]).counts.failed == 1)
    let own = Sample.element(30, 31, kind: kind, style: .custom("Checkbox"))
    #expect(Sample.audit([own]).counts.failed == 1)
    #expect(Sample.audit([Sample.element(51, 31, kind: kind)], under: .child).counts.failed == 1)
    let letter = Sample.audit([Sample.element(51, 31, kind: kind)], under: .seedStrict)
    #expect(letter.counts.failed == 1)
  }

  @Test("plain items of what the system lays out are exempt")
  func containers() {
    let expected: [(Screen.Element.Container, String)] = [
      (.navigationBar, "system bar"), (.toolbar, "system bar"), (.tabBar, "tab bar"),
      (.menu, "menu"), (.alert, "alert"), (.swipeActions, "swipe actions"),
    ]
    for (container, reason) in expected {
      let plain = Sample.element(22, 22, container: container)
      #expect(Sample.audit([plain]).exemptions == [reason])
      #expect(Sample.audit([plain], under: .wcagAA).exemptions == [reason])
    }
    for container in [Screen.Element.Container.navigationBar, .toolbar] {
      let own = Sample.element(22, 22, container: container, hasPlainLabel: false)
      #expect(Sample.audit([own]).brief == ["error toolbar-target"])
      let styled = Sample.element(22, 22, container: container, style: .custom("Mine"))
      #expect(Sample.audit([styled]).brief == ["error toolbar-target"])
    }
    #expect(Sample.audit([Sample.element(40, 40, kind: .tab)]).exemptions == ["tab bar"])
  }

  @Test("links in text are exempt but for 'seed-strict'")
  func textLinks() {
    let link = Sample.element(60, 20.33, kind: .textLink, label: "Terms")
    for policy in [Policy.Name.hig, .child, .wcagAA, .wcagAAA, .material] {
      #expect(Sample.audit([link], under: policy).exemptions == ["inline"])
    }
    let audit = Sample.audit([link], under: .seedStrict)
    #expect(audit.brief == ["error text-link-target"])
    #expect(
      audit.findings.first?.message
        == "the 'Terms' text link is 20.33 pt high of the 44 it needs; make it a link of its own "
        + "with '.padding(.vertical, 12)' and '.contentShape(Rectangle())'")
    // A short word is no wider for it.
    let short = Sample.element(30, 44, kind: .textLink)
    #expect(Sample.audit([short], under: .seedStrict).verdicts == [0, 0, 1, 0])
    #expect(Sample.audit([Sample.element(60, 20, kind: .link)]).brief == ["error target-size"])
  }

  @Test("'seed-strict' is read to the letter")
  func letter() {
    func audit(_ element: Screen.Element) -> Audit { Sample.audit([element], under: .seedStrict) }
    let bordered = Sample.element(60, 28, style: .bordered, controlSize: .mini)
    #expect(audit(bordered).exemptions == ["bordered style"])
    #expect(audit(Sample.element(353, 20)).exemptions == ["full width"])
    #expect(audit(Sample.element(300, 20)).brief == ["error target-size"])
    #expect(audit(Sample.element(353, 40, container: .row)).exemptions == ["list row"])
    #expect(audit(Sample.element(24, 24, container: .row)).brief == ["error target-size"])
    #expect(audit(Sample.element(94, 32, kind: .stepper)).brief == ["error target-size"])
    // The bar reacts in 44 points, but what the item shows is a symbol without a frame.
    let symbol = Sample.element(44, 44, container: .navigationBar, trace: [Sample.symbol])
    #expect(audit(symbol).brief == ["error toolbar-target"])
    let framed = Sample.step(.frame, line: 7, from: (20, 24), to: (44, 44), region: (20, 24))
    let item = Sample.element(44, 44, container: .navigationBar, trace: [Sample.symbol, framed])
    #expect(audit(item).brief == [])
  }
}
