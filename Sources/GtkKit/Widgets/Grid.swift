import CGtk

/// Widgets in rows and columns.
public final class Grid: Widget {
  override class var wrappedType: GType { gtk_grid_get_type() }

  /// Makes an empty grid.
  public convenience init() {
    self.init(consuming: gtk_grid_new())
  }

  /// Puts a widget into a cell, or over several.
  public func attach(
    _ child: Widget, column: Int, row: Int, columnSpan: Int = 1, rowSpan: Int = 1
  ) {
    gtk_grid_attach(
      cast(), child.widget, gint(column), gint(row), gint(columnSpan), gint(rowSpan))
  }

  /// Removes a widget.
  public func remove(_ child: Widget) {
    gtk_grid_remove(cast(), child.widget)
  }

  /// Removes every widget.
  public func removeAll() {
    for child in children { remove(child) }
  }

  /// Sets the space between rows and between columns, in pixels.
  public func setSpacing(row: Int, column: Int) {
    gtk_grid_set_row_spacing(cast(), guint(row))
    gtk_grid_set_column_spacing(cast(), guint(column))
  }
}
