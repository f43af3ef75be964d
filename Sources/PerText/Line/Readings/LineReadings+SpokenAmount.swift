import PerModel

// Amounts that are said in words, wholly or with a half behind them: "zwei Pfund", "kilo y medio", "1 kg et demi".
extension LineReadings {
  /// The part of an amount that was said up to a word.
  private struct Spoken {
    /// How many; `nil` where only the unit has been said.
    var number: Rational?
    /// Whether some of it is in words, which no other reading knows.
    var isInWords = false
    /// Where the half is; `nil` without one.
    var half: Int?
    var end: Int
  }

  func addSpokenAmount(_ start: Int) {
    addHalfPound(start)
    guard mayStartSpokenAmount(start), !addQuarterAndHalf(start) else { return }
    addQuarterOfGoods(start)
    var spoken = Spoken(end: start)
    takeNumber(&spoken)
    guard spoken.end < words.count, spoken.end == start || !words.has(.digit, spoken.end) else {
      return
    }
    let noun = spoken.end
    // Only words, and a half behind it, make an amount that nothing else reads.
    let pound = poundOfThings(noun)
    guard spoken.isInWords || saysHalf(noun + 1) != nil || pound != nil else { return }
    guard let unit = pound.map({ ($0, .one, false) }) ?? spokenUnit(noun, spoken) else {
      return addSpokenCount(spoken, start)
    }
    if spoken.number == nil { spoken.number = unit.amount }
    spoken.end += 1
    if spoken.half == nil { takeHalf(&spoken) }
    guard spoken.isInWords || pound != nil, spoken.half != nil || unit.unit != .dozen,
      let number = spoken.number,
      let amount = unit.isGlued ? number : try? number * unit.amount
    else { return }
    let span = start..<spoken.end
    if span.count == 1, pound == nil || start > 0 { return }
    if !words.has(.digit, start), isBesideAmount(span) { return }
    if let half = spoken.half { raiseNameCost(half, to: .nameKeyword) }
    raiseNameCost(start, to: .nameKeyword)
    let read = ReadQuantity(packs: [], amount: amount, unit: unit.unit)
    add(
      unit.unit == .dozen ? .count(read, .init()) : .amount(read, .plain), span,
      leftover: .leftoverAmount)
  }

  /// "3/4 de litre", "¾ di litro": a fraction and a unit with a word between them.
  func addFractionOfUnit(_ index: Int) {
    let unit = index + 2
    guard unit < words.count, words.words[index + 1].meaning.role == .of,
      words.anyHas([.unit, .onlyUnit], unit), !words.has(.digit, unit),
      index == 0 || !words.has(.number, index - 1), isFraction(words.text(index)),
      let read = try? reader.quantities.read(words.text(index) + " " + words.text(unit)),
      read.packs.isEmpty, read.unit?.kind == .mass || read.unit?.kind == .volume
    else { return }
    raiseNameCost(index, to: .nameKeyword)
    add(.amount(read, .plain), index..<unit + 1, leftover: .leftoverAmount)
  }

  /// Whether a word is a part of one, as "3/4" and "¾" are.
  private func isFraction(_ word: String) -> Bool {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    if parts.count == 2, let part = parts[0], let whole = parts[1] {
      return 0 < part && part < whole
    }
    guard word.count == 1, let value = word.first?.unicodeScalars.first?.properties.numericValue
    else { return false }
    return 0 < value && value < 1
  }

  /// "cuarto y mitad de queso": a quarter of a kilogram and half as much again.
  private func addQuarterAndHalf(_ start: Int) -> Bool {
    guard let phrase = phrase(start), phrase.role == .quarterAndHalf,
      let amount = try? Rational(3, over: 8)
    else { return false }
    raiseNameCost(start, to: .nameKeyword)
    add(
      .amount(ReadQuantity(amount: amount, unit: .kilogram), .plain),
      start..<start + phrase.length, leftover: .leftoverAmount)
    return true
  }

  /// The Spanish "un cuarto de jamón", a quarter of a kilogram; of a chicken it is a quarter of that, and so it asks.
  private func addQuarterOfGoods(_ start: Int) {
    guard let phrase = phrase(start), phrase.role == .quarterOf, phrase.length > 2,
      saysOwn(.quarterOfKilogram, start + 1), case let end = start + phrase.length,
      end < words.count, words.has(.letter, end), !words.anyHas([.digit, .unit, .onlyUnit], end),
      !isBesideAmount(start..<end), let quarter = try? Rational(1, over: 4)
    else { return }
    raiseNameCost(start, to: .nameNumber)
    add(.amount(ReadQuantity(amount: quarter, unit: .kilogram), .plain), start..<end)
  }

