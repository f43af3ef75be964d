import PerModel

// Begins, ends and resumes sharing. Changes become fields even after it has ended: when shared again, the same book
// need not guess what changed on which side, and when.
extension SQLiteDatabase {
  private var settings: SharingSettings { SharingSettings(connection: connection) }

  public func beginSharing(_ sharing: Sharing) throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      if let known = try settings.sharing(evenIfEnded: true) {
        if try settings.hasEnded() {
          if known.book == sharing.book { return try goOn(known, through: sharing.server) }
          try forgetBook()
        } else if known.book != sharing.book {
          throw .outdated
        }
      }
      try connection.execute(Schema.withoutMarks + Schema.marks)
      try settings.set(sharing)
    }
  }

  /// Goes on with a book after sharing it had ended.
  private func goOn(_ known: Sharing, through server: String) throws(DatabaseError) {
    var sharing = known
    if server != known.server {
      // Another server has to get everything.
      try connection.run("UPDATE shared_field SET is_sent = 0")
      (sharing.server, sharing.received, sharing.pushes, sharing.mark) = (server, 0, 0, 0)
    }
    sharing.problem = nil
    try settings.set(sharing)
    try settings.setEnded(false)
  }

  public func endSharing() throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      if try settings.sharing() != nil { try settings.setEnded(true) }
    }
  }

  private func forgetBook() throws(DatabaseError) {
    // Articles that are known by several identities stay so, because prices and lists name them.
    for table in [
      "shared_field", "shared_mark", "shared_arrival", "shared_file", "shared_comparison",
      "shared_product",
    ] {
      try connection.run("DELETE FROM \(table)")
    }
    try settings.removeAll()
  }
}
