import CGtk

/// Widgets in a row or a column.
open class Box: Widget {
  override class var wrappedType: GType { gtk_box_get_type() }

  /// Makes an empty box; the spacing between its widgets is in pixels.
  public convenience init(_ orientation: Orientation, spacing: Int = 0) {
    self.init(consuming: gtk_box_new(GtkOrientation(orientation.rawValue), gint(spacing)))
  }

  /// Adds a widget at the end.
  public final func append(_ child: Widget) {
    gtk_box_append(cast(), child.widget)
  }

  /// Removes a widget.
  public final func remove(_ child: Widget) {
    gtk_box_remove(cast(), child.widget)
  }

  /// Removes every widget.
  public final func removeAll() {
    for child in children { remove(child) }
  }
}
