import PerModel

/// The pictures of all products.
///
/// A picture stays for as long as a product shows it or a change that can be undone or redone speaks of
/// it; a row of `entry` lists those in `pictures`.
struct PictureTable {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// `nil` for one that is not there, or not as it was kept.
  func picture(_ id: Picture.ID) throws(DatabaseError) -> Picture? {
    let bytes = try connection.first(
      of: "SELECT content FROM picture WHERE id = ?", .integer(id.rawValue)
    ) { (row) in row.blob(0) }
    guard let picture = bytes.flatMap(Picture.init(png:)), picture.id == id else { return nil }
    return picture
  }

  /// Keeps those that are not there yet; one that is damaged is replaced.
  func keep(_ pictures: [Picture]) throws(DatabaseError) {
    for picture in pictures where try self.picture(picture.id) == nil {
      try connection.run(
        "INSERT OR REPLACE INTO picture (id, content) VALUES (?, ?)",
        .integer(picture.id.rawValue), .blob(picture.png))
    }
  }

  /// Drops those that nothing speaks of any more.
  func dropUnused() throws(DatabaseError) {
    try connection.run(
      """
      DELETE FROM picture
      WHERE id NOT IN (SELECT picture FROM product WHERE picture IS NOT NULL)
        AND id NOT IN (
          SELECT mention.value FROM entry, json_each(
            CASE WHEN json_valid(entry.pictures) THEN entry.pictures ELSE '[]' END) AS mention
          WHERE entry.pictures IS NOT NULL)
      """)
  }

  /// What a row of `entry` says of its pictures; null where there are none.
  static func mention(_ ids: Set<Picture.ID>) -> Value {
    guard !ids.isEmpty else { return .null }
    return .text("[" + ids.map { String($0.rawValue) }.sorted().joined(separator: ",") + "]")
  }
}

extension SQLiteDatabase {
  /// A picture that a product shows or has shown; `nil` for one that is not there, or is damaged.
  public func picture(_ id: Picture.ID) throws(DatabaseError) -> Picture? {
    try PictureTable(connection).picture(id)
  }
}
