import Foundation

/// The paths without links that paths lead to.
enum RealPaths {
  /// The path without links; of what is not there, as far as it is.
  static func path(of path: String) -> String {
    guard let real = realpath(path, nil) else {
      return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    defer { free(real) }
    return String(cString: real)
  }
}
