import PerModel

/// Where in a line a term is named, and what stands around that.
struct TermSite {
  let term: Term
  let name: Range<Int>
  /// The first word that no earlier term has.
  let free: Int
  let words: TermText
  let phrases: TermPhrases

  private var definition: any TermDefinition { term.definition }

  func read(_ span: Range<Int>, _ terms: inout Terms) -> Bool {
    phrases.read(term, span, in: words, &terms)
  }

  /// The words that say the term, its value beside its name; `nil` where they say something else.
  func usualSpan(_ terms: inout Terms) -> Range<Int>? {
    for span in candidates {
      var found = terms
      guard isLikely(span), read(span, &found), definition.isPlausible(found, in: span, at: self)
      else { continue }
      terms = found
      return span
    }
    return nil
  }

  /// What could be it: the name with the most words after it first, then with those before it.
  private var candidates: [Range<Int>] {
    let start =
      name.lowerBound > free && isFiller(name.lowerBound - 1)
      ? name.lowerBound - 1 : name.lowerBound
    var (spans, introduced): ([Range<Int>], [Range<Int>]) = ([], [])
    let last = min(words.words.count, name.upperBound + 8)
    for end in stride(from: last, to: name.upperBound, by: -1) { spans.append(start..<end) }
    // Where a number follows that makes no sense, one before the name is not meant either.
    guard definition.takesValueBefore else { return spans }
    let suffix = words.length(
      ofAny: TermWords.perPack + TermWords.perCustomer, at: name.upperBound)
    let before = (max(free, name.lowerBound - 4)..<name.lowerBound).reversed()
    for first in definition.prefersLongValue ? before.reversed() : Array(before)
    where words.hasDigit(first) || words.isSign(first) && first + 1 < name.lowerBound {
      let hasFiller = first > free && isFiller(first - 1)
      let span = (hasFiller ? first - 1 : first)..<name.upperBound + suffix
      // In "plus 0.25 deposit 4.99" it is said which of the two comes on top.
      if hasFiller, Self.additions.contains(words.words[first - 1].text) {
        introduced.append(span)
      } else if !isFollowedByNumber {
        spans.append(span)
      }
    }
    return introduced + spans
  }

  private static let additions: Set<Substring> = ["plus", "+", "zzgl.", "zzgl", "excl.", "excl"]

  var isFollowedByNumber: Bool {
    guard name.upperBound < words.words.count,
      !words.isParted(name.lowerBound..<name.upperBound + 1),
      !belongsToEnding(name.upperBound)
    else { return false }
    let next = words.words[name.upperBound].text
    return next.first?.isNumber == true
      || "-−+".contains(next.first ?? "x") && words.hasDigit(name.upperBound)
  }

  private func isFiller(_ index: Int) -> Bool {
    TermWords.fillers.contains([words.words[index].text])
  }

  /// Whether a percentage belongs to the word after it, the 40% of "80% used 40% vol".
  private func belongsToEnding(_ index: Int) -> Bool {
    index + 1 < words.words.count && words.words[index].text.hasSuffix("%")
      && TermWords.endings.contains(words.words[index + 1].text)
  }

  private func isLikely(_ span: Range<Int>) -> Bool {
    guard !words.isParted(span),
      !definition.endings.isEmpty || !span.contains(where: belongsToEnding)
    else { return false }
    let after = span.filter { $0 >= name.upperBound }
    let before = span.filter { $0 < name.lowerBound && !isFiller($0) }
    guard let first = after.first ?? before.first, let last = (after.isEmpty ? before : after).last
    else { return false }
    let value = first..<last + 1
    // What names another term is no value of this one.
    guard !value.contains(where: { TermWords.nameStarts.contains(words.words[$0].text) }) else {
      return false
    }
    // A deal that follows, "-20%", is none either.
    if !definition.allowsMinus,
      value.contains(where: { "-−".contains(words.words[$0].text.first ?? "x") })
    {
      return false
    }
    guard definition.hasUnits || !value.contains(where: isTorn) else { return false }
    return definition.isLikely(value, in: span, at: self)
  }

  /// "Limit 2 candle": the number belongs to the words after it.
  func isFollowedByName(_ span: Range<Int>) -> Bool {
    guard span.upperBound < words.words.count else { return false }
    let next = words.words[span.upperBound].text
    return next.first?.isLetter == true && !TermWords.firstWords.contains(next)
      && !TermWords.introductions.contains(next)
  }

  /// Whether the number at a word has its unit in the next: "500 g", "40 Stück".
  func isTorn(_ index: Int) -> Bool {
    guard words.hasDigit(index), index + 1 < words.words.count,
      words.words[index + 1].text.first?.isLetter == true,
      let read = try? phrases.quantities.read(words.text(index..<index + 2))
    else { return false }
    return read.unit != nil || read.countName != nil
  }

  /// The prices elsewhere in the line, and what the product costs already.
  func otherPrices(besides span: Range<Int>) -> [Rational] {
    let known = phrases.product?.price.map { [$0.amount] } ?? []
    return known
      + words.words.indices.compactMap { index in
        guard !span.contains(index), words.hasDigit(index), !isTorn(index),
          let read = try? phrases.prices.read(words.text(index..<index + 1))
        else { return nil }
        return read.amount
      }
  }

  /// Whether there is a quantity elsewhere in the line, or the product has one.
  func hasOtherQuantity(besides span: Range<Int>) -> Bool {
    phrases.product?.quantity != nil
      || words.words.indices.contains { index in
        guard !span.contains(index), words.hasDigit(index) else { return false }
        if isTorn(index) { return !span.contains(index + 1) }
        return (try? phrases.quantities.read(words.text(index..<index + 1)))?.unit != nil
      }
  }
}
