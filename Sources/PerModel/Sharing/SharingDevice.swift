/// A file of Per that takes part in a shared book.
public enum SharingDevice {
  /// Given when the file begins to share; another one when an older copy of the file takes its place.
  public typealias ID = UniqueID<SharingDevice>
}
