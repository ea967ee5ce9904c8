import Foundation

/// A format with the file that it goes to; standard output where there is none.
struct Output<Format: RawRepresentable<String>> {
  var format: Format
  var file: String?

  /// Returns the outputs that arguments ask for: a file belongs to the format before it, and at most
  /// one format goes to standard output.
  static func all(_ arguments: Arguments, usual: Format) throws -> [Output] {
    var outputs: [Output] = []
    for (option, value) in arguments.given {
      if option.name == Option.output.name {
        if outputs.isEmpty { outputs.append(Output(format: usual)) }
        guard outputs[outputs.count - 1].file == nil else {
          throw UsageError("'--output \(value)' belongs to no format; write '--format' before it")
        }
        outputs[outputs.count - 1].file = value
      } else if option.name == "format", let format = Format(rawValue: value) {
        outputs.append(Output(format: format))
      }
    }
    if outputs.isEmpty { outputs.append(Output(format: usual)) }
    let loose = outputs.filter { $0.file == nil }
    if loose.count > 1 {
      throw UsageError(
        "two formats go to standard output; write '--output FILE' after "
          + "'--format \(loose[0].format.rawValue)'")
    }
    return outputs
  }

  /// Writes each output's report to its file or to the console, all of them even where one fails.
  static func write(
    _ outputs: [Output], to console: Console, report: (Output) -> String
  ) throws {
    var failed: [String] = []
    for output in outputs {
      let text = report(output)
      guard let file = output.file else {
        try console.write(text)
        continue
      }
      do {
        try write(Data(text.utf8), to: file)
      } catch {
        failed.append(file)
      }
    }
    if let first = failed.first {
      throw UsageError("\(first): cannot be written; check that its folder exists and is writable")
    }
  }

  /// Writes a file whole or not at all; what is no file, as a pipe or a device, is written through.
  private static func write(_ data: Data, to file: String) throws {
    var information = stat()
    if stat(file, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
      guard let handle = FileHandle(forWritingAtPath: file) else {
        throw CocoaError(.fileWriteNoPermission)
      }
      try handle.write(contentsOf: data)
    } else {
      // A link stays, and what it leads to is replaced.
      try data.write(
        to: URL(fileURLWithPath: file).resolvingSymlinksInPath(), options: .atomic)
    }
  }
}
