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
