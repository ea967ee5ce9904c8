// swift-tools-version: 6.0
import Foundation
import PackageDescription

// MARK: - The parser

/// The folder of the toolchain's own SwiftSyntax libraries, found beside the manifest library that
/// this very manifest is linked to; nil where the toolchain ships none.
///
/// Linux toolchains keep them in `usr/lib/swift/host`, so that a clone builds without a network.
let toolchainSyntax: String? = {
  #if os(Linux)
    // Line by line: one read of a file without a size, such as this one, may come back short.
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var buffer = [CChar](repeating: 0, count: 8192)
    while fgets(&buffer, Int32(buffer.count), maps) != nil {
      let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let line = String(decoding: bytes, as: UTF8.self)
      guard line.contains("libPackageDescription"), let start = line.firstIndex(of: "/") else {
        continue
      }
      // …/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so → …/usr/lib/swift/host
      var folder = URL(fileURLWithPath: String(line[start...]))
      for _ in 0..<3 { folder.deleteLastPathComponent() }
      folder.appendPathComponent("host")
      let marker = folder.appendingPathComponent("libSwiftSyntax.so").path
      return FileManager.default.fileExists(atPath: marker) ? folder.path : nil
    }
  #endif
  return nil
}()

/// Whether the parser is built from the swift-syntax package rather than taken from the toolchain.
/// Its libraries parse about 14 times slower than the same sources built with the tool.
let buildsSyntaxFromSource =
  toolchainSyntax == nil || Context.environment["TOUCHSTONE_SWIFT_SYNTAX"] == "source"

let syntaxPackages: [Package.Dependency] =
  buildsSyntaxFromSource
  ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1")] : []

let syntaxProducts: [Target.Dependency] =
  buildsSyntaxFromSource
  ? ["SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"].map {
    .product(name: $0, package: "swift-syntax")
  } : []

let syntaxSwiftSettings: [SwiftSetting] =
  buildsSyntaxFromSource ? [] : [.unsafeFlags(["-I", toolchainSyntax!])]

let syntaxLinkerSettings: [LinkerSetting] =
  buildsSyntaxFromSource
  ? []
  : [.unsafeFlags(["-L", toolchainSyntax!, "-Xlinker", "-rpath", "-Xlinker", toolchainSyntax!])]

// MARK: - Whether this is a clone or a dependency

/// Whether Touchstone itself is being built, not an app that depends on it. Then, and only then, the
/// tool and its tests exist: an app gets the libraries alone, without a dependency or an unsafe flag.
let isRoot: Bool = {
  let folder = Context.packageDirectory
  return folder != "/" && !folder.contains("/checkouts/")
}()

// MARK: - Modules in place of Apple's

/// Where Apple has no SDK, and in a clone alone, modules of the names of Apple's stand in for it, so
/// that the components compile and run in tests. An app that depends on Touchstone never meets them.
let headless: [Target.Dependency] = {
  #if os(Linux)
    return isRoot ? ["SwiftUI", "UIKit"] : []
  #else
    return []
  #endif
}()

/// How the tool and what it is made of are compiled for release, in a clone alone: metadata of generic
/// types are taken from what the compiler knows. By default they are looked up by name when the tool
/// runs, among all that the parser's libraries declare, which took a tenth of a short run.
let metadataSettings: [SwiftSetting] =
  isRoot
  ? [
    .unsafeFlags(
      ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
      .when(configuration: .release))
  ] : []

// MARK: - Libraries

var products: [Product] = [
  .library(name: "TouchModel", targets: ["TouchModel"]),
  .library(name: "TouchRules", targets: ["TouchRules"]),
  .library(name: "TouchCapture", targets: ["TouchCapture"]),
  .library(name: "TouchUI", targets: ["TouchUI"]),
  .library(name: "TouchTesting", targets: ["TouchTesting"]),
]

