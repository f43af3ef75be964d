/// Sums of money with signs for powers of ten between their digits: "12万4800円", "2만9900원", "7천9백원".
extension Cursor {
  /// The place behind the signs and digits of such a sum, whose first number is read already; `place` if it is not one.
  ///
  /// Names have these signs, too ("3万能"): they belong to a number only if a word for money follows.
  @inline(__always)
  func scanMyriads(at place: Int, into number: inout ReadNumber) -> Int {
    guard place < text.count, Script.hanOn.contains(text[place]), number.hasDigits,
      number.decimals <= 4,
      number.digits < 1_000_000, power(at: place) != nil
    else { return place }
    return myriads(at: place, into: &number)
  }

  private func myriads(at place: Int, into number: inout ReadNumber) -> Int {
    // Only the first number has decimals: "1.5万". The sums are of parts as small as its last one.
    let scale = (0..<number.decimals).reduce(Int128(1)) { scale, _ in scale * 10 }
    // What is before the last 万, and what follows it.
    var (sum, part, digits, next) = (Int128(0), Int128(0), number.digits, place)
    while let sign = power(at: next) {
      if sign.power == Self.myriad {
        (sum, part) = (sum + (part + digits) * Self.myriad, 0)
      } else {
        part += digits * sign.power
      }
      next += sign.width
      (digits, next) = shortNumber(at: next)
      digits *= scale
    }
    let whole = (sum + part + digits).quotientAndRemainder(dividingBy: scale)
    guard whole.remainder == 0, let money = peek(next), Self.money.contains(money.scalar) else {
      return place
    }
    (number.digits, number.decimals, number.ambiguity) = (whole.quotient, 0, .none)
    return next
  }

  /// At most four digits, and the place behind them.
  private func shortNumber(at start: Int) -> (digits: Int128, end: Int) {
    var (digits, place, count) = (Int128(0), start, 0)
    while count < 4, let next = peek(place), let digit = Scalars.digit(next.scalar) {
      digits = digits * 10 + Int128(digit)
      place += next.width
      count += 1
    }
    return (digits, place)
  }

  private func power(at place: Int) -> (power: Int128, width: Int)? {
    guard let sign = peek(place), let power = Self.power(sign.scalar) else { return nil }
    return (power, sign.width)
  }

  /// The power of ten that a sign stands for; `nil` for other signs.
  static func power(_ sign: UInt32) -> Int128? { powers[sign] }

  private static let myriad: Int128 = 10_000
  private static let powers: [UInt32: Int128] = {
    var powers: [UInt32: Int128] = [:]
    for (role, power) in [(LetterRole.myriad, myriad), (.thousand, 1000), (.hundred, 100)] {
      for sign in Words.scalars(role) { powers[sign] = power }
    }
    return powers
  }()
  private static let money = Words.scalars(.moneySign)
}
