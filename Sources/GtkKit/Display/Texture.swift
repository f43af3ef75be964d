import CGtk
import Dispatch

/// The pixels of a picture.
public final class Texture: Object {
  override class var wrappedType: GType { gdk_texture_get_type() }

  /// A picture that another thread has read, on its way to the main thread.
  private nonisolated struct ReadTexture: @unchecked Sendable {
    let texture: UnsafeMutableRawPointer?
  }

  /// Pictures are read one after the other, so that many do not occupy every processor.
  private static let reading = DispatchQueue(label: "pictures", qos: .userInitiated)

  /// Reads a small PNG file that is in memory, on another thread, and shrinks it in proportion so that no
  /// side is longer than a number of pixels.
  ///
  /// Only what its pixels are made of is decoded; the caller has checked the size in its header.
  public static func reading(
    _ bytes: [UInt8], longestSide: Int
  ) async throws(GlibError) -> Texture {
    let result: Result<ReadTexture, GlibError> = await withCheckedContinuation { continuation in
      reading.async {
        continuation.resume(
          returning: Result { () throws(GlibError) in
            ReadTexture(texture: try texture(of: bytes, longestSide: longestSide))
          })
      }
    }
    return Texture(consuming: try result.get().texture)
  }

  private nonisolated static func texture(
    of bytes: [UInt8], longestSide: Int
  ) throws(GlibError) -> UnsafeMutableRawPointer? {
    let pixels = PNGPixels.alone(bytes)
    let data = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(data) }
    let stream = g_memory_input_stream_new_from_bytes(data)
    defer { g_object_unref(stream) }
    guard let picture = try throwing({ gdk_pixbuf_new_from_stream(stream, nil, $0) }) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    let width = Int(gdk_pixbuf_get_width(picture))
    let height = Int(gdk_pixbuf_get_height(picture))
    let longest = max(width, height)
    guard longest > longestSide else {
      return UnsafeMutableRawPointer(gdk_texture_new_for_pixbuf(picture))
    }
    func shrunk(_ length: Int) -> gint {
      gint(max(1, (length * longestSide + longest / 2) / longest))
    }
    guard
      let small = gdk_pixbuf_scale_simple(
        picture, shrunk(width), shrunk(height), GDK_INTERP_BILINEAR)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(small)) }
    return UnsafeMutableRawPointer(gdk_texture_new_for_pixbuf(small))
  }

  /// The width in pixels.
  public var width: Int { Int(gdk_texture_get_width(cast())) }

  /// The height in pixels.
  public var height: Int { Int(gdk_texture_get_height(cast())) }
}
