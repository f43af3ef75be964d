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

/// The encoding of a text file.
public enum TextEncoding: Hashable, Sendable {
  case utf8, utf16LittleEndian, utf16BigEndian
  /// What Windows programs in western Europe wrote before Unicode.
  case windows1252

  /// The encoding that the first bytes show, and the length of the byte order mark. ASCII in UTF-16
  /// has a zero in every other byte.
  static func detect(_ bytes: [UInt8]) -> (TextEncoding, markLength: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    let pairs = min(bytes.count / 2, 64)
    if pairs >= 2 {
      let zeros = (0..<pairs).reduce(into: (even: 0, odd: 0)) { zeros, pair in
        if bytes[pair * 2] == 0 { zeros.even += 1 }
        if bytes[pair * 2 + 1] == 0 { zeros.odd += 1 }
      }
      if zeros.even == 0, zeros.odd * 4 >= pairs * 3 { return (.utf16LittleEndian, 0) }
      if zeros.odd == 0, zeros.even * 4 >= pairs * 3 { return (.utf16BigEndian, 0) }
    }
    return (.utf8, 0)
  }

  /// Windows-1252's 0x80 to 0x9F (WHATWG Encoding Standard, without the five undefined ones).
  private static let windowsLetters: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]

  /// The character of a byte in Windows-1252; `nil` for none.
  static func windowsLetter(_ byte: UInt8) -> Unicode.Scalar? {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    let value = windowsLetters[Int(byte - 0x80)]
    return value == 0 ? nil : Unicode.Scalar(value)
  }
}

/// Rewrites UTF-16 as UTF-8, chunk by chunk, and counts lines and columns on the way.
struct CodeUnitReader {
  private let isLittleEndian: Bool
  private var oddByte: UInt8?
  private var leading: UInt16?
  private var line = 1
  private var column = 0

  init(isLittleEndian: Bool) {
    self.isLittleEndian = isLittleEndian
  }

  /// Throws `notText` for an unpaired surrogate.
  mutating func text(of bytes: [UInt8]) throws(TransferError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    if let first = oddByte, index < bytes.count {
      try append(unit(first, bytes[index]), to: &text)
      index += 1
      oddByte = nil
    }
    while index + 1 < bytes.count {
      try append(unit(bytes[index], bytes[index + 1]), to: &text)
      index += 2
    }
    if index < bytes.count { oddByte = bytes[index] }
    return text
  }

  /// Throws `notText` where the text ends in the middle of a character.
  func finish() throws(TransferError) {
    if oddByte != nil || leading != nil { throw problem }
  }

  private func unit(_ first: UInt8, _ second: UInt8) -> UInt16 {
    isLittleEndian
      ? UInt16(second) << 8 | UInt16(first) : UInt16(first) << 8 | UInt16(second)
  }

  private mutating func append(_ unit: UInt16, to text: inout [UInt8]) throws(TransferError) {
    if leading == nil { column += 1 }
    if unit < 0x80, leading == nil {
      text.append(UInt8(unit))
      if unit == 0x0A { (line, column) = (line + 1, 0) }
      return
    }
    let value: UInt32
    if let leading {
      guard UTF16.isTrailSurrogate(unit) else { throw problem }
      value = 0x10000 + (UInt32(leading) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
      self.leading = nil
    } else if UTF16.isLeadSurrogate(unit) {
      leading = unit
      return
    } else {
      value = UInt32(unit)
    }
    guard let scalar = Unicode.Scalar(value) else { throw problem }
    text.append(contentsOf: String(scalar).utf8)
  }

  private var problem: TransferError {
    TransferError(.notText, at: TextPosition(line: line, column: max(column, 1)))
  }
}
