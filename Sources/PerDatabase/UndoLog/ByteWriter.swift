import PerModel

/// Writes values one after the other: integers in groups of seven bits, lowest first, signed ones
/// folded (0, −1, 1, −2 …); texts as their length and UTF-8; what may be missing as 0 or 1 and it.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ number: UInt128) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ number: Int128) {
    write(UInt128(bitPattern: (number << 1) ^ (number >> 127)))
  }

  mutating func write(_ number: Int) { write(Int128(number)) }

  mutating func write(_ text: String) {
    write(UInt128(text.utf8.count))
    bytes += text.utf8
  }

  mutating func write(_ number: Rational) {
    write(number.numerator)
    write(UInt128(number.denominator))
  }

  mutating func write<Wrapped>(
    _ value: Wrapped?, with write: (inout ByteWriter, Wrapped) -> Void
  ) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }
}
