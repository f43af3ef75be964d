import CGtk

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
