import Glibc

/// Reads a row as SQLite stores it: https://www.sqlite.org/fileformat2.html#record_format
struct RecordDecoder {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The values of a row with one of these numbers of columns; `nil` for anything else, such as one with a
  /// real number, which no table of Per's has.
  static func row(_ bytes: ArraySlice<UInt8>, columnCounts: ClosedRange<Int>) -> [SQLValue]? {
    var header = RecordDecoder(bytes)
    guard let size = header.varint(), (1...Int64(bytes.count)).contains(size) else { return nil }
    let end = bytes.startIndex + Int(size)
    var body = RecordDecoder(bytes)
    body.position = end
    var values: [SQLValue] = []
    while header.position < end {
      guard values.count < columnCounts.upperBound, let type = header.varint(),
        let value = body.value(type)
      else { return nil }
      values.append(value)
    }
    guard header.position == end, columnCounts.contains(values.count) else { return nil }
    return values
  }

  /// One to nine bytes of seven bits each, eight in the ninth, the highest first.
  mutating func varint() -> Int64? {
    var number: UInt64 = 0
    for count in 1...9 {
      guard position < bytes.endIndex else { return nil }
      let byte = bytes[position]
      position += 1
      if count == 9 { return Int64(bitPattern: number << 8 | UInt64(byte)) }
      number = number << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { return Int64(number) }
    }
    return nil
  }

  /// The bytes that have not been read yet.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  private mutating func value(_ type: Int64) -> SQLValue? {
    switch type {
    case 0: return .null
    case 1...4: return integer(Int(type))
    case 5: return integer(6)
    case 6: return integer(8)
    case 8, 9: return .integer(type - 8)
    case 12...:
      let count = (type - 12) / 2
      guard count <= Int64(bytes.endIndex - position) else { return nil }
      let content = bytes[position..<position + Int(count)]
      position += Int(count)
      return type % 2 == 0 ? .blob(Array(content)) : .text(String(decoding: content, as: UTF8.self))
    default: return nil
    }
  }

  private mutating func integer(_ count: Int) -> SQLValue? {
    guard bytes.endIndex - position >= count else { return nil }
    var number: Int64 = Int8(bitPattern: bytes[position]) < 0 ? -1 : 0
    for byte in bytes[position..<position + count] { number = number << 8 | Int64(byte) }
    position += count
    return .integer(number)
  }
}
