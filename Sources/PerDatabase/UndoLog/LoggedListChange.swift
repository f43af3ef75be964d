/// A change of the list as it is in the log.
public struct LoggedListChange: Hashable, Sendable {
  /// Grows with each change; never given to another one in the same file.
  public let number: Int64
  /// What happened.
  public let change: ListChange
}
