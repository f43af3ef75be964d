import CGtk

/// Which way things follow each other.
public enum Orientation: UInt32 {
  case horizontal = 0
  case vertical
}

/// Widgets in a row or in a column.
open class Box: Widget {
  /// Makes an empty box; the spacing between its widgets is in pixels.
  public convenience init(_ orientation: Orientation, spacing: Int = 0) {
    self.init(consuming: gtk_box_new(GtkOrientation(orientation.rawValue), gint(spacing)))
  }

  /// Adds a widget at the end.
  public final func append(_ child: Widget) {
    gtk_box_append(cast(), child.widget)
  }

  /// Adds a widget at the start.
  public final func prepend(_ child: Widget) {
    gtk_box_prepend(cast(), child.widget)
  }

  /// Adds a widget after another one.
  public final func insert(_ child: Widget, after sibling: Widget) {
    gtk_box_insert_child_after(cast(), child.widget, sibling.widget)
  }

  /// Takes a widget out.
  public final func remove(_ child: Widget) {
    gtk_box_remove(cast(), child.widget)
  }

  /// Takes every widget out.
  public final func removeAll() {
    for child in children { remove(child) }
  }

  /// Which way the widgets follow each other.
  public final var orientation: Orientation {
    get { Orientation(rawValue: gtk_orientable_get_orientation(cast()).rawValue) ?? .horizontal }
    set { gtk_orientable_set_orientation(cast(), GtkOrientation(newValue.rawValue)) }
  }

  /// The space between two widgets, in pixels.
  public final var spacing: Int {
    get { Int(gtk_box_get_spacing(cast())) }
    set { gtk_box_set_spacing(cast(), gint(newValue)) }
  }
}
