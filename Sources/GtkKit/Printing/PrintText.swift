import CGtk

/// A text on a page.
public final class PrintText: Object {
  override class var wrappedType: GType { pango_layout_get_type() }

  /// How high it is, in points.
  public var height: Double {
    var height: gint = 0
    pango_layout_get_size(cast(), nil, &height)
    return Double(height) / Double(PANGO_SCALE)
  }
}
