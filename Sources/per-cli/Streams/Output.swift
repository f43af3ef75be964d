import Glibc
import PerText
import PerWords

/// Standard output, written in large pieces.
///
/// It is flushed whenever the input has nothing more to read, so that a program that writes questions
/// and reads answers through two pipes gets each answer at once.
struct Output: ~Copyable {
  private var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(Self.capacity)
    // When a reader such as head has seen enough, the program ends without a message.
    signal(SIGPIPE, SIG_DFL)
  }

  mutating func write(_ byte: UInt8) {
    bytes.append(byte)
    if bytes.count >= Self.capacity { flush() }
  }

  mutating func write(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
    if bytes.count >= Self.capacity { flush() }
  }

  mutating func write(_ text: String) {
    write(text.utf8)
  }

  mutating func writeLine(_ text: String) {
    write(text.utf8)
    write(UInt8(ascii: "\n"))
  }

  mutating func flush() {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes {
        Glibc.write(1, $0.baseAddress?.advanced(by: start), $0.count - start)
      }
      if written < 0 {
        if errno == EINTR { continue }
        complain(
          localized("cannot write to standard output: %1$s", String(cString: strerror(errno))))
        exit(ExitStatus.usage.rawValue)
      }
      start += written
    }
    bytes.removeAll(keepingCapacity: true)
  }

  private static let capacity = 1 << 16
}

/// Writes a message to standard error.
func complain(_ sentence: String) {
  let line = Array("per-cli: \(Terminal.harmless(sentence))\n".utf8)
  // There is nowhere to say that this failed.
  _ = line.withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
}

extension Formatter {
  /// Writes as the window does unless the user prefers otherwise: with cents and pence where the shelves of
  /// the region have them.
  convenience init(forTerminal locale: UserLocale) {
    self.init(locale, minorUnits: .region)
  }
}
