import CGtk

/// Makes a small PNG file of a picture file that is read piece by piece.
nonisolated struct PictureDecoder {
  let side: Int
  let limits: Thumbnail.Limits

  static let chunkSize = 1 << 16

  /// `next` gives the next piece of the file, and nothing at its end.
  func png(
    _ next: () throws(PictureProblem) -> [UInt8]
  ) throws(PictureProblem) -> [UInt8] {
    let picture = try read(next)
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    // Shrunk first: to turn a large picture takes as much memory again.
    let small = try shrunk(picture)
    defer { g_object_unref(UnsafeMutableRawPointer(small)) }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(small) else { throw .tooCostly }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return try file(of: upright)
  }

  private func read(
    _ next: () throws(PictureProblem) -> [UInt8]
  ) throws(PictureProblem) -> OpaquePointer {
    let loader = PictureLoader(side: side, maximumPixels: limits.pixels)
    var count = 0
    while true {
      let chunk = try next()
      if chunk.isEmpty { break }
      count += chunk.count
      guard count <= limits.bytes else { throw .tooManyBytes }
      try loader.write(chunk)
    }
    return try loader.finish()
  }

  /// The picture, in proportion and with its orientation tag; the caller owns it.
  private func shrunk(_ picture: OpaquePointer) throws(PictureProblem) -> OpaquePointer {
    let size = PictureLoader.size(
      Int64(gdk_pixbuf_get_width(picture)), Int64(gdk_pixbuf_get_height(picture)), within: side)
    guard let small = gdk_pixbuf_scale_simple(picture, size.width, size.height, GDK_INTERP_BILINEAR)
    else { throw .tooCostly }
    gdk_pixbuf_copy_options(picture, small)
    return small
  }

  private func file(of picture: OpaquePointer) throws(PictureProblem) -> [UInt8] {
    var bytes: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    guard gdk_pixbuf_save_to_bufferv(picture, &bytes, &count, "png", nil, nil, nil) != 0, let bytes
    else { throw .unreadable }
    defer { g_free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }
}

/// Looks for the marker at the end of a JPEG file, which gdk-pixbuf's loader makes up if it is
/// missing.
///
/// ITU T.81, annex B: two bytes begin the file, then segments that say their length, the last of
/// which, the header of a scan, is followed by data in which only a zero byte or a restart marker
/// follows 0xFF, until the end marker or another segment.
nonisolated struct JPEGEnd {
  private enum Position {
    case start
    case marker
    case length(marker: UInt8)
    case segment(left: Int, isScan: Bool)
    case scan
    case end
  }

  private var position = Position.start
  private var last: UInt8?

  /// Whether the marker has been found.
  var isFound: Bool { if case .end = position { true } else { false } }

  /// Scans the next bytes of the file.
  mutating func scan(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      if case .end = position { return }
      if case .segment(let left, let isScan) = position {
        let count = min(left, bytes.count - index)
        index += count
        position =
          left > count ? .segment(left: left - count, isScan: isScan) : isScan ? .scan : .marker
        continue
      }
      scan(bytes[index])
      index += 1
    }
  }

  private mutating func scan(_ byte: UInt8) {
    guard let first = last else {
      last = byte
      return
    }
    last = nil
    switch position {
    case .start: position = .marker
    case .marker where byte == 0xFF: last = byte
    case .marker: position = byte == 0xD9 ? .end : .length(marker: byte)
    case .length(let marker):
      let left = Int(first) << 8 | Int(byte)
      position = .segment(left: max(left - 2, 0), isScan: marker == 0xDA)
    case .scan where first == 0xFF && byte == 0xD9: position = .end
    case .scan: last = byte
    case .segment, .end: break
    }
  }
}

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
