import CTestMainLoop

/// The buttons in the corner of a window.
@MainActor
public enum WindowButtons {
  /// Gives windows three: minimise, maximise, close.
  public static func useThree() { test_set_window_buttons("menu:minimize,maximize,close") }

  /// Gives windows the buttons that they have without settings.
  public static func useUsual() { test_set_window_buttons(nil) }
}
