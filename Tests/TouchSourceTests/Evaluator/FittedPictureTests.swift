import Testing
import TouchModel
import TouchRules

/// Symbols and pictures in the sizes that they are fitted or told to fill.
@Suite("Evaluator: pictures that are fitted")
struct FittedPictureTests {
  @Test("a symbol that fits a frame is as wide or as high as it, unless it is round")
  func fittedSymbols() throws {
    func verdict(_ symbol: String, _ fit: String, side: Int = 44) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View {
            Image(systemName: "\(symbol)").resizable()\(fit)
              .frame(width: \(side), height: \(side))
              .onTapGesture { go() }
          }
        }
        """)
    }
    #expect(try verdict("star.fill", ".scaledToFit()") == ["undecided 'star.fill'"])
    #expect(try verdict("plus.circle.fill", ".scaledToFit()") == ["pass 1"])
    #expect(try verdict("star.fill", "") == ["pass 1"])
    #expect(try verdict("chevron.down", ".scaledToFit()").first?.hasPrefix("fail") == true)
    for symbol in ["square.dashed", "plus.square"] {
      #expect(try verdict(symbol, ".scaledToFit()", side: 50) == ["pass 1"])
    }
    #expect(
      try verdict("square.and.arrow.up", ".scaledToFit()", side: 50)
        == ["undecided 'square.and.arrow.up'"])
  }

  @Test("a picture that is not in the source has any proportions, and fills what it is told to")
  func proportionsOfUnknownPictures() throws {
    func verdicts(_ modifiers: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View {
            Button { go() } label: { Image("logo").resizable()\(modifiers) }
          }
        }
        """)
    }
    for fit in [".aspectRatio(contentMode: .fit)", ".scaledToFit()"] {
      #expect(
        try verdicts("\(fit).frame(height: 28).frame(minHeight: 44)") == ["undecided 'button'"])
      #expect(try verdicts("\(fit).frame(width: 50, height: 50)") == ["pass 1"])
      #expect(try verdicts("\(fit).frame(width: 20, height: 20)") == ["fail 'button' 20×20"])
    }
    #expect(
      try verdicts(".aspectRatio(1, contentMode: .fit).frame(height: 28)") == [
        "fail 'button' 28×28"
      ])
    #expect(try verdicts(".frame(width: 28, height: 44)") == ["fail 'button' 28×44"])
  }

  @Test(
    "a picture that comes from elsewhere stands where it is asked for, in its own size or another")
  func placesOfUnknownPictures() throws {
    func audit(_ modifiers: String) throws -> Audit {
      try Reading().audit(
        """
        struct Sample: View {
          let state: LoadState
          var body: some View {
            ScrollView(.horizontal) {
              Loader { state in
                if let image = state.image {
                  image
                    \(modifiers)
                    .onTapGesture { go() }
                }
              }
            }
          }
        }
        """)
    }
    let small = try audit(".resizable().frame(width: 20, height: 20)").findings
    #expect(small.map(\.cause?.line) == [9])
    let free = try audit(".resizable().aspectRatio(contentMode: .fit).frame(maxHeight: 400)")
    #expect(free.findings.isEmpty)
  }
}
