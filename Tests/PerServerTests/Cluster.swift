import Foundation
import PerModel

@testable import PerServer

/// A PostgreSQL server that belongs to this run of the tests, on a socket in a folder of its own. It ends with the tests,
/// however they end.
final class Cluster: Sendable {
  static let shared = Result { try Cluster() }

  let folder: String
  /// Of its socket, and at 127.0.0.1 with TLS.
  let port: Int
  /// Open as long as the tests run.
  private let guardian: Int32

  struct Failure: Error { let what: String }

  /// Debian has several versions side by side, others have one.
  private static let programs: String = {
    let versions =
      (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    return versions.compactMap(Int.init).max().map { "/usr/lib/postgresql/\($0)/bin" }
      ?? "/usr/bin"
  }()

  /// Whether this machine has what a server needs.
  static var isPossible: Bool {
    access(programs + "/initdb", X_OK) == 0 && access("/usr/bin/openssl", X_OK) == 0
  }

  private init() throws {
    // The server itself obeys these.
    for name in ProcessInfo.processInfo.environment.keys where name.hasPrefix("PG") {
      unsetenv(name)
    }
    guard let template = strdup("/tmp/per-server-XXXXXX") else { throw Failure(what: "strdup") }
    defer { free(template) }
    guard let name = mkdtemp(template) else { throw Failure(what: "mkdtemp") }
    folder = String(cString: name)
    port = try Self.freePort()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(what: "pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guardian = ends[1]
    let stop = command(["\(Self.programs)/pg_ctl", "-D", "\(folder)/db", "-m", "immediate", "stop"])
    try Command.start(
      [
        "/bin/sh", "-c",
        "exec >/dev/null 2>&1; cat; cd /; \(stop); umount \(folder)/small; rm -rf \(folder)",
      ], [ends[0]])
    close(ends[0])
    if getuid() == 0 { try run("/bin/chown", "postgres", folder) }
    try server(
      "initdb", "-D", "\(folder)/db", "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8",
      "--locale=C.UTF-8")
    try run(
      "/usr/bin/openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes", "-days", "2", "-keyout", "\(folder)/key", "-out", "\(certificate)", "-subj",
      "/CN=books.example.org", "-addext", "subjectAltName=DNS:books.example.org")
    // The server takes no key that others can read.
    if getuid() == 0 { try run("/bin/chown", "postgres", "\(folder)/key") }
    let access = """
      local all all trust
      hostssl all all 127.0.0.1/32 scram-sha-256

      """
    try access.write(toFile: "\(folder)/db/pg_hba.conf", atomically: false, encoding: .utf8)
    try start()
    try createDatabase("per")
    _ = try ServerSchema.install(address(), password: nil)
    let connection = try admin()
    for (name, group) in [("anna", "writer"), ("bert", "reader"), ("carl", "writer")] {
      try connection.run("CREATE ROLE \(name) LOGIN IN ROLE per_\(group)")
    }
    // Logs in, and is nothing else
    try connection.run("CREATE ROLE dora LOGIN")
  }

  func start() throws {
    let options =
      "-k \(folder) -p \(port) -c listen_addresses=127.0.0.1 -c ssl=on -c ssl_cert_file=\(certificate) "
      + "-c ssl_key_file=\(folder)/key -c fsync=off"
    // Durability is for those who keep what they write.
    try server(
      "pg_ctl", "-D", "\(folder)/db", "-o", options,
      "-l",
      "\(folder)/log", "-w", "start")
  }

  /// What proves that the server is books.example.org, to whom trusts it.
  var certificate: String { folder + "/certificate" }

  /// A port that nobody uses.
  private static func freePort() throws -> Int {
    let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(end) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutableBytes(of: &address) { bytes in
      let pointer = bytes.bindMemory(to: sockaddr.self).baseAddress!
      return bind(end, pointer, size) == 0 && getsockname(end, pointer, &size) == 0
    }
    guard result else { throw Failure(what: "no port is free") }
    return Int(address.sin_port.bigEndian)
  }

  /// Ends the server at once, as a power cut does.
  func kill() throws {
    let file = try String(contentsOfFile: "\(folder)/db/postmaster.pid", encoding: .utf8)
    guard let process = file.split(separator: "\n").first.flatMap({ pid_t($0) }) else {
      throw Failure(what: "postmaster.pid")
    }
    Glibc.kill(process, SIGKILL)
  }

  /// An address of this server.
  func address(
    _ user: String = "postgres", database: String = "per", port: Int? = nil
  ) throws(ServerError) -> ServerAddress {
    try ServerAddress("host=\(folder) port=\(port ?? self.port) user=\(user) dbname=\(database)")
  }

  /// A connection that may do everything.
  func admin(_ database: String = "per") throws(ServerError) -> ServerConnection {
    try ServerConnection(address(database: database), password: nil)
  }

  func createDatabase(_ name: String) throws(ServerError) {
    try admin("postgres").run("CREATE DATABASE \(name)")
  }

  /// A new book to which anna writes and that bert reads.
  func book(_ database: String = "per") throws -> SharedBook.ID {
    let id = SharedBook.ID.random()
    let administration = try ServerAdministration(address(database: database), password: nil)
    try administration.createBook(id, name: "Home")
    try administration.setRole(.writer, of: "anna", in: id)
    try administration.setRole(.reader, of: "bert", in: id)
    return id
  }

  func open(
    _ book: SharedBook.ID, as user: String = "anna", device: SharingDevice.ID = .random(),
    database: String = "per", port: Int? = nil
  ) throws(ServerError) -> ServerBook {
    try ServerBook(
      address(user, database: database, port: port), password: nil, book: book, device: device)
  }

  /// Runs a program of the server, as the user who may.
  private func server(_ name: String, _ arguments: String...) throws {
    try run("/bin/sh", "-c", "cd / && \(command(["\(Self.programs)/\(name)"] + arguments))")
  }

  private func command(_ words: [String]) -> String {
    let words = words.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    // root may not run it.
    return (getuid() == 0 ? "runuser -u postgres -- " : "") + words.joined(separator: " ")
  }

  /// Runs a program to its end; throws unless it succeeds.
  func run(_ path: String, _ arguments: String...) throws {
    let command = try Command([path] + arguments)
    guard command.status == 0 else {
      throw Failure(what: "\(path) \(arguments): \(command.output)\(command.complaints)")
    }
  }
}

extension UniqueID {
  /// One that was made now.
  static func random() -> UniqueID {
    var generator = SystemRandomNumberGenerator()
    return UniqueID(milliseconds: now(), using: &generator)
  }
}

/// Milliseconds since 1970.
func now() -> Int64 { Int64(Date().timeIntervalSince1970 * 1000) }

/// Waits until something holds; throws if it never does.
func until(_ what: String, _ condition: () throws -> Bool) throws {
  for _ in 0..<4000 {
    if try condition() { return }
    usleep(5000)
  }
  throw Cluster.Failure(what: what)
}

/// Something that is worked out on a thread of its own.
final class Background<Value>: @unchecked Sendable {
  private var result: Result<Value, any Error>?
  private let done = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () throws -> Value) {
    Thread.detachNewThread {
      self.result = Result { try work() }
      self.done.signal()
    }
  }

  func value() throws -> Value {
    done.wait()
    return try result!.get()
  }
}
