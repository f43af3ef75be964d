import CGtk

/// The parameter or the state of an action.
public enum ActionParameter: Equatable, Sendable {
  case none
  case text(String)
  case flag(Bool)

  /// Copies a `GVariant`.
  init(_ variant: OpaquePointer?) {
    switch variant.map({ String(cString: g_variant_get_type_string($0)) }) {
    case "b": self = .flag(g_variant_get_boolean(variant) != 0)
    case "s": self = .text(String.lent(g_variant_get_string(variant, nil)) ?? "")
    default: self = .none
    }
  }

  /// The text, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// A floating `GVariant`, for C to sink.
  var variant: OpaquePointer? {
    switch self {
    case .none: nil
    case .text(let text): g_variant_new_string(text)
    case .flag(let flag): g_variant_new_boolean(flag.c)
    }
  }
}
