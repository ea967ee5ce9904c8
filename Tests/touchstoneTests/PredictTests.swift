import Foundation
import Testing

/// What users meet of the precision model.
@Suite struct PredictTests {
  func json(_ arguments: String...) throws -> [String: Any] {
    let run = try ToolProcess(arguments + ["--format", "json"])
    #expect(run.status == 0 && run.errors.isEmpty)
    return try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test("a size is predicted for careful and hurried adults, in the documented format")
  func size() throws {
    let report = try json("predict", "--width", "44", "--height", "44")
    #expect(report["version"] as? Int == 1)
    let device = try #require(report["device"] as? [String: Any])
    #expect(
      device["name"] as? String == "iPhone 16" && device["pointsPerInch"] as? Double == 153.33)
    let rows = try #require(report["predictions"] as? [[String: Any]])
    #expect(rows.map { $0["profile"] as? String } == ["careful", "hurried"])
    #expect(rows.map { $0["miss"] as? Double } == [0.0088, 0.0196])
    #expect(rows.map { $0["expectedMiss"] as? Double } == [0.0108, 0.0245])
    let millimetres = try #require(rows[0]["millimetres"] as? [String: Double])
    #expect(millimetres == ["width": 7.29, "height": 7.29])
  }

  @Test("the seeds' figures come out at the density of the first iPhone")
  func seeds() throws {
    for (rate, side) in [("0.03", 32.1), ("0.01", 44.9), ("0.005", 57.8)] {
      let report = try json(
        "predict", "--rate", rate, "--points-per-inch", "163", "--profile", "careful")
      let sizes = try #require(report["sizes"] as? [[String: Any]])
      #expect(abs(try #require(sizes[0]["side"] as? Double) - side) < 0.15)
    }
  }

  @Test("a band says both of its ends, and what reacts may be larger than what is seen")
  func band() throws {
    let report = try json(
      "predict", "--width", "20", "--hit-width", "44", "--hit-height", "44", "--profile", "adult")
    let row = try #require((report["predictions"] as? [[String: Any]])?.first)
    let careful = try #require((row["careful"] as? [String: Double])?["miss"])
    let hurried = try #require((row["hurried"] as? [String: Double])?["miss"])
    #expect(careful < hurried && hurried < 0.02)
  }

