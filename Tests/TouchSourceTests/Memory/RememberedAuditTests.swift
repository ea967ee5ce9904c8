import Foundation
import Testing
import TouchModel
import TouchRules

@testable import TouchSource

@Suite("Audits that remember the one before")
struct RememberedAuditTests {
  /// A time at which all files were written long ago.
  static let later = timespec(tv_sec: .max, tv_nsec: 0)

  /// Edits the project step by step; what is remembered must be what is found anew.
  ///
  /// - Parameter isSettled: Whether files count as written long ago, so that the file system alone says
  ///   whether they are as they were.
  func compare(seed: UInt64, steps: Int, isSettled: Bool) throws {
    let project = try EditedProject.make()
    let kept = project.folder.appendingPathComponent(".cache").path
    var dice = Dice(state: seed)
    var done: [String] = []
    var now = EditedProject.files
    func file(_ name: String) throws -> URL {
      let file = project.folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return file
    }
    for step in 0..<steps {
      var name = now.keys.filter { $0 != "Package.swift" }.sorted().randomElement(using: &dice)!
      let number = Int.random(in: 0..<EditedProject.edits.count + 4, using: &dice)
      let line = EditedProject.LineEdit.allCases.randomElement(using: &dice)!
      let isOfLine = Bool.random(using: &dice)
      let writing = EditedProject.Writing.allCases.randomElement(using: &dice)!
      let old = try file(name)
      if writing == .renamed, name.hasSuffix(".swift"), let text = now[name] {
        now[name] = nil
        name = (name.hasPrefix("Moved/") ? "Back/" : "Moved/") + old.lastPathComponent
        now[name] = text
        _ = rename(old.path, try file(name).path)
      }
      if isOfLine {
        if writing != .touched { now[name] = line.apply(to: now[name]!, with: &dice) }
      } else if number < EditedProject.edits.count {
        if writing != .touched { now[name] = EditedProject.edits[number](now[name]!) }
      } else if let original = EditedProject.files[name] {
        now[name] = original
      } else {
        now[name] = nil
      }
      done.append("\(isOfLine ? "\(line)" : "\(number)") \(writing) \(name)")
      if let text = now[name] {
        try writing.write(EditedProject.bytes(of: text, name), to: try file(name))
      } else {
        try FileManager.default.removeItem(at: try file(name))
      }
      if step % 5 == 4 {
        // A file more.
        let other = "More/F\(step).swift"
        now[other] = EditedProject.files["Two.swift"]!.replacingOccurrences(
          of: "Two", with: "T\(step)")
        try EditedProject.bytes(of: now[other]!, other).write(to: try file(other))
      }
      var audit = project.audit(jobs: 2, cache: .folder(kept))
      if isSettled { audit.start = Self.later }
      let remembered = audit.check()
      let fresh = project.audit(jobs: 1).check()
      #expect(remembered == fresh, "after \(done)")
      guard remembered == fresh else { return }
    }
  }

  @Test(
    "What is remembered changes nothing, whatever is edited",
    arguments: 1...4 as ClosedRange<UInt64>)
  func edits(seed: UInt64) throws {
    try compare(seed: seed, steps: 24, isSettled: seed.isMultiple(of: 2))
  }

