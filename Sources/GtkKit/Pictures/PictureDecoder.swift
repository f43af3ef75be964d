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
    let upright = gdk_pixbuf_apply_embedded_orientation(picture)
    defer { if let upright { g_object_unref(UnsafeMutableRawPointer(upright)) } }
    guard let upright else { throw .unreadable }
    return try file(of: upright)
  }

  private func read(
    _ next: () throws(PictureProblem) -> [UInt8]
  ) throws(PictureProblem) -> OpaquePointer {
    let loader = PictureLoader(maximumPixels: limits.pixels)
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

  /// The picture, shrunk, as a PNG file.
  private func file(of picture: OpaquePointer) throws(PictureProblem) -> [UInt8] {
    let width = gdk_pixbuf_get_width(picture)
    let height = gdk_pixbuf_get_height(picture)
    let longest = Int64(max(width, height))
    func shrunk(_ length: gint) -> gint {
      guard longest > side else { return length }
      return gint(max(1, (Int64(length) * Int64(side) + longest / 2) / longest))
    }
    let small = gdk_pixbuf_scale_simple(
      picture, shrunk(width), shrunk(height), GDK_INTERP_BILINEAR)
    defer { if let small { g_object_unref(UnsafeMutableRawPointer(small)) } }
    var bytes: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    guard let small,
      gdk_pixbuf_save_to_bufferv(small, &bytes, &count, "png", nil, nil, nil) != 0, let bytes
    else { throw .unreadable }
    defer { g_free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }
}
