import CGtk
import CGtkSupport

/// What an action is given when it is called.
public enum ActionParameter: Equatable, Sendable {
  case none
  case text(String)
  case flag(Bool)
  case integer(Int64)

  /// Copies what C gives.
  init(_ variant: OpaquePointer?) {
    switch variant.map({ String(cString: g_variant_get_type_string($0)) }) {
    case "s": self = .text(String.lent(g_variant_get_string(variant, nil)) ?? "")
    case "b": self = .flag(g_variant_get_boolean(variant) != 0)
    case "x": self = .integer(Int64(g_variant_get_int64(variant)))
    case "i": self = .integer(Int64(g_variant_get_int32(variant)))
    default: self = .none
    }
  }

  /// The text, if it is one.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// A floating `GVariant`, for C to sink.
  var variant: OpaquePointer? {
    switch self {
    case .none: nil
    case .text(let text): g_variant_new_string(text)
    case .flag(let flag): g_variant_new_boolean(flag.c)
    case .integer(let number): g_variant_new_int64(gint64(number))
    }
  }
}
