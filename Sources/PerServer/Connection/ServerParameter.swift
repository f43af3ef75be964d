import PerModel

/// A value that is sent to the server, in PostgreSQL's binary format.
struct ServerParameter {
  /// The object identifier of its type, which is the same on every server: pg_type.dat.
  let type: UInt32
  /// `nil` for null.
  let bytes: [UInt8]?

  static func integer(_ value: Int64) -> ServerParameter {
    ServerParameter(type: 20, bytes: bigEndian(value))
  }

  static func text(_ value: String?) -> ServerParameter {
    ServerParameter(type: 25, bytes: value.map { Array($0.utf8) })
  }

  static func id<Subject>(_ value: UniqueID<Subject>) -> ServerParameter {
    ServerParameter(type: 2950, bytes: bigEndian(value.high) + bigEndian(value.low))
  }

  static func integers(_ values: some Collection<Int64>) -> ServerParameter {
    array(type: 1016, of: 20, count: values.count) { bytes in
      for value in values {
        append(Int32(8), to: &bytes)
        append(value, to: &bytes)
      }
    }
  }

  static func ids<Subject>(_ values: some Collection<UniqueID<Subject>>) -> ServerParameter {
    array(type: 2951, of: 2950, count: values.count) { bytes in
      for value in values {
        append(Int32(16), to: &bytes)
        append(value.high, to: &bytes)
        append(value.low, to: &bytes)
      }
    }
  }

  /// Texts of fields, as `SharedText` writes them.
  static func texts(_ values: some Collection<String?>) -> ServerParameter {
    array(type: 1009, of: 25, count: values.count) { bytes in
      for value in values {
        guard let value else {
          append(Int32(-1), to: &bytes)
          continue
        }
        let place = bytes.count
        append(Int32(0), to: &bytes)
        SharedText.append(value, to: &bytes)
        let count = UInt32(bytes.count - place - 4)
        for index in 0..<4 {
          bytes[place + index] = UInt8(truncatingIfNeeded: count >> (24 - 8 * index))
        }
      }
    }
  }

  /// One dimension, nulls allowed, counted from one: array_recv.
  private static func array(
    type: UInt32, of element: UInt32, count: Int, _ fill: (inout [UInt8]) -> Void
  ) -> ServerParameter {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(20 + count * 24)
    append(Int32(count == 0 ? 0 : 1), to: &bytes)
    append(Int32(1), to: &bytes)
    append(element, to: &bytes)
    if count > 0 {
      append(Int32(count), to: &bytes)
      append(Int32(1), to: &bytes)
      fill(&bytes)
    }
    return ServerParameter(type: type, bytes: bytes)
  }

  private static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return bytes
  }

  private static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }
}

extension SharedText {
  /// How many bytes a value has at most on the server, and a kind or a name. functions.sql refuses more.
  static let (maximumValue, maximumName) = (1 << 20, 1000)

  /// Whether a field is longer than what devices send each other.
  static func isTooLong(_ field: SharedField) -> Bool {
    isLonger(field.subject.kind, than: maximumName) || isLonger(field.name, than: maximumName)
      || field.value.map { isLonger($0, than: maximumValue) } ?? false
  }

  private static func isLonger(_ text: String, than maximum: Int) -> Bool {
    // No byte becomes more than two.
    guard text.utf8.count > maximum / 2 else { return false }
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return bytes.count > maximum
  }
}

/// How the texts of fields are written on the server, whose texts cannot hold a zero: as the character "substitute"
/// and a digit, and that character itself twice.
enum SharedText {
  private static let substitute: UInt8 = 0x1A

  static func append(_ text: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    // Hardly any text has one
    guard bytes[start...].contains(where: { $0 == 0 || $0 == substitute }) else { return }
    bytes.removeSubrange(start...)
    for byte in text.utf8 {
      switch byte {
      case 0: bytes += [substitute, UInt8(ascii: "0")]
      case substitute: bytes += [substitute, substitute]
      default: bytes.append(byte)
      }
    }
  }

  static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    guard bytes.contains(substitute) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        result.append(byte == UInt8(ascii: "0") ? 0 : byte)
        isEscaped = false
      } else if byte == substitute {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
