/// The digits of a number of 64 bits, the first one first.
struct InlineDigits {
  private var storage: (UInt64, UInt64, UInt64) = (0, 0, 0)
  private(set) var count = 0

  init(_ value: UInt64) {
    var rest = value
    var index = Self.capacity
    withUnsafeMutableBytes(of: &storage) { bytes in
      repeat {
        index -= 1
        bytes[index] = UInt8(rest % 10)
        rest /= 10
      } while rest > 0
    }
    count = Self.capacity - index
  }

  init(_ digits: [UInt8]) {
    count = digits.count
    for (index, digit) in digits.enumerated() { set(digit, at: Self.capacity - count + index) }
  }

  init(repeating digit: UInt8, count: Int) {
    self.init(Array(repeating: digit, count: count))
  }

  /// Puts zeros before the digits. There is room for all that are ever asked for.
  mutating func pad(to count: Int) { self.count = max(self.count, count) }

  subscript(index: Int) -> UInt8 {
    withUnsafeBytes(of: storage) { $0[Self.capacity - count + index] }
  }

  func withDigits(_ body: (UnsafeRawBufferPointer.SubSequence) -> Void) {
    withUnsafeBytes(of: storage) { body($0[(Self.capacity - count)...]) }
  }

  private mutating func set(_ digit: UInt8, at index: Int) {
    withUnsafeMutableBytes(of: &storage) { $0[index] = digit }
  }

  /// With a point before the last digits.
  func decimal(fractionDigits: Int) -> String {
    var text: [UInt8] = []
    for index in 0..<count {
      if index == count - fractionDigits { text.append(UInt8(ascii: ".")) }
      text.append(UInt8(ascii: "0") + self[index])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let capacity = 24
}
