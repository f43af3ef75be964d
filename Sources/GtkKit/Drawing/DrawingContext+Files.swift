import CGtk

/// What cairo writes, byte by byte.
private nonisolated final class WrittenBytes {
  var bytes: [UInt8] = []
}

private let writeBytes: cairo_write_func_t = { closure, bytes, count in
  guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
  Unmanaged<WrittenBytes>.fromOpaque(closure).takeUnretainedValue().bytes += UnsafeBufferPointer(
    start: bytes, count: Int(count))
  return CAIRO_STATUS_SUCCESS
}

extension DrawingContext {
  /// Draws a picture of a size in pixels as a PNG file, with the colours and the font of a widget.
  /// Each pixel becomes as many dots on each side as `scale` says.
  /// - Returns: the file; empty if there is not enough memory.
  public static func png(
    like widget: Widget, width: Int, height: Int, scale: Int, _ body: (DrawingContext) -> Void
  ) -> [UInt8] {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gint(width * scale), gint(height * scale))
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
    draw(on: surface, like: widget, body)
    let written = WrittenBytes()
    let status = cairo_surface_write_to_png_stream(
      surface, writeBytes, Unmanaged.passUnretained(written).toOpaque())
    return status == CAIRO_STATUS_SUCCESS ? written.bytes : []
  }

  /// Draws a picture of a size in pixels as an SVG file, with the colours and the font of a widget.
  /// Texts become shapes, so that it looks the same everywhere.
  /// - Returns: the file; empty if there is not enough memory.
  public static func svg(
    like widget: Widget, width: Int, height: Int, _ body: (DrawingContext) -> Void
  ) -> [UInt8] {
    let written = WrittenBytes()
    let surface = cairo_svg_surface_create_for_stream(
      writeBytes, Unmanaged.passUnretained(written).toOpaque(), Double(width), Double(height))
    defer { cairo_surface_destroy(surface) }
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    draw(on: surface, like: widget, body)
    cairo_surface_finish(surface)
    return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS ? written.bytes : []
  }

  private static func draw(
    on surface: OpaquePointer?, like widget: Widget, _ body: (DrawingContext) -> Void
  ) {
    guard let cairo = cairo_create(surface) else { return }
    defer { cairo_destroy(cairo) }
    body(DrawingContext(cairo: cairo, widget: widget))
  }
}
