// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Per", path: "..")],
  targets: [
    .systemLibrary(name: "CICUDirect", pkgConfig: "icu-i18n"),
    .executableTarget(
      name: "measure",
      dependencies: [
        "CICUDirect", .product(name: "PackOptimizer", package: "Per"),
        .product(name: "PerText", package: "Per"),
      ]),
    .executableTarget(
      name: "measure-database", dependencies: [.product(name: "PerDatabase", package: "Per")]),
    .executableTarget(
      name: "measure-model", dependencies: [.product(name: "PerViewModel", package: "Per")]),
    .executableTarget(
      name: "measure-server", dependencies: [.product(name: "PerServer", package: "Per")]),
  ],
  swiftLanguageModes: [.v6]
)
