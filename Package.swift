// swift-tools-version: 6.2
import PackageDescription

let mainActorByDefault: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// GTK's own pkg-config files say -pthread, of which SwiftPM warns at each build, and nothing of GTK can be had without
// them. PER_GTK=libadwaita-1 takes them all the same, where GTK is not in a usual place.
let gtk = Context.environment["PER_GTK"] ?? Context.packageDirectory + "/Sources/CGtk/gtk.pc"

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
    .target(name: "PerDatabase", dependencies: ["PerModel", "CSQLite"]),
    .target(name: "PerShopping", dependencies: ["PerModel", "PackOptimizer"]),
    .target(
      name: "PerSharing", dependencies: ["PerModel", "PerThreads", "PerWords", "PerDatabase"]),
    .target(
      name: "PerFolderSharing",
      dependencies: ["PerModel", "PerTransfer", "PerDatabase", "PerSharing"]),
    .target(
      name: "PerViewModel",
      dependencies: [
        "PerModel", "PackOptimizer", "PerShopping", "PerWords", "PerText", "PerDatabase",
        "PerTransfer",
      ]),
    .systemLibrary(name: "CGtk", pkgConfig: gtk),
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
        "PerModel", "PerWords", "PerDatabase", "PerSharing", "PerServer", "PerVersion",
      ]),
    .testTarget(name: "FolderTesting", path: "Tests/FolderTesting"),
    .target(name: "RandomTesting", dependencies: ["PerModel"], path: "Tests/RandomTesting"),
    .testTarget(name: "PerModelTests", dependencies: ["PerModel", "RandomTesting"]),
    .testTarget(name: "PackOptimizerTests", dependencies: ["PackOptimizer", "RandomTesting"]),
    .testTarget(name: "PerShoppingTests", dependencies: ["PerShopping"]),
    .testTarget(
      name: "CatalogueTesting", dependencies: ["PerWords", "PerText"],
      path: "Tests/CatalogueTesting"),
    .testTarget(
      name: "PerTextTests", dependencies: ["PerText", "CatalogueTesting", "RandomTesting"]),
    .testTarget(
      name: "PerTransferTests", dependencies: ["FolderTesting", "PerTransfer", "WaitTesting"]),
    .target(
      name: "DatabaseTesting", dependencies: ["PerModel", "RandomTesting"],
      path: "Tests/DatabaseTesting"),
    .executableTarget(
      name: "database-session", dependencies: ["PerDatabase", "DatabaseTesting"],
      path: "Tests/DatabaseSession"),
    .target(name: "FaultInjection", path: "Tests/FaultInjection"),
    .testTarget(
      name: "PerDatabaseTests",
      dependencies: [
        "FolderTesting", "PerDatabase", "DatabaseTesting", "RandomTesting", "database-session",
        "per-cli",
      ]),
    .testTarget(
      name: "PerSharingTests",
      dependencies: ["FolderTesting", "PerSharing", "PerFolderSharing", "DatabaseTesting"]),
    .testTarget(name: "PerCLITests", dependencies: ["per-cli", "CatalogueTesting"]),
    .testTarget(
      name: "PerServerTests",
      dependencies: [
        "FolderTesting", "PerServer", "PerSharing", "PerDatabase", "per-sync", "CatalogueTesting",
      ]),
    .testTarget(name: "WaitTesting", path: "Tests/WaitTesting"),
    .testTarget(
      name: "PerViewModelTests",
      dependencies: [
        "FolderTesting", "PerViewModel", "CatalogueTesting", "DatabaseTesting", "RandomTesting",
        "WaitTesting",
      ]),
    .target(name: "CTestMainLoop", dependencies: ["CGtk"], path: "Tests/CTestMainLoop"),
    .executableTarget(
      name: "picture-helper", dependencies: ["GtkKit"], path: "Tests/PictureHelper",
      swiftSettings: mainActorByDefault),
    .testTarget(
      name: "ToolkitTesting", dependencies: ["GtkKit", "CTestMainLoop", "picture-helper"],
      path: "Tests/ToolkitTesting", swiftSettings: mainActorByDefault),
    .testTarget(
      name: "GtkKitTests",
      dependencies: ["FolderTesting", "GtkKit", "RandomTesting", "ToolkitTesting", "WaitTesting"],
      swiftSettings: mainActorByDefault),
    .testTarget(
      name: "PerTests", dependencies: ["FolderTesting", "Per", "ToolkitTesting", "WaitTesting"],
      swiftSettings: mainActorByDefault),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
