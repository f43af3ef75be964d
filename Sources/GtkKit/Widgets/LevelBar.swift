import CGtk

/// A bar that is more or less full. Give it the role "presentation" in markup if a text says it too.
public final class LevelBar: Widget {
  /// Makes a bar whose full value is 1.
  public convenience init() {
    self.init(consuming: gtk_level_bar_new())
  }

  /// How full the bar is, from 0 to ``maximum``. For the eye only.
  public var value: Double {
    get { gtk_level_bar_get_value(cast()) }
    set { gtk_level_bar_set_value(cast(), newValue) }
  }

  /// The value of a full bar.
  public var maximum: Double {
    get { gtk_level_bar_get_max_value(cast()) }
    set { gtk_level_bar_set_max_value(cast(), newValue) }
  }

  /// Takes away the values at which the bar changes its colour.
  public func removeOffsets() {
    for name in ["low", "high", "full"] { gtk_level_bar_remove_offset_value(cast(), name) }
  }
}
