import CGtk
import CGtkSupport

/// Lets the user drag a widget to another place in the program.
public final class DragSource: EventController {
  override class var wrappedType: GType { gtk_drag_source_get_type() }

  /// Makes a source that drags a number, which says what it is.
  public convenience init(number: Int64) {
    self.init(consuming: gtk_drag_source_new())
    var value = GValue()
    g_value_init(&value, support_type_int64())
    g_value_set_int64(&value, gint64(number))
    let content = gdk_content_provider_new_for_value(&value)
    gtk_drag_source_set_content(cast(), content)
    g_object_unref(content)
    g_value_unset(&value)
    gtk_drag_source_set_actions(cast(), GDK_ACTION_MOVE)
  }

  /// Shows a picture of a widget under the pointer while dragging.
  public func showPicture(of dragged: Widget) {
    let picture = gtk_widget_paintable_new(dragged.widget)
    gtk_drag_source_set_icon(cast(), picture, 0, 0)
    g_object_unref(UnsafeMutableRawPointer(picture))
  }
}
