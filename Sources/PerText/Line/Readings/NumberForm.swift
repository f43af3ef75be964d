/// The form of a number without a unit or a currency.
enum NumberForm {
  case whole, decimal, cents

  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var decimals: Int?
    var place = 0
    while place < text.count {
      // Nearly all digits are of ASCII.
      if ASCII.digits.contains(text[place]) {
        decimals = decimals.map { $0 + 1 }
        place += 1
        continue
      }
      let (scalar, width) = UTF8.scalar(in: text, at: place)
      if Scalars.digit(scalar) != nil {
        decimals = decimals.map { $0 + 1 }
      } else if scalar == 0x2E || scalar == 0x2C || scalar == 0x66B {
        decimals = 0
      } else {
        return nil
      }
      place += width
    }
    self = decimals == nil ? .whole : decimals == 2 ? .cents : .decimal
  }
}
