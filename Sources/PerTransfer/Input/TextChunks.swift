/// A file without its byte order mark, as UTF-8 or Windows-1252; UTF-16 is rewritten as UTF-8.
final class TextChunks {
  /// The encoding that the first bytes show.
  let encoding: TextEncoding
  /// The first chunk, which `next()` returns as well.
  let first: [UInt8]
  private let source: ByteSource
  private var pending: [UInt8]?
  private var codeUnits: CodeUnitReader?

  static let size = 1 << 16

  init(_ source: ByteSource) throws(TransferError) {
    self.source = source
    var bytes = try source.next(atMost: Self.size)
    // A pipe may give its first bytes one by one.
    while bytes.count < 128 {
      let more = try source.next(atMost: Self.size)
      if more.isEmpty { break }
      bytes += more
    }
    let (encoding, markLength) = TextEncoding.detect(bytes)
    self.encoding = encoding
    bytes.removeFirst(markLength)
    if encoding == .utf16LittleEndian || encoding == .utf16BigEndian {
      var reader = CodeUnitReader(isLittleEndian: encoding == .utf16LittleEndian)
      bytes = try reader.text(of: bytes)
      codeUnits = reader
    }
    first = bytes
    pending = bytes
  }

  /// The next bytes; none at the end.
  func next() throws(TransferError) -> [UInt8] {
    if let bytes = pending {
      pending = nil
      if !bytes.isEmpty { return bytes }
    }
    while true {
      let bytes = try source.next(atMost: Self.size)
      guard codeUnits != nil else { return bytes }
      if bytes.isEmpty {
        try codeUnits?.finish()
        return []
      }
      if let text = try codeUnits?.text(of: bytes), !text.isEmpty { return text }
    }
  }
}
