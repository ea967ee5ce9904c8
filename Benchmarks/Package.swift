// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax, as the manifest of the tool finds it; nil where
/// there is none, and then the audit is not measured.
let syntax: String? = {
  guard let maps = fopen("/proc/self/maps", "r") else { return nil }
  defer { fclose(maps) }
  var buffer = [CChar](repeating: 0, count: 8192)
  while fgets(&buffer, Int32(buffer.count), maps) != nil {
    let line = String(
      decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard line.contains("libPackageDescription"), let start = line.firstIndex(of: "/") else {
      continue
    }
    var folder = URL(fileURLWithPath: String(line[start...]))
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    folder.appendPathComponent("host")
    let marker = folder.appendingPathComponent("libSwiftSyntax.so").path
    return FileManager.default.fileExists(atPath: marker) ? folder.path : nil
  }
  return nil
}()

let audit: [Target] =
  syntax.map { folder in
    [
      .executableTarget(
        name: "audit", swiftSettings: [.unsafeFlags(["-I", folder])],
        linkerSettings: [
          .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])
        ])
    ]
  } ?? []

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "touchstone", path: "..")],
  targets: [
    .target(name: "CountAllocations"),
    .executableTarget(
      name: "model",
      dependencies: [
        .product(name: "TouchModel", package: "touchstone"),
        .target(name: "CountAllocations", condition: .when(platforms: [.linux])),
      ]),
  ] + audit,
  swiftLanguageModes: [.v6]
)
