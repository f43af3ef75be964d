extension String {
  /// Without white space at its ends, and with one space where there is more.
  public var collapsed: String {
    // Most texts of a page are, and taking them apart would cost more than all else that is done with them.
    isCollapsed ? self : split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
  }

  /// Whether its bytes alone show that nothing is to be done; `false` also where they might be another white space.
  private var isCollapsed: Bool {
    var (last, isSpace) = (UInt8(0), true)
    for byte in utf8 {
      switch byte {
      case 0x20:
        if isSpace { return false }
      // Control characters, and the first byte of U+0085 and U+00A0
      case 0..<0x20, 0xC2: return false
      // The second byte of U+1680, of U+2000 to U+205F, and of U+3000
      case 0x9A where last == 0xE1, 0x80...0x81 where last == 0xE2, 0x80 where last == 0xE3:
        return false
      default: break
      }
      (last, isSpace) = (byte, byte == 0x20)
    }
    return !isSpace
  }
}
