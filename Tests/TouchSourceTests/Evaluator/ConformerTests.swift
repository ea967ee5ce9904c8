import Foundation
import Testing

/// Members that a protocol asks for are those of the types that conform.
@Suite("Evaluator: members of protocols")
struct ConformerTests {
  private func square(_ side: Int) -> String {
    "Button(action: go) { Color.red.frame(width: \(side), height: \(side)) }"
  }

  /// A sheet that shows what a requirement of `Item` makes, reached by a value of a type.
  private func sheet(_ generics: String, _ type: String) -> String {
    """
    @main struct Main: App { var body: some Scene { WindowGroup { Sheet(item: load()) } } }
    struct Sheet\(generics): View {
      let item: \(type)
      var body: some View { item.makeMenu() }
    }
    """
  }

  private let item = """
    protocol Item { associatedtype Menu: View; @ViewBuilder func makeMenu() -> Menu }
    """

  private func film(_ side: Int) -> String {
    "struct Film: Item { func makeMenu() -> some View { \(square(side)) } }\n"
  }

  @Test("each conforming type is tried, through a generic parameter and through an existential")
  func forms() throws {
    let forms = [
      ("<Shown: Item>", "Shown"), ("<Shown>", "Shown"), ("", "any Item"), ("", "(any Item)?"),
    ]
    for (generics, type) in forms {
      var source = sheet(generics, type)
      if generics == "<Shown>" {
        source = source.replacingOccurrences(
          of: ": View {\n  let", with: ": View where Shown: Item {\n  let")
      }
      if type.hasSuffix("?") {
        source = source.replacingOccurrences(of: "item.make", with: "item?.make")
      }
      let song = "struct Song: Item { func makeMenu() -> some View { \(square(50)) } }\n"
      #expect(
        try Reading().verdicts(source + item + "\n" + film(20) + song)
          == ["fail 'button' 20×20", "pass 1"], "\(generics) \(type)")
      #expect(
        try Reading().verdicts(source + item + "\n" + film(60) + song) == ["pass 2"],
        "\(generics) \(type)")
    }
  }

  @Test("a finding says for which of the types it holds")
  func evidence() throws {
    let source = """
      struct Sample<Shown: Item>: View {
        let item: Shown
        var body: some View { Button(action: go) { item.makeLabel() } }
      }
      protocol Item { associatedtype Label: View; func makeLabel() -> Label }
      struct Film: Item { func makeLabel() -> some View { Color.red.frame(width: 50, height: 50) } }
      enum Song: Item {
        case one
        func makeLabel() -> some View { Color.red.frame(width: 20, height: 20) }
      }
      """
    let findings = try Reading().audit(source).findings
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("'Item' is 'Song'") == true)
  }

  @Test("properties, refined protocols, standard ones and types of a package count")
  func kinds() throws {
    let source = """
      struct Sample: View {
        let item: any Shown
        var body: some View { item.menu }
      }
      protocol Shown { associatedtype Body: View; var menu: Body { get } }
      protocol Listed: Shown {}
      extension Shown { var menu: some View { \(square(10)) } }
      """
    let heirs = [
      ("struct Film: Listed { var menu: some View { \(square(20)) } }", "20×20"),
      ("extension PackageItem: Shown { var menu: some View { \(square(30)) } }", "30×30"),
      (
        "struct Film: Shown { var menu: some View { \(square(20)) } }\nstruct Song: Listed {}",
        "10×10"
      ),
      ("struct Film: Shown {}\nextension Film { var menu: some View { \(square(25)) } }", "25×25"),
    ]
    for (heir, size) in heirs {
      let verdicts = try Reading().verdicts(source + "\n" + heir)
      #expect(verdicts.contains("fail 'button' \(size)"), "\(heir): \(verdicts)")
    }
  }

  @Test("where too many types conform, what they make is not known")
  func tooMany() throws {
    func source(_ count: Int) -> String {
      """
      struct Sample: View {
        let item: any Item
        var body: some View { Button(action: go) { item.makeMenu() } }
      }
      protocol Item { associatedtype Menu: View; func makeMenu() -> Menu }

      """
        + (0..<count).map {
          """
          struct Item\($0): Item {
            func makeMenu() -> some View { Color.red.frame(width: 20, height: 20) }
          }
          """
        }.joined(separator: "\n")
    }
    #expect(try Reading().verdicts(source(12)) == ["fail 'button' 20×20"])
    #expect(try Reading().verdicts(source(13)) == ["undecided 'button'"])
  }

  @Test("a property that a protocol asks for and adds itself is what conforms has")
  func standard() throws {
    let source = """
      struct Sample: View, Sized {
        var body: some View { Button(action: go) { Color.red.frame(width: side, height: side) } }
      }
      protocol Sized { var side: CGFloat { get } }
      extension Sized { var side: CGFloat { 20 } }
      """
    #expect(try Reading().hits(source) == ["20×20"])
  }
}
