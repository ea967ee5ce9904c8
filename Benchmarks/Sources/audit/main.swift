import Foundation

/// Times the audit of generated apps against a bare parse of the same files and against the
/// linter; the status is 1 where it is not as fast, or takes more memory, than it must.
///
/// `audit TOOL [LINES…]` measures the built tool; `audit generate FOLDER LINES` and
/// `audit parse FOLDER JOBS` are what it runs.
let arguments = Array(CommandLine.arguments.dropFirst())
let jobs = ProcessInfo.processInfo.activeProcessorCount

if arguments.count == 3, arguments[0] == "generate", let lines = Int(arguments[2]) {
  let size = try GeneratedApp(folder: URL(fileURLWithPath: arguments[1])).write(lines: lines)
  print("\(size.lines) lines in \(size.files) files")
  exit(0)
}
if arguments.count == 3, arguments[0] == "parse", let jobs = Int(arguments[2]) {
  print("\(BareParse.run(folder: arguments[1], jobs: jobs)) bytes")
  exit(0)
}
guard let tool = arguments.first, FileManager.default.isExecutableFile(atPath: tool) else {
  print("usage: audit TOOL [LINES…], as: audit ../.build/release/touchstone 20000 150000 300000")
  exit(2)
}

#if os(Linux)
  let children = Int32(RUSAGE_CHILDREN.rawValue)
#else
  let children = RUSAGE_CHILDREN
#endif

/// What one run of a program took.
struct Run {
  var wall, processor: Double
  var megabytes: Double
}

@MainActor func run(_ program: String, _ arguments: [String], in folder: URL) throws -> Run {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  var before = rusage()
  getrusage(children, &before)
  let start = Date()
  try process.run()
  process.waitUntilExit()
  let wall = Date().timeIntervalSince(start)
  var after = rusage()
  getrusage(children, &after)
  func seconds(_ usage: rusage) -> Double {
    Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6
  }
  // The largest of all children so far: sizes grow from run to run.
  return Run(
    wall: wall, processor: seconds(after) - seconds(before),
    megabytes: Double(after.ru_maxrss) / 1024)
}

/// The middle one of several runs of a program, each prepared by a function: what takes less than a
/// second differs by a third from run to run. What takes minutes is run once.
@MainActor func middle(
  _ program: String, _ arguments: [String], in folder: URL, after prepare: () throws -> Void = {}
) throws -> Run {
  var runs: [Run] = []
  repeat {
    try prepare()
    runs.append(try run(program, arguments, in: folder))
  } while runs.count < 5 && runs[0].processor < 10
  return runs.sorted { $0.processor < $1.processor }[runs.count / 2]
}

func rounded(_ value: Double) -> String { String(format: "%.2f", value) }

let myself = URL(fileURLWithPath: CommandLine.arguments[0]).path
let toolPath = URL(fileURLWithPath: tool).path
let sizes = arguments.dropFirst().compactMap { Int($0) }
var failures = 0

@MainActor func report(_ name: String, _ value: Double, needs limit: Double, atLeast: Bool = false)
{
  let passes = atLeast ? value >= limit : value <= limit
  if !passes { failures += 1 }
  let bound = "\(atLeast ? "at least" : "at most") \(rounded(limit))"
  print("\(passes ? "ok  " : "FAIL") \(name): \(rounded(value)) (needs \(bound))")
}

var perLine: [Double] = []
// A small app shows what starting the process costs a run after an edit.
for lines in sizes.isEmpty ? [20_000, 150_000, 300_000] : sizes {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("touchstone-benchmark-\(lines)")
  let size = try GeneratedApp(folder: folder).write(lines: lines)
  defer { try? FileManager.default.removeItem(at: folder) }
  print("\(size.lines) lines in \(size.files) files, \(jobs) jobs")
  let audit = try middle(
    toolPath, ["check", ".", "--format", "json", "--jobs", "\(jobs)", "--no-cache"], in: folder)
  print(
    "  audit: \(rounded(audit.wall)) s, \(rounded(audit.processor)) s of processor, "
      + "\(rounded(audit.megabytes)) MB")
  perLine.append(audit.processor / Double(size.lines))
  let parse = try run(myself, ["parse", folder.path, "\(jobs)"], in: folder)
  print("  bare parse: \(rounded(parse.wall)) s, \(rounded(parse.processor)) s of processor")
  report("audit over bare parse", audit.processor / parse.processor, needs: 0.35)
  report("megabytes", audit.megabytes, needs: 1024)
  let cache = folder.path + "-cache"
  func forget() { try? FileManager.default.removeItem(atPath: cache) }
  defer { forget() }
  let remembering = ["check", ".", "--format", "json", "--jobs", "\(jobs)", "--cache", cache]
  let first = try middle(toolPath, remembering, in: folder, after: forget)
  let unchanged = try middle(toolPath, remembering, in: folder)
  let edited = try middle(toolPath, remembering, in: folder) {
    try GeneratedApp(folder: folder).edit()
  }
  for (name, run) in [("first", first), ("unchanged", unchanged), ("one file edited", edited)] {
    print("  \(name): \(rounded(run.wall)) s, \(rounded(run.processor)) s of processor")
  }
  report("run after an edit over the first", edited.processor / first.processor, needs: 0.05)
  // The linter takes minutes from there on.
  if size.lines <= 200_000 {
    let lint = try run(
      "/usr/bin/env", ["swift", "format", "lint", "--parallel", "-r", "."], in: folder)
    print("  linter: \(rounded(lint.wall)) s, \(rounded(lint.processor)) s of processor")
    report("linter over audit", lint.processor / audit.processor, needs: 10, atLeast: true)
  }
}
if let first = perLine.first, let last = perLine.last, perLine.count > 1 {
  report("time a line, last size over first", last / first, needs: 1.5)
}
exit(failures > 0 ? 1 : 0)
