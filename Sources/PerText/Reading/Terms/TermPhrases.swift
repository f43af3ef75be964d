import PerModel

/// Finds the terms of a product among the other words of a line: "Cola 6x330ml 4.99 deposit 0.25".
///
/// A line has names of products in it, which are full of such words. So a term is only what can be
/// nothing else: its value stands right beside its name, is not torn from a unit, and leaves the
/// product a price of its own.
struct TermPhrases {
  let reader: TermReader
  let prices: PriceReader
  let quantities: QuantityReader

  init(_ context: ReadingContext) {
    reader = TermReader(context)
    prices = PriceReader(context)
    quantities = QuantityReader(context)
  }

  /// The terms that are there, each with what says it, and what they say together.
  func find(
    in text: String
  ) -> (terms: Terms, parts: [ReadLine.Part<Term>], refused: [Range<Int>]) {
    var terms = Terms()
    var parts: [ReadLine.Part<Term>] = []
    var refused: [Range<Int>] = []
    let words = TermText(text)
    var free = 0
    var index = 0
    while index < words.words.count {
      guard TermWords.firstWords.contains(words.words[index].text) else {
        index += 1
        continue
      }
      guard let found = phrase(at: index, after: free, in: words, &terms) else {
        if let end = senseless(at: index, in: words) {
          refused.append(words.range(index..<end))
          (free, index) = (end, end)
        } else {
          index += 1
        }
        continue
      }
      parts.append(ReadLine.Part(value: found.term, range: words.range(found.words)))
      free = found.words.upperBound
      index = free
    }
    return (terms, parts, refused)
  }

  /// Where a term ends that is named, but makes no sense: "deposit 0", "coupon 150%".
  private func senseless(at index: Int, in words: TermText) -> Int? {
    for term in Term.allCases {
      guard
        let name = TermWords.lineNames(of: term).first(where: { words.begins(with: $0, at: index) })
      else { continue }
      let site = Site(
        term: term, name: index..<index + name.count, free: index, words: words)
      let end = site.name.upperBound + 1
      guard site.isFollowedByNumber, !isTorn(end - 1, in: words) else { continue }
      var terms = Terms()
      do throws(ReadingError) {
        try reader.read(words.text(index..<end), as: term, into: &terms)
      } catch {
        switch error.problem {
        case .notPositive, .negative, .aboveWhole, .tooLarge, .divisionByZero: return end
        default: continue
        }
      }
    }
    return nil
  }

  private typealias Found = (term: Term, words: Range<Int>)

  /// The term that the word at `index` names, with the words around it that belong to it.
  private func phrase(
    at index: Int, after free: Int, in words: TermText, _ terms: inout Terms
  ) -> Found? {
    if !terms.has(.shipping) {
      let count = words.length(ofAny: TermWords.freeShipping, at: index)
      if count > 0 {
        terms.shipping = Shipping(.zero)
        return (.shipping, index..<index + count)
      }
    }
    for term in Term.allCases where !terms.has(term) {
      guard
        let name = TermWords.lineNames(of: term).first(where: { words.begins(with: $0, at: index) })
      else { continue }
      let site = Site(term: term, name: index..<index + name.count, free: free, words: words)
      if let span = site.span(self, &terms) { return (term, span) }
    }
    // "40% vol" needs no word before it.
    guard !terms.has(.strength), TermWords.inside.contains(words.words[index].text) else {
      return nil
    }
    for start in (max(free, index - 2)..<index).reversed()
    where words.text(start..<index).contains("%") {
      if read(.strength, start..<index + 1, in: words, &terms) {
        return (.strength, start..<index + 1)
      }
    }
    return nil
  }

  func read(
    _ term: Term, _ span: Range<Int>, in words: TermText, _ terms: inout Terms
  ) -> Bool {
    var found = terms
    guard (try? reader.read(words.text(span), as: term, into: &found)) != nil else { return false }
    terms = found
    return true
  }
}

/// Where in a line a term is named.
private struct Site {
  let term: Term
  let name: Range<Int>
  /// The first word that no earlier term has.
  let free: Int
  let words: TermText

  /// The words that say the term; `nil` where they say something else.
  func span(_ phrases: TermPhrases, _ terms: inout Terms) -> Range<Int>? {
    if term == .tax { return taxSpan(phrases, &terms) }
    for span in candidates {
      var found = terms
      guard isLikely(span, phrases), phrases.read(term, span, in: words, &found),
        isPlausible(found, span, phrases)
      else { continue }
      terms = found
      return span
    }
    return nil
  }

