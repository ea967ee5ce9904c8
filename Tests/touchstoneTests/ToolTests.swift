import Foundation
import Testing

/// What users meet: output, errors and exit statuses of the built tool.
@Suite struct ToolTests {
  @Test("help and version are asked for, and so succeed", arguments: ["--help", "-h", "help"])
  func help(argument: String) throws {
    let run = try ToolProcess(argument)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("USAGE: touchstone COMMAND [OPTIONS]"))
    for command in ["check", "inspect", "predict", "trial", "rules", "devices"] {
      #expect(run.output.contains("\n  \(command) "))
      let own = try ToolProcess(command, "--help")
      #expect(own.status == 0 && own.output.contains("USAGE: touchstone \(command)"))
      let takesPaths = ["check", "inspect"].contains(command)
      #expect(
        own.output.contains("PATH is a file of Swift or Interface Builder, or a folder")
          == takesPaths)
    }
    #expect(try ToolProcess("--version").output.hasPrefix("touchstone "))
    #expect(try ToolProcess().output == run.output)
  }

  @Test("what is undecided or left out is listed with its reason where that is asked for")
  func undecided() throws {
    let help = try ToolProcess("check", "--help").output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      help.contains(
        "List what the source does not decide, and what is left out, each with its reason."))
    let folder = try TemporaryFolder()
    try Data(
      """
      import SwiftUI
      struct Sample: View {
        var picture: UIImage
        func go() { print("go") }
        var body: some View {
          Button(action: go) { Image(uiImage: picture) }
          Button("Hidden", action: go).hidden()
        }
      }
      """.utf8
    ).write(to: folder.url.appendingPathComponent("A.swift"))
    let reasons = ["A.swift:6:5: undecided: ", "A.swift:7:5: left out: "]
    for (arguments, isListed) in [([], false), (["--undecided"], true)] {
      let run = try ToolProcess(["check", "A.swift", "--no-cache"] + arguments, in: folder.url)
      #expect(reasons.allSatisfy { run.output.contains($0) == isListed }, "\(run.output)")
    }
  }

  @Test(
    "a mistake in the arguments is said on one line with its remedy",
    arguments: [
      (["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
      (["Examples"], "'Examples' is no command; did you mean 'touchstone check Examples'?"),
      (["--polcy"], "unknown option '--polcy' before a command; try 'touchstone --help'"),
      (["check", "--polcy", "hig"], "unknown option '--polcy'; did you mean '--policy'?"),
      (["check", "--zzz"], "unknown option '--zzz'; try 'touchstone check --help'"),
      (["check", "--policy", "hgi"], "unknown value 'hgi' for '--policy'; did you mean 'hig'?"),
      (
        ["check", "--format", "pdf"],
        "unknown value 'pdf' for '--format'; it is one of text, json, html"
      ),
      (["check", "--policy"], "'--policy' needs a value; write '--policy NAME'"),
      (["check", "--policy="], "'--policy' needs a value; write '--policy NAME'"),
      (
        ["check", "--policy", "hig", "--policy", "child"],
        "'--policy' is given twice; leave one of them out"
      ),
      (["check", "--undecided=yes"], "'--undecided' takes no value; leave it out"),
      (["check", "--jobs", "0"], "'--jobs' takes a number from 1, not '0'"),
      (["check", "--jobs", "2.5"], "'--jobs' takes a number from 1, not '2.5'"),
      (["check", "--system", "new"], "'--system' takes a number from 1, not 'new'"),
      (
        ["check", "--format", "json", "--format", "text"],
        "two formats go to standard output; write '--output FILE' after '--format json'"
      ),
      (
        ["check", "--output", "a", "--output", "b"],
        "'--output b' belongs to no format; write '--format' before it"
      ),
      (
        ["check", "--no-cache", "--cache", "kept"],
        "'--no-cache' keeps nothing; leave '--cache' out"
      ),
      (["rules", "dead-gab"], "unknown rule 'dead-gab'; did you mean 'dead-gap'?"),
      (["rules", "a", "b"], "unexpected argument 'b'; try 'touchstone rules --help'"),
    ])
  func usage(arguments: [String], message: String) throws {
    let run = try ToolProcess(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "error: \(message)\n")
  }

  @Test("a device is found whatever its case, and named when it is mistyped")
  func device() throws {
    #expect(try ToolProcess("check", "Examples", "--device", "iphone se").status != 2)
    let run = try ToolProcess("check", "--device", "iPhone 61")
    #expect(run.status == 2 && run.errors.contains("unknown device 'iPhone 61'; did you mean"))
  }

  @Test("a missing path is an error, and the report is written all the same")
  func missing() throws {
    let run = try ToolProcess("check", "Nowhere.swift")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("Nowhere.swift: error: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.output.hasPrefix("0 elements"))
    #expect(try ToolProcess("inspect", "Nowhere.swift").status == 2)
  }

  @Test("each format goes to the output after it, and the same as to standard output")
  func outputs() throws {
    let folder = try TemporaryFolder()
    let (text, json) = (folder.url.appendingPathComponent("a").path, folder.url.path + "/b")
    let run = try ToolProcess(
      "check", "Examples", "--output", text, "--format", "json", "--output", json)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(
      try String(contentsOfFile: text, encoding: .utf8) == ToolProcess("check", "Examples").output)
    #expect(
      try String(contentsOfFile: json, encoding: .utf8)
        == ToolProcess("check", "Examples", "--format", "json").output)
  }

  @Test("an output that is there is replaced, through a link as well")
  func replaced() throws {
    let folder = try TemporaryFolder()
    let (file, link) = (folder.url.path + "/file", folder.url.path + "/link")
    try String(repeating: "old\n", count: 1000).write(
      toFile: file, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    _ = try ToolProcess("check", "Examples", "--output", link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8) == ToolProcess("check", "Examples").output)
  }

  @Test("an output that cannot be written is an error, and the others are written")
  func unwritable() throws {
    let run = try ToolProcess("check", "Examples", "--output", "/nowhere/a", "--format", "json")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "error: /nowhere/a: cannot be written; check that its folder exists and is writable\n")
    #expect(run.output.hasPrefix("{\n  \"version\": 1"))
  }

  @Test("a device is written through, not replaced")
  func throughDevice() throws {
    let run = try ToolProcess("check", "Examples", "--output", "/dev/stdout")
    #expect(run.output == (try ToolProcess("check", "Examples").output))
    #expect(try ToolProcess("rules").status == 0)
    _ = try ToolProcess("check", "Examples", "--output", "/dev/null")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  #if os(Linux)
    @Test("a standard output without room is an error, not a crash")
    func full() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try ToolProcess(["rules"], output: full)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("error: standard output: cannot be written"))
    }
  #endif

  @Test("an inspection keeps nothing, also where it is told so")
  func inspectionWithoutCache() throws {
    #expect(try ToolProcess("inspect", "Examples", "--no-cache").status == 0)
  }

  @Test("a cache that is no folder, or cannot be one, is a warning, and a folder is none")
  func cache() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("a.txt")
    try Data("a".utf8).write(to: file)
    for (path, fact) in [
      (file.path, "is no folder"), (file.path + "/below", "cannot be written to"),
    ] {
      let run = try ToolProcess("check", "Examples", "--cache", path)
      #expect(run.status == 1)
      #expect(
        run.errors
          == "\(path): warning: \(fact), so nothing is kept for the next run; "
          + "choose another folder\n")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "a")
    let kept = try ToolProcess("check", "Examples", "--cache", folder.url.path + "/kept")
    #expect(kept.status == 1 && kept.errors.isEmpty)
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/kept"))
  }

  @Test("what is kept of files of Interface Builder holds in the next run")
  func keptInterfaces() throws {
    let folder = try TemporaryFolder()
    let names = ["one", "two", "three", "four"]
    let buttons = names.map { name in
      """
      <button buttonType="system" id="\(name)" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="60" height="30"/>
        <state key="normal" title="\(name)"/>
      </button>
      """
    }
    let outlets = names.map { "<outlet property=\"\($0)\" destination=\"\($0)\" id=\"o-\($0)\"/>" }
    let storyboard = """
      <document><scenes><scene><objects>
        <viewController id="sample" customClass="Sample">
          <view key="view" id="all"><subviews>\(buttons.joined())</subviews></view>
          <connections>\(outlets.joined())</connections>
        </viewController>
      </objects></scene></scenes></document>
      """
    let members = names.map { "@IBOutlet private var \($0): UIButton!\n" }
    let wiring = names.map { "\($0).addTarget(self, action: #selector(go), for: .touchUpInside)\n" }
    let source = """
      import UIKit
      final class Sample: UIViewController {
        \(members.joined())
        override func viewDidLoad() { \(wiring.joined()) }
        @objc private func go() {}
      }
      """
    let manager = FileManager.default
    for (name, text) in ["Main.storyboard": storyboard, "Sample.swift": source] {
      let file = folder.url.appendingPathComponent(name).path
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      // What was written a moment ago is read again.
      try manager.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: file)
    }
    let cache = folder.url.appendingPathComponent("kept")
    var kept: Set<[Data]> = []
    for _ in 0..<4 {
      let run = try ToolProcess("check", ".", "--cache", cache.path, in: folder.url)
      #expect(run.output.contains("4 elements"))
      let files = try manager.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
      kept.insert(try files.map { try Data(contentsOf: $0) })
    }
    #expect(kept.count == 1)
  }

  @Test("a view that is not there is named")
  func view() throws {
    let run = try ToolProcess("inspect", "Examples", "--view", "Nobody")
    #expect(run.status == 2)
    #expect(run.errors == "error: no view is called 'Nobody'; leave '--view' out to see them all\n")
  }

  @Test("the same input gives the same bytes, whatever the number of threads")
  func deterministic() throws {
    let one = try ToolProcess("check", "Examples", "--format", "json", "--jobs", "1")
    let many = try ToolProcess("check", "Examples", "--format", "json", "--jobs", "8")
    #expect(one.output == many.output && one.status == many.status)
  }

  @Test("the README shows what the tool prints; else run Scripts/update-documentation")
  func readme() throws {
    let readme = try String(
      contentsOf: ToolProcess.root.appendingPathComponent("README.md"), encoding: .utf8)
    let run = try ToolProcess("check", "Examples")
    let expected = "<!-- output -->\n```text\n\(run.output)```\n<!-- end of output -->\n"
    #expect(readme.contains(expected))
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
  }

  @Test("rates are predicted for the profiles asked for, and findings come in the order asked for")
  func rates() throws {
    func check(_ arguments: String...) throws -> [[String: Any]] {
      let run = try ToolProcess(
        ["check", "Examples", "--format", "json"] + arguments)
      let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      return try #require(report?["findings"] as? [[String: Any]])
    }
    func rates(_ findings: [[String: Any]]) -> [[String: Double]] {
      findings.compactMap { $0["missRate"] as? [String: Double] }
    }
    let usual = try check()
    let misses = rates(usual).map { ($0["careful"] ?? 0) + ($0["hurried"] ?? 0) }
    #expect(misses.count == usual.count && misses.count > 3)
    #expect(zip(misses, misses.dropFirst()).allSatisfy { $0 >= $1 - 0.0002 })
    let children = try check("--profile", "child", "--profile=tremor", "--profile", "child")
    #expect(rates(children).allSatisfy { Set($0.keys) == ["child", "tremor"] })
    let places = try check("--sort", "place").map {
      "\($0["file"]!) \(1000 + ($0["line"] as! Int))"
    }
    #expect(places == places.sorted() && places.count == usual.count)
  }
}
