import CGtk

/// The bar at the top of a window or of a page.
public final class HeaderBar: Widget {
  /// Makes an empty bar.
  public convenience init() {
    self.init(consuming: adw_header_bar_new())
  }

  /// Adds a widget at the start.
  public func packStart(_ child: Widget) {
    adw_header_bar_pack_start(cast(), child.widget)
  }

  /// Adds a widget at the end.
  public func packEnd(_ child: Widget) {
    adw_header_bar_pack_end(cast(), child.widget)
  }

  /// What is in the middle; nil stands for the window's title.
  public var titleWidget: Widget? {
    get { lent(adw_header_bar_get_title_widget(cast())) }
    set { adw_header_bar_set_title_widget(cast(), newValue?.widget) }
  }

  /// Whether the window's buttons are shown at the start.
  public var showsStartButtons: Bool {
    get { adw_header_bar_get_show_start_title_buttons(cast()) != 0 }
    set { adw_header_bar_set_show_start_title_buttons(cast(), newValue.c) }
  }

  /// Whether the window's buttons are shown at the end.
  public var showsEndButtons: Bool {
    get { adw_header_bar_get_show_end_title_buttons(cast()) != 0 }
    set { adw_header_bar_set_show_end_title_buttons(cast(), newValue.c) }
  }
}
