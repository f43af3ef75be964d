import PerModel

/// A price before tax beside one with it, which is what a shopper pays: "12,50 € HT 15,00 € TTC".
struct PricesWithTax {
  /// The words of the price with tax.
  let paid: Range<Int>
  /// The words of both prices and of what says which is which.
  let words: Range<Int>

  /// Where in a text all is that is said besides the price that is paid, with the brackets around either.
  func others(in text: TermText) -> [Range<Int>] {
    var (whole, price) = (text.range(words), text.range(paid))
    let bytes = Array(text.text.utf8)
    for (open, close) in TermText.brackets {
      if bytes[..<whole.lowerBound].suffix(open.count).elementsEqual(open) {
        whole = whole.lowerBound - open.count..<whole.upperBound
      }
      if bytes[whole.upperBound...].starts(with: close) {
        whole = whole.lowerBound..<whole.upperBound + close.count
      }
      if bytes[price].suffix(close.count).elementsEqual(close) {
        price = price.lowerBound..<price.upperBound - close.count
      }
    }
    return [whole.lowerBound..<price.lowerBound, price.upperBound..<whole.upperBound]
      .filter { !$0.isEmpty }
  }

  /// A price, or words that say whether the tax is in one.
  private struct Part {
    let words: Range<Int>
    /// `nil` for words.
    var price: ReadPrice?
    var isIncluded = false
  }

  /// The rates of tax on what shops sell, in tenths of a percent. No region has one above its usual one.
  private static let rates: [Int] = [
    50, 55, 60, 70, 77, 80, 81, 85, 90, 100, 120, 130, 135, 140, 150, 160, 170, 180, 190, 200, 210,
    220, 230, 240, 250, 255, 270,
  ]

  /// Words such as "price", which come before the word that says which kind it is.
  private static let noise = Set(Words.substrings(.priceNoise))

  /// All that a line has.
  static func all(in words: TermText, _ phrases: TermPhrases) -> [PricesWithTax] {
    var found: [PricesWithTax] = []
    let parts = parts(of: words, phrases)
    var first = 0
    while first + 2 < parts.count {
      var step = 1
      for count in [4, 3] where step == 1 && first + count <= parts.count {
        guard let pair = pair(Array(parts[first..<first + count]), in: words, phrases) else {
          continue
        }
        found.append(pair)
        step = count
      }
      first += step
    }
    return found
  }

  private static func parts(of words: TermText, _ phrases: TermPhrases) -> [Part] {
    var labels: [Part] = []
    for index in words.words.indices {
      let free = labels.last?.words.upperBound ?? 0
      guard index >= free, TermWords.mayName(.tax, words.words[index].text),
        let site = phrases.site(of: .tax, at: index, after: free, in: words),
        let (span, isIncluded) = TaxTerm().label(at: site)
      else { continue }
      labels.append(Part(words: span, isIncluded: isIncluded))
    }
    guard !labels.isEmpty else { return [] }
    var parts: [Part] = []
    var index = 0
    while index < words.words.count {
      if let label = labels.first(where: { $0.words.lowerBound == index }) {
        parts.append(label)
        index = label.words.upperBound
      } else if let price = price(at: index, before: labels, in: words, phrases) {
        parts.append(price)
        index = price.words.upperBound
      } else {
        index += 1
      }
    }
    return parts
  }

  /// A price in money, or with its decimals.
  private static func price(
    at index: Int, before labels: [Part], in words: TermText, _ phrases: TermPhrases
  ) -> Part? {
    guard words.hasDigit(index) || words.isSign(index) else { return nil }
    let next = labels.first { $0.words.lowerBound > index }?.words.lowerBound
    let end = min(next ?? .max, words.words.count, index + 3)
    for end in stride(from: end, to: index, by: -1) {
      // "税込159.84円）"
      let text = TermText.withoutBrackets(words.text(index..<end))
      guard let read = try? phrases.prices.read(text), !read.isSum, read.per == nil,
        read.amount.isPositive
      else { continue }
      let digits = phrases.reader.currency.fractionDigits
      guard read.currency != nil || digits > 0 && read.fractionDigits == digits else { return nil }
      return Part(words: index..<end, price: read)
    }
    return nil
  }

  /// The two prices among some parts that are next to each other; `nil` where those say anything else.
  private static func pair(
    _ parts: [Part], in words: TermText, _ phrases: TermPhrases
  ) -> PricesWithTax? {
    let places = parts.indices.filter { parts[$0].price != nil }
    guard places.count == 2, let one = parts[places[0]].price?.amount,
      let other = parts[places[1]].price?.amount, one != other,
      case let span = parts[0].words.lowerBound..<parts[parts.count - 1].words.upperBound,
      zip(parts, parts.dropFirst()).allSatisfy({
        areNear($0.words.upperBound, $1.words.lowerBound, in: words)
      }) || !phrases.vetoed(.distantPrices, span, in: words)
    else { return nil }
    let (net, gross) = (min(one, other), max(one, other))
    let isPaidFirst = one > other
    let labels = parts.filter { $0.price == nil }
    if labels.count == 2 {
      guard
        labels[0].isIncluded == isPaidFirst && labels[1].isIncluded != isPaidFirst
          || !phrases.vetoed(.dearerWithoutTax, span, in: words),
        let most = try? net * (100 + LineLimit.tax) / 100,
        gross <= most || !phrases.vetoed(.highTax, span, in: words)
      else { return nil }
    } else {
      let half = LineTolerance.ofRounding(fractionDigits: phrases.reader.currency.fractionDigits)
      guard let last = try? Rational(2, over: half),
        isTaxed(net, gross, upTo: last, in: phrases.region)
          || !phrases.vetoed(.unusualTax, span, in: words)
      else { return nil }
      let isIncluded = labels[0].isIncluded
      if phrases.isStore(labels[0].words, in: words) { return nil }
      let isOfDearer =
        places == [0, 1] && isIncluded == isPaidFirst
        || places == [1, 2] && isIncluded != isPaidFirst
      if isOfDearer, phrases.vetoed(.taxOfOther, span, in: words) { return nil }
      let second = parts[places[1]].words.lowerBound - 1..<parts[places[1]].words.upperBound
      if isIncluded, isPaidFirst, !words.opensBracket(in: second),
        phrases.vetoed(.lowerBehindTax, span, in: words)
      {
        return nil
      }
    }
    let paid = parts[places[isPaidFirst ? 0 : 1]].words
    var first = span.lowerBound
    if parts[0].price == nil, first > 0, noise.contains(words.words[first - 1].text) { first -= 1 }
    return PricesWithTax(paid: paid, words: first..<span.upperBound)
  }

  /// Whether a tax that is usual in a region makes one price of another, up to the last digit.
  private static func isTaxed(
    _ net: Rational, _ gross: Rational, upTo last: Rational, in region: Region
  ) -> Bool {
    let highest = (try? Tax.exampleRate(in: region) * 1000) ?? 0
    return rates.contains { rate in
      guard Rational(rate) <= highest,
        let taxed = try? net * Rational(1000 + rate) / Rational(1000),
        let difference = try? (taxed - gross).magnitude
      else { return false }
      return difference <= last
    }
  }

  /// Whether at most one word without a number is between two parts.
  private static func areNear(_ end: Int, _ start: Int, in words: TermText) -> Bool {
    start == end || start == end + 1 && !words.hasDigit(end)
  }
}
