import CGtk

/// A bar that is filled in part. Give it the role "presentation" in markup if a text says the same.
public final class LevelBar: Widget {
  override class var wrappedType: GType { gtk_level_bar_get_type() }

  /// How full the bar is, from 0 to 1.
  public var value: Double {
    get { gtk_level_bar_get_value(cast()) }
    set { gtk_level_bar_set_value(cast(), newValue) }
  }

  /// Removes the values at which the bar changes its colour.
  public func removeOffsets() {
    for name in ["low", "high", "full"] { gtk_level_bar_remove_offset_value(cast(), name) }
  }
}
