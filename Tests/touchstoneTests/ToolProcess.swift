import Foundation
import Testing

/// Runs the built tool as a user does.
struct ToolProcess {
  var status: Int32
  var output: String
  var errors: String

  /// The root of the repository.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the tool with arguments in a folder, the repository's root where none is given.
  init(_ arguments: String..., in folder: URL = root) throws {
    try self.init(arguments, in: folder)
  }

  /// Runs the tool with a list of arguments in a folder.
  ///
  /// - Parameter space: The kilobytes of address space that it may use.
  init(
    _ arguments: [String], in folder: URL = root, output file: FileHandle? = nil,
    within space: Int? = nil
  ) throws {
    let process = Process()
    process.executableURL = try ToolProcess.executable()
    process.arguments = arguments
    if let space, let tool = process.executableURL {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "ulimit -v \(space); exec \"$0\" \"$@\"", tool.path] + arguments
    }
    process.currentDirectoryURL = folder
    let (out, err) = (Pipe(), Pipe())
    if let file { process.standardOutput = file } else { process.standardOutput = out }
    process.standardError = err
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Errors are short, so that reading one pipe after the other cannot block.
    if file != nil { try out.fileHandleForWriting.close() }
    output = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// The tool beside the bundle of the tests, where the build put both.
  private static func executable() throws -> URL {
    var folders = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    folders.append(Bundle.main.bundleURL)
    let candidates = folders.map { $0.appendingPathComponent("touchstone") }
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "no built 'touchstone' beside the tests")
  }
}

/// A folder that is gone when the test ends.
struct TemporaryFolder: ~Copyable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
