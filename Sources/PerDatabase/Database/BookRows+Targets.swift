import PerModel

// At which unit prices a person wants to buy.
extension BookRows {
  func target(of id: Article.ID) throws(DatabaseError) -> Target? {
    guard let key = try key(of: id) else { return nil }
    return try connection.first(
      of: "SELECT content FROM target WHERE article = ?", .integer(key)
    ) { (row) in row.text(0).flatMap { Target(exact: $0) } }
  }

  func setTarget(_ old: Target?, _ new: Target?, of id: Article.ID) throws(DatabaseError) {
    guard let key = try key(of: id), try target(of: id) == old else { throw .outdated }
    try connection.run("DELETE FROM target WHERE article = ?", .integer(key))
    guard let new else { return }
    try connection.run(
      "INSERT INTO target (article, content) VALUES (?, ?)", .integer(key), .text(new.exactText))
  }
}
