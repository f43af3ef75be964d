import PerModel

// What a line says about money.
extension LineReadings {
  /// A price with a currency, or with a word that says that one comes.
  mutating func addPrice(_ span: Range<Int>, _ text: String) {
    let costs = reader.costs
    if let former = formerPrice(span) {
      add(.formerPrice(former), span, 0, leftover: .leftoverPrice)
      return
    }
    guard isPriceText(span, text), formerLengths[span.lowerBound] == 0,
      let read = try? reader.prices.read(text)
    else { return }
    // What one costs is said by `unitPrice`.
    let isProduct = read.isSum && words.anyHas(.times, in: span)
    // "15* 19.90" has a footnote, and "2 x 3.49" is a deal.
    guard isProduct ? words.count(of: .digit, in: span) == 1 && text.contains("*") : !span.contains(where: saysOfEach)
    else { return }
    if read.currency != nil || words.anyHas(.ownCurrency, in: span) {
      guard saysCurrency(text),
        read.currency ?? reader.currency == reader.currency || !words.anyHas(.code, in: span)
      else { return }
      let isGrouped = words.count(of: .digit, in: span) > 1 && !read.isSum
      let isForeign = read.currency ?? reader.currency != reader.currency
      // In "8 € 2,99" the sign belongs to the one number or to the other.
      let next = span.upperBound
      let isContested =
        next < words.count
        && (isLoneCurrency(next - 1) && words.has(.number, next)
          || isLoneCurrency(span.lowerBound) && isLoneCurrency(next))
      add(
        .price(read), span,
        (isGrouped ? costs[.groupedPrice] : 0) + (isForeign ? costs[.foreignCurrency] : 0),
        leftover: .leftoverPrice, isContested: isContested)
    } else if span.count > 1 {
      addLongBarePrice(read, span)
    }
  }

  private func isLoneCurrency(_ index: Int) -> Bool {
    words.has(.currency, index) && !words.has(.digit, index)
  }

  private func saysOfEach(_ index: Int) -> Bool {
    words.anyHas([.per, .multiplier, .count], in: index..<index + 1)
      && !words.has(.ownCurrency, index)
  }

  /// A word for a currency that is not the person's, and for a unit: grosz and gram.
  private func isRatherUnit(_ index: Int) -> Bool {
    words.has([.currency, .unit], index) && !words.has(.ownCurrency, index)
      && !words.text(index).filter(\.isLetter).allSatisfy(\.isUppercase)
  }

  private func isPriceText(_ span: Range<Int>, _ text: String) -> Bool {
    let first = words.words[span.lowerBound].traits
    guard !first.isDisjoint(with: [.number, .currency, .introduction, .bracket]),
      !(words.anyHas(.dash, in: span) && text.hasSpacedMinus), !endsInLoneCapital(span), !words.has(.separator, span.upperBound - 1)
    else { return false }
    // In "4.44 from 2 pieces 3.99" the word before the number belongs to it.
    let next = span.upperBound
    if words.has(.introduction, next - 1), next < words.count, words.has(.number, next) {
      return false
    }
    // "$90 $82" are two prices.
    let both = span.filter { words.has(.digit, $0) && words.has(.currency, $0) }
    let currencies = span.filter { words.has(.currency, $0) }
    let numbers = span.filter { words.has(.digit, $0) }
    return !span.contains(where: isRatherUnit) && both.count < 2 && (numbers.count < 2 || currencies.count < 2)
  }

  /// "for 2.10", "1 250,00", "1.99 incl. VAT".
  private mutating func addLongBarePrice(_ read: ReadPrice, _ span: Range<Int>) {
    let costs = reader.costs
    let numbers = span.filter { words.has(.digit, $0) }
    guard !read.isSum else { return }
    if numbers.count > 1 {
      guard numbers.count == span.count else { return }
      add(.price(read), span, costs[.groupedPrice])
      return
    }
    guard let number = numbers.first, !isOfName(number) else { return }
    if words.has(.introduction, span.lowerBound) {
      add(.price(read), span, costs[.introducedPrice])
      nameCosts[number] = max(nameCosts[number], costs[.nameNumberAtEnd])
    } else {
      let isWhole = words.has(.whole, number)
      add(.price(read), span, isWhole ? costs[.wholePrice] : costs[.centsPrice])
    }
  }

