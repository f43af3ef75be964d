extension SQLiteDatabase {
  /// The version of a comparison in the file; `nil` when it has been removed.
  ///
  /// Costs a few microseconds as long as no other process has written anything.
  public func currentVersion(of id: ComparisonID) throws(DatabaseError) -> Int64? {
    let commits = try commitsOfOthers()
    if versions.commitsOfOthers != commits {
      versions.commitsOfOthers = commits
      versions.versions.removeAll()
    }
    if let version = versions.versions[id] { return version }
    let version = try storedVersion(of: id)
    versions.versions[id] = version
    return version
  }

  func storedVersion(of id: ComparisonID) throws(DatabaseError) -> Int64? {
    try connection.integer(
      "SELECT version FROM comparison WHERE id = ? AND removed IS NULL", .integer(id.rawValue))
  }

  /// https://www.sqlite.org/pragma.html#pragma_data_version: the same between two calls unless
  /// another connection has committed.
  private func commitsOfOthers() throws(DatabaseError) -> Int64 {
    try connection.integer("PRAGMA data_version") ?? 0
  }
}

/// What is known of the versions in the file, so that asking often costs next to nothing.
struct VersionCache {
  /// SQLite's count of the commits of others, when the versions below were read.
  var commitsOfOthers: Int64?
  var versions: [ComparisonID: Int64] = [:]
}
