import PerModel

/// A recursive-descent parser of price texts.
///
/// ```
/// text    = [quantity "="] introduction sum { noise | "/" quantity | "(" another price ")" }
/// sum     = term { ("+" | "-") term }
/// term    = operand { ("*" | "x" | "/" | "÷") operand }
/// operand = [currency] number [currency | "%"] | "(" sum ")"
/// ```
struct PriceParser {
  var cursor: Cursor
  /// The user's currency.
  let currency: Currency
  var isSum = false
  var wasAmbiguous = false
  /// Where units are read, and what the bare names of US measures mean there; `nil` where no unit
  /// is read.
  var unitRegion: Region?
  /// What it is the price of, with its place; `nil` until stated.
  var per: (quantity: Quantity, range: Range<Int>)?
  private(set) var hasCurrency = false
  /// The most digits that a number has after its decimal separator, in whole units of the currency.
  private var fractionDigits = 0
  private var depth = 0

  init(_ cursor: Cursor, currency: Currency) {
    self.cursor = cursor
    self.currency = currency
  }

  mutating func readAll() throws(ReadingError) -> ReadPrice {
    try cursor.advance()
    guard cursor.token != .end else { throw ReadingError(.empty, 0..<cursor.text.count) }
    try readLeadingUnit()
    try skipIntroduction()
    var part = try sum()
    if part.isPercent, let whole = try percentageOfWhole(part) { part = whole }
    if cursor.token == .word, cursor.meaning.role == .to {
      throw ReadingError(.notOneAmount, part.range.lowerBound..<cursor.end)
    }
    try skipRest(after: part)
    if part.isPercent { throw ReadingError(.unexpected("%"), part.range) }
    if part.amount.isNegative { throw ReadingError(.negative, part.range) }
    return ReadPrice(
      amount: part.amount, currency: part.currency, per: per?.quantity, isSum: isSum,
      wasAmbiguous: wasAmbiguous, fractionDigits: fractionDigits)
  }

  /// Consumes what may come before a price: "only", "price:", "prix de", "for", and the colon of a
  /// label that was left out when the price was copied.
  private mutating func skipIntroduction() throws(ReadingError) {
    if cursor.token == .colon {
      let sign = cursor.range
      try cursor.advance()
      if cursor.token == .end { throw ReadingError(.numberMissing, sign) }
    }
    while cursor.token == .word,
      cursor.meaning.introducesPrice || cursor.isEachOf || unitRegion != nil && cursor.isAt
    {
      let word = cursor.range
      // "je 3,49"
      if unitRegion != nil, per == nil, cursor.isEachOf || cursor.isAt,
        let piece = try? Quantity(.one, .item)
      {
        per = (piece, word)
      }
      try cursor.advance()
      switch cursor.token {
      case .colon, .equals: try cursor.advance()
      case .word where cursor.meaning.role == .of && !cursor.meaning.hasCurrency:
        try cursor.advance()
      default: break
      }
      if cursor.token == .end { throw ReadingError(.numberMissing, word) }
    }
  }

  /// What follows "20 % of" is what the percentage is of: "20% of 4.99", "20 % von 4,99".
  private mutating func percentageOfWhole(_ part: PricePart) throws(ReadingError) -> PricePart? {
    guard cursor.token == .word, cursor.meaning.role == .of, !cursor.meaning.hasCurrency else {
      return nil
    }
    try cursor.advance()
    var share = part
    share.isPercent = false
    return try PricePart.product(share, try term())
  }

  mutating func sum() throws(ReadingError) -> PricePart {
    var left = try term()
    while true {
      switch cursor.token {
      case .minus where saysCents(behind: left):
        try cursor.advance()
        left = try left.adding(hundredths: try operand())
      case .plus, .minus:
        let subtracting = cursor.token == .minus
        try cursor.advance()
        left = try PricePart.sum(left, try term(), subtracting: subtracting)
        isSum = true
      case .dash: throw ReadingError(.notOneAmount, left.range.lowerBound..<cursor.end)
      default: return left
      }
    }
  }

  private mutating func term() throws(ReadingError) -> PricePart {
    var left = try operand()
    while true {
      switch cursor.token {
      case .times, .star:
        if try skipFootnote() || isTimesUnit { return left }
        try cursor.advance()
        left = try PricePart.product(left, try operand())
        isSum = true
      case .slash, .divide:
        let place = cursor
        // "3.0/500g" is what 500 g cost, "3.0/500" a division.
        if place.token == .slash, quantityAhead(needsNumber: true) != nil { return left }
        try cursor.advance()
        // "/l" is a liter, although an L is money in Honduras.
        if cursor.token == .word, place.token == .slash,
          !cursor.meaning.hasCurrency || quantityAhead(needsNumber: false, from: cursor) != nil
        {
          cursor = place
          return left
        }
        left = try PricePart.quotient(left, try operand())
        isSum = true
      default: return left
      }
    }
  }

  /// The asterisks of "34,50 € *", which refer to the small print.
  private mutating func skipFootnote() throws(ReadingError) -> Bool {
    guard hasCurrency, cursor.token == .star else { return false }
    var ahead = cursor
    while ahead.token == .star { try ahead.advance() }
    guard ahead.token == .end else { return false }
    cursor = ahead
    return true
  }

