import PerModel

/// The rows of `shared_field`: for each field the value that was written last, here or elsewhere.
struct SharedFieldTable {
  let connection: Connection

  /// Keeps a field, unless a later value of it is known. The result is whether it was kept.
  func keep(_ field: SharedField, isSent: Bool) throws(DatabaseError) -> Bool {
    let known = try connection.first(
      of: """
        SELECT clock, device, number, is_sent FROM shared_field
        WHERE id = ? AND kind = ? AND name = ?
        """, SQLValue(field.subject.id), .text(field.subject.kind), .text(field.name)
    ) { (row) in
      (
        stamp: SharedField.Stamp(clock: row.integer(0), device: row.uniqueID(1)),
        number: row.integer(2), isSent: row.integer(3) != 0
      )
    }
    if let known, known.stamp >= field.stamp {
      if known.stamp == field.stamp, isSent, !known.isSent {
        try connection.run(
          "UPDATE shared_field SET is_sent = 1 WHERE number = ?", .integer(known.number))
      }
      return false
    }
    try connection.run(
      """
      INSERT OR REPLACE INTO shared_field (id, kind, name, value, clock, device, is_sent)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      SQLValue(field.subject.id), .text(field.subject.kind), .text(field.name),
      SQLValue(field.value), .integer(field.stamp.clock), SQLValue(field.stamp.device),
      .integer(isSent ? 1 : 0))
    return true
  }

  /// Keeps fields of subjects that are new, each named once.
  func keepNew(_ fields: [SharedField], isSent: Bool) throws(DatabaseError) {
    _ = try ManyRows(
      connection,
      "INSERT OR FAIL INTO shared_field (id, kind, name, value, clock, device, is_sent)", columns: 7
    ).insert(fields) { field in
      [
        SQLValue(field.subject.id), .text(field.subject.kind), .text(field.name),
        SQLValue(field.value), .integer(field.stamp.clock), SQLValue(field.stamp.device),
        .integer(isSent ? 1 : 0),
      ]
    }
  }

  /// The identities, among some, that have a field.
  func known(
    among ids: [SharedField.Subject.ID]
  ) throws(DatabaseError) -> Set<SharedField.Subject.ID> {
    let idsAtOnce = 64
    // Parameters without a value are null, and none of these is.
    let sql = """
      SELECT DISTINCT id FROM shared_field
      WHERE id IN (\(Array(repeating: "?", count: idsAtOnce).joined(separator: ", ")))
      """
    var known: Set<SharedField.Subject.ID> = []
    for start in stride(from: 0, to: ids.count, by: idsAtOnce) {
      let part = ids[start..<min(start + idsAtOnce, ids.count)].map { SQLValue($0) }
      try connection.forEachRow(of: sql, part) { (row) in known.insert(row.uniqueID(0)) }
    }
    return known
  }

  /// The fields of a subject.
  func fields(of subject: SharedField.Subject) throws(DatabaseError) -> [SharedField] {
    try fields(where: "id = ? AND kind = ?", SQLValue(subject.id), .text(subject.kind))
  }

  /// The fields of all subjects of a kind.
  func fields(ofKind kind: String) throws(DatabaseError) -> [SharedField] {
    try fields(where: "kind = ?", .text(kind))
  }

  /// The fields of an article under all its identities; of two with one name, only the later that has a value. What is
  /// taken back of one identity is so of that one.
  func fields(
    ofArticle main: SharedField.Subject.ID
  ) throws(DatabaseError) -> [String: SharedField] {
    Dictionary(try allFields(ofArticle: main).map { ($0.name, $0) }) { one, other in
      if (one.value == nil) != (other.value == nil) { return one.value == nil ? other : one }
      return one.stamp < other.stamp ? other : one
    }
  }

  /// All fields of an article under all its identities.
  func allFields(ofArticle main: SharedField.Subject.ID) throws(DatabaseError) -> [SharedField] {
    try fields(
      where: """
        kind = 'article'
          AND id IN (SELECT id FROM shared_alias WHERE main = ?1 UNION ALL SELECT ?1)
        """, SQLValue(main))
  }

  /// At most `limit` fields that came after a number, those written first coming first, and the number of the last
  /// of them.
  func fields(
    after number: Int64, where condition: String, _ values: SQLValue..., limit: Int
  ) throws(DatabaseError) -> (fields: [SharedField], last: Int64) {
    var last = number
    var fields: [SharedField] = []
    try connection.forEachRow(
      of: """
        SELECT \(Self.columns), number FROM shared_field WHERE number > ? AND \(condition)
        ORDER BY number LIMIT ?
        """, [.integer(number)] + values + [.integer(Int64(limit))]
    ) { (row) in
      fields.append(Self.field(row))
      last = row.integer(6)
    }
    return (fields, last)
  }

  private func fields(
    where condition: String, _ values: SQLValue...
  ) throws(DatabaseError) -> [SharedField] {
    var fields: [SharedField] = []
    try connection.forEachRow(
      of: "SELECT \(Self.columns) FROM shared_field WHERE \(condition)", values
    ) { (row) in fields.append(Self.field(row)) }
    return fields
  }

  private static let columns = "id, kind, name, value, clock, device"

  private static func field(_ row: Statement) -> SharedField {
    SharedField(
      SharedField.Subject(kind: row.text(1) ?? "", id: row.uniqueID(0)), row.text(2) ?? "",
      row.text(3), at: SharedField.Stamp(clock: row.integer(4), device: row.uniqueID(5)))
  }
}
