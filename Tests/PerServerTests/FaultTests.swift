import Foundation
import PerModel
import Testing

@testable import PerServer

extension ServerTests {
  @Suite struct FaultTests {
    let cluster: Cluster
    let id: SharedBook.ID

    init() throws {
      cluster = try Cluster.shared.get()
      id = try cluster.book()
    }

    @Test func aConnectionThatIsCutAnywhereLosesNothingAndDoublesNothing() throws {
      let device = SharingDevice.ID.random()
      var (number, limit) = (Int64(0), 1)
      var isCut = true
      var (unknown, done) = (0, 0)
      while isCut {
        let proxy = try Proxy(cluster, port: 1000 + limit, .cut(beforeMessage: limit))
        defer { proxy.stop() }
        let fields = Sample.fields(3, device: device)
        number += 1
        do throws(ServerError) {
          let book = try cluster.open(id, device: device, port: proxy.port)
          try book.push(fields, number: number)
          // Its farewell is a message, too.
          isCut = false
        } catch {
          #expect(error.mayBeRetried, "\(limit): \(error)")
        }
        let book = try cluster.open(id, device: device)
        let state = try book.state()
        if state.pushes == number { done += 1 } else { unknown += 1 }
        #expect((state.seq, state.pushes) == (number, number) || state.pushes == number - 1)
        #expect(try book.push(fields, number: number) == number)
        #expect(try book.pulled(after: number - 1).fields.count == 3)
        #expect(try book.pulled().fields.count == 3 * Int(number))
        limit += 1
      }
      // Both kinds of being cut have happened.
      #expect(unknown > 10)
      #expect(done > 1)
    }

    @Test func aPullThatIsCutAnywhereIsReadAgain() throws {
      try cluster.open(id).push(Sample.fields(30), number: 1)
      var limit = 1
      var isCut = true
      while isCut {
        let proxy = try Proxy(cluster, port: 2000 + limit, .cut(beforeMessage: limit))
        defer { proxy.stop() }
        do throws(ServerError) {
          let pulled = try cluster.open(id, port: proxy.port).pulled(limit: 7)
          #expect(pulled.fields.count == 30)
          isCut = false
        } catch {
          #expect(error.mayBeRetried, "\(limit): \(error)")
        }
        limit += 1
      }
      #expect(limit > 30)
    }

    /// A connection with a short timeout, through a proxy that says nothing from a message on.
    private func stalled(fromMessage limit: Int) throws -> ServerConnection {
      let proxy = try Proxy(cluster, port: 4000 + limit, .stall(fromMessage: limit))
      defer { proxy.stop() }
      return try ServerConnection(
        cluster.address("anna", port: proxy.port), password: nil, timeout: 1)
    }

    @Test func aServerThatFallsSilentIsGivenUp() throws {
      #expect(throws: ServerError.unreachable("no answer")) { try stalled(fromMessage: 3) }
      let connection = try stalled(fromMessage: 40)
      #expect(throws: ServerError.timedOut) {
        for _ in 0..<40 { try connection.run("SELECT 1::bigint") }
      }
      #expect(connection.isBroken)
      #expect(throws: ServerError.self) { try connection.run("SELECT 1::bigint") }
    }

    /// Begins a push that waits for a lock, and calls `body` meanwhile.
    private func interruptedPush(
      _ fields: [SharedField], device: SharingDevice.ID, _ body: (_ session: Int64) throws -> Void
    ) throws -> ServerError? {
      let admin = try cluster.admin()
      try admin.run("BEGIN")
      try admin.run("SELECT FROM per.book WHERE book = $1 FOR UPDATE", .id(id))
      let push = Background { [cluster, id] in
        try cluster.open(id, device: device).push(fields, number: 1)
      }
      var session: Int64 = 0
      // Not the one with the transaction, which would see the same over and over
      let watcher = try cluster.admin()
      try until("the push waits") {
        let waiting = try watcher.run(
          "SELECT pid::bigint FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%per.push%'"
        )
        if let row = waiting.rows.first { session = waiting.integer(row, 0) }
        return session != 0
      }
      try body(session)
      do {
        _ = try push.value()
        return nil
      } catch {
        return error as? ServerError
      }
    }

    /// Nothing of the push is there, and all of it after it was repeated.
    private func checkRepeated(_ fields: [SharedField], device: SharingDevice.ID) throws {
      try until("the server is back") { (try? cluster.open(id, device: device)) != nil }
      let book = try cluster.open(id, device: device)
      #expect(try book.state().pushes == 0)
      #expect(try book.pulled().fields.isEmpty)
      #expect(try book.push(fields, number: 1) == 1)
      #expect(try book.pulled().fields.count == fields.count)
    }

    @Test func aServerThatIsKilledInAPush() throws {
      let device = SharingDevice.ID.random()
      let fields = Sample.fields(50, device: device)
      let error = try interruptedPush(fields, device: device) { _ in try cluster.kill() }
      #expect(error == .cut)
      #expect(throws: ServerError.self) { try cluster.open(id) }
      // The old sessions still have to notice.
      try until("the server starts") { (try? cluster.start()) != nil }
      try checkRepeated(fields, device: device)
    }

