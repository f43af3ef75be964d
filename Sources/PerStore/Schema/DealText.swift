import PerModel

/// The terms of a deal as the text of a column: a word and its numbers, "payFor 3 2".
enum DealText {
  static func write(_ terms: Deal.Terms) -> String {
    switch terms {
    case .payFor(let taken, let paid): "payFor \(taken) \(paid)"
    case .total(let count, let price): "total \(count) \(price)"
    case .each(let count, let price): "each \(count) \(price)"
    case .percentOff(let part): "percentOff \(part)"
    case .amountOff(let amount): "amountOff \(amount)"
    case .nth(let number, let part): "nth \(number) \(part)"
    case .buyGet(let bought, let given, let part): "buyGet \(bought) \(given) \(part)"
    }
  }

  /// `nil` for what this program does not know.
  static func read(_ text: String) -> Deal.Terms? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    // Two of them are added up.
    let counts = 1...Int.max / 4
    func count(_ index: Int) -> Int? {
      Int(words[index]).flatMap { counts.contains($0) ? $0 : nil }
    }
    func number(_ index: Int) -> Rational? {
      (try? Rational(exact: words[index])).flatMap { $0.isNegative ? nil : $0 }
    }
    switch (words.first, words.count) {
    case ("payFor", 3):
      guard let taken = count(1), let paid = count(2) else { return nil }
      return .payFor(taken: taken, paid: paid)
    case ("total", 3):
      guard let count = count(1), let price = number(2) else { return nil }
      return .total(count: count, price: price)
    case ("each", 3):
      guard let count = count(1), let price = number(2) else { return nil }
      return .each(count: count, price: price)
    case ("percentOff", 2): return number(1).map(Deal.Terms.percentOff)
    case ("amountOff", 2): return number(1).map(Deal.Terms.amountOff)
    case ("nth", 3):
      guard let count = count(1), let part = number(2) else { return nil }
      return .nth(count, paidPart: part)
    case ("buyGet", 4):
      guard let bought = count(1), let given = count(2), let part = number(3) else { return nil }
      return .buyGet(bought: bought, given: given, paidPart: part)
    default: return nil
    }
  }
}
