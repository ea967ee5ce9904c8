import Testing
import TouchModel
import TouchRules

/// WCAG's exception for small targets with space around, against a reference implementation.
@Suite struct SpacingExceptionTests {
  @Test("two small buttons are 24 apart from middle to middle, or fail together")
  func pair() {
    func verdicts(_ distance: Double) -> [Int] {
      let boxes = [0, distance].map { Rect(x: $0, y: 0, width: 16, height: 16) }
      let elements = boxes.enumerated().map { index, box in
        Sample.element(16, 16, line: 5 + index, region: Region(box), layout: box)
      }
      return Sample.audit(elements, under: .wcagAA).verdicts
    }
    #expect(verdicts(24) == [0, 0, 0, 2])
    #expect(verdicts(23.9) == [2, 0, 0, 0])
  }

  @Test("the exception is named, and is not one of level AAA")
  func reason() {
    let small = Sample.element(16, 16)
    #expect(Sample.audit([small], under: .wcagAA).exemptions == ["spacing"])
    #expect(Sample.audit([small], under: .wcagAAA).brief == ["error target-size"])
    #expect(Sample.audit([small], under: .hig).brief == ["error target-size"])
  }

  @Test("the same verdict as the reference, but for what other targets cover")
  func reference() {
    var judged = 0
    for layout in TargetSizeCases.layouts {
      let boxes = layout.targets.map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
      let elements = boxes.enumerated().map { index, box in
        Sample.element(
          box.width, box.height, line: 1 + index, region: Region(box), layout: box)
      }
      let failed = Sample.audit(elements, under: .wcagAA).findings.map(\.subject.place.line)
      for (index, target) in layout.targets.enumerated() {
        let fails = failed.contains(1 + index)
        // The size is that before covering, and what is covered is another rule's matter.
        let isCovered = boxes[(index + 1)...].contains { $0.intersection(boxes[index]) != nil }
        if isCovered, !target.passes { continue }
        #expect(fails == !target.passes, "\(layout.name) \(index)")
        judged += 1
      }
    }
    #expect(judged == 147)
  }
}
