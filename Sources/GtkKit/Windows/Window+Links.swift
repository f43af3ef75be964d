import CGtk

extension Window {
  /// Opens an address with the program that the desktop has for it.
  public final func open(uri: String) {
    gtk_show_uri(window, uri, guint(GDK_CURRENT_TIME))
  }
}
