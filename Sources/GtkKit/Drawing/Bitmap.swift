import CGtk

/// A picture that is in memory as pixels, to be drawn whole or in part.
@MainActor
public final class Bitmap {
  let surface: OpaquePointer
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Takes three bytes for each pixel, blue before green before red, row by row from the top; `nil` if these are not as
  /// many as there are pixels, or too many.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    let limit = DrawingContext.maximumSideLength
    guard (1...limit).contains(width), (1...limit).contains(height),
      pixels.count == width * height * 3,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, gint(width), gint(height))
    else { return nil }
    guard let start = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.surface, self.width, self.height) = (surface, width, height)
    let rowLength = Int(cairo_image_surface_get_stride(surface))
    pixels.withUnsafeBufferPointer { from in
      for row in 0..<height {
        // Four bytes each, the lowest one blue in the order of this machine
        let line = UnsafeMutableRawPointer(start + row * rowLength)
          .assumingMemoryBound(to: UInt32.self)
        var source = row * width * 3
        for column in 0..<width {
          line[column] =
            UInt32(from[source + 2]) << 16 | UInt32(from[source + 1]) << 8 | UInt32(from[source])
          source += 3
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  isolated deinit { cairo_surface_destroy(surface) }
}

extension DrawingContext {
  /// Draws a part of a picture, given in pixels of the picture, into a rectangle.
  public func draw(
    _ bitmap: Bitmap, part: (x: Double, y: Double, width: Double, height: Double), width: Double,
    height: Double
  ) {
    cairo_save(cairo)
    cairo_rectangle(cairo, 0, 0, width, height)
    cairo_clip(cairo)
    cairo_scale(cairo, width / part.width, height / part.height)
    cairo_set_source_surface(cairo, bitmap.surface, -part.x, -part.y)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  /// Draws in black, thinned by an opacity from 0 to 1.
  public func useShade(opacity: Double) {
    cairo_set_source_rgba(cairo, 0, 0, 0, opacity)
  }

  /// Fills what of the path lies in an odd number of its outlines, and clears it.
  public func fillBetween() {
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(cairo)
  }

  /// Draws the outline of the path, and clears it.
  public func stroke(width: Double) {
    cairo_set_line_width(cairo, width)
    cairo_stroke(cairo)
  }
}