  /// A number on its own: with two decimals anywhere, a whole one at the end or behind an amount.
  mutating func addBarePrice(_ index: Int, _ text: String) {
    let costs = reader.costs
    guard words.has(.digit, index), !words.has(.code, index), !isOfName(index),
      let read = try? reader.prices.read(text), read.currency == nil
    else { return }
    let span = index..<index + 1
    if read.isSum {
      // "24/7" and "10x15" are names, "3*2.49-0.50" is a sum.
      guard !text.contains("/"), text.contains(where: { ".,".contains($0) }) else { return }
      add(.price(read), span, costs[.centsPrice], leftover: .leftoverAmount)
      return
    }
    let atEnd = words.isLast(index) || isBehindAmount[index]
    if NumberForm(text) == nil { nameCosts[index] = max(nameCosts[index], costs[.nameCents]) }
    let form = NumberForm(text) ?? (text.contains { ".,".contains($0) } ? .cents : .whole)
    let cost: LineCost =
      switch form {
      case .whole: atEnd ? .wholePrice : .wholePriceInside
      case .decimal: atEnd ? .decimalPrice : .decimalPriceInside
      case .cents: .centsPrice
      }
    add(.price(read), span, costs[cost] + (atEnd ? 0 : costs[.earlierPrice]))
  }

  /// "1 kg free": at the end or behind what it is of, for names have the word too.
  mutating func addFree(_ index: Int) {
    guard isBehindAmount[index], words.isLast(index) || words.has(.store, index + 1),
      let read = try? reader.prices.read(words.text(index))
    else { return }
    add(.price(read), index..<index + 1, reader.costs[.freePrice], leftover: .leftoverCount)
  }

  // MARK: What it cost before

  /// "was £4", "statt 5,99 €", "UVP: 5,99".
  private func formerPrice(_ span: Range<Int>) -> ReadPrice? {
    let length = formerLengths[span.lowerBound]
    guard length > 0, length < span.count else { return nil }
    let rest = span.lowerBound + length..<span.upperBound
    // Dutch "van 5,99 voor 3,99"; "van" is a word of names, too.
    let saysVan = words.plain(span.lowerBound) == "van"
    guard
      !saysVan || span.upperBound < words.count && words.plain(span.upperBound) == "voor",
      words.count(of: .digit, in: rest) == 1
    else { return nil }
    let text = words.text(rest)
    let closed = text.hasSuffix(")") && !text.contains("(") ? String(text.dropLast()) : text
    guard let read = try? reader.prices.read(closed), !read.isSum else { return nil }
    return read
  }

  /// How many words stand here before a former price: "was", "au lieu de"; 0 for none.
  static func formerLength(at start: Int, in words: LineWords) -> Int {
    guard words.has(.letter, start), !words.has(.digit, start),
      let phrases = formerPhrases[words.plain(start)]
    else { return 0 }
    return phrases.lazy.filter { phrase in
      start + phrase.count < words.count
        && phrase.indices.allSatisfy { words.plain(start + 1 + $0) == phrase[$0] }
    }.map { $0.count + 1 }.max() ?? 0
  }

  /// The phrases by their first word, which they leave out.
  private static let formerPhrases: [String: [[String]]] = Dictionary(grouping: """
    was | rrp | msrp | previously | instead of | list price | before
    statt | anstatt | uvp | war | vorher | bisher | früher
    au lieu de | avant | ancien prix | antes | en lugar de | en vez de | pvp anterior
    invece di | anziché | prima | voorheen | adviesprijs | in plaats van | i stället för
    zamiast | místo | førpris | ord pris | ordinarie pris | ennen | van
    """.split { $0 == "|" || $0 == "\n" }.map { $0.split(separator: " ").map(String.init) }
  ) { $0[0] }.mapValues { $0.map { Array($0.dropFirst()) } }

  // MARK: What one unit costs

  /// Whether some words say what one of a unit costs: "$1.99/lb", "1,99 € pro kg", "5.49 each".
  mutating func addUnitPrice(_ span: Range<Int>) -> Bool {
    guard
      words.anyHas([.slash, .per, .multiplier, .restatement], in: span)
        || saysEach(span.upperBound - 1),
      !words.anyHas(.code, in: span), let read = unitPrice(span)
    else { return false }
    let isOfName = words.has(.whole, span.lowerBound) && read.price.currency == nil
    add(
      .unitPrice(read), span, isOfName ? reader.costs[.decimalPrice] : 0,
      leftover: .leftoverUnitPrice)
    return true
  }

