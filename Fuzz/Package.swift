// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the product's stays plain. The modules are those of the product, by
// symbolic links: all of them have to be compiled with the fuzzer's instrumentation.
let package = Package(
  name: "Fuzz",
  targets: [
    .target(name: "PerModel"),
    .systemLibrary(name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CGettext"),
    .target(name: "PerText", dependencies: ["PerModel", "CICU", "CGettext"]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "PerTransfer", dependencies: ["PerModel", "PerText", "CZlib"]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "PerDatabase", dependencies: ["PerModel", "CSQLite"]),
    .executableTarget(
      name: "FuzzReading", dependencies: ["PerModel", "PerText", "PerTransfer", "PerDatabase"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
