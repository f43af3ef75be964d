import Foundation
import PerDatabase
import PerModel

@testable import PerServer

/// Files of several devices in a folder of their own, and the programs that exchange them with a server.
final class SharedFiles {
  let cluster: Cluster
  let folder: String
  /// The database on the server.
  let database: String

  /// In the database of all tests or, with a name, in one of their own.
  init(_ database: String? = nil) throws {
    cluster = try Cluster.shared.get()
    folder = NSTemporaryDirectory() + "per-files-\(UInt64.random(in: 0...UInt64.max))"
    self.database = database ?? "per"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard let database else { return }
    try cluster.createDatabase(database)
    _ = try ServerSchema.install(cluster.address(database: database), password: nil)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
    guard database != "per" else { return }
    _ = try? cluster.admin("postgres").run("DROP DATABASE \(database) WITH (FORCE)")
  }

  /// The address of the server for a login.
  func url(_ user: String = "postgres") -> String {
    "postgresql:///\(database)?host=\(cluster.folder)&port=\(cluster.port)&user=\(user)"
  }

  /// Where a device has its file.
  func path(_ name: String) -> String { "\(folder)/\(name).sqlite" }

  /// The file of a device.
  func file(_ name: String) throws -> SQLiteDatabase {
    try SQLiteDatabase(path: path(name), busyTimeout: 10_000)
  }

  /// A file that shares a book as a login.
  func file(_ name: String, sharing book: SharedBook.ID, as user: String) throws -> SQLiteDatabase {
    let file = try file(name)
    try file.beginSharing(Sharing(book: book, server: url(user)))
    return file
  }

  /// The path of a program that was built with the tests.
  static func program(_ name: String) throws -> String {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: own).deletingLastPathComponent().path + "/" + name
  }

  func sync(_ words: String..., input: String = "") throws -> Command {
    try Command([Self.program("per-sync")] + words, input: input)
  }

  func cli(_ words: String...) throws -> Command {
    try Command([Self.program("per-cli")] + words)
  }

  /// Exchanges the file of a device once.
  func exchange(_ name: String) throws -> Command {
    try sync("--once", "--database", path(name))
  }
}

extension SQLiteDatabase {
  /// Notes what a kilogram of something costs.
  func note(_ name: String, _ euros: Int = 2) throws {
    let product = Product(
      name: name, quantity: try Quantity(1, .kilogram), price: Money(Rational(euros), .euro),
      store: "Aldi")
    _ = try record(NewPrice(product, on: CalendarDay(number: 20_000)))
  }

  /// The names of all articles, in alphabetical order.
  var names: [String] {
    get throws { try articles(matching: "", limit: 1000).map(\.name).sorted() }
  }
}
