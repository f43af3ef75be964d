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

/// A file of Per that takes part in a shared book.
public enum SharingDevice {
  /// Given when the file begins to share; another one when an older copy of the file takes its place.
  public typealias ID = UniqueID<SharingDevice>
}

/// A book that several devices share.
public enum SharedBook {
  /// The same on all devices and on the server.
  public typealias ID = UniqueID<SharedBook>
}

/// A clock that never runs backwards and keeps close to the time of day, however wrong the clocks of other
/// devices are.
///
/// Its time is 48 bits of milliseconds since 1970 followed by a counter of 16 bits (Kulkarni, Demirbas and others:
/// Logical Physical Clocks, 2014).
public struct HybridClock: Hashable, Sendable {
  /// The latest time that was given out or taken in.
  public private(set) var last: Int64

  /// How far the time of another device may be ahead of one's own before it no longer sets the clock, in
  /// milliseconds. What it wrote is kept.
  public static let maximumLead: Int64 = 5 * 60 * 1000

  /// The latest possible time: every other has a successor. What claims to be later is not a time.
  public static let latest = Int64.max - 1 << 32

  /// A clock that goes on from a time.
  public init(last: Int64 = 0) { self.last = max(0, last) }

  /// The next time, later than all before. `now` is in milliseconds since 1970.
  public mutating func tick(now: Int64) -> Int64 {
    last = max(Self.time(now), last + 1)
    return last
  }

  /// Goes on from the time of another device, so that what is written next is later than what has been read.
  public mutating func observe(_ time: Int64, now: Int64) {
    last = max(last, min(time, Self.time(now + Self.maximumLead)))
  }

  /// The first time of a millisecond since 1970.
  public static func time(_ milliseconds: Int64) -> Int64 {
    min(max(0, milliseconds), 1 << 47 - 1) << 16
  }

  /// The millisecond since 1970 of a time.
  public static func milliseconds(_ time: Int64) -> Int64 { time >> 16 }
}