  private func unitPrice(_ span: Range<Int>) -> ReadUnitPrice? {
    var whole = words.range(span)
    if words.text(at: whole).hasPrefix("("), words.text(at: whole).hasSuffix(")") {
      whole = whole.lowerBound + 1..<whole.upperBound - 1
    }
    guard let cut = cut(span, whole), let price = try? reader.prices.read(words.text(at: cut.price)),
      !price.isSum, let quantity = quantity(at: cut.quantity),
      let kind = quantity.unit?.kind
    else { return nil }
    let isWhole =
      price.currency == nil && NumberForm(words.text(at: cut.price)) == .whole
    // "12 pk/12 fl oz" is about packs, "10 pieces" about pieces.
    let isCounted = words.words(in: cut.price).contains { index in
      words.has(.count, index) && !words.has(.currency, index)
        && words.words[index].range.upperBound <= cut.price.upperBound
    }
    if isCounted { return nil }
    if cut.sign == nil, !cut.saysPer {
      // "0,30 € pièce", but not the end of "3,29 € 10 Stück"
      let first = span.lowerBound
      let isEnd = first > 0 && words.has(.currency, first) && words.has(.number, first - 1)
      if price.currency == nil || isEnd { return nil }
    }
    // "5/20 mg" is no price, "$5/20 mg", "5/kg" and "5.00/20 g" are; "3/pack" may be one of three.
    if isWhole, LineWords.hasDigit(words.text(at: cut.quantity)) || kind == .count && !cut.saysPer {
      return nil
    }
    return ReadUnitPrice(
      price: price, quantity: quantity, priceRange: cut.price,
      quantityRange: cut.sign ?? cut.quantity)
  }

  private func quantity(at range: Range<Int>) -> ReadQuantity? {
    let text = words.text(at: range)
    if Self.eachBefore.contains(text.lowercased()) { return ReadQuantity(amount: .one, unit: .item) }
    guard let read = try? reader.quantities.read(text), read.packs.isEmpty, !read.isSum else {
      return nil
    }
    return read
  }

  /// Where a price stands and where what costs that; `sign` is the latter with its "per".
  private struct Cut {
    let price: Range<Int>
    let quantity: Range<Int>
    var sign: Range<Int>?
    var saysPer = false
  }

