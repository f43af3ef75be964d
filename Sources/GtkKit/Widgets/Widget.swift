import CGtk
import CGtkSupport

/// Anything that can be seen in a window.
open class Widget: Object {
  /// The widget as C sees it.
  final var widget: UnsafeMutablePointer<GtkWidget> { cast() }

  /// Whether the widget is to be seen, once its ancestors are.
  public final var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue.c) }
  }

  /// Whether the widget itself may be used; its ancestors can still forbid it.
  public final var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue.c) }
  }

  /// The text that appears when the pointer rests on the widget. Also its accessible description.
  public final var tooltip: String? {
    get { String.lent(gtk_widget_get_tooltip_text(widget)) }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  /// The transparency, from 0 for invisible to 1 for solid.
  public final var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  /// The name of the widget in style sheets and tests (`#name`).
  public final var styleName: String {
    get { String.lent(gtk_widget_get_name(widget)) ?? "" }
    set { gtk_widget_set_name(widget, newValue) }
  }

  /// The writing direction, which decides what start and end are.
  public final var isRightToLeft: Bool {
    gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  }

  /// The writing direction of every widget that does not say otherwise.
  public static var isRightToLeftByDefault: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// Whether the parent shows the widget; a list does not show a row that its filter leaves out.
  public final var isChildVisible: Bool { gtk_widget_get_child_visible(widget) != 0 }

  /// Whether the widget and all its ancestors are shown in a window on the screen.
  public final var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Calls a handler when the widget gets to the screen.
  @discardableResult
  public final func onMap(_ body: @escaping () -> Void) -> SignalConnection {
    on("map") { _ in body() }
  }

  /// Calls a handler when the widget leaves the screen.
  @discardableResult
  public final func onUnmap(_ body: @escaping () -> Void) -> SignalConnection {
    on("unmap") { _ in body() }
  }

  /// Calls a handler when the widget is being destroyed.
  @discardableResult
  public final func onDestroy(_ body: @escaping () -> Void) -> SignalConnection {
    on("destroy") { _ in body() }
  }
}
