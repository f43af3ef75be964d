import CGtk

/// Finds in a PNG file what its pixels are made of.
///
/// A picture of a product is a small PNG file, by its header. What else is in it may be text and profiles that
/// unpack to a thousand times their size: without them, a decoder needs no more than the pixels take.
/// (Portable Network Graphics, third edition, sections 5 and 11.)
nonisolated enum PNGPixels {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let kinds = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].map { Array($0.utf8) }

  /// The file with nothing but header, palette, transparency and pixels; empty if it is no PNG file.
  static func alone(_ file: [UInt8]) -> [UInt8] {
    guard file.starts(with: signature) else { return [] }
    var result = signature
    var rest = file.dropFirst(signature.count)
    // Length, kind and check sum take four bytes each.
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard length <= rest.count - 12 else { break }
      let chunk = rest.prefix(length + 12)
      if kinds.contains(Array(chunk.dropFirst(4).prefix(4))) { result += chunk }
      rest = rest.dropFirst(chunk.count)
    }
    return result
  }
}
