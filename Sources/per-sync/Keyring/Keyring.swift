import Glibc
import PerServer

/// The user's keyring, where passwords are kept: libsecret, where it is installed.
///
/// The library and all that it needs would take two megabytes for as long as the program runs. It is loaded by
/// `SecretService`, and that only in a process that ends when it has answered.
enum Keyring {
  /// What the program is called with to look a password up and print it, before the address.
  static let lookup = "keyring-lookup"

  /// The password for an address; `nil` if none, or no keyring.
  static func password(for address: ServerAddress) -> String? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[1])
    let words = ["per-sync", lookup, address.text]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, "/proc/self/exe", &actions, nil, &arguments, environ)
    close(ends[1])
    guard result == 0 else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1024)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status == 0, !bytes.isEmpty else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What the process does that was started to look a password up.
  static func printPassword(for text: String) -> SyncExitStatus {
    guard let address = try? ServerAddress(text), let service = try? SecretService(),
      let password = try? service.password(for: address.target)
    else { return .refused }
    _ = Array(password.utf8).withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    return .success
  }

  /// Keeps a password, instead of the one before.
  static func store(_ password: String, for address: ServerAddress) throws(KeyringError) {
    try SecretService().store(password, for: address.target)
  }
}