  /// What could be it: the name with the most words behind it first, then with those before it.
  private var candidates: [Range<Int>] {
    let start =
      name.lowerBound > free && isLead(name.lowerBound - 1) ? name.lowerBound - 1 : name.lowerBound
    var spans: [Range<Int>] = []
    let last = min(words.words.count, name.upperBound + 8)
    for end in stride(from: last, to: name.upperBound, by: -1) { spans.append(start..<end) }
    // Where a number follows that makes no sense, one before the name is not meant either.
    guard takesValueBefore, !isFollowedByNumber else { return spans }
    let suffix = words.length(
      ofAny: TermWords.perPack + TermWords.perCustomer, at: name.upperBound)
    let before = (max(free, name.lowerBound - 4)..<name.lowerBound).reversed()
    // Of a quantity the most, of money the fewest words and its sign.
    for first in term == .drained ? before.reversed() : Array(before)
    where words.hasDigit(first) || words.isSign(first) && first + 1 < name.lowerBound {
      let hasLead = first > free && isLead(first - 1)
      spans.append((hasLead ? first - 1 : first)..<name.upperBound + suffix)
    }
    return spans
  }

  var isFollowedByNumber: Bool {
    guard name.upperBound < words.words.count,
      !words.isParted(name.lowerBound..<name.upperBound + 1),
      !isOfInside(name.upperBound)
    else { return false }
    let next = words.words[name.upperBound].text
    return next.first?.isNumber == true
      || "-−+".contains(next.first ?? "x") && words.hasDigit(name.upperBound)
  }

  /// Words such as "high density" and "extra strength" stand behind numbers that are not theirs.
  private var takesValueBefore: Bool {
    switch term {
    case .density, .strength, .loyaltyPrice: false
    default: true
    }
  }

  private func isLead(_ index: Int) -> Bool {
    TermWords.fillers.contains([words.words[index].text])
  }

  /// Whether a percentage belongs to the word behind it, the 40% of "80% used 40% vol".
  private func isOfInside(_ index: Int) -> Bool {
    index + 1 < words.words.count && words.words[index].text.hasSuffix("%")
      && TermWords.inside.contains(words.words[index + 1].text)
  }

  private func isLikely(_ span: Range<Int>, _ phrases: TermPhrases) -> Bool {
    guard !words.isParted(span), term == .strength || !span.contains(where: isOfInside) else {
      return false
    }
    let value = Array(span).filter { !name.contains($0) }
    let after = value.filter { $0 >= name.upperBound }
    let before = value.filter { $0 < name.lowerBound && !isLead($0) }
    guard after.isEmpty != before.isEmpty || term == .limit || term == .shipping || !after.isEmpty,
      let first = after.first ?? before.first, let last = (after.isEmpty ? before : after).last
    else { return false }
    let text = words.text(first..<last + 1)
    // Nor is what names another term a value of this one.
    guard !(first...last).contains(where: { TermWords.nameStarts.contains(words.words[$0].text) })
    else { return false }
    if term != .coupon,
      words.words[first...last].contains(where: { "-−".contains($0.text.first ?? "x") })
    {
      // A deal that follows, "-20%", is none of a price.
      return false
    }
    let measures = term == .drained || term == .strength
    guard measures || !(first...last).contains(where: { phrases.isTorn($0, in: words) }) else {
      return false
    }
    switch term {
    case .density:
      return name.lowerBound > 0 && (text.contains(where: \.isNumber) || !isFollowedByName(span))
    case .usableShare: return text.contains("%") && !isFollowedByName(span)
    case .limit:
      let isPhrase = words.says(TermWords.perCustomer, in: span)
      let isWord = words.words[name.lowerBound].text.hasPrefix("limi")
      return words.isDigits(first) && (isPhrase || isWord) && !isFollowedByName(span)
    case .packCount: return words.isDigits(first) && !isFollowedByName(span)
    case .strength:
      return words.words[name.lowerBound].text == "strength" && text.contains(where: \.isNumber)
        && text.contains(where: \.isLetter)
    default: return text.contains(where: \.isNumber)
    }
  }

  /// Whether what was read leaves the product a price, or a quantity, of its own.
  private func isPlausible(
    _ found: Terms, _ span: Range<Int>, _ phrases: TermPhrases
  ) -> Bool {
    switch term {
    case .loyaltyPrice, .deposit, .shipping:
      return !phrases.otherPrices(besides: span, in: words).isEmpty
    case .coupon:
      let others = phrases.otherPrices(besides: span, in: words)
      guard let most = others.max() else { return false }
      // What takes off more than anything costs is a gift card.
      if case .amount(let amount)? = found.coupon?.reduction { return amount < most }
      return true
    case .drained: return phrases.hasOtherQuantity(besides: span, in: words)
    case .strength:
      // "Extra strength 500 mg" names nothing that is inside.
      guard let strength = found.strength else { return false }
      if case .inPack(let inner) = strength.amount {
        return inner.countName != nil || strength.name.id != inner.unit.kind.rawValue
      }
      return true
    default: return true
    }
  }