  /// The price and the unit on the two sides of "/" or "per", or before and in "each".
  private func cut(_ span: Range<Int>, _ whole: Range<Int>) -> Cut? {
    let bytes = words.text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: whole.lowerBound)
    let part = bytes[start..<bytes.index(start, offsetBy: whole.count)]
    if let slash = part.lastIndex(of: UInt8(ascii: "/")) {
      let place = bytes.distance(from: bytes.startIndex, to: slash)
      guard place > whole.lowerBound, place + 1 < whole.upperBound else { return nil }
      return Cut(
        price: trimmed(whole.lowerBound..<place), quantity: trimmed(place + 1..<whole.upperBound),
        sign: place..<whole.upperBound)
    }
    if let sign = part.firstIndex(of: UInt8(ascii: "=")) {
      let place = bytes.distance(from: bytes.startIndex, to: sign)
      guard place > whole.lowerBound, place + 1 < whole.upperBound else { return nil }
      return Cut(
        price: trimmed(place + 1..<whole.upperBound), quantity: trimmed(whole.lowerBound..<place),
        saysPer: true)
    }
    guard span.count > 1 else { return nil }
    let (first, last) = (words.words[span.lowerBound].range, words.words[span.upperBound - 1].range)
    if Self.eachBefore.contains(words.text(span.lowerBound).lowercased()) {
      return Cut(price: trimmed(first.upperBound..<whole.upperBound), quantity: first, saysPer: true)
    }
    if let per = span.dropFirst().dropLast().last(where: saysPer) {
      let sign = words.words[per].range
      return Cut(
        price: trimmed(whole.lowerBound..<sign.lowerBound),
        quantity: trimmed(sign.upperBound..<whole.upperBound),
        sign: sign.lowerBound..<whole.upperBound, saysPer: true)
    }
    guard saysEach(span.upperBound - 1) else { return nil }
    return Cut(
      price: trimmed(whole.lowerBound..<last.lowerBound),
      quantity: last.lowerBound..<whole.upperBound,
      saysPer: words.has(.each, span.upperBound - 1))
  }

  /// "5.49 each", "0,30 € pièce"
  private func saysEach(_ index: Int) -> Bool {
    let word = words.words[index]
    if word.traits.contains(.digit) || word.range.count < 2 { return false }
    return word.traits.contains(.each) || word.meaning.unit == .item && !word.meaning.hasCountName
  }

  private func saysPer(_ index: Int) -> Bool {
    words.has(.per, index) || ["je", "a", "an", "à"].contains(words.text(index).lowercased())
  }

  /// "je 3,49": each costs what follows.
  private static let eachBefore: Set = ["je", "à"]

  /// A range without the white space at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, words.text(at: start..<start + 1) == " " { start += 1 }
    while start < end, words.text(at: end - 1..<end) == " " { end -= 1 }
    return start..<end
  }

  // MARK: Deals

  mutating func addDeal(_ span: Range<Int>, _ text: String) {
    let signs: LineWords.Traits = [
      .deal, .introduction, .slash, .sum, .percent, .dash, .times, .store,
    ]
    guard words.anyHas(signs, in: span) || text.contains("@"),
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
      words.anyHas([.unit, .count], in: next..<next + 1), !words.has(.ownCurrency, next)
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
    case .total: return span.contains { joinsCountAndPrice($0) }
    // "3x2" are three for two, and no size.
    case .payFor(let taken, let paid):
      guard !text.contains("/") else { return false }
      return !text.contains { "xX×*".contains($0) } || span.count == 1 && taken < 10 && taken - paid < 3
    default: return !text.contains("*")
    }
  }

  private static let comparatives: Set = [
    "less", "cheaper", "weniger", "moins", "minder", "menos", "meno", "taniej", "fewer", "lower",
  ]

  /// Whether a word joins a count and a price: "2 for 5", "buy 3 5 €".
  private func joinsCountAndPrice(_ index: Int) -> Bool {
    switch words.words[index].meaning.keyword {
    case .forWord, .per, .buy, .get, .pay, .of, .dealNoise: true
    default: false
    }
  }

  // MARK: Currencies

  /// Whether a word of the text is a currency. The codes that are words elsewhere ("pen", "top")
  /// are written in capitals, and single letters directly before the number.
  private func saysCurrency(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FoldedWord.capacity) { scratch in
        guard let scratch = scratch.baseAddress else { return false }
        var cursor = Cursor(bytes, scratch: scratch, habits: reader.habits)
        while (try? cursor.advance()) != nil, cursor.token != .end {
          guard cursor.token == .word, let word = cursor.meaning.currency else { continue }
          if isCurrency(word, cursor) { return true }
        }
        return false
      }
    }
  }

  private func isCurrency(_ word: CurrencyWord, _ cursor: Cursor) -> Bool {
    let text = cursor.string(cursor.range)
    if text.utf8.count == 1, text.first?.isLetter == true, cursor.start == 0,
      cursor.text.count > 1, cursor.text[1] == 0x20
    {
      return word.currency(besides: reader.currency) == reader.currency && text == text.uppercased()
    }
    guard let first = word.candidates.first else { return true }
    let isCode = word.candidates.count == 1 && text.uppercased() == first.code
    return !isCode || text == text.uppercased()
      || ["EUR", "USD", "GBP", "CHF"].contains(first.code)
  }

  /// Whether the last word is one capital letter: part of a name ("3.00 C"), and not cents or pence,
  /// which are written small.
  private func endsInLoneCapital(_ span: Range<Int>) -> Bool {
    let last = span.upperBound - 1
    return span.count > 1 && words.words[last].range.count == 1 && !words.has(.ownCurrency, last)
      && words.text(last).allSatisfy(\.isUppercase)
  }
}

extension String {
  /// "4.99 -20%": a price and a deal, rather than a sum.
  var hasSpacedMinus: Bool {
    var previous: Character = "x"
    var beforePrevious: Character = "x"
    for character in self {
      if previous == "-" || previous == "−", beforePrevious.isWhitespace, !character.isWhitespace {
        return true
      }
      (beforePrevious, previous) = (previous, character)
    }
    return false
  }
}
