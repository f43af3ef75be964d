import PerModel

// Prices that are said in words: "ten dollars", "zwei Euro", "fifty cents", "六十八元".
extension LineReadings {
  func addSpokenPrice(_ index: Int) {
    guard let (number, money, end) = spokenMoney(index) else { return }
    let span = index..<end
    // Cents may be those of several currencies, and so say none.
    guard let read = try? reader.prices.read("\(number) \(money)"),
      read.currency != nil || read.amount < Rational(number), read.per == nil, !read.isSum
    else { return }
    addSpokenDeal(number, money, span)
    guard !(saysPriceInDigits && vetoed(.spokenBesidePrice, span)) else { return }
    for index in span.dropFirst() { raiseNameCost(index, to: .nameKeyword) }
    add(.price(read), span, .introducedPrice, leftover: .leftoverPrice)
  }

  /// "three for five dollars", "tres por diez pesos": how many a price in words is for.
  private func addSpokenDeal(_ number: Int, _ money: String, _ price: Range<Int>) {
    let (first, link) = (price.lowerBound - 2, price.lowerBound - 1)
    guard first >= 0, words.has(.letter, link), !words.has(.digit, link),
      let count = words.has(.whole, first) ? wholeNumber(first) : numberInWords(first),
      let read = try? reader.deals.read("\(count) \(words.text(link)) \(number) \(money)"),
      case .total = read.kind
    else { return }
    for index in first..<price.lowerBound { raiseNameCost(index, to: .nameKeyword) }
    add(.deal(read), first..<price.upperBound, .deal, leftover: .leftoverDeal)
  }

  /// A number in words, the money that it counts, and where both end.
  private func spokenMoney(_ index: Int) -> (number: Int, money: String, end: Int)? {
    if let (number, end) = spokenNumber(index), isMoneyInLetters(end) {
      return (number, words.text(end), end + 1)
    }
    guard words.hasUnspaced, let first = words.bytes(index).first, Script.han.contains(first)
    else { return nil }
    let text = words.text(index)
    guard let (number, money) = HanNumber.leading(text), !money.isEmpty else { return nil }
    return (number, String(money), index + 1)
  }

  /// "five", "twenty five", "treinta y cinco", "fünfundzwanzig", and where it ends.
  private func spokenNumber(_ index: Int) -> (number: Int, end: Int)? {
    let next = index + 1
    guard let number = numberInWords(index) else {
      guard isMoneyInLetters(next), words.has(.letter, index), !words.has(.digit, index),
        let number = NumberWords.shared.compound(words.text(index), reader.habits.language)
      else { return nil }
      return (number, next)
    }
    guard number > 0 else { return nil }
    guard (20..<100).contains(number), number % 10 == 0, next < words.count else {
      return (number, next)
    }
    let last = saysOwn(.and, next) ? next + 1 : next
    if let ones = numberInWords(last), ones < 10 { return (number + ones, last + 1) }
    return (number, next)
  }

  private func isMoneyInLetters(_ index: Int) -> Bool {
    index < words.count && words.has([.currency, .letter], index)
      && !words.anyHas([.digit, .unit], index)
  }

  /// Whether the line has a price in digits: what is said in words is then part of the name.
  private var saysPriceInDigits: Bool {
    all.contains {
      $0.fact == .price && words.anyHas([.currency, .plainDecimal], $0.words.upperBound - 1)
    }
  }
}
