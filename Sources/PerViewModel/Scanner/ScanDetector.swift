/// Tells a scanner that types from a person: it types the digits of a barcode and Return, and no key later than 50 ms
/// after the one before.
public struct ScanDetector: Sendable {
  private var digits = ""
  private var last: UInt32 = 0

  /// Longer than a scanner needs for a key, and shorter than a person needs for eight.
  private static let longestGap: UInt32 = 50
  private static let lengths: Set<Int> = [8, 12, 13, 14]

  /// A detector that has seen no key.
  public init() {}

  /// Takes a key that types a character. Returns whether it may begin a scan.
  ///
  /// - Parameter time: that of the event, in milliseconds. The clock starts over after some weeks.
  public mutating func type(_ character: Unicode.Scalar, at time: UInt32) -> Bool {
    let isSoon = time &- last <= Self.longestGap
    last = time
    guard ("0"..."9").contains(character) else {
      digits = ""
      return false
    }
    if !isSoon { digits = "" }
    digits.unicodeScalars.append(character)
    if digits.count > 14 { digits = "" }
    return digits.count == 1
  }

  /// Takes Return. Returns the digits that were scanned; `nil` for those that a person has typed.
  public mutating func enter(at time: UInt32) -> String? {
    defer { digits = "" }
    guard time &- last <= Self.longestGap, Self.lengths.contains(digits.count) else { return nil }
    return digits
  }
}
