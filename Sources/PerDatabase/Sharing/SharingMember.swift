import PerModel

/// A device that shares a book.
public struct SharingMember: Hashable, Sendable {
  /// Which one it is.
  public let device: SharingDevice.ID
  /// When it last wrote something, in seconds since 1970 by its own clock.
  public let lastChange: Int64
}
