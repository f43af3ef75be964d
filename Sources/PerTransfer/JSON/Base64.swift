/// The base64 of RFC 4648, section 4, with padding.
enum Base64 {
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= 8 * UInt32(3 - group.count)
      for place in 0..<4 {
        text.append(
          place > group.count ? padding : alphabet[Int(bits >> (18 - 6 * UInt32(place)) & 63)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `nil` for anything but what `text(of:)` writes.
  static func bytes(in text: String) -> [UInt8]? {
    let letters = Array(text.utf8)
    guard letters.count.isMultiple(of: 4) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3)
    for start in stride(from: 0, to: letters.count, by: 4) {
      let isLast = start + 4 == letters.count
      let group = letters[start..<start + 4]
      let count = isLast ? (group.firstIndex(of: padding) ?? start + 4) - start : 4
      guard count >= 2, group.dropFirst(count).allSatisfy({ $0 == padding }) else { return nil }
      var bits: UInt32 = 0
      for letter in group.prefix(count) {
        let value = values[Int(letter)]
        guard value < 64 else { return nil }
        bits = bits << 6 | UInt32(value)
      }
      bits <<= 6 * UInt32(4 - count)
      let group3 = [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
      // The bits left over in the last letter must be zero.
      guard group3.dropFirst(count - 1).allSatisfy({ $0 == 0 }) else { return nil }
      bytes += group3.prefix(count - 1)
    }
    return bytes
  }

  private static let padding = UInt8(ascii: "=")
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  /// The value of each letter; 64 for any other byte.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 64, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()
}
