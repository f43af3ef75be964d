import CGtk

/// Shows how far something is.
public final class ProgressBar: Widget {
  /// Makes an empty bar.
  public convenience init() {
    self.init(consuming: gtk_progress_bar_new())
  }

  /// How far it is, from 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(cast()) }
    set { gtk_progress_bar_set_fraction(cast(), newValue) }
  }

  /// Moves a block to show that something goes on.
  public func pulse() {
    gtk_progress_bar_pulse(cast())
  }
}
