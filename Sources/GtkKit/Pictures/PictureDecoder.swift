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
