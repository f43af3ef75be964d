import PerModel

/// The terms of a deal as the text of a column: a word and its numbers, "payFor 3 2", and where it
/// has a least count "percentOff 1/5 from 3".
enum DealText {
  static func write(_ deal: Deal) -> String {
    let terms = write(deal.kind)
    return deal.minimumCount > 1 ? "\(terms) from \(deal.minimumCount)" : terms
  }

  private static func write(_ terms: Deal.Kind) -> String {
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
  static func read(_ text: String) -> (terms: Deal.Kind, minimumCount: Int)? {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    var minimum = 1
    if words.count > 2, words[words.count - 2] == "from" {
      guard let count = Int(words[words.count - 1]), counts.contains(count) else { return nil }
      minimum = count
      words.removeLast(2)
    }
    return terms(words).map { ($0, minimum) }
  }

  /// Two of them are added up.
  private static let counts = 1...Int.max / 4

  private static func terms(_ words: [Substring]) -> Deal.Kind? {
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
    case ("percentOff", 2): return number(1).map(Deal.Kind.percentOff)
    case ("amountOff", 2): return number(1).map(Deal.Kind.amountOff)
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
