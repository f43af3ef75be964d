import PerModel

/// Reads PostgreSQL's binary format of COPY: a row in each message, with a header before the first.
struct CopyReader {
  private var isFirst = true

  /// The field of a message; `nil` for the end.
  mutating func row(_ message: UnsafeRawBufferPointer) -> (seq: Int64, field: SharedField)? {
    var rest = message[...]
    if isFirst {
      isFirst = false
      // "PGCOPY\n\377\r\n\0", flags, and an extension that is empty so far
      rest = rest.dropFirst(15)
      let count = Self.integer(&rest, 4)
      rest = rest.dropFirst(max(0, Int(count)))
    }
    guard rest.count > 2, Self.integer(&rest, 2) == 7 else { return nil }
    let seq = Self.number(&rest)
    let kind = Self.text(&rest) ?? ""
    let id: SharedField.Subject.ID = Self.id(&rest)
    let name = Self.text(&rest) ?? ""
    let value = Self.text(&rest)
    let clock = Self.number(&rest)
    let field = SharedField(
      SharedField.Subject(kind: kind, id: id), name, value,
      at: SharedField.Stamp(clock: clock, device: Self.id(&rest)))
    return (seq, field)
  }

  private static func integer(_ rest: inout Slice<UnsafeRawBufferPointer>, _ count: Int) -> Int64 {
    let bytes = rest.prefix(count)
    rest = rest.dropFirst(count)
    let value: Int64 = bytes.reduce(0) { $0 << 8 | Int64($1) }
    // −1 stands for null
    return count == 4 ? Int64(Int32(truncatingIfNeeded: value)) : value
  }

  private static func number(_ rest: inout Slice<UnsafeRawBufferPointer>) -> Int64 {
    _ = integer(&rest, 4)
    return integer(&rest, 8)
  }

  private static func id<Subject>(_ rest: inout Slice<UnsafeRawBufferPointer>) -> UniqueID<Subject>
  {
    _ = integer(&rest, 4)
    let high = UInt64(bitPattern: integer(&rest, 8))
    return UniqueID(high: high, low: UInt64(bitPattern: integer(&rest, 8)))
  }

  private static func text(_ rest: inout Slice<UnsafeRawBufferPointer>) -> String? {
    let count = Int(integer(&rest, 4))
    guard count >= 0 else { return nil }
    defer { rest = rest.dropFirst(count) }
    return SharedText.text(UnsafeRawBufferPointer(rebasing: rest.prefix(count)))
  }
}
