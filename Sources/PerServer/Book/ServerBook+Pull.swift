import PerModel

extension ServerBook {
  /// Reads the fields that were written after `cursor`, in the order of their pushes, as they are at one moment.
  ///
  /// Calls `body` with at most `limit` of them at a time, and with fewer where they are long. What is too long for a
  /// device, because an older server took it, is left out.
  /// All up to the push `through` have been handed over then: it is
  /// the cursor to go on from. The last call may have no fields, but has the book's own number. Where `body` returns
  /// false, reading ends, and so does the use of this book.
  public func pull(
    after cursor: Int64, limit: Int = 5000,
    _ body: (_ fields: [SharedField], _ through: Int64) -> Bool
  ) throws(ServerError) {
    var batch: [SharedField] = []
    var size = 0
    // Of the field before
    var seq = cursor
    var through = cursor
    var last: Int64?
    var wantsMore = true
    var reader = CopyReader()
    // One message there, whatever it is that comes back, and no statement that a pooler would have to keep
    try connection.runScript(
      """
      BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
      SET LOCAL statement_timeout = '1h';
      SELECT seq FROM per.state('\(id)', '\(device)', 0);
      COPY (
        SELECT seq, kind, id, name, value, clock, device FROM per.field
        WHERE book = '\(id)' AND seq > \(cursor)
          AND octet_length(kind) <= \(SharedText.maximumName)
          AND octet_length(name) <= \(SharedText.maximumName)
          AND (value IS NULL OR octet_length(value) <= \(SharedText.maximumValue))
        ORDER BY seq
      ) TO STDOUT (FORMAT binary);
      COMMIT
      """,
      row: { result in last = result.rows.first.flatMap { Int64(result.text($0, 0) ?? "") } },
      copy: { bytes in
        guard let row = reader.row(bytes) else { return true }
        if row.seq != seq { (through, seq) = (seq, row.seq) }
        if batch.count >= limit || size >= Self.bytesAtOnce {
          wantsMore = body(batch, through)
          batch.removeAll(keepingCapacity: true)
          size = 0
        }
        batch.append(row.field)
        size += bytes.count
        return wantsMore
      })
    guard wantsMore else { return }
    guard let last else { throw .notMember }
    guard last >= cursor else { throw .restored }
    if body(batch, last) { pulled = last }
    nextPull = Deadline(milliseconds: .random(in: Self.pause))
  }

  /// How long, in milliseconds, a device that has just read waits before it is woken again. Where many push all the
  /// time, each would otherwise ask for every push, and all at once.
  static let pause: ClosedRange<Int64> = 500...750

  /// How many bytes of fields are handed over at a time, but for those of the last one.
  private static var bytesAtOnce: Int { 4 << 20 }
}

/// Reads PostgreSQL's binary format of COPY: a row in each message, with a header before the first.
private struct CopyReader {
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
