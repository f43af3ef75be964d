import Glibc
import PerServer
import PerSharing
import PerWords

/// The server of a command line.
struct Server {
  let address: ServerAddress

  /// Reads the address that comes first among the operands.
  init(_ operands: [String]) throws(Failure) {
    guard let text = operands.first else {
      throw .usage(
        localized(
          "an address is missing, such as %1$s", "postgresql://anna@books.example.org/per"))
    }
    address = try talking { () throws(ServerError) in try ServerAddress(text) }
    if let file = address.exposedPasswordFile {
      complain(localized("passwords in %1$s are not used, because others can read them", file))
    }
  }

  /// Calls `body` with the password, if one is known; if the server wants one and a person is at a terminal, asks for it.
  func connected<Result>(
    _ body: (_ password: String?) throws(ServerError) -> Result
  ) throws(Failure) -> Result {
    do throws(ServerError) {
      return try body(password)
    } catch .passwordNeeded where isatty(0) != 0 {
      guard
        let typed = readPassword(
          localized("Password for %1$s:", address.target.user) + " ")
      else {
        throw .server(.passwordNeeded)
      }
      return try talking { () throws(ServerError) in try body(typed) }
    } catch {
      throw .server(error)
    }
  }

  /// The password of the keyring; `nil` where libpq is to look itself.
  private var password: String? {
    if getenv("PGPASSWORD") != nil { return nil }
    // Through a socket, the system knows who asks.
    if address.target.host.isEmpty || address.target.host.hasPrefix("/") { return nil }
    return Keyring.password(for: address)
  }

  /// For what concerns books as a whole.
  func administration() throws(Failure) -> ServerAdministration {
    try connected { password throws(ServerError) in
      try ServerAdministration(address, password: password)
    }
  }
}
