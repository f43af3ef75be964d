// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the product's stays plain. The modules are those of the product, by symbolic links: all
// that read are compiled with the fuzzer's instrumentation. The fuzzer looks at all of it after each input, so that
// there are five programs, each with as little as it takes. It watches which branches are taken, but not what is compared:
// the dictionaries know the words, and a third of the time went into that.
let sanitizer = "-sanitize=\(Context.environment["FUZZ_SANITIZERS"] ?? "fuzzer")"
let watched: [SwiftSetting] = [
  .unsafeFlags([
    sanitizer, "-sanitize-coverage=edge", "-Xllvm", "-sanitizer-coverage-inline-8bit-counters",
    "-Xllvm", "-sanitizer-coverage-pc-table", "-parse-as-library",
  ])
]
let fuzzer: [LinkerSetting] = [.unsafeFlags([sanitizer])]

let package = Package(
  name: "Fuzz",
  targets: [
    .target(name: "PerModel", swiftSettings: watched),
    .target(name: "PerThreads"),
    .target(name: "PerFiles"),
    .target(name: "CICU"),
    .systemLibrary(name: "CGettext"),
    .target(name: "PerWords", dependencies: ["CGettext"]),
    .target(
      name: "PerText", dependencies: ["PerModel", "PerWords", "CICU"], swiftSettings: watched),
    .target(name: "CZlib", linkerSettings: [.linkedLibrary("z")]),
    .target(name: "PerProcesses"),
    .target(name: "PerDocument", swiftSettings: watched),
    .target(
      name: "PerOffers", dependencies: ["PerModel", "PerText", "PerDocument"],
      swiftSettings: watched),
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0"),
    .target(name: "CPoppler"),
    .target(name: "COnnxRuntime"),
    .target(name: "CPictures"),
    .target(name: "CZBar"),
    .target(
      name: "PerPictures",
      dependencies: ["PerDocument", "PerProcesses", "COnnxRuntime", "CPictures", "CZBar"],
      swiftSettings: watched),
    .target(
      name: "PerReader", dependencies: ["PerDocument", "PerPictures", "CLibXML2", "CPoppler"],
      swiftSettings: watched),
    .target(
      name: "PerTransfer",
      dependencies: [
        "PerModel", "PerThreads", "PerProcesses", "PerWords", "PerText", "PerDocument", "PerOffers",
        "CZlib",
      ],
      swiftSettings: watched),
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(
      name: "PerDatabase", dependencies: ["PerModel", "PerFiles", "CSQLite"],
      swiftSettings: watched),
    .target(name: "PackOptimizer", dependencies: ["PerModel"]),
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
        "PerModel", "PerThreads", "PerFiles", "PackOptimizer", "PerShopping", "PerWords", "PerText",
        "PerDatabase", "PerTransfer", "PerSharing", "PerFolderSharing", "PerOffers",
      ]),
    .executableTarget(
      name: "FuzzTexts", dependencies: ["PerModel", "PerText"], swiftSettings: watched,
      linkerSettings: fuzzer),
    .executableTarget(
      name: "FuzzFiles", dependencies: ["PerModel", "PerText", "PerTransfer"],
      swiftSettings: watched, linkerSettings: fuzzer),
    .executableTarget(
      name: "FuzzDocuments",
      dependencies: [
        "PerText", "PerDocument", "PerOffers", "PerPictures", "PerReader", "PerTransfer",
      ],
      swiftSettings: watched, linkerSettings: fuzzer),
    .executableTarget(
      name: "FuzzOpening", dependencies: ["PerModel", "PerText", "PerTransfer", "PerViewModel"],
      swiftSettings: watched, linkerSettings: fuzzer),
    .executableTarget(
      name: "FuzzDatabase", dependencies: ["PerModel", "PerDatabase"], swiftSettings: watched,
      linkerSettings: fuzzer),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
