/// The files in a zip file, one after the other, as they are in it (APPNOTE.TXT of PKWARE, section 4.3).
///
/// The directory at the end is not looked at, so that nothing has to be read twice.
final class ZipEntries {
  private let source: ByteSource
  private let limits: TransferLimits
  private var buffer: [UInt8] = []

  /// How a zip file begins.
  static let start: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
  /// The bytes of a file in it: a store has some megabytes of prices.
  private static let longest = 1 << 27

  init(_ source: ByteSource, limits: TransferLimits) {
    (self.source, self.limits) = (source, limits)
  }

  /// The name of the next file and what is in it; `nil` after the last.
  func next() throws(TransferError) -> (name: String, bytes: [UInt8])? {
    try fill(4)
    guard buffer.starts(with: Self.start) else { return nil }
    let header = try take(30)
    let (flags, method) = (number(header, at: 6, 2), number(header, at: 8, 2))
    let size = number(header, at: 18, 4)
    let name = String(decoding: try take(number(header, at: 26, 2)), as: UTF8.self)
    _ = try take(number(header, at: 28, 2))
    let isSizeBehind = flags & 8 != 0
    // Bit 0 says that a password is needed.
    guard flags & 1 == 0, method == 8 || method == 0 && !isSizeBehind else { throw damaged }
    let bytes = method == 8 ? try unpack() : try take(size)
    if isSizeBehind {
      try fill(4)
      _ = try take(buffer.starts(with: [0x50, 0x4B, 0x07, 0x08]) ? 16 : 12)
    }
    return (name, bytes)
  }

  private var damaged: TransferError { TransferError(.damagedArchive) }

  private func unpack() throws(TransferError) -> [UInt8] {
    let inflating = try Gunzip(buffer, inZip: true)
    buffer = []
    var bytes: [UInt8] = []
    while true {
      let more = try inflating.next(atMost: TextChunks.size) { () throws(TransferError) in
        try source.next(atMost: TextChunks.size)
      }
      if more.isEmpty { break }
      bytes += more
      guard bytes.count <= Self.longest else { throw TransferError(.tooLong) }
    }
    buffer = inflating.rest
    return bytes
  }

  private func fill(_ count: Int) throws(TransferError) {
    while buffer.count < count {
      let more = try source.next(atMost: TextChunks.size)
      if more.isEmpty { return }
      buffer += more
    }
  }

  private func take(_ count: Int) throws(TransferError) -> [UInt8] {
    guard count <= Self.longest else { throw TransferError(.tooLong) }
    try fill(count)
    guard buffer.count >= count else { throw damaged }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }

  private func number(_ bytes: [UInt8], at place: Int, _ count: Int) -> Int {
    bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
