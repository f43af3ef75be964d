import CGtk

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
