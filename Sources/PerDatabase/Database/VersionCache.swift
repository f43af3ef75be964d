/// The versions that are known, so that asking often costs next to nothing.
struct VersionCache {
  /// SQLite's count of the commits of others, when the versions below were read.
  var commitsOfOthers: Int64?
  var versions: [ComparisonID: Int64] = [:]
}
