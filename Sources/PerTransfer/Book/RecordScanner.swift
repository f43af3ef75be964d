/// Cuts a stream into the records that it consists of, without looking into them: the objects of a JSON array, or
/// the elements of an XML document.
final class RecordScanner {
  private let chunks: TextChunks
  private let limits: TransferLimits
  private var buffer: [UInt8] = []
  private var place = 0
  private var isAtEnd = false
  /// How many records were given, for problems.
  private(set) var number = 0

  init(_ chunks: TextChunks, limits: TransferLimits) {
    (self.chunks, self.limits) = (chunks, limits)
  }

  /// The next byte; `nil` at the end.
  @inline(__always)
  private func next() throws(TransferError) -> UInt8? {
    if place < buffer.count {
      place += 1
      return buffer[place - 1]
    }
    return try refill()
  }

  private func refill() throws(TransferError) -> UInt8? {
    guard !isAtEnd else { return nil }
    buffer = try chunks.next()
    isAtEnd = buffer.isEmpty
    place = isAtEnd ? 0 : 1
    return buffer.first
  }

  private var problem: TransferError {
    TransferError(.tooLong, at: TextPosition(line: number + 1, column: 1))
  }

  // MARK: JSON

  /// What is in a list of lists before its own list: `{"n":"ah"` of `{"n":"ah","d":[…]}`.
  enum JSONRecord {
    case head([UInt8])
    case object([UInt8])
  }

  private var depth = 0
  private var isWithinList = false

  /// The next object of an array or, where an object has an array under the name `d`, first what comes before that
  /// and then its objects; `nil` at the end.
  func nextObject() throws(TransferError) -> JSONRecord? {
    var record: [UInt8] = []
    var (level, isText, isEscaped) = (0, false, false)
    while let byte = try next() {
      if level == 0 {
        switch byte {
        case UInt8(ascii: "{"): (record, level) = ([byte], 1)
        case UInt8(ascii: "]"): isWithinList = false
        default: continue
        }
        continue
      }
      record.append(byte)
      guard record.count <= limits.maximumLineLength else { throw problem }
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "["):
        if level == 1, !isWithinList, Self.endsInList(record) {
          isWithinList = true
          number += 1
          return .head(Self.head(of: record))
        }
        level += 1
      case UInt8(ascii: "{"): level += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        level -= 1
        if level == 0 {
          number += 1
          return .object(record)
        }
      default: break
      }
    }
    return nil
  }

  /// Whether a record ends in `"d":[`.
  private static func endsInList(_ record: [UInt8]) -> Bool {
    let last = record.suffix(40).filter { $0 > 0x20 }
    return last.suffix(5).elementsEqual(#""d":["#.utf8)
  }

  /// The record without that, as a whole object.
  private static func head(of record: [UInt8]) -> [UInt8] {
    var record = record
    while let last = record.last, last != UInt8(ascii: ",") && last != UInt8(ascii: "{") {
      record.removeLast()
    }
    if record.last == UInt8(ascii: ",") { record.removeLast() }
    return record + [UInt8(ascii: "}")]
  }

  // MARK: XML

  /// The next element with one of these names, as it is written; `nil` at the end. Elements before it that hold
  /// only a text are handed to `other`.
  func nextElement(
    named names: Set<String>, other: (_ name: String, _ text: String) -> Void
  ) throws(TransferError) -> [UInt8]? {
    var text: [UInt8] = []
    while let byte = try next() {
      guard byte == UInt8(ascii: "<") else {
        if text.count < 1000 { text.append(byte) }
        continue
      }
      let tag = try tag()
      if names.contains(tag.name), !tag.isEnd {
        number += 1
        return try rest(of: tag.name)
      }
      if tag.isEnd { other(tag.name, Self.text(text[...])) }
      text.removeAll(keepingCapacity: true)
    }
    return nil
  }

  private func tag() throws(TransferError) -> (name: String, isEnd: Bool) {
    var bytes: [UInt8] = []
    while let byte = try next(), byte != UInt8(ascii: ">") {
      bytes.append(byte)
      guard bytes.count < 10_000 else { throw problem }
    }
    let isEnd = bytes.first == UInt8(ascii: "/")
    let name = bytes.dropFirst(isEnd ? 1 : 0).prefix {
      $0 > 0x20 && $0 != UInt8(ascii: "/")
    }
    return (String(decoding: name, as: UTF8.self), isEnd)
  }

  /// What is in an element, up to its end.
  private func rest(of name: String) throws(TransferError) -> [UInt8] {
    let end = Array("</\(name)>".utf8)
    var element: [UInt8] = []
    while let byte = try next() {
      element.append(byte)
      guard element.count <= limits.maximumLineLength else { throw problem }
      if byte == UInt8(ascii: ">"), element.count >= end.count,
        element.suffix(end.count) == end[...]
      {
        element.removeLast(end.count)
        return element
      }
    }
    throw TransferError(.damagedArchive)
  }

  /// The texts of the elements in an element, by their names; of several with one name, all.
  static func texts(in element: [UInt8]) -> [(name: String, text: String)] {
    var texts: [(String, String)] = []
    var place = 0
    var start = 0
    while let open = element[place...].firstIndex(of: UInt8(ascii: "<")),
      let close = element[open...].firstIndex(of: UInt8(ascii: ">"))
    {
      let tag = element[(open + 1)..<close]
      if tag.first == UInt8(ascii: "/") {
        let name = String(decoding: tag.dropFirst().prefix { $0 > 0x20 }, as: UTF8.self)
        texts.append((name, text(element[start..<open])))
      }
      (place, start) = (close + 1, close + 1)
    }
    return texts
  }

  /// A text with its character references resolved; anything but UTF-8 is read as Windows-1255.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var text: String
    if UTF8Letters.firstProblem(in: bytes) == nil {
      text = String(decoding: bytes, as: UTF8.self)
    } else {
      var scalars = String.UnicodeScalarView()
      for byte in bytes { scalars.append(TextEncoding.hebrewLetter(byte)) }
      text = String(scalars)
    }
    text = text.trimmed
    guard text.contains("&") else { return text }
    for (reference, character) in references { text = text.replacing(reference, with: character) }
    return text
  }

  /// The ampersand last, so that nothing is resolved twice.
  private static let references = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&amp;", "&"),
  ]
}

extension TextEncoding {
  /// The character of a byte in Windows-1255, which Hebrew files have.
  static func hebrewLetter(_ byte: UInt8) -> Unicode.Scalar {
    if (0xE0...0xFA).contains(byte), let letter = Unicode.Scalar(0x5D0 + UInt32(byte - 0xE0)) {
      return letter
    }
    return windowsLetter(byte) ?? "\u{FFFD}"
  }
}
