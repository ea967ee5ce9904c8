@testable import TouchSource

/// The declarations of a file, all of its functions among them, with the problems of its source.
func lower(source: String, file: String, platform: BuildPlatform = .iOS) -> LoweredFile {
  lower(bytes: Array(source.utf8), file: file, platform: platform, shortest: .max)
}