var targets: [Target] = [
  // Rounding and square roots are calls into the C library's mathematics in builds for debugging.
  .target(
    name: "TouchModel", swiftSettings: metadataSettings,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  .target(name: "TouchRules", dependencies: ["TouchModel"], swiftSettings: metadataSettings),
  .target(name: "TouchCapture", dependencies: ["TouchModel"], swiftSettings: metadataSettings),
  .target(name: "TouchUI", dependencies: ["TouchModel", "TouchRules"] + headless),
  .target(
    name: "TouchTesting",
    dependencies: ["TouchModel", "TouchRules", "TouchUI", "TouchCapture"] + headless),
]

// MARK: - The tool and the tests

if isRoot {
  products.append(.executable(name: "touchstone", targets: ["touchstone"]))
  targets += [
    // Without Foundation nothing else links the C library's rounding on Linux.
    .target(
      name: "TouchLayout", dependencies: ["TouchModel"], swiftSettings: metadataSettings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "TouchSource",
      dependencies: ["TouchModel", "TouchLayout", "TouchRules"] + syntaxProducts,
      swiftSettings: syntaxSwiftSettings + metadataSettings,
      linkerSettings: syntaxLinkerSettings),
    .target(
      name: "TouchReport", dependencies: ["TouchModel", "TouchRules"],
      resources: [.embedInCode("HTML/page.css"), .embedInCode("HTML/page.js")],
      swiftSettings: metadataSettings),
    .executableTarget(
      name: "touchstone",
      dependencies: [
        "TouchModel", "TouchLayout", "TouchRules", "TouchSource", "TouchCapture", "TouchReport",
      ],
      swiftSettings: syntaxSwiftSettings + metadataSettings,
      linkerSettings: syntaxLinkerSettings),
    .target(
      name: "Gallery", dependencies: ["TouchUI"] + headless, path: "Gallery",
      exclude: ["App", "Pictures"]),
    // What the model must compute, as values, so that a test and a WebAssembly program check the same.
    .target(name: "TouchVectors", dependencies: ["TouchModel"], path: "Tests/TouchVectors"),
    .testTarget(name: "TouchModelTests", dependencies: ["TouchModel", "TouchVectors"]),
    .testTarget(name: "TouchCaptureTests", dependencies: ["TouchCapture"]),
    .testTarget(name: "TouchLayoutTests", dependencies: ["TouchLayout", "TouchModel"]),
    .testTarget(name: "TouchRulesTests", dependencies: ["TouchModel", "TouchRules"]),
    .testTarget(
      name: "TouchSourceTests",
      dependencies: ["TouchLayout", "TouchModel", "TouchReport", "TouchRules", "TouchSource"],
      swiftSettings: syntaxSwiftSettings,
      linkerSettings: syntaxLinkerSettings),
    .testTarget(
      name: "TouchReportTests", dependencies: ["TouchModel", "TouchReport", "TouchRules"]),
    .testTarget(
      name: "ReportBrowserTests", dependencies: ["TouchModel", "TouchReport", "TouchRules"]),
    .testTarget(
      name: "touchstoneTests", dependencies: ["touchstone", "TouchSource", "TouchRules"],
      swiftSettings: syntaxSwiftSettings,
      linkerSettings: syntaxLinkerSettings),
  ]
}

#if os(Linux)
  if isRoot {
    targets += [
      .target(
        name: "SwiftUI", dependencies: ["TouchLayout", "TouchModel", "UIKit"],
        path: "Headless/SwiftUI"),
      .target(name: "UIKit", path: "Headless/UIKit"),
      // Swift Testing has an overlay for Apple's UIKit, which there is none of here.
      .testTarget(
        name: "TouchUITests",
        dependencies: ["TouchUI", "TouchTesting", "TouchCapture", "TouchSource", "Gallery"]
          + headless,
        swiftSettings: syntaxSwiftSettings
          + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])],
        linkerSettings: syntaxLinkerSettings),
      // Its tests are XCTest's, which are found by a target that could not import the parser.
      .testTarget(name: "TouchTestingTests", dependencies: ["TouchTesting"] + headless),
      .executableTarget(
        name: "GalleryPictures", dependencies: ["Gallery", "SwiftUI", "TouchModel", "TouchUI"],
        path: "Gallery/Pictures"),
    ]
  }
#else
  if isRoot {
    targets.append(
      .executableTarget(
        name: "GalleryApp", dependencies: ["Gallery", "TouchUI"], path: "Gallery/App"))
  }
#endif

let package = Package(
  name: "touchstone",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: products,
  dependencies: isRoot ? syntaxPackages : [],
  targets: targets,
  swiftLanguageModes: [.v6]
)
