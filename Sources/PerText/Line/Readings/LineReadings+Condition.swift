import PerModel

// From how many packs on a price holds.
extension LineReadings {
  /// "from 2 packs", "when you buy 3": where nothing makes a deal of it, it must not end in the name or as
  /// the size of a pack.
  func addCondition(_ start: Int) {
    let length = conditionLength(start)
    guard length > 0 else { return }
    var number = start + length
    let saysBought = words.words[start].meaning.role == .whenBuying || length > 1
    while number < words.count, words.words[number].meaning.role == .noise { number += 1 }
    guard number < words.count, words.has(.whole, number),
      !(words.text(number) == "1" && vetoed(.conditionOfOne, start..<number + 1)),
      isCountOfPacks(number, saysBought: saysBought)
    else { return }
    var end = number + 1
    if end < words.count, words.has(.count, end), !words.has(.currency, end) { end += 1 }
    raiseNameCost(start, to: .leftoverPrice)
    if !saysBought, end == number + 1, mayBeAge(start, end) {
      add(.name, start..<end, .age)
    }
    all.append(
      LineReading(
        words: start..<end, value: .name, cost: reader.costs[.leftoverDeal], .leftoverDeal,
        isLeftover: true))
  }

  /// Whether a number says how many packs: not how old a child is, and not how many mountains the coffee is
  /// from.
  private func isCountOfPacks(_ number: Int, saysBought: Bool) -> Bool {
    let next = number + 1
    guard next < words.count else { return true }
    if words.has(.count, next), !words.has(.ownCurrency, next) { return true }
    let span = number..<next + 1
    if words.anyHas([.unit, .percent, .currency], next), vetoed(.unitOfCondition, span) {
      return false
    }
    return saysBought || !words.has(.letter, next) || words.has(.currency, next)
      || !vetoed(.conditionOfOthers, span)
  }

  /// Whether "ab 6" between a name and its only price may say how old a child is: "Puzzle ab 6 12,99 €".
  private func mayBeAge(_ start: Int, _ end: Int) -> Bool {
    start > 0 && end < words.count && words.anyHas([.number, .currency], end)
      && !(0..<start).contains { words.anyHas([.digit, .currency], $0) }
  }

  /// "ab 3 Jahren", "from 6 months": an age belongs to the name.
  func addAge(_ stretch: LineStretch) {
    let start = stretch.start
    guard
      let first = words.before(start, upTo: LineLimit.wordsOfCondition).first(where: {
        conditionLength($0) == start - $0
      })
    else { return }
    add(.name, first..<stretch.end)
  }

  /// Whether the last words say that a count follows: in "4.99 when you buy 2" they belong to the 2.
  func endsInCondition(_ stretch: LineStretch) -> Bool {
    let end = stretch.end
    guard stretch.count > 1, end < words.count, words.has(.digit, end),
      !stretch.last.contains(.digit)
    else { return false }
    return (max(stretch.start + 1, end - LineLimit.wordsOfCondition)..<end).contains { start in
      conditionLength(start) == end - start
    }
  }

  /// The number of words here that announce a least count: "ab", "when you buy"; 0 for none.
  func conditionLength(_ start: Int) -> Int { Int(places[start].conditionLength) }

  /// The same, found out once for each word before anything is read.
  func findConditionLength(_ start: Int) -> Int {
    // "v/ 6 fl. pr. fl. 59,95"
    if start > 0, start + 2 < words.count, words.has(.whole, start + 1),
      words.has(.count, start + 2), saysOwn(.withCount, start)
    {
      return 1
    }
    guard words.anyHas([.introduction, .dealWord, .phrase, .multiplier], start),
      words.behind(start, upTo: LineLimit.wordsToCount).contains(where: { words.has(.digit, $0) })
    else { return 0 }
    switch words.words[start].meaning.role {
    case .whenBuying: return 1
    case .of where saysOwn(.ownFromCount, start):
      // "3,99 da 2 confezioni", but not "6 uova da 60 g" and "confezione da 3".
      return start > 0
        && (words.has(.currency, start - 1) || words.has(.plainDecimal, start - 1)
          || !vetoed(.contentAsCondition, start..<start + 2))
        ? 1 : 0
    case .priceNoise where words.words[start].traits.contains(.introduction):
      return WordSet.minimum.contains(words.plain(start)) ? 1 : 0
    default: break
    }
    guard words.has(.phrase, start), let phrase = phrase(start) else { return 0 }
    switch phrase.role {
    case .whenBuying: return phrase.length
    case .priceNoise:
      let text = words.text(start..<start + phrase.length).lowercased()
      return Self.minimumPhrases.contains { text.hasPrefix($0) } ? phrase.length : 0
    default: return 0
    }
  }

  private static let minimumPhrases = Words.all(.minimum).filter { $0.contains(" ") }
}