  /// A number with its currency, "free", or a sum in brackets.
  mutating func operand() throws(ReadingError) -> PricePart {
    let start = cursor.start
    var isNegative = cursor.token == .minus
    if isNegative || cursor.token == .dash && startsCents(at: cursor.end) {
      // In "-,99 €" the dash stands for no euros, and in "--.95" two do.
      if startsCents(at: cursor.end) {
        isNegative = false
      } else if cursor.peek(cursor.end)?.scalar == 0x2D, startsCents(at: cursor.end + 1) {
        isNegative = false
        try cursor.advance()
      }
      try cursor.advance()
    }
    var part: PricePart
    switch cursor.token {
    case .number: part = try money(after: nil)
    case .word where cursor.meaning.hasCurrency:
      let word = cursor.meaning.currency
      guard let word, isBeforeNumber(word) else { throw cursor.unknownWord() }
      let sign = cursor.range
      try cursor.advance()
      if cursor.token == .colon { try cursor.advance() }
      if cursor.token == .minus {
        isNegative.toggle()
        try cursor.advance()
      }
      guard cursor.token == .number else { throw ReadingError(.numberMissing, sign) }
      part = try money(after: word)
      part.range = sign.lowerBound..<part.range.upperBound
    case .word where cursor.meaning.role == .free && !isNegative:
      part = PricePart(amount: .zero, range: cursor.range)
      try cursor.advance()
    case .open: part = try bracket()
    default: throw cursor.refusal()
    }
    if isNegative {
      part.amount = -part.amount
      part.range = start..<part.range.upperBound
    }
    return part
  }

  private mutating func bracket() throws(ReadingError) -> PricePart {
    let open = cursor.range
    depth += 1
    guard depth <= 32 else { throw cursor.unexpected() }
    try cursor.advance()
    var part = try sum()
    try cursor.passClosing(open)
    depth -= 1
    part.range = open.lowerBound..<cursor.previousEnd
    if part.currency == nil, cursor.token == .word, let word = cursor.meaning.currency,
      !word.isMinor(besides: currency)
    {
      part.currency = word.currency(besides: currency)
      try cursor.advance()
    }
    return part
  }

  /// A number with the currency before it, if there was one, and after it.
  private mutating func money(after leading: CurrencyWord?) throws(ReadingError) -> PricePart {
    let number = cursor.number
    let start = cursor.start
    var range = cursor.range
    try cursor.advance()
    if cursor.token == .percent, leading == nil {
      range = range.lowerBound..<cursor.end
      try cursor.advance()
      isSum = true
      let part = try exactly(range) { () throws(ArithmeticError) in try number.value() / 100 }
      return PricePart(amount: part, isPercent: true, range: range)
    }
    var word = leading
    var cents = try centsAfterColon(number, &range)
    if cursor.token == .word, let trailing = cursor.meaning.currency,
      !isForeignLetter(trailing), !cursor.isFromCount, cursor.endOfSlashedEach == nil
    {
      word = try merged(leading, trailing, range)
      range = range.lowerBound..<cursor.end
      try cursor.advance()
      if cents == nil { cents = try centsInWords(number, word, &range) }
      if cents == nil { cents = try centsAfterSign(number, trailing, &range) }
      if cents != nil, trailing.currency(besides: currency)?.hasSignAsSeparator == true,
        cursor.token == .word, let written = cursor.meaning.currency
      {
        word = written
        range = range.lowerBound..<cursor.end
        try cursor.advance()
      }
    }
    if cents == nil, leading != nil { cents = try centsInWords(number, word, &range) }
    if word != nil { hasCurrency = true }
    let own = word?.currency(besides: currency)
    let decimals = decimals(of: number, in: own ?? currency)
    let isMinor = word?.isMinor(besides: currency) == true
    fractionDigits = max(fractionDigits, isMinor ? decimals + 2 : cents == nil ? decimals : 2)
    let amount = try exactly(range) { () throws(ArithmeticError) -> Rational in
      let value = try number.value(decimals: decimals)
      if isMinor { return try value / 100 }
      if let multiple = word?.multiple, multiple > 1 { return try value * Rational(multiple) }
      guard let cents else { return value }
      return try value + Rational(cents, over: 100)
    }
    return PricePart(amount: amount, currency: own, range: start..<range.upperBound)
  }

  /// How many of the digits are after the decimal separator, where one cannot tell by looking.
  private mutating func decimals(of number: ReadNumber, in currency: Currency) -> Int {
    switch number.ambiguity {
    case .none: return number.decimals
    case .localeGrouping:
      wasAmbiguous = true
      return 0
    case .localeDecimal:
      wasAmbiguous = true
      return currency.isWrittenWhole ? 0 : number.decimals
    case .foreign:
      wasAmbiguous = true
      return currency.fractionDigits == 3 ? number.decimals : 0
    }
  }
}

// Words that are not currency here.
extension PriceParser {
  /// Whether the word is one letter that means another currency than the user's: "500 g" is not a price in gourdes, nor
  /// "2 l" one in lei. Cents and pence are lowercase: "Vitamin 4.99 C" is not in cents, but "99P" is a price where
  /// people pay in pounds.
  func isForeignLetter(_ meaning: CurrencyWord) -> Bool {
    guard cursor.range.count == 1 else { return false }
    let letter = cursor.text[cursor.start]
    guard letter | 0x20 >= UInt8(ascii: "a"), letter | 0x20 <= UInt8(ascii: "z") else {
      return false
    }
    if meaning.isMinor(besides: currency) {
      return letter & 0x20 == 0 && !meaning.candidates.contains(currency)
    }
    return meaning.currency(besides: currency) != currency
  }

  /// Whether a currency is written here as before a number; a word for cents or for thousands only follows one.
  private func isBeforeNumber(_ word: CurrencyWord) -> Bool {
    !isForeignLetter(word) && word.multiple < 1000
      && !(cursor.isLetter(at: cursor.start) && word.isMinor(besides: currency))
  }
}
