import Foundation

/// Stands between client and server, and knows where each message ends.
final class Proxy: @unchecked Sendable {
  /// What it does to a connection.
  enum Fault {
    /// Cuts it before this message, in either direction, the startup packet being the first.
    case cut(beforeMessage: Int)
    /// Hands on nothing from this message on, and keeps the connection.
    case stall(fromMessage: Int)
    /// Keeps notifications to itself.
    case silence
    /// Names a session of its own, as a pooler does, which hands on notifications only in a transaction.
    case otherSession
  }

  let port: Int
  private let listener: Int32
  private let server: String
  private let fault: Fault
  private let lock = NSLock()
  private var count = 0

  /// Listens next to the server's socket.
  init(_ cluster: Cluster, port: Int, _ fault: Fault) throws {
    (self.port, self.fault) = (port, fault)
    server = "\(cluster.folder)/.s.PGSQL.\(cluster.port)"
    let path = "\(cluster.folder)/.s.PGSQL.\(port)"
    unlink(path)
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard Self.with(path, { bind(listener, $0, $1) }) == 0, listen(listener, 5) == 0 else {
      throw Cluster.Failure(what: "bind \(path)")
    }
    Thread.detachNewThread { [self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        Thread.detachNewThread { [self] in serve(client) }
      }
    }
  }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve(_ client: Int32) {
    let upstream = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer {
      close(client)
      close(upstream)
    }
    guard Self.with(server, { connect(upstream, $0, $1) }) == 0 else { return }
    // Without a type, as long as it says
    var (fromClient, fromServer) = (Messages(hasType: false), Messages(hasType: true))
    while true {
      var ends = [
        pollfd(fd: client, events: Int16(POLLIN), revents: 0),
        pollfd(fd: upstream, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&ends, 2, -1) > 0 else { return }
      if ends[0].revents != 0 {
        guard fromClient.read(client), pass(&fromClient, to: upstream) else { return }
      }
      if ends[1].revents != 0 {
        guard fromServer.read(upstream), pass(&fromServer, to: client) else { return }
      }
    }
  }

  /// Hands on what is whole; whether the connection is to stay.
  private func pass(_ messages: inout Messages, to end: Int32) -> Bool {
    while var message = messages.next() {
      switch fault {
      case .cut(let limit): if counted() >= limit { return false }
      case .stall(let limit): if counted() >= limit { continue }
      case .silence: if message.first == UInt8(ascii: "A") { continue }
      // BackendKeyData: a type, a length, and the number of the session
      case .otherSession: if message.first == UInt8(ascii: "K") { message[8] ^= 0x55 }
      }
      guard send(end, message, message.count, Int32(MSG_NOSIGNAL)) == message.count else {
        return false
      }
    }
    return true
  }

  /// How many messages there were, with this one.
  private func counted() -> Int {
    lock.lock()
    defer { lock.unlock() }
    count += 1
    return count
  }

  private static func with(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    return withUnsafeBytes(of: &address) {
      body($0.bindMemory(to: sockaddr.self).baseAddress!, socklen_t($0.count))
    }
  }

  /// What has come from one side and was not handed on.
  private struct Messages {
    var hasType: Bool
    private var bytes: [UInt8] = []

    init(hasType: Bool) { self.hasType = hasType }

    mutating func read(_ end: Int32) -> Bool {
      var buffer = [UInt8](repeating: 0, count: 65536)
      let count = Glibc.read(end, &buffer, buffer.count)
      guard count > 0 else { return false }
      bytes += buffer[..<count]
      return true
    }

    mutating func next() -> [UInt8]? {
      let start = hasType ? 1 : 0
      guard bytes.count >= start + 4 else { return nil }
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } + start
      guard bytes.count >= length else { return nil }
      defer {
        bytes.removeFirst(length)
        hasType = true
      }
      return Array(bytes[..<length])
    }
  }
}