  /// "Limit 2 candle": the number belongs to the words behind it.
  private func isFollowedByName(_ span: Range<Int>) -> Bool {
    guard span.upperBound < words.words.count else { return false }
    let next = words.words[span.upperBound].text
    return next.first?.isLetter == true && !TermWords.firstWords.contains(next)
      && !TermWords.introductions.contains(next)
  }

  /// The percentage and the words around it that say whether it is in the price: "incl. 20% VAT",
  /// "VAT 20% included".
  private func taxSpan(_ phrases: TermPhrases, _ terms: inout Terms) -> Range<Int>? {
    func belongs(_ index: Int) -> Bool {
      let text = words.words[index].text
      return words.hasDigit(index) && text.hasSuffix("%") || text == "%"
        || TermWords.included.contains([text]) || TermWords.added.contains([text])
    }
    var start = name.lowerBound
    var end = name.upperBound
    while start > free, belongs(start - 1) || isNumberOfPercent(start - 1) { start -= 1 }
    while end < words.words.count, belongs(end) || isNumberOfPercent(end) { end += 1 }
    let span = start..<end
    let text = words.text(span)
    let says = text.contains("%") || words.says(TermWords.included, in: name.upperBound..<end)
    guard says, !isFollowedByName(span), phrases.read(.tax, span, in: words, &terms) else {
      return nil
    }
    return span
  }

  /// The 20 of "20 %".
  private func isNumberOfPercent(_ index: Int) -> Bool {
    words.hasDigit(index) && index + 1 < words.words.count && words.words[index + 1].text == "%"
  }
}

extension TermPhrases {
  /// Whether the number at a word has its unit in the next: "500 g", "40 Stück".
  fileprivate func isTorn(_ index: Int, in words: TermText) -> Bool {
    guard words.hasDigit(index), index + 1 < words.words.count,
      words.words[index + 1].text.first?.isLetter == true,
      let read = try? quantities.read(words.text(index..<index + 2))
    else { return false }
    return read.unit != nil || read.countName != nil
  }

  /// The prices elsewhere in the line.
  fileprivate func otherPrices(besides span: Range<Int>, in words: TermText) -> [Rational] {
    words.words.indices.compactMap { index in
      guard !span.contains(index), words.hasDigit(index), !isTorn(index, in: words),
        let read = try? prices.read(words.text(index..<index + 1))
      else { return nil }
      return read.amount
    }
  }

  fileprivate func hasOtherQuantity(besides span: Range<Int>, in words: TermText) -> Bool {
    words.words.indices.contains { index in
      guard !span.contains(index), words.hasDigit(index) else { return false }
      if isTorn(index, in: words) { return !span.contains(index + 1) }
      return (try? quantities.read(words.text(index..<index + 1)))?.unit != nil
    }
  }
}

extension TermReader {
  /// All terms of a text in which a semicolon parts them: "deposit 0.25; 80% used".
  ///
  /// Throws what is wrong with the first that is none.
  public func readAll(_ text: String) throws(ReadingError) -> Terms {
    var terms = Terms()
    var offset = 0
    for piece in text.split(separator: ";", omittingEmptySubsequences: false) {
      defer { offset += piece.utf8.count + 1 }
      let term = piece.drop(while: \.isWhitespace)
      guard !term.isEmpty else { continue }
      let start = offset + piece.utf8.count - term.utf8.count
      let isRead: Bool
      do throws(ReadingError) { isRead = try readOne(String(term), into: &terms) } catch {
        throw error.moved(by: start)
      }
      guard isRead else {
        throw ReadingError(
          .unknownWord(String(term.prefix(50))), start..<start + term.utf8.count)
      }
    }
    return terms
  }

  private func readOne(_ piece: String, into terms: inout Terms) throws(ReadingError) -> Bool {
    var problem: ReadingError?
    for term in Term.allCases {
      var words = TermText(piece)
      guard words.take(TermWords.names(of: term)) else { continue }
      do throws(ReadingError) {
        try read(piece, as: term, into: &terms)
        return true
      } catch { problem = problem ?? error }
    }
    if let problem { throw problem }
    return (try? read(piece, as: .strength, into: &terms)) != nil
  }
}