  @Test("A second run reads nothing and finds the same")
  func again() throws {
    let project = try EditedProject.make()
    let kept = project.folder.appendingPathComponent(".cache")
    let audit = Self.settled(project, keptIn: kept)
    let first = audit.check()
    #expect(!first.findings.isEmpty)
    let file = try Self.file(in: kept)
    let bytes = try Data(contentsOf: file)
    #expect(audit.check() == first)
    #expect(try Data(contentsOf: file) == bytes)
    // Other options are another file.
    _ = project.audit(policy: .child, cache: .folder(kept.path)).check()
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).count == 2)
  }

  /// An audit that keeps what it understands in a folder, long after the project was written.
  private static func settled(
    _ project: borrowing SourceProject, keptIn folder: URL
  ) -> SourceAudit {
    var audit = project.audit(cache: .folder(folder.path))
    audit.start = later
    return audit
  }

  /// The one file in which an audit of a folder's is kept.
  static func file(in folder: URL) throws -> URL {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return folder.appendingPathComponent(try #require(names.count == 1 ? names[0] : nil))
  }

  @Test("Another name for a type, with what it adds, is asked for where it was not there before")
  func otherNames() throws {
    let project = try SourceProject([
      "A.swift": """
      struct A: View {
        var body: some View { Button { } label: { Color.red.frame(width: .large, height: .large) } }
      }
      """
    ])
    let kept = project.folder.appendingPathComponent(".cache")
    func check() -> Audit { Self.settled(project, keptIn: kept).check() }
    #expect(check().findings.isEmpty)
    try Data(
      "import SwiftUI\ntypealias Space = CGFloat\nextension Space { static let large: Self = 24 }"
        .utf8
    ).write(to: project.folder.appendingPathComponent("B.swift"))
    #expect(check().findings.map(\.hit.written) == ["24×24"])
  }

  @Test("A type that an extension declares under another name of a type is noticed")
  func nestedTypes() throws {
    let project = try SourceProject([
      "A.swift": """
      struct A: View {
        var body: some View {
          Button { } label: { Color.red.frame(width: .row.high, height: .row.high) }
        }
      }
      """
    ])
    let kept = project.folder.appendingPathComponent(".cache")
    func check() -> Audit { Self.settled(project, keptIn: kept).check() }
    #expect(check().findings.isEmpty)
    try Data(
      """
      import SwiftUI
      typealias Space = CGFloat
      extension Space { struct row { static let high: CGFloat = 24 } }
      """.utf8
    ).write(to: project.folder.appendingPathComponent("B.swift"))
    #expect(check().findings.map(\.hit.written) == ["24×24"])
  }

  @Test("A folder that a manifest names for a module is noticed, as is a symbol that comes later")
  func modulesAndSymbols() throws {
    func manifest(_ path: String) -> Data {
      Data(
        """
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "Kit"\(path))])
        """.utf8)
    }
    func side(_ side: Int) -> Data {
      Data("enum Side { static let large = CGFloat(\(side)) }".utf8)
    }
    let project = try SourceProject(bytes: [
      "Package.swift": manifest(""), "Sources/A/Side.swift": side(24),
      "Sources/Views/More/Package.swift": manifest(", path: \"More\""),
      "Sources/Views/More/More/Side.swift": side(30),
      "Sources/Views/A.swift": Data(
        """
        import SwiftUI
        struct A: View {
          var body: some View {
            Button { } label: { Color.red.frame(width: Side.large, height: Side.large) }
          }
        }
        struct B: View {
          var body: some View { Button { } label: { Image("close") } }
        }
        """.utf8),
    ])
    let kept = project.folder.appendingPathComponent(".cache")
    func hits() -> [String] {
      Self.settled(project, keptIn: kept).check().findings.map(\.hit.written)
    }
    #expect(hits() == ["30×30"])
    try manifest(", path: \"Sources\"").write(
      to: project.folder.appendingPathComponent("Package.swift"))
    #expect(hits() == ["24×24"])
    try FileManager.default.createDirectory(
      at: project.folder.appendingPathComponent("App.xcassets/close.symbolset"),
      withIntermediateDirectories: true)
    #expect(hits().sorted() == ["17×17", "24×24"])
  }

  @Test("An app that starts later, and a library that is made of it, is noticed")
  func offering() throws {
    let project = try SourceProject([
      "Header.swift": """
      public struct Header: View {
        let onTap: (() -> Void)?
        public init(onTap: (() -> Void)? = nil) { self.onTap = onTap }
        public var body: some View {
          Color.red.frame(width: 20, height: 20).onTapGesture { onTap?() }
        }
      }
      struct Root: View { var body: some View { Header() } }
      """
    ])
    let kept = project.folder.appendingPathComponent(".cache")
    func check() -> Audit { Self.settled(project, keptIn: kept).check() }
    func add(_ name: String, _ text: String) throws {
      try Data("import SwiftUI\n\(text)".utf8)
        .write(to: project.folder.appendingPathComponent(name))
    }
    #expect(check().findings.map(\.hit.written) == ["20×20"])
    try add("App.swift", Reading.app)
    #expect(check().findings.isEmpty)
    #expect(check().findings.isEmpty)
    try add(
      "Package.swift",
      "let package = Package(products: [.library(name: \"Kit\", targets: [\"Kit\"])])")
    #expect(check().findings.map(\.hit.written) == ["20×20"])
  }

  @Test("A damaged, truncated or foreign file is as good as none, and is written anew as a whole")
  func damage() throws {
    let project = try EditedProject.make()
    let kept = project.folder.appendingPathComponent(".cache")
    let audit = Self.settled(project, keptIn: kept)
    let first = audit.check()
    let file = try Self.file(in: kept)
    let good = try Data(contentsOf: file)
    var dice = Dice(state: 2)
    for round in 0..<12 {
      var bytes = good
      switch round % 6 {
      case 0: bytes = bytes.prefix(Int.random(in: 0..<good.count, using: &dice))
      case 1: bytes[Int.random(in: 0..<good.count, using: &dice)] ^= 0x10
      case 2: bytes[Int.random(in: 0..<40, using: &dice)] ^= 1
      case 3: bytes.append(0)
      case 4: bytes = Data()
      default: bytes = Data("nothing of ours".utf8)
      }
      try bytes.write(to: file)
      #expect(audit.check() == first)
      let written = try Data(contentsOf: file)
      #expect(written != bytes && written.starts(with: Snapshot.mark))
      // The run after finds all that it needs, so that it leaves the file alone.
      #expect(audit.check() == first)
      #expect(try Data(contentsOf: file) == written)
    }
  }

  @Test("Files written a moment ago are read again until the clock of the file system has ticked")
  func young() throws {
    let project = try EditedProject.make()
    let kept = project.folder.appendingPathComponent(".cache")
    var audit = project.audit(cache: .folder(kept.path))
    audit.start = FileFacts.now
    let first = audit.check()
    let file = try Self.file(in: kept)
    let unsure = try Data(contentsOf: file)
    #expect(audit.check() == first)
    #expect(try Data(contentsOf: file) == unsure)
    // The first run after the tick writes down how files are known again, and nothing else is new.
    audit.start = Self.later
    #expect(audit.check() == first)
    let sure = try Data(contentsOf: file)
    #expect(sure != unsure)
    #expect(audit.check() == first)
    #expect(try Data(contentsOf: file) == sure)
  }

  @Test("A file that is written to while the audit runs is not taken for what it was")
  func unsteady() throws {
    let project = try EditedProject.make()
    let kept = AuditCache.folder(project.folder.appendingPathComponent(".cache").path)
    let fresh = project.audit().check()
    let name = "Shared/Components.swift"
    let file = project.folder.appendingPathComponent(name)
    let original = EditedProject.bytes(of: EditedProject.files[name]!, name)
    let edited = Data(String(decoding: original, as: UTF8.self).replacing("30", with: "50").utf8)
    // All is scanned by then and nothing parsed.
    let disturbed = project.audit(cache: kept) { progress in
      if progress.stage == .reading, progress.done == progress.total {
        try? edited.write(to: file)
      }
    }
    #expect(disturbed.check() != fresh)
    try original.write(to: file)
    #expect(project.audit(cache: kept).check() == fresh)
  }

  @Test("Runs at the same time find the same, and leave a whole file")
  func concurrent() async throws {
    let project = try EditedProject.make()
    let kept = project.folder.appendingPathComponent(".cache")
    let fresh = project.audit().check()
    let audit = Self.settled(project, keptIn: kept)
    for isDamaged in [false, true] {
      if isDamaged { try Data("damaged".utf8).write(to: Self.file(in: kept)) }
      let found = await withTaskGroup(of: Audit.self) { group in
        for _ in 0..<4 { group.addTask { audit.check() } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(found.allSatisfy { $0 == fresh })
      let file = try Self.file(in: kept)
      let bytes = try Data(contentsOf: file)
      #expect(audit.check() == fresh)
      #expect(try Data(contentsOf: file) == bytes)
    }
  }

  @Test("A folder that cannot be written to keeps nothing and changes nothing")
  func unwritable() throws {
    let project = try EditedProject.make()
    let fresh = project.audit().check()
    let file = project.folder.appendingPathComponent("occupied")
    try Data().write(to: file)
    for path in [file.path, file.path + "/below", "/dev/null/below"] {
      #expect(project.audit(cache: .folder(path)).check() == fresh)
    }
  }

  @Test("What is kept is used where nothing can be written", arguments: [false, true])
  func readOnly(isDamaged: Bool) throws {
    let manager = FileManager.default
    let project = try EditedProject.make()
    let kept = project.folder.appendingPathComponent(".cache")
    let audit = project.audit(cache: .folder(kept.path))
    let fresh = audit.check()
    let file = try Self.file(in: kept)
    if isDamaged { try Data().write(to: file) }
    try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: kept.path)
    defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: kept.path) }
    #expect(audit.check() == fresh)
    // Nor where a folder, or a pipe that nobody writes to, is in the file's place.
    try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: kept.path)
    try manager.removeItem(at: file)
    if isDamaged {
      try manager.createDirectory(at: file, withIntermediateDirectories: false)
    } else {
      #expect(mkfifo(file.path, 0o600) == 0)
    }
    #expect(audit.check() == fresh)
  }

  @Test("The build folder keeps what a project's audit understood, out of version control")
  func buildFolder() throws {
    let project = try EditedProject.make()
    let first = project.audit(cache: .buildFolder).check()
    let folder = project.folder.appendingPathComponent(".build/touchstone")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.contains(".gitignore") && names.count == 2)
    #expect(project.audit(cache: .buildFolder).check() == first)
    // Files that are in no project leave nothing beside them.
    let loose = try SourceProject(["A.swift": "struct A: View { var body: some View { } }"])
    _ = loose.audit(cache: .buildFolder).check()
    #expect(try FileManager.default.contentsOfDirectory(atPath: loose.folder.path) == ["A.swift"])
  }
}
