import Testing
import TouchLayout
import TouchModel

/// `sizeThatFits` of the controls that SwiftUI wraps, and hosted fields, by system.
@Suite("Controls of the system")
struct ControlTests {
  private func system(_ version: Int) -> Environment { Environment(system: version) }
  private func titles(_ strings: [String]) -> [Node.Text] {
    strings.map { Node.Text([.known($0)], environment: Environment()) }
  }

  @Test("a switch reacts in 51 × 31, in 63 × 28 on 26")
  func switches() throws {
    // F042, F043; F071: on 26 the switch is 61 wide in layout and reaches 2 points further right.
    let old = try screen(element(1, control(.switch, system(18)))).element(1)
    #expect(old.region.boundingBox?.size == Size(width: 51, height: 31))
    let new = try screen(element(1, control(.switch, system(26)))).element(1)
    #expect(new.region.boundingBox?.size == Size(width: 63, height: 28))
    #expect(new.layout.width == 61)
    #expect(new.region.boundingBox?.maxX == new.layout.maxX + 2)
  }

  @Test("steppers, sliders and fields are as high as measured")
  func heights() throws {
    let placeholder = titles([""])[0]
    for version in [17, 18, 26] {
      let environment = system(version)
      // F033, F035, F037: UIStepper; F034, F036, F038: UISlider.
      #expect(size(control(.stepper, environment)) == Size(width: 94, height: 32))
      #expect(size(control(.slider, environment), width: 300) == Size(width: 300, height: 34))
      // F029 to F031.
      let field = control(.textField(isRounded: false, placeholder: placeholder), environment)
      #expect(size(field, width: 393) == Size(width: 393, height: 22))
      let empty = control(
        .secureField(isRounded: false, placeholder: placeholder, isEmpty: true), environment)
      #expect(size(empty, width: 393) == Size(width: 393, height: 21))
      let filled = control(
        .secureField(isRounded: false, placeholder: placeholder, isEmpty: false), environment)
      #expect(near(size(filled, width: 393), Size(width: 393, height: 20.33), 0.01))
    }
    // F074.
    #expect(size(control(.progressCircle)) == Size(width: 20, height: 20))
    let shown = try screen(element(1, control(.stepper))).element(1)
    #expect(shown.certainty == .exact)
    #expect(shown.region.boundingBox?.size == Size(width: 94, height: 32))
  }

  @Test("a segmented control fits its titles and fills its proposal")
  func segments() {
    // F039, F040.
    let segments = titles(["Segment A", "Segment B", "Segment C"])
    let old = size(control(.segmentedPicker(titles: segments), system(18)))
    #expect(near(old, Size(width: 263, height: 32), 1), "\(old)")
    let new = size(control(.segmentedPicker(titles: segments), system(26)))
    #expect(near(new, Size(width: 260.33, height: 32), 1), "\(new)")
    #expect(size(control(.segmentedPicker(titles: segments)), width: 361).width == 361)
  }

  @Test("what is only known roughly is said to be estimated, and varies")
  func estimates() throws {
    let kinds: [Node.Control.Kind] = [
      .menuPicker(selection: titles(["One"])[0]),
      .compactDatePicker(showsDate: true, showsTime: false), .graphicalDatePicker, .colorWell,
      .wheelPicker, .textField(isRounded: true, placeholder: titles([""])[0]),
    ]
    for kind in kinds {
      let element = element(1, control(kind))
      let shown = try screen(element).element(1)
      #expect(shown.certainty == .estimated && shown.reason != nil, "\(kind)")
      let (least, most) = (
        try screen(element, .smallest).hit(1), try screen(element, .largest).hit(1)
      )
      #expect(least.height < most.height, "\(kind)")
    }
  }
}
