/// What a member may do with a shared book.
public enum ServerRole: String, CaseIterable, Hashable, Sendable {
  /// Reads it.
  case reader
  /// Also writes to it.
  case writer
  /// Also decides who belongs to it.
  case owner
}
