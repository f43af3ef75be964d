/// The identity of something that is shared between people and devices: a UUID of version 7 (RFC 9562,
/// section 5.7), which begins with its creation time.
public struct UniqueID<Subject>: Hashable, Sendable {
  /// The first eight of its sixteen bytes.
  public let high: UInt64
  /// The last eight.
  public let low: UInt64

  /// The identity with these bytes, as the database holds it.
  public init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  /// A new identity, made at this time: milliseconds since the beginning of 1970.
  public init(
    milliseconds: Int64, using generator: inout some RandomNumberGenerator
  ) {
    self.init(
      milliseconds: milliseconds, .random(in: 0...0xFFF, using: &generator),
      .random(in: 0...UInt64.max, using: &generator))
  }

  /// An identity from a time and 74 bits that tell it from others; the rest of the bits is dropped.
  public init(milliseconds: Int64, _ first: UInt64, _ last: UInt64) {
    let time = UInt64(max(0, milliseconds)) & 0xFFFF_FFFF_FFFF
    self.init(
      high: time << 16 | 0x7000 | first & 0xFFF, low: 1 << 63 | last & 0x3FFF_FFFF_FFFF_FFFF)
  }

  /// When it was made, in milliseconds since 1970.
  public var milliseconds: Int64 { Int64(high >> 16) }
}

extension UniqueID: Comparable {
  /// By the time at which they were made.
  public static func < (left: UniqueID, right: UniqueID) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

extension UniqueID: CustomStringConvertible {
  /// "01995f3e-7b2c-7d4e-8a1f-0123456789ab".
  public var description: String { UniqueIDText.write(high, low) }

  /// Reads what `description` writes, in either letter case; `nil` for anything else.
  public init?(_ text: String) {
    var text = text
    guard let (high, low) = text.withUTF8(UniqueIDText.read) else { return nil }
    self.init(high: high, low: low)
  }

  /// The same of a part of a text.
  public init?(_ text: Substring) { self.init(String(text)) }
}
