import CGtk

/// The bar at the top of a window or of a part of it.
public final class HeaderBar: Widget {
  override class var wrappedType: GType { adw_header_bar_get_type() }

  /// What is in the middle.
  public var titleWidget: Widget? {
    get { lent(adw_header_bar_get_title_widget(cast())) }
    set { adw_header_bar_set_title_widget(cast(), newValue?.widget) }
  }
}