  /// The known traits of a word rule out nearly all of them.
  private func mayStartSpokenAmount(_ index: Int) -> Bool {
    words.anyHas([.numberWord, .unit, .onlyUnit, .whole, .phrase], index)
      || words.words[index].meaning.unit == .dozen
      || words.words[index].meaning.role == .article || saysOwn(.oneOfUnit, index)
  }

  /// "einundzwanzig Eier", "ventidue pezzi": a number that no list has, before what it counts.
  func addSpokenCompound(_ start: Int) {
    guard let number = compoundOfCounted(start) else { return }
    addSpokenCount(Spoken(number: Rational(number), isInWords: true, end: start + 1), start)
  }

  /// The 21 of "einundzwanzig Eier", "ventuno pezzi", a number that no list has as one word.
  private func compoundOfCounted(_ index: Int) -> Int? {
    let noun = index + 1
    guard noun < words.count, words.has(.letter, index), !words.has(.digit, index),
      words.words[index].range.count >= Self.leastCompound, !words.has(.digit, noun),
      words.has(.count, noun) || words.has(.letter, noun) && isCountedNoun(noun)
    else { return nil }
    return NumberWords.shared.compound(words.text(index), reader.habits.language)
  }

  /// No number from 21 to 99 is a shorter word.
  private static let leastCompound = 6

  /// "two", "two and a half", "anderthalb", "ein".
  private func takeNumber(_ spoken: inout Spoken) {
    let index = spoken.end
    // "un cuarto de kilo", where "cuarto" alone is the fourth
    if let phrase = phrase(index), phrase.role == .quarterOf {
      guard let quarter = try? Rational(1, over: 4) else { return }
      (spoken.number, spoken.isInWords) = (quarter, true)
      spoken.end += phrase.length
      return
    }
    if words.has(.whole, index) {
      guard let count = wholeNumber(index) else { return }
      spoken.number = Rational(count)
    } else if words.has(.numberWord, index),
      let number = NumberWords.shared.spokenNumber(words.plain(index), reader.habits.language)
    {
      (spoken.number, spoken.isInWords) = (number, true)
      if let (ones, end) = onesBehindTens(index), let sum = try? number + Rational(ones) {
        spoken.number = sum
        spoken.end = end - 1
      }
    } else if words.words[index].meaning.role == .article || saysOwn(.oneOfUnit, index) {
      (spoken.number, spoken.isInWords) = (.one, true)
    } else {
      return
    }
    spoken.end += 1
    takeHalf(&spoken)
  }

  /// The five of "vinte e cinco ovos", "dwadzieścia pięć jajek", and where it ends.
  private func onesBehindTens(_ index: Int) -> (ones: Int, end: Int)? {
    guard let tens = numberInWords(index), tens >= 20, tens % 10 == 0, index + 1 < words.count
    else { return nil }
    let last = saysOwn(.and, index + 1) ? index + 2 : index + 1
    guard last + 1 < words.count, words.has(.count, last + 1) || isCountedNoun(last + 1) else {
      return nil
    }
    let isOne = words.words[last].meaning.role == .article || saysOwn(.oneOfUnit, last)
    guard let ones = numberInWords(last) ?? (isOne ? 1 : nil), ones < 10 else { return nil }
    return (ones, last + 1)
  }

  private func takeHalf(_ spoken: inout Spoken) {
    let index = spoken.end
    guard let number = spoken.number, let length = saysHalf(index) else { return }
    guard let more = try? number + Rational(1, over: 2) else { return }
    (spoken.number, spoken.isInWords, spoken.half) = (more, true, index)
    spoken.end += length
  }

  /// How many words say "and a half"; `nil` if none do.
  private func saysHalf(_ index: Int) -> Int? {
    guard index < words.count else { return nil }
    if words.words[index].meaning.role == .andHalf { return 1 }
    guard let phrase = phrase(index), phrase.role == .andHalf else { return nil }
    return phrase.length
  }

  /// The unit that a word is, and how many of it, with a number that is one word with it: "1kg".
  private func spokenUnit(
    _ index: Int, _ spoken: Spoken
  ) -> (unit: PerModel.Unit, amount: Rational, isGlued: Bool)? {
    guard words.anyHas([.unit, .onlyUnit], index) || words.words[index].meaning.unit == .dozen,
      !words.has(.times, index)
    else { return nil }
    let isGlued = words.has(.digit, index)
    guard !isGlued || spoken.number == nil else { return nil }
    if spoken.number == .one, spoken.half == nil, reader.habits.own.contains(.unitsInNames),
      vetoed(.unitOfName, index..<index + 1)
    {
      return nil
    }
    let text = words.text(index)
    guard let read = try? reader.quantities.read(isGlued ? text : "1 " + text),
      read.packs.isEmpty, let unit = read.unit,
      [.mass, .volume, .length].contains(unit.kind) || unit == .dozen
    else { return nil }
    return (unit, read.amount, isGlued)
  }

