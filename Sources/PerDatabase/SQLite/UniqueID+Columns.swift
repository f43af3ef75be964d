import PerModel

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

extension Statement {
  /// The identity in a column.
  func uniqueID<Subject>(_ column: Int32) -> UniqueID<Subject> {
    let bytes = blob(column)
    func half(_ range: Range<Int>) -> UInt64 {
      bytes.count == 16 ? bytes[range].reduce(0) { $0 << 8 | UInt64($1) } : 0
    }
    return UniqueID(high: half(0..<8), low: half(8..<16))
  }
}
