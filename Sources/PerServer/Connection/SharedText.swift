import PerModel

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
