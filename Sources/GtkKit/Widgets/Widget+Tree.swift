import CGtk

extension Widget {
  /// The widget that holds this one.
  public final var parent: Widget? { lent(gtk_widget_get_parent(widget)) }

  /// The window that holds this widget.
  public final var root: Window? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    return lent(UnsafeMutableRawPointer(root))
  }

  /// The first widget within this one.
  public final var firstChild: Widget? { lent(gtk_widget_get_first_child(widget)) }

  /// The widget after this one in its parent.
  public final var nextSibling: Widget? { lent(gtk_widget_get_next_sibling(widget)) }

  /// The widgets within this one, in order.
  public final var children: [Widget] {
    Array(
      sequence(state: firstChild) { next in
        defer { next = next?.nextSibling }
        return next
      })
  }

  /// Whether this widget is inside another one.
  public final func isWithin(_ ancestor: Widget) -> Bool {
    gtk_widget_is_ancestor(widget, ancestor.widget) != 0
  }

  /// The name of the widget's type in C, for tests and diagnostics.
  public final var typeName: String { String(cString: g_type_name(gobjectType)) }
}
