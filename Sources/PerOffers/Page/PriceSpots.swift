import PerDocument
import PerModel
import PerText

/// Finds the prices in the lines of a document.
struct PriceSpots {
  let readers: TextReaders
  var spots: [PriceSpot] = []
  /// Whether nothing but the lines themselves says what they are.
  let arePlain: Bool
  /// Lines with a range of prices.
  private(set) var rangeLines: Set<Int> = []

  init(_ lines: [TextLine], _ readers: TextReaders, arePlain: Bool = false) {
    (self.readers, self.arePlain) = (readers, arePlain)
    for (index, line) in lines.enumerated() {
      guard line.text.utf8.count <= PageLimit.linePriced, line.hasDigits,
        spots.count < PageLimit.prices
      else { continue }
      // A price that is heard stands before the same that is seen.
      let isTwice = index > 1 && lines[index - 1].traits.contains(.spoken)
      let isBeforeStruck = index + 1 < lines.count && lines[index + 1].isStruck
      let previous = index > 0 ? lines[index - (isTwice ? 2 : 1)].text : ""
      read(line, index, after: previous, isBeforeStruck: isBeforeStruck)
    }
    let steps = PriceSteps(lines, readers).lines
    for index in spots.indices
    where steps.contains(spots[index].line)
      || isOfFilter(spots[index], lines) || isOfOtherSellers(spots[index], lines)
    {
      spots[index].kind = .other
    }
    if arePlain {
      dropSentences(lines)
      takeUsualPrices(lines)
    }
    makePrices(lines)
    makeMemberPrices(lines)
    makeUnitPrices()
    makeDeals()
    takeLoneUnitPrices(lines)
  }

  private mutating func read(
    _ line: TextLine, _ index: Int, after previous: String, isBeforeStruck: Bool
  ) {
    let hints = Hints(line.hints)
    var text = PriceMarks.withoutFootnotes(line.text.trimmed)
    text = PriceMarks.withoutLooseBrackets(text)
    if isBeforeStruck { text = PriceMarks.withoutFormerLabel(text) }
    let marks = PriceMarks.count(in: text)
    let label = Self.label(previous)
    if let price = priceOfOne(text) {
      return append(price, line, index, hints, isWhole: true, label: label ?? "")
    }
    if let price = readers.price(text), !isSize(text, price), !isName(price, in: text) {
      // "1,180円 +送料550円"
      if price.isSum, marks > 1 { return add(PriceScan(text, readers), line, index, hints) }
      let ofUnit = label.flatMap { perUnit(text, by: $0) }
      let isPerUnit = ofUnit != nil || price.per.map { $0.unit.kind != .count } ?? false
      guard
        price.currency != nil || isPerUnit
          || hints.isPrice && text.utf8.count <= PageLimit.markedPrice && !isCount(text, price)
          || line.isStruck || hasColon(text)
          || isBarePrice(text, price, line), !price.isSum
      else { return }
      append(
        ofUnit ?? price, line, index, hints, isWhole: true, label: label ?? "",
        isBehindFormer: Self.isFormerLabel(previous))
      return
    }
    if let (price, isOfSeveral) = ofUnknownUnit(text) {
      if isOfSeveral { return }
      if price.currency != nil || hints.isPrice || line.traits.contains(.raised) {
        return append(price, line, index, hints, isWhole: true, label: label ?? "")
      }
    }
    if PriceMarks.isInstalment(text) { return }
    guard marks > 0 || hints.isPrice || text.utf8.count <= PageLimit.lineBare else { return }
    let scanned = marks > 1 ? PriceScan(text, readers) : nil
    if scanned?.isRange == true {
      rangeLines.insert(index)
      return
    }
    if let (label, price) = withoutLabel(text) {
      guard price.currency != nil || hints.isPrice || PriceMarks.endsWithNoCents(text)
      else { return }
      // "Price per kg £5.98"
      let ofUnit =
        PriceMarks.endsWithPer(label) ? perUnit(Self.behind(label, in: text), by: label) : nil
      append(ofUnit ?? price, line, index, hints, isWhole: true, label: label)
      return
    }
    take(readers.line(text), of: text, scanned, marks, line, index, hints)
  }

