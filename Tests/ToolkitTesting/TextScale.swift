import CTestMainLoop

/// The size of text on the display.
@MainActor
public enum TextScale {
  /// Makes all text some times as large as usual.
  public static func set(_ times: Int32) { test_set_text_scale(times) }
}
