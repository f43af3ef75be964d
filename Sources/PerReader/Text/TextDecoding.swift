import PerDocument

/// Makes UTF-8 of the bytes of a document, in whatever encoding they are.
enum TextDecoding {
  /// UTF-8 without zeros.
  ///
  /// - Parameter charset: what the document says of itself, or `nil`.
  static func utf8(_ bytes: [UInt8], charset: String? = nil) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return clean(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isLittle: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isLittle: false) }
    if let isLittle = looksLikeUTF16(bytes) { return utf16(bytes[...], isLittle: isLittle) }
    // ISO-2022-JP, in which Japanese mails are written, is ASCII with escapes.
    if bytes.contains(0x1B), !bytes.contains(where: { $0 > 0x7F }),
      let text = TextConverter(from: charset ?? "ISO-2022-JP")?.whole(bytes)
    {
      return clean(text)
    }
    if isValidUTF8(bytes) { return clean(bytes) }
    var names = charset.map { [$0] } ?? []
    names.append("WINDOWS-1252")
    for name in names {
      if ["utf-8", "utf8"].contains(name.lowercased()) { continue }
      if let text = TextConverter(from: name)?.whole(bytes) { return clean(text) }
    }
    return clean(Array(String(decoding: bytes, as: UTF8.self).utf8))
  }

  private static func isValidUTF8(_ bytes: [UInt8]) -> Bool {
    // A page that was cut ends in the middle of a character.
    if String(validating: bytes, as: UTF8.self) != nil { return true }
    guard bytes.count > 8,
      let first = bytes.suffix(3).lastIndex(where: { $0 >= 0xC0 })
    else { return false }
    return bytes[(first + 1)...].allSatisfy { (0x80...0xBF).contains($0) }
      && String(validating: bytes[..<first], as: UTF8.self) != nil
  }

  /// Whether every other byte is mostly zero, as in UTF-16 of markup; `nil` if it is not UTF-16.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool? {
    let sample = bytes.prefix(2000)
    guard sample.count >= 8 else { return nil }
    var zeros = [0, 0]
    for (index, byte) in sample.enumerated() where byte == 0 { zeros[index % 2] += 1 }
    let half = sample.count / 2
    if zeros[1] * 10 > half * 6, zeros[0] * 10 < half { return true }
    if zeros[0] * 10 > half * 6, zeros[1] * 10 < half { return false }
    return nil
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? one | other << 8 : one << 8 | other)
      index += 2
    }
    return clean(Array(String(decoding: units, as: UTF16.self).utf8))
  }

  /// Without zeros, which end texts in C.
  private static func clean(_ bytes: [UInt8]) -> [UInt8] {
    bytes.contains(0) ? bytes.map { $0 == 0 ? 0x20 : $0 } : bytes
  }

  /// The encoding that a page names in its first bytes.
  static func charset(ofPage bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
    var rest = Substring(head)
    while let place = rest.firstIndex(of: "c") {
      rest = rest[place...]
      if rest.hasPrefix("charset=") {
        let name = rest.dropFirst(8).drop { "\"' ".contains($0) }
          .prefix { $0.isLetter || $0.isNumber || "-_:".contains($0) }
        return name.isEmpty ? nil : String(name)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
