import CGtk
import PerThreads

/// Where something is drawn: a ``DrawingArea``, or a file. Valid during the call; lengths are in
/// pixels.
public struct DrawingContext {
  let cairo: OpaquePointer
  /// Whose colours these are.
  public let widget: Widget

  /// Draws in the widget's text colour, thinned by an opacity from 0 to 1.
  public func useTextColor(opacity: Double = 1) {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget.widget), &color)
    color.alpha *= Float(opacity)
    gdk_cairo_set_source_rgba(cairo, &color)
  }

  /// Draws in a named colour of the style such as "accent_color"; in the text colour if there is
  /// none of that name.
  public func useColor(named name: String, opacity: Double = 1) {
    var color = GdkRGBA()
    guard
      gtk_style_context_lookup_color(gtk_widget_get_style_context(widget.widget), name, &color) != 0
    else { return useTextColor(opacity: opacity) }
    color.alpha *= Float(opacity)
    gdk_cairo_set_source_rgba(cairo, &color)
  }

  /// Moves the origin for what a closure draws.
  public func moved(x: Double = 0, y: Double, _ body: () -> Void) {
    cairo_save(cairo)
    cairo_translate(cairo, x, y)
    body()
    cairo_restore(cairo)
  }

  /// Adds a rectangle to the path.
  public func rectangle(x: Double, y: Double, width: Double, height: Double) {
    cairo_rectangle(cairo, x, y, width, height)
  }

  /// Adds a rectangle with round corners to the path.
  public func rectangle(x: Double, y: Double, width: Double, height: Double, radius: Double) {
    let radius = min(radius, width / 2, height / 2)
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, x + width - radius, y + radius, radius, -.pi / 2, 0)
    cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, .pi / 2)
    cairo_arc(cairo, x + radius, y + height - radius, radius, .pi / 2, .pi)
    cairo_arc(cairo, x + radius, y + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(cairo)
  }

  /// Adds a circle to the path.
  public func circle(x: Double, y: Double, radius: Double) {
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
    cairo_close_path(cairo)
  }

  /// Draws a line.
  public func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), width: Double
  ) {
    cairo_move_to(cairo, start.x, start.y)
    cairo_line_to(cairo, end.x, end.y)
    cairo_set_line_width(cairo, width)
    cairo_stroke(cairo)
  }

  /// Fills the path, and clears it.
  public func fill() {
    cairo_fill(cairo)
  }
}

/// What cairo writes, byte by byte.
private nonisolated final class WrittenBytes {
  var bytes: [UInt8] = []
}

private nonisolated let writeBytes: cairo_write_func_t = { closure, bytes, count in
  guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
  Unmanaged<WrittenBytes>.fromOpaque(closure).takeUnretainedValue().bytes += UnsafeBufferPointer(
    start: bytes, count: Int(count))
  return CAIRO_STATUS_SUCCESS
}

/// A finished drawing, which another thread turns into a file.
private nonisolated struct Drawing: @unchecked Sendable {
  let surface: OpaquePointer?
  let written: WrittenBytes
}

extension DrawingContext {
  /// The maximum length of a side of a picture that cairo can draw, in pixels.
  public static var maximumSideLength: Int { 32_767 }

  /// Draws a picture of a size in pixels as a PNG file, with the colours and the font of a widget.
  /// `scale` is the number of dots per pixel. The file is encoded on another thread.
  public static func png(
    like widget: Widget, width: Int, height: Int, scale: Double,
    _ body: (DrawingContext) async -> Void
  ) async throws(DrawingError) -> [UInt8] {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gint((Double(width) * scale).rounded(.down)),
      gint((Double(height) * scale).rounded(.down)))
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_scale(surface, scale, scale)
    let drawing = Drawing(surface: surface, written: WrittenBytes())
    return try await file(of: drawing, like: widget, body) { drawing in
      cairo_surface_write_to_png_stream(
        drawing.surface, writeBytes, Unmanaged.passUnretained(drawing.written).toOpaque())
    }
  }

  /// Draws a picture of a size in pixels as an SVG file, with the colours and the font of a widget.
  /// Texts become shapes, so that it looks the same everywhere.
  public static func svg(
    like widget: Widget, width: Int, height: Int, _ body: (DrawingContext) async -> Void
  ) async throws(DrawingError) -> [UInt8] {
    let written = WrittenBytes()
    let surface = cairo_svg_surface_create_for_stream(
      writeBytes, Unmanaged.passUnretained(written).toOpaque(), Double(width), Double(height))
    // A surface that is not finished writes once more.
    defer { withExtendedLifetime(written) { cairo_surface_destroy(surface) } }
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    let drawing = Drawing(surface: surface, written: written)
    return try await file(of: drawing, like: widget, body) { drawing in
      cairo_surface_finish(drawing.surface)
      return cairo_surface_status(drawing.surface)
    }
  }

  /// Draws, and has another thread write the file.
  private static func file(
    of drawing: Drawing, like widget: Widget, _ body: (DrawingContext) async -> Void,
    write: @escaping @Sendable (Drawing) -> cairo_status_t
  ) async throws(DrawingError) -> [UInt8] {
    guard cairo_surface_status(drawing.surface) == CAIRO_STATUS_SUCCESS,
      let cairo = cairo_create(drawing.surface)
    else { throw .tooLarge }
    await body(DrawingContext(cairo: cairo, widget: widget))
    cairo_destroy(cairo)
    let bytes: [UInt8] = await inBackground {
      write(drawing) == CAIRO_STATUS_SUCCESS ? drawing.written.bytes : []
    }
    guard !bytes.isEmpty else { throw .tooLarge }
    return bytes
  }
}

/// Why a drawing cannot be written as a file.
public nonisolated enum DrawingError: Error, Hashable, Sendable {
  /// It is too large for cairo or for the memory.
  case tooLarge
}
