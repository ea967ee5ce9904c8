import Testing
import TouchLayout
import TouchModel

@Suite("Symbols")
struct SymbolTests {
  @Test("measured symbols are 3 points narrower and 2 lower than their images")
  func measured() throws {
    // F078 to F083: UIImage.size at 17 points, medium; F003: checkmark.circle.fill is 17 wide.
    let images: [(String, Double, Double)] = [
      ("calendar", 21, 17.5), ("clock", 20, 19), ("multiply", 15.5, 13.5),
      ("plus.circle.fill", 20, 19), ("circlebadge", 16, 15), ("checkmark.circle.fill", 20, 19),
    ]
    for (name, width, height) in images {
      let size = size(symbol(name))
      #expect(near(size, Size(width: width - 3, height: height - 2)), "\(name)")
      #expect(try screen(element(1, symbol(name))).element(1).certainty == .exact)
    }
    #expect(size(symbol("checkmark.circle.fill")).width == 17)
    // Round symbols are round.
    #expect(size(symbol("clock")).width == size(symbol("clock")).height)
  }

  @Test("symbols grow with the point size and the image scale")
  func scale() {
    // F084: plus.circle.fill at 56 points has an image of 66 × 64, 3.3 times that at 17.
    let large = size(symbol("plus.circle.fill", fixed(56)))
    #expect(near(large.width, 66 - 3 * 56 / 17, 1))
    #expect(large.width == large.height)
    let small = size(symbol("clock", Environment(imageScale: .small)))
    #expect(near(small.width, 17 * 0.79))
    #expect(near(size(symbol("clock", Environment(imageScale: .large))).width, 17 * 1.27))
    #expect(size(symbol("clock", styled(.body, .accessibility1))).width > 27)
    // Beside text of another size they follow its font, whatever its weight.
    #expect(near(size(symbol("clock", styled(.headline))).width, 17))
  }

  @Test("other symbols are estimated within 3 points, and smaller than 24 at the body size")
  func estimated() throws {
    for name in ["xmark", "gear", "heart.fill", "trash", "paperclip", "chevron.right", "plus"] {
      let target = element(1, symbol(name))
      let shown = try screen(target).element(1)
      #expect(shown.certainty == .estimated)
      #expect(shown.reason == "the size of the symbol '\(name)' is approximate")
      let (least, most) = (
        try screen(target, .smallest).hit(1), try screen(target, .largest).hit(1)
      )
      #expect(near(most.width - least.width, 6, 0.5))
      #expect(most.width <= 24 && most.height <= 24, "\(name)")
    }
    // A frame around one is exact.
    let framed = element(1, symbol("xmark").frame(44, 44).contentShape())
    #expect(try screen(framed).element(1).certainty == .exact)
    // A symbol in a circle is as large as the measured ones.
    #expect(near(size(symbol("xmark.circle.fill")).width, 17))
  }

  @Test("a symbol without a name in the source may be any")
  func unnamed() throws {
    let target = element(1, symbol(nil))
    #expect(try screen(target).element(1).certainty == .unknown)
    #expect(try screen(target, .smallest).hit(1).width < 9)
    #expect(try screen(target, .largest).hit(1).width > 25)
  }
}
