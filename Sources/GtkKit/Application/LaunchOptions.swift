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

extension Application {
  /// What follows an option on the command line.
  public enum OptionKind: UInt32 {
    case flag = 0
    case text = 1
  }

  /// Lets the command line have an option, which `--help` explains.
  public func addOption(
    _ name: String, letter: Unicode.Scalar? = nil, kind: OptionKind = .flag, explanation: String,
    valueName: String? = nil
  ) {
    g_application_add_main_option(
      cast(), name, CChar(letter?.value ?? 0), GOptionFlags(rawValue: 0),
      GOptionArg(rawValue: kind.rawValue), explanation, valueName)
  }
}
