import CGtk

/// The pixels of a picture.
public final class Texture: Object {
  /// Reads a picture that is in memory as PNG, JPEG or TIFF.
  public static func reading(_ bytes: [UInt8]) throws(GlibError) -> Texture {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    return Texture(consuming: try throwing { gdk_texture_new_from_bytes(data, $0) })
  }

  /// The same, shrunk in proportion so that no side is longer than a number of pixels.
  public static func reading(_ bytes: [UInt8], longestSide: Int) throws(GlibError) -> Texture {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    let stream = Object(consuming: g_memory_input_stream_new_from_bytes(data))
    let picture = Object(
      consuming: try throwing { gdk_pixbuf_new_from_stream(stream.cast(), nil, $0) })
    let width = Int(gdk_pixbuf_get_width(picture.cast()))
    let height = Int(gdk_pixbuf_get_height(picture.cast()))
    let longest = max(width, height)
    guard longest > longestSide else {
      return Texture(consuming: gdk_texture_new_for_pixbuf(picture.cast()))
    }
    let small = Object(
      consuming: gdk_pixbuf_scale_simple(
        picture.cast(), gint(max(1, (width * longestSide + longest / 2) / longest)),
        gint(max(1, (height * longestSide + longest / 2) / longest)), GDK_INTERP_BILINEAR))
    return Texture(consuming: gdk_texture_new_for_pixbuf(small.cast()))
  }

  /// The picture as a PNG file in memory.
  public var png: [UInt8] {
    guard let data = gdk_texture_save_to_png_bytes(cast()) else { return [] }
    defer { g_bytes_unref(data) }
    var count: gsize = 0
    let start = g_bytes_get_data(data, &count)
    return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  /// The width in pixels.
  public var width: Int { Int(gdk_texture_get_width(cast())) }

  /// The height in pixels.
  public var height: Int { Int(gdk_texture_get_height(cast())) }

  /// Writes the picture to a PNG file.
  /// - Returns: whether that was possible.
  @discardableResult
  public func savePNG(to path: String) -> Bool {
    gdk_texture_save_to_png(cast(), path) != 0
  }
}
