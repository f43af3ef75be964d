import PerDocument
import PerText

/// A file without its byte order mark, as UTF-8 or Windows-1252; other encodings are rewritten as UTF-8.
final class TextChunks {
  /// The encoding that the first bytes show.
  let encoding: TextEncoding
  /// The first chunk, which `next()` returns as well.
  let first: [UInt8]
  private let source: ByteSource
  private var pending: [UInt8]?
  private var codeUnits: CodeUnitReader?
  private var converter: TextConverter?

  static let size = 1 << 16

  /// - Parameter locale: says in what encoding its programs wrote before Unicode; `nil` for western Europe.
  init(_ source: ByteSource, in locale: UserLocale? = nil) throws(TransferError) {
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
    } else if let locale, let begun = LegacyEncoding.begin(bytes, in: locale) {
      (bytes, converter) = begun
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
      if let converter {
        guard let text = converter.next(bytes), !bytes.isEmpty || !converter.isCut else {
          throw TransferError(.notText)
        }
        if !text.isEmpty || bytes.isEmpty { return text }
        continue
      }
      guard codeUnits != nil else { return bytes }
      if bytes.isEmpty {
        try codeUnits?.finish()
        return []
      }
      if let text = try codeUnits?.text(of: bytes), !text.isEmpty { return text }
    }
  }
}
