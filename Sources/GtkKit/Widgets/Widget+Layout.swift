import CGtk

extension Widget {
  /// What the widget does with spare width.
  public final var horizontalAlignment: Alignment {
    get { Alignment(rawValue: gtk_widget_get_halign(widget).rawValue) ?? .fill }
    set { gtk_widget_set_halign(widget, GtkAlign(newValue.rawValue)) }
  }

  /// What the widget does with spare height.
  public final var verticalAlignment: Alignment {
    get { Alignment(rawValue: gtk_widget_get_valign(widget).rawValue) ?? .fill }
    set { gtk_widget_set_valign(widget, GtkAlign(newValue.rawValue)) }
  }

  /// Whether the widget asks for spare width.
  public final var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue.c) }
  }

  /// Whether the widget asks for spare height.
  public final var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue.c) }
  }

  /// Sets the space around the widget, in pixels.
  public final func setMargins(top: Int = 0, end: Int = 0, bottom: Int = 0, start: Int = 0) {
    gtk_widget_set_margin_top(widget, gint(top))
    gtk_widget_set_margin_end(widget, gint(end))
    gtk_widget_set_margin_bottom(widget, gint(bottom))
    gtk_widget_set_margin_start(widget, gint(start))
  }

  /// Sets the same space on every side, in pixels.
  public final func setMargins(_ margin: Int) {
    setMargins(top: margin, end: margin, bottom: margin, start: margin)
  }

  /// Sets the smallest size in pixels; -1 is what the widget needs.
  public final func setSizeRequest(width: Int = -1, height: Int = -1) {
    gtk_widget_set_size_request(widget, gint(width), gint(height))
  }

  /// The width that the widget was given, in pixels.
  public final var allocatedWidth: Int { Int(gtk_widget_get_width(widget)) }

  /// The height that the widget was given, in pixels.
  public final var allocatedHeight: Int { Int(gtk_widget_get_height(widget)) }

  /// How many device pixels a pixel has on each side.
  public final var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  /// Requests a new layout of the widget.
  public final func queueResize() {
    gtk_widget_queue_resize(widget)
  }

  /// The bounds of this widget within an ancestor, in pixels, once it is laid out.
  public final func bounds(in ancestor: Widget) -> Rectangle? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, ancestor.widget, &bounds) != 0 else { return nil }
    return Rectangle(
      x: Int(bounds.origin.x), y: Int(bounds.origin.y), width: Int(bounds.size.width),
      height: Int(bounds.size.height))
  }

  /// The same point in another widget of the window, in pixels, once both are laid out.
  public final func translate(x: Int, y: Int, to other: Widget) -> (x: Int, y: Int)? {
    var (otherX, otherY) = (0.0, 0.0)
    guard
      gtk_widget_translate_coordinates(
        widget, other.widget, Double(x), Double(y), &otherX, &otherY) != 0
    else { return nil }
    return (Int(otherX), Int(otherY))
  }

  /// The minimum and natural width, in pixels.
  public final func measureWidth() -> (minimum: Int, natural: Int) {
    var minimum: gint = 0
    var natural: gint = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    return (Int(minimum), Int(natural))
  }

  /// The minimum and natural height for a width, in pixels; -1 is any width.
  public final func measureHeight(forWidth width: Int = -1) -> (minimum: Int, natural: Int) {
    var minimum: gint = 0
    var natural: gint = 0
    gtk_widget_measure(
      widget, GTK_ORIENTATION_VERTICAL, gint(width), &minimum, &natural, nil, nil)
    return (Int(minimum), Int(natural))
  }
}

/// What a widget does with spare space.
public enum Alignment: UInt32 {
  case fill = 0
  case start
  case end
  case center
}
