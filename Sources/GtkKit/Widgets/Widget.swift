import CGtk
import CGtkSupport

/// Anything that can be seen in a window.
open class Widget: Object {
  override class var wrappedType: GType { gtk_widget_get_type() }

  /// The widget as C sees it.
  final var widget: UnsafeMutablePointer<GtkWidget> { cast() }

  /// Whether the widget is shown if its ancestors are.
  public final var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue.c) }
  }

  /// Whether the widget itself is enabled; its ancestors may still be disabled.
  public final var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue.c) }
  }

  /// The text that appears when the pointer rests on the widget; also its accessible description.
  public final var tooltip: String? {
    get { String.lent(gtk_widget_get_tooltip_text(widget)) }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  /// Whether start is right and end is left.
  public final var isRightToLeft: Bool {
    gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  }

  /// Whether start is right for all widgets that do not say otherwise.
  public static var isRightToLeftByDefault: Bool {
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
  }

  /// Whether the parent shows the widget; a list does not show rows that its filter leaves out.
  public final var isChildVisible: Bool { gtk_widget_get_child_visible(widget) != 0 }

  /// Whether the widget and all its ancestors are shown in a window on the screen.
  public final var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Calls a handler when the widget appears on the screen.
  @discardableResult
  public final func onMap(_ body: @escaping () -> Void) -> SignalConnection {
    on("map") { _ in body() }
  }
}

extension Widget {
  /// Adds a style class.
  public final func addCssClass(_ name: String) {
    gtk_widget_add_css_class(widget, name)
  }

  /// Removes a style class.
  public final func removeCssClass(_ name: String) {
    gtk_widget_remove_css_class(widget, name)
  }

  /// Whether the widget has a style class.
  public final func hasCssClass(_ name: String) -> Bool {
    gtk_widget_has_css_class(widget, name) != 0
  }

  /// Adds or removes a style class.
  public final func setCssClass(_ name: String, _ isPresent: Bool) {
    if isPresent { addCssClass(name) } else { removeCssClass(name) }
  }
}

extension Widget {
  /// How wide a text is in the widget's font, in pixels.
  public final func textWidth(of text: String) -> Int {
    guard let layout = gtk_widget_create_pango_layout(widget, text) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var width: gint = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    return Int(width)
  }
}

extension Widget {
  /// Makes the actions of a group available under a prefix, in this widget and within it. `nil`
  /// removes the prefix.
  public final func insertActionGroup(_ prefix: String, _ group: ActionGroup?) {
    gtk_widget_insert_action_group(widget, prefix, group?.cast())
  }

  /// Activates the action of a name, as seen from this widget.
  /// - Returns: whether the action was found and is enabled.
  @discardableResult
  public final func activateAction(_ name: String, _ parameter: ActionParameter = .none) -> Bool {
    gtk_widget_activate_action_variant(widget, name, parameter.variant) != 0
  }

  /// Adds a controller that reacts to keys, clicks or drops. The widget keeps it.
  public final func addController(_ controller: EventController) {
    gtk_widget_add_controller(widget, controller.handedOver())
  }
}
