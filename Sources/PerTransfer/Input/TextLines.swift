import Glibc
import PerText

/// The lines of a text, as UTF-8, one after the other, however large the file is.
///
/// The first byte that is not ASCII decides about a file without a mark: if it begins a character in
/// UTF-8, the whole file must be UTF-8; otherwise it is Windows-1252.
final class TextLines {
  private let chunks: TextChunks
  private let limits: TransferLimits
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  private var decided: TextEncoding?
  /// A carriage return where the file has nothing else, as programs of old Macs wrote.
  private let lineEnd: UInt8
  /// The number of the line that `next()` returned last, from 1.
  private(set) var number = 0

  /// The encoding of the lines so far.
  var encoding: TextEncoding { decided ?? .utf8 }

  init(
    _ source: ByteSource, in locale: UserLocale? = nil, limits: TransferLimits
  ) throws(TransferError) {
    chunks = try TextChunks(source, in: locale)
    self.limits = limits
    lineEnd = Self.lineEnd(of: chunks.first)
    if chunks.encoding != .utf8 { decided = chunks.encoding }
  }

  /// A file uses carriage returns between lines if it has few other line breaks.
  private static func lineEnd(of bytes: [UInt8]) -> UInt8 {
    let (newline, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard let place = bytes.firstIndex(of: carriageReturn), place + 1 < bytes.count,
      bytes[place + 1] != newline
    else { return newline }
    let counts = bytes.reduce(into: (newlines: 0, returns: 0)) { counts, byte in
      if byte == newline { counts.newlines += 1 }
      if byte == carriageReturn { counts.returns += 1 }
    }
    return counts.newlines <= 1 && counts.returns > counts.newlines ? carriageReturn : newline
  }

  /// Takes all lines from here on to be in this encoding, whatever the first one seems to be in.
  func expect(_ encoding: TextEncoding) { decided = encoding }

  init(_ chunks: TextChunks, limits: TransferLimits) {
    self.chunks = chunks
    self.limits = limits
    lineEnd = Self.lineEnd(of: chunks.first)
    if chunks.encoding != .utf8 { decided = chunks.encoding }
  }

  /// The next line without its end; `nil` after the last.
  ///
  /// Throws `tooLong`, `zero` and `notText`, and what keeps the file from being read.
  func next() throws(TransferError) -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer.index(of: lineEnd, from: searched) {
        defer { start = end + 1 }
        return try line(start..<end)
      }
      guard buffer.count - start <= limits.maximumLineLength else { throw tooLong }
      if isAtEnd {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return try line(start..<buffer.count)
      }
      searched = buffer.count - start
      buffer.removeFirst(start)
      start = 0
      let more = try chunks.next()
      isAtEnd = more.isEmpty
      buffer += more
    }
  }

  private var tooLong: TransferError {
    TransferError(
      .tooLong, at: TextPosition(line: number + 1, column: limits.maximumLineLength + 1))
  }

  private func line(_ range: Range<Int>) throws(TransferError) -> [UInt8] {
    guard range.count <= limits.maximumLineLength else { throw tooLong }
    number += 1
    var end = range.upperBound
    if end > range.lowerBound, buffer[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let bytes = buffer[range.lowerBound..<end]
    var all: UInt8 = 0
    var least = UInt8.max
    bytes.withUnsafeBufferPointer {
      for byte in $0 {
        all |= byte
        least = min(least, byte)
      }
    }
    if least == 0, let index = bytes.firstIndex(of: 0) { throw problem(.zero, bytes, index) }
    if all < 0x80 { return Array(bytes) }
    switch decided {
    case .windows1252: return try fromWindows(bytes)
    case nil:
      let index = bytes.firstIndex { $0 >= 0x80 } ?? bytes.startIndex
      guard UTF8Letters.length(in: bytes, at: index) != nil else {
        decided = .windows1252
        return try fromWindows(bytes)
      }
      decided = .utf8
      return try checked(bytes)
    default: return try checked(bytes)
    }
  }

  private func checked(_ bytes: ArraySlice<UInt8>) throws(TransferError) -> [UInt8] {
    if let index = UTF8Letters.firstProblem(in: bytes) { throw problem(.notText, bytes, index) }
    return Array(bytes)
  }

  private func fromWindows(_ bytes: ArraySlice<UInt8>) throws(TransferError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for index in bytes.indices {
      let byte = bytes[index]
      if byte < 0x80 {
        text.append(byte)
      } else if let letter = TextEncoding.windowsLetter(byte) {
        text.append(contentsOf: String(letter).utf8)
      } else {
        throw TransferError(
          .notText, at: TextPosition(line: number, column: index - bytes.startIndex + 1))
      }
    }
    return text
  }

  private func problem(
    _ problem: TransferError.Problem, _ bytes: ArraySlice<UInt8>, _ index: Int
  ) -> TransferError {
    let column = UTF8Letters.column(of: index - bytes.startIndex, in: bytes)
    return TransferError(problem, at: TextPosition(line: number, column: column))
  }
}

extension [UInt8] {
  fileprivate func index(of lineEnd: UInt8, from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, start < bytes.count,
        let found = memchr(base.advanced(by: start), Int32(lineEnd), count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
