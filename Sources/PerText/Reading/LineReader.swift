import PerModel

/// Reads a whole product from one line, in any sensible order: "6x330ml 4.99 Cola @ Aldi".
public struct LineReader: Sendable {
  let quantities: QuantityReader
  let prices: PriceReader
  let currency: Currency
  private let deals: DealReader
  private let terms: TermPhrases

  public init(_ context: ReadingContext) {
    terms = TermPhrases(context)
    quantities = QuantityReader(context, readsSpaceGroups: false, isLine: true)
    prices = PriceReader(context, readsSpaceGroups: context.groupsBySpace)
    deals = DealReader(context)
    currency = context.currency
  }

  /// What the line says. No line is refused: what has no place is in `notUnderstood`.
  public func read(_ text: String) -> ReadLine {
    var line = ReadLine()
    guard text.utf8.count <= QuantityReader.longestText else {
      line.notUnderstood = [0..<text.utf8.count]
      return line
    }
    let found = terms.find(in: text)
    (line.terms, line.termParts) = (found.terms, found.parts)
    var words = LineWords(text)
    for range in found.refused {
      line.notUnderstood.append(range)
      words.take(range)
    }
    for part in line.termParts { words.take(part.range) }
    findBarcode(in: &words, &line)
    let unitPrice = unitPrice(in: words)
    words.take(unitPrice?.range)
    line.quantity = quantity(in: &words, &line)
    words.take(line.quantity?.range)
    let usesUnitPrice = unitPrice != nil && line.quantity == nil
    if usesUnitPrice { (line.price, line.quantity) = (unitPrice?.price, unitPrice?.quantity) }
    line.deal = deal(in: words)
    words.take(line.deal?.range)
    if line.price == nil { line.price = price(in: words) }
    words.take(line.price?.range)
    findStore(in: &words, &line)
    setOldPriceAside(in: &words, &line)
    findBareNumbers(in: &words, &line)
    setSecondQuantityAside(in: &words, &line)
    if let unitPrice, !usesUnitPrice { compare(unitPrice, in: &line) }
    while let other = self.unitPrice(in: words, inBrackets: true) {
      words.take(other.range)
      compare(other, in: &line)
    }
    nameTheRest(of: words, &line)
    return line
  }

  private func findBarcode(in words: inout LineWords, _ line: inout ReadLine) {
    for index in words.indices {
      let word = words.text(index)
      guard Barcode.isValid(word) else { continue }
      if line.barcode == nil {
        line.barcode = ReadLine.Part(value: word, range: words.range(index..<index + 1))
      } else {
        line.notUnderstood.append(words.range(index..<index + 1))
      }
      words.take(words.range(index..<index + 1))
    }
  }

  /// The first amount that is weighed or measured, else the first that is counted.
  private func quantity(
    in words: inout LineWords, _ line: inout ReadLine
  ) -> ReadLine.Part<ReadQuantity>? {
    var counted: ReadLine.Part<ReadQuantity>?
    var next = 0
    while next < words.count {
      // The shortest text that is a size: the price behind it is not part of it.
      var dimension: Range<Int>?
      let found = words.longestSpan(from: next) { text, span -> ReadQuantity? in
        guard words.hasDigit(next) || words.startsQuantity(next), !LineWords.hasCode(text) else {
          return nil
        }
        let read: ReadQuantity
        do throws(ReadingError) {
          read = try quantities.read(text)
        } catch {
          if error.problem == .dimension { dimension = span }
          return nil
        }
        guard dimension == nil else { return nil }
        // "2 in 1" are no inches, and "2 x 1.99 €" is about the price of each.
        if text.hasSuffix(" in") || isTimes(text), let following = words.word(after: span),
          (try? prices.read(following)) != nil
        {
          return nil
        }
        guard !addsWhatIsMeasured(read, in: text), let unit = read.unit, !isCents(text, unit),
          isSaid(read, in: text), !words.isSize(next) || unit.kind != .count
        else { return nil }
        return read
      }
      if let dimension {
        // The size of a thing is not how much there is of it, nor is a part of that size.
        line.notUnderstood.append(words.range(dimension))
        words.take(words.range(dimension))
        next = dimension.upperBound
        continue
      }
      guard let (words: span, value: value) = found else {
        next += 1
        continue
      }
      let part = ReadLine.Part(value: value, range: words.range(span))
      if value.unit?.kind != .count { return part }
      if counted == nil { counted = part }
      next = span.upperBound
    }
    return counted
  }

