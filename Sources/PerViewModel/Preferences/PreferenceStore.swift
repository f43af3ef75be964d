/// Where preferences are kept: in the desktop's settings, or in memory in tests.
@MainActor
public protocol PreferenceStore: AnyObject {
  /// The value of a key; empty where nothing is kept.
  func text(_ key: Preferences.Key) -> String
  /// Keeps a value.
  func set(_ key: Preferences.Key, _ text: String)
  /// Whether the user may change a value, which an administrator can forbid.
  func canSet(_ key: Preferences.Key) -> Bool
}
