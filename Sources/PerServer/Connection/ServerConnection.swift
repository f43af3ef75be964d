import CPostgreSQL
import Glibc

/// A connection to a server, used from one thread at a time. It never waits longer than its timeout for a sign of
/// life, and cannot be used after an error that did not come from the server.
final class ServerConnection {
  private let handle: OpaquePointer
  /// How long the server may be silent, in seconds.
  private let timeout: Int64
  private(set) var isBroken = false

  /// Connects. Without a password libpq looks for one in the environment and its own file.
  init(_ address: ServerAddress, password: String?, timeout: Int64 = 60) throws(ServerError) {
    var keywords = ["dbname"]
    var values = [address.text]
    for demand in address.demands {
      keywords.append(demand.keyword)
      values.append(demand.value)
    }
    if let password {
      keywords.append("password")
      values.append(password)
    }
    let handle = withCStrings(keywords) { keywords in
      withCStrings(values) { PQconnectStartParams(keywords, $0, 1) }
    }
    guard let handle else { throw .unreachable("out of memory") }
    self.handle = handle
    self.timeout = timeout
    // Nothing is written to standard error, and errors begin with their SQLSTATE.
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
    PQsetErrorVerbosity(handle, PQERRORS_VERBOSE)
    try connect()
    PQsetErrorVerbosity(handle, PQERRORS_DEFAULT)
    PQsetnonblocking(handle, 1)
  }

  deinit { PQfinish(handle) }

  /// For `poll`: readable when the server has said something.
  var descriptor: Int32 { PQsocket(handle) }

  /// The number of the session, which notifications of its own carry.
  var session: Int32 { PQbackendPID(handle) }

  private func connect() throws(ServerError) {
    // libpq minds connect_timeout only where it waits itself
    let deadline = Deadline(seconds: min(timeout, 15))
    var events = Int16(POLLOUT)
    while true {
      let step = PQstatus(handle)
      guard step != CONNECTION_BAD else { throw connectError(wantsTrust: false) }
      guard try Self.wait(PQsocket(handle), events, until: deadline) else {
        throw .unreachable("no answer")
      }
      // Only TLS fails on account of trust, unless the server has gone in the middle of it
      let wantsTrust = step == CONNECTION_SSL_STARTUP && !Self.hasHungUp(PQsocket(handle))
      switch PQconnectPoll(handle) {
      case PGRES_POLLING_OK: return
      case PGRES_POLLING_READING: events = Int16(POLLIN)
      case PGRES_POLLING_WRITING: events = Int16(POLLOUT)
      default: throw connectError(wantsTrust: wantsTrust)
      }
    }
  }

  /// Why it could not connect; `wantsTrust` if it failed while the server had to prove its identity. libpq has no
  /// function for the SQLSTATE, but writes it into the message: "FATAL:  28P01: password authentication failed".
  /// Its other words are in the user's language.
  private func connectError(wantsTrust: Bool) -> ServerError {
    let message = ServerAddress.line(String(cString: PQerrorMessage(handle)))
    if PQconnectionNeedsPassword(handle) != 0 { return .passwordNeeded }
    let words = message.split(separator: " ")
    for (severity, code) in zip(words, words.dropFirst())
    where severity.hasSuffix(":") && code.utf8.count == 6 && code.hasSuffix(":") {
      let state = code.dropLast()
      guard state.utf8.allSatisfy({ $0 < UInt8(ascii: "a") }), state.contains(where: \.isNumber)
      else {
        continue
      }
      let error = ServerError(sqlState: String(state), message: message)
      return error == .cut || error == .notMember ? .refused(message) : error
    }
    return wantsTrust ? .untrusted(message) : .unreachable(message)
  }

  /// Runs one statement, in a transaction of its own.
  @discardableResult
  func run(_ sql: String, _ parameters: ServerParameter...) throws(ServerError) -> ServerResult {
    try run(sql, parameters)
  }

