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
