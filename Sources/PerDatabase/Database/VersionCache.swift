/// What is known of the versions in the file, so that asking often costs next to nothing.
struct VersionCache {
  /// SQLite's count of the commits of others, when the versions below were read.
  var commitsOfOthers: Int64?
  var versions: [ComparisonID: Int64] = [:]
  /// The same count when `SQLiteDatabase.hasChangedElsewhere()` was last asked.
  var seenByCaller: Int64?
}
