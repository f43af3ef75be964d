import CGtk

/// Preferences and window state that the desktop keeps.
public final class Settings: Object {
  override class var wrappedType: GType { g_settings_get_type() }

  /// Opens the settings of a schema; nil if the schema is not installed.
  public static func of(_ schema: String) -> Settings? {
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1)
    else { return nil }
    g_settings_schema_unref(found)
    return Settings(consuming: g_settings_new(schema))
  }

  /// The truth value under a key.
  public func flag(_ key: String) -> Bool { g_settings_get_boolean(cast(), key) != 0 }

  /// The integer under a key.
  public func integer(_ key: String) -> Int { Int(g_settings_get_int(cast(), key)) }

  /// The text under a key.
  public func text(_ key: String) -> String {
    guard let text = g_settings_get_string(cast(), key) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Whether the user may change a key; administrators can lock it.
  public func isWritable(_ key: String) -> Bool { g_settings_is_writable(cast(), key) != 0 }

  /// Keeps a text. One that the schema does not allow is not kept.
  public func set(_ key: String, _ text: String) {
    g_settings_set_string(cast(), key, text)
  }

  /// Calls a handler when a value has changed, here or elsewhere.
  @discardableResult
  public func onChanged(_ body: @escaping () -> Void) -> SignalConnection {
    on("changed") { _ in body() }
  }

  /// Keeps a truth value.
  public func set(_ key: String, _ flag: Bool) {
    g_settings_set_boolean(cast(), key, flag.c)
  }

  /// Keeps an integer.
  public func set(_ key: String, _ number: Int) {
    g_settings_set_int(cast(), key, gint(number))
  }
}
