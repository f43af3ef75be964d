extension Cursor {
  /// Reads the number at the current place, with the groups and fractions that belong to it.
  mutating func scanNumber() throws(ReadingError) {
    let first = position
    var place = position
    var number = ReadNumber()
    var groups = DigitGroups(size: habits.groupSize)
    var small: UInt64 = 0
    var count = 0
    scan: while place < text.count {
      let next = scalar(at: place)
      if let digit = Scalars.digit(next.scalar) {
        groups.addDigit(digit)
        count += 1
        if count <= 18 {
          small = small * 10 + UInt64(digit)
        } else {
          if count == 19 { number.digits = Int128(small) }
          try append(digit, to: &number, from: first, at: place)
        }
        place += next.width
        continue
      }
      // The ideographic comma, the only one here that begins with this byte, separates statements.
      guard text[place] != 0xE3, let kind = DigitGroups.Separator(next.scalar),
        continues(kind, at: place + next.width, after: groups)
      else { break scan }
      groups.add(kind)
      place += next.width
    }
    if count <= 18 { number.digits = Int128(small) }
    number.hasDigits = count > 0
    switch groups.meaning() {
    case .whole: break
    case .decimal(let decimals): number.decimals = decimals
    case .either:
      number.decimals = 3
      number.ambiguity =
        groups.lastSeparator == habits.decimal
        ? .localeDecimal
        : groups.lastSeparator == habits.grouping ? .localeGrouping : .foreign
    case .nonsense: throw ReadingError(.notANumber, first..<place)
    }
    place = scanMyriads(at: place, into: &number)
    try refuseExponent(first, place)
    place = try scanFraction(at: place, into: &number)
    let end = skippingLoneSeparator(place, after: number)
    // In "1.899,-" the dash stands for the cents.
    if end > place + 1, number.ambiguity != .none {
      (number.ambiguity, number.decimals) = (.none, 0)
    }
    set(number: number, endingAt: end)
  }

  /// The 8 of "八折" and the 75 of "七五折": Han digits before a word for tenths.
  @inline(__always)
  func tenthsInWords() -> (number: ReadNumber, end: Int)? {
    guard Script.hanOn.contains(text[position]) else { return nil }
    var number = ReadNumber()
    var place = position
    while place < position + 6, let next = peek(place), let digit = Scalars.hanDigit(next.scalar) {
      number.digits = number.digits * 10 + Int128(digit)
      place += next.width
    }
    number.hasDigits = place > position
    guard number.hasDigits, let sign = peek(place), Self.tenthsSigns.contains(sign.scalar) else {
      return nil
    }
    return (number, place)
  }

  private static let tenthsSigns = Words.scalars(.tenthsSign)

  private func append(
    _ digit: UInt8, to number: inout ReadNumber, from first: Int, at place: Int
  ) throws(ReadingError) {
    let (shifted, overflow) = number.digits.multipliedReportingOverflow(by: 10)
    let (sum, carry) = shifted.addingReportingOverflow(Int128(digit))
    guard !overflow, !carry else {
      var end = place
      while isDigit(at: end) { end += scalar(at: end).width }
      throw ReadingError(.tooLarge, first..<end)
    }
    number.digits = sum
  }

  /// Whether a separator before `place` belongs to the number.
  private func continues(
    _ kind: DigitGroups.Separator, at place: Int, after groups: DigitGroups
  ) -> Bool {
    guard isDigit(at: place) else { return false }
    guard kind == .space || kind == .apostrophe else { return true }
    // Spaces and apostrophes only separate groups of three, or of the user's own size; Spain's 1'50 is
    // the exception.
    var next = place
    var digits = 0
    while digits < 4, isDigit(at: next) {
      next += scalar(at: next).width
      digits += 1
    }
    if kind == .apostrophe { return digits == 3 || digits == 2 }
    guard digits == 3 || digits == habits.groupSize,
      habits.readsSpaceGroups || text[place - 1] != 0x20,
      groups.separators == 0 || groups.lastSeparator == .space,
      (1...3).contains(groups.digitsInGroup)
    else { return false }
    // 1 100/200 is a number and a fraction.
    return peek(next)?.scalar != 0x2F || !isDigit(at: next + 1)
  }

  @inline(__always)
  private func refuseExponent(_ first: Int, _ place: Int) throws(ReadingError) {
    guard place < text.count, text[place] | 0x20 == UInt8(ascii: "e") else { return }
    var next = place + 1
    if next < text.count, text[next] == UInt8(ascii: "+") || text[next] == UInt8(ascii: "-") {
      next += 1
    }
    guard isDigit(at: next) else { return }
    while isDigit(at: next) { next += scalar(at: next).width }
    throw ReadingError(.notANumber, first..<next)
  }

  /// The ½ of "1½".
  @inline(__always)
  private func scanFraction(at place: Int, into number: inout ReadNumber) throws(ReadingError)
    -> Int
  {
    guard let next = peek(place), next.scalar >= 0xBC,
      let (numerator, denominator) = Scalars.fraction(next.scalar)
    else { return place }
    guard number.decimals == 0 else { throw ReadingError(.notANumber, position..<place) }
    number.numerator = numerator
    number.denominator = denominator
    return place + next.width
  }

  /// Where the dash for no cents ends, or the two of "2.--"; `nil` where there is none, or digits behind it.
  private func skippingDashes(_ place: Int) -> Int? {
    var end = place
    for _ in 0..<2 {
      guard let next = peek(end), [0x2D, 0x2013, 0x2014].contains(next.scalar) else { break }
      end += next.width
    }
    return end > place && !isDigit(at: end) ? end : nil
  }

  /// Consumes the point of "4." while the user is typing, and the ",-" and ".–" for no cents.
  @inline(__always)
  private func skippingLoneSeparator(_ place: Int, after number: ReadNumber) -> Int {
    guard place < text.count else { return place }
    // "99/-" and "99/=", as in India and East Africa.
    if text[place] == UInt8(ascii: "/"), let next = peek(place + 1),
      [0x2D, 0x3D, 0x2013].contains(next.scalar),
      !isDigit(at: skippingSpace(place + 1 + next.width))
    {
      return place + 1 + next.width
    }
    guard text[place] == UInt8(ascii: ".") || text[place] == UInt8(ascii: ",")
    else { return place }
    if let next = peek(place + 1) {
      if let end = skippingDashes(place + 1) { return end }
      // Spanish writes "2.ª".
      if text[place] == UInt8(ascii: "."), next.scalar == 0xAA || next.scalar == 0xBA {
        return place + 1
      }
      // A comma before a space separates two statements.
      guard text[place] == UInt8(ascii: "."), Scalars.isSpace(next.scalar) else { return place }
    } else if text[place] == UInt8(ascii: ","), !number.isInteger {
      return place
    }
    return place + 1
  }
}
