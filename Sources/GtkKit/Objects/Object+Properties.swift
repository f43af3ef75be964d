import CGtk
import CGtkSupport

/// A `GValue` valid during the call and unset afterwards.
@MainActor
func withValue<Result>(
  _ type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result
) -> Result {
  var value = GValue()
  g_value_init(&value, type)
  defer { g_value_unset(&value) }
  return body(&value)
}

extension Object {
  /// Sets a property that holds a text.
  final func setProperty(_ name: String, _ text: String?) {
    withValue(support_type_string()) { value in
      g_value_set_string(value, text)
      g_object_set_property(cast(), name, value)
    }
  }

  /// The text in a property.
  final func textProperty(_ name: String) -> String? {
    withValue(support_type_string()) { value in
      g_object_get_property(cast(), name, value)
      return String.lent(g_value_get_string(value))
    }
  }
}
