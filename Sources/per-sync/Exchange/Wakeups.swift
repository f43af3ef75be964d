import Glibc

/// What wakes a watch besides the server: a program has written the file, or standard input has ended, whose other end a
/// window holds.
final class Wakeups {
  private let changes: FileChanges?
  private let followsInput: Bool

  init(_ path: String, followsInput: Bool) {
    changes = FileChanges(path)
    self.followsInput = followsInput
  }

  /// Whether it is heard when the file is written.
  var hearOfFile: Bool { changes != nil }

  /// What can be read when something has happened.
  var descriptors: [Int32] {
    (changes.map { [$0.descriptor] } ?? []) + inputDescriptors
  }

  /// Standard input, where its end matters.
  var inputDescriptors: [Int32] { followsInput ? [0] : [] }

  /// Takes what has been said of the file; the result is whether there was anything.
  func takeChanges() -> Bool { changes?.take() ?? false }

  /// Whether standard input has ended, where that matters. What comes before its end says nothing.
  var inputHasEnded: Bool { followsInput && Self.hasEnded(0) }

  /// Waits, at most until standard input ends.
  func pause(milliseconds: Int64) {
    var waiting = [pollfd(fd: inputDescriptors.first ?? -1, events: Int16(POLLIN), revents: 0)]
    _ = poll(&waiting, 1, Int32(clamping: milliseconds))
  }

  private static func hasEnded(_ descriptor: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1024)
    while true {
      var waiting = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      guard poll(&waiting, 1, 0) > 0 else { return false }
      if read(descriptor, &buffer, buffer.count) <= 0 { return errno != EINTR }
    }
  }
}
