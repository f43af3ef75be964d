import PerModel

/// Reads a whole product from one line, in any sensible order: "6x330ml 4.99 Cola @ Aldi".
public struct LineReader: Sendable {
  private let quantities: QuantityReader
  private let prices: PriceReader
  private let deals: DealReader
  private let terms: TermPhrases
  private let currency: Currency

  public init(_ context: ReadingContext) {
    terms = TermPhrases(reader: TermReader(context))
    quantities = QuantityReader(context, readsSpaceGroups: false, isLine: true)
    prices = PriceReader(context, readsSpaceGroups: context.groupsBySpace)
    deals = DealReader(context)
    currency = context.currency
  }

  /// What the line says; never refused, what has no place is in `notUnderstood`.
  public func read(_ text: String) -> ReadLine {
    var line = ReadLine()
    guard text.utf8.count <= QuantityReader.longestText else {
      line.notUnderstood = [0..<text.utf8.count]
      return line
    }
    (line.terms, line.termParts) = terms.find(in: text)
    var words = LineWords(text)
    for part in line.termParts { words.take(part.range) }
    findBarcode(in: &words, &line)
    line.quantity = quantity(in: &words, &line)
    words.take(line.quantity?.range)
    line.deal = deal(in: words)
    words.take(line.deal?.range)
    line.price = price(in: words)
    words.take(line.price?.range)
    findStore(in: &words, &line)
    setOldPriceAside(in: &words, &line)
    findBareNumbers(in: &words, &line)
    setSecondQuantityAside(in: &words, &line)
    nameTheRest(of: words, &line)
    return line
  }

