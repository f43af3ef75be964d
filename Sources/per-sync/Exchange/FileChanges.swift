import Glibc

/// Says when a program has written the file: through the kernel, so that nothing runs until then.
final class FileChanges {
  /// Can be read when something has changed.
  let descriptor: Int32
  private let name: String

  /// `nil` where the folder cannot be watched.
  init?(_ path: String) {
    // Behind a link, the file and its log are written where they really are.
    let real = realpath(path, nil)
    defer { free(real) }
    let path = real.map { String(cString: $0) } ?? path
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[..<$0]) } ?? "."
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let mask = UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO)
    guard inotify_add_watch(descriptor, folder.isEmpty ? "/" : folder, mask) >= 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Takes what has been said; the result is whether it was about the file or its log.
  func take() -> Bool {
    var isAboutFile = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return isAboutFile }
      var offset = 0
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= count {
        let length = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self).len
        }
        let bytes = buffer[(offset + header)..<min(count, offset + header + Int(length))]
        let changed = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        if changed == name || changed == name + "-wal" { isAboutFile = true }
        offset += header + Int(length)
      }
    }
  }
}
