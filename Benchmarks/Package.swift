// swift-tools-version: 6.0
import PackageDescription

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
  ],
  swiftLanguageModes: [.v6]
)
