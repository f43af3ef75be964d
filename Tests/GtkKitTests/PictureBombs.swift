import CGtk

/// Small files that take very much to decode.
enum PictureBombs {
  /// A rectangle ten times, that ten times, and so on.
  nonisolated static func uses(levels: Int) -> [UInt8] {
    var groups = "<g id=\"a0\"><rect width=\"9\" height=\"9\"/></g>"
    for level in 1...levels {
      let use = "<use href=\"#a\(level - 1)\"/>"
      groups += "<g id=\"a\(level)\">" + String(repeating: use, count: 10) + "</g>"
    }
    return svg("<defs>\(groups)</defs><use href=\"#a\(levels)\"/>")
  }

  /// Blurs of blurs.
  nonisolated static func filters(count: Int) -> [UInt8] {
    let blur = "<feMorphology operator=\"dilate\" radius=\"400\"/>"
    return svg(
      "<filter id=\"f\" x=\"-9\" y=\"-9\" width=\"99\" height=\"99\">"
        + String(repeating: blur, count: count)
        + "</filter><rect width=\"7000\" height=\"7000\" filter=\"url(#f)\"/>")
  }

  /// Noise of many octaves.
  nonisolated static func turbulence(octaves: Int) -> [UInt8] {
    let noise = "<feTurbulence baseFrequency=\"0.9\" numOctaves=\"\(octaves)\"/>"
    return svg(
      "<filter id=\"f\">" + String(repeating: noise, count: 999)
        + "</filter><rect width=\"7000\" height=\"7000\" filter=\"url(#f)\"/>")
  }

  private nonisolated static func svg(_ content: String) -> [UInt8] {
    Array(
      "<svg xmlns='http://www.w3.org/2000/svg' width='7000' height='7000'>\(content)</svg>".utf8)
  }

  /// Large frames, each with only one pixel.
  nonisolated static func frames(count: Int, side: Int) -> [UInt8] {
    let (low, high) = (UInt8(side & 0xFF), UInt8(side >> 8))
    let header = Array("GIF89a".utf8) + [low, high, low, high, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    // Restores what was there before, for which decoders keep a copy.
    let control: [UInt8] = [0x21, 0xF9, 4, 0x0D, 1, 0, 0, 0]
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, low, high, low, high, 0, 2, 2, 0x44, 1, 0]
    return header + (0..<count).flatMap { _ in control + frame } + [0x3B]
  }

  /// A header of nearly as many pixels as may be, and a beginning of them.
  nonisolated static func png(side: Int) -> [UInt8] {
    func bytes(_ number: Int) -> [UInt8] {
      stride(from: 24, through: 0, by: -8).map { UInt8(number >> $0 & 0xFF) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bytes(side) + bytes(side) + [8, 6, 0, 0, 0]) + chunk("IDAT", [0x78])
  }

  /// A PNG file with texts that unpack to a megabyte each.
  nonisolated static func withTexts(_ file: [UInt8], count: Int) -> [UInt8] {
    // A block of zlib that says to repeat what came before it, made by hand, would be shorter still.
    let text = Array("Comment\0\0".utf8) + [UInt8](repeating: 0xAA, count: 4096)
    let headerEnd = 8 + 25
    return file.prefix(headerEnd) + (0..<count).flatMap { _ in chunk("zTXt", text) }
      + file.dropFirst(headerEnd)
  }

  private nonisolated static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let body = Array(kind.utf8) + content
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return bytes(UInt32(content.count)) + body + bytes(~sum)
  }
}
