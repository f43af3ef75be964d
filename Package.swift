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
    .executable(name: "per-read", targets: ["per-read"]),
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
    // Exact numbers, units, money, pricing, terms, comparisons and rankings, facts of the price book.
    // **Uses no floating point, and knows no language, file or window.**
    .target(name: "PerModel"),
    // What threads share, and how one is started.
    // **Nothing that waits takes a thread of Swift's pool.**
    .target(name: "PerThreads"),
    // Files in folders to which others also write.
    // **Follows no link, waits for nothing, and writes under a name that nobody can foresee.**
    .target(name: "PerFiles"),
    // What a page, mail, file or picture shows: blocks of text with their places, and structured data.
    // **Knows no format, and no offer.**
    .target(name: "PerDocument"),
    // A process of its own for what may be hostile.
    // **What it starts has limits, and dies alone.**
    .target(name: "PerProcesses"),
    // The cheapest packs that cover a need, and the cheapest split of needs over stores.
    // **Knows no deals; a mix that it calls the cheapest is proven to be.**
    .target(name: "PackOptimizer", dependencies: ["PerModel"]),
    // The functions of ICU that PerText calls; ICU is opened when the first of them is
    .target(name: "CICU"),
    // gettext
    .systemLibrary(name: "CGettext"),
    // Sentences in the user's language, and how a terminal and man show them.
    // **No other module calls gettext.**
    .target(name: "PerWords", dependencies: ["CGettext"]),
    // Reads what people type, and writes what they expect to see.
    // **Accounts for every character, or refuses the text with a range and a sentence.**
    .target(name: "PerText", dependencies: ["PerModel", "PerWords", "CICU"]),
    // Finds what a document offers: schema.org, listings, tables, receipts.
    // **Says of each candidate whether two independent readings agree; changes no digit.**
    .target(name: "PerOffers", dependencies: ["PerModel", "PerText", "PerDocument"]),
    // libxml2's parser of HTML
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    // The functions of ONNX Runtime that PerPictures calls, found at run time
    .target(name: "COnnxRuntime"),
    // The functions of gdk-pixbuf and libwebp that PerPictures calls, found at run time
    .target(name: "CPictures"),
    // The functions of zbar that PerPictures calls, found at run time
    .target(name: "CZBar"),
    // Finds the texts and barcodes in pictures: pixels in, texts and digits with their places out.
    // **Knows no offer; its inexact numbers are pixels and scores, and none leaves it.**
    .target(
      name: "PerPictures",
      dependencies: ["PerDocument", "PerProcesses", "COnnxRuntime", "CPictures", "CZBar"]),
    // Makes documents of HTML, mail, PDF, pictures and text.
    // **Only `per-read` is linked with it.**
    .target(
      name: "PerReader", dependencies: ["PerDocument", "PerPictures", "CLibXML2", "CPoppler"]),
    // The functions of poppler-glib that PerReader calls, found at run time
    .target(name: "CPoppler"),
    // zlib
    .target(name: "CZlib", linkerSettings: [.linkedLibrary("z")]),
    // Import and export: a folder for each format.
    // **Reads in bounded memory, and leaves out no row or column without naming it.**
    .target(
      name: "PerTransfer",
      dependencies: [
        "PerModel", "PerThreads", "PerProcesses", "PerWords", "PerText", "PerDocument", "PerOffers",
        "CZlib",
      ]),
    // SQLite
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
    // The file: a protocol, SQLite behind it, the undo log, recovery, and shared rows as fields.
    // **Saves a change whole or not at all, and throws away nothing that it cannot read.**
    .target(name: "PerDatabase", dependencies: ["PerModel", "CSQLite"]),
    // Products as offers, and where to buy what is needed.
    // **Plans in one currency, and keeps prices in others apart.**
    .target(name: "PerShopping", dependencies: ["PerModel", "PackOptimizer"]),
    // Exchanges a shared book with a server, and says what can go wrong.
    // **Any order of exchange leads to the same book.**
    .target(
      name: "PerSharing", dependencies: ["PerModel", "PerThreads", "PerWords", "PerDatabase"]),
    // Exchanges a shared book through a folder.
    // **Trusts nothing that it finds in the folder.**
    .target(
      name: "PerFolderSharing",
      dependencies: [
        "PerModel", "PerFiles", "PerWords", "PerTransfer", "PerDatabase", "PerSharing",
      ]),
    // What a window shows and can do: a folder with a model for each part of it.
    // **Knows no widget, and is tested without a display.**
    .target(
      name: "PerViewModel",
      dependencies: [
        "PerModel", "PerThreads", "PerProcesses", "PerFiles", "PackOptimizer", "PerShopping",
        "PerWords", "PerText", "PerDatabase", "PerTransfer", "PerSharing", "PerFolderSharing",
        "PerDocument", "PerOffers",
      ]),
    // GTK and libadwaita
    .systemLibrary(name: "CGtk", pkgConfig: gtk),
    // Functions for what Swift cannot import of GTK: macros and variadics
    .target(name: "CGtkSupport", dependencies: ["CGtk"]),
    // Wrappers around GObject, GTK and libadwaita: only what Per uses.
    // **Keeps no state of the application; no C name leaves it.**
    .target(
      name: "GtkKit", dependencies: ["PerThreads", "PerProcesses", "CGtk", "CGtkSupport"],
      swiftSettings: mainActorByDefault,
      linkerSettings: [.linkedLibrary("dispatch")]),
    // Resources/ and data/examples/, embedded with #embed.
    // **The program needs none of these files at run time.**
    .target(name: "PerResources"),
    // VERSION, embedded likewise.
    // **No other code names the version.**
    .target(name: "PerVersion"),
    // The application: windows, rows, form, actions.
    // **Decides nothing: it shows contents, and hands on what a person does.**
    .executableTarget(
      name: "Per",
      dependencies: [
        "PerModel", "PerWords", "PerText", "PerTransfer", "PerViewModel", "GtkKit", "PerResources",
        "PerVersion",
      ],
      swiftSettings: mainActorByDefault),
    // The command line.
    // **Prints the same for scripts in every language.**
    .executableTarget(
      name: "per-cli",
      dependencies: [
        "PerModel", "PerShopping", "PerProcesses", "PerWords", "PerText", "PerDocument",
        "PerOffers", "PerDatabase", "PerTransfer", "PerSharing", "PerFolderSharing", "PerVersion",
      ]),
    // Reads one document, and is started by the other programs.
    // **Has no network and no file, and nothing in it outlives the document.**
    .executableTarget(
      name: "per-read",
      dependencies: [
        "PerModel", "PerText", "PerDocument", "PerOffers", "PerTransfer", "PerPictures",
        "PerReader", "CSandbox",
      ]),
    // seccomp and Landlock
    .target(name: "CSandbox"),
    // libpq
    .systemLibrary(
      name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    // data/sql/, embedded with #embed.
    // **All tables and functions of a server are here, and only `ServerSchema` runs them.**
    .target(name: "PerServerSQL"),
    // Shared books on a PostgreSQL server: sets them up, pushes, pulls, waits.
    // **Every wait has a deadline, and every write goes through the function `per.push`.**
    .target(name: "PerServer", dependencies: ["PerModel", "PerServerSQL", "CPostgreSQL"]),
    // Exchanges shared books.
    // **No other program opens a connection.**
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
      name: "PerTransferTests",
      dependencies: ["FolderTesting", "PerTransfer", "RandomTesting", "WaitTesting"]),
    .target(
      name: "DatabaseTesting", dependencies: ["PerModel", "RandomTesting"],
      path: "Tests/DatabaseTesting"),
    .executableTarget(
      name: "database-session", dependencies: ["PerDatabase", "DatabaseTesting"],
      path: "Tests/DatabaseSession"),
    .testTarget(
      name: "PerFilesTests", dependencies: ["FolderTesting", "PerFiles"]),
    .target(name: "FaultInjection", path: "Tests/FaultInjection"),
    .testTarget(
      name: "PerDatabaseTests",
      dependencies: [
        "FolderTesting", "PerDatabase", "DatabaseTesting", "RandomTesting", "database-session",
        "per-cli",
      ], exclude: ["Before"]),
    .testTarget(
      name: "PerSharingTests",
      dependencies: [
        "FolderTesting", "PerSharing", "PerFolderSharing", "PerTransfer", "DatabaseTesting",
      ]),
    .testTarget(
      name: "PerOffersTests",
      dependencies: [
        "FolderTesting", "PerDocument", "PerOffers", "PerPictures", "PerReader", "PerProcesses",
        "PerTransfer", "CPoppler", "CZBar", "per-read",
      ]),
    .testTarget(name: "PerCLITests", dependencies: ["per-cli", "per-read", "CatalogueTesting"]),
    .testTarget(
      name: "PerServerTests",
      dependencies: [
        "FolderTesting", "PerServer", "PerSharing", "PerDatabase", "per-sync", "CatalogueTesting",
      ]),
    .testTarget(name: "WaitTesting", path: "Tests/WaitTesting"),
    .testTarget(
      name: "PerViewModelTests",
      dependencies: [
        "FolderTesting", "PerOffers", "PerViewModel", "PerFolderSharing", "CatalogueTesting",
        "DatabaseTesting", "RandomTesting", "WaitTesting",
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
