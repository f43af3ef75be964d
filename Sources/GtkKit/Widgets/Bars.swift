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

/// A bar that shows progress.
public final class ProgressBar: Widget {
  override class var wrappedType: GType { gtk_progress_bar_get_type() }

  /// Makes an empty bar.
  public convenience init() {
    self.init(consuming: gtk_progress_bar_new())
  }

  /// The progress, from 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(cast()) }
    set { gtk_progress_bar_set_fraction(cast(), newValue) }
  }

  /// Moves a block to show that something is going on.
  public func pulse() {
    gtk_progress_bar_pulse(cast())
  }
}
