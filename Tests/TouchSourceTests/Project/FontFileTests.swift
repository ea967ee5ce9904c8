import Foundation
import Testing
import TouchModel

@testable import TouchSource

/// Text in a font whose file lies in the project is measured by it.
@Suite("Fonts that a project ships")
struct FontFileTests {
  /// The sizes of the hit regions of a view beside font files.
  private func hits(
    _ content: String, fonts: [String: Data] = ["Fonts/Tiny.ttf": TinyFont().file]
  ) throws -> [String] {
    let source = """
      import SwiftUI
      struct Sample: View { var body: some View { \(content) } }
      """
    let project = try SourceProject(
      bytes: fonts.merging(["Sample.swift": Data(source.utf8)]) { $1 })
    let audit = project.audit()
    return audit.inspect(view: "Sample").views.flatMap(\.typical.elements)
      .map { $0.region.largestPiece?.size.written ?? "nowhere" }
  }

  private func button(_ font: String, _ words: String = "AB") -> String {
    "Button(\"\(words)\") { go() }.font(\(font))"
  }

  /// What a button is without the file: a line of 1.193 em in San Francisco.
  private func hitsWithout(_ font: String) throws -> [String] {
    try hits(button(font), fonts: [:])
  }

  @Test("A line is as high as the font's ascender and descender, letters are as wide as it says")
  func measures() throws {
    // 1.4 em high, 0.5 and 0.7 em wide.
    for name in ["Tiny-Regular", "Tiny Regular", "Tiny", "tiny-REGULAR"] {
      #expect(try hits(button(".custom(\"\(name)\", size: 20)")) == ["24×28"])
      #expect(try hits(button(".custom(\"\(name)\", fixedSize: 10)")) == ["12×14"])
      #expect(
        try hits(button("Font.custom(\"\(name)\", size: 20, relativeTo: .title)")) == ["24×28"])
    }
    #expect(
      try hits(button("Font(UIFont(name: \"Tiny-Regular\", size: 20)!)")) == ["24×28"])
    // Pixels are rounded up as with any font: 1.4 and 1.2 times 13.
    #expect(try hits(button(".custom(\"Tiny\", size: 13)")) == ["15.67×18.33"])
    var large = TinyFont(mapFormat: 12)
    large.advances["\u{1F600}"] = 2000
    #expect(
      try hits(button(".custom(\"Tiny\", size: 20)"), fonts: ["a.otf": large.file]) == ["24×28"])
    #expect(
      try hits(button(".custom(\"Tiny\", size: 20)", "\u{1F600}"), fonts: ["a.otf": large.file])
        == ["40×28"])
    let fine = TinyFont(
      unitsPerEm: 2048, ascender: 2048, descender: -512, advances: ["A": 1024, "B": 1024])
    #expect(
      try hits(button(".custom(\"Tiny\", size: 20)"), fonts: ["a.ttf": fine.file]) == ["20×25"])
  }

  @Test("Two lines stand apart as the font wants, another font's letters stay what they are")
  func lines() throws {
    let gapped = ["a.ttf": TinyFont(lineGap: 200).file]
    #expect(
      try hits(button(".custom(\"Tiny\", size: 20)", "A\\nB"), fonts: gapped) == ["14×60"])
    // A letter that the file does not have is drawn by the system's font.
    let other = try hits(button(".custom(\"Tiny\", size: 20)", "C"))
    #expect(other != ["20×28"] && other[0].hasSuffix("×28"))
  }

  @Test("A font is found by its own name before its family's, and only by its name")
  func names() throws {
    let bold = TinyFont(
      postScriptName: "Tiny-Bold", style: "Bold", advances: ["A": 900, "B": 900])
    let fonts = ["a.ttf": bold.file, "b.ttf": TinyFont().file]
    #expect(try hits(button(".custom(\"Tiny-Bold\", size: 20)"), fonts: fonts) == ["36×28"])
    #expect(try hits(button(".custom(\"Tiny\", size: 20)"), fonts: fonts) == ["24×28"])
    for name in ["Tin", "Tiny-Black", "a", ""] {
      let font = ".custom(\"\(name)\", size: 20)"
      #expect(try hits(button(font), fonts: fonts) == hitsWithout(font))
    }
    let variable = ["a.ttf": TinyFont(postScriptName: "Tiny-Light", isVariable: true).file]
    #expect(try hits(button(".custom(\"Tiny-Black\", size: 20)"), fonts: variable) == ["24×28"])
    // An app and its extension may hold copies; of two fonts of one name it is not known which is meant.
    let copies = ["a.ttf": TinyFont().file, "b.ttf": TinyFont().file]
    #expect(try hits(button(".custom(\"Tiny\", size: 20)"), fonts: copies) == ["24×28"])
    let rivals = ["a.ttf": TinyFont().file, "b.ttf": TinyFont(ascender: 800).file]
    let font = ".custom(\"Tiny\", size: 20)"
    #expect(try hits(button(font), fonts: rivals) == hitsWithout(font))
  }

  @Test("Of the fonts of a family the regular one goes by the family's name")
  func families() throws {
    // Fonts beyond the four classic styles say twice what they are, and are regular to old programs.
    let black = TinyFont(
      postScriptName: "Tiny-Black", family: "Tiny Black", typographic: ("Tiny", "Black"),
      advances: ["A": 900, "B": 900])
    let fonts = ["a.ttf": black.file, "b.ttf": TinyFont().file]
    #expect(try hits(button(".custom(\"Tiny\", size: 20)"), fonts: fonts) == ["24×28"])
    for name in ["Tiny-Black", "Tiny Black"] {
      #expect(try hits(button(".custom(\"\(name)\", size: 20)"), fonts: fonts) == ["36×28"])
    }
  }

  @Test("A font that a tool names by family and style is the one that is so called")
  func generated() throws {
    let wide = TinyFont(
      postScriptName: "TinyOne-xBd", family: "Tiny One", style: "Extra Bold",
      advances: ["A": 900, "B": 900])
    let fonts = ["a.ttf": wide.file, "b.ttf": TinyFont().file]
    for (name, size) in [("TinyOne.extraBold", "36×28"), ("Tiny.regular", "24×28")] {
      for call in ["swiftUIFont(size: 20)", "swiftUIFont(fixedSize: 20)"] {
        #expect(try hits(button("FontFamily.\(name).\(call)"), fonts: fonts) == [size])
      }
    }
    let unknown = try hits(button("FontFamily.Tiny.bold.swiftUIFont(size: 20)"), fonts: fonts)
    #expect(unknown == (try hitsWithout(".custom(\"Other\", size: 20)")))
  }

  @Test("What cannot be read is as good as none")
  func damaged() throws {
    let file = TinyFont().file
    let font = ".custom(\"Tiny\", size: 20)"
    let without = try hitsWithout(font)
    var collection = file
    collection.replaceSubrange(0..<4, with: Data("ttcf".utf8))
    var compressed = file
    compressed.replaceSubrange(0..<4, with: Data("wOF2".utf8))
    for data in [Data(), file.prefix(11), file.prefix(100), collection, compressed] {
      #expect(try hits(button(font), fonts: ["a.ttf": data]) == without)
    }
    for (change, value) in [(\TinyFont.unitsPerEm, 0), (\.ascender, 0), (\.ascender, 9000)] {
      var font = TinyFont()
      font[keyPath: change] = value
      #expect(
        try hits(button(".custom(\"Tiny\", size: 20)"), fonts: ["a.ttf": font.file]) == without)
    }
    // A folder, a link that leads to itself and one that leads nowhere.
    let project = try SourceProject([
      "Sample.swift":
        "struct Sample: View { var body: some View { \(button(font)) } }", "a.ttf/b.swift": "",
    ])
    for (name, target) in [("b.ttf", "b.ttf"), ("c.ttf", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: project.folder.appendingPathComponent(name).path, withDestinationPath: target)
    }
    #expect(project.audit().inspect(view: "Sample").views.count == 1)
  }

  @Test("No damage to a file stops the reader")
  func fuzzed() throws {
    for font in [TinyFont(), TinyFont(mapFormat: 12)] {
      let file = font.file
      let project = try SourceProject(bytes: ["a.ttf": file])
      let path = project.folder.appendingPathComponent("a.ttf")
      func read() {
        guard let found = FontFile(path: path.path) else { return }
        _ = found.names.fit("Tiny")
        let face = found.face(named: "Tiny")
        for scalar in ["A", "B", "\u{FFFF}", "\u{10FFFF}"] as [Unicode.Scalar] {
          _ = face?.advance(of: scalar)
        }
      }
      for count in stride(from: 0, to: file.count, by: 3) {
        try file.prefix(count).write(to: path)
        read()
      }
      for place in file.indices {
        for value in [0, 0x7F, 0xFF] as [UInt8] {
          var damaged = file
          damaged[place] = value
          try damaged.write(to: path)
          read()
        }
      }
    }
  }

  @Test("A font without a file has lines of 1 to 1.45 em, and what turns on that is undecided")
  func unknown() throws {
    func verdict(
      _ font: String, padding: Int = 0, with others: String = ""
    ) throws -> [String] {
      try Reading().verdicts(
        """
        \(others)
        struct Sample: View {
          var body: some View {
            Button { go() } label: { Text("A").frame(width: 60).padding(.vertical, \(padding)) }
              .font(\(font))
          }
        }
        """)
    }
    for font in [".custom(\"Own\", size: N)", "Own.bold.swiftUIFont(size: N)", "Own.font(size: N)"]
    {
      func sized(_ size: Int) -> String { font.replacingOccurrences(of: "N", with: "\(size)") }
      #expect(try verdict(sized(24)).map { $0.prefix(4) } == ["fail"])
      #expect(try verdict(sized(40)) == ["undecided 'A'"])
      #expect(try verdict(sized(44)) == ["pass 1"])
    }
    // The size comes from a function of the project's.
    let helper =
      "extension Font { static func own(_ size: CGFloat) -> Font { Own.x.ui(size: size) } }"
    #expect(try verdict(".own(24)", with: helper).map { $0.prefix(4) } == ["fail"])
    // Of a font without a size nothing is known, nor where a descriptor's own is asked for by 0.
    for font in ["own", "Font(UIFont(descriptor: own, size: 0))"] {
      #expect(try verdict(font, padding: 12) == ["undecided 'A'"])
      #expect(try verdict(font).map { $0.prefix(4) } == ["fail"])
    }
  }

  @Test("UIKit's texts are measured by the file, too")
  func uiKit() throws {
    func verdict(_ name: String, size: Int) throws -> [String] {
      try verdict(font: "UIFont(name: \"\(name)\", size: \(size))")
    }
    func verdict(font: String) throws -> [String] {
      let source = """
        import UIKit
        final class Sample: UIView {
          let button = UIButton(type: .custom)
          func setUp() {
            addSubview(button)
            button.titleLabel?.font = \(font)
            button.setTitle("AB", for: .normal)
            button.addTarget(self, action: nil, for: .touchUpInside)
            NSLayoutConstraint.activate([
              button.leadingAnchor.constraint(equalTo: leadingAnchor),
              button.topAnchor.constraint(equalTo: topAnchor),
              button.widthAnchor.constraint(equalToConstant: 60),
            ])
          }
        }
        """
      let project = try SourceProject(
        bytes: ["Sample.swift": Data(source.utf8), "a.ttf": TinyFont().file])
      let audit = project.audit().check()
      return audit.findings.map { "fail \($0.hit.height)" }
        + audit.undecided.map { _ in "undecided" } + (audit.counts.passed > 0 ? ["pass"] : [])
    }
    // A line of 1.4 em and 12 points around it: 40 and 45 points.
    #expect(try verdict("Tiny-Regular", size: 20) == ["fail 40.0"])
    #expect(try verdict("Tiny-Regular", size: 24) == ["pass"])
    #expect(try verdict("Other", size: 24) == ["undecided"])
    #expect(try verdict(font: "FontFamily.Tiny.regular.font(size: 20)") == ["fail 40.0"])
    #expect(try verdict(font: "FontFamily.Tiny.regular.font(size: 24)") == ["pass"])
    #expect(try verdict(font: "FontFamily.Tiny.bold.font(size: 24)") == ["undecided"])
  }

  @Test("What is remembered is forgotten where a font file comes, changes or goes")
  func remembered() throws {
    let source = """
      import SwiftUI
      struct Sample: View { var body: some View { \(button(".custom(\"Tiny\", size: 20)")) } }
      """
    let project = try SourceProject(bytes: ["Sample.swift": Data(source.utf8)])
    let file = project.folder.appendingPathComponent("a.ttf")
    func height() throws -> Double? {
      let cache = AuditCache.folder(project.folder.appendingPathComponent(".cache").path)
      let kept = project.audit(cache: cache).check()
      #expect(kept == project.audit().check())
      return kept.findings.first?.hit.height
    }
    let without = try height()
    #expect(without != 28)
    try TinyFont().file.write(to: file)
    #expect(try height() == 28)
    #expect(try height() == 28)
    try TinyFont(ascender: 900).file.write(to: file)
    #expect(try height() == 24)
    try FileManager.default.removeItem(at: file)
    #expect(try height() == without)
  }

  /// Debian's font of the package `fonts-dejavu-core` 2.37, read with fontTools 4.68: 2048 units an em,
  /// 1901 above and 483 below the baseline, and these advances.
  private static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  @Test(
    "A font of the world is read as fontTools reads it",
    .enabled(if: FileManager.default.fileExists(atPath: dejaVu)))
  func outside() throws {
    let file = try #require(FontFile(path: Self.dejaVu))
    for name in ["DejaVuSans", "DejaVu Sans"] { #expect(file.names.fit(name) == 0) }
    #expect(file.names.fit("DejaVuSans-Bold") == nil)
    let face = try #require(file.face(named: "DejaVu Sans"))
    #expect((face.ascender * 2048).rounded() == 1901 && (face.descender * 2048).rounded() == 483)
    #expect(face.lineGap == 0 && !face.isVariable)
    let advances: [(Unicode.Scalar, Double)] = [
      ("A", 1401), (" ", 651), ("i", 569), ("W", 2025), ("\u{E9}", 1260), ("\u{416}", 2206),
      ("\u{1D538}", 1517),
    ]
    for (scalar, advance) in advances {
      #expect(face.advance(of: scalar).map { ($0 * 2048).rounded() } == advance, "\(scalar)")
    }
    #expect(face.advance(of: "\u{AC00}") == nil)
  }
}
