import PerServer

/// `per-sync password URL`
enum PasswordCommand {
  static func run(_ operands: [String], _ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.allow([.json])
    let server = try Server(operands)
    guard operands.count == 1 else {
      throw .usage("password takes one address, and asks for the password")
    }
    guard let password = readPassword("Password for \(server.address.target.user): ") else {
      throw .usage("a password is missing")
    }
    do throws(KeyringError) {
      try Keyring.store(password, for: server.address)
    } catch {
      throw .keyring(error)
    }
    return .success
  }
}