  @Test("what inspect prints is a layout")
  func layout() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("screen.json")
    _ = try ToolProcess(
      "inspect", "Examples/PlayerBar.swift", "--format", "json", "--output", file.path)
    let run = try ToolProcess("predict", file.path)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("play.fill: "))
    let report = try json("predict", file.path)
    #expect((report["layouts"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test(
    "mistakes are said on one line",
    arguments: [
      (["predict"], "give either '--width' and '--height', or '--rate', or a LAYOUT"),
      (
        ["predict", "--width", "4", "--rate", "0.1"],
        "give either '--width' and '--height', or '--rate', or a LAYOUT"
      ),
      (["predict", "--width", "nan"], "'--width' takes a number above 0, not 'nan'"),
      (["predict", "--rate", "1"], "'--rate' takes a share below 1, as 0.01"),
      (
        ["predict", "/nope.json"],
        "/nope.json: cannot be read; check that it is there and readable"
      ),
      (
        ["predict", "Package.swift"],
        "Package.swift: holds no layout, since it is no JSON; "
          + "give what 'touchstone inspect --format json' prints"
      ),
      (["predict", "Sources"], "Sources: is a folder; name a file in it"),
      (["trial", "Sources"], "Sources: is a folder; name a file in it"),
      (
        ["predict", "--rate", "0.01", "--hit-width", "40"],
        "'--hit-width' belongs to '--width' and '--height'; leave it out, or give these"
      ),
      (
        ["predict", "layout.json", "--hit-height", "40"],
        "'--hit-height' belongs to '--width' and '--height'; leave it out, or give these"
      ),
      (
        ["predict", "--width", "4", "--device", "iPad", "--points-per-inch", "3"],
        "'--device' says the density already; leave '--points-per-inch' out"
      ),
      (["trial"], "'trial' needs a log of taps; write 'touchstone trial LOG'"),
      (
        ["trial", "log", "--profile", "child", "--profile", "child"],
        "'--profile' is given twice; leave one of them out"
      ),
    ])
  func usage(arguments: [String], message: String) throws {
    let run = try ToolProcess(arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errors == "error: \(message)\n")
  }

  @Test(
    "a layout that cannot be computed with is told with what is wrong in it",
    arguments: [
      ("[1]", "holds no layout, since it is no object"),
      (
        #"{"targets": [{"x": 0, "y": 0, "width": 20}]}"#,
        "holds no layout, since 'targets[0].height' is missing"
      ),
      (
        #"{"targets": [{"x": 0, "y": "a", "width": 20, "height": 20}]}"#,
        "holds no layout, since 'targets[0].y' is of another type"
      ),
      (#"{"targets": []}"#, "holds no target"), ("{}", "holds no target"),
      (
        #"{"targets": [{"x": 0, "y": 0, "width": 9, "height": 9}, {"x": 0, "y": 0, "width": -2, "#
          + #""height": 20, "label": "send"}]}"#,
        "the frame of 'send' has a negative side"
      ),
      (
        #"{"targets": [{"x": 1e308, "y": 0, "width": 1e308, "height": 20}]}"#,
        "the frame of '1' is too large"
      ),
    ])
  func brokenLayout(layout: String, fact: String) throws {
    let folder = try TemporaryFolder()
    try Data(layout.utf8).write(to: folder.url.appendingPathComponent("screen.json"))
    let run = try ToolProcess("predict", "screen.json", in: folder.url)
    let remedy =
      fact.hasPrefix("holds")
      ? "give what 'touchstone inspect --format json' prints"
      : "give sides and places in points, and no side below 0"
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors == "error: screen.json: \(fact); \(remedy)\n")
  }

  @Test("a trial is told as text, JSON and a page, and its bad lines on standard error")
  func trial() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("taps.jsonl")
    var lines = ["nonsense"]
    for index in 0..<40 {
      let (x, y) = (Double(index % 7) - 3, Double(index % 5) - 2)
      lines.append(
        """
        {"time": \(index * 9), "x": \(112 + 3 * x), "y": \(112 + 3 * y), "meant": {"id": "a<b", \
        "x": 100, "y": 100, "width": 24, "height": 24}}
        """)
    }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let run = try ToolProcess(["trial", "taps.jsonl"], in: folder.url)
    #expect(run.status == 2 && run.errors == "taps.jsonl:1: error: it is no JSON\n")
    #expect(run.output.hasPrefix("taps.jsonl: 40 taps, 40 with a known intention, 1 line skipped"))
    #expect(run.output.contains("+") && run.output.contains("a target needs"))
    let json = try ToolProcess(["trial", "taps.jsonl", "--format", "json"], in: folder.url)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(report["counted"] as? Int == 40 && (report["scatter"] as? [Any])?.count == 40)
    #expect((report["sizes"] as? [Any])?.count == 2)
    let page = try ToolProcess(["trial", "taps.jsonl", "--format", "html"], in: folder.url)
    #expect(page.output.hasPrefix("<!DOCTYPE html>") && page.output.contains("<ellipse"))
    #expect(!page.output.contains("http"))
  }

  @Test("a log that says nothing of a person tells no sizes, and one without a tap is an error")
  func unknownIntention() throws {
    let folder = try TemporaryFolder()
    func trial(_ log: String, _ format: String) throws -> ToolProcess {
      try Data(log.utf8).write(to: folder.url.appendingPathComponent("taps.jsonl"))
      return try ToolProcess(["trial", "taps.jsonl", "--format", format], in: folder.url)
    }
    let aimless = #"{"time": 1, "x": 3, "y": 3}"#
    for format in ["text", "html"] {
      let run = try trial(aimless, format)
      #expect(run.status == 0 && !run.output.contains("of the time a target needs"))
      #expect(run.output.contains("what size a target needs is not told, since no tap has"))
    }
    #expect(try !trial(aimless, "json").output.contains("\"sizes\""))
    for format in ["text", "json", "html"] {
      let run = try trial("\n", format)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(
        run.errors == "error: taps.jsonl: holds no tap; see 'touchstone trial --help'\n")
    }
  }

  @Test("a trial begins with the scatter of one profile, and its help says of which")
  func prior() throws {
    let help = try ToolProcess("trial", "--help").output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("Whose scatter to begin with until the log says more."))
    #expect(help.contains("left-thumb. Default: hurried."))
    let folder = try TemporaryFolder()
    try Data(#"{"time": 1, "x": 3, "y": 3}"#.utf8)
      .write(to: folder.url.appendingPathComponent("taps.jsonl"))
    for (given, expected) in [([], "hurried"), (["--profile", "child"], "child")] {
      let run = try ToolProcess(
        ["trial", "taps.jsonl", "--format", "json"] + given, in: folder.url)
      #expect(run.status == 0 && run.output.contains("\"profile\": \"\(expected)\""))
    }
  }

  @Test("devices, policies and profiles are listed for people and for programs")
  func lists() throws {
    for command in ["devices", "policies", "profiles"] {
      let text = try ToolProcess(command)
      #expect(text.status == 0 && text.output.split(separator: "\n").count > 5)
      let list = try #require(try json(command)[command] as? [[String: Any]])
      #expect(list.count > 5)
    }
  }

  @Test("a scatter is told once where nobody is more careful, and what is from memory is assumed")
  func profiles() throws {
    let text = try ToolProcess("profiles").output
    for (name, isBand) in [("careful", false), ("hurried", false), ("adult", true)] {
      let lines = text.split(separator: "\n").drop { !$0.hasPrefix("\(name): ") }.dropFirst()
      #expect(lines.first?.hasPrefix(isBand ? "  careful σ² = " : "  σ² = ") == true)
      #expect(lines.first?.contains("; hurried σ² = ") == isBand)
    }
    let profiles = try #require(try json("profiles")["profiles"] as? [[String: Any]])
    for profile in profiles {
      let source = try #require(profile["source"] as? String)
      let isFromMemory = source.contains("from memory")
      #expect(!isFromMemory || profile["provenance"] as? String == "assumed", "\(source)")
    }
    #expect(profiles[0]["provenance"] as? String == "derived")
    #expect(profiles[1]["provenance"] as? String == "assumed")
  }

  @Test("a policy tells where what it asks for is published, if that has an address")
  func addresses() throws {
    let address = "https://www.w3.org/TR/WCAG22/#target-size-minimum"
    #expect(try ToolProcess("policies").output.contains("\n  \(address)\n"))
    let policies = try #require(try json("policies")["policies"] as? [[String: Any]])
    func told(_ id: String) throws -> String? {
      try #require(policies.first { $0["id"] as? String == id })["address"] as? String
    }
    #expect(try told("wcag-aa") == address)
    #expect(try told("seed-strict") == nil)
  }
}
