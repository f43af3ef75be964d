import CGtk

extension Widget {
  /// What the widget looks like now; nil while it is not on the screen or is about to be redrawn.
  public final func rendered() -> Texture? {
    guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native)
    else { return nil }
    let paintable = gtk_widget_paintable_new(widget)
    defer { g_object_unref(paintable.map { UnsafeMutableRawPointer($0) }) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(
      paintable, snapshot, Double(allocatedWidth), Double(allocatedHeight))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var whole = graphene_rect_t()
    graphene_rect_init(&whole, 0, 0, Float(allocatedWidth), Float(allocatedHeight))
    return Texture(consuming: gsk_renderer_render_texture(renderer, node, &whole))
  }

  /// Writes what the widget looks like to a PNG file.
  /// - Returns: whether it could be drawn and written.
  @discardableResult
  public final func renderPNG(to path: String) -> Bool {
    rendered()?.savePNG(to: path) ?? false
  }
}