  // Apart, and never inlined: the optimizer of Swift 6.3 fails where this is part of `read`.
  @inline(never)
  private mutating func take(
    _ read: ReadLine, of text: String, _ scanned: PriceScan?, _ marks: Int, _ line: TextLine,
    _ index: Int, _ hints: Hints
  ) {
    if let rest = withoutDeposit(text) {
      if let unit = rest.unitPrice {
        add(unit.value, line, index, hints)
      } else if let price = rest.price?.value, price.currency != nil {
        append(price, line, index, hints, isWhole: true, label: "")
        spots[spots.count - 1].ownQuantity = rest.statedQuantity
      }
      return
    }
    let perUnit = read.unitPrice
    let found = read.price.flatMap { price in
      // "Sol. 390 g. 25.51 kr/kg" has a name that is a currency elsewhere.
      let isForeign =
        price.value.currency != nil && perUnit?.value.price.currency != nil
        && price.value.currency != perUnit?.value.price.currency
      return isForeign || isCurrencyName(price.value, marks) || isSize(text, price.value)
        ? nil : price
    }
    if let perUnit {
      add(perUnit.value, line, index, hints)
      // "34,95 kr. 39,95 kr. · 116,50 kr./kg", "16,95 kr. · 16,95 kr./l"
      let isOwn = found.map { $0.range != perUnit.range } ?? false
      if let scanned, scanned.prices.count > (isOwn ? 1 : 0) {
        return add(scanned, line, index, hints)
      }
      guard isOwn else { return }
    }
    // "1,180円 +送料550円": only one of them is postage. And nothing says which of "€ 1,85 € 1,39" is which.
    if let scanned, scanned.prices.count > 1,
      PriceLabel(read.name).isOther
        || read.name.isEmpty && read.formerPrice == nil && read.isUnclear
    {
      return add(scanned, line, index, hints)
    }
    if let price = found?.value, price.currency != nil || hints.isPrice && marks > 0,
      !price.isSum
    {
      let hasDeposit = read.terms.deposit != nil && read.notUnderstood.isEmpty
      append(
        price, line, index, hints, isWhole: text.utf8.count <= PageLimit.wholePrice,
        // "£4.50 Clubcard Price" has no name, and its words are not understood; those of a deposit are.
        label: hasDeposit
          ? read.name
          : read.name.isEmpty ? Self.text(text, without: read.formerPrice) : read.name,
        behind: hasDeposit ? "" : Self.wordsBehind(text),
        former: read.formerPrice?.value.amount, deal: read.deal?.value, terms: read.terms)
      // In "16,95 kr. · 16,95 kr./l" it is what the other price is for.
      if read.name.isEmpty, perUnit == nil, text.utf8.count <= PageLimit.wholePrice,
        spots.last?.line == index
      {
        spots[spots.count - 1].ownQuantity = read.statedQuantity
      }
    } else if let former = read.formerPrice?.value {
      spots.append(
        PriceSpot(
          line: index, node: line.node, amount: former.amount, currency: former.currency, per: nil,
          kind: .former, weight: 0, isWhole: false, isLowest: false))
    } else if let member = read.terms.loyaltyPrice, member.isPositive {
      spots.append(
        PriceSpot(
          line: index, node: line.node, amount: member, currency: nil, per: nil, kind: .loyalty,
          weight: SpotWeight.number, isWhole: false, isLowest: false))
    } else if perUnit == nil, read.deal == nil, read.terms.deposit == nil {
      add(scanned ?? PriceScan(text, readers), line, index, hints)
    }
  }

  /// The prices of a line that is about more than one: each number with the sign beside it.
  private mutating func add(
    _ scanned: PriceScan, _ line: TextLine, _ index: Int, _ hints: Hints
  ) {
    for (label, price) in scanned.prices.prefix(SpotReach.pricesOfLine)
    where price.currency != nil && !isName(price, in: line.text) {
      append(price, line, index, hints, isWhole: false, label: label)
    }
  }

  /// A price that only its markup calls an old one is the price, where no lower one stands near it.
  private mutating func makePrices(_ lines: [TextLine]) {
    for index in spots.indices where spots[index].isGuess {
      let spot = spots[index]
      var hasLower = false
      for direction in [-1, 1] {
        var place = index + direction
        while spots.indices.contains(place),
          abs(spots[place].line - spot.line) <= SpotReach.sameArticle
        {
          // Behind a name or a button begins another card.
          let between = min(spot.line, spots[place].line)..<max(spot.line, spots[place].line)
          // Where the whole card is a link, only what is close by is in it.
          let isLink =
            lines[spot.line].traits.contains(.link) && between.count <= SpotReach.inLink
          if lines[between].dropFirst().contains(where: {
            !$0.traits.isDisjoint(
              with: isLink ? [.heading, .control] : [.heading, .link, .control])
          }) {
            break
          }
          let other = spots[place]
          if other.kind == .price, other.per == nil, other.amount < spot.amount { hasLower = true }
          place += direction
        }
      }
      if !hasLower { spots[index].kind = .price }
    }
  }

