import CGtk

/// Where a ``DrawingArea`` draws. Valid during the call; lengths are in pixels.
public struct DrawingContext {
  let cairo: OpaquePointer
  let area: DrawingArea

  /// Draws in the area's text colour, thinned by an opacity from 0 to 1.
  public func useTextColor(opacity: Double = 1) {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(area.widget), &color)
    color.alpha *= Float(opacity)
    gdk_cairo_set_source_rgba(cairo, &color)
  }

  /// Draws in a named colour of the style such as "accent_color"; in the text colour if there is
  /// none of that name.
  public func useColor(named name: String, opacity: Double = 1) {
    var color = GdkRGBA()
    guard
      gtk_style_context_lookup_color(gtk_widget_get_style_context(area.widget), name, &color) != 0
    else { return useTextColor(opacity: opacity) }
    color.alpha *= Float(opacity)
    gdk_cairo_set_source_rgba(cairo, &color)
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
