import PerModel

/// Finds the terms of a product among the other words of a line: "Cola 6x330ml 4.99 deposit 0.25".
///
/// A line has names of products in it, which are full of such words. So a term is only what can be
/// nothing else: its value stands right next to its name, is not torn from a unit, and leaves the
/// product a price of its own.
struct TermPhrases {
  let reader: TermReader
  let prices: PriceReader
  let quantities: QuantityReader
  /// The region whose tax rates tell a price before tax from a former price.
  let region: Region
  private let habits: WritingHabits
  /// The tax of the comparison, if the till adds it.
  let addedTax: Tax?
  /// The product that the line only changes; `nil` for a new one.
  private(set) var product: Product?
  /// The vetoes of the line that is read; never set in the value that readers share.
  private(set) nonisolated(unsafe) var vetoes = Vetoes()

  init(_ context: ReadingContext) {
    habits = WritingHabits(context)
    addedTax = context.addedTax
    region = context.region
    reader = TermReader(context)
    prices = PriceReader(context)
    quantities = QuantityReader(context)
  }

  /// What a line says about terms.
  struct Found {
    var terms = Terms()
    /// Each of the terms, with the words that say it.
    var parts: [ReadLine.Part<Term>] = []
    /// Words that name a term but make no sense.
    var refused: [Range<Int>] = []
    /// Why a line with them must not be taken, if there is more to say about it.
    var problem: ReadLine.Problem?
    /// Other things that the line may say about them.
    var others: [Found] = []
    /// Whether the price has the deposit in it.
    var includesDeposit = false
    /// The deposit, where the price has it in it.
    var includedDeposit: Rational? { includesDeposit ? terms.deposit : nil }
  }

  /// The terms that are there; `nil` for most lines, which name none. What comes after the words that are
  /// read is not looked at.
  ///
  /// - Parameter changed: the product that the line only changes.
  func find(in words: LineWords, of changed: ChangedProduct?, _ vetoes: Vetoes) -> Found? {
    let read = UnsafeBufferPointer(rebasing: words.line.bytes[..<words.unread.lowerBound])
    guard words.mayNameTerm && TermText.mayNameTerm(read) || TermText.mayHoldDays(read) else {
      return nil
    }
    var phrases = self
    phrases.product = changed?.product
    phrases.vetoes = vetoes
    return phrases.find(in: TermText(String(decoding: read, as: UTF8.self)))
  }

  private func find(in words: TermText) -> Found {
    var found = Found()
    var free = 0
    var index = 0
    let pairs = PricesWithTax.all(in: words, self)
    while index < words.words.count {
      let word = words.words[index].text
      if let pair = pairs.first(where: { $0.words.lowerBound == index }) {
        found.terms.tax = .included
        found.parts += pair.others(in: words).map { ReadLine.Part(value: .tax, range: $0) }
        (index, free) = (pair.words.upperBound, pair.words.upperBound)
        continue
      }
      guard TermWords.firstWords.contains(word) || OfferDaysScan.isDayAndMonth(word) else {
        index += 1
        continue
      }
      if let (term, named) = phrase(at: index, after: free, in: words, &found.terms) {
        var span = named
        if term == .deposit, let wider = words.including(span, after: free) {
          (span, found.includesDeposit) = (wider, true)
        }
        if term == .deposit, let deposit = found.terms.deposit {
          span = includingTotal(span, with: deposit, in: words)
        }
        let part = found.parts.count
        found.parts.append(ReadLine.Part(value: term, range: words.bracketed(span)))
        if let site = site(of: term, at: index, after: free, in: words) {
          var other = found
          if let span = site.otherSpan(than: span, &other.terms) {
            other.parts[part] = ReadLine.Part(value: term, range: words.range(span))
            found.others.append(other)
          }
        }
        free = span.upperBound
      } else if let span = taxWithoutRate(at: index, after: free, in: words) {
        found.refused.append(words.range(span))
        found.problem = .taxRate
        free = span.upperBound
      } else if let span = memberPriceAlone(at: index, after: free, in: words) {
        found.refused.append(words.range(span))
        free = span.upperBound
      } else if let span = impossibleDays(at: index, after: free, in: words) {
        found.refused.append(words.range(span))
        free = span.upperBound
      } else if let end = senseless(at: index, in: words) {
        found.refused.append(words.range(index..<end))
        free = end
      } else {
        index += 1
        continue
      }
      index = free
    }
    return found
  }

  /// The words of a deposit with those of what it makes with the price: "6,32 € + 4,32 € Pfand = 10,64 €".
  private func includingTotal(
    _ span: Range<Int>, with deposit: Rational, in words: TermText
  ) -> Range<Int> {
    let first = span.upperBound + 1
    guard first < words.words.count, words.words[span.upperBound].text == "=" else { return span }
    let site = TermSite(term: .deposit, name: span, free: 0, words: words, phrases: self)
    for end in stride(from: min(first + 2, words.words.count), to: first, by: -1) {
      guard let total = try? prices.read(words.text(first..<end)), total.per == nil,
        site.otherPrices(besides: span.lowerBound..<end).contains(where: {
          (try? $0 + deposit) == total.amount
        })
      else { continue }
      return span.lowerBound..<end
    }
    return span
  }

