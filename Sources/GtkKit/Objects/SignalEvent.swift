import CGtk

/// One emission of a signal: its arguments and its result. Valid during the emission.
struct SignalEvent {
  let values: UnsafePointer<GValue>?
  let count: Int
  let result: UnsafeMutablePointer<GValue>?

  /// An argument, counted from 0 without the emitter.
  private func value(_ index: Int) -> UnsafePointer<GValue> {
    guard let values, index + 1 < count else { preconditionFailure("no argument \(index)") }
    return values + index + 1
  }

  /// The object that emits the signal.
  func emitter<T: Object>(as type: T.Type = T.self) -> T? {
    lent(g_value_get_object(values), as: type)
  }

  func object<T: Object>(_ index: Int, as type: T.Type = T.self) -> T? {
    lent(g_value_get_object(value(index)), as: type)
  }

  func text(_ index: Int) -> String? { String.lent(g_value_get_string(value(index))) }
  func integer(_ index: Int) -> Int { Int(g_value_get_int(value(index))) }
  func natural(_ index: Int) -> UInt32 { g_value_get_uint(value(index)) }
  func number(_ index: Int) -> Double { g_value_get_double(value(index)) }
  func flags(_ index: Int) -> UInt32 { g_value_get_flags(value(index)) }
  func enumeration(_ index: Int) -> Int32 { g_value_get_enum(value(index)) }
  func variant(_ index: Int) -> OpaquePointer? { g_value_get_variant(value(index)) }
  func boxed(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_boxed(value(index)) }
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_pointer(value(index)) }
  func anything(_ index: Int) -> UnsafePointer<GValue> { value(index) }

  /// Returns a truth value to the signal.
  func answer(_ flag: Bool) {
    if let result { g_value_set_boolean(result, flag.c) }
  }

  /// Returns an integer to the signal.
  func answer(_ number: Int32) {
    if let result { g_value_set_int(result, number) }
  }
}
