import PerModel

/// Where in a line a term is named, and what surrounds it.
struct TermSite {
  let term: Term
  let name: Range<Int>
  /// The first word that no earlier term has.
  let free: Int
  let words: TermText
  let phrases: TermPhrases

  private var definition: any TermDefinition { term.definition }

  func vetoed(_ veto: Veto, _ span: Range<Int>) -> Bool {
    phrases.vetoed(veto, span, in: words)
  }

  func read(_ span: Range<Int>, _ terms: inout Terms) -> Bool {
    phrases.read(term, span, in: words, &terms)
  }

  /// The words that say the term, its value next to its name; `nil` where they say something else.
  func usualSpan(_ terms: inout Terms) -> Range<Int>? {
    if let span = plausible(introduced, &terms) { return span }
    if let span = plausible(behind, &terms) { return span }
    // Where a number follows that makes no sense, one before the name is not meant either.
    guard
      !isFollowedByNumber || isFollowedByOther || behind.contains(where: isReadable)
        || !vetoed(.senselessBehindTerm, name)
    else {
      return nil
    }
    return plausible(before, &terms)
  }

  /// Other words that say it, with a likelier value before its name: "$4 shipping $7.99".
  func otherSpan(than span: Range<Int>, _ terms: inout Terms) -> Range<Int>? {
    guard span.upperBound > name.upperBound, behind.contains(span) else { return nil }
    var other = terms
    other.clear(term)
    guard let found = plausible(before, &other), definition.isLikelier(in: other, than: terms)
    else { return nil }
    terms = other
    return found
  }

  private func plausible(_ spans: [Range<Int>], _ terms: inout Terms) -> Range<Int>? {
    for span in spans {
      var found = terms
      guard isLikely(span), read(span, &found), definition.isPlausible(found, in: span, at: self)
      else { continue }
      terms = found
      return span
    }
    return nil
  }

  private func isReadable(_ span: Range<Int>) -> Bool {
    var found = Terms()
    return isLikely(span) && read(span, &found)
  }

  /// The name with the words after it, the most first.
  private var behind: [Range<Int>] {
    let start =
      name.lowerBound > free && isFiller(name.lowerBound - 1)
      ? name.lowerBound - 1 : name.lowerBound
    let last = min(words.words.count, name.upperBound + 8)
    let first = includingPerPack(start)
    return stride(from: last, to: name.upperBound, by: -1).map { first..<$0 }
  }

  /// The name with words before it: "plus 0.25 deposit 4.99" tells which of the two comes on top.
  private var introduced: [Range<Int>] { before(isIntroduced: true) }

  private var before: [Range<Int>] { before(isIntroduced: false) }

  private func before(isIntroduced: Bool) -> [Range<Int>] {
    guard definition.takesValueBefore else { return [] }
    let suffix = words.length(ofAny: TermWords.perPackOrCustomer, at: name.upperBound)
    let before = (max(free, name.lowerBound - 4)..<name.lowerBound).reversed()
    var spans: [Range<Int>] = []
    for first in definition.prefersLongValue ? before.reversed() : Array(before)
    where (words.hasDigit(first) || words.isSign(first) && first + 1 < name.lowerBound)
      && !(words.opensBracket(in: first + 1..<name.lowerBound)
        && vetoed(.bracketBehindPrice, first..<name.upperBound))
    {
      let first = includingFactor(first)
      let hasFiller = first > free && isFiller(first - 1)
      let isAdded = hasFiller && Self.additions.contains(words.words[first - 1].text)
      if isAdded == isIntroduced {
        let start = includingPerPack(hasFiller ? first - 1 : first)
        spans.append(start..<name.upperBound + suffix)
      }
    }
    return spans
  }

  /// The place from which a number is multiplied: "+ 8 x 0.15 deposit" for the bottles of a crate.
  private func includingFactor(_ number: Int) -> Int {
    let factor = number - 2
    guard term == .deposit, factor >= free,
      isTimesSign(number - 1), words.words[factor].text.allSatisfy(\.isWholeNumber)
    else { return number }
    return factor
  }

  func isTimesSign(_ index: Int) -> Bool { TimesSigns.isOne(words.words[index].text) }

  /// The start of "1パックあたり" or "每包" before an amount of each pack; else `start`.
  private func includingPerPack(_ start: Int) -> Int {
    var end = start
    if end > free, words.isSign(end - 1) { end -= 1 }
    let phrase = TermWords.perUnspacedPack.first {
      end - $0.count >= free && words.begins(with: $0, at: end - $0.count)
    }
    return phrase.map { end - $0.count } ?? start
  }

  private static let additions = Words.substrings(.addition)

  var isFollowedByNumber: Bool {
    guard name.upperBound < words.words.count,
      !words.isParted(name.lowerBound..<name.upperBound + 1),
      !belongsToEnding(name.upperBound)
    else { return false }
    let next = words.words[name.upperBound].text
    return next.first?.isNumber == true
      || "-−+".contains(next.first ?? "x") && words.hasDigit(name.upperBound)
  }

