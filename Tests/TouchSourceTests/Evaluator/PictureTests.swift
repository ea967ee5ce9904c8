import Foundation
import Testing

/// Pictures and fonts are as large as catalogues and code say.
@Suite("Evaluator: pictures and fonts")
struct PictureTests {
  @Test("a font of a package has any size, and a rounded one no measured width")
  func fonts() throws {
    func text(_ font: String) -> String {
      "struct Sample: View { var body: some View { Button(action: go) { Text(\"Hello\").font(\(font)) } } }"
    }
    let package = try #require(try Reading().audit(text(".brand.fancy")).findings.first)
    #expect(package.certainty == .unknown)
    let own = """
      struct Brand { let title = Font.footnote.weight(.regular) }
      extension Font { static let brand = Brand() }
      \(text(".brand.title"))
      """
    #expect(try Reading().hits(own).allSatisfy { $0.hasSuffix("×15.67") })
    let rounded = try #require(
      try Reading().audit(text(".system(.body, design: .rounded)")).findings.first)
    #expect(rounded.certainty == .estimated)
    let plain = try #require(try Reading().audit(text(".system(.body)")).findings.first)
    #expect(plain.certainty == .exact)
  }

  @Test("a symbol of the app's own is about as large as the text around it")
  func ownSymbols() throws {
    func verdicts(
      _ image: String, _ modifiers: String = "", in folder: String = "close.symbolset"
    ) throws -> [String] {
      let project = try SourceProject(bytes: [
        "App.xcassets/\(folder)/Contents.json": Data("{\"symbols\": []}".utf8),
        "Sample.swift": Data(
          """
          import SwiftUI
          struct Sample: View {
            var body: some View { Button { go() } label: { \(image)\(modifiers) } }
          }
          """.utf8),
      ])
      let audit = project.audit().check()
      return audit.findings.map { "\($0.hit.written)" } + audit.undecided.map { $0.reason }
    }
    let small = ["17×17"]
    for image in ["Image(\"close\")", "Image(.close)", "Image(\"Icons/close\")"] {
      #expect(try verdicts(image) == small, "\(image)")
    }
    #expect(try verdicts("Label(\"Close\", image: \"close\")", ".labelStyle(.iconOnly)") == small)
    #expect(
      try verdicts("Image(\"close\")", ".font(.system(size: 40))")
        == ["the size of the app's own symbol is not known"])
    #expect(try verdicts("Image(\"close\")", ".frame(width: 44, height: 44)").isEmpty)
    let open = ["its picture is not in the source"]
    #expect(try verdicts("Image(\"close\")", in: "other.symbolset") == open)
    #expect(try verdicts("Image(\"close\")", in: "close.imageset") == open)
  }

  @Test("the size of a font of UIKit's is a length as it is asked for")
  func fontSizes() throws {
    func source(_ font: String) -> String {
      """
      struct Sample: View {
        var body: some View {
          Button(action: go) { Color.red.frame(width: UIFont.\(font).pointSize, height: 50) }
        }
      }
      """
    }
    #expect(try Reading().hits(source("systemFont(ofSize: 21)")) == ["21×50"])
    let style = "preferredFont(forTextStyle: .title1"
    #expect(try Reading().hits(source("\(style))")) == ["28×50"])
    #expect(try Reading(textSize: .xxxLarge).hits(source("\(style))")) == ["34×50"])
    #expect(
      try Reading(textSize: .xxxLarge).hits(source("\(style), compatibleWith: .large)"))
        == ["28×50"])
  }

  @Test("a font of the project's may be called like what the system asks of fonts")
  func namesakes() throws {
    func hits(_ font: String) throws -> [String] {
      try Reading().hits(
        """
        extension Font {
          static func bold(_ size: CGFloat) -> Font { .system(size: size, weight: .bold) }
        }
        struct Sample: View {
          var body: some View { Button(action: go) { Text("a").font(\(font)) } }
        }
        """)
    }
    #expect(try hits(".bold(40)") == hits(".system(size: 40, weight: .bold)"))
    #expect(try hits(".system(size: 40).bold()") == hits(".system(size: 40, weight: .bold)"))
    #expect(try hits(".bold(40)") != hits(".bold(30)"))
  }

  @Test("what fills up a line to a height knows the line of a font of UIKit's")
  func lineHeights() throws {
    func height(_ font: String) throws -> Double {
      let hits = try Reading().hits(
        """
        struct Sample: View {
          var body: some View {
            let font = \(font)
            Button(action: go) {
              Text("Balance").font(Font(font)).padding(.vertical, (30 - font.lineHeight) / 2)
            }
          }
        }
        """)
      return Double(hits[0].split(separator: "×")[1]) ?? 0
    }
    let system = "UIFont.systemFont(ofSize: 20)"
    for font in [
      system, "UIFont(name: \"Any-Bold\", size: 20) ?? \(system)",
      "UIFontMetrics(forTextStyle: .body).scaledFont(for: \(system))",
      "UIFontMetrics.default.scaledFont(for: \(system))",
    ] {
      #expect(abs(try height(font) - 30) < 0.34, "\(font)")
    }
  }

  @Test("a picture of a catalogue is found by the name that Xcode makes of it")
  func assetSymbols() throws {
    let folder = "Assets.xcassets/button-reply.imageset"
    let source = """
      import SwiftUI
      struct Sample: View {
        var body: some View {
          VStack {
            Button(action: go) { Image.buttonReply }
            Button(action: go) { Image(.buttonReply) }
            Button(action: go) { Image("button-reply") }
          }
        }
      }
      """
    let project = try SourceProject(bytes: [
      "Sample.swift": Data(source.utf8),
      "\(folder)/Contents.json": Data(#"{"images": [{"filename": "a.svg"}]}"#.utf8),
      "\(folder)/a.svg": Data(#"<svg width="26" height="24"></svg>"#.utf8),
    ])
    let hits = project.audit().check().findings.map(\.hit.written)
    #expect(hits == ["26×24", "26×24", "26×24"])
  }

  @Test(
    "a picture with a scale that is none has the pixels that it has, and odd text is no picture")
  func oddPictures() throws {
    func hits(scale: String, _ picture: String) throws -> [String] {
      let folder = "Assets.xcassets/icon.imageset"
      let project = try SourceProject(bytes: [
        "Sample.swift": Data(
          """
          import SwiftUI
          struct Sample: View { var body: some View { Button(action: go) { Image("icon") } } }
          """.utf8),
        "\(folder)/Contents.json": Data(
          #"{"images": [{"filename": "a", "scale": "\#(scale)"}]}"#.utf8),
        "\(folder)/a": Data(picture.utf8),
      ])
      return project.audit().check().findings.map(\.hit.written)
    }
    for scale in ["0x", "-1x", "infx", "nanx", "x", "", "1x"] {
      #expect(try hits(scale: scale, #"<svg width="26" height="24">"#) == ["26×24"], "\(scale)")
    }
    let endless = String(repeating: "<svg", count: 16_000)
    #expect(try hits(scale: "1x", endless) == [])
    #expect(try hits(scale: "1x", endless + #" width="26" height="24">"#) == ["26×24"])
  }

  @Test("a picture of UIKit's is that of the catalogue, by whichever initializers it is asked for")
  func namedPictures() throws {
    let folder = "Assets.xcassets/close.imageset"
    func hits(_ picture: String) throws -> [String] {
      let source = """
        import SwiftUI
        struct Asset { let name: String }
        extension UIImage {
          convenience init(asset: Asset) { self.init(named: asset.name, in: .module, with: nil)! }
        }
        extension Image {
          init(asset: Asset) { self.init(uiImage: UIImage(asset: asset)) }
        }
        struct Glyph: View {
          let icon: UIImage
          init(_ icon: UIImage) { self.icon = icon }
          var body: some View { Image(uiImage: icon).renderingMode(.template) }
        }
        struct Sample: View {
          var body: some View { Button(action: go) { \(picture) } }
        }
        """
      let project = try SourceProject(bytes: [
        "Sample.swift": Data(source.utf8),
        "\(folder)/Contents.json": Data(#"{"images": [{"filename": "a.svg"}]}"#.utf8),
        "\(folder)/a.svg": Data(#"<svg width="26" height="24"></svg>"#.utf8),
      ])
      return project.audit().check().findings.map(\.hit.written)
    }
    for picture in [
      "Image(uiImage: UIImage(named: \"close\")!)", "Image(asset: Asset(name: \"close\"))",
      "Image(uiImage: UIImage(named: \"close\")!.withRenderingMode(.alwaysTemplate))",
      "Image(uiImage: UIImage(asset: Asset(name: \"close\")))",
      "Image(uiImage: .close)", "Image(uiImage: UIImage.Icons.close)", "Glyph(.close)",
      "Image(uiImage: .close.withRenderingMode(.alwaysTemplate))",
    ] {
      #expect(try hits(picture) == ["26×24"], "\(picture)")
    }
    #expect(try hits("Image(uiImage: UIImage(named: \"other\")!)") == [])
    #expect(try hits("Image(uiImage: UIImage(named: \"close\")!.scaled(to: size))") == [])
    #expect(try hits("Image(uiImage: .close.scaled(to: size))") == [])
    #expect(try hits("Glyph(.other)") == [])
  }

  @Test("a symbol that UIKit makes is as large as it is configured, whoever configures it")
  func symbolsOfUIKit() throws {
    func hits(_ picture: String) throws -> [String] {
      try Reading().hits(
        """
        extension UIImage {
          static func symbol(_ name: String, size: CGFloat) -> UIImage {
            let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .bold)
            return UIImage(systemName: name, withConfiguration: configuration)!
          }
        }
        struct Sample: View {
          let given: UIImage.SymbolConfiguration
          var body: some View { Button(action: go) { \(picture) } }
        }
        """)
    }
    let plain = try hits("Image(systemName: \"circle\")")
    #expect(try hits("Image(uiImage: UIImage(systemName: \"circle\")!)") == plain)
    let large = try hits("Image(systemName: \"circle\").font(.system(size: 40))")
    #expect(large != plain)
    let configured = "UIImage.SymbolConfiguration(pointSize: 40)"
    for picture in [
      "UIImage.symbol(\"circle\", size: 40)", ".symbol(\"circle\", size: 40)",
      "UIImage(systemName: \"circle\", withConfiguration: \(configured))!",
      "UIImage(systemName: \"circle\")!.withConfiguration(\(configured))",
    ] {
      #expect(try hits("Image(uiImage: \(picture))") == large, "\(picture)")
      #expect(try hits("Image(uiImage: \(picture)).font(.caption)") == large, "\(picture)")
    }
    // What nobody configures may follow the font, and what is given may be anything.
    for picture in [
      "Image(uiImage: UIImage(systemName: \"circle\")!).font(.largeTitle)",
      "Image(uiImage: UIImage(systemName: \"circle\", withConfiguration: given)!)",
    ] {
      #expect(try hits(picture) == hits("Image(uiImage: picture)"), "\(picture)")
    }
  }

  @Test("a colour of which only the type is known fills what it is offered")
  func openColours() throws {
    let hits = try Reading().hits(
      """
      struct Theme { let back: Color }
      struct Sample: View {
        let theme: Theme
        var body: some View {
          Button(action: go) { theme.back.frame(width: 30, height: 20) }.buttonStyle(.plain)
        }
      }
      """)
    #expect(hits == ["30×20"])
  }

  @Test("a picture that code makes in a size is of that size")
  func madePictures() throws {
    func verdicts(_ size: String, _ result: String = "UIImage") throws -> [String] {
      try Reading().verdicts(
        """
        protocol Icon {}
        extension Icon {
          func image(ofSize size: CGSize, color: UIColor?) -> \(result) { draw(size, color) }
        }
        enum Icons: Icon { case cog }
        struct Sample: View {
          private let side = CGSize(width: 48, height: 50)
          let count: Int
          var body: some View {
            Button(action: go) { Image(uiImage: Icons.cog.image(ofSize: \(size), color: nil)) }
              .buttonStyle(.plain)
          }
        }
        """)
    }
    #expect(try verdicts(".init(width: 25, height: 20)") == ["fail 'button' 25×20"])
    #expect(try verdicts("CGSize(width: 25, height: 50)") == ["fail 'button' 25×50"])
    #expect(try verdicts("side") == ["pass 1"])
    #expect(try verdicts("side", "UIImage?") == ["pass 1"])
    #expect(try verdicts("sizes[count]") == ["undecided 'button'"])
    #expect(try verdicts("side", "Drawing") == ["undecided 'button'"])
  }

  @Test("a picture that the project holds is there, and as large as its file says")
  func heldPictures() throws {
    func verdicts(_ code: String, file: String = "Icons/Big@2x.png") throws -> [String] {
      let project = try SourceProject(bytes: [
        file: Data(
          [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
            + [0, 0, 0, 120, 0, 0, 0, 120]),
        "Sample.swift": Data(
          """
          import SwiftUI
          enum Icon: String, CaseIterable { case Big }
          struct Sample: View {
            \(code)
            var body: some View {
              Button { go() } label: {
                if let icon { icon } else { Color.red.frame(width: 20, height: 20) }
              }
            }
          }
          """.utf8),
      ])
      let audit = project.audit().check()
      return audit.findings.map { $0.hit.written } + (audit.counts.passed > 0 ? ["pass"] : [])
    }
    func icon(_ name: String) -> String {
      """
      var icon: Image? {
        guard let picture = UIImage(named: \(name)) else { return nil }
        return Image(uiImage: picture)
      }
      """
    }
    #expect(try verdicts(icon("\"Big\"")) == ["pass"])
    #expect(try verdicts(icon("\"Big.png\"")) == ["pass"])
    #expect(try verdicts(icon("Icon.Big.rawValue")) == ["pass"])
    #expect(try verdicts(icon("\"Big\""), file: "Big@3x.png") == ["40×40"])
    // Others may be there or not, and what a catalogue holds for the icon is no picture of its own.
    #expect(try verdicts(icon("\"Other\"")) == ["20×20"])
    #expect(
      try verdicts(icon("\"Big\""), file: "Assets.xcassets/AppIcon.appiconset/Big@2x.png")
        == ["20×20"])
  }

  @Test("a picture that a frame gives its size is no reason why nothing is known")
  func framedPictures() throws {
    func reason(_ picture: String) throws -> String? {
      try Reading().audit(
        """
        struct Sample: View {
          let url: URL?
          let name: String
          let length: CGFloat
          var body: some View {
            Button(action: go) {
              HStack { \(picture); Text(name).lineLimit(nil) }
            }
            .buttonStyle(.plain)
          }
        }
        """
      ).undecided.first?.reason
    }
    func loaded(_ modifiers: String) -> String {
      "AsyncImage(url: url) { $0.resizable()\(modifiers) } placeholder: { Color.gray }"
    }
    let (words, picture) = ("its text is not in the source", "its picture is not in the source")
    let frame = ".frame(width: 26, height: 26)"
    #expect(try reason(loaded(frame)) == words)
    #expect(try reason(loaded("\(frame).clipShape(Circle())")) == words)
    #expect(try reason(loaded("")) == picture)
    #expect(try reason(loaded(".scaledToFit()\(frame)")) == picture)
    #expect(try reason(loaded(".frame(height: 26)")) == picture)
  }
}
