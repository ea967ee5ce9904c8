import Testing

/// Cases of the system's enumerations and its named sets, which the project's code compares.
@Suite("Evaluator: cases of the system's enumerations")
struct SystemCaseTests {
  @Test("a case of an enumeration of the system's decides a switch; an open one leaves it open")
  func systemCases() throws {
    func source(_ style: String) -> String {
      """
      extension Font.TextStyle {
        var side: CGFloat {
          switch self {
          case .title2: return 70
          case .body, .callout: return 50
          default: return 60
          }
        }
      }
      struct Tile: View {
        var style: Font.TextStyle = .body
        var body: some View {
          Button(action: go) { Color.red.frame(width: style.side, height: style.side) }
        }
      }
      struct Sample: View { var body: some View { \(style) } }
      """
    }
    #expect(try Reading().hits(source("Tile()")) == ["50×50"])
    #expect(try Reading().hits(source("Tile(style: .title2)")) == ["70×70"])
    #expect(try Reading().hits(source("Tile(style: .caption)")) == ["60×60"])
  }

  @Test("a named set of axes or edges decides what is compared with one")
  func axes() throws {
    func source(_ type: String, _ tile: String) -> String {
      """
      struct Tile: View {
        var axes: \(type) = .vertical
        var body: some View {
          Button(action: go) { Color.red.frame(width: axes == .vertical ? 50 : 20, height: 60) }
        }
      }
      struct Sample: View { var body: some View { \(tile) } }
      """
    }
    for type in ["Axis", "Axis.Set", "Edge.Set"] {
      #expect(try Reading().hits(source(type, "Tile()")) == ["50×60"], "\(type)")
      #expect(try Reading().hits(source(type, "Tile(axes: .horizontal)")) == ["20×60"], "\(type)")
    }
  }
}
