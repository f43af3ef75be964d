import CGtk

/// What the desktop says about motion, fonts and the like.
public final class DisplaySettings: Object {
  /// Those of the display.
  public static var shared: DisplaySettings {
    DisplaySettings(borrowing: gtk_settings_get_default())
  }

  /// Whether things move.
  public var animates: Bool {
    get { flagProperty("gtk-enable-animations") }
    set { setProperty("gtk-enable-animations", newValue) }
  }

  /// The resolution of text in 1024ths of a dot per inch; a 200 % text has twice the usual one.
  public var textResolution: Int {
    get { integerProperty("gtk-xft-dpi") }
    set { setProperty("gtk-xft-dpi", newValue) }
  }

  /// The font of the interface, such as "Cantarell 11".
  public var fontName: String {
    get { textProperty("gtk-font-name") ?? "" }
    set { setProperty("gtk-font-name", newValue) }
  }
}
