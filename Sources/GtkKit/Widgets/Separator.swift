import CGtk

/// A line.
public final class Separator: Widget {
  /// Makes a line.
  public convenience init(_ orientation: Orientation) {
    self.init(consuming: gtk_separator_new(GtkOrientation(orientation.rawValue)))
  }
}
