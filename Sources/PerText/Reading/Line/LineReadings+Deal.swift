import PerModel

// What changes the price.
extension LineReadings {
  mutating func addDeal(_ span: Range<Int>, _ text: String) {
    let signs: LineWords.Traits = [
      .deal, .introduction, .slash, .sum, .percent, .dash, .times, .store, .joined,
    ]
    guard words.anyHas(signs, in: span) || text.contains("@") || isWrittenWithoutSpaces(span, text),
      let read = try? reader.deals.read(text), read.priceEach == nil,
      isDeal(read, span, text)
    else { return }
    let isLarge = read.groupSize > 24 || read.count > 100
    add(
      .deal(read), span, reader.costs[isLarge ? .largeDeal : .deal], leftover: .leftoverDeal)
  }

  /// Whether what reads like a deal is one in a line, which has names and sizes too.
  private func isDeal(_ deal: Deal, _ span: Range<Int>, _ text: String) -> Bool {
    let next = span.upperBound < words.count ? span.upperBound : nil
    guard !span.contains(where: isRatherUnit) else { return false }
    let numbers = words.count(of: .digit, in: span)
    // "1+ 12 x 100 g" is food for cats older than one.
    if span.contains(where: { words.has(.digit, $0) && words.text($0).hasSuffix("+") }) {
      return false
    }
    if let next, words.has(.times, next), next + 1 < words.count, words.has(.digit, next + 1) {
      return false
    }
    // "79 g" is about grams.
    if let next, words.has(.number, span.upperBound - 1), !words.has(.letter, span.upperBound - 1),
      words.anyHas([.unit, .count], in: next..<next + 1), !words.has(.ownCurrency, next),
      !words.isOwnName(next)
    {
      return false
    }
    switch deal.kind {
    case .each(count: 1, _): return false
    case .each where next.map({ words.anyHas([.unit, .count], in: $0..<$0 + 1) }) == true:
      return false
    case .each(let count, let price):
      // In "4 5 @ 0.79" the first number is the price of one.
      if words.has(.number, span.lowerBound),
        Int(words.text(span.lowerBound).prefix { $0.isNumber }) != count
      {
        return false
      }
      // "200x220" is a size, and "200x220 £299" one with its price.
      if words.anyHas(.times, in: span) {
        let isOneWord = words.has(.times, span.lowerBound) && words.has(.number, span.lowerBound)
        guard !text.contains("*"), numbers + (isOneWord ? 1 : 0) == 2 else { return false }
      }
      if price.isInteger, deal.currency == nil { return false }
      return true
    // "Salt - 500 g - 0.99" separates its parts with dashes.
    case .amountOff where text.hasPrefix("- ") || text.hasPrefix("− "): return false
    // "Discount 3 Soap" may not be about money.
    case .amountOff(let off)
    where off.isInteger && deal.currency == nil && text.first?.isLetter == true:
      return false
    // In "0,89 sconto 20%" the discount comes after its word.
    case .amountOff: return next.map { !words.has(.percent, $0) } ?? true
    // "Quark 20%" is about fat.
    case .percentOff:
      guard text.contains(where: { $0 == "-" || $0 == "−" || $0.isLetter }) else { return false }
      // "50% less sugar" is a claim.
      return !(next.map { words.has(.letter, $0) && !words.has(.digit, $0) } ?? false)
        || !Self.comparatives.contains(words.plain(span.upperBound - 1))
    case .total where text.contains("/"): return deal.currency != nil
    // In "500 g sausages 8 pieces 3.19 €" the count is not what the price is for.
    case .total: return isOneRun(span) || span.contains { joinsCountAndPrice($0) }
    // "3x2" are three for two, and no size.
    case .payFor(let taken, let paid):
      guard !text.contains("/") else { return false }
      return !text.contains { "xX×*".contains($0) }
        || span.count == 1 && taken < 10 && taken - paid < 3
    default: return !text.contains("*")
    }
  }

  private static let comparatives: Set = [
    "less", "cheaper", "weniger", "moins", "minder", "menos", "meno", "taniej", "fewer", "lower",
  ]

  /// Whether it is one word of Chinese or Japanese: "2点目半額", "第二件半价".
  private func isWrittenWithoutSpaces(_ span: Range<Int>, _ text: String) -> Bool {
    // Kana and Han begin with these bytes in UTF-8.
    span.count == 1 && text.utf8.contains { (0xE3...0xE9).contains($0) }
  }

  /// Whether there is no space in it, as in "2個で500円".
  private func isOneRun(_ span: Range<Int>) -> Bool {
    span.count > 1 && span.dropFirst().allSatisfy { words.has(.joined, $0) }
  }

  /// Whether a word joins a count and a price: "2 for 5", "buy 3 5 €".
  private func joinsCountAndPrice(_ index: Int) -> Bool {
    switch words.words[index].meaning.keyword {
    case .forWord, .per, .buy, .get, .pay, .of, .dealNoise: true
    default: false
    }
  }
}
