import FolderTesting
import Glibc
import PerModel
import Testing

@testable import PerServer

extension ServerTests {
  @Suite struct AddressTests {
    /// The cluster clears the environment.
    init() throws { _ = try Cluster.shared.get() }

    @Test func anAddressLeadsSomewhere() throws(ServerError) {
      let address = try ServerAddress("postgresql://anna@books.example.org:5433/per")
      #expect(
        address.target
          == ServerAddress.Login(
            host: "books.example.org", port: "5433", database: "per", user: "anna"))
    }

    @Test func aPasswordInTheAddressIsRefused() {
      for text in [
        "postgresql://anna:secret@books.example.org/per", "host=a password=b",
        "postgresql://a/b?password=c",
        "host=a sslpassword=b",
      ] {
        #expect(throws: ServerError.passwordInAddress) { try ServerAddress(text) }
      }
    }

    @Test func whatIsNoAddressIsRefused() {
      for text in [
        "", "books.example.org", "postgresql://[", "host=a colour=red", "service=no-such-service",
      ] {
        #expect(throws: ServerError.self, "\(text)") { try ServerAddress(text) }
      }
    }

    @Test(arguments: [
      ("postgresql://books.example.org/per", false), ("postgresql://localhost/per", true),
      ("postgresql://127.0.0.1/per", true), ("postgresql://127.evil.example/per", false),
      ("postgresql://[::1]/per", true),
      ("postgresql:///per?host=/tmp", true), ("dbname=per", true),
      ("host=localhost,books.example.org", false),
      ("host=localhost hostaddr=192.0.2.1", false),
      ("host=books.example.org hostaddr=127.0.0.1", true),
    ])
    func aServerThatIsNotThisMachineHasToProveWhoItIs(_ text: String, isLocal: Bool)
      throws(ServerError)
    {
      let address = try ServerAddress(text)
      #expect(address.isLocal == isLocal)
      #expect(address.demands.contains(ServerAddress.Demand("sslmode", "verify-full")) != isLocal)
    }

    @Test func lessThanThatIsRefused() throws(ServerError) {
      for mode in ["disable", "allow", "prefer", "require", "verify-ca"] {
        #expect(throws: ServerError.insecure) {
          try ServerAddress("postgresql://books.example.org/per?sslmode=\(mode)")
        }
      }
      _ = try ServerAddress("postgresql://books.example.org/per?sslmode=verify-full")
      _ = try ServerAddress("postgresql://localhost/per?sslmode=disable")
    }

    @Test func environmentAndServicesAreHonoured() throws {
      let file = temporaryPath()
      defer {
        for name in ["PGHOST", "PGSERVICEFILE", "PGSSLMODE"] { unsetenv(name) }
        unlink(file)
      }
      setenv("PGHOST", "books.example.org", 1)
      setenv("PGSSLMODE", "disable", 1)
      let address = try ServerAddress("dbname=per")
      #expect(address.target.host == "books.example.org")
      #expect(address.demands.contains(ServerAddress.Demand("sslmode", "verify-full")))
      let stream = try #require(fopen(file, "w"))
      fputs("[books]\nhost=elsewhere.example.org\ndbname=prices\nuser=anna\n", stream)
      fclose(stream)
      setenv("PGSERVICEFILE", file, 1)
      unsetenv("PGHOST")
      let target = try ServerAddress("service=books").target
      #expect(
        (target.host, target.database, target.user) == ("elsewhere.example.org", "prices", "anna"))
    }

    @Test func nobodyThereIsSaid() throws(ServerError) {
      do throws(ServerError) {
        _ = try ServerConnection(ServerAddress("host=/tmp/no-such-folder"), password: nil)
        Issue.record("somebody was there")
      } catch {
        guard case .unreachable = error else { throw error }
        #expect(error.mayBeRetried)
      }
    }

    @Test(arguments: [
      ("08006", true), ("40001", true), ("40P01", true), ("55P03", true), ("57P01", true),
      ("53300", true),
      ("53100", true), ("22021", false), ("23505", false), ("28P01", false), ("42501", false),
      ("PER03", false),
    ])
    func onlyWhatMaySucceedLaterIsTriedAgain(_ state: String, mayBeRetried: Bool) {
      #expect(ServerError(sqlState: state, message: "").mayBeRetried == mayBeRetried)
    }
  }
}
