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
    .executableTarget(name: "FuzzReading", dependencies: ["PerModel", "PerText"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
