/// The text of an identity: 32 digits, in groups of 8, 4, 4, 4 and 12. Files of prices have millions of them.
enum UniqueIDText {
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
