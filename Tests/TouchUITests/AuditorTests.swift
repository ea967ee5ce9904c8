import Gallery
import SwiftUI
import Testing
import TouchSource
import TouchTesting

/// The auditor and the components agree: what it reads is what runs.
@Suite("the auditor") @MainActor struct AuditorTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private func audit(
    _ paths: [String], in folder: String = root, policy: Policy.Name = .hig,
    textSize: String = "large"
  ) throws -> SourceAudit {
    SourceAudit(
      paths: paths, workingFolder: folder, policy: Policy(policy), device: .iPhone16, system: 18,
      textSize: try #require(.init(rawValue: textSize)), jobs: 2)
  }

  @Test("the components and the gallery pass, and the screen as one often meets it fails")
  func gallery() throws {
    try project(["Components", "Homework/After", "../Sources/TouchUI"]) { folder in
      let found = try audit(["."], in: folder).check()
      #expect(found.findings.isEmpty, "\(found.findings.map(\.message))")
      #expect(found.counts.passed > 15)
    }
    try project(["Homework/Before"]) { folder in
      // As an app of its own: every one of its targets.
      let before = try audit(["."], in: folder).check()
      #expect(before.counts.failed == 5, "\(before.findings.map(\.message))")
    }
    try project(["Homework/After"]) { folder in
      // For children too, whose targets are larger.
      let found = try audit(["."], in: folder, policy: .child).check()
      #expect(found.findings.isEmpty)
    }
  }

  /// A project of files and folders of the gallery alone.
  private func project(_ files: [String], _ use: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in files {
      let source = URL(fileURLWithPath: "\(Self.root)/Gallery/\(name)")
      let isFolder = FileManager.default.fileExists(atPath: source.path)
      let ending = isFolder ? "" : ".swift"
      try FileManager.default.copyItem(
        atPath: source.path + ending,
        toPath: folder.appendingPathComponent(source.lastPathComponent + ending).path)
    }
    try use(folder.path)
  }

  @Test(
    "the same source read and run gives the same frames and regions",
    arguments: ["xSmall", "large", "xxxLarge", "accessibility5"])
  func agreement(_ size: String) throws {
    try project(["Components", "Homework"]) { folder in
      let views = try audit(["."], in: folder, textSize: size).inspect(view: nil).views
      // What a view of UIKit holds is not in the source of SwiftUI.
      for page in GalleryPage.all where page.kind != .uiKit {
        let host = HeadlessHost(page.view)
        host.set(
          \.dynamicTypeSize,
          to: try #require(DynamicTypeSize.allCases.first { "\($0)" == size }))
        let screen = try #require(views.first { $0.typical.view == page.name }).typical
        let ran = host.screen.elements
        #expect(ran.count == screen.elements.count, "\(page.name)")
        #expect(!ran.isEmpty, "\(page.name)")
        for (one, other) in zip(ran, screen.elements) {
          let comment: Comment = "\(page.name): \(one.label ?? "") and \(other.label ?? "")"
          #expect(one.layout.matches(other.layout), comment)
          #expect(one.visual.matches(other.visual), comment)
          #expect(one.region.matches(other.region), comment)
          #expect(one.effective.matches(other.effective), comment)
          #expect(one.kind == other.kind, comment)
        }
      }
    }
  }

  @Test("an app that depends on the package, without its source, is decided")
  func outside() throws {
    try project(["Components", "Homework/After"]) { folder in
      try Data(
        """
        import SwiftUI
        import TouchUI
        struct Small: View {
          var body: some View {
            Button { print(1) } label: { Image(systemName: "xmark") }
              .buttonStyle(.plain)
              .touchHaptics(.off)
          }
        }
        """.utf8
      ).write(to: URL(fileURLWithPath: "\(folder)/Small.swift"))
      let found = try audit(["."], in: folder).check()
      #expect(found.undecided.isEmpty, "\(found.undecided.map(\.reason))")
      #expect(found.findings.map(\.subject.view) == ["Small"])
      // Where a component makes the button, the button stands where the app asks for it.
      let after = try audit(["After.swift"], in: folder).inspect(view: "HomeworkAfter").views
      let places = try #require(after.first).typical.elements.map(\.id.place)
      #expect(places.allSatisfy { $0.file == "After.swift" })
      #expect(Set(places).count == 5)
    }
  }

  @Test("members of rows, grids and groups are decided from outside, each beside its neighbours")
  func sharing() throws {
    try project([]) { folder in
      try Data(
        """
        import SwiftUI
        import TouchUI
        struct Roomy: View {
          var body: some View {
            TouchRow([1, 2, 3], id: \\.self, spacing: 20) { _ in
              Button { print(1) } label: { Color.red.frame(width: 24, height: 24) }
            }
          }
        }
        struct Tight: View {
          var body: some View {
            TouchRow([1, 2, 3], id: \\.self, spacing: 4) { _ in
              Button { print(1) } label: { Color.red.frame(width: 24, height: 24) }
            }
          }
        }
        struct Swatches: View {
          let colors: [Int]
          var body: some View {
            TouchGrid(colors, id: \\.self, columns: [GridItem(.fixed(44))], targetSize: 56) { _ in
              Button { print(1) } label: { Color.red.frame(width: 44, height: 60) }
            }
          }
        }
        struct Pins: View {
          var body: some View {
            TouchGroup {
              ZStack {
                Button { print(1) } label: { Color.red.frame(width: 20, height: 20) }
                  .touchMember("left")
                Button { print(1) } label: { Color.red.frame(width: 20, height: 20) }
                  .touchMember("right").offset(x: 40)
              }
            }
          }
        }
        """.utf8
      ).write(to: URL(fileURLWithPath: "\(folder)/Sharing.swift"))
      let found = try audit(["."], in: folder).check()
      #expect(found.undecided.isEmpty, "\(found.undecided.map(\.reason))")
      #expect(Set(found.findings.map(\.subject.view)) == ["Tight"])
      @MainActor func widths(_ view: String) throws -> [Double] {
        let views = try audit(["."], in: folder).inspect(view: view).views
        let screen = try #require(views.first).typical
        return screen.elements.map { $0.region.boundingBox?.width ?? 0 }
      }
      #expect(try widths("Roomy") == [44, 44, 44])
      // Two gaps of 4, 24 each and 6 off the centre at both ends: 3 times 28 and 12 more.
      #expect(try widths("Tight").allSatisfy { $0 < 44 })
      #expect(try widths("Swatches").allSatisfy { $0 == 56 })
      // 40 apart: each 2 off the centre.
      #expect(try widths("Pins") == [44, 44])
    }
  }

  @Test("what the auditor knows of the components is what they are")
  func current() throws {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchui-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(Self.root)/Scripts/touchui-declarations")
    process.arguments = [output.path]
    try process.run()
    process.waitUntilExit()
    let kept = "\(Self.root)/Sources/TouchSource/Coverage/TouchUI+Generated.swift"
    #expect(
      try String(contentsOf: output, encoding: .utf8)
        == String(contentsOfFile: kept, encoding: .utf8),
      "run Scripts/touchui-declarations")
  }
}
