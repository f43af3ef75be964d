import CGtk

/// A title and a line below it.
public final class WindowTitle: Widget {
  /// Makes a title.
  public convenience init(title: String, subtitle: String = "") {
    self.init(consuming: adw_window_title_new(title, subtitle))
  }

  /// The title.
  public var title: String {
    get { String.lent(adw_window_title_get_title(cast())) ?? "" }
    set { adw_window_title_set_title(cast(), newValue) }
  }

  /// The line below the title.
  public var subtitle: String {
    get { String.lent(adw_window_title_get_subtitle(cast())) ?? "" }
    set { adw_window_title_set_subtitle(cast(), newValue) }
  }
}
