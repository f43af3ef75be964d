import PerWords

/// `per-sync password URL`
enum PasswordCommand {
  static func run(_ operands: [String], _ arguments: SyncArguments) throws(Failure)
    -> SyncExitStatus
  {
    let server = try Server(operands)
    guard operands.count == 1 else {
      throw .call(.password)
    }
    guard
      let password = readPassword(
        localized("Password for %1$s:", server.address.target.user) + " ")
    else {
      throw .usage(localized("a password is missing"))
    }
    do throws(KeyringError) {
      try Keyring.store(password, for: server.address)
    } catch {
      throw .keyring(error)
    }
    return .success
  }
}
