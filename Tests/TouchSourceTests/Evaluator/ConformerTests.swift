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

  /// A button in the font of a look that only its protocol is known of.
  private func look(_ light: String, _ dark: String, _ others: String = "") -> String {
    """
    struct Sample: View {
      @Environment(\\.look) private var look
      var body: some View {
        Button(action: go) { Text("Name").font(look.fonts.body) }
      }
    }
    struct LookKey: EnvironmentKey { static let defaultValue = Looks.shared.look }
    extension EnvironmentValues {
      var look: any Look { get { self[LookKey.self] } set { self[LookKey.self] = newValue } }
    }
    final class Looks: ObservableObject {
      static var shared: Looks! = nil
      @Published var look: any Look
      init(look: any Look) { self.look = look }
    }
    protocol Look { var fonts: Fonts { get } }
    struct Fonts {
      let body: Font
      init(size: CGFloat) { body = .system(size: size) }
    }
    struct Light: Look { \(light) }
    struct Dark: Look { \(dark) }
    \(others)
    """
  }

  @Test("what all that conforms to a protocol has alike is known of any value of it")
  func agreed() throws {
    let (small, large) = ("Fonts(size: 12)", "Fonts(size: 20)")
    func verdicts(_ light: String, _ dark: String, _ others: String = "") throws -> [String] {
      try Reading().verdicts(look(light, dark, others))
    }
    let known = ["fail 'Name' 33×14.33"]
    for declared in ["let fonts =", "var fonts =", "var fonts: Fonts { ", "static let it ="] {
      let end =
        declared.hasSuffix("{ ")
        ? " }" : declared.hasPrefix("static") ? "; var fonts: Fonts { Self.it }" : ""
      let verdicts = try verdicts("\(declared) \(small)\(end)", "\(declared) \(small)\(end)")
      #expect(verdicts == known, "\(declared)")
    }
    let fixed = "let fonts = \(small)"
    #expect(try verdicts(fixed, "let fonts = \(large)") != known)
    // One that says nothing may have any.
    #expect(try verdicts(fixed, "let fonts: Fonts") != known)
    // One that is made with another has that.
    let open = "var fonts = \(small)"
    #expect(try verdicts(open, open, "let other = Dark(fonts: \(large))") != known)
    #expect(
      try verdicts(open, open, "func grow(_ dark: inout Dark) { dark.fonts = \(large) }") != known)
    // Objective-C sees no structures.
    let objectiveC = ["Old.m": "@implementation Old\n- (void)set { self.fonts = nil; }\n@end\n"]
    #expect(try Reading().verdicts(look(open, open), with: objectiveC) == known)
    // A part of it may be another, and so may what a class below has.
    #expect(
      try verdicts(open, open, "func grow(_ dark: inout Dark) { dark.fonts.body = .title }")
        != known)
    #expect(
      try verdicts(open, open, "func grow(_ dark: inout Dark) { dark.fonts.grow() }") != known)
    let other = "class Other: Look { var fonts: Fonts { \(small) } }"
    #expect(try verdicts(open, open, other) == known)
    let heir = "class Heir: Other { override var fonts: Fonts { \(large) } }"
    #expect(try verdicts(open, open, "\(other)\n\(heir)") != known)
    // What a condition decides differs from one value to the other.
    let decided = "let isBig: Bool; var fonts: Fonts { isBig ? \(large) : \(small) }"
    #expect(try verdicts(decided, decided) != known)
  }
}
