import CGtk

/// A widget around one other; the usual parent of a template widget.
open class Bin: Widget {
  /// Makes an empty one.
  public convenience init() {
    self.init(consuming: adw_bin_new())
  }

  /// What is inside.
  public final var child: Widget? {
    get { lent(adw_bin_get_child(cast())) }
    set { adw_bin_set_child(cast(), newValue?.widget) }
  }
}
