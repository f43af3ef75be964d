import PerModel

/// The pictures of all products and articles.
///
/// A picture stays for as long as a product or an article shows it or a change that can be undone or redone mentions
/// it. Each row of `entry` lists its pictures.
struct PictureTable {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// `nil` if it is missing or damaged.
  func picture(_ id: Picture.ID) throws(DatabaseError) -> Picture? {
    let bytes = try connection.first(
      of: "SELECT content FROM picture WHERE id = ?", .integer(id.rawValue)
    ) { (row) in row.blob(0) }
    guard let picture = bytes.flatMap(Picture.init(png:)), picture.id == id else { return nil }
    return picture
  }

  /// Stores the pictures that are missing or damaged.
  func save(_ pictures: [Picture]) throws(DatabaseError) {
    for picture in pictures where try self.picture(picture.id) == nil {
      try connection.run(
        "INSERT OR REPLACE INTO picture (id, content) VALUES (?, ?)",
        .integer(picture.id.rawValue), .blob(picture.png))
    }
  }

  /// Deletes the pictures that nothing mentions any longer.
  func deleteUnused() throws(DatabaseError) {
    try connection.run(
      """
      DELETE FROM picture
      WHERE id NOT IN (SELECT picture FROM product WHERE picture IS NOT NULL)
        AND id NOT IN (SELECT picture FROM article WHERE picture IS NOT NULL)
        AND id NOT IN (\(Self.mentions(in: "entry")))
        AND id NOT IN (\(Self.mentions(in: "book_entry")))
      """)
  }

  /// The pictures that the entries of a log mention.
  private static func mentions(in log: String) -> String {
    """
    SELECT mention.value FROM \(log) AS entry, json_each(
      CASE WHEN json_valid(entry.pictures) THEN entry.pictures ELSE '[]' END) AS mention
    WHERE entry.pictures IS NOT NULL
    """
  }

  /// The pictures of a row of `entry`, as its column holds them; null for none.
  static func list(_ ids: Set<Picture.ID>) -> SQLValue {
    guard !ids.isEmpty else { return .null }
    return .text("[" + ids.map { String($0.rawValue) }.sorted().joined(separator: ",") + "]")
  }
}

extension SQLiteDatabase {
  /// A picture that a product shows or has shown; `nil` if it is missing or damaged.
  public func picture(_ id: Picture.ID) throws(DatabaseError) -> Picture? {
    try PictureTable(connection).picture(id)
  }
}
