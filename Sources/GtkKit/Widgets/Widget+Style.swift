import CGtk

extension Widget {
  /// Adds a style class.
  public final func addCssClass(_ name: String) {
    gtk_widget_add_css_class(widget, name)
  }

  /// Takes a style class away.
  public final func removeCssClass(_ name: String) {
    gtk_widget_remove_css_class(widget, name)
  }

  /// Whether the widget has a style class.
  public final func hasCssClass(_ name: String) -> Bool {
    gtk_widget_has_css_class(widget, name) != 0
  }

  /// Adds a style class or takes it away.
  public final func setCssClass(_ name: String, _ isPresent: Bool) {
    if isPresent { addCssClass(name) } else { removeCssClass(name) }
  }

  /// Sets the pointer's shape over the widget by its CSS name, such as "pointer".
  public final func setCursor(_ name: String?) {
    gtk_widget_set_cursor_from_name(widget, name)
  }
}
