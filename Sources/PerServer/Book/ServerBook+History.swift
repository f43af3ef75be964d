import PerModel

extension ServerBook {
  /// The pushes that changed the book, the last one first: since a time, or of all time; by one login, or by all.
  public func log(
    since: Int64? = nil, by person: String? = nil, limit: Int = 100
  ) throws(ServerError) -> [ServerLogEntry] {
    let result = try connection.run(
      """
      SELECT seq, floor(extract(epoch FROM at) * 1000)::bigint, person, device, fields
      FROM per.push WHERE book = $1 AND at >= to_timestamp($2 / 1000.0)
        AND ($3::text IS NULL OR person = $3)
      ORDER BY seq DESC LIMIT $4
      """, .id(id), .integer(since ?? 0), .text(person), .integer(Int64(limit)))
    return result.rows.map { row in
      ServerLogEntry(
        seq: result.integer(row, 0), time: result.integer(row, 1),
        person: result.text(row, 2) ?? "", device: result.id(row, 3), fields: result.integer(row, 4)
      )
    }
  }

  /// What a push has changed.
  public func changes(in seq: Int64) throws(ServerError) -> [ServerChange] {
    try changes(
      """
      WITH version AS (
        SELECT id, kind, name, value FROM per.field WHERE book = $1 AND seq = $2
        UNION ALL SELECT id, kind, name, value FROM per.history WHERE book = $1 AND seq = $2
      )
      SELECT version.kind, version.id, version.name, before.value, version.value
      FROM version LEFT JOIN LATERAL (
        SELECT value FROM per.history
        WHERE book = $1 AND id = version.id AND kind = version.kind AND name = version.name AND seq < $2
        ORDER BY seq DESC LIMIT 1
      ) AS before ON true
      ORDER BY version.id, version.kind, version.name
      """, .id(id), .integer(seq))
  }

  /// The changes that revert what one login has written since a time: for each field still as they left it, its value
  /// now and, in `after`, its value before they touched it. Write them as new fields, with `push`.
  ///
  /// Leaves alone what another login has overwritten since. An article that others have priced but not described keeps
  /// its first name.
  public func reverting(by person: String, since: Int64) throws(ServerError) -> [ServerChange] {
    try changes(
      """
      WITH due AS MATERIALIZED (
        SELECT field.seq, field.kind, field.id, field.name, field.value, before.value AS before,
          before.seq IS NULL AS is_new
        FROM per.push JOIN per.field ON field.book = push.book AND field.seq = push.seq
        LEFT JOIN LATERAL (
          SELECT history.seq, history.value FROM per.history
          JOIN per.push AS earlier ON earlier.book = history.book AND earlier.seq = history.seq
          WHERE history.book = $1 AND history.id = field.id AND history.kind = field.kind
            AND history.name = field.name
            AND NOT (earlier.person = $2 AND earlier.at >= to_timestamp($3 / 1000.0))
          ORDER BY history.seq DESC LIMIT 1
        ) AS before ON true
        WHERE push.book = $1 AND push.person = $2 AND push.at >= to_timestamp($3 / 1000.0)
      ), described AS MATERIALIZED (
        SELECT * FROM due WHERE is_new AND kind = 'article' AND name NOT IN ('removed', 'target')
          AND name NOT LIKE 'same as %'
      ), price AS (
        SELECT before AS value FROM due WHERE kind = 'price' AND name = 'content'
        UNION ALL SELECT field.value FROM per.field
        JOIN per.push ON push.book = field.book AND push.seq = field.seq
        WHERE field.book = $1 AND field.kind = 'price' AND field.name = 'content'
          AND NOT (push.person = $2 AND push.at >= to_timestamp($3 / 1000.0))
          AND EXISTS (SELECT FROM described)
      ), kept AS (
        SELECT kind, id, name, coalesce((
          SELECT history.value FROM per.history
          WHERE history.book = $1 AND history.id = described.id AND history.kind = described.kind
            AND history.name = described.name AND history.value IS NOT NULL
          ORDER BY history.seq LIMIT 1
        ), value) AS value
        FROM described
        WHERE id::text IN (SELECT split_part(split_part(value, E'\\n', 1), 'article ', 2) FROM price)
      )
      SELECT kind, id, name, due.value, coalesce(due.before, kept.value)
      FROM due LEFT JOIN kept USING (kind, id, name)
      WHERE due.value IS DISTINCT FROM coalesce(due.before, kept.value)
      ORDER BY due.seq, id, kind, name
      """, .id(id), .text(person), .integer(since))
  }

  private func changes(_ sql: String, _ parameters: ServerParameter...) throws(ServerError)
    -> [ServerChange]
  {
    let result = try connection.run(sql, parameters)
    return result.rows.map { row in
      ServerChange(
        subject: SharedField.Subject(kind: result.fieldText(row, 0) ?? "", id: result.id(row, 1)),
        name: result.fieldText(row, 2) ?? "", before: result.fieldText(row, 3),
        after: result.fieldText(row, 4))
    }
  }
}

/// What one push, or taking back, makes of a field.
public struct ServerChange: Hashable, Sendable {
  /// What the field belongs to.
  public let subject: SharedField.Subject
  /// The field.
  public let name: String
  /// What it held before; `nil` where there was nothing.
  public let before: String?
  /// What it holds then.
  public let after: String?
}

/// One push into a shared book.
public struct ServerLogEntry: Hashable, Sendable {
  /// Its number in the book.
  public let seq: Int64
  /// When, by the server's clock, in milliseconds since 1970.
  public let time: Int64
  /// The person whose login it was.
  public let person: String
  /// Which device it came from, by its own account.
  public let device: SharingDevice.ID
  /// How many fields it changed.
  public let fields: Int64
}