  /// "500 mg 20 tablets" may be either: what was not taken is shown as not understood, and never
  /// dropped in silence.
  private func setSecondQuantityAside(in words: inout LineWords, _ line: inout ReadLine) {
    guard line.quantity != nil else { return }
    while let other = quantity(in: &words, &line) {
      // Of two counts the second may be part of the name: "3 wishes 6 eggs".
      if other.value.unit?.kind == .count, line.quantity?.value.unit?.kind == .count { return }
      line.notUnderstood.append(other.range)
      words.take(other.range)
    }
  }

  /// "2 x", before what there are two of.
  private func isTimes(_ text: String) -> Bool {
    text.last.map { "xX×".contains($0) } ?? false
  }

  /// Whether a bare price follows, or "je" and one.
  private func hasPrice(after span: Range<Int>, in words: LineWords) -> Bool {
    let next = span.upperBound
    guard next < words.count, !words.isTaken(next) else { return false }
    if isBareNumber(words.text(next)) { return true }
    return words.introducesPrice(next) && next + 1 < words.count
      && isBareNumber(words.text(next + 1))
  }

  /// In a line "48+ 500 g" and "- 500 g - 0.99" are no sums; "4 + 2 rolls" is.
  private func addsWhatIsMeasured(_ read: ReadQuantity, in text: String) -> Bool {
    read.unit?.kind != .count && text.contains { "+-−%".contains($0) }
  }

  /// "79c" on a price tag is not 79 cups, and "99p" not 99 pints.
  private func isCents(_ text: String, _ unit: Unit) -> Bool {
    if unit.id.hasPrefix("pint") { return text.hasSuffix("p") || text.hasSuffix("P") }
    return unit.id == "cup" && (text.hasSuffix("c") || text.hasSuffix("C"))
  }

  /// A quantity without digits is only "dozen" and its like; names are full of units otherwise.
  private func isSaid(_ quantity: ReadQuantity, in text: String) -> Bool {
    LineWords.hasDigit(text) || quantity.unit?.kind == .count && quantity.unit != .item
  }

  private func deal(in words: LineWords) -> ReadLine.Part<Deal>? {
    for start in words.indices {
      let found = words.longestSpan(from: start) { text, span -> Deal? in
        guard let read = try? deals.read(text), read.priceEach == nil else { return nil }
        switch read.kind {
        case .each(count: 1, _): return nil
        // In "4 5 @ 0.79" the first number is the price of one.
        case .each(let count, _)
        where words.hasDigit(span.lowerBound)
          && Int(words.text(span.lowerBound).prefix { $0.isNumber }) != count:
          return nil
        case .each(_, let price) where price.isInteger && read.currency == nil: return nil
        case _ where text.contains("*"): return nil
        // In "4.49 from 2 pieces 3.99" the price of each comes after the count.
        case .each where hasPrice(after: span, in: words) && words.hasDigit(span.lowerBound):
          return nil
        // "Salt - 500 g - 0.99" separates its parts with dashes.
        case .amountOff where text.hasPrefix("- ") || text.hasPrefix("− "): return nil
        // "Discount 3 Soap" may not be about money.
        case .amountOff(let off)
        where off.isInteger && read.currency == nil && text.first?.isLetter == true:
          return nil
        // In "0,89 sconto 20%" the discount comes after its word.
        case .amountOff where words.word(after: span)?.contains("%") == true: return nil
        // "Quark 20%" is about fat.
        case .percentOff where !text.contains { $0 == "-" || $0 == "−" || $0.isLetter }: return nil
        case .total where text.contains("/") && read.currency == nil: return nil
        // In "500 g sausages 8 pieces 3.19 €" the count is not what the price is for.
        case .total where !text.contains("/") && !words.joinsCountAndPrice(span): return nil
        case .payFor where text.contains("/"): return nil
        default: return read
        }
      }
      if let found { return ReadLine.Part(value: found.value, range: words.range(found.words)) }
    }
    return nil
  }
}

extension ReadingContext {
  var groupsBySpace: Bool {
    groupingSeparator?.unicodeScalars.first.map { Scalars.isSpace($0.value) } ?? false
  }
}
