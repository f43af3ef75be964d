// swift-tools-version: 6.2
import PackageDescription

let mainActorByDefault: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Per",
  products: [
    .executable(name: "Per", targets: ["Per"]),
    .executable(name: "per-cli", targets: ["per-cli"]),
    .executable(name: "per-sync", targets: ["per-sync"]),
    // Preloaded by tests
    .library(name: "fault-injection", type: .dynamic, targets: ["FaultInjection"]),
    .library(name: "PackOptimizer", targets: ["PerModel", "PackOptimizer"]),
    .library(name: "PerText", targets: ["PerModel", "PerWords", "PerText"]),
    .library(name: "PerDatabase", targets: ["PerModel", "PerDatabase"]),
    .library(name: "PerServer", targets: ["PerModel", "PerServer"]),
    .library(
      name: "PerViewModel",
      targets: [
        "PerModel", "PackOptimizer", "PerShopping", "PerWords", "PerText", "PerDatabase",
        "PerTransfer", "PerViewModel",
      ]),
  ],
  targets: [
    .target(name: "PerModel"),
    .target(name: "PerThreads"),
    .target(name: "PerFiles"),
    .target(name: "PackOptimizer", dependencies: ["PerModel"]),
    .target(name: "CLazyLibrary"),
    .target(name: "CICU", dependencies: ["CLazyLibrary"]),
    .systemLibrary(name: "CGettext"),
    .target(name: "PerWords", dependencies: ["CGettext"]),
    .target(name: "PerText", dependencies: ["PerModel", "PerWords", "CICU"]),
    .target(name: "CZlib", dependencies: ["CLazyLibrary"]),
    .target(
      name: "PerTransfer", dependencies: ["PerModel", "PerThreads", "PerWords", "PerText", "CZlib"]),
    .target(name: "CSQLite", dependencies: ["CLazyLibrary"]),
    .target(name: "PerDatabase", dependencies: ["PerModel", "PerFiles", "CSQLite"]),
    .target(name: "PerShopping", dependencies: ["PerModel", "PackOptimizer"]),
    .target(
      name: "PerSharing", dependencies: ["PerModel", "PerThreads", "PerWords", "PerDatabase"]),
    .target(
      name: "PerFolderSharing",
      dependencies: [
        "PerModel", "PerFiles", "PerWords", "PerTransfer", "PerDatabase", "PerSharing",
      ]),
    .target(
      name: "PerViewModel",
      dependencies: [
        "PerModel", "PackOptimizer", "PerShopping", "PerWords", "PerText", "PerDatabase",
        "PerTransfer",
      ]),
    .systemLibrary(
      name: "CGtk", pkgConfig: "libadwaita-1",
      providers: [.apt(["libgtk-4-dev", "libadwaita-1-dev"])]),
    .target(name: "CGtkSupport", dependencies: ["CGtk"]),
    .target(
      name: "GtkKit", dependencies: ["CGtk", "CGtkSupport"], swiftSettings: mainActorByDefault,
      linkerSettings: [.linkedLibrary("dispatch")]),
    .target(name: "PerResources"),
    .target(name: "PerVersion"),
    .executableTarget(
      name: "Per", dependencies: ["PerViewModel", "GtkKit", "PerResources", "PerVersion"],
      swiftSettings: mainActorByDefault),
    .executableTarget(
      name: "per-cli",
      dependencies: [
        "PerModel", "PerShopping", "PerWords", "PerText", "PerDatabase", "PerTransfer",
        "PerSharing", "PerFolderSharing", "PerVersion",
      ]),
    .systemLibrary(
      name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    .target(name: "PerServerSQL"),
    .target(name: "PerServer", dependencies: ["PerModel", "PerServerSQL", "CPostgreSQL"]),
    .executableTarget(
      name: "per-sync",
      dependencies: [
        "PerModel", "PerFiles", "PerWords", "PerDatabase", "PerSharing", "PerServer", "PerVersion",
      ]),
    .target(name: "RandomTesting", dependencies: ["PerModel"], path: "Tests/RandomTesting"),
    .testTarget(name: "PerModelTests", dependencies: ["PerModel", "RandomTesting"]),
    .testTarget(name: "PackOptimizerTests", dependencies: ["PackOptimizer", "RandomTesting"]),
    .testTarget(name: "PerShoppingTests", dependencies: ["PerShopping"]),
    .target(
      name: "CatalogueTesting", dependencies: ["PerWords", "PerText"],
      path: "Tests/CatalogueTesting"),
    .testTarget(
      name: "PerTextTests", dependencies: ["PerText", "CatalogueTesting", "RandomTesting"]),
    .testTarget(name: "PerTransferTests", dependencies: ["PerTransfer", "WaitTesting"]),
    .target(
      name: "DatabaseTesting", dependencies: ["PerModel", "RandomTesting"],
      path: "Tests/DatabaseTesting"),
    .executableTarget(
      name: "database-session", dependencies: ["PerDatabase", "DatabaseTesting"],
      path: "Tests/DatabaseSession"),
    .testTarget(name: "PerFilesTests", dependencies: ["PerFiles", "DatabaseTesting"]),
    .target(name: "FaultInjection", path: "Tests/FaultInjection"),
    .testTarget(
      name: "PerDatabaseTests",
      dependencies: [
        "PerDatabase", "DatabaseTesting", "RandomTesting", "database-session", "per-cli",
      ]),
    .testTarget(
      name: "PerSharingTests",
      dependencies: ["PerSharing", "PerFolderSharing", "DatabaseTesting"]),
    .testTarget(name: "PerCLITests", dependencies: ["per-cli", "CatalogueTesting"]),
    .testTarget(
      name: "PerServerTests",
      dependencies: ["PerServer", "PerSharing", "PerDatabase", "per-sync", "CatalogueTesting"]),
    .target(name: "WaitTesting", path: "Tests/WaitTesting"),
    .testTarget(
      name: "PerViewModelTests",
      dependencies: [
        "PerViewModel", "CatalogueTesting", "DatabaseTesting", "RandomTesting", "WaitTesting",
      ]),
    .target(name: "CTestMainLoop", dependencies: ["CGtk"], path: "Tests/CTestMainLoop"),
    .executableTarget(
      name: "picture-helper", dependencies: ["GtkKit"], path: "Tests/PictureHelper",
      swiftSettings: mainActorByDefault),
    .target(
      name: "ToolkitTesting", dependencies: ["GtkKit", "CTestMainLoop", "picture-helper"],
      path: "Tests/ToolkitTesting", swiftSettings: mainActorByDefault),
    .testTarget(
      name: "GtkKitTests",
      dependencies: ["GtkKit", "RandomTesting", "ToolkitTesting", "WaitTesting"],
      swiftSettings: mainActorByDefault),
    .testTarget(
      name: "PerTests", dependencies: ["Per", "ToolkitTesting", "WaitTesting"],
      swiftSettings: mainActorByDefault),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
