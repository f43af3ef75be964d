/// Why the keyring cannot be used: it is locked, or there is none.
struct KeyringError: Error {
  let message: String
}
