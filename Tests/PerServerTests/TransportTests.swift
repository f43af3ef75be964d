import Foundation
import PerModel
import Testing

@testable import PerServer

extension ServerTests {
  /// Over TCP with TLS, as from another machine.
  @Suite struct TransportTests {
    let cluster: Cluster
    let id: SharedBook.ID

    init() throws {
      cluster = try Cluster.shared.get()
      id = try cluster.book()
      try cluster.admin().run("ALTER ROLE anna PASSWORD 'secret'")
    }

    private func open(
      host: String = "books.example.org", trusting certificate: String? = nil, password: String?
    ) throws(ServerError) -> ServerBook {
      let address = try ServerAddress(
        "host=\(host) hostaddr=127.0.0.1 port=\(cluster.port) user=anna dbname=per sslmode=verify-full "
          + "sslrootcert=\(certificate ?? cluster.certificate)")
      return try ServerBook(address, password: password, book: id, device: .random())
    }

    @Test func aServerThatProvesWhoItIsIsTalkedTo() throws {
      let book = try open(password: "secret")
      try book.push(Sample.fields(3), number: 1)
      #expect(try book.pulled().fields.count == 3)
      #expect(try book.hasNotifications())
      try cluster.open(id).push(Sample.fields(1), number: 1)
      #expect(try book.waitForChange(milliseconds: 60_000) == .change)
    }

    @Test func aServerThatIsCalledOtherwiseIsNot() throws {
      do throws(ServerError) {
        _ = try open(host: "elsewhere.example.org", password: "secret")
        Issue.record("it was trusted")
      } catch {
        guard case .untrusted = error else { throw error }
        #expect(!error.mayBeRetried)
      }
    }

    @Test func aCertificateOfNobodyKnownIsNotTrusted() throws {
      do throws(ServerError) {
        _ = try open(trusting: "/etc/ssl/certs/ca-certificates.crt", password: "secret")
        Issue.record("it was trusted")
      } catch {
        guard case .untrusted = error else { throw error }
      }
    }

    /// It wants to prove who it is, and goes when the client has begun to ask.
    @Test func aServerThatGoesInTheMiddleMayComeBack() throws {
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(listener) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      try withUnsafeMutablePointer(to: &address) { pointer in
        try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          try #require(bind(listener, $0, size) == 0 && listen(listener, 1) == 0)
          try #require(getsockname(listener, $0, &size) == 0)
        }
      }
      Thread.detachNewThread {
        let client = accept(listener, nil, nil)
        var request = [UInt8](repeating: 0, count: 8)
        _ = recv(client, &request, 8, Int32(MSG_WAITALL))
        _ = send(client, "S", 1, 0)
        var hello = [UInt8](repeating: 0, count: 1 << 16)
        _ = recv(client, &hello, hello.count, 0)
        // The client waits for an answer by then
        usleep(200_000)
        close(client)
      }
      do throws(ServerError) {
        let server = try ServerAddress(
          "host=books.example.org hostaddr=127.0.0.1 port=\(UInt16(bigEndian: address.sin_port)) user=anna "
            + "dbname=per sslmode=verify-full sslrootcert=\(cluster.certificate)")
        _ = try ServerBook(server, password: "secret", book: id, device: .random())
        Issue.record("it was trusted")
      } catch {
        guard case .unreachable = error else { throw error }
        #expect(error.mayBeRetried)
      }
    }

    @Test func theWrongPasswordIsRefusedAndNoneIsAskedFor() throws {
      #expect(throws: ServerError.passwordNeeded) { try open(password: nil) }
      do throws(ServerError) {
        _ = try open(password: "wrong")
        Issue.record("it was taken")
      } catch {
        guard case .refused = error else { throw error }
        #expect(!error.mayBeRetried)
      }
    }
  }
}