  /// The unit of "two pounds of apples", which would be money without the "of".
  private func poundOfThings(_ index: Int) -> PerModel.Unit? {
    guard index + 1 < words.count, words.has([.letter, .currency], index),
      !words.has(.digit, index), words.words[index + 1].meaning.role == .of
    else { return nil }
    let unit = withFoldedWord { folded in
      folded.append(folding: words.plain(index))
      return Vocabulary.shared.meaning(of: folded).unit
    }
    return unit?.kind == .mass ? unit : nil
  }

  /// "half a pound of bacon", where pounds are money, too
  private func addHalfPound(_ start: Int) {
    guard words.says(.bareHalf, start) || words.words[start].meaning.role == .halfOf,
      start + 2 < words.count,
      words.words[start + 1].meaning.role == .article || saysOwn(.oneOfUnit, start + 1),
      let unit = poundOfThings(start + 2),
      let half = try? Rational(1, over: 2)
    else { return }
    raiseNameCost(start, to: .nameKeyword)
    raiseNameCost(start + 1, to: .nameKeyword)
    add(
      .amount(ReadQuantity(packs: [], amount: half, unit: unit), .plain), start..<start + 3,
      leftover: .leftoverAmount)
  }

  /// Whether what is said without digits stands beside an amount with them, which is rather how much there is.
  func isBesideAmount(_ span: Range<Int>, orCount: Bool = false) -> Bool {
    let isCounted =
      orCount
      && all.contains { $0.fact == .count && words.has(.digit, $0.words.lowerBound) }
    return (isCounted || saysAmount(besides: span)) && vetoed(.spokenBesideAmount, span)
  }

  private func saysAmount(besides span: Range<Int>) -> Bool {
    all.contains {
      $0.fact == .amount && !$0.words.overlaps(span) && words.has(.digit, $0.words.lowerBound)
    }
  }

  /// "dziesięć jajek": a counted noun with its number in words, if nothing else in the line is an amount.
  private func addSpokenCount(_ spoken: Spoken, _ start: Int) {
    guard spoken.isInWords, spoken.half == nil, let number = spoken.number, number.isInteger,
      number > .one
    else { return }
    for index in start + 1..<max(start + 1, spoken.end) {
      raiseNameCost(index, to: .nameKeyword)
    }
    // "두 모", "zehn Stück"
    let noun = words.words[spoken.end].meaning
    if noun.unit == .item, !noun.hasCurrency, words.has(.count, spoken.end) {
      let read = ReadQuantity(
        packs: [], amount: number, unit: .item, countName: noun.countName)
      raiseNameCost(start, to: .nameKeyword)
      return add(
        .count(read, .init(isContainer: true, multiplies: true)), start..<spoken.end + 1,
        leftover: .leftoverCount)
    }
    guard isCountedNoun(spoken.end),
      !(all.contains { !$0.fact.isDisjoint(with: [.amount, .count, .deal]) }
        && vetoed(.spokenCountBesideAmount, start..<spoken.end + 1))
    else { return }
    let read = ReadQuantity(packs: [], amount: number, unit: .item)
    raiseNameCost(start, to: .nameKeyword)
    add(.count(read, .init()), start..<spoken.end, leftover: .leftoverCount)
  }

  /// "两斤半", "1キロ半": a half as the last letter of a word.
  func addTrailingHalf(_ index: Int) {
    let word = words.plain(index)
    guard word.count > 5, word.last ?? 0 >= 0x80 else { return }
    for half in Self.trailingHalves where word.suffix(half.count).elementsEqual(half) {
      let text = words.text(index).dropLast()
      let number = NumberWords.shared.leadingNumber(String(text))
      let digits = number.map { String($0.count) + text.dropFirst($0.length) } ?? String(text)
      guard let read = try? reader.quantities.read(digits), read.packs.isEmpty,
        let unit = read.unit, unit.kind == .mass || unit.kind == .volume, read.amount.isInteger,
        let amount = try? read.amount + Rational(1, over: 2)
      else { continue }
      raiseNameCost(index, to: .nameKeyword)
      return add(
        .amount(ReadQuantity(packs: [], amount: amount, unit: unit), .plain), index..<index + 1,
        leftover: .leftoverAmount)
    }
  }

  private static let trailingHalves = (Words.all(.halfOf) + Words.all(.andHalf))
    .filter { $0.count == 1 && $0.utf8.count == 3 }.map { Array($0.utf8) }
}