    @Test func aSessionThatIsKilledInAPush() throws {
      let device = SharingDevice.ID.random()
      let fields = Sample.fields(50, device: device)
      let witness = try cluster.admin()
      let error = try interruptedPush(fields, device: device) { kill(pid_t($0), SIGKILL) }
      #expect(error == .cut || error == .busy("57P02"))
      // Until the server has noticed, it lets in who it then throws out with all others.
      try until("the server ends all sessions") { (try? witness.run("SELECT 1::bigint")) == nil }
      try checkRepeated(fields, device: device)
    }

    @Test func aSessionThatIsEndedByTheAdministrator() throws {
      let device = SharingDevice.ID.random()
      let fields = Sample.fields(5, device: device)
      let error = try interruptedPush(fields, device: device) {
        try cluster.admin().run("SELECT pg_terminate_backend($1::int)", .integer($0))
      }
      #expect(error == .busy("57P01") || error == .cut)
      try checkRepeated(fields, device: device)
    }

    @Test func aLockThatIsNeverGivenBackIsWaitedForOnlySoLong() throws {
      let admin = try cluster.admin()
      // Ten seconds are more than a test should wait.
      try admin.run("ALTER FUNCTION per.push SET lock_timeout = '50ms'")
      try admin.run("BEGIN")
      try admin.run("SELECT FROM per.book WHERE book = $1 FOR UPDATE", .id(id))
      let book = try cluster.open(id)
      #expect(throws: ServerError.busy("55P03")) { try book.push(Sample.fields(1), number: 1) }
      try admin.run("COMMIT")
      try admin.run("ALTER FUNCTION per.push SET lock_timeout = '10s'")
      #expect(try book.push(Sample.fields(1), number: 1) == 1)
    }

    @Test func aServerThatWasRestoredFromABackupIsNoticed() throws {
      try cluster.createDatabase("restored")
      defer { _ = try? cluster.admin("postgres").run("DROP DATABASE restored WITH (FORCE)") }
      _ = try ServerSchema.install(cluster.address(database: "restored"), password: nil)
      let id = try cluster.book("restored")
      let device = SharingDevice.ID.random()
      let fields = Sample.fields(4, device: device)
      func open() throws -> ServerBook {
        try cluster.open(id, device: device, database: "restored")
      }
      try open().push([fields[0]], number: 1)
      try until("nobody uses it") {
        (try? cluster.admin("postgres").run("CREATE DATABASE backup TEMPLATE restored")) != nil
      }
      var book = try open()
      try book.push([fields[1]], number: 2)
      try book.push([fields[2]], number: 3)
      let mark = try book.state(at: 2).mark
      #expect(mark != 0)
      #expect(try book.state(at: 3).mark > mark)
      let admin = try cluster.admin("postgres")
      try admin.run("DROP DATABASE restored WITH (FORCE)")
      try admin.run("ALTER DATABASE backup RENAME TO restored")
      #expect(throws: ServerError.self) { try book.state() }

      book = try open()
      #expect(try book.state().pushes == 1)
      #expect(throws: ServerError.restored) { try book.push([fields[3]], number: 4) }
      #expect(throws: ServerError.restored) { try book.pulled(after: 3) }
      #expect(try book.state(at: 2).mark == 0)
      #expect(try book.push(fields, number: 2) == 2)
      #expect(try book.pulled().fields.count == 4)
      // A device that has read up to 2 does not mistake this one for the earlier one.
      #expect(![0, mark].contains(try book.state(at: 2).mark))
    }

    /// Where a file system of its own can be mounted.
    static let canMount =
      getuid() == 0
      && FileManager.default.fileExists(atPath: "/bin/mount")
      && mounts("/tmp/per-mount-\(getpid())")

    private static func mounts(_ folder: String) -> Bool {
      mkdir(folder, 0o700)
      defer { rmdir(folder) }
      guard mount("per", folder, "tmpfs", 0, "size=64k") == 0 else { return false }
      umount(folder)
      return true
    }

    @Test(.enabled(if: canMount, "only root can mount a small file system"))
    func aDiskThatIsFullKeepsWhatItHas() throws {
      let folder = cluster.folder + "/small"
      mkdir(folder, 0o700)
      #expect(mount("per", folder, "tmpfs", 0, "size=24m") == 0)
      try cluster.run("/bin/chown", "postgres", folder)
      let admin = try cluster.admin("postgres")
      try admin.run("CREATE TABLESPACE small LOCATION '\(folder)'")
      try admin.run("CREATE DATABASE small TABLESPACE small")
      defer {
        _ = try? admin.run("DROP DATABASE small WITH (FORCE)")
        _ = try? admin.run("DROP TABLESPACE small")
        umount(folder)
      }
      _ = try ServerSchema.install(cluster.address(database: "small"), password: nil)
      let id = try cluster.book("small")
      let book = try cluster.open(id, database: "small")
      try book.push(Sample.fields(10), number: 1)
      let filler = try cluster.admin("small")
      try filler.run("CREATE TABLE filler (text text)")
      // Smaller and smaller pieces, until not even a page is left
      for size in [4000, 400, 40, 10, 10] {
        while (try? filler.run(
          "INSERT INTO filler SELECT repeat('x', 900) FROM generate_series(1, \(size))")) != nil
        {}
      }
      let many = Sample.fields(2000)
      #expect(throws: ServerError.diskFull) { try book.push(many, number: 2) }
      #expect(try book.state().pushes == 1)
      #expect(try book.pulled().fields.count == 10)
      try filler.run("DROP TABLE filler")
      #expect(try book.push(many, number: 2) == 2)
    }
  }
}