  func run(_ sql: String, _ parameters: [ServerParameter]) throws(ServerError) -> ServerResult {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parameters.reduce(0) { $0 + ($1.bytes?.count ?? 0) + 1 })
    let starts = parameters.map { parameter in
      defer {
        bytes += parameter.bytes ?? []
        // No value is without an address
        bytes.append(0)
      }
      return bytes.count
    }
    let sent = bytes.withUnsafeBytes { buffer in
      let base = buffer.bindMemory(to: CChar.self).baseAddress
      let values = zip(parameters, starts).map {
        $0.bytes == nil ? nil : base.map { [start = $1] in $0 + start }
      }
      return PQsendQueryParams(
        handle, sql, Int32(parameters.count), parameters.map(\.type), values,
        parameters.map { Int32($0.bytes?.count ?? 0) }, parameters.map { _ in 1 }, 1)
    }
    guard sent == 1 else { throw lost }
    return try answer()
  }

  /// Runs several statements without parameters; if one fails, those after it are not run, and a transaction that
  /// they have begun is rolled back.
  func runScript(_ sql: String) throws(ServerError) {
    try runScript(sql, row: { _ in }, copy: { _ in true })
  }

  /// Runs several statements. Some may return text rows, and one may copy data out, message by message. If `copy`
  /// returns false, the connection is closed.
  func runScript(
    _ sql: String, row: (ServerResult) -> Void, copy: (UnsafeRawBufferPointer) -> Bool
  ) throws(ServerError) {
    guard PQsendQuery(handle, sql) == 1 else { throw lost }
    try flush()
    var error: ServerError?
    while let result = try next() {
      switch result.status {
      case PGRES_TUPLES_OK: row(result)
      case PGRES_COPY_OUT:
        guard try copyOut(copy) else {
          isBroken = true
          return
        }
      case PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: break
      default: error = error ?? result.complaint ?? lost
      }
    }
    if isLost { throw lost }
    guard let error else { return }
    if PQtransactionStatus(handle) != PQTRANS_IDLE { try run("ROLLBACK") }
    throw error
  }

  private func copyOut(_ copy: (UnsafeRawBufferPointer) -> Bool) throws(ServerError) -> Bool {
    var buffer: UnsafeMutablePointer<CChar>?
    while true {
      let count = PQgetCopyData(handle, &buffer, 1)
      if count > 0 {
        defer { PQfreemem(buffer) }
        if !copy(UnsafeRawBufferPointer(start: buffer, count: Int(count))) { return false }
      } else if count == 0 {
        try waitForInput()
      } else {
        // Its end, or an error that the next result says
        return true
      }
    }
  }

  /// The result of a single statement.
  private func answer() throws(ServerError) -> ServerResult {
    try flush()
    var last: ServerResult?
    var error: ServerError?
    while let result = try next() {
      if result.status != PGRES_TUPLES_OK, result.status != PGRES_COMMAND_OK {
        error = error ?? result.complaint ?? lost
      }
      last = result
    }
    if let error {
      if isLost { isBroken = true }
      throw error
    }
    guard let last, !isLost else { throw lost }
    return last
  }

  /// The next result; `nil` when there are no more.
  private func next() throws(ServerError) -> ServerResult? {
    while PQisBusy(handle) != 0 { try waitForInput() }
    return PQgetResult(handle).map { ServerResult($0) }
  }

  /// Sends everything, and reads meanwhile what the server says, which might otherwise not read on.
  private func flush() throws(ServerError) {
    while true {
      let remainder = PQflush(handle)
      if remainder == 0 { return }
      guard remainder > 0 else { throw lost }
      try wait(Int16(POLLIN | POLLOUT))
    }
  }

  private func waitForInput() throws(ServerError) { try wait(Int16(POLLIN)) }

  private func wait(_ events: Int16) throws(ServerError) {
    guard try Self.wait(PQsocket(handle), events, until: Deadline(seconds: timeout)) else {
      isBroken = true
      throw .timedOut
    }
    guard PQconsumeInput(handle) == 1 else { throw lost }
  }

  private var isLost: Bool { PQstatus(handle) == CONNECTION_BAD }

  /// The error of a connection that is gone.
  private var lost: ServerError {
    isBroken = true
    return .cut
  }

  /// Whether the other end has closed the connection, and nothing that it said is left to be read.
  private static func hasHungUp(_ descriptor: Int32) -> Bool {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)
  }

  /// Waits until something can be read or written; false when time is up.
  private static func wait(
    _ descriptor: Int32, _ events: Int16, until deadline: Deadline
  ) throws(ServerError) -> Bool {
    guard descriptor >= 0 else { throw .cut }
    var waiting = pollfd(fd: descriptor, events: events, revents: 0)
    while true {
      let count = poll(&waiting, 1, deadline.milliseconds)
      if count > 0 { return true }
      if count == 0 { return false }
      guard errno == EINTR else { throw .cut }
    }
  }
}

extension ServerConnection {
  /// Takes what has arrived, without waiting, and calls `body` with the channel, the session and the text of each
  /// notification.
  func takeNotifications(
    _ body: (_ channel: String, _ session: Int32, _ text: String) -> Void
  ) throws(ServerError) {
    guard PQconsumeInput(handle) == 1 else { throw lost }
    while let notification = PQnotifies(handle) {
      defer { PQfreemem(notification) }
      body(
        String(cString: notification.pointee.relname), notification.pointee.be_pid,
        String(cString: notification.pointee.extra))
    }
  }

  /// The name with quotation marks, for SQL.
  func quoted(name: String) -> String { quoted(name, PQescapeIdentifier) }

  /// The text with quotation marks, for SQL.
  func quoted(text: String) -> String { quoted(text, PQescapeLiteral) }

  private func quoted(
    _ text: String,
    _ quote: (OpaquePointer?, UnsafePointer<CChar>?, Int) -> UnsafeMutablePointer<CChar>?
  ) -> String {
    guard let result = quote(handle, text, text.utf8.count) else { return "''" }
    defer { PQfreemem(result) }
    return String(cString: result)
  }

  /// What the server keeps instead of a password, so that it never sees the password itself.
  func encrypted(password: String, of login: String) throws(ServerError) -> String {
    guard let result = PQencryptPasswordConn(handle, password, login, "scram-sha-256") else {
      throw .other(
        sqlState: "", message: ServerAddress.line(String(cString: PQerrorMessage(handle))))
    }
    defer { PQfreemem(result) }
    return String(cString: result)
  }
}

/// A point in time that is not moved when the clock is set.
struct Deadline {
  /// In milliseconds since some point in the past.
  let end: Int64

  init(seconds: Int64) { self.init(milliseconds: seconds * 1000) }

  init(milliseconds: Int64) { end = Self.now + milliseconds }

  /// How long it is until then: for `poll`.
  var milliseconds: Int32 { Int32(clamping: max(0, end - Self.now)) }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
