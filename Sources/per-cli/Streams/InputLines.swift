import Glibc
import PerWords

/// Reads standard input line by line, however long it is.
struct InputLines: ~Copyable {
  private let descriptor: Int32
  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
  private var start = 0
  private var end = 0
  private var isAtEnd = false

  static func standardInput() -> InputLines { InputLines(descriptor: 0) }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    buffer.deallocate()
    if descriptor != 0 { close(descriptor) }
  }

  /// The bytes of the next line without its end, valid until the next call; `nil` after the last.
  /// `beforeWaiting` runs before a read that may have to wait.
  mutating func next(
    beforeWaiting: () -> Void = {}
  ) throws(UsageError) -> UnsafeRawBufferPointer? {
    var searched = start
    while true {
      guard let base = buffer.baseAddress else { return nil }
      let rest = end - searched
      if let found = memchr(base.advanced(by: searched), Int32(UInt8(ascii: "\n")), rest) {
        let lineEnd = found - base
        defer { start = lineEnd + 1 }
        return line(start..<lineEnd)
      }
      if isAtEnd {
        guard start < end else { return nil }
        defer { start = end }
        return line(start..<end)
      }
      beforeWaiting()
      searched = end - start
      try readMore()
    }
  }

  private func line(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    let isWindows = !range.isEmpty && buffer[range.upperBound - 1] == UInt8(ascii: "\r")
    return UnsafeRawBufferPointer(
      rebasing: UnsafeRawBufferPointer(buffer)[
        range.lowerBound..<range.upperBound - (isWindows ? 1 : 0)])
  }

  /// Moves the rest to the front, enlarges the buffer if that fills it, and reads more.
  private mutating func readMore() throws(UsageError) {
    let rest = end - start
    if let base = buffer.baseAddress, start > 0, rest > 0 {
      memmove(base, base.advanced(by: start), rest)
    }
    (start, end) = (0, rest)
    if end == buffer.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(
        byteCount: buffer.count * 2, alignment: 16)
      larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
      buffer.deallocate()
      buffer = larger
    }
    while true {
      let count = read(descriptor, buffer.baseAddress?.advanced(by: end), buffer.count - end)
      if count < 0 {
        if errno == EINTR { continue }
        throw UsageError(
          failure: localized("cannot read the input: %1$s", String(cString: strerror(errno))))
      }
      isAtEnd = count == 0
      end += count
      return
    }
  }
}
