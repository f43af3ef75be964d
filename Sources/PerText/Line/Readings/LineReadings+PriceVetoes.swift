import PerModel

// Rejects what reads like a price but is not one.
extension LineReadings {
  /// The 2 of "2 ply Rp 17.900/pak", where another number is the price.
  func isOfNameBesideUnitPrice(_ index: Int) -> Bool {
    lastUnitPrice != nil && isOfNameAlone(index + 1)
  }

  /// The nappies "Prima 4 beden": at the head of a line a former price has its cents or its currency.
  func isNumberedBrand(_ span: Range<Int>) -> Bool {
    span.lowerBound == 0 && span.count == 2 && words.count > 2 && words.has(.whole, 1)
      && words.has(.letter, 2)
      && !words.anyHas([.digit, .currency], 2)
  }

  /// "12 £44": the sign belongs to the number that it touches.
  func startsBeforeSign(_ stretch: LineStretch) -> Bool {
    let next = stretch.start + 1
    return stretch.count == 2 && words.has(.whole, stretch.start)
      && words.has([.currency, .digit], next) && !words.has(.joined, next)
      && words.bytes(next).first.map { !(0x30...0x39).contains($0) } == true
  }

  /// "Euro 95", where another price has cents.
  func isOctane(_ read: ReadPrice, _ stretch: LineStretch) -> Bool {
    stretch.count == 2 && words.has(.whole, stretch.end - 1) && isLoneCurrency(stretch.start)
      && words.has(.letter, stretch.start) && LineLimit.octane.contains(read.amount)
      && (stretch.end..<words.count).contains { words.has(.plainDecimal, $0) }
  }

  /// "400 gr" in Poland: nobody says four zlotys so, and 99 groszy may be grams.
  func isWeight(_ read: ReadPrice, _ stretch: LineStretch) -> Bool {
    !read.isSum && stretch.anyHas(.ownCurrency) && read.amount >= 1
      && withLetters(of: stretch, WordSet.massAlsoMoney.contains)
  }

  /// "BS1362" is a standard, and no amount of bolívares.
  func isLettersAndNumber(_ stretch: LineStretch) -> Bool {
    let word = words.bytes(stretch.start)
    let number = word.drop { ASCII.isLetter($0) }
    return stretch.count == 1 && (1...2).contains(word.count - number.count) && number.count > 2
      && number.allSatisfy { ASCII.digits.contains($0) }
  }

  /// The "DOP" of "Prosciutto DOP 24 mesi"
  func isDesignation(_ index: Int) -> Bool {
    OwnWords.designation.contains(words.plain(index), for: reader.habits.language)
  }

  /// Whether a sign of a sum belongs to the number that it touches, and not to both: "SPF 50+ 5.99" is a protection
  /// factor and a price. In "3 + 9.99" and "3 + €10", too, only one of the numbers looks like money.
  func joinsNumberOfName(_ stretch: LineStretch) -> Bool {
    stretch.words.dropLast().contains { index in
      let (word, next) = (words.text(index).unicodeScalars, words.text(index + 1).unicodeScalars)
      if word.count > 1, let last = word.last, Self.sumSigns.contains(last) { return true }
      if next.count > 1, let first = next.first, Self.plusSigns.contains(first) { return true }
      guard word.count == 1, index > stretch.start, Self.plusSigns.contains(word.first!) else {
        return false
      }
      let isBehindCurrency = index > stretch.start + 1 && words.has(.currency, index - 2)
      return words.has(.whole, index - 1) && !isBehindCurrency
    }
  }

  private static let plusSigns: Set<Unicode.Scalar> = ["+", "\u{FF0B}"]
  private static let sumSigns = plusSigns.union(["-", "\u{2212}", "\u{FF0D}"])

  /// Whether a word says what one piece costs: "0,99/st".
  func saysPriceOfPiece(_ index: Int) -> Bool {
    guard words.has([.slash, .count], index), let (span, read) = lastUnitPrice else { return false }
    return span == index..<index + 1 && read.quantity.unit == .item
  }

  /// Whether a number says for how many people something is: "for 4 people".
  func feedsPeople(_ number: Int) -> Bool {
    number + 1 < words.count && WordSet.people.contains(words.plain(number + 1))
  }

  /// Whether it begins with the Italian "from 2", after which comes what each costs then.
  func startsWithLeastCount(_ stretch: LineStretch) -> Bool {
    stretch.count > 2 && words.has(.whole, stretch.start + 1)
      && saysOwn(.ownFromCount, stretch.start)
  }
}
