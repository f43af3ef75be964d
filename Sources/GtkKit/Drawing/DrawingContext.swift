import CGtk

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

  /// Draws at a distance from here what a closure draws.
  public func moved(x: Double = 0, y: Double, _ body: () -> Void) {
    cairo_save(cairo)
    cairo_translate(cairo, x, y)
    body()
    cairo_restore(cairo)
  }

  /// Begins a line.
  public func move(x: Double, y: Double) {
    cairo_move_to(cairo, x, y)
  }

  /// Goes on with a line.
  public func line(x: Double, y: Double) {
    cairo_line_to(cairo, x, y)
  }

  /// Adds a rectangle.
  public func rectangle(x: Double, y: Double, width: Double, height: Double) {
    cairo_rectangle(cairo, x, y, width, height)
  }

  /// Adds a rectangle with round corners.
  public func rectangle(x: Double, y: Double, width: Double, height: Double, radius: Double) {
    let radius = min(radius, width / 2, height / 2)
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, x + width - radius, y + radius, radius, -.pi / 2, 0)
    cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, .pi / 2)
    cairo_arc(cairo, x + radius, y + height - radius, radius, .pi / 2, .pi)
    cairo_arc(cairo, x + radius, y + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(cairo)
  }

  /// Fills what was added, and begins anew.
  public func fill() {
    cairo_fill(cairo)
  }

  /// Draws the outline of what was added, and begins anew.
  public func stroke(width: Double) {
    cairo_set_line_width(cairo, width)
    cairo_stroke(cairo)
  }
}
