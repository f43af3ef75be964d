import CGtk

/// A title and a line below it.
public final class WindowTitle: Widget {
  override class var wrappedType: GType { adw_window_title_get_type() }

  /// Makes a title without a line below it.
  public convenience init(title: String) {
    self.init(consuming: adw_window_title_new(title, nil))
  }

  /// The title.
  public var title: String {
    get { String.lent(adw_window_title_get_title(cast())) ?? "" }
    set { adw_window_title_set_title(cast(), newValue.inDirectionOfWindows) }
  }

  /// The line below the title.
  public var subtitle: String {
    get { String.lent(adw_window_title_get_subtitle(cast())) ?? "" }
    set { adw_window_title_set_subtitle(cast(), newValue.inDirectionOfWindows) }
  }
}
