import CGtk

/// The pixels of a picture.
public final class Texture: Object {
  /// Reads a picture file and shrinks it, in proportion, so that no side is longer than a number of
  /// pixels.
  public static func thumbnail(of path: String, side: Int) throws(GlibError) -> Texture {
    let pixels = try throwing {
      gdk_pixbuf_new_from_file_at_scale(path, gint(side), gint(side), 1, $0)
    }
    defer { if let pixels { g_object_unref(UnsafeMutableRawPointer(pixels)) } }
    return Texture(consuming: gdk_texture_new_for_pixbuf(pixels))
  }

  /// Reads a picture that is in memory as PNG, JPEG or TIFF.
  public static func reading(_ bytes: [UInt8]) throws(GlibError) -> Texture {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    return Texture(consuming: try throwing { gdk_texture_new_from_bytes(data, $0) })
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
