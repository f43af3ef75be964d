import Foundation
import PerDatabase
import PerModel
import Testing

@testable import PerServer

extension ServerTests {
  /// A first copy of a large book, by a program that is killed again and again.
  @Suite struct KilledCopyTests {
    private let pushes = 60

    /// A price of each of some articles.
    private func fields(_ push: Int) -> [SharedField] {
      let stamp = SharedField.Stamp(
        clock: HybridClock.time(Int64(push + 1)), device: SharingDevice.ID(high: 1, low: 1))
      return (0..<500).flatMap { number -> [SharedField] in
        let low = UInt64(push * 500 + number)
        let article = Article.ID(high: 1, low: low)
        return [
          SharedField(
            SharedField.Subject(kind: "article", id: .init(high: 1, low: low)), "name",
            "Tea \(low)", at: stamp),
          SharedField(
            SharedField.Subject(kind: "price", id: .init(high: 2, low: low)), "content",
            "article \(article)\nday 2026-11-20\nprice.amount \(low)/100\nprice.currency EUR",
            at: stamp),
        ]
      }
    }

    private func content(_ database: SQLiteDatabase) throws -> Set<String> {
      var lines: Set<String> = []
      try database.forEachBookItem { item in
        switch item {
        case .price(let price): lines.insert("\(price.observation) \(price.revision)")
        default: lines.insert("\(item)")
        }
      }
      return lines
    }

    @Test func itGoesOnWhereItWasAndHasAll() throws {
      let cluster = try Cluster.shared.get()
      let id = try cluster.book()
      let book = try cluster.open(id)
      for push in 0..<pushes { try book.push(fields(push), number: Int64(push + 1)) }
      let folder = NSTemporaryDirectory() + "per-copy-\(UInt64.random(in: 0...UInt64.max))"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let path = folder + "/copy.sqlite"
      let copy = try SQLiteDatabase(path: path, busyTimeout: 10_000)
      try copy.beginSharing(
        Sharing(
          book: id,
          server: "postgresql:///per?host=\(cluster.folder)&port=\(cluster.port)&user=postgres"))
      let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let program = URL(fileURLWithPath: own).deletingLastPathComponent().path + "/per-sync"
      var (kills, status) = (0, Int32(1))
      while status != 0 {
        let received = try #require(try copy.sharing()).received
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--once", "--database", path]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        try until("something has come in") {
          try copy.sharing()?.received ?? 0 > received || !process.isRunning
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        if process.terminationReason == .exit {
          status = process.terminationStatus
          #expect(status == 0)
          if status != 0 { break }
        } else {
          kills += 1
        }
      }
      #expect(kills > 0)
      let whole = try SQLiteDatabase(path: ":memory:")
      try whole.beginSharing(Sharing(book: id))
      for push in 0..<pushes { try whole.receive(fields(push), isFromServer: true) }
      #expect(try content(copy) == content(whole))
      #expect(try copy.articles(matching: "tea", limit: .max).count == pushes * 500)
      try copy.check()
    }
  }
}