  func neighbours(of index: Int, _ count: Int) -> Range<Int> {
    max(0, index - count)..<min(spots.count, index + count + 1)
  }

  private mutating func add(
    _ unit: ReadUnitPrice, _ line: TextLine, _ index: Int, _ hints: Hints
  ) {
    guard let per = try? unit.quantity.quantity(defaultUnit: .item) else { return }
    spots.append(
      PriceSpot(
        line: index, node: line.node, amount: unit.price.amount, currency: unit.price.currency,
        per: per, kind: .unitPrice, weight: 0, isWhole: true, isLowest: false))
  }

  private mutating func append(
    _ price: ReadPrice, _ line: TextLine, _ index: Int, _ hints: Hints, isWhole: Bool,
    label: String, isBehindFormer: Bool = false, behind: String = "", former: Rational? = nil,
    deal: Deal? = nil, terms: Terms = Terms()
  ) {
    // "Il y a 9 produits" are not nine a year.
    guard price.amount.isPositive, price.currency != nil || price.per?.unit.kind != .time,
      !Self.isRatingCount(price, in: line.text)
    else { return }
    let (words, whole) = (PriceLabel(label), PriceLabel(line.text))
    var kind = PriceSpot.Kind.price
    var (isGuess, isNamedOther) = (false, false)
    let isWithTax = words.isWithTax || whole.isWithTax || hints.isWithTax
    let isWithoutTax =
      words.isWithoutTax || (isWhole ? whole : PriceLabel(behind)).isWithoutTax
      || hints.isWithoutTax
    let isButton =
      behind.split(separator: " ").count > PageLimit.wordsOfUnit && PriceLabel(behind).isOther
    if words.isOther && !isButton || PriceLabel(behind).isOfSomethingElse
      || PriceLabel(behind).isDeposit
    {
      kind = .other
    } else if line.isStruck || words.isFormer
      || isWhole && former == nil && PriceMarks.count(in: line.text) == 1
        && PriceLabel(String(line.text.prefix { !$0.isNumber })).isFormer
    {
      kind = .former
    } else if let per = price.per, per.unit.kind != .count || per.total != .one {
      kind = .unitPrice
    } else if hints.isOther, !words.isWithTax, !whole.isWithTax {
      (kind, isNamedOther) = (.other, true)
    } else if hints.isFormer {
      (kind, isGuess) = (.former, true)
    } else if words.isLoyalty || hints.isLoyalty {
      kind = .loyalty
    } else if isBehindFormer {
      (kind, isGuess) = (.former, true)
    }
    var weight = SpotWeight.number
    if hints.isPriceProperty { weight += SpotWeight.property }
    if hints.isPrice { weight += SpotWeight.named }
    // Its markup may say "tax".
    weight += isWithTax ? SpotWeight.withTax : hints.isBeside ? SpotWeight.beside : 0
    if isWithoutTax { weight += SpotWeight.withoutTax }
    if hints.isCurrent { weight += SpotWeight.current }
    if isWhole { weight += SpotWeight.whole }
    if price.currency != nil { weight += SpotWeight.currency }
    if line.traits.contains(.aside) { weight += SpotWeight.aside }
    if line.traits.contains(.control) { weight += SpotWeight.control }
    if line.traits.contains(.spoken) { weight += SpotWeight.spoken }
    if line.traits.contains(.bold) { weight += SpotWeight.bold }
    if !isWhole, line.letterCount > SpotWeight.lettersOfSentence {
      weight += SpotWeight.inSentence
    }
    spots.append(
      PriceSpot(
        line: index, node: line.node, amount: price.amount, currency: price.currency,
        per: price.per, kind: kind, weight: weight, isWhole: isWhole,
        isLowest: words.isLowest || isWhole && whole.isLowest,
        isGuess: isGuess, isNamedOther: isNamedOther, isWithoutTax: isWithoutTax, former: former,
        deal: deal, terms: terms))
  }
}
