/// A book that several devices share.
public enum SharedBook {
  /// The same on all devices and on the server.
  public typealias ID = UniqueID<SharedBook>
}
