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

/// The text of an identity: 32 digits, in groups of 8, 4, 4, 4 and 12. Files of prices have millions of them.
private enum UniqueIDText {
  private static let count = 36

  private static func isDash(_ place: Int) -> Bool {
    place == 8 || place == 13 || place == 18 || place == 23
  }

  static func write(_ high: UInt64, _ low: UInt64) -> String {
    String(unsafeUninitializedCapacity: count) { buffer in
      var digit = 0
      for place in 0..<count {
        if isDash(place) {
          buffer[place] = UInt8(ascii: "-")
          continue
        }
        let value = UInt8((digit < 16 ? high : low) >> UInt64(60 - digit % 16 * 4) & 15)
        buffer[place] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
        digit += 1
      }
      return count
    }
  }

  static func read(_ text: UnsafeBufferPointer<UInt8>) -> (high: UInt64, low: UInt64)? {
    guard text.count == count else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    for (place, byte) in text.enumerated() {
      if isDash(place) {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        let value: UInt8
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): value = byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): value = byte - UInt8(ascii: "A") + 10
        default: return nil
        }
        if place < 19 { high = high << 4 | UInt64(value) } else { low = low << 4 | UInt64(value) }
      }
    }
    return (high, low)
  }
}
