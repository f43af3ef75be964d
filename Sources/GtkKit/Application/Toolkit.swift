import CGtk

/// GTK and libadwaita as a whole.
public enum Toolkit {
  /// Gets GTK and libadwaita ready. ``Application`` does so itself; tests and tools need it.
  public static func start() {
    adw_init()
  }
}
