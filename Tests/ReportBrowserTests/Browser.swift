import Foundation

/// A headless Chromium, driven by WebDriver, the protocol of the W3C that chromedriver speaks.
///
/// Debian's packages `chromium` and `chromium-driver` are of one version; `Scripts/test` installs them.
final class Browser: Sendable {
  /// What the browser or the driver said went wrong.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The driver, or nil where it is not installed.
  static let driver: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/chromedriver" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private let process: Process
  private let server: LocalServer
  private let session: String

  /// Opens a page in a browser of its own, and closes that when a function has done with it.
  static func open(
    _ page: String, width: Int = 1280, height: Int = 900, _ body: (Browser) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("report.html")
    try Data(page.utf8).write(to: file)
    let browser = try Browser(in: folder, width: width, height: height)
    do {
      try browser.send("url", ["url": file.absoluteString])
      try body(browser)
    } catch {
      browser.close()
      throw error
    }
    browser.close()
  }

  /// - Parameter folder: Where the browser keeps its temporary files, which it leaves behind.
  private init(in folder: URL, width: Int, height: Int) throws {
    guard let driver = Browser.driver else { throw Failure(description: "no 'chromedriver'") }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: driver)
    process.arguments = ["--port=0"]
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) {
      $1
    }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = process
    var isOpen = false
    defer { if !isOpen { kill(process.processIdentifier, SIGKILL) } }
    // It says on which free port it listens.
    var said = ""
    while !said.contains("successfully on port ") || !said.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "the driver ended: \(said)") }
      said += String(decoding: data, as: UTF8.self)
    }
    let port = said.components(separatedBy: "successfully on port ")[1].prefix { $0.isNumber }
    server = LocalServer(port: UInt16(port) ?? 0)
    let options: [String: Any] = [
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--hide-scrollbars", "--window-size=\(width),\(height)",
      ]
    ]
    let wanted: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
    ]
    let answer = try Browser.request(
      server,
      "POST", "/session", ["capabilities": ["alwaysMatch": wanted]])
    guard let session = (answer as? [String: Any])?["sessionId"] as? String else {
      throw Failure(description: "no session: \(String(describing: answer))")
    }
    self.session = session
    isOpen = true
  }

  private func close() {
    _ = try? request("DELETE", "/session/\(session)")
    // The driver inherits a mask that holds back what would ask it to end.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Sends a command of the session and returns what it answers.
  @discardableResult
  func send(_ command: String, _ body: [String: Any] = [:]) throws -> Any? {
    try request("POST", "/session/\(session)/\(command)", body)
  }

  /// Runs a script in the page and returns what it returns; it may wait.
  @discardableResult
  func run<Result>(_ script: String, as type: Result.Type = Result.self) throws -> Result {
    let value = try send("execute/sync", ["script": script, "args": [Any]()])
    guard let result = value as? Result else {
      throw Failure(description: "'\(script)' gave \(String(describing: value))")
    }
    return result
  }

  /// Sends a command of the DevTools protocol.
  func tell(_ command: String, _ parameters: [String: Any] = [:]) throws {
    try send("goog/cdp/execute", ["cmd": command, "params": parameters])
  }

  /// Presses keys one after the other, wherever the focus is.
  func press(_ keys: String...) throws {
    let actions = keys.flatMap { key in
      ["keyDown", "keyUp"].map { ["type": $0, "value": key] }
    }
    let source: [String: Any] = ["type": "key", "id": "keyboard", "actions": actions]
    try send("actions", ["actions": [source]])
  }

  /// The messages of a log: `browser` for the console, `performance` for the network.
  func log(_ type: String) throws -> [String] {
    let entries = try send("se/log", ["type": type]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  /// Waits until a script returns true.
  func wait(until script: String) throws {
    for _ in 0..<600 {
      if try run("return Boolean(\(script))", as: Bool.self) { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Failure(description: "'\(script)' does not come true")
  }

  private func request(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws
    -> Any?
  {
    try Browser.request(server, method, path, body)
  }

  private static func request(
    _ server: LocalServer, _ method: String, _ path: String, _ body: [String: Any]? = nil
  ) throws -> Any? {
    let data = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let answer = try JSONSerialization.jsonObject(with: server.ask(method, path, data))
    let value = (answer as? [String: Any])?["value"]
    if let problem = value as? [String: Any], let error = problem["error"] as? String {
      throw Failure(description: "\(path): \(error): \(problem["message"] ?? "")")
    }
    return value
  }
}

/// Keys that have no character, as WebDriver writes them.
enum Key {
  static let tab = "\u{E004}"
  static let enter = "\u{E007}"
  static let space = " "
}
