import CGtk
import CGtkSupport

/// A `GValue` for the length of a call, unset afterwards.
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

  /// Sets a property that holds a truth value.
  final func setProperty(_ name: String, _ flag: Bool) {
    withValue(support_type_boolean()) { value in
      g_value_set_boolean(value, flag.c)
      g_object_set_property(cast(), name, value)
    }
  }

  /// Sets a property that holds an integer.
  final func setProperty(_ name: String, _ number: Int) {
    withValue(support_type_int()) { value in
      g_value_set_int(value, gint(number))
      g_object_set_property(cast(), name, value)
    }
  }

  /// Sets a property that holds an object.
  final func setProperty(_ name: String, _ object: Object?) {
    withValue(support_type_object()) { value in
      g_value_set_object(value, object?.raw)
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

  /// The truth value in a property.
  final func flagProperty(_ name: String) -> Bool {
    withValue(support_type_boolean()) { value in
      g_object_get_property(cast(), name, value)
      return g_value_get_boolean(value) != 0
    }
  }

  /// The integer in a property.
  final func integerProperty(_ name: String) -> Int {
    withValue(support_type_int()) { value in
      g_object_get_property(cast(), name, value)
      return Int(g_value_get_int(value))
    }
  }
}
