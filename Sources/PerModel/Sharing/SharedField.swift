/// One field of something that several devices share, as one of them has written it last.
///
/// A shared book is a set of these, one for each subject and name. Of two values of the same field the later
/// stamp wins, so that any order of exchange, and any repetition, leads to the same book.
public struct SharedField: Hashable, Sendable {
  /// What the field belongs to.
  public let subject: Subject
  /// What it states: the name of a member, perhaps one that only a newer program knows.
  public let name: String
  /// The value as exact text; `nil` once it is gone.
  public var value: String?
  /// When it was written, and where.
  public var stamp: Stamp

  /// A field with its value.
  public init(_ subject: Subject, _ name: String, _ value: String?, at stamp: Stamp) {
    (self.subject, self.name, self.value, self.stamp) = (subject, name, value, stamp)
  }

  /// An article, a price, a comparison: what has fields.
  public struct Subject: Hashable, Sendable {
    /// What it is: "article". A kind that only a newer program knows is carried unread.
    public let kind: String
    /// The same on all devices.
    public let id: ID

    /// An identity, whatever the kind.
    public typealias ID = UniqueID<Subject>

    /// The subject of a kind with an identity.
    public init(kind: String, id: ID) { (self.kind, self.id) = (kind, id) }
  }

  /// The place in the order of all writing: by clock, and where two clocks agree by device.
  public struct Stamp: Hashable, Comparable, Sendable {
    /// What the hybrid clock of the device showed.
    public let clock: Int64
    /// Which device has written.
    public let device: SharingDevice.ID

    /// What a device wrote when its hybrid clock showed `clock`.
    public init(clock: Int64, device: SharingDevice.ID) {
      (self.clock, self.device) = (clock, device)
    }

    public static func < (left: Stamp, right: Stamp) -> Bool {
      (left.clock, left.device) < (right.clock, right.device)
    }
  }
}

/// A book that several devices share.
public enum SharedBook {
  /// The same on all devices and on the server.
  public typealias ID = UniqueID<SharedBook>
}

/// A file of Per that takes part in a shared book.
public enum SharingDevice {
  /// Given when the file begins to share; another one when an older copy of the file takes its place.
  public typealias ID = UniqueID<SharingDevice>
}
