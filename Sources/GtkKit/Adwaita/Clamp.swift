import CGtk

/// Keeps its child from becoming too wide.
public final class Clamp: Widget {
  /// Makes an empty one.
  public convenience init() {
    self.init(consuming: adw_clamp_new())
  }

  /// What is kept narrow.
  public var child: Widget? {
    get { lent(adw_clamp_get_child(cast())) }
    set { adw_clamp_set_child(cast(), newValue?.widget) }
  }

  /// The greatest width, in pixels.
  public var maximumSize: Int {
    get { Int(adw_clamp_get_maximum_size(cast())) }
    set { adw_clamp_set_maximum_size(cast(), gint(newValue)) }
  }
}