  /// Whether the number behind the name is another value: "240 g drained 0.89", "£3.75 with card 95p/100g".
  private var isFollowedByOther: Bool {
    let next = words.text(name.upperBound..<name.upperBound + 1)
    guard definition.hasUnits else {
      return (try? phrases.prices.read(next)).map { $0.per != nil } ?? false
    }
    return !isTorn(name.upperBound) && (try? phrases.quantities.read(next))?.unit == nil
  }

  /// "alcohol -40%": what is there is a deal.
  var isFollowedByPercentOff: Bool {
    let next = words.words[name.upperBound].text
    return !definition.allowsMinus && "-−".contains(next.first ?? "x") && next.hasSuffix("%")
  }

  /// Whether an amount of money ends right before the name: "2,49 € HT".
  var isBehindPrice: Bool {
    (1...2).contains { count in
      let start = name.lowerBound - count
      guard start >= free, words.hasDigit(start),
        let read = try? phrases.prices.read(words.text(start..<name.lowerBound))
      else { return false }
      return read.currency != nil || read.fractionDigits == phrases.reader.currency.fractionDigits
    }
  }

  private func isFiller(_ index: Int) -> Bool {
    TermWords.fillers.contains([words.words[index].text])
      || definition.furtherWords.contains([words.words[index].text])
  }

  /// Whether a percentage belongs to the word after it, the 40% of "80% used 40% vol".
  private func belongsToEnding(_ index: Int) -> Bool {
    index + 1 < words.words.count && words.words[index].text.hasSuffix("%")
      && TermWords.endings.contains(words.words[index + 1].text)
  }

  private func isLikely(_ span: Range<Int>) -> Bool {
    guard !(words.isParted(span) && vetoed(.partedTerm, span)),
      !definition.endings.isEmpty
        || !(span.contains(where: belongsToEnding) && vetoed(.shareOfEnding, span))
    else { return false }
    let after = span.filter { $0 >= name.upperBound }
    let before = span.filter { $0 < name.lowerBound && !isFiller($0) }
    // In "5 back per pack" the value is the 5.
    let isBefore = after.isEmpty || !before.isEmpty && !after.contains(where: words.hasDigit)
    guard let first = isBefore ? before.first : after.first,
      let last = isBefore ? before.last : after.last
    else { return false }
    let value = first..<last + 1
    // What names another term is not a value of this one.
    if value.contains(where: namesTerm), vetoed(.nameOfOtherTerm, span) { return false }
    if !definition.hasUnits, value.contains(where: isTorn), vetoed(.tornValue, span) {
      return false
    }
    if term != .offerDays, value.contains(where: isDate), vetoed(.dateAsAmount, span) {
      return false
    }
    return definition.isLikely(value, in: span, at: self)
  }

  /// "24/11/2026"
  private func isDate(_ index: Int) -> Bool {
    let parts = words.words[index].text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.count(where: { $0.count == 4 }) == 1
      && parts.allSatisfy { [1, 2, 4].contains($0.count) && $0.allSatisfy(\.isNumber) }
  }

  /// Whether the name of a term begins with a word.
  private func namesTerm(_ index: Int) -> Bool {
    words.length(ofAny: TermWords.names, at: index) > 0
  }

  /// "Limit 2 candle": the number belongs to the words after it.
  func isFollowedByName(_ span: Range<Int>) -> Bool {
    guard span.upperBound < words.words.count else { return false }
    let next = words.words[span.upperBound].text
    return next.first?.isLetter == true && !TermWords.firstWords.contains(next)
      && !TermWords.introductions.contains(next) && vetoed(.nameBehindTerm, span)
  }

  /// "Bonus 2 for 7.00": the number is how many the deal is for.
  func isFollowedByPrice(_ span: Range<Int>) -> Bool {
    span.upperBound + 1 < words.words.count && words.hasDigit(span.upperBound + 1)
      && role(of: span.upperBound) == .forWord
  }

  /// "Alcohol 40% off": what is there is a deal.
  func isFollowedByReduction(_ span: Range<Int>) -> Bool {
    guard span.upperBound < words.words.count else { return false }
    return [.off, .tenthsOff, .free].contains(role(of: span.upperBound))
  }

  private func role(of index: Int) -> Role {
    lending(words.text(index..<index + 1)) { text in
      guard var cursor = try? text.cursor(.none), (try? cursor.advance()) != nil else {
        return .none
      }
      return cursor.meaning.role
    }
  }

  /// Whether the number at a word has its unit in the next: "500 g", "40 Stück".
  func isTorn(_ index: Int) -> Bool {
    guard words.hasDigit(index), index + 1 < words.words.count,
      words.words[index + 1].text.first?.isLetter == true, !words.isGluedDeposit(index + 1),
      !isTimesSign(index + 1),
      let read = try? phrases.quantities.read(words.text(index..<index + 2))
    else { return false }
    return read.unit != nil || read.countName != nil
  }
}
