import Testing

/// Overloads that ask for types which stand inside others.
@Suite("Evaluator: overloads by inner types")
struct InnerTypeOverloadTests {
  @Test("a case goes to the overload that asks for the type inside the one around that has it")
  func innerCases() throws {
    func hits(_ role: String) throws -> [String] {
      try Reading().hits(
        """
        struct Sizes {
          enum Basic { case small, large }
          enum Role { case icon, large }
          func side(for basic: Basic) -> CGFloat { basic == .small ? 10 : 20 }
          func side(for role: Role) -> CGFloat { role == .icon ? 30 : 40 }
        }
        struct Sample: View {
          let sizes = Sizes()
          var body: some View {
            Button(action: go) { Color.red.frame(width: 60, height: sizes.side(for: \(role))) }
          }
        }
        """)
    }
    #expect(try hits(".icon") == ["60×30"])
    #expect(try hits(".small") == ["60×10"])
    #expect(try hits("Sizes.Role.large") == ["60×40"])
  }

  @Test("a type inside one that conforms does not hide that which a protocol's extension names")
  func shadowedTypes() throws {
    let hits = try Reading().hits(
      """
      enum Size { case small, large }
      protocol Sized {}
      extension Sized {
        func side(for size: Size) -> CGFloat { 20 }
        func side(for length: CGFloat) -> CGFloat { 50 }
      }
      struct Sample: View, Sized {
        enum Size { case compact }
        var body: some View {
          Button(action: go) { Color.red.frame(width: 60, height: side(for: .small)) }
        }
      }
      """)
    #expect(hits == ["60×20"])
  }
}
