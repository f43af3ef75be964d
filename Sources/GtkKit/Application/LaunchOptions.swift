import CGtk

/// The options of a launch. Valid while its handler runs.
public struct LaunchOptions {
  let dictionary: UnsafeMutablePointer<GVariantDict>?

  init(dictionary: UnsafeMutableRawPointer?) {
    self.dictionary = dictionary?.assumingMemoryBound(to: GVariantDict.self)
  }

  /// Whether an option was given.
  public func contains(_ name: String) -> Bool {
    g_variant_dict_contains(dictionary, name) != 0
  }

  /// The text that follows an option.
  public func text(_ name: String) -> String? {
    guard let value = g_variant_dict_lookup_value(dictionary, name, nil) else { return nil }
    defer { g_variant_unref(value) }
    return ActionParameter(value).text
  }
}
