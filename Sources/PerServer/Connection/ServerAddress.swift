import CPostgreSQL
import Glibc

/// Where a server is: what libpq takes for one, such as "postgresql://anna@books.example.org/per" or "service=per".
///
/// Environment and service files are honoured, except that a server that is not this machine has to prove who it is.
public struct ServerAddress: Hashable, Sendable {
  /// As it was written.
  public let text: String
  /// Where it leads, including settings from the environment and the service file.
  public let target: Login
  /// Whether the server is this machine, so that no traffic leaves it.
  public let isLocal: Bool
  /// A file with passwords that is not read, because others can read it.
  public let exposedPasswordFile: String?
  /// What is asked of libpq beyond the address.
  let demands: [Demand]

  /// Server, database and login, by which a password is remembered.
  public struct Login: Hashable, Sendable {
    /// A name, an address, or a folder with a socket; several with commas; empty for libpq's own folder.
    public let host: String
    /// The port, or several with commas.
    public let port: String
    /// The database.
    public let database: String
    /// The login.
    public let user: String
  }

  struct Demand: Hashable, Sendable {
    let keyword: String
    let value: String

    init(_ keyword: String, _ value: String) { (self.keyword, self.value) = (keyword, value) }
  }

  /// Reads an address, and looks up its service, without connecting.
  public init(_ text: String) throws(ServerError) {
    var complaint: UnsafeMutablePointer<CChar>?
    guard !text.isEmpty, let options = PQconninfoParse(text, &complaint) else {
      defer { PQfreemem(complaint) }
      throw .address(complaint.map { Self.line(String(cString: $0)) } ?? "")
    }
    let written = Self.values(of: options)
    PQconninfoFree(options)
    guard written["password"] == nil, written["sslpassword"] == nil else {
      throw .passwordInAddress
    }
    let found = try Self.completed(text)
    isLocal = Self.isLocal(host: found["host"] ?? "", address: found["hostaddr"] ?? "")
    guard isLocal || ["verify-full", nil].contains(written["sslmode"]) else { throw .insecure }
    self.text = text
    target = Login(
      host: found["host"] ?? found["hostaddr"] ?? "", port: found["port"] ?? "",
      database: found["dbname"] ?? "", user: found["user"] ?? "")
    var demands = [
      Demand("fallback_application_name", "per-sync"), Demand("client_encoding", "UTF8"),
      // Otherwise it would take the place of TLS wherever there is a ticket
      Demand("gssencmode", "disable"),
      // In seconds, and the last in milliseconds: the kernel notices that a server is gone
      Demand("keepalives_idle", "60"), Demand("keepalives_interval", "15"),
      Demand("keepalives_count", "4"), Demand("tcp_user_timeout", "60000"),
    ]
    if !isLocal {
      demands.append(Demand("sslmode", "verify-full"))
      if let authorities = Self.authorities(found["sslrootcert"]) {
        demands.append(Demand("sslrootcert", authorities))
      }
    }
    exposedPasswordFile = Self.exposedPasswordFile(found["passfile"])
    // libpq would not read it either, and say so with each connection.
    if exposedPasswordFile != nil { demands.append(Demand("passfile", Self.noFile)) }
    self.demands = demands
  }

  private static let noFile = "/nonexistent"

  /// The file in which libpq looks for passwords, where others can read it.
  /// https://www.postgresql.org/docs/current/libpq-pgpass.html
  private static func exposedPasswordFile(_ wanted: String?) -> String? {
    guard let path = wanted ?? getenv("HOME").map({ String(cString: $0) + "/.pgpass" })
    else { return nil }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status.st_mode & (S_IRWXG | S_IRWXO) == 0 ? nil : path
  }

  /// What libpq would connect to, with all that environment and service file add. It is asked to connect in a
  /// way that does not exist, and so gives up before it does anything.
  private static func completed(_ text: String) throws(ServerError) -> [String: String] {
    // With a password it looks into no file for one.
    let (keywords, values) = (
      ["dbname", "target_session_attrs", "password"], [text, "none", "none"]
    )
    let handle = withCStrings(keywords) { keywords in
      withCStrings(values) { PQconnectStartParams(keywords, $0, 1) }
    }
    guard let handle else { throw .address("out of memory") }
    defer { PQfinish(handle) }
    let complaint = String(cString: PQerrorMessage(handle))
    guard complaint.contains("target_session_attrs"), let options = PQconninfo(handle) else {
      throw .address(line(complaint))
    }
    defer { PQconninfoFree(options) }
    return Self.values(of: options)
  }

  /// The options that have a value.
  private static func values(of options: UnsafeMutablePointer<PQconninfoOption>) -> [String: String]
  {
    var result: [String: String] = [:]
    var next = options
    while let keyword = next.pointee.keyword {
      if let value = next.pointee.val { result[String(cString: keyword)] = String(cString: value) }
      next += 1
    }
    return result.filter { !$0.value.isEmpty }
  }

  /// Whether all of these hosts are this machine. What is reached at `address` is called `host`.
  private static func isLocal(host: String, address: String) -> Bool {
    (address.isEmpty ? host : address).split(separator: ",").allSatisfy { host in
      host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || host == "::1"
        || host.hasPrefix("127.") && host.utf8.allSatisfy { $0 < UInt8(ascii: ":") }
    }
  }

  /// The file with the authorities that are trusted: the one that was asked for, or the user's own, which libpq
  /// finds by itself, or else those of the system. Before libpq 16 that has to be a file.
  private static func authorities(_ wanted: String?) -> String? {
    if wanted != nil { return nil }
    if let home = getenv("HOME"), access(String(cString: home) + "/.postgresql/root.crt", R_OK) == 0
    {
      return nil
    }
    return [
      "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
      "/etc/ssl/ca-bundle.pem", "/etc/ssl/cert.pem",
    ].first { access($0, R_OK) == 0 }
  }

  /// The first line.
  static func line(_ text: String) -> String { String(text.prefix { !$0.isNewline }) }
}

/// Calls `body` with C strings and a null after the last.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  let pointers: [UnsafePointer<CChar>?] = copies.map { UnsafePointer($0) } + [nil]
  return pointers.withUnsafeBufferPointer { body($0.baseAddress!) }
}

extension ServerAddress.Login {
  /// The address under which another login reaches the same database, without a password.
  public func address(for user: String) -> String {
    let (user, database) = (Self.encoded(user), Self.encoded(database))
    return host.hasPrefix("/")
      ? "postgresql://\(user)@/\(database)?host=\(Self.encoded(host))&port=\(port)"
      : "postgresql://\(user)@\(host.contains(":") ? "[\(host)]" : host):\(port)/\(database)"
  }

  /// The text with everything but letters and digits of ASCII as "%2F".
  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      return character.isASCII
        && (character.isLetter || character.isNumber || "-._".contains(character))
        ? String(character)
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