  private func findBarcode(in words: inout LineWords, _ line: inout ReadLine) {
    for index in words.indices {
      let word = words.text(index..<index + 1)
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
        // "2 in 1" are no inches.
        if text.hasSuffix(" in"), let following = words.word(after: span), isBareNumber(following) {
          return nil
        }
        guard !addsWhatIsMeasured(read, in: text), let unit = read.unit, !isCents(text, unit),
          isSaid(read, in: text)
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
        switch read.terms {
        case .each(count: 1, _): return nil
        case .each(_, let price) where price.isInteger && read.currency == nil: return nil
        case _ where text.contains("*"): return nil
        // "Salt - 500 g - 0.99" parts what it says with dashes.
        case .amountOff where text.hasPrefix("- ") || text.hasPrefix("− "): return nil
        // In "0,89 sconto 20%" the discount comes after its word.
        case .amountOff where words.word(after: span)?.contains("%") == true: return nil
        // "Quark 20%" is about fat.
        case .percentOff where !text.contains { $0 == "-" || $0 == "−" || $0.isLetter }: return nil
        case .total where text.contains("/") && read.currency == nil: return nil
        case .payFor where text.contains("/"): return nil
        default: return read
        }
      }
      if let found { return ReadLine.Part(value: found.value, range: words.range(found.words)) }
    }
    return nil
  }

  /// A price with a currency; else whatever number is left is looked at in the end.
  private func price(in words: LineWords) -> ReadLine.Part<ReadPrice>? {
    for start in words.indices {
      let found = words.longestSpan(from: start) { text, _ -> ReadPrice? in
        guard LineWords.hasDigit(text), !text.hasSpacedMinus, !endsInLoneCapital(text),
          let read = try? prices.read(text), words.saysCurrency(text),
          read.currency == currency || !LineWords.hasCode(text)
        else { return nil }
        return read
      }
      if let found { return ReadLine.Part(value: found.value, range: words.range(found.words)) }
    }
    return nil
  }

  /// Whether the last word is one capital letter: part of a name ("3.00 C"), and not cents or pence,
  /// which are written small.
  private func endsInLoneCapital(_ text: String) -> Bool {
    let end = text.utf8.suffix(2)
    return end.count == 2 && end.first == UInt8(ascii: " ")
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(end.last ?? 0)
  }

  /// The words after an "@", up to something else that was understood.
  private func findStore(in words: inout LineWords, _ line: inout ReadLine) {
    for index in words.indices where !words.isTaken(index) {
      guard words.text(index..<index + 1).hasPrefix("@") else { continue }
      var end = index + 1
      while end < words.count, !words.isTaken(end), !isBareNumber(words.text(end..<end + 1)) {
        end += 1
      }
      let range = words.range(index..<end)
      let name = words.text(index..<end).dropFirst().drop { $0.isWhitespace }
      if !name.isEmpty { line.store = ReadLine.Part(value: String(name), range: range) }
      words.take(range)
      return
    }
  }

  private func isBareNumber(_ text: String) -> Bool {
    guard let read = try? prices.read(text) else { return false }
    return read.currency == nil && LineWords.hasDigit(text)
  }

  /// "2.50 was 3.00": what was asked before is not what is paid.
  private func setOldPriceAside(in words: inout LineWords, _ line: inout ReadLine) {
    let before: Set<String> = [
      "was", "statt", "instead", "war", "vorher", "avant", "antes", "prima", "voorheen", "uvp",
      "rrp",
    ]
    for index in words.indices.dropLast()
    where !words.isTaken(index) && !words.isTaken(index + 1) {
      guard before.contains(words.text(index..<index + 1).lowercased()),
        isBareNumber(words.text(index + 1..<index + 2))
      else { continue }
      line.notUnderstood.append(words.range(index..<index + 2))
      words.take(words.range(index..<index + 2))
    }
  }

  /// Numbers without a unit or a currency: the last one is the price, one before it the quantity.
  private func findBareNumbers(in words: inout LineWords, _ line: inout ReadLine) {
    if line.price == nil, let index = barePrice(in: words) {
      let text = words.text(index..<index + 1)
      // A pack of the wanted unit, "6x330", is rather a quantity.
      let isPack = (try? quantities.read(text)).map { !$0.packs.isEmpty } ?? false
      if !isPack || line.quantity != nil {
        let start = index > 0 && words.introducesPrice(index - 1) ? index - 1 : index
        if let read = try? prices.read(words.text(start..<index + 1)) {
          line.price = ReadLine.Part(value: read, range: words.range(start..<index + 1))
          words.take(line.price?.range)
        }
      }
    }
    guard line.quantity == nil else { return }
    for index in words.indices where !words.isTaken(index) {
      let text = words.text(index..<index + 1)
      guard LineWords.hasDigit(text), !LineWords.hasCode(text),
        let read = try? quantities.read(text),
        !read.packs.isEmpty || line.price != nil && read.amount.isInteger
      else { continue }
      line.quantity = ReadLine.Part(value: read, range: words.range(index..<index + 1))
      words.take(line.quantity?.range)
      return
    }
  }

  /// The last number with a fraction; else a whole one at the end, or after something understood:
  /// names have numbers of their own ("7 Up", "Type 405").
  private func barePrice(in words: LineWords) -> Int? {
    let bare = bareIndices(of: words)
    if let exact = bare.last(where: {
      (try? prices.read(words.text($0..<$0 + 1)))?.amount.isInteger == false
        || words.text($0..<$0 + 1).contains { $0 == "." || $0 == "," }
    }) {
      return exact
    }
    return bare.last { index in
      index == words.count - 1 || index > 0 && words.isTaken(index - 1)
    }
  }

  private func bareIndices(of words: LineWords) -> [Int] {
    words.indices.filter { !words.isTaken($0) && isBareNumber(words.text($0..<$0 + 1)) }
  }

  /// What is left is the name, but for a second price.
  private func nameTheRest(of words: LineWords, _ line: inout ReadLine) {
    var name: [String] = []
    for index in words.indices where !words.isTaken(index) {
      let text = words.text(index..<index + 1)
      let range = words.range(index..<index + 1)
      let isSecondPrice =
        LineWords.hasDigit(text) && !LineWords.hasCode(text) && line.price != nil
        && ((try? prices.read(text)).map { $0.currency != nil || !$0.amount.isInteger } ?? false)
      if isSecondPrice
        || text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      {
        line.notUnderstood.append(range)
      } else if text.contains(where: { $0.isLetter || $0.isNumber }) {
        name.append(text)
        line.nameRanges.append(range)
      } else if !["-", "–", "—", ",", ";", "|", "@", "/", ":", "="].contains(text) {
        name.append(text)
        line.nameRanges.append(range)
      }
    }
    if name.isEmpty, let quantity = line.quantity, quantity.value.countName != nil {
      // "6 eggs 1.99" is about eggs.
      for index in words.indices
      where quantity.range.overlaps(words.range(index..<index + 1))
        && !LineWords.hasDigit(words.text(index..<index + 1)) && words.namesCount(index)
      {
        name.append(words.text(index..<index + 1))
        line.nameRanges.append(words.range(index..<index + 1))
      }
    }
    line.name = name.joined(separator: " ")
    while let last = line.name.last, [",", ";", ":"].contains(last) { line.name.removeLast() }
  }
}

extension ReadingContext {
  var groupsBySpace: Bool {
    groupingSeparator?.unicodeScalars.first.map { Scalars.isSpace($0.value) } ?? false
  }
}

extension String {
  /// "4.99 -20%": a price and a deal, rather than a sum.
  fileprivate var hasSpacedMinus: Bool {
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