  /// Words that say that the till adds a tax, but not how much.
  private func taxWithoutRate(
    at index: Int, after free: Int, in words: TermText
  ) -> Range<Int>? {
    site(of: .tax, at: index, after: free, in: words).flatMap { TaxTerm().spanWithoutRate(at: $0) }
  }

  /// Words that make the only price one for members: what others pay is unknown.
  private func memberPriceAlone(
    at index: Int, after free: Int, in words: TermText
  ) -> Range<Int>? {
    guard let site = site(of: .loyaltyPrice, at: index, after: free, in: words),
      !LoyaltyPriceTerm.bonus.contains(words.words[index].text),
      site.otherPrices(besides: site.name).count == 1
    else { return nil }
    // The price is right beside it, with a currency between: a lamp "with app" may cost the same for all.
    let isBeside = (1...2).contains { distance in
      let (start, end) = (site.name.lowerBound - distance, site.name.upperBound + distance)
      return start >= 0 && site.otherPrices(besides: start..<site.name.upperBound).isEmpty
        || end <= words.words.count
          && site.otherPrices(besides: site.name.lowerBound..<end).isEmpty
    }
    return isBeside ? site.name : nil
  }

  /// Words that name a day of an offer that does not exist: "until 31 Nov".
  private func impossibleDays(
    at index: Int, after free: Int, in words: TermText
  ) -> Range<Int>? {
    site(of: .offerDays, at: index, after: free, in: words).flatMap {
      OfferDaysTerm().impossibleSpan(at: $0)
    }
  }

  /// Where a term ends that is named, but makes no sense: "deposit 0", "coupon 150%".
  private func senseless(at index: Int, in words: TermText) -> Int? {
    for term in TermWords.terms(at: words.words[index].text) {
      guard let site = site(of: term, at: index, after: index, in: words),
        site.isFollowedByNumber,
        !(site.isTorn(site.name.upperBound)
          && vetoed(.amountBehindTerm, site.name.upperBound..<site.name.upperBound + 2, in: words)),
        !(site.isFollowedByPercentOff
          && vetoed(.dealBehindTerm, site.name.upperBound..<site.name.upperBound + 1, in: words))
      else { continue }
      let end = site.name.upperBound + 1
      var terms = Terms()
      do throws(ReadingError) {
        try reader.read(words.text(index..<end), as: term, into: &terms)
        if term == .coupon, case .amount(let amount) = terms.coupon?.reduction,
          let highest = site.otherPrices(besides: index..<end).max(), amount > highest
        {
          return read(term, index..<min(end + 1, words.words.count), in: words, &terms)
            ? min(end + 1, words.words.count) : end
        }
      } catch {
        switch error.problem {
        case .notPositive, .negative, .aboveWhole, .tooLarge, .divisionByZero: return end
        default: continue
        }
      }
    }
    return nil
  }

  /// The term that the word at `index` names, with the words around it that belong to it.
  private func phrase(
    at index: Int, after free: Int, in words: TermText, _ terms: inout Terms
  ) -> (term: Term, words: Range<Int>)? {
    for term in TermWords.terms(at: words.words[index].text) where !terms.has(term) {
      let whole = TermWords.wholePhrases[term].map { words.length(ofAny: $0, at: index) } ?? 0
      if whole > 0, read(term, index..<index + whole, in: words, &terms) {
        return (term, index..<index + whole)
      }
      if let site = site(of: term, at: index, after: free, in: words),
        let span = term.definition.span(at: site, &terms)
      {
        return (term, span)
      }
      if term == .strength,
        let span = StrengthTerm().spanPerAmount(
          at: index, after: free, in: words, &terms,
          read: { read(.strength, $0, in: words, &$1) })
      {
        return (term, span)
      }
      // "40% vol" needs no word before it.
      guard term.definition.endings.contains(words.words[index].text) else { continue }
      for start in (max(free, index - 2)..<index).reversed()
      where words.text(start..<index).contains("%") {
        let span = start..<index + 1
        var found = terms
        guard read(term, span, in: words, &found),
          start > 0 || found.strength?.name.known != .protein
            || !vetoed(.proteinAtHead, span, in: words),
          found.strength?.amount != .share(.one) || !vetoed(.wholeShare, span, in: words)
        else { continue }
        terms = found
        return (term, span)
      }
    }
    return nil
  }

  var today: CalendarDay { reader.today }
  var dates: DateHabits { reader.dates }

  /// Whether a veto counts. What it forbids is noted.
  func vetoed(_ veto: Veto, _ span: Range<Int>, in words: TermText) -> Bool {
    vetoes.vetoed(veto, words.text(span.clamped(to: words.words.indices)))
  }

  /// Whether words about a tax are the name of a store.
  func isStore(_ span: Range<Int>, in words: TermText) -> Bool {
    StoreWords.isStore(words.text(span)) && vetoed(.storeAsTax, span, in: words)
  }

  /// The user's first language.
  var language: UInt32 { habits.language }

  func site(
    of term: Term, at index: Int, after free: Int, in words: TermText
  ) -> TermSite? {
    let name =
      TermWords.lineNames[term].flatMap { words.length(ofFirst: $0, at: index) }
      ?? (term.definition.isName(words.words[index].text) ? 1 : nil)
    return name.map {
      TermSite(term: term, name: index..<index + $0, free: free, words: words, phrases: self)
    }
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
