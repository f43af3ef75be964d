import PerModel

// Cents that are said without a word for them: "trois euros cinquante", "3 euro e mezzo", "vier Euro zwanzig".
extension LineReadings {
  /// - Parameter money: perhaps the word for money.
  func addSpokenCents(_ money: Int) {
    guard money > 0, money + 1 < words.count, words.has([.currency, .letter], money),
      !words.has(.digit, money), !words.has(.unit, money) || words.has(.ownCurrency, money),
      let (cents, end) = spokenCents(behind: money + 1), let whole = wholeMoney(money - 1),
      let read = try? reader.prices.read("\(whole) \(words.text(money))"),
      read.currency?.fractionDigits == 2, read.per == nil, !read.isSum,
      case let end = endOfCents(end), let more = try? Rational(Int128(cents), over: 100),
      let amount = try? read.amount + more
    else { return }
    // "for a dollar eighty-nine"
    let isIntroduced = money > 2 && words.has([.introduction, .letter], money - 2)
    let span = (isIntroduced ? money - 2 : money - 1)..<end
    if end < words.count, isCountedNoun(end) || words.anyHas([.unit, .count], end),
      vetoed(.countBehindMoney, span)
    {
      return
    }
    for index in money + 1..<end { raiseNameCost(index, to: .nameCents) }
    add(
      .price(ReadPrice(amount: amount, currency: read.currency, fractionDigits: 2)), span,
      leftover: .leftoverPrice)
  }

  /// "3", "three", or the "one" of "one pound twenty".
  private func wholeMoney(_ index: Int) -> Int? {
    if words.has(.whole, index) { return wholeNumber(index) }
    if words.words[index].meaning.role == .article || saysOwn(.oneOfUnit, index) { return 1 }
    return numberInWords(index)
  }

  /// How many cents begin at a word, and where they end; `nil` for fewer than ten, which are said with their name.
  private func spokenCents(behind index: Int) -> (cents: Int, end: Int)? {
    if words.words[index].meaning.role == .andHalf { return (50, index + 1) }
    if let phrase = phrase(index), phrase.role == .andHalf { return (50, index + phrase.length) }
    let saysAnd = saysOwn(.and, index) || saysOwn(.beforeCents, index)
    let first = saysAnd ? index + 1 : index
    guard let tens = numberInWords(first) ?? compound(first), (10...99).contains(tens) else {
      return nil
    }
    let next = first + 1
    guard tens >= 20, tens % 10 == 0, next < words.count else { return (tens, next) }
    let last = saysOwn(.and, next) ? next + 1 : next
    if let ones = numberInWords(last), ones < 10 { return (tens + ones, last + 1) }
    return (tens, next)
  }

  /// Where a word for cents ends behind their number: the "kuruş" of "otuz lira elli kuruş".
  private func endOfCents(_ end: Int) -> Int {
    guard end < words.count, words.has([.currency, .letter], end), !words.has(.digit, end),
      let one = try? reader.prices.read("1 " + words.text(end)), one.amount < .one
    else { return end }
    return end + 1
  }

  /// "eighty-nine", which no list has as one word.
  private func compound(_ index: Int) -> Int? {
    guard index < words.count, words.has(.letter, index), !words.has(.digit, index) else {
      return nil
    }
    return NumberWords.shared.compound(words.text(index), reader.habits.language)
  }

  func numberInWords(_ index: Int) -> Int? {
    guard index < words.count, words.has(.numberWord, index) else { return nil }
    return NumberWords.shared.number(words.plain(index), reader.habits.language)
  }
}
