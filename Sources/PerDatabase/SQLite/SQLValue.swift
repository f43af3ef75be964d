import PerModel

/// What a column of a row holds or a parameter of a statement is given.
enum SQLValue: Hashable {
  case null
  case integer(Int64)
  case text(String)
  case blob([UInt8])

  /// The text, or null for `nil`.
  init(_ text: String?) {
    self = text.map(SQLValue.text) ?? .null
  }

  /// The number, or null for `nil`.
  init(_ integer: Int64?) {
    self = integer.map(SQLValue.integer) ?? .null
  }
}

extension SQLValue {
  /// The sixteen bytes of an identity.
  init<Subject>(_ id: UniqueID<Subject>) {
    self = .blob(
      [UInt8](unsafeUninitializedCapacity: 16) { bytes, count in
        for place in 0..<8 {
          let shift = UInt64(56 - 8 * place)
          bytes[place] = UInt8(truncatingIfNeeded: id.high >> shift)
          bytes[8 + place] = UInt8(truncatingIfNeeded: id.low >> shift)
        }
        count = 16
      })
  }
}
