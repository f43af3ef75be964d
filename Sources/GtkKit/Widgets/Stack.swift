import CGtk

/// Pages, one shown at a time.
public final class Stack: Widget {
  override class var wrappedType: GType { gtk_stack_get_type() }

  /// The name of the page that is shown.
  public var visibleChildName: String? {
    get { String.lent(gtk_stack_get_visible_child_name(cast())) }
    set { if let newValue { gtk_stack_set_visible_child_name(cast(), newValue) } }
  }

  /// Adds a page.
  public func add(_ page: Widget, named name: String) {
    gtk_stack_add_named(cast(), page.widget, name)
  }

  /// Removes a page.
  public func remove(_ page: Widget) {
    gtk_stack_remove(cast(), page.widget)
  }
}
